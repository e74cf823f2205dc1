// Who runs a table of this browser while a page looks at it: takes commands, keeps events, lets bots decide at a human pace, and tells
// the page, in the messages of the server's socket.
import { Seen, SPECTATOR } from '../rules/game';
import { rulesOf } from '../rules/load';
import { type Thinking, think } from './bots';
import type { TableEvent } from './events';
import { botChance, dailyChance } from './fair';
import { cardOf, linksOf, stateOf } from './pictures';
import { type Command, following, Refuse, ruled } from './rulings';
import { read, write } from './store';
import { LocalTable } from './table';

const PACE = 900; // milliseconds a bot takes at least, at a human pace ...
const BETWEEN_STEPS = 0.15; // ... and the share of it between two steps of its turn
const KEPT_KEYS = 256; // commands that are recognised when they come a second time

/** Open a kept table, under the rules it was begun with; null if this browser does not have it, or them. */
export async function openTable(id: string): Promise<LocalTable | null> {
  const stored = read(id);
  const created = stored?.[0]?.event;
  if (!stored || created?.kind !== 'created') return null;
  const rules = await rulesOf(created.plan.game, created.plan.rules_version);
  return rules && new LocalTable(id, rules, stored);
}

export type Say = (message: Record<string, unknown>) => void;

export class Host {
  private eyes: number = SPECTATOR;
  private told = 0; // the newest event the page has
  private thinking = new Map<number, Thinking & { asked: number }>();
  private done = new Map<string, number>(); // commands: their last event
  private closed = false;

  constructor(
    readonly table: LocalTable,
    private readonly say: Say,
  ) {}

  /** What the page says. */
  hear(message: Command): void {
    switch (message.type) {
      case 'hello':
        return this.greet(message);
      case 'eyes':
        return this.look(message['seat']);
      case 'ping':
        return this.say({ type: 'pong', t: message['t'], time: Date.now() / 1000 });
      case 'state':
        return this.picture('state', Number(message['since'] ?? 0));
      default:
        return this.command(message);
    }
  }

  close(): void {
    this.closed = true;
    for (const thought of this.thinking.values()) thought.stop();
    this.thinking.clear();
  }

  private greet({ eyes, since }: Command): void {
    const { you } = this.table;
    this.eyes = typeof eyes === 'number' && you.includes(eyes) ? eyes : eyes === undefined && you.length === 1 ? (you[0] as number) : SPECTATOR;
    this.say({ type: 'welcome', protocol: 1, ...this.who(), time: Date.now() / 1000, heartbeat: 20 });
    this.happen([]); // what was under way when the page was closed
    this.picture('state', Number(since ?? 0));
  }

  private who(): Record<string, unknown> {
    return { table: cardOf(this.table), links: linksOf(this.table), you: this.table.you };
  }

  private look(seat: unknown): void {
    this.eyes = typeof seat === 'number' && this.table.you.includes(seat) ? seat : SPECTATOR;
    this.picture('state', 0);
  }

  /** What the page is shown, as a server sends it: what a player has to remember is not remembered for them. */
  get seen(): Seen {
    const { rules, viewer } = this.table.seen(this.eyes);
    return new Seen(rules, rules.screen(this.table.state, viewer), viewer);
  }

  private picture(type: 'state' | 'event', since: number): void {
    this.told = this.table.n;
    this.say(stateOf(this.table, this.eyes, type, since) as unknown as Record<string, unknown>);
  }

  private command(command: Command): void {
    const id = String(command['id']);
    const known = this.done.get(id);
    try {
      const n = known ?? this.happen(ruled(this.table, command));
      this.done.set(id, n);
      if (this.done.size > KEPT_KEYS) this.done.delete(this.done.keys().next().value as string);
      this.say({ type: 'ack', id, n });
    } catch (fault) {
      if (!(fault instanceof Refuse)) throw fault;
      this.say({ type: 'refused', id, n: this.table.n, ...fault.refusal });
      if (fault.refusal.error === 'stale') this.picture('state', 0);
    }
  }

  /** Let events happen and what follows from them; keep them, tell the page, and let bots think. */
  happen(events: TableEvent[]): number {
    const at = Date.now() / 1000;
    const before = this.table.n;
    for (let queue = [...events, ...(events.length === 0 ? following(this.table) : [])]; queue.length > 0; queue = following(this.table))
      for (const event of queue) this.table.enter(at, event);
    if (this.table.n > before) {
      keep(this.table);
      if (this.table.story.slice(before).some(({ event }) => event.kind !== 'decided' && event.kind !== 'undone')) this.say({ type: 'table', ...this.who() });
      if (this.told > 0) this.picture('event', this.told);
    }
    this.letBotsThink();
    return this.table.n;
  }

  // Bots

  private letBotsThink(): void {
    const { table } = this;
    const asked = table.status === 'running' ? table.waiting.filter((seat) => table.seats[seat]?.bot) : [];
    for (const [seat, thought] of this.thinking) {
      if (asked.includes(seat) && thought.asked === table.askedAt.get(seat)) continue;
      thought.stop();
      this.thinking.delete(seat);
    }
    for (const seat of asked) if (!this.thinking.has(seat) && !this.closed) void this.letThink(seat);
  }

  private async letThink(seat: number): Promise<void> {
    const { table } = this;
    const asked = table.askedAt.get(seat) ?? 0;
    const bot = (table.seats[seat]?.bot as string).split('@')[0] as string;
    const thought = { ...think({ game: table.rules.name, seat, bot, ...this.question(seat, asked) }), asked };
    this.thinking.set(seat, thought);
    const [action] = await Promise.all([thought.action, new Promise((go) => setTimeout(go, this.patience(seat)))]);
    if (this.thinking.get(seat) !== thought || this.closed) return; // the question has changed meanwhile
    this.thinking.delete(seat);
    const fine = action !== null && table.rules.may(table.state, seat, action);
    this.happen([{ kind: 'decided', seat, action: fine ? action : table.rules.default(table.state, seat), by: fine ? 'bot' : 'fault' }]);
  }

  /** What a bot is shown, and its chance; at a deal of the day as it was when the question was put, so that nothing else moves it. */
  private question(seat: number, asked: number): { record: Uint8Array; chance: Uint32Array; exact: boolean } {
    const { rules, state, states, secret, plan, since } = this.table;
    const then = since.get(seat) ?? 0;
    if (plan.daily) return { record: rules.see(states[then] ?? state, seat).record, chance: dailyChance(secret, seat, then), exact: true };
    return { record: rules.see(state, seat).record, chance: botChance(secret, seat, asked), exact: false };
  }

  /** How long a bot lets people look before it decides (tidetable/server/work/pace.py). */
  private patience(seat: number): number {
    const { plan, decisions, turns, rules, state } = this.table;
    if (plan.pace === 'fast') return 0;
    const inTurn = decisions.at(-1)?.seat === seat && turns.at(-1) === rules.read(state, 'turns');
    return PACE * (plan.pace === 'human' && inTurn ? BETWEEN_STEPS : 1);
  }
}

export function keep(table: LocalTable): void {
  write(table.id, table.story.map(({ at, event }) => ({ at, event })));
}
