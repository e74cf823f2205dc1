import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { keyOf } from '../local/fair';
import type { Description } from '../rules/description';
import { GameRules } from '../rules/game';
import { codesOf, complete } from '../rules/options';
import { blockOf } from './chance';
import { linked, positionHash, recordHash } from './link';
import { headOf, parsePosition, positionText, Unreadable } from './position';
import { boardOf, LOOKING, type Opened, recordOf } from './record';
import { faultOf } from './sound';
import { below, endOf, forkOf, type Moment, rowsOf, Tree } from './tree';

const GAMES = ['das_riff', 'fish_n_stones', 'reef_encounter', 'rivero'];
const file = (game: string, kind: string) => readFileSync(`../tidetable/wasm/modules/${game}.${kind}`);
const rulesOf = async (game: string): Promise<GameRules> => GameRules.of(JSON.parse(file(game, 'json').toString()) as Description, await WebAssembly.compile(file(game, 'wasm')));

function dealt(rules: GameRules, options: Record<string, unknown> = {}): Tree {
  const { state, journal } = rules.begin(2, codesOf(rules.description, complete(rules.description, options, 2) ?? {}, 2), keyOf('7'));
  return new Tree(rules, state, journal);
}
const seatAt = (tree: Tree, at: Moment): number => tree.rules.waiting(at.state)[0] as number;
/** Play the so many-th of what is legal, some times. */
function playOn(tree: Tree, from: Moment, times: number, which = 0): Moment {
  let at = from;
  for (let i = 0; i < times && tree.rules.waiting(at.state).length > 0; i++) {
    const legal = tree.rules.choices(at.state, seatAt(tree, at));
    at = tree.play(at, seatAt(tree, at), legal[Math.min(which, legal.length - 1)] as number);
  }
  return at;
}
const asOpened = (tree: Tree, at: Moment, more: Partial<Opened> = {}): Opened => ({ tree, at, names: ['Ann', 'Ben'], looking: LOOKING, seed: '7', position: null, ...more });

test('a block of chance is the published ChaCha8 stream', () => {
  const bytes = new Uint8Array(blockOf(new Uint32Array(8), 0).buffer);
  expect(Buffer.from(bytes.slice(0, 16)).toString('hex')).toBe('3e00ef2f895f40d67f5bb8e81f09a5a1');
});

describe.each(GAMES)('%s', (game) => {
  test('a position reads back byte for byte, and goes on as it would have', async () => {
    const rules = await rulesOf(game);
    const tree = dealt(rules);
    for (const at of [tree.first, playOn(tree, tree.first, 9, 1), playOn(tree, tree.first, 25, 2)]) {
      const line = positionText(rules, at.state);
      expect(headOf(line)).toEqual({ game, version: rules.description.rules_version });
      expect(parsePosition(rules, line)).toEqual(at.state);
      expect(faultOf(rules, at.state)).toBeNull();
    }
  });

  test('a record with variations holds the whole tree, in a link too', async () => {
    const rules = await rulesOf(game);
    const tree = dealt(rules);
    playOn(tree, tree.first, 12);
    const third = below(tree.first)[3] as Moment;
    const other = playOn(tree, third, 5, 1);
    playOn(tree, other.before as Moment, 3, 2);
    const fork = forkOf(other);
    if (fork) fork.name = 'An idea; with ünïcode';
    const record = recordOf(asOpened(tree, other));
    const found = await linked(await recordHash(record));
    expect(found).toEqual({ record });
    const again = boardOf(rules, record);
    expect(recordOf(again)).toEqual(record);
    expect(again.at.state).toEqual(other.state);
    expect(rowsOf(again.tree).map(({ moment, level }) => [moment.action, level, moment.name])).toEqual(rowsOf(tree).map(({ moment, level }) => [moment.action, level, moment.name]));
  });

  test('a position that cannot be is refused', async () => {
    const rules = await rulesOf(game);
    const line = positionText(rules, dealt(rules).first.state);
    for (const bad of ['', 'chess 1 seats=2', line.replace('seats=2', 'seats=9'), `${line} turns=1 turns=1`, `${line} nonsense=3`, line.replace(/chance=\w+/, 'chance=12'), `${line.replace(/ phase=[\w-]+/, '')} phase=nowhere`])
      expect(() => parsePosition(rules, bad)).toThrow(Unreadable);
  });
});

