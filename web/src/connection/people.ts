// Friends, and people one does not want to meet or to hear.
import { ask, me } from './api';

export interface Person {
  id: string;
  name: string | null;
  handle: string | null;
  online: boolean | null;
  since: number;
}
export interface People {
  friends: Person[];
  asking: Person[];
  asked: Person[];
  blocked: Person[];
  muted: Person[];
}
export type Whom = { handle: string } | { table: string; seat: number } | { table: string; line: number };

export const REASONS = ['insults', 'cheating', 'name', 'spam', 'other'] as const;
export type Reason = (typeof REASONS)[number];

export const people = {
  all: async () => (await me(), await ask<People>('GET', '/api/me/people')),
  ask: (whom: Whom) => ask<People>('POST', '/api/me/friends', whom),
  accept: (id: string) => ask<People>('POST', `/api/me/friends/${id}`),
  part: (id: string) => ask<People>('DELETE', `/api/me/friends/${id}`),
  block: (whom: Whom) => ask<People>('POST', '/api/me/blocks', whom),
  unblock: (id: string) => ask<People>('DELETE', `/api/me/blocks/${id}`),
  mute: (whom: Whom, on = true) => ask<People>('POST', '/api/me/mutes', { ...whom, on }),
  report: (whom: Whom, why: Reason, text: string) => ask<void>('POST', '/api/reports', { ...whom, why, text }),
  understood: () => ask<void>('POST', '/api/me/warning'),
  unmute: (id: string) => ask<People>('DELETE', `/api/me/mutes/${id}`),
};
