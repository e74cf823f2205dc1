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

export const letters = {
  days: async () => (await me(), await ask<Days>('GET', '/api/me/holidays')),
  beginHoliday: () => ask<Days>('POST', '/api/me/holidays'),
  endHoliday: () => ask<Days>('DELETE', '/api/me/holidays'),
  note: (table: string) => ask<Note>('GET', `/api/tables/${table}/note`),
  writeNote: (table: string, text: string) => ask<Note>('PUT', `/api/tables/${table}/note`, { text }),
};
