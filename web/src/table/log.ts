// Log lines: the sentences of the table's entries, one line an action with what it cost, each with the moment it can show and the pieces it speaks of.
import type { Entry } from '../connection/types';
import { asLists } from './lists';
import { sentences } from './sentences';
import { deedsIn, ofOthers, speaks, standing, type Telling } from './tale';
import type { GameEvent, Message } from './types';

export interface LogLine {
  message: Message;
  costs: Message[]; // what it cost, told with it
  decision: number | null; // the standing decision to look back at ...
  since: number | null; // ... and the first that belongs to it: of what it cost
  mine: boolean;
  seat: number | null; // whom it speaks of
  kind: string; // of its entry
  heads: boolean; // a turn begins with it
  closing: boolean; // the table's own word that it is over; a game may have said the same
  events: GameEvent[]; // what it tells, where it tells something of the game
  struck?: Message[]; // of a take-back: what is no more
  said?: boolean; // my own, decided as I had said beforehand
}

/** The log from the entries; what was undone is struck from the story. */
export function logLines(entries: Entry[], seat: number, telling: Telling = {}): LogLine[] {
  const lines: LogLine[] = [];
  for (const entry of entries) {
    const struck = entry.kind === 'undone' ? strike(lines, Number(entry['to'] ?? 0)) : [];
    if (entry.kind === 'undone' && foldUndone(lines, entry, struck, telling)) continue;
    lines.push(...linesOf(entry, seat, struck, telling));
  }
  return withCosts(lines, telling);
}

/** What was paid stands with what it was paid for; what is paid for something to come waits for it. */
function withCosts(lines: LogLine[], telling: Telling): LogLine[] {
  const told: LogLine[] = [];
  let owed: LogLine[] = [];
  for (const line of lines) {
    const payer = owed[0]?.seat ?? line.seat;
    if (speaks(telling.costs, line.message) && line.seat === payer) {
      owed.push(line);
    } else if (owed.length > 0 && line.seat === payer && !speaks(telling.quiet, line.message)) {
      told.push({ ...line, costs: owed.map(({ message }) => message), since: owed[0]?.decision ?? null });
      owed = [];
    } else {
      told.push(...owed, line);
      owed = [];
    }
  }
  return told;
}

function linesOf(entry: Entry, seat: number, struck: Message[], telling: Telling): LogLine[] {
  const decision = entry.kind === 'decided' ? (entry.decision ?? null) : entry.kind === 'started' ? 0 : null;
  const told = new Map(sentences(entry.events ?? [], entry.log).map(([event, message]) => [message, event]));
  return asLists(entry.log, telling.lists).map(({ message, of }) => ({
    kind: entry.kind,
    message,
    costs: [],
    decision,
    since: decision,
    seat: (message[1]['seat'] as number | undefined) ?? null,
    mine: seat >= 0 && message[1]['seat'] === seat,
    heads: speaks(telling.heads, message),
    closing: entry.kind === 'ended',
    events: of.flatMap((one) => told.get(one) ?? []),
    ...(entry.kind === 'undone' ? { struck } : {}),
    ...(entry['said'] ? { said: true } : {}),
  }));
}

/**
 * What stays marked on the board: what others did since my last decision, or my own turn while nobody has decided since; a watcher sees
 * the last turn. My decision may be the one that all have waited for: what it let the others do is theirs.
 */
export function lastMove(entries: Entry[], seat: number): GameEvent[] {
  const { stand } = standing(entries);
  const latest = stand.at(-1)?.seat;
  const theirs = seat >= 0 && latest !== seat;
  const before = stand.findLastIndex((entry) => (theirs ? entry.seat === seat : entry.seat !== latest));
  const waited = theirs ? ofOthers(stand[before], seat) : [];
  return [...waited, ...stand.slice(before + 1).flatMap((entry) => entry.events ?? [])];
}

/** Somebody who takes back move after move does it in one line; a purchase with its payment is one move. */
function foldUndone(lines: LogLine[], entry: Entry, struck: Message[], telling: Telling): boolean {
  const last = lines.at(-1);
  if (last?.kind !== 'undone' || last.seat !== entry.seat) return false;
  last.struck = [...struck, ...(last.struck ?? [])];
  last.message = ['log-undone', { seat: entry.seat, count: Math.max(1, deedsIn(last.struck, telling).length) }];
  return true;
}

/** Strike what has been taken back, and give it. */
function strike(lines: LogLine[], left: number): Message[] {
  const first = lines.findIndex((line) => (line.decision ?? 0) > left);
  if (first < 0) return [];
  const gone = lines.slice(first).filter((line) => (line.decision ?? 0) > left);
  lines.splice(first, lines.length - first, ...lines.slice(first).filter((line) => !gone.includes(line)));
  return gone.map((line) => line.message);
}
