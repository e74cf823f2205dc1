// Which sentence tells which event.
import type { GameEvent, Message } from './types';

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
