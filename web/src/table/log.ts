// Log lines: the sentences of the table's entries, each with the moment it can show.
import type { Entry } from '../connection/types';
import type { GameEvent, Message } from './types';

export interface LogLine {
  message: Message;
  decision: number | null; // the standing decision to look back at
  mine: boolean;
  seat: number | null; // whom it speaks of
  kind: string; // of its entry
  closing: boolean; // the table's own word that it is over; a game may have said the same
}

/** The log from the entries; what was undone is struck from the story. */
export function logLines(entries: Entry[], seat: number): LogLine[] {
  const lines: LogLine[] = [];
  for (const entry of entries) {
    if (entry.kind === 'undone') strike(lines, Number(entry['to'] ?? 0));
    const decision = entry.kind === 'decided' ? (entry.decision ?? null) : entry.kind === 'started' ? 0 : null;
    if (entry.kind === 'undone' && foldUndone(lines, entry)) continue;
    for (const message of entry.log) lines.push({ kind: entry.kind, message, decision, seat: (message[1]['seat'] as number | undefined) ?? null, mine: seat >= 0 && message[1]['seat'] === seat, closing: entry.kind === 'ended' });
  }
  return lines;
}

/** The sentence that tells each event, where it has one of its own: both come in the order in which things happened. */
export function sentences(events: GameEvent[], log: Message[]): [GameEvent, Message][] {
  let next = 0;
  return events.flatMap((event): [GameEvent, Message][] => {
    const names = ['', '-unseen', '-open'].map((end) => `event-${event.kind}${end}`); // as much as these eyes may know
    const found = log.findIndex(([id], index) => index >= next && names.includes(id));
    if (found < 0) return [];
    next = found + 1;
    return [[event, log[found] as Message]];
  });
}

/**
 * What stays marked on the board: what others did since my last decision, or my own turn while nobody has decided since; a watcher sees
 * the last turn. My decision may be the one that all have waited for: what it let the others do is theirs.
 */
export function lastMove(entries: Entry[], seat: number): GameEvent[] {
  const standing: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind === 'undone') while ((standing.at(-1)?.decision ?? 0) > Number(entry['to'] ?? 0)) standing.pop();
    if (entry.kind === 'decided') standing.push(entry);
  }
  const latest = standing.at(-1)?.seat;
  const theirs = seat >= 0 && latest !== seat;
  const before = standing.findLastIndex((entry) => (theirs ? entry.seat === seat : entry.seat !== latest));
  const waited = theirs ? (standing[before]?.events ?? []).filter((event) => typeof event['seat'] === 'number' && event['seat'] !== seat) : [];
  return [...waited, ...standing.slice(before + 1).flatMap((entry) => entry.events ?? [])];
}

/** Somebody who takes back move after move does it in one line. */
function foldUndone(lines: LogLine[], entry: Entry): boolean {
  const last = lines.at(-1);
  if (last?.kind !== 'undone' || last.seat !== entry.seat) return false;
  last.message = ['log-undone', { seat: entry.seat, count: Number(last.message[1]['count'] ?? 1) + 1 }];
  return true;
}

function strike(lines: LogLine[], left: number): void {
  for (let index = lines.length - 1; index >= 0; index--) if ((lines[index]?.decision ?? 0) > left) lines.splice(index, 1);
}
