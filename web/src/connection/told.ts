// The HTTP side of being told (docs/protocol.md): choices, browsers, addresses. Loaded with the pages that need it.
import { ask, me, meAnew } from './api';

export type Kind = 'turn' | 'invited' | 'over' | 'followed';
export type Way = 'push' | 'email' | 'webhook';
export type Format = 'json' | 'discord' | 'matrix' | 'ntfy';
export const KINDS: Kind[] = ['turn', 'invited', 'over', 'followed'];
export const WAYS: Way[] = ['push', 'email', 'webhook'];
export const FORMATS: Format[] = ['json', 'discord', 'matrix', 'ntfy'];
export interface Quiet {
  begin: number; // minutes after midnight
  end: number;
}
export interface Told {
  offers: string[];
  key: string | null;
  by: Record<Kind, Way[]>;
  language: string;
  zone: string;
  quiet: Quiet | null;
  browsers: { id: string; agent: string; created: number; here: boolean }[];
  email: string | null;
  pending: string | null;
  webhook: string | null;
  format: Format;
  calendar: string | null;
}
export type ToldWish = Partial<Pick<Told, 'by' | 'language' | 'zone' | 'quiet' | 'webhook' | 'format'>> & { calendar?: boolean };

/** Whoever is told of things from now on, or no more: the page must know it, for it says where one looks. */
async function anew<T>(done: Promise<T>): Promise<T> {
  const found = await done;
  await meAnew();
  return found;
}

export const told = {
  get: async () => (await me(), await ask<Told>('GET', '/api/me/told')),
  set: (wish: ToldWish) => anew(ask<Told>('PATCH', '/api/me/told', wish)),
  push: (subscription: PushSubscriptionJSON) => anew(ask<Told>('POST', '/api/me/told/push', { endpoint: subscription.endpoint, keys: subscription.keys })),
  drop: (browser: string) => anew(ask<Told>('DELETE', `/api/me/told/push/${browser}`)),
  email: (address: string) => ask<Told>('POST', '/api/me/told/email', { address }),
  noEmail: () => anew(ask<Told>('DELETE', '/api/me/told/email')),
  test: (way: Way) => ask<void>('POST', '/api/me/told/test', { way }),
  confirm: (seal: string) => ask<void>('POST', `/api/told/confirm/${encodeURIComponent(seal)}`),
  stop: (seal: string) => ask<void>('POST', `/api/told/stop/${encodeURIComponent(seal)}`),
};
