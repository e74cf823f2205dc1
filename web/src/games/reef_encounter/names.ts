// What people call things at this table: a cell by its rock's letter, a coral tile by its two corals, a decision by its sentence.
import type { Words } from '../../words/words';
import { CORALS, WRITTEN, type CoralName, type View } from './view';

const CELL = /^(\d):([a-g]\d)$/; // "0:b5", as decisions are written
const TILE = /^T(\d)$/i;
const CELLS = new Set(['place', 'drop']);
const NUMBERS = new Set(['eat', 'lift']);

/** A cell without its rock: "b5". */
export const square = (name: string): string => name.replace(/^\d:/, '');

/** The letter of a rock. */
export const rockOf = (view: View, slot: number): string => view.boards[slot]?.letter ?? String(slot + 1);

export function tell(name: string, value: unknown, view: View, words: Words): unknown {
  if (name === 'slot' && typeof value === 'number') return value + 1;
  if (typeof value !== 'string') return value;
  if (name === 'cell') return cellName(value, view, words);
  if (name === 'action') return decision(value, view, words);
  if (name === 'tile' || name === 'tiles' || name === 'locks') return value.split(' ').map((one) => thing(one, view, words)).join(', ');
  return value;
}

function cellName(value: string, view: View, words: Words): string {
  const [, slot, place] = CELL.exec(value) ?? [];
  return slot === undefined ? value : words.word('see-place', { rock: rockOf(view, Number(slot)), place });
}

/** A coral tile as its pair of corals, which turning does not change; a tile of a space by its colour. */
function thing(value: string, view: View, words: Words): string {
  const tile = view.coral_tiles[Number(TILE.exec(value)?.[1] ?? -1)];
  if (tile) return pair(tile.stronger, tile.weaker, words);
  const coral = CORALS.find((one) => WRITTEN[one] === value);
  return coral ? words.word('colour', { colour: coral }) : value;
}

export function pair(one: CoralName, two: CoralName, words: Words): string {
  const [colour, colour_2] = [one, two].sort((a, b) => CORALS.indexOf(a) - CORALS.indexOf(b));
  return words.word('see-pair', { colour, colour_2 });
}

/** A decision by its text form, "place 0:b5", as the sentence of the catalogue. */
function decision(text: string, view: View, words: Words): string {
  const [verb, value] = text.split(' ') as [string, string | undefined];
  const name = CELLS.has(verb) ? 'cell' : NUMBERS.has(verb) ? 'number' : verb === 'lock' ? 'tile' : verb === 'alga' ? 'alga' : 'colour';
  return words.word(`action-${verb}`, value === undefined ? {} : { [name]: tell(name, value, view, words) });
}
