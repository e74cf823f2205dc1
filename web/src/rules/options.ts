// The options of a table as numbers of the record, as tidetable/core/card.py writes them.
import type { Description, OptionRow } from './description';

export type Options = Record<string, unknown>;

/** All options with their values, the defaults where none is named; null if one of them cannot be. */
export function complete(description: Description, options: Options, seats: number): Options | null {
  const known = new Set(description.options.map(({ name }) => name));
  if (!description.seats.includes(seats) || Object.keys(options).some((name) => !known.has(name))) return null;
  const chosen = Object.fromEntries(description.options.map((option) => [option.name, options[option.name] ?? option.values[0] ?? null]));
  return description.options.every((option) => codeOf(option, chosen[option.name], seats) !== null) ? chosen : null;
}

/** The number in the record for every option. */
export function codesOf(description: Description, options: Options, seats: number): Record<string, number> {
  return Object.fromEntries(description.options.map((option) => [option.name, codeOf(option, options[option.name], seats) ?? 0]));
}

function codeOf(option: OptionRow, value: unknown, seats: number): number | null {
  if (option.kind === 'WholeOption') return isWhole(option, value) ? value : null;
  if (option.kind === 'LettersOption') return value === null ? 0 : lettersCode(option.letters ?? '', value, seats);
  const place = option.values.indexOf(value);
  return place < 0 ? null : place;
}

function isWhole({ least = 1, most = Infinity }: OptionRow, value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

/** Different letters, one a seat: their places plus one, as digits to the base 8, the first letter lowest. */
function lettersCode(letters: string, value: unknown, seats: number): number | null {
  const chosen = Array.isArray(value) || typeof value === 'string' ? [...(value as string[])] : [];
  const fits = chosen.length === seats && new Set(chosen).size === seats && chosen.every((letter) => letter.length === 1 && letters.includes(letter));
  return fits ? chosen.reduce((code, letter, place) => code + ((letters.indexOf(letter) + 1) << (3 * place)), 0) : null;
}
