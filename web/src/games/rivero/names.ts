// What people call things at this table: a card by its river and value, a river by its name and stretch, a cell of the source by the letter of its row and the number of its column, as they stand beside it.
import type { Words } from '../../words/words';
import { face, ROWS, type View } from './view';

const CARDS = new Set(['card', 'got', 'below', 'face']);

export function tell(name: string, value: unknown, view: View, words: Words, args: Record<string, unknown>): unknown {
  if (CARDS.has(name) && /^[NCDA]\d+$/.test(String(value))) return cardName(String(value), words);
  if (name === 'cell') return String(value).replace(/^(\d),(\d)$/, (_, row: string, column: string) => `${ROWS[Number(row)]}${Number(column) + 1}`);
  if (name === 'row' && typeof value === 'number') return ROWS[value];
  if (name === 'column' && typeof value === 'number') return value + 1;
  if (name === 'slot' && typeof value === 'number') return riverName(value, args['seat'], view, words);
  return value;
}

function cardName(card: string, words: Words): string {
  const { river, value } = face(card);
  return words.word('see-card', { river, value });
}

/** The river of a seat as it runs now; one that is gone keeps its place in the row. */
function riverName(slot: number, seat: unknown, view: View, words: Words): string | number {
  const river = view.seats[Number(seat)]?.rivers.find((one) => one.slot === slot);
  return river ? words.word('see-card', { river: river.river, value: `${river.low}–${river.high}` }) : slot + 1;
}
