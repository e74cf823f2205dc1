// The table of a day, as a server keeps it; without one there is none, and the deal is played all the same.
import { api, Refused } from '../connection/api';
import { settings } from '../table/settings.svelte';

export interface DayRow {
  name: string;
  result: 'won' | 'shared' | 'lost';
  scores: number[];
  you: boolean;
  line: number[] | null; // the person's decisions, for whoever has handed in a game of their own
}
export interface DayTable {
  date: string;
  game: string;
  seat: number;
  count: number;
  rows: DayRow[];
}
/** What the server said: the table, and why a game was not taken (empty: it could not be reached). */
export interface Said {
  table: DayTable | null;
  why: string | null;
}

export async function tableOf(date: string, game: string): Promise<Said> {
  return api.day(date, game).then((table) => ({ table, why: null }), () => ({ table: null, why: null }));
}

export async function handIn(date: string, game: string, decisions: number[]): Promise<Said> {
  try {
    return { table: await api.handIn(date, game, decisions, settings.kept.name), why: null };
  } catch (fault) {
    if (fault instanceof Refused && fault.refusal.error !== 'no-line') return { table: (await tableOf(date, game)).table, why: fault.refusal.text };
    return { table: null, why: '' };
  }
}
