// The HTTP side of games by letter (docs/protocol.md): notes to oneself, holidays. Loaded with what needs it.
import { ask, me } from './api';

export interface Note {
  table: string;
  text: string;
  at: number | null;
}

export interface Days {
  allowance: number; // a year ...
  left: number; // ... of which are left
  since: number | null; // the holiday I am on
  until: number | null;
}

/** A decision in a tree of conditional moves: what a seat does after another step of the list; -1: after none. */
export interface Step {
  after: number;
  seat: number;
  action: number;
}

/** What I have said beforehand for a seat of mine. */
export interface Orders {
  n: number; // the event since which the match stands as it does: the tree begins there
  steps: Step[];
  void: 'other' | 'undone' | 'left' | 'over' | 'done' | null; // why nothing of it is left
  done: number[]; // the events with which my seat decided as I had said
  ends: { at: number; why: 'chance' | 'over' | 'unseen' | 'illegal' }[]; // of the lines just told: at which step they had to end
}

export const letters = {
  orders: async (table: string, seat: number) => (await me(), await ask<Orders>('GET', `/api/tables/${table}/orders?seat=${seat}`)),
  sayOrders: (table: string, seat: number, n: number, steps: Step[]) => ask<Orders>('PUT', `/api/tables/${table}/orders`, { seat, n, steps }),
  days: async () => (await me(), await ask<Days>('GET', '/api/me/holidays')),
  beginHoliday: () => ask<Days>('POST', '/api/me/holidays'),
  endHoliday: () => ask<Days>('DELETE', '/api/me/holidays'),
  note: (table: string) => ask<Note>('GET', `/api/tables/${table}/note`),
  writeNote: (table: string, text: string) => ask<Note>('PUT', `/api/tables/${table}/note`, { text }),
};
