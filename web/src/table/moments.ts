// Where a replay takes its moments from: a table of the server or of this browser, or what a notebook was given.
import { api } from '../connection/api';
import type { Entry, ReplayFrame, TableCard } from '../connection/types';
import { router } from '../router.svelte';

const LONGEST = 40; // decisions of a story that are looked up
const [NOBODY, ALL] = [-1, -2]; // a spectator, and the eyes of all

/** Whose eyes: a seat's, everybody's together, a spectator's. */
export type Eyes = number | 'all' | null;

export interface Moments {
  at: number; // the moment to begin with ...
  eyes: Eyes | undefined; // ... and the eyes; not said: my own
  home: string | null; // where the arrow leads; null: nowhere
  isLinked: boolean; // whether a moment has an address
  isFixed: boolean; // whether there is but one pair of eyes
  table(): Promise<TableCard>;
  frame(at: number, eyes: Eyes): Promise<ReplayFrame>;
  entries(eyes: Eyes): Promise<Entry[]>;
  moved(at: number, eyes: Eyes): void;
  follow?(show: (at: number) => void): () => void; // somebody else turns the pages too; gives what ends that
}

/** A moment with what was shown on the way to it, where these rules can draw it; they are loaded with the first. */
async function between(frame: ReplayFrame): Promise<ReplayFrame> {
  const { steps, events, eyes } = frame;
  if (!steps) return frame;
  const { shownBetween } = await import('../rules/again');
  const views = await shownBetween(steps, events.length - 1, eyes === 'all' ? ALL : (eyes ?? NOBODY)).catch(() => undefined);
  return views ? { ...frame, views } : frame;
}

/** What the board shows after each event of the decisions of a story, by the numbers of their entries. */
export type Shown = ReadonlyMap<number, Pick<Entry, 'views'>>;

/** What was shown in the midst of decisions that are told again, of those of which it is not known any more: a page that is opened knows none. */
export async function shownIn(id: string, entries: Entry[], seat: number): Promise<Shown> {
  const unknown = entries.filter(({ kind, views, events }) => kind === 'decided' && !views && events?.length).slice(-LONGEST);
  const known = unknown.map(async ({ n, decision, events = [] }): Promise<[number, Pick<Entry, 'views'>]> => {
    const { views, view } = await between(await api.replay(id, decision ?? 0, seat));
    return [n, { views: (event) => (event < events.length - 1 ? views?.(event) : view) }];
  });
  return new Map(await Promise.all(known));
}

/** The moments of a table, each with its address. */
export function momentsOf(id: string): Moments {
  const text = router.query.get('eyes');
  return {
    at: Math.trunc(Number(router.query.get('at'))) || 0,
    eyes: text === null ? undefined : text === 'all' ? 'all' : Number(text),
    home: `/t/${id}`,
    isLinked: true,
    isFixed: false,
    table: async () => (await api.table(id)).table,
    frame: async (at, eyes) => between(await api.replay(id, at, eyes)),
    entries: async (eyes) => (await api.state(id, eyes)).entries,
    moved: (at, eyes) => router.go(`/t/${id}/replay?at=${at}${eyes === null ? '' : `&eyes=${eyes}`}`, true),
  };
}
