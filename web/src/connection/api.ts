// The HTTP side of the server (docs/protocol.md); what is asked about a table of this browser is answered here.
import { asksLocal, isLocal } from '../local/names';
import type { Message } from '../table/types';
import type { DayTable } from '../daily/table';
import { answers } from './answers';
import { home } from './home';
import { who } from './who.svelte';
import type { GameCard, Links, Refusal, ReplayFrame, StateMessage, TableCard, Verdict } from './types';

export interface Me {
  player: string;
  name: string | null;
  account: string | null;
  csrf: string;
  handle: string | null; // of my page: /p/HANDLE
  offers: string[]; // what the host has not switched off
  warning: string | null; // what the host wants me to read
  asks: number; // how many ask to be my friends
  child: boolean; // in children's mode: no talk, no pages of others
  told: boolean; // whether I am told of things: then it matters where I look
}

/** A refusal of the server, or a line that is down. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text);
  }
}

export interface NewTable {
  game: string;
  seats: { kind: 'me' | 'here' | 'open' | 'bot' | 'friend'; bot?: string; name?: string; friend?: string }[];
  options?: Record<string, unknown>;
  name?: string | null;
  public?: boolean;
  rated?: boolean;
  best_of?: number;
  chat?: boolean;
  clock?: Record<string, unknown>;
  undo?: string;
  pace?: string;
  watching?: Record<string, unknown>;
}

let identity: Promise<Me> | null = null;

/** Who this browser is; made at the first call. */
export function me(): Promise<Me> {
  identity ??= ask<Me>('GET', '/api/me').then(
    (found) => (who.me = found),
    (fault: unknown) => {
      identity = null;
      throw fault;
    },
  );
  return identity;
}

/** Somebody has logged in or out: who this browser is must be asked anew. */
export function meAnew(): Promise<Me> {
  identity = null;
  return me();
}

export async function ask<T>(method: string, path: string, body?: unknown, csrf?: string): Promise<T> {
  if (asksLocal(path)) return (await (await import('../local/door')).answer(path)) as T;
  const headers: Record<string, string> = {};
  const file = body instanceof Blob;
  if (body !== undefined) headers['Content-Type'] = file ? 'application/zip' : 'application/json';
  if (method !== 'GET') headers['X-CSRF'] = csrf ?? (await me()).csrf;
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : file ? body : JSON.stringify(body) });
  } catch {
    throw new Refused({ error: 'no-line', text: 'the server cannot be reached', why: ['error-no-line', {}] });
  }
  if (!answer.ok) throw new Refused(await refusalOf(answer));
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

async function refusalOf(answer: Response): Promise<Refusal> {
  try {
    return (await answer.json()) as Refusal;
  } catch {
    return { error: 'not-found', text: `the server answered ${answer.status}`, why: null };
  }
}

/** What a rated match did to who sat at a seat. */
export interface RatingChange {
  seat: number;
  before: number;
  after: number;
  provisional: boolean;
}

export interface Sitting {
  table: TableCard;
  links: Links;
}

export const api = {
  rename: (name: string) => ask<Me>('PATCH', '/api/me', { name }),
  games: async () => (await ask<{ games: GameCard[] }>('GET', '/api/games')).games,
  record: (id: string) => ask<Record<string, unknown>>('GET', `/api/tables/${id}/record`),
  handOver: (record: Record<string, unknown>) => ask<Sitting>('POST', '/api/records', record),
  lobby: async () => (await ask<{ tables: TableCard[] }>('GET', '/api/tables')).tables,
  mine: async () => (await me(), (await ask<{ tables: TableCard[] }>('GET', '/api/account/tables')).tables),
  inbox: async () => (await me(), ask<{ tables: TableCard[]; invited: TableCard[] }>('GET', '/api/me/inbox')),
  featured: async () => (await ask<{ table: TableCard | null }>('GET', '/api/featured')).table,
  day: (date: string, game: string) => ask<DayTable>('GET', `/api/daily/${date}/${game}`),
  handIn: (date: string, game: string, decisions: number[], name: string) => ask<DayTable>('POST', `/api/daily/${date}/${game}`, { decisions, name }),
  doubt: (game: string, puzzle: string) => ask<void>('POST', '/api/puzzles/doubts', { game, puzzle }),
  create: (table: NewTable) => ask<Sitting>('POST', '/api/tables', table),
  table: (id: string) => ask<Sitting>('GET', `/api/tables/${id}`),
  sit: (id: string, body: { seat?: number; token?: string; name?: string }) => ask<Sitting & { seat: number }>('POST', `/api/tables/${id}/sit`, body),
  leave: (id: string) => ask<Sitting>('POST', `/api/tables/${id}/leave`, {}),
  ratings: async (id: string) => (await ask<{ seats: RatingChange[] }>('GET', `/api/tables/${id}/ratings`)).seats,
  decline: (id: string) => ask<void>('POST', `/api/tables/${id}/decline`, {}),
  start: (id: string) => ask<Sitting>('POST', `/api/tables/${id}/start`),
  rematch: (id: string) => ask<Sitting>('POST', `/api/tables/${id}/rematch`),
  again: (id: string, yes: boolean) => ask<Sitting>('POST', `/api/tables/${id}/again`, { yes }),
  verify: (id: string) => ask<Verdict>('GET', `/api/tables/${id}/verify`),
  replay: (id: string, at: number, eyes: number | 'all' | null) =>
    ask<ReplayFrame>('GET', `/api/tables/${id}/replay?at=${at}${eyes === null ? '' : `&eyes=${eyes}`}`),
  state: (id: string, eyes: number | 'all' | null, since = 0) =>
    ask<StateMessage>('GET', `/api/tables/${id}/state?since=${since}${typeof eyes === 'number' ? `&eyes=${eyes}` : ''}`),
  why: async (id: string, eyes: number, target: Record<string, unknown>): Promise<{ why: Message | null }> => {
    const why = answers.get(id)?.(eyes, target);
    return why === undefined ? ask('GET', `/api/tables/${id}/why?eyes=${eyes}&target=${encodeURIComponent(JSON.stringify(target))}`) : { why };
  },
};

/** Where tables of the kind of this one are made: at the server, or in this browser. */
export const serverOf = (id: string): Pick<typeof api, 'games' | 'mine' | 'lobby' | 'create'> => (isLocal(id) ? home : api);

/** Where the record of a finished match can be had. */
export async function recordAddress(id: string): Promise<string> {
  if (!isLocal(id)) return `/api/tables/${id}/record`;
  return URL.createObjectURL(new Blob([JSON.stringify(await api.record(id), null, 1)], { type: 'application/json' }));
}

export const qrAddress = (id: string, seat?: number): string => `/api/tables/${id}/qr.svg${seat === undefined ? '' : `?seat=${seat}`}`;
