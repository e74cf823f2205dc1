// The options of a table as numbers of the record, as tidetable/core/card.py writes them.
import type { CountsCard } from '../connection/types';
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
  if (option.kind === 'CountsOption') return countsCode(countsOf(option), value);
  const place = option.values.indexOf(value);
  return place < 0 ? null : place;
}

/** The value that a number of the record stands for. */
export function valueOf(option: OptionRow, code: number): unknown {
  const { kind, values, letters = '' } = option;
  if (kind === 'WholeOption') return code;
  if (kind === 'Option') return values[code];
  if (kind === 'CountsOption') return countsFrom(countsOf(option), code);
  const chosen: string[] = [];
  for (let left = code; left > 0; left >>= 3) chosen.push(letters[(left % 8) - 1] ?? '');
  return chosen.length ? chosen : null;
}

function isWhole({ least, most }: OptionRow, value: unknown): value is number {
  return isBetween(value, Number(least ?? 1), Number(most ?? Infinity));
}

const isBetween = (value: unknown, least: number, most: number): value is number => Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

const sum = (numbers: number[]): number => numbers.reduce((one, two) => one + two, 0);

/** What an option counts, as a screen asks for it. */
export function countsOf({ name, kinds = [], least, most, rest = '', values }: OptionRow): CountsCard {
  const [low, high] = [least as number[], most as number[]];
  return { name, kind: 'counts', rest, default: values[0] as number[], counts: kinds.map((kind, place) => ({ kind, least: low[place] ?? 0, most: high[place] ?? 0 })) };
}

/** Whether every count is in its range, and their sum that of the usual box. */
export function isBox({ counts, default: usual }: CountsCard, value: unknown): value is number[] {
  return Array.isArray(value) && value.length === counts.length && counts.every(({ least, most }, place) => isBetween(value[place], least, most)) && sum(value as number[]) === sum(usual);
}

/** The counts of all kinds but the rest, above their least, as bits side by side, the first lowest; XOR those of the usual box. */
function countsCode(option: CountsCard, value: unknown): number | null {
  return isBox(option, value) ? (packed(option, value) ^ packed(option, option.default)) >>> 0 : null;
}

function countsFrom(option: CountsCard, code: number): number[] {
  let left = code ^ packed(option, option.default);
  const counts = option.counts.map(({ kind, least, most }) => {
    if (kind === option.rest) return 0;
    const bits = 32 - Math.clz32(most - least);
    const count = least + (left & ((1 << bits) - 1));
    left >>>= bits;
    return count;
  });
  return counts.map((count, place) => (option.counts[place]?.kind === option.rest ? sum(option.default) - sum(counts) : count));
}

function packed({ counts, rest }: CountsCard, value: number[]): number {
  let [bits, shift] = [0, 0];
  counts.forEach(({ kind, least, most }, place) => {
    if (kind === rest) return;
    bits |= ((value[place] ?? 0) - least) << shift;
    shift += 32 - Math.clz32(most - least);
  });
  return bits;
}

/** Different letters, one a seat: their places plus one, as digits to the base 8, the first letter lowest. */
function lettersCode(letters: string, value: unknown, seats: number): number | null {
  const chosen = Array.isArray(value) || typeof value === 'string' ? [...(value as string[])] : [];
  const fits = chosen.length === seats && new Set(chosen).size === seats && chosen.every((letter) => letter.length === 1 && letters.includes(letter));
  return fits ? chosen.reduce((code, letter, place) => code + ((letters.indexOf(letter) + 1) << (3 * place)), 0) : null;
}
