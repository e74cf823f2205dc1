// The view of Fish'n'Stones, as its rules declare it, and where things lie on the screen.
import type { View as Declared } from '../../rules/fish_n_stones';

export type View = Omit<Declared, 'cells'> & { cells: Cell[] };
export type Cell = Pick<Declared['cells'][number], 'top' | 'height'> & Partial<Declared['cells'][number]>; // a stack that is only shown as possible has no cards to know
export type Kind = NonNullable<Cell['top']>;
export type Player = View['seats'][number];
export type Colour = Player['colour'];
export type Shore = Player['shore'];
export type Bucket = Player['bucket'];

/** Whether a number is open to these eyes. */
export const isOpen = (count: number | null | undefined): count is number => typeof count === 'number';

export const SIZE = 1000;
export const PITCH = 200; // from spot to spot
export const CARD = 148;
const MIDDLE = SIZE / 2;
const SHORES: Shore[] = ['south', 'west', 'north', 'east']; // clockwise
const SOUTH = [
  [6, 3, 0],
  [7, 4, 1],
  [8, 5, 2],
]; // a spectator sits in the south

export interface Place {
  x: number;
  y: number;
}

/** Where each cell lies when my shore is at the bottom; in an upright room the pond is as many times higher than wide. */
export function cellPlaces(view: View, tall: number): Place[] {
  const places: Place[] = [];
  (view.columns ?? SOUTH).forEach((column, k) =>
    column.forEach((cell, depth) => (places[cell] = { x: MIDDLE + (k - 1) * PITCH, y: MIDDLE + (1 - depth) * PITCH * tall })),
  );
  return places;
}

/** The shore from which a seat looks; a spectator sits in the south. */
export const shoreOf = (view: View, seat: number): Shore => view.seats[seat]?.shore ?? 'south';

/** Turns clockwise from my shore (the bottom) to a player's: 0 bottom, 1 left, 2 top, 3 right. */
export function side(mine: Shore, player: Player): number {
  return (SHORES.indexOf(player.shore) - SHORES.indexOf(mine) + 4) % 4;
}

function turned(x: number, y: number, turns: number, tall: number): Place {
  for (let turn = 0; turn < turns; turn++) [x, y] = [-y, x];
  return { x: MIDDLE + x, y: MIDDLE + y * tall };
}

/** Where the card before a column lies, on the given side; where the cat waits; where its bucket stands; where its name goes. */
export const slotPlace = (turns: number, column: number, tall: number): Place => turned((column - 1) * PITCH, 408, turns, tall);
export const homePlace = (turns: number, tall: number): Place => turned(-308, 418, turns, tall);
export const bucketPlace = (turns: number, tall: number): Place => turned(318, 428, turns, tall);
export const namePlace = (turns: number, close: boolean, size: number): Place =>
  [
    size > 1 ? { x: 110 - 62 * size, y: 940 } : { x: MIDDLE - PITCH / 2, y: 984 }, // between two columns; larger ones outside the cat
    close ? { x: 66, y: MIDDLE - PITCH / 2 } : { x: 24 - 64 * size, y: MIDDLE },
    size > 1 ? { x: 890 + 62 * size, y: 46 } : { x: MIDDLE + PITCH / 2, y: 18 },
    close ? { x: 934, y: MIDDLE + PITCH / 2 } : { x: 976 + 64 * size, y: MIDDLE },
  ][turns] as Place;
