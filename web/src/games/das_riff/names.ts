// What people call things at this table: a card of the reef by its row and column, as they stand at its edges.
import type { Words } from '../../words/words';
import type { View } from './view';

export function tell(name: string, value: unknown, _view: View, words: Words): unknown {
  const [, row, column] = (name === 'cell' && /^(\d),(\d)$/.exec(String(value))) || [];
  return row === undefined ? value : words.word('see-at', { row, column });
}
