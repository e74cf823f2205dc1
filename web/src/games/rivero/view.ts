// The view of Rivero, as its rules declare it.
import type { View } from '../../rules/rivero';
import type { Play } from '../../table/play.svelte';

export type { View };
export type Seat = View['seats'][number];
export type HandCard = NonNullable<Seat['hand']>[number];
export type Spot = Pick<HandCard['play'][number], 'owner' | 'slot'>; // a river's place on the table
export type River = Seat['rivers'][number];
export type RiverName = River['river'];
export type RiverCell = River['cells'][number];
export type Missing = River['missing'][number];
export type SourceCell = View['source'][number];
export type Column = View['columns'][number];
export type ActionName = NonNullable<Seat['action_card']>;

export const RIVERS = ['nile', 'colorado', 'danube', 'amazon'] as const satisfies RiverName[];
export const LETTERS = 'NCDA';
export const ROWS = ['a', 'b', 'c']; // of the source, as they stand at its side
export const VERBS = ['play', 'double', 'discard', 'swap', 'sink'] as const;

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
