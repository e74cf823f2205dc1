// What people call things at this table: a card of the reef by its row and column, as they stand at its edges, all counted from one; a payment unit by unit.
import type { Words } from '../../words/words';
import type { View } from './view';

const COUNTED = new Set(['row', 'column', 'slot']);

export function tell(name: string, value: unknown, _view: View, words: Words): unknown {
  if (name === 'payment') return words.word('unit-paid', { unit: value });
  if (COUNTED.has(name) && typeof value === 'number') return value + 1;
  const [, row, column] = (name === 'cell' && /^(\d),(\d)$/.exec(String(value))) || [];
  return row === undefined ? value : words.word('see-at', { row: Number(row) + 1, column: Number(column) + 1 });
}
