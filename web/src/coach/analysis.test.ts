import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keyOf } from '../local/fair';
import type { Description } from '../rules/description';
import { type GameRecord, GameRules } from '../rules/game';
import { codesOf, complete } from '../rules/options';
import { account, accuracy, nameOf } from './account';
import { analyse, playedAgain } from './analysis';
import { look } from './looking';

const file = (kind: string) => readFileSync(`../tidetable/wasm/modules/fish_n_stones.${kind}`);
const CHANCE = Uint32Array.of(1, 2, 3, 4);

/** A whole game of careful players, as its record tells it, with a decision that was taken back. */
async function recorded() {
  const rules = await GameRules.of(JSON.parse(file('json').toString()) as Description, await WebAssembly.compile(file('wasm')));
  const options = complete(rules.description, {}, 2) ?? {};
  const log: { seat?: number; action?: number; undo?: number }[] = [];
  let { state } = rules.begin(2, codesOf(rules.description, options, 2), keyOf('7'));
  for (let seat = rules.waiting(state)[0]; seat !== undefined; seat = rules.waiting(state)[0]) {
    const action = rules.careful(rules.see(state, seat), CHANCE.slice());
    if (log.length === 0) log.push({ seat, action }, { undo: 0 });
    log.push({ seat, action });
    state = rules.carryOut(state, seat, action).state;
  }
  return { rules, state, record: { seats: 2, options, seed: '7', log } };
}

test('a match is looked at again: every decision that stands, and an account that leaves nothing over', async () => {
  const { rules, state, record } = await recorded();
  const match = playedAgain(rules, record);
  expect(match.states.at(-1) as GameRecord).toEqual(state);
  expect(match.decisions.length).toBe(record.log.length - 2);
  const told: number[] = [];
  const think = (seen: Parameters<typeof look>[0], played: number | null) => look(seen, { played, known: null, passes: 12 }, CHANCE, () => Promise.resolve(true));
  const found = await analyse(match, think, (done) => told.push(done));
  expect(told.at(-1)).toBe(match.decisions.length);
  expect(found?.decisions.map(({ n }) => n)).toEqual(told);
  expect(found?.chances.at(-1)?.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  for (const { skill, luck, result } of found?.players ?? []) expect((found?.fair ?? 0) + skill + luck).toBeCloseTo(result);
  for (const { loss, before, after, best, action } of found?.decisions ?? []) {
    expect(loss).toBeGreaterThanOrEqual(0);
    expect(before - after).toBeCloseTo(loss);
    if (best === action) expect(loss).toBe(0);
  }
  expect(found?.events[0]?.n).toBe(0);
});

test('it stops when it is told to', async () => {
  const { rules, record } = await recorded();
  expect(await analyse(playedAgain(rules, record), () => Promise.resolve(null), () => undefined)).toBeNull();
});

test('luck, skill, names and accuracy are those of Python', () => {
  const found = account([[0.5, 0.5], [0.6, 0.4], [1, 0]], [1, 0], [0.1, 0]);
  expect(found.skill.map((one) => one.toFixed(3))).toEqual(['0.100', '-0.100']);
  expect(found.luck.map((one) => one.toFixed(3))).toEqual(['0.400', '-0.400']);
  expect([nameOf(0.2, 0.02), nameOf(0.2, 0.1), nameOf(0.04, 0.03)]).toEqual(['blunder', 'mistake', null]);
  expect([accuracy([0, 0.07]), accuracy([])]).toEqual([0.75, null]);
});
