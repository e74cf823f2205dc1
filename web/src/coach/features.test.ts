import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keyOf } from '../local/fair';
import type { Description } from '../rules/description';
import { type GameRecord, GameRules } from '../rules/game';
import { codesOf, complete } from '../rules/options';
import type { Message } from '../table/types';
import { why } from './ahead';
import { type Feature, type Picture, reasons } from './features';
import { reasons as sentences } from './reasons';

interface Case {
  name: string;
  feature: Feature[];
  viewer: number;
  seats: number;
  before: Picture;
  after: Picture[];
  instead: Picture[];
  said: Message[];
}
const CASES = JSON.parse(readFileSync('../tests/data/coach_reasons.json').toString()) as Case[];
const file = (game: string, kind: string) => readFileSync(`../tidetable/wasm/modules/${game}.${kind}`);

test.each(CASES)('$name, as in Python', ({ feature, viewer, seats, before, after, instead, said }) => {
  expect(reasons('pond', { rests: [], features: feature }, viewer, seats, before, [after, instead])).toEqual(said);
});

test.each(['fish_n_stones', 'reef_encounter'])('a move of %s has reasons that are sentences of the catalogue, whatever is hidden', async (game) => {
  const rules = await GameRules.of(JSON.parse(file(game, 'json').toString()) as Description, await WebAssembly.compile(file(game, 'wasm')));
  let state: GameRecord = rules.begin(2, codesOf(rules.description, complete(rules.description, {}, 2) ?? {}, 2), keyOf('a seed')).state;
  const random = Uint32Array.of(1, 2, 3, 4);
  for (let n = 0; n < 12; n++) {
    const seat = rules.waiting(state)[0] as number;
    state = rules.carryOut(state, seat, rules.careful(rules.see(state, seat), random)).state;
  }
  const seen = rules.see(state, rules.waiting(state)[0] as number);
  const [best, other] = seen.legal as [number, number];
  const goes = (): Promise<boolean> => Promise.resolve(true);
  const found = await why(seen, best, other, goes);
  expect(found?.points).toHaveLength(2);
  const catalogue = readFileSync('../tidetable/words/en/reasons.ftl').toString();
  for (const [id] of found?.reasons ?? []) expect(catalogue).toContain(`\n${id} = `);
  const elsewhere = rules.see(rules.possible(seen.record, seen.viewer, Uint32Array.of(9, 9, 9, 9)), seen.viewer);
  expect(await why(elsewhere, best, other, goes)).toEqual(found);
  expect(await why(seen, best, other, () => Promise.resolve(false))).toBeNull();
});

test('the reasons stand before the chance, the answer after it, and a win needs no other', () => {
  const look = { chance: 0.6, error: 0.01, best: { action: 1, chance: 0.6, error: 0.01 }, other: null, rest: [], played: null };
  const told = { action: String, message: ([id]: Message) => id, seat: (seat: number) => `seat ${seat}` };
  const found = { won: false, points: [2, -1], reasons: [['why-x', {}]] as Message[], reply: { seat: 1, message: ['act', {}] as Message } };
  expect(sentences(look, found, told, 0)).toEqual([
    ['coach-gain', { points: 2 }],
    ['coach-hurt', { who: 'seat 1', points: 1 }],
    ['why-x', {}],
    ['coach-chance', { chance: 60, error: 1 }],
    ['coach-reply', { who: 'seat 1', action: 'act' }],
  ]);
  expect(sentences(look, { ...found, won: true, reply: null }, told, 0)[0]).toEqual(['coach-wins', {}]);
});
