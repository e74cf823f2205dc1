// The HTTP side of the club (docs/protocol.md): accounts, pages of people. Loaded with the pages that need it.
import { ask, type Me, me, meAnew } from './api';
import type { Message } from '../table/types';
import type { TableCard } from './types';

export type Audience = 'everyone' | 'members' | 'friends' | 'nobody';
export const AUDIENCES: Audience[] = ['everyone', 'members', 'friends', 'nobody'];
export interface Privacy {
  sees_profile: Audience;
  sees_games: Audience;
  sees_online: Audience;
}
export interface OwnProfile {
  handle: string;
  about: string | null;
  privacy: Privacy;
}
export interface Device {
  id: string;
  agent: string;
  created: number;
  seen: number;
  here: boolean;
}
export interface Token {
  id: string;
  name: string;
  created: number;
}
export interface Tally {
  games: number;
  won: number;
  shared: number;
  lost: number;
}
export interface ShownProfile {
  handle: string;
  name: string | null;
  about: string | null;
  since: number;
  you: boolean;
  online: boolean | null;
  statistics: { games: { game: string; seats: number; tally: Tally }[]; bots: { game: string; bot: string; tally: Tally }[] } | null;
  tables: TableCard[] | null;
  ratings: RatingShown[] | null;
  accuracy: { game: string; matches: number; decisions: number; value: number }[] | null; // where matches were analysed
  bond: string | null; // what they are to me: friend, asked, asking, blocked
}
export interface RatingShown {
  game: string;
  seats: number;
  value: number;
  error: number;
  provisional: boolean;
  played: number;
  history: { at: number; rank: number; before: number; after: number; error: number }[];
}
export interface Lost {
  game: string;
  part?: string;
  phase?: string;
  kind?: string;
  asked?: Message | null; // what was asked ...
  said?: Message; // ... and what was chosen in the costliest case ...
  match?: string;
  n?: number; // ... and which that was
  decisions: number;
  lost: number;
}
export interface Example {
  match: string;
  game: string;
  n: number;
  seat: number;
  best: string;
  said: Message;
  better: Message;
  loss: number;
  name: 'blunder' | 'mistake' | 'inaccuracy';
}
export interface Reported {
  matches: number;
  analysed: number;
  waiting: number;
  report: { matches: number; decisions: number; lost: number; accuracy: number | null; by_game: Lost[]; by_part: Lost[]; by_phase: Lost[]; by_kind: Lost[]; examples: Example[] };
}
export interface Leaderboard {
  game: string;
  seats: number;
  standings: { name: string | null; handle: string | null; bot: string | null; rating: number; error: number; provisional: boolean; played: number | null; you: boolean }[];
}
export interface TakenIn {
  matches: number;
  known: number;
  refused: string[];
}

async function become<T>(done: Promise<T>): Promise<Me> {
  await done;
  return meAnew();
}

export const club = {
  logIn: (login: string, password: string) => become(ask('POST', '/api/account/login', { login, password })),
  logOut: () => become(ask('POST', '/api/account/logout')),
  join: (login: string, password: string, name: string) => become(ask('POST', '/api/account', { login, password, ...(name ? { name } : {}) })),
  rename: (name: string) => become(ask('PATCH', '/api/me', { name })),
  beChild: (animal: string, pin: string | null) => become(ask('POST', '/api/me/child', pin === null ? { animal } : { animal, pin })),
  endChild: (secret: string) => become(ask('POST', '/api/me/child/end', { secret })),
  setPassword: (old: string, fresh: string) => become(ask('POST', '/api/account/password', { old, new: fresh })),
  leaving: () => ask<{ account: string | null; csrf: string }>('GET', '/api/me/leaving'),
  remove: async (password: string) => become(ask('POST', '/api/account/delete', { password }, (await club.leaving()).csrf)), // also for who is shut out
  profile: () => ask<OwnProfile>('GET', '/api/me/profile'),
  setProfile: (wish: Partial<Privacy & { handle: string; about: string }>) => ask<OwnProfile>('PATCH', '/api/me/profile', wish),
  devices: async () => (await ask<{ devices: Device[] }>('GET', '/api/account/devices')).devices,
  endDevice: (id: string) => ask<void>('DELETE', `/api/account/devices/${id}`),
  tokens: async () => (await me(), (await ask<{ tokens: Token[] }>('GET', '/api/account/tokens')).tokens),
  makeToken: (name: string) => ask<{ id: string; name: string; token: string }>('POST', '/api/account/tokens', { name }),
  endToken: (id: string) => ask<void>('DELETE', `/api/account/tokens/${id}`),
  person: async (handle: string) => (await me(), await ask<ShownProfile>('GET', `/api/people/${encodeURIComponent(handle)}`)),
  leaderboard: (game: string, seats: number) => ask<Leaderboard>('GET', `/api/leaderboard?game=${game}&seats=${seats}`),
  report: async () => (await me(), await ask<Reported>('GET', '/api/me/report')),
  askReport: () => ask<Reported>('POST', '/api/me/report'),
  bring: (archive: File) => ask<TakenIn>('POST', '/api/me/import', archive),
};
export const EXPORT = '/api/me/export';
