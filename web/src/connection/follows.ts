// The HTTP side of tables one follows (docs/protocol.md). Loaded with what needs it.
import { ask, me } from './api';
import type { TableCard } from './types';

export interface Followed {
  table: TableCard;
  since: number;
  changed: boolean; // whether there is something I have not seen
}

export const followed = {
  list: async () => (await me(), (await ask<{ tables: Followed[] }>('GET', '/api/me/follows')).tables),
  look: (table: string) => ask<Followed>('PUT', `/api/me/follows/${table}`),
  drop: (table: string) => ask<void>('DELETE', `/api/me/follows/${table}`),
};
