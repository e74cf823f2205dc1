import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keyOf } from '../local/fair';
import type { Description } from '../rules/description';
import { GameRules } from '../rules/game';
import { codesOf, complete } from '../rules/options';
import { type Belief, bendAt, calibrated } from './belief';
import { nameOf } from './account';
import { type Advised, isClose, type Look, lost } from './look';
import { look } from './looking';
import { reasons } from './reasons';

const file = (game: string, kind: string) => readFileSync(`../tidetable/wasm/modules/${game}.${kind}`);
const goes = (): Promise<boolean> => Promise.resolve(true);
const CHANCE = Uint32Array.of(1, 2, 3, 4);

test.each(['das_riff', 'fish_n_stones'])('a look at the first decision of %s', async (game) => {
  const rules = await GameRules.of(JSON.parse(file(game, 'json').toString()) as Description, await WebAssembly.compile(file(game, 'wasm')));
  const { state } = rules.begin(2, codesOf(rules.description, complete(rules.description, {}, 2) ?? {}, 2), keyOf('a seed'));
  const seen = rules.see(state, rules.waiting(state)[0] as number);
  const found = await look(seen, { played: null, known: null }, CHANCE, goes);
  expect(seen.legal).toContain(found?.best?.action);
  for (const one of [found, found?.other]) {
    expect(one?.chance).toBeGreaterThan(0);
    expect(one?.chance).toBeLessThan(1);
    expect(one?.error).toBeGreaterThan(0);
  }
  const again = await look(seen, { played: found?.other?.action ?? 0, known: found }, CHANCE, goes);
  expect(again?.played?.action).toBe(found?.other?.action);
  const other = rules.see(state, 1 - seen.viewer);
  const waits = await look(other, { played: null, known: null }, CHANCE, goes);
  if (!other.isAsked) expect(waits?.best).toBeNull();
  expect(waits?.chance).toBeGreaterThan(0);
  expect(await look(seen, { played: null, known: null }, CHANCE, () => Promise.resolve(false))).toBeNull();
});

test('what may be a mistake is looked at again, and a loss that was not there is taken back', async () => {
  const rules = await GameRules.of(JSON.parse(file('das_riff', 'json').toString()) as Description, await WebAssembly.compile(file('das_riff', 'wasm')));
  const { state } = rules.begin(2, codesOf(rules.description, complete(rules.description, {}, 2) ?? {}, 2), keyOf('a seed'));
  const seen = rules.see(state, rules.waiting(state)[0] as number);
  const first = (await look(seen, { played: null, known: null, passes: 40 }, CHANCE, goes)) as Look;
  const [best, other] = [first.best as Advised, first.other as Advised];
  const wrong = { ...first, best: { ...other, chance: best.chance + 0.3, error: 0.001 } }; // the second best is taken to be far better
  const again = (await look(seen, { played: best.action, known: wrong, passes: 40 }, CHANCE, goes)) as Look;
  expect(lost(again).loss).toBeLessThan(0.1);
  expect(again.chance).toBe(again.best?.chance);
});

test('how far a longer look moves a loss counts as doubt', () => {
  const of = (drift: number): Look => ({ chance: 0.6, error: 0.01, best: { action: 1, chance: 0.6, error: 0.01 }, other: null, rest: [], played: { action: 2, chance: 0.4, error: 0.01 }, drift });
  expect([of(0), of(0.1)].map((one) => nameOf(lost(one).loss, lost(one).error))).toEqual(['blunder', 'mistake']);
});

interface Row {
  seats: number;
  turns: number;
  asked: boolean;
  said: number;
  chance: number;
}
const CORRECTED = JSON.parse(readFileSync('../tests/data/coach_belief.json').toString()) as { belief: Belief; rows: Row[] };

test.each(CORRECTED.rows)('a chance of $said with $seats seats at turn $turns, as in Python', ({ seats, turns, asked, said, chance }) => {
  expect(calibrated(said, seats, bendAt(CORRECTED.belief, turns, asked))).toBeCloseTo(chance, 6);
});

test('what is close is called close', () => {
  const of = (other: number, error: number) => ({ ...{ chance: 0.6, error, rest: [], played: null }, best: { action: 1, chance: 0.6, error }, other: { action: 2, chance: other, error } });
  expect(isClose(of(0.58, 0.02))).toBe(true);
  const told = { action: String, message: String, seat: String };
  expect(reasons(of(0.58, 0.02), null, told).map(([id]) => id)).toEqual(['coach-chance', 'coach-close']);
  expect(reasons(of(0.5, 0.01), null, told)[1]).toEqual(['coach-clear', { other: '2', points: 10 }]);
});
