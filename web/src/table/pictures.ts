// From what the server says to the picture a board draws.
import type { Entry, ReplayFrame, StateMessage, TableCard } from '../connection/types';
import { sentences } from './sentences';
import type { GameEvent, Picture, Story } from './types';

export const SPECTATOR = -1;

export function pictureOf(message: StateMessage, table: TableCard): Picture {
  return {
    game: table.game,
    n: message.n,
    seat: message.eyes ?? SPECTATOR,
    seats: table.seats,
    view: message.view,
    question: message.question,
    choices: message.legal,
    waiting: message.waiting,
    result: message.result,
    ...(message.ahead ? { ahead: true } : {}),
  };
}

export function pictureOfFrame(frame: ReplayFrame, table: TableCard): Picture {
  return {
    game: table.game,
    n: frame.at,
    seat: typeof frame.eyes === 'number' ? frame.eyes : SPECTATOR,
    seats: table.seats,
    view: frame.view,
    question: frame.question,
    choices: [],
    waiting: frame.waiting,
    result: frame.at === frame.of && table.status === 'over' ? table.result : null,
  };
}

/** What happened in some entries, in order, with the sentences that tell it; what has been shown already is left out. */
export function storyIn(entries: Pick<Entry, 'events' | 'log' | 'shown' | 'views'>[]): Story {
  return {
    events: entries.flatMap((entry) => entry.events?.slice(entry.shown ?? 0) ?? []),
    said: new Map(entries.flatMap((entry) => sentences(entry.events ?? [], entry.log))),
    views: new Map(entries.flatMap(({ events = [], views }) => (views ? events.map((event, i): [GameEvent, () => unknown] => [event, () => views(i)]) : []))),
  };
}

/** The story of a message; null if something was taken back, so that there is none to tell. */
export function storyOf(message: StateMessage, after: number): Story | null {
  const news = message.entries.filter((entry) => entry.n > after);
  if (message.cut || news.some((entry) => entry.kind === 'undone')) return null;
  return storyIn(news);
}
