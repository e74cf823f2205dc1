// Tournaments as the server tells them, and how their figures are said.
import { ask } from '../connection/api';
import type { ClockSetting } from '../connection/types';
import type { Words } from '../words/words';

export const FORMATS = ['round-robin', 'swiss', 'knock-out', 'arena'] as const;
export type Format = (typeof FORMATS)[number];
export type State = 'open' | 'running' | 'over' | 'cancelled';

export interface TournamentInfo {
  id: string;
  name: string;
  about: string | null;
  format: Format;
  game: string;
  seats: number;
  options: Record<string, unknown>;
  clock: ClockSetting;
  rounds: number;
  minutes: number;
  rated: boolean;
  most: number;
  entry: 'everyone' | 'members' | 'code';
  fill: boolean;
  state: State;
  begins: number | null;
  started: number | null;
  players: number;
  yours: boolean;
  entered: boolean;
}
export interface Place {
  place: number;
  number: number;
  name: string | null;
  points: number;
  played: number;
  wins: number;
  breaks: number[];
  decided: string | null; // what put the one before above, with equal points
  alive: boolean;
  here: boolean;
  out: boolean;
  rating: number;
  you: boolean;
}
export interface Board {
  round: number;
  board: number;
  players: { number: number | null; name: string | null; sits: boolean; absent: boolean }[];
  table: string | null;
  status: 'bye' | 'making' | 'open' | 'running' | 'paused' | 'over';
  ranks: number[] | null;
  due: number | null;
}
export interface Tournament {
  tournament: TournamentInfo;
  organiser: string | null;
  code: string | null;
  round: number;
  of: number;
  next_at: number | null;
  ends: number | null;
  tie_breaks: string[];
  standings: Place[];
  boards: Board[];
  you: { number: number; name: string | null; here: boolean; out: boolean; kicked: boolean; board: Board | null } | null;
  time: number;
}
export type Deed = 'start' | 'next' | 'finish' | 'cancel';

const at = (id: string): string => `/api/tournaments/${id}`;
export const tournaments = {
  all: () => ask<{ tournaments: TournamentInfo[]; yours: boolean }>('GET', '/api/tournaments'),
  one: (id: string) => ask<Tournament>('GET', at(id)),
  round: async (id: string, number: number) => (await ask<{ boards: Board[] }>('GET', `${at(id)}/rounds/${number}`)).boards,
  make: (wish: Record<string, unknown>) => ask<Tournament>('POST', '/api/tournaments', wish),
  enter: (id: string, name: string, code: string) => ask<Tournament>('POST', `${at(id)}/enter`, { ...(name ? { name } : {}), ...(code ? { code } : {}) }),
  leave: (id: string) => ask<Tournament>('POST', `${at(id)}/leave`),
  rest: (id: string, rest: boolean) => ask<Tournament>('POST', `${at(id)}/rest`, { rest }),
  conduct: (id: string, deed: Deed) => ask<Tournament>('POST', `${at(id)}/conduct`, { deed }),
  kick: (id: string, number: number) => ask<Tournament>('POST', `${at(id)}/kick`, { number }),
};
export const recordsAddress = (id: string): string => `${at(id)}/records`;
export const qrAddress = (id: string, code: string | null): string => `${at(id)}/qr.svg${code ? `?code=${code}` : ''}`;

/** Points as people write them: whole ones and halves, thirds to two places. */
export function score(words: Words, points: number): string {
  return new Intl.NumberFormat(words.language, { maximumFractionDigits: 2 }).format(points);
}

/** Time that is left: "4:05", or in hours and days where there are many. */
export function left(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const two = (number: number): string => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

export function clockText(words: Words, clock: ClockSetting): string {
  const seconds = clock.kind === 'bank' ? (clock.increment ?? 0) : (clock.seconds ?? 0);
  return words.word('tournament-clock', { kind: clock.kind, minutes: Math.round((clock.seconds ?? 0) / 60), seconds, days: clock.days ?? 0 });
}

/** What a tournament is, in a line. */
export function facts(words: Words, one: TournamentInfo, game: string): string {
  const parts = [
    words.word(`tournament-format-${one.format}`),
    game,
    one.seats > 2 ? words.word('tournament-at-table', { count: one.seats }) : '',
    one.rounds > 0 ? words.word('tournament-rounds', { count: one.rounds }) : '',
    one.minutes > 0 ? words.word('tournament-minutes', { count: one.minutes }) : '',
    clockText(words, one.clock),
    one.rated ? words.word('tournament-rated') : '',
    one.fill ? words.word('tournament-fill') : '',
  ];
  return parts.filter(Boolean).join(' · ');
}

/** When something is, by the clock of whoever reads; the day only where it is another. */
export function when(words: Words, seconds: number, now = Date.now() / 1000): string {
  const day = (at: number): string => new Date(at * 1000).toDateString();
  const style: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', ...(day(seconds) === day(now) ? {} : { weekday: 'long', day: 'numeric', month: 'long' }) };
  return new Intl.DateTimeFormat(words.language, style).format(seconds * 1000);
}

/** What put somebody behind the one above with equal points, as the figures of both. */
export function decision(page: Tournament, index: number): { by: string; mine: number; theirs: number; above: Place } | null {
  const [mine, above] = [page.standings[index], page.standings[index - 1]];
  if (!mine?.decided || !above) return null;
  const place = page.tie_breaks.indexOf(mine.decided);
  return { by: mine.decided, mine: Math.abs(mine.breaks[place] ?? 0), theirs: Math.abs(above.breaks[place] ?? 0), above };
}
