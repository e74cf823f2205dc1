// What numbers mean, read from the description as tidetable/core/means.py says it.
import type { Field, NumberKind } from './description';

export const NO_WORD = 'none'; // what a sentence is told of it

/** Say in a sentence what a value stands for. */
export function told(kind: NumberKind, value: number): unknown {
  if (value === kind.none) return NO_WORD;
  const words = kind.words ?? [];
  switch (kind.form) {
    case 'names':
      return words[value];
    case 'set':
      return words.filter((_, place) => (value >> place) & 1).join(' ') || NO_WORD;
    case 'bag':
      return words.flatMap((word, place) => Array(nibble(value, place)).fill(word)).join(' ') || NO_WORD;
    case 'row':
      return digits(value, words.length + 1).map((digit) => words[digit - 1]).join(' ') || NO_WORD;
    default:
      return value;
  }
}

/** Give what a picture shows for a value. */
export function shown(kind: NumberKind, value: number): unknown {
  if (value === kind.none) return null;
  if (kind.shows) return kind.shows[value];
  if (kind.form === 'set') return (kind.words ?? []).flatMap((_, place) => ((value >> place) & 1 ? [place] : []));
  return told(kind, value);
}

/** Give the arguments of a sentence for a number: usually one, called by its name. */
export function argumentsOf(kind: NumberKind, name: string, value: number): Record<string, unknown> {
  const said = told(kind, value);
  return typeof said === 'object' && said !== null ? { ...said } : { [name]: said };
}

const WORD = /^[A-Za-z][\w-]*$/; // what one types into a position without quotes

/** Write a number into a position: by its word, a set by the words of its members, or as the number where there is none. */
export function written(kind: NumberKind | undefined, value: bigint): string {
  const known = kind?.words ?? [];
  const isSet = kind?.form === 'set' && value > 0n && value < 1n << BigInt(known.length);
  const isName = kind?.form === 'names' && value >= 0n && value < BigInt(known.length) && Number(value) !== kind.none;
  const words = isSet ? known.filter((_, place) => (value >> BigInt(place)) & 1n) : isName ? [known[Number(value)]] : [];
  return words.length > 0 && words.every((word) => typeof word === 'string' && WORD.test(word)) ? words.join('.') : String(value);
}

/** Read what `written` wrote, or a plain number; null where it is neither. */
export function read(kind: NumberKind | undefined, text: string): bigint | null {
  if (/^-?\d{1,20}$/.test(text)) return BigInt(text);
  const known = (kind?.words ?? []).map((word) => String(word).toLowerCase());
  const places = [...new Set(text.toLowerCase().split('.').map((word) => known.indexOf(word)))];
  if (places.includes(-1) || (kind?.form !== 'set' && places.length > 1)) return null;
  return kind?.form === 'set' ? places.reduce((set, place) => set | (1n << BigInt(place)), 0n) : BigInt(places[0] as number);
}

const nibble = (value: number, place: number): number => Number((BigInt(value) >> BigInt(4 * place)) & 15n);

function digits(value: number, base: number): number[] {
  return value ? [...digits(Math.trunc(value / base), base), value % base] : [];
}

/** Take a number apart into digits of different sizes, the last one counting fastest. */
export function split(number: number, sizes: number[]): number[] {
  const found: number[] = [];
  for (const size of [...sizes].reverse()) {
    found.unshift(number % size);
    number = Math.trunc(number / size);
  }
  return found;
}

type Read = (view: DataView, at: number) => number;
const READ: Record<string, Read> = {
  i1: (view, at) => view.getInt8(at),
  u1: (view, at) => view.getUint8(at),
  i2: (view, at) => view.getInt16(at, true),
  u2: (view, at) => view.getUint16(at, true),
  i4: (view, at) => view.getInt32(at, true),
  u4: (view, at) => view.getUint32(at, true),
  i8: (view, at) => Number(view.getBigInt64(at, true)),
  u8: (view, at) => Number(view.getBigUint64(at, true)),
  f4: (view, at) => view.getFloat32(at, true),
  f8: (view, at) => view.getFloat64(at, true),
};

/** Numbers as they lie in arrays: nested lists, one level for each axis. */
export type Nested = number | Nested[];

/** Read a field: a number, or lists of them. */
export function valueOf(view: DataView, { at, width, shape }: Field): Nested {
  const read = READ[width] as Read;
  const size = Number(width.slice(1));
  let place = at;
  const next = (axes: number[]): Nested => {
    const [length, ...rest] = axes;
    if (length !== undefined) return Array.from({ length }, () => next(rest));
    place += size;
    return read(view, place - size);
  };
  return next(shape);
}

/** Write a number into a field. */
export function put(view: DataView, at: number, width: string, value: number): void {
  if (width === 'f8') view.setFloat64(at, value, true);
  else if (width === 'f4') view.setFloat32(at, value, true);
  else if (width.endsWith('8')) view.setBigInt64(at, BigInt(value), true);
  else if (width.endsWith('4')) view.setUint32(at, value, true);
  else if (width.endsWith('2')) view.setUint16(at, value, true);
  else view.setUint8(at, value);
}
