// What the server sends of Rivero (tidetable/games/rivero/view.py), as TypeScript.
import type { Play } from '../../table/play.svelte';

export const RIVERS = ['nile', 'colorado', 'danube', 'amazon'] as const;
export type RiverName = (typeof RIVERS)[number];
export const LETTERS = 'NCDA';
export const ROWS = ['a', 'b', 'c']; // of the source, as they stand at its side
export const VERBS = ['play', 'double', 'discard', 'swap', 'sink'] as const;
export type ActionName = 'sun' | 'tap' | 'bridge';

/** A river's place on the table. */
export interface Spot {
  owner: number;
  slot: number;
}

export interface HandCard {
  card: string; // "N4": Nile 4
  type: number;
  play: Spot[]; // what can be done with it now: rivers it fits, cells it can go to
  double: number[];
  discard: number[];
  swap: number[];
}

export interface RiverCell {
  value: number;
  bridge: boolean;
  card: string | null;
}

export interface Missing {
  card: string;
  where: 'low' | 'high' | 'bridge';
  unseen: number;
}

export interface River {
  slot: number;
  river: RiverName;
  low: number;
  high: number;
  length: number;
  to_rivero: number;
  canteen: boolean;
  cells: RiverCell[];
  missing: Missing[];
}

export interface SourceCell {
  cell: number;
  row: number;
  column: number;
  top: string | null;
  bottom: string | null;
  open: boolean;
}

export interface Column {
  column: number;
  filled: boolean;
  legal: boolean;
  cards: string[];
  gives: string[];
  uses: string[];
}

export interface Seat {
  canteen_colour: 'blue' | 'orange';
  canteen: number | null;
  hand_size: number;
  hand: HandCard[] | null;
  in_hand: string[];
  in_hand_or_sunk: string[];
  groundwater: (string | null)[];
  action_card: ActionName | null;
  beside: string[];
  stored_bridge: boolean;
  rivers: River[];
  longest: number;
  has_rivero: boolean;
  score: number;
}

export interface View {
  phase: string;
  turn: number;
  turns: number;
  first: number;
  step: number;
  ocean_left: number;
  action_left: number;
  action_discard: ActionName[];
  action_aside: number;
  source: SourceCell[];
  columns: Column[];
  source_full: boolean;
  must_discard: boolean;
  must_use: string[];
  pending_column: number | null;
  chosen: { verb: string; card: string } | null;
  to_sink: number;
  seats: Seat[];
  winner: number | null;
}

export interface Face {
  river: RiverName;
  letter: string;
  value: number;
}

/** Read a card's code: "N10" is Nile 10. */
export function face(card: string): Face {
  const letter = card[0] ?? 'N';
  return { river: RIVERS[LETTERS.indexOf(letter)] ?? 'nile', letter, value: Number(card.slice(1)) };
}

/** The code of a card type. */
export const codeOf = (type: number): string => `${LETTERS[Math.floor(type / 10)]}${(type % 10) + 1}`;

export function cardLabel(play: Play<View>, card: string): string {
  const { river, value } = face(card);
  return play.words.word('see-card', { river, value });
}
