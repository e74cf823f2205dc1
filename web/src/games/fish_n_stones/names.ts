// What people call things at this pond: spots and columns as they lie before the one who looks.
import { side, type Shore, type View } from './view';

const CELLS = new Set(['cell', 'source', 'target']);
const SPOTS = [
  ['near-left', 'middle-left', 'far-left'],
  ['near-middle', 'centre', 'far-middle'],
  ['near-right', 'middle-right', 'far-right'],
]; // by column, then away from me
const SOUTH = [
  [6, 3, 0],
  [7, 4, 1],
  [8, 5, 2],
]; // a spectator sits in the south
const OWN = ['left', 'middle', 'right'];
const SEEN = [OWN, ['far', 'across', 'near'], ['right', 'middle', 'left'], ['near', 'across', 'far']]; // by the turns from my shore to theirs

const SHORES: Record<number, Shore> = { 6: 'south', 0: 'west', 2: 'north', 8: 'east' }; // whose left begins here

export function tell(name: string, value: unknown, view: View, _words: unknown, args: Record<string, unknown>): unknown {
  const columns = view.columns ?? SOUTH;
  if (CELLS.has(name) && typeof value === 'number') {
    const column = columns.findIndex((cells) => cells.includes(value));
    return SPOTS[column]?.[columns[column]?.indexOf(value) ?? 0] ?? value;
  }
  const player = view.seats[Number(args['seat'])];
  if (name !== 'column' || typeof args['seat'] !== 'number' || !player) return value;
  return SEEN[side(SHORES[columns[0]?.[0] ?? 6] ?? 'south', player)]?.[OWN.indexOf(String(value))] ?? value;
}

/** The letter a cat wears: the first of the name of whoever plays it. */
export const initial = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? '';
