// A table of this browser: what its events have made of it. What may be done at it is said in rulings.ts, as on the server.
import type { Description } from '../rules/description';
import { ALL_SEEING, type GameRecord, type GameRules, type Seen, type Step } from '../rules/game';
import { codesOf } from '../rules/options';
import type { Result, SeatInfo } from '../table/types';
import type { EventOf, Plan, Stored, TableEvent } from './events';
import { keyOf, seedOf, undoChance } from './fair';
import { resultOf } from './result';

export interface Decision {
  seat: number;
  action: number;
}

/** An event at its place in the story, with what the rules wrote when it happened. */
export interface Happening {
  n: number;
  at: number;
  event: TableEvent;
  decision: number; // how many decisions stood after it
  journal: Int32Array | null;
  before: GameRecord | null; // of a decision: the state it was taken in
}

export interface Seat {
  bot: string | null; // its own, or one that plays for the person
  person: boolean;
  resigned: boolean;
}

export class LocalTable {
  readonly story: Happening[] = [];
  readonly log: (Decision | { undo: number })[] = [];
  decisions: Decision[] = []; // those that stand
  states: GameRecord[] = []; // the deal, then after each standing decision
  turns: number[] = []; // the turn counter before each of them
  seats: Seat[] = [];
  plan!: Plan;
  secret = '';
  commitment = '';
  status: 'open' | 'running' | 'paused' | 'over' = 'open';
  result: Result | null = null;
  asking: EventOf<'asked'> | null = null;
  agreed = new Set<number>();
  rematch: string | null = null;
  since = new Map<number, number>(); // since how many decisions a seat has been waited for
  askedAt = new Map<number, number>(); // since which event a seat's question stands ...
  movedAt = 0; // ... and the last event that changed the match
  private choices = new Map<number, string>();
  private free = new Map<number, boolean>(); // what was found out about taking a decision back

  constructor(
    readonly id: string,
    readonly rules: GameRules,
    stored: Stored[] = [],
  ) {
    for (const { at, event } of stored) this.enter(at, event);
  }

  get n(): number {
    return this.story.length;
  }
  get description(): Description {
    return this.rules.description;
  }
  get state(): GameRecord {
    return this.states.at(-1) as GameRecord;
  }
  get over(): boolean {
    return this.status === 'over';
  }
  get isOpen(): boolean {
    return this.over && this.description.open_at_the_end;
  }
  get waiting(): number[] {
    return this.states.length > 0 && !this.over ? this.rules.waiting(this.state) : [];
  }
  /** Without other people's salts the seed is the secret, and a place for each seat's. */
  get salts(): string[] {
    return this.plan.seats.map(() => '');
  }
  get seed(): string {
    return seedOf(this.secret, this.salts);
  }

  /** The seats of people, all of them at this device. */
  get you(): number[] {
    return this.seats.flatMap(({ person }, seat) => (person ? [seat] : []));
  }

  seen(eyes: number): Seen {
    return this.rules.see(this.state, this.isOpen && this.rules.waiting(this.state).length > 0 ? ALL_SEEING : eyes);
  }

  /** Whether earlier views, or a seat's own earlier action, are shown once more. */
  showsAgain(action?: number): boolean {
    if (this.over) return true;
    const forgotten = this.description.remembered.filter(({ option, value }) => this.plan.options[option] === value);
    return !forgotten.some(({ actions }) => (action === undefined ? actions === undefined : (actions?.includes(action) ?? false)));
  }

  seatInfo(seat: number): SeatInfo {
    const { bot, person, resigned } = this.seats[seat] as Seat;
    const { name, here } = this.plan.seats[seat] as Plan['seats'][number];
    return { seat, kind: bot ? 'bot' : 'person', name, bot, here, online: true, away: false, open: false, resigned, stand_in: bot !== null && person };
  }

  // Events happen

  enter(at: number, event: TableEvent): Happening {
    const n = this.n + 1;
    const before = event.kind === 'decided' ? this.state : null;
    const journal = this.change(event, n);
    const happening = { n, at, event, decision: this.decisions.length, journal: journal && journal[0] ? journal : null, before };
    this.story.push(happening);
    return happening;
  }

