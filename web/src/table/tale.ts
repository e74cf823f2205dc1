// The tale: what was done, one line an action, cause before cost; and what others did since I last decided, player by player.
import type { Entry } from '../connection/types';
import type { Words } from '../words/words';
import { asLists, type Lists } from './lists';
import { sentences } from './sentences';
import type { GameEvent, Message } from './types';

/** What a game says of its sentences, by the kinds of its events. */
export interface Telling {
  costs?: string[]; // they pay for the deed that follows, and are told with it, in brackets (sentences `cost-<kind>`, and `costs-told` for all)
  quiet?: string[]; // everybody expects them: the log has them, the tale does not
  heads?: string[]; // a turn begins with them: the log sets them over what follows
  lists?: Lists; // several of them in one decision are told as one
  sum?: { at: string; say: (events: GameEvent[]) => Message | null }; // where a turn ends, and what it was in one sentence: told instead of its parts (null: they tell it themselves)
}

/** One action: the sentence that says what it was, and those that say what it cost. */
export interface Deed {
  seat: number | null;
  message: Message;
  costs: Message[];
}

/** What one player did, or took back, since I last decided. */
export interface Chapter {
  seat: number;
  deeds: Deed[];
  undone: boolean;
  events: GameEvent[]; // what it has left on the board
}

const kindOf = ([id]: Message): string => id.replace(/^(event|several)-/, '').replace(/-(unseen|open)$/, '');
export const speaks = (kinds: string[] | undefined, message: Message): boolean => kinds?.includes(kindOf(message)) ?? false;
const seatOf = ([, args]: Message): number | null => (typeof args['seat'] === 'number' ? args['seat'] : null);

/** Gathers sentences one by one, as they come, and gives each deed when it is complete. */
export class Gathering {
  private owed: Message[] = [];

  constructor(private readonly telling: Telling) {}

  add(message: Message): Deed | null {
    if (speaks(this.telling.costs, message)) return void this.owed.push(message), null;
    if (speaks(this.telling.quiet, message)) return null;
    return { seat: seatOf(message), message, costs: this.owed.splice(0) };
  }

  /** What costs that have been told are for, if the sentences to come say it. */
  foresee(coming: () => Message[]): Deed | null {
    if (this.owed.length === 0) return null;
    const ahead = new Gathering(this.telling);
    ahead.owed = [...this.owed];
    for (const message of coming()) {
      const deed = ahead.add(message);
      if (deed) return deed;
    }
    return null;
  }
}

/** The deeds that sentences tell, in order. */
export function deedsIn(log: Message[], telling: Telling, gathering = new Gathering(telling)): Deed[] {
  return asLists(log, telling.lists).flatMap(({ message }) => gathering.add(message) ?? []);
}

/** One decision told again, with everything in it: what was paid stands with what it was for, or for itself where that comes later. */
export function retold(log: Message[], telling: Telling): Deed[] {
  const deeds: Deed[] = [];
  const owed: Message[] = [];
  for (const { message } of asLists(log, telling.lists)) {
    if (speaks(telling.costs, message)) owed.push(message);
    else deeds.push({ seat: seatOf(message), message, costs: speaks(telling.quiet, message) ? [] : owed.splice(0) });
  }
  return [...deeds, ...owed.map((message) => ({ seat: seatOf(message), message, costs: [] }))];
}

/** The decisions that stand, and those that the newest take-backs have struck, with who took them back. */
export function standing(entries: Entry[]): { stand: Entry[]; struck: { by: Entry; what: Entry[] }[] } {
  const stand: Entry[] = [];
  const struck: { by: Entry; what: Entry[] }[] = [];
  for (const entry of entries) {
    if (entry.kind === 'decided') stand.push(entry);
    if (entry.kind !== 'undone') continue;
    const what: Entry[] = [];
    while ((stand.at(-1)?.decision ?? 0) > Number(entry['to'] ?? 0)) what.unshift(stand.pop() as Entry);
    struck.push({ by: entry, what });
  }
  return { stand, struck };
}

/** The moments (so many decisions stand) at which somebody else begins to decide. */
export function turnsIn(entries: Entry[]): number[] {
  const { stand } = standing(entries);
  return stand.flatMap((entry, index) => (index > 0 && stand[index - 1]?.seat !== entry.seat ? [(entry.decision ?? 1) - 1] : []));
}

/** The last decision of a seat that has not been taken back. */
export function lastDecision(entries: Entry[], seat: number): Entry | undefined {
  return standing(entries).stand.findLast((entry) => entry.seat === seat);
}

/** What a decision led others to do: it may be the one that all have waited for. */
export const ofOthers = (entry: Entry | undefined, seat: number): GameEvent[] => entry?.events?.filter((event) => typeof event['seat'] === 'number' && event['seat'] !== seat) ?? [];

/** What a seat has not decided itself, in order, and the moment before it (so many decisions stand). */
export interface Missed {
  at: number;
  entries: Entry[];
}

