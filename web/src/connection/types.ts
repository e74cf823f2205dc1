// The shapes of docs/protocol.md, as far as the screen uses them.
import type { Choice, GameEvent, Message, Result, SeatInfo, ViewAfter } from '../table/types';

export interface GameCard {
  id: string;
  names: Record<string, string>;
  seats: number[];
  minutes: [number, number];
  age: number;
  weight: number;
  bots: string[]; // the gentlest first
  strengths: string[]; // three of them, for people who only want to play
  options: OptionCard[];
}

export type OptionCard =
  | { name: string; kind: 'choice'; values: (string | number | boolean)[]; default: string | number | boolean }
  | { name: string; kind: 'whole'; least: number; most: number; default: number }
  | { name: string; kind: 'letters'; letters: string; default: string[] | null }
  | CountsCard;

/** How many there are of each kind in the box; the rest is what the others leave of the sum. */
export type CountsCard = { name: string; kind: 'counts'; counts: { kind: string; least: number; most: number }[]; rest: string; default: number[] };

export type ClockSetting = { kind: string; seconds?: number; increment?: number; days?: number; timeout?: string };

export interface TableCard {
  id: string;
  game: string;
  name: string | null;
  options: Record<string, unknown>;
  public: boolean;
  rated?: boolean;
  daily?: string; // the date of the deal of the day it is
  chat: boolean;
  undo: string;
  clock: ClockSetting;
  status: 'open' | 'running' | 'paused' | 'over';
  n: number;
  decisions: number;
  created: number;
  ended: number | null;
  pace: string;
  host: boolean;
  you: number[];
  seats: SeatInfo[];
  watchers: { count: number; names: string[] };
  commitment: string;
  secret: string | null;
  result: Result | null;
  rematch: string | null;
  again?: number[]; // who would play another match
  series?: Series | null;
  found?: 'people' | 'bot' | null; // made for people who looked for somebody
  tournament?: string | null; // whose table it is
  kept?: { seat: number; name: string | null; you: boolean }[]; // for whom seats are kept
  watching?: Watching;
  waiting: number[];
}

/** How far behind those are who watch. */
export interface Watching {
  delay: 'none' | 'time' | 'decisions' | 'end';
  seconds: number;
  decisions: number;
  hands: boolean;
}

/** Where a match stands in its series: what each seat has won, this match included once it is over. */
export interface Series {
  best_of: number;
  number: number;
  score: number[];
  winners: number[];
}

export interface Links {
  table: string;
  seats: Record<string, string>;
}

export interface Clocks {
  kind: string;
  seats: { left: number; running: boolean; holiday?: boolean }[];
  heard: number; // when this machine heard it (performance.now)
}

export interface Entry {
  n: number;
  at: number;
  kind: string;
  seat?: number;
  by?: string;
  decision?: number;
  events?: GameEvent[];
  log: Message[];
  views?: ViewAfter; // what the board shows after each of its events, but for the last of the newest decision
  shown?: number; // how many of its events have been shown before the server told them
  [more: string]: unknown;
}

export interface StateMessage {
  type: 'state' | 'event';
  n: number;
  time: number;
  eyes: number | null;
  status: TableCard['status'];
  view: unknown;
  waiting: number[];
  question: Message | null;
  legal: Choice[];
  clocks: { kind: string; seats: { left: number; running: boolean }[] } | null;
  undo: { step: 'free' | 'ask' | null; turn: 'free' | 'ask' | null };
  asked: { what: string; seat: number; to?: number; agreed: number[] } | null;
  claims: { of: number; what: ('bot' | 'win')[] }[];
  result: Result | null;
  hands?: boolean; // all hands are shown to those who watch behind time
  secrets: boolean; // whether seats see different things
  look_back: boolean; // whether earlier moments may be shown again; not where remembering is part of the game
  entries: Entry[];
  cut?: boolean;
  ahead?: boolean; // the server has not said so yet: decisions of mine are on their way, and it is certain where they lead
  torn?: boolean; // what the server says is not what was foreseen
}

export interface ChatLine {
  c: number;
  at: number;
  who: string;
  seat: number | null;
  name: string;
  text: string;
  aside?: boolean; // said in the commentary
}

export interface Refusal {
  error: string;
  text: string;
  why: Message | null;
}

export interface Verdict {
  ok: boolean;
  commitment: string;
  secret: string;
  seed: string;
  checks: { check: string; ok: boolean; text: string }[];
}

export interface ReplayFrame {
  at: number;
  of: number;
  eyes: number | 'all' | null;
  seat: number | null;
  action: number | null;
  text: string | null;
  view: unknown;
  waiting: number[];
  question: Message | null;
  events: GameEvent[];
  log: Message[];
  views?: ViewAfter; // what the board shows after each of them but the last
  steps?: { rules: string; sources: string; records: string }; // the same, as a server tells it
}