  private change(event: TableEvent, n: number): Int32Array | null {
    switch (event.kind) {
      case 'created':
        ({ plan: this.plan, secret: this.secret, commitment: this.commitment } = event);
        this.seats = event.plan.seats.map(({ kind, bot }) => ({ bot, person: kind === 'person', resigned: false }));
        return null;
      case 'started':
        return this.deal(n);
      case 'decided':
        return this.decide(event, n);
      case 'undone':
        this.takeBack(event.to, n);
        return null;
      default:
        this.around(event);
        return null;
    }
  }

  /** The deal, and what the rules wrote of it. */
  protected begin(): Step {
    const seats = this.plan.seats.length;
    return this.rules.begin(seats, codesOf(this.description, this.plan.options, seats), keyOf(this.seed));
  }

  private deal(n: number): Int32Array {
    const { state, journal } = this.begin();
    this.states = [state];
    this.status = 'running';
    for (const seat of this.waiting) this.since.set(seat, 0);
    this.askAnew(n, new Set(this.waiting));
    return journal;
  }

  private decide({ seat, action }: EventOf<'decided'>, n: number): Int32Array {
    const before = new Set(this.waiting);
    if (!this.rules.may(this.state, seat, action)) throw new RangeError(`decision ${this.decisions.length + 1} is not legal`);
    this.turns.push(this.rules.read(this.state, 'turns'));
    const { state, journal } = this.rules.carryOut(this.state, seat, action);
    this.states.push(state);
    this.decisions.push({ seat, action });
    this.log.push({ seat, action });
    if (this.asking?.what === 'undo') this.asking = null; // the table has moved on
    const fresh = new Set([...this.waiting.filter((one) => !before.has(one)), seat]);
    for (const one of fresh) this.since.set(one, this.decisions.length);
    this.askAnew(n, fresh);
    return journal;
  }

  private takeBack(to: number, n: number): void {
    this.decisions.length = this.turns.length = to;
    this.states.length = to + 1;
    this.log.push({ undo: to });
    for (const place of [...this.free.keys()]) if (place >= to) this.free.delete(place);
    this.asking = null;
    this.choices.clear();
    this.askAnew(n, new Set());
  }

  /** Note since when each seat's question stands. */
  private askAnew(n: number, fresh: Set<number>): void {
    this.movedAt = n;
    for (const seat of this.waiting) {
      const choices = this.rules.choices(this.state, seat).join();
      if (!fresh.has(seat) && choices === this.choices.get(seat)) continue;
      this.askedAt.set(seat, n);
      this.choices.set(seat, choices);
    }
  }

  private around(event: TableEvent): void {
    if (event.kind === 'asked') [this.asking, this.agreed] = [event, new Set()];
    else if (event.kind === 'answered') event.yes ? this.agreed.add(event.seat) : (this.asking = null);
    else if (event.kind === 'paused') [this.status, this.asking] = ['paused', null];
    else if (event.kind === 'resumed') this.status = 'running';
    else if (event.kind === 'taken-over') (this.seats[event.seat] as Seat).bot = event.bot;
    else if (event.kind === 'taken-back') (this.seats[event.seat] as Seat).bot = null;
    else if (event.kind === 'resigned') this.resign(event.seat);
    else if (event.kind === 'rematch') this.rematch = event.table;
    else if (event.kind === 'ended') this.end(event);
  }

  private resign(seat: number): void {
    Object.assign(this.seats[seat] as Seat, { resigned: true, bot: standIn(this.description) });
    if (this.asking?.seat === seat) this.asking = null;
  }

  private end({ reason }: EventOf<'ended'>): void {
    [this.status, this.asking] = ['over', null];
    this.result = resultOf(this, reason);
  }

  // Undo by information

  /** Whether the standing decision at a place (from 0) revealed nothing; what was found out is remembered. */
  isFree(place: number): boolean {
    let free = this.free.get(place);
    if (free === undefined) {
      const { seat, action } = this.decisions[place] as Decision;
      const chance = undoChance(this.secret, place).slice(0, 4);
      free = !this.rules.reveals(this.states[place] as GameRecord, this.states[place + 1] as GameRecord, seat, action, chance);
      this.free.set(place, free);
    }
    return free;
  }
}

/** The bot that plays where nobody chose one. */
export const standIn = ({ bots }: Description): string => (bots.names.includes('careful') ? 'careful' : (bots.names[0] as string));
