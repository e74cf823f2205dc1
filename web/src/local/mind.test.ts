import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Description } from '../rules/description';
import { GameRules } from '../rules/game';
import { codesOf, complete } from '../rules/options';
import { botChance, keyOf } from './fair';
import { choose, picked } from './mind';

const file = (game: string, kind: string) => readFileSync(`../tidetable/wasm/modules/${game}.${kind}`);

async function rulesOf(game: string): Promise<GameRules> {
  return GameRules.of(JSON.parse(file(game, 'json').toString()) as Description, await WebAssembly.compile(file(game, 'wasm')));
}

describe.each(['das_riff', 'fish_n_stones', 'reef_encounter', 'rivero'])('bots of %s', (game) => {
  it('choose something legal, the same from the same chance', async () => {
    const rules = await rulesOf(game);
    const options = complete(rules.description, {}, 2) ?? {};
    const { state } = rules.begin(2, codesOf(rules.description, options, 2), keyOf('a seed'));
    const seen = rules.see(state, rules.waiting(state)[0] as number);
    for (const bot of ['random', 'gentle', 'careful', 'strong']) {
      const chance = botChance('secret', seen.viewer, 2);
      const action = await choose(seen, bot, chance, () => Promise.resolve(true));
      expect(seen.legal).toContain(action);
      expect(await choose(seen, bot, chance, () => Promise.resolve(true))).toBe(action);
    }
  });

  it('stop when they are told to', async () => {
    const rules = await rulesOf(game);
    const { state } = rules.begin(2, codesOf(rules.description, complete(rules.description, {}, 2) ?? {}, 2), keyOf('a seed'));
    const seen = rules.see(state, rules.waiting(state)[0] as number);
    let asked = 0;
    expect(await choose(seen, 'master', botChance('secret', 0, 2), () => Promise.resolve(++asked < 2))).toBe(null);
    expect(asked).toBe(2);
  });
});

it('a whim picks among what is nearly as good, and nothing else', () => {
  const opinions = [
    { action: 7, visits: 50, value: 0.6 },
    { action: 8, visits: 40, value: 0.58 },
    { action: 9, visits: 30, value: 0.1 },
  ];
  const level = { passes: 1, whim: 1, reach: 0.1, knobs: {} };
  expect(new Set([0, 0.3, 0.6, 0.99].map((draw) => picked(opinions, level, draw)))).toEqual(new Set([7, 8]));
  expect(picked(opinions, { ...level, whim: 0 }, 0.99)).toBe(7);
});