/** What happened since this seat last decided, or since the deal; null where that is nothing, or something of it was taken back. */
export function missedBy(entries: Entry[], seat: number): Missed | null {
  const mine = seat < 0 ? undefined : (lastDecision(entries, seat) ?? entries.find((entry) => entry.kind === 'started'));
  if (!mine) return null;
  const also = ofOthers(mine, seat).length > 0 && mine.kind === 'decided'; // then it is told from my own decision on
  const missed = entries.filter((entry) => entry.n > mine.n || (also && entry === mine));
  const tells = missed.some((entry) => entry.events?.length) && !missed.some((entry) => entry.kind === 'undone');
  return tells ? { at: (mine.decision ?? 0) - (also ? 1 : 0), entries: missed } : null;
}

/** What others did since this seat last decided, and what anybody took back, player by player. */
export function recap(entries: Entry[], seat: number, telling: Telling = {}): Chapter[] {
  if (seat < 0) return []; // a watcher sees everything as it happens
  const { stand, struck } = standing(entries);
  const mine = stand.findLastIndex((entry) => entry.seat === seat);
  const since = stand[mine]?.n ?? 0;
  const chapters: Chapter[] = [];
  const begun = stand.slice(mine + 1);
  const replaced = (by: Entry): boolean => begun.some((entry) => entry.seat === by.seat && entry.n > by.n); // they have decided anew
  for (const { by, what } of struck) if (by.n > since && !replaced(by)) takenBack(chapters, by.seat ?? 0, what, telling);
  return [...chapters, ...told(stand[mine], begun, seat, telling)]; // a take-back is the newest: a phone has room for little
}

/** What was taken back, in the words of the one who did it; taking back again adds to it. */
function takenBack(chapters: Chapter[], seat: number, what: Entry[], telling: Telling): void {
  const deeds = deedsIn(what.flatMap((entry) => entry.log), telling);
  const own = deeds.filter((deed) => deed.seat === seat);
  const known = chapters.find((chapter) => chapter.seat === seat);
  const again = own.length > 0 ? own : deeds;
  if (known) known.deeds.unshift(...again);
  else chapters.push({ seat, deeds: again, undone: true, events: [] });
}

/**
 * The deeds of everybody in these decisions. My decision may be the one all have waited for: what it let the others do is theirs,
 * and what the rules then do for me is told too: nobody has asked me.
 */
function told(mine: Entry | undefined, since: Entry[], seat: number, telling: Telling): Chapter[] {
  const chapters = new Map<number, Chapter>();
  const gathered = new Map<number, Gathering>(); // by who decides: a payment may be several decisions
  for (const entry of mine ? [mine, ...since] : since) {
    let teller = entry.seat ?? 0;
    const gathering = gathered.get(teller) ?? new Gathering(telling);
    gathered.set(teller, gathering);
    for (const deed of deedsIn(entry.log, telling, gathering)) {
      teller = deed.seat ?? teller;
      const decidedByMe = entry === mine && chapters.size === 0;
      if (teller === seat && (deed.seat === null || decidedByMe)) continue;
      if (deed.seat === null && entry === mine) continue;
      const chapter = chapters.get(teller) ?? { seat: teller, deeds: [], undone: false, events: [] };
      chapter.deeds.push(deed);
      chapters.set(teller, chapter);
    }
    const chapter = chapters.get(entry.seat ?? 0);
    if (chapter && entry !== mine) closeTurn(chapter, entry, telling);
    chapters.get(seat)?.events.push(...(entry.events ?? []).filter((event) => event['seat'] === seat));
  }
  return [...chapters.values()];
}

/** Keep what a decision has left on the board. Where it ends a turn that the game sums up, the sum stands for the parts. */
function closeTurn(chapter: Chapter, entry: Entry, telling: Telling): void {
  const events = entry.events ?? [];
  chapter.events.push(...events);
  const end = events.findIndex(({ kind }) => kind === telling.sum?.at);
  const said = end < 0 ? null : telling.sum?.say(chapter.events);
  if (!said) return;
  const later = sentences(events, entry.log).flatMap(([event, message]) => (events.indexOf(event) > end ? [message] : []));
  const after = deedsIn(later, telling).filter(({ seat }) => seat === null || seat === chapter.seat);
  chapter.deeds = [{ seat: chapter.seat, message: said, costs: [] }, ...after];
}

/** A deed in words: "Heron lays a boat at column 2 (green, blue)." */
export function sayDeed({ message, costs }: Pick<Deed, 'message' | 'costs'>, words: Words): string {
  const said = words.say(message);
  if (costs.length === 0) return said;
  const price = costs.map((cost) => words.say([`cost-${kindOf(cost)}`, cost[1]])).join(', ');
  return `${said.replace(/\.$/, '')} (${words.has('costs-told') ? words.word('costs-told', { price }) : price}).`;
}

/** A deed behind the name of the one who did it: "lays a boat at column 2". */
export function sayBriefly(deed: Deed, name: string, words: Words): string {
  const said = sayDeed(deed, words).replace(/\.$/, '');
  const at = said.indexOf(`${name} `);
  return at === 0 || said.slice(0, Math.max(at, 0)).endsWith(': ') ? said.slice(at + name.length + 1) : said;
}

/** What was done twice in a row, or more often, is said once: "takes a larva cube (2×)". */
export function folded(deeds: string[]): string[] {
  const runs: [said: string, times: number][] = [];
  for (const said of deeds) {
    const last = runs.at(-1);
    if (last?.[0] === said) last[1]++;
    else runs.push([said, 1]);
  }
  return runs.map(([said, times]) => (times > 1 ? `${said} (${times}×)` : said));
}
