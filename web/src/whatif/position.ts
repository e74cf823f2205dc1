// Positions as one line that a person can read and type: written and read as tidetable/core/position.py does, byte for byte.
import type { Description, Field, NumberKind, OptionRow } from '../rules/description';
import type { GameRecord, GameRules } from '../rules/game';
import { put, read, written as writtenNumber } from '../rules/numbers';
import { codesOf, complete } from '../rules/options';
import { BLOCK, blockOf } from './chance';

const CHANCE = ['chance_key', 'chance_words', 'chance_block'];
const LONGEST = 20_000; // letters of a line, and numbers in a list

/** A line that cannot be read: a sentence of the catalogue, and what it speaks of. */
export class Unreadable extends Error {
  constructor(
    readonly id: string,
    readonly what: Record<string, unknown> = {},
  ) {
    super(id);
  }
}

/** The game and the rules' version that a line speaks of; null if it is no such line. */
export function headOf(text: string): { game: string; version: string } | null {
  const [, game, version] = /^\s*([a-z]\w*) (\d[\w.]*) /.exec(`${text} `) ?? [];
  return game && version ? { game, version } : null;
}

// Numbers of a record: those of 64 bits are sets, and keep every bit

const isWide = (width: string): boolean => width.endsWith('8');

function numberAt(view: DataView, at: number, width: string): bigint {
  const signed = width.startsWith('i');
  const bits = 8 * Number(width.slice(1));
  if (bits === 64) return signed ? view.getBigInt64(at, true) : view.getBigUint64(at, true);
  const raw = bits === 8 ? view.getUint8(at) : bits === 16 ? view.getUint16(at, true) : view.getUint32(at, true);
  return signed ? BigInt.asIntN(bits, BigInt(raw)) : BigInt(raw);
}

function write(view: DataView, at: number, width: string, value: bigint): void {
  const bits = 8 * Number(width.slice(1));
  if (value !== (width.startsWith('i') ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value))) throw new RangeError(`${value} in ${width}`);
  if (isWide(width)) view.setBigUint64(at, BigInt.asUintN(64, value), true);
  else put(view, at, width, Number(value));
}

const viewOf = (record: GameRecord): DataView => new DataView(record.buffer, record.byteOffset, record.byteLength);
const countOf = ({ shape }: Field): number => shape.reduce((product, size) => product * size, 1);
const rowOf = ({ shape }: Field): number => shape.at(-1) ?? 1;

function numbersOf(record: GameRecord, field: Field): bigint[] {
  const size = Number(field.width.slice(1));
  return Array.from({ length: countOf(field) }, (_, i) => numberAt(viewOf(record), field.at + i * size, field.width));
}

// Writing

