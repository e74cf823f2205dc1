// Where a replay takes its moments from: a table of the server or of this browser, or what a notebook was given.
import { api } from '../connection/api';
import type { Entry, ReplayFrame, TableCard } from '../connection/types';
import { router } from '../router.svelte';

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
    frame: (at, eyes) => api.replay(id, at, eyes),
    entries: async (eyes) => (await api.state(id, eyes)).entries,
    moved: (at, eyes) => router.go(`/t/${id}/replay?at=${at}${eyes === null ? '' : `&eyes=${eyes}`}`, true),
  };
}
