// The facts of any game as people read them: names, values, and which of them are lists or tables.
import type { Words } from '../words/words';

export type Item = Record<string, unknown>;

/** A fact's name: the catalogue's `label-NAME`, or the name itself as a person would write it. */
export function label(name: string, words: Words): string {
  if (words.has(`label-${name}`)) return words.word(`label-${name}`);
  const plain = name.replaceAll('_', ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** A single value: the catalogue's `value-VALUE` for a word, else what it is. */
export function told(value: unknown, words: Words): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return words.word(value ? 'plain-yes' : 'plain-no');
  if (typeof value === 'number') return value < 0 ? `−${-value}` : String(value);
  const text = String(value);
  return words.has(`value-${text}`) ? words.word(`value-${text}`) : text.replaceAll('_', ' ');
}

export const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Things of a kind, each with facts of its own: a table. */
export const isTable = (value: unknown): value is Item[] => Array.isArray(value) && value.length > 0 && value.every(isItem);

/** A value that fits into a line. */
export const isShort = (value: unknown): boolean => !isItem(value) && !(Array.isArray(value) && value.some((one) => typeof one === 'object' && one !== null));

/** The columns of a table: every name that one of its rows has. */
export function columns(rows: Item[]): string[] {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

/** A short value in a line: a list with commas. */
export function line(value: unknown, words: Words): string {
  if (!Array.isArray(value)) return told(value, words);
  return value.length > 0 ? value.map((one) => told(one, words)).join(', ') : '–';
}