test('a position with a piece too many is noticed', async () => {
  const rules = await rulesOf('fish_n_stones');
  const line = positionText(rules, dealt(rules).first.state);
  const fewer = line.replace(/deck_left=(\d+)/, (_, left: string) => `deck_left=${Number(left) - 1}`);
  expect(fewer).not.toBe(line);
  expect(faultOf(rules, parsePosition(rules, fewer))).not.toBeNull();
});

test('options of a position are written by name', async () => {
  const rules = await rulesOf('reef_encounter');
  const line = positionText(rules, dealt(rules, { boards: ['C', 'A'] }).first.state);
  expect(line).toContain(' boards=CA ');
  expect(rules.optionOf(parsePosition(rules, line), 'boards')).toEqual(['C', 'A']);
});

test('what is tried twice is one line; a line can be made the main one, or be cut', async () => {
  const tree = dealt(await rulesOf('rivero'));
  const main = playOn(tree, tree.first, 3);
  expect(playOn(tree, tree.first, 3)).toBe(main);
  const other = playOn(tree, tree.first, 2, 1);
  expect(rowsOf(tree).map(({ level }) => level)).toEqual([1, 1, 2, 2, 1, 1]);
  tree.promote(other);
  expect(endOf(tree.first)).toBe(other);
  expect(forkOf(main)?.depth).toBe(1);
  expect(tree.cut(forkOf(main) as Moment)).toBe(tree.first);
  expect([tree.size, tree.at(main.id)]).toEqual([3, null]);
});

test('links: a position stands there as it is typed; what is broken is said to be', async () => {
  const line = 'fish_n_stones 1 seats=2 shore=0,2 pond=1*3/4 chance=ab:3';
  expect(positionHash(line)).toBe('#position=fish_n_stones+1+seats=2+shore=0,2+pond=1*3/4+chance=ab:3');
  expect(await linked(positionHash(line))).toEqual({ position: line });
  expect(await linked('')).toBeNull();
  for (const bad of ['#record=', '#record=xyz', '#position=%']) await expect(linked(bad)).rejects.toThrow(Unreadable);
});

test('a position says in words what its numbers mean, and is read in words or numbers', async () => {
  const rules = await rulesOf('rivero');
  const line = positionText(rules, dealt(rules).first.state);
  expect(line).toMatch(/ hand=([NCDA]\d+\.?)+,([NCDA]\d+\.?)+ /);
  const typed = (hand: string): string => positionText(rules, parsePosition(rules, line.replace(/ hand=\S+/, ` hand=${hand}`)));
  expect(typed('n1.N3.a10,c2')).toBe(typed(`${1n | (1n << 2n) | (1n << 39n)},${1n << 11n}`));
  for (const bad of ['E5', 'N1.', 'N1,N2,N3']) expect(() => typed(bad)).toThrow(Unreadable);
});

test('a record that does not follow the rules is refused', async () => {
  const rules = await rulesOf('fish_n_stones');
  const record = recordOf(asOpened(dealt(rules), dealt(rules).first));
  const bad = { ...record, log: [{ seat: 0, action: 99 }] };
  expect(() => boardOf(rules, bad)).toThrow(Unreadable);
  expect(() => boardOf(rules, { ...record, board: { variations: [{ at: 5, log: [{ seat: 0, action: 0 }] }] } })).toThrow(Unreadable);
  expect(boardOf(rules, { ...record, log: [{ seat: 0, action: 0 }, { seat: 1, action: 1 }, { undo: 1 }] }).tree.size).toBe(2);
});