/** Write a complete position as one line. */
export function positionText(rules: GameRules, record: GameRecord): string {
  const { game, rules_version, record: { fields }, options } = rules.description;
  const isSet = (field: Field): boolean => numbersOf(record, field).some((number) => number !== 0n);
  const byName = (name: string): Field => fields.find((field) => field.name === name) as Field;
  const chosen = options.filter(({ name }) => isSet(byName(name))).map(({ name }) => `${name}=${optionText(rules.optionOf(record, name))}`);
  const rest = fields.filter((field) => !CHANCE.includes(field.name) && !options.some(({ name }) => name === field.name) && isSet(field));
  const key = byName('chance_key');
  const chance = isSet(key) ? [`chance=${hex(record.slice(key.at, key.at + 32))}:${rules.read(record, 'chance_words')}`] : [];
  return [game, rules_version, ...chosen, ...rest.map((field) => `${field.name}=${written(rules, record, field)}`), ...chance].join(' ');
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const optionText = (value: unknown): string => (Array.isArray(value) ? value.join(typeof value[0] === 'number' ? '/' : '') : String(value));

function written({ description }: GameRules, record: GameRecord, field: Field): string {
  const numbers = numbersOf(record, field);
  if (field.name === 'phase') return description.phases[Number(numbers[0])] ?? '';
  const row = rowOf(field);
  const last = Math.max(Math.floor(numbers.findLastIndex((number) => number !== 0n) / row), 0);
  const kind = kindOf(description, field);
  return Array.from({ length: last + 1 }, (_, i) => listed(kind, numbers.slice(i * row, (i + 1) * row))).join('/');
}

const kindOf = ({ numbers }: Description, { means }: Field): NumberKind | undefined => (means === undefined ? undefined : numbers[means]);

/** A list with its runs counted, without the zeros at its end. */
function listed(kind: NumberKind | undefined, numbers: bigint[]): string {
  const last = numbers.findLastIndex((number) => number !== 0n);
  const runs: [bigint, number][] = [];
  for (const number of numbers.slice(0, Math.max(last, 0) + 1)) {
    const run = runs.at(-1);
    if (run && run[0] === number) run[1]++;
    else runs.push([number, 1]);
  }
  return runs.flatMap(([number, times]) => (times > 2 ? [`${writtenNumber(kind, number)}*${times}`] : Array<string>(times).fill(writtenNumber(kind, number)))).join(',');
}

// Reading

/** Read a position back from its line; what it says of each field is checked, not whether the rules could lead there (sound.ts). */
export function parsePosition(rules: GameRules, text: string): GameRecord {
  const { game, rules_version, record: { size }, options } = rules.description;
  const [name, version, ...words] = text.trim().split(/\s+/);
  if (name !== game || version !== rules_version || text.length > LONGEST) throw new Unreadable('whatif-bad-position');
  const given = new Map(words.map((word) => [word.split('=')[0] ?? '', word.slice(word.indexOf('=') + 1)]));
  if (given.size !== words.length) throw new Unreadable('whatif-bad-twice');
  const take = (field: string): string | undefined => {
    const value = given.get(field);
    given.delete(field);
    return value;
  };
  const seats = Number(given.get('seats'));
  const record = new Uint8Array(size);
  setUp(rules, record, seats, Object.fromEntries(options.flatMap((option) => (given.has(option.name) ? [[option.name, optionOf(option, take(option.name) ?? '')]] : []))));
  const chance = take('chance');
  for (const [field, value] of given) readField(rules, record, field, value);
  if (chance) readChance(rules, record, chance);
  if (rules.read(record, 'waiting') >> seats) throw new Unreadable('whatif-bad-field', { field: 'waiting' });
  return record;
}

function setUp({ description }: GameRules, record: GameRecord, seats: number, options: Record<string, unknown>): void {
  const chosen = complete(description, options, seats);
  if (!chosen) throw new Unreadable('whatif-bad-setup');
  for (const [name, code] of Object.entries(codesOf(description, chosen, seats))) {
    const field = description.record.fields.find((one) => one.name === name);
    if (field) put(viewOf(record), field.at, field.width, code);
  }
}

function optionOf({ kind, values }: OptionRow, text: string): unknown {
  if (kind === 'WholeOption') return Number(text);
  if (kind === 'LettersOption') return ['', 'none', 'random'].includes(text.toLowerCase()) ? null : [...text.toUpperCase().replaceAll(',', '')];
  if (kind === 'CountsOption') return text.split('/').map(Number);
  return values.find((value) => String(value).toLowerCase() === text.toLowerCase()) ?? text;
}

function readField({ description }: GameRules, record: GameRecord, name: string, value: string): void {
  const field = description.record.fields.find((one) => one.name === name);
  if (!field || CHANCE.includes(name)) throw new Unreadable('whatif-bad-field', { field: name });
  const phase = name === 'phase' ? description.phases.indexOf(value) : 0;
  const rows = name === 'phase' ? [[BigInt(phase)]] : value.split('/').map((row) => counted(field, kindOf(description, field), row));
  const width = Number(field.width.slice(1));
  const [row, all] = [rowOf(field), countOf(field)];
  if (phase < 0 || rows.length > all / row || rows.some((numbers) => numbers.length > row)) throw new Unreadable('whatif-bad-field', { field: name });
  try {
    rows.forEach((numbers, i) => numbers.forEach((number, j) => write(viewOf(record), field.at + (i * row + j) * width, field.width, number)));
  } catch {
    throw new Unreadable('whatif-bad-field', { field: name });
  }
}

function counted({ name }: Field, kind: NumberKind | undefined, row: string): bigint[] {
  return row.split(',').flatMap((word) => {
    const [, text = '', times = '1'] = /^([-\w.]+)(?:\*(\d{1,5}))?$/.exec(word) ?? [];
    const number = read(kind, text);
    if (number === null) throw new Unreadable('whatif-bad-field', { field: name });
    return Array<bigint>(Number(times)).fill(number);
  });
}

function readChance({ description }: GameRules, record: GameRecord, text: string): void {
  const [, key, words] = /^([0-9a-f]{64}):(\d{1,10})$/i.exec(text) ?? [];
  if (!key || !words || Number(words) >= 2 ** 32) throw new Unreadable('whatif-bad-field', { field: 'chance' });
  const at = (name: string): number => description.record.fields.find((field) => field.name === name)?.at ?? 0;
  record.set(Uint8Array.from(key.match(/../g) ?? [], (pair) => parseInt(pair, 16)), at('chance_key'));
  const taken = Number(words);
  viewOf(record).setUint32(at('chance_words'), taken, true);
  if (taken > 0) record.set(new Uint8Array(blockOf(new Uint32Array(record.slice(at('chance_key'), at('chance_key') + 32).buffer), Math.floor((taken - 1) / BLOCK)).buffer), at('chance_block'));
}
