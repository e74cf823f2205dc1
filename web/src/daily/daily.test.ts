import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { choose } from '../local/mind';
import type { Description } from '../rules/description';
import { GameRules, Seen } from '../rules/game';
import { dealOf, isDay, later } from './deal';
import { type Line, ownOf, parting, played } from './line';
import { nameOf } from './names';

interface Kept {
  date: string;
  game: string;
  seat: number;
  scores: number[];
  log: [number, string][];
}
const file = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url));
const days = JSON.parse(file('tests/data/daily.json').toString()) as Kept[];

async function rulesOf(game: string): Promise<GameRules> {
  const description = JSON.parse(file(`tidetable/wasm/modules/${game}.json`).toString()) as Description;
  return GameRules.of(description, await WebAssembly.compile(file(`tidetable/wasm/modules/${game}.wasm`)));
}

describe.each(days)('the deal of $date in $game', ({ date, game, seat, scores, log }) => {
  it('is played by the page as by Python: every answer of the bots, to the end', async () => {
    const rules = await rulesOf(game);
    const deal = dealOf(date, game);
    const goes = () => Promise.resolve(true);
    const line = (await played(rules, deal, null, (record, who, chance) => choose(new Seen(rules, record, who), deal.bot, chance, goes, true))) as Line;
    expect(deal.seat).toBe(seat);
    expect(line.decisions.map((one) => [one.seat, rules.rows.text(one.action)])).toEqual(log);
    expect(line.scores).toEqual(scores);
    expect(await played(rules, deal, ownOf(line, seat), (record, who, chance) => choose(new Seen(rules, record, who), deal.bot, chance, goes, true))).toEqual(line);
  }, 120_000);
});

it('two games are compared up to the first decision in which they differ', () => {
  const mine = [{ seat: 1, action: 4 }, { seat: 0, action: 5 }, { seat: 1, action: 6 }, { seat: 0, action: 7 }];
  expect(parting(mine, 0, [5, 7])).toBe(null);
  expect(parting(mine, 0, [5, 9])).toEqual({ own: 1, at: 3 });
});

it('a day is a date that has come', () => {
  expect([isDay('2026-11-02'), isDay('2026-10-31'), isDay('2999-01-01'), isDay('2026-13-01'), isDay('x')]).toEqual([true, false, false, false, false]);
  expect(later('2026-12-31', 1)).toBe('2027-01-01');
});

it('somebody without a name is a guest in the words of the page', () => {
  const words = { word: (name: string) => `<${name}>` };
  expect([nameOf({ name: 'guest' }, words), nameOf({ name: 'Ann' }, words)]).toEqual(['<daily-guest>', 'Ann']);
});
