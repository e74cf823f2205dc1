// A board as a record of a match with variations (docs/records.md): what Python reads as a match, with the other lines beside its log.
import type { MatchRecord } from '../coach/analysis';
import { keyOf } from '../local/fair';
import type { GameRecord, GameRules } from '../rules/game';
import { codesOf, complete } from '../rules/options';
import { parsePosition, Unreadable } from './position';
import { below, endOf, type Moment, Tree, wayTo } from './tree';

/** What is known of hidden cards: what they were, a deal that could have been, or only what a seat knows. */
export type Hands = 'were' | 'dealt' | 'known';
/** Through whose eyes: of whoever decides, of a seat, of all. */
export type Eyes = 'turn' | 'all' | number;

/** How a board is looked at. */
export interface Looking {
  hands: Hands;
  of: number; // the seat whose knowledge a deal keeps to
  eyes: Eyes;
}

export interface Decided {
  seat: number;
  action: number;
}

/** A line that leaves another after so many decisions from the beginning. */
export interface Variation {
  at: number;
  name?: string;
  log: Decided[];
  variations?: Variation[];
}

export interface BoardRecord extends Omit<MatchRecord, 'log'> {
  format: 'tidetable-match';
  version: 1;
  game: string;
  rules_version: string;
  position?: string;
  log: { seat?: number; action?: number; undo?: number }[];
  board?: Partial<Looking> & { names?: string[]; name?: string; shown?: number; variations?: Variation[] };
  table?: { names?: (string | null)[] };
}

/** A board that was opened: the tree, the moment that is shown, and who sits where. */
export interface Opened {
  tree: Tree;
  at: Moment;
  names: string[]; // none where nobody is known
  looking: Looking;
  seed: string;
  position: string | null; // where it begins, if not with a deal
}

export const LOOKING: Looking = { hands: 'were', of: 0, eyes: 'turn' };
const LONGEST_NAME = 60;
export const named = (name: string): string => name.replaceAll(/\p{C}/gu, '').trim().slice(0, LONGEST_NAME);

// Writing

/** Write a board as a record. */
export function recordOf({ tree, at, names, looking, seed, position }: Opened): BoardRecord {
  const { rules, first } = tree;
  const { game, rules_version, options } = rules.description;
  const seats = rules.read(first.state, 'seats');
  const main = wayTo(endOf(first)).slice(1);
  const variations = linesOf(main);
  return {
    ...{ format: 'tidetable-match', version: 1, game, rules_version, seats, seed },
    options: position ? {} : Object.fromEntries(options.map(({ name }) => [name, rules.optionOf(first.state, name)])),
    ...(position ? { position } : {}),
    log: main.map(decidedAt),
    board: { ...looking, ...(names.length ? { names } : {}), ...(first.name ? { name: first.name } : {}), shown: below(first).indexOf(at), ...(variations.length ? { variations } : {}) },
  };
}

const decidedAt = ({ seat, action }: Moment): Decided => ({ seat, action });

/** The lines that leave a line, in the order they leave it. */
function linesOf(line: Moment[]): Variation[] {
  return line.flatMap((one) => (one.before?.next[0] === one ? one.before.next.slice(1) : []).map(lineOf));
}

function lineOf(from: Moment): Variation {
  const line = [from, ...below(from).filter((one) => one !== from && isOn(one, from))];
  const variations = linesOf(line.slice(1));
  return { at: from.depth - 1, ...(from.name ? { name: from.name } : {}), log: line.map(decidedAt), ...(variations.length ? { variations } : {}) };
}

/** Whether a moment is on the main line from another. */
function isOn(moment: Moment, from: Moment): boolean {
  for (let one = moment; one !== from; one = one.before) if (!one.before || one.before.next[0] !== one) return false;
  return true;
}

// Reading

export const isRecord = (data: unknown): data is BoardRecord =>
  typeof data === 'object' && data !== null && (data as BoardRecord).format === 'tidetable-match' && (data as BoardRecord).version === 1 && Array.isArray((data as BoardRecord).log);

/** Make a board of a record: a match that anybody has played, or one with variations. */
export function boardOf(rules: GameRules, record: BoardRecord): Opened {
  try {
    return read(rules, record);
  } catch (fault) {
    throw fault instanceof Unreadable ? fault : new Unreadable('whatif-bad-record');
  }
}

function read(rules: GameRules, record: BoardRecord): Opened {
  const { board = {}, position = null } = record;
  const { state, journal } = beginning(rules, record);
  const tree = new Tree(rules, state, journal);
  const seats = rules.read(state, 'seats');
  follow(tree, tree.first, standing(record.log));
  if (board.name) tree.first.name = named(board.name);
  for (const line of board.variations ?? []) branch(tree, tree.first, line);
  const names = (board.names ?? record.table?.names ?? []).map((name) => named(name ?? '')).slice(0, seats);
  const at = below(tree.first)[board.shown ?? Infinity] ?? endOf(tree.first);
  return { tree, at, names: names.every(Boolean) ? names : [], looking: lookingOf(board, seats), seed: String(record.seed), position };
}

function beginning(rules: GameRules, { seats, options, seed, position }: BoardRecord): { state: GameRecord; journal: Int32Array } {
  if (position !== undefined) return { state: withChance(rules, parsePosition(rules, position), String(seed)), journal: new Int32Array(1) };
  const chosen = complete(rules.description, options, seats);
  if (!chosen) throw new Unreadable('whatif-bad-setup');
  return rules.begin(seats, codesOf(rules.description, chosen, seats), keyOf(String(seed)));
}

/** A position that does not say what chance will bring begins a new game's chance, from the seed. */
export function withChance(rules: GameRules, state: GameRecord, seed: string): GameRecord {
  const key = rules.description.record.fields.find(({ name }) => name === 'chance_key')?.at ?? 0;
  if (state.subarray(key, key + 32).every((byte) => byte === 0)) state.set(keyOf(seed), key);
  return state;
}

/** The decisions of a log that were not taken back. */
function standing(log: BoardRecord['log']): Decided[] {
  const stand: Decided[] = [];
  for (const { seat = 0, action = 0, undo } of log) undo === undefined ? stand.push({ seat, action }) : stand.splice(undo);
  return stand;
}

function follow(tree: Tree, from: Moment, log: Decided[]): Moment[] {
  const line: Moment[] = [];
  for (const { seat, action } of log) line.push((from = tree.play(from, Number(seat), Number(action))));
  return line;
}

/** Let a line leave the main line from a moment on. */
function branch(tree: Tree, from: Moment, { at, name, log, variations = [] }: Variation): void {
  let fork = from;
  while (fork.depth < at && fork.next[0]) fork = fork.next[0];
  if (fork.depth !== at) throw new Unreadable('whatif-bad-record');
  const [first] = follow(tree, fork, log);
  if (!first) return;
  if (name) first.name = named(name);
  for (const line of variations) branch(tree, first, line);
}

function lookingOf({ hands, of, eyes }: Partial<Looking>, seats: number): Looking {
  const isSeat = (seat: unknown): seat is number => Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats;
  return {
    hands: hands === 'dealt' || hands === 'known' ? hands : LOOKING.hands,
    of: isSeat(of) ? of : LOOKING.of,
    eyes: eyes === 'all' || isSeat(eyes) ? eyes : LOOKING.eyes,
  };
}

