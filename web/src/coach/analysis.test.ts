import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { keyOf } from '../local/fair';
import type { Description } from '../rules/description';
import { type GameRecord, GameRules } from '../rules/game';
import { codesOf, complete } from '../rules/options';
import { account, accuracy, nameOf } from './account';
import { analyse, inTime, playedAgain } from './analysis';
import { look } from './looking';
import { aheadSince, turningPoints } from './turns';

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
  expect(found?.over).toBe(true);
  const left = await analyse(playedAgain(rules, { ...record, log: record.log.slice(0, -3) }), think, () => undefined);
  expect(left?.over).toBe(false);
});

test('a match with many blunders is thought about less, so that its analysis ends in time', () => {
  expect(inTime(400, 40_000, 10_000, 100)).toBe(400); // a quarter of a millisecond each, and time enough
  expect(inTime(400, 40_000, 20_000, 100)).toBe(400);
  expect(inTime(400, 40_000, 30_000, 100)).toBe(133); // three quarters each: ten seconds for a hundred moments
  expect(inTime(400, 40_000, 50_000, 100)).toBe(40); // late: as little as can be
});

test('a device that turns out quicker than its trial is given more to think about', async () => {
  const { rules, record } = await recorded();
  let [now, thoughts] = [0, 0];
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const think = (seen: Parameters<typeof look>[0], played: number | null, passes: number) => {
    now += (thoughts++ < 10 ? 20 : 1) * passes; // milliseconds a pass
    return look(seen, { played, known: null, passes: 2 }, CHANCE, () => Promise.resolve(true));
  };
  const match = playedAgain(rules, record);
  const found = await analyse(match, think, () => undefined);
  expect(found?.passes).toBeGreaterThan(200);
  expect(now).toBeLessThan(60_000);
  clock.mockRestore();
});

test('it stops when it is told to', async () => {
  const { rules, record } = await recorded();
  expect(await analyse(playedAgain(rules, record), () => Promise.resolve(null), () => undefined)).toBeNull();
});

/** A story, and what Python tells of it (tests/bots/test_coach_turns.py). */
interface Story {
  name: string;
  chances: number[][];
  deciders: number[];
  losses: number[];
  errors: number[];
  drawn: number[];
  told: {
    fair: number;
    skill: number[];
    luck: number[];
    steps: number[][];
    names: (string | null)[];
    accuracy: (number | null)[];
    turns: [n: number, seat: number, before: number, after: number, cause: string][];
    ahead: [n: number, seat: number] | null;
  };
}
const STORIES = JSON.parse(readFileSync('../tests/data/coach_account.json').toString()) as Story[];
const rounded = (told: unknown): unknown => JSON.parse(JSON.stringify(told), (_, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(5)) || 0 : value));

test.each(STORIES)('$name: luck, skill, names, accuracy and turning points are those of Python', ({ chances, deciders, losses, errors, drawn, told }) => {
  const { fair, skill, luck, steps } = account(chances, deciders, losses);
  const decisions = deciders.map((seat, step) => {
    const [before, loss, error] = [chances[step]?.[seat] ?? 0, losses[step] ?? 0, errors[step] ?? 0];
    return { n: step + 1, seat, action: 0, best: 1, before, after: before - loss, loss, error, choices: 3, name: nameOf(loss, error) };
  });
  const found = { over: true, passes: 1, chances, decisions, steps, events: drawn.map((n) => ({ n, luck: steps[n] ?? [] })), players: [], fair };
  const ahead = aheadSince(found);
  const own = skill.map((_, seat) => accuracy(losses.filter((_loss, step) => deciders[step] === seat)));
  const turns = turningPoints(found).map(({ n, seat, before, after, cause }) => [n, seat, before, after, cause]);
  const page = { fair, skill, luck, steps, names: decisions.map(({ name }) => name), accuracy: own, turns, ahead: ahead && [ahead.n, ahead.seat] };
  expect(rounded(page)).toEqual(rounded(told));
});
