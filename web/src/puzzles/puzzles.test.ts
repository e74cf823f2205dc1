import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Description } from '../rules/description';
import { GameRules } from '../rules/game';
import { readPosition } from '../rules/position';
import { after, NEWCOMER } from './glicko';
import { isRight, nextOf, type Puzzle, read } from './puzzles';

const MODULES = new URL('../../../tidetable/wasm/modules/', import.meta.url);
const PUZZLES = new URL('../../../tidetable/puzzles/', import.meta.url);
const games = readdirSync(PUZZLES).filter((name) => name.endsWith('.jsonl')).map((name) => name.replace('.jsonl', ''));
const puzzlesOf = (game: string): Puzzle[] => read(readFileSync(new URL(`${game}.jsonl`, PUZZLES), 'utf-8'));

async function rulesOf(game: string): Promise<GameRules> {
  const description = JSON.parse(readFileSync(new URL(`${game}.json`, MODULES), 'utf-8')) as Description;
  return GameRules.of(description, await WebAssembly.compile(readFileSync(new URL(`${game}.wasm`, MODULES))));
}

describe.each(games)('puzzles of %s', (game) => {
  let rules: GameRules;
  beforeAll(async () => void (rules = await rulesOf(game)));

  it('are read as Python reads them: the same moves are legal, and the line can be played in its world', () => {
    for (const { id, position, seat, chances, world, line } of puzzlesOf(game)) {
      const seen = rules.see(readPosition(rules, position), seat);
      expect(seen.legal.map((action) => rules.rows.text(action)).sort(), id).toEqual(chances.map(([action]) => action).sort());
      let state = rules.possible(seen.record, seat, Uint32Array.from(world));
      for (const [who, text] of line) {
        const action = rules.choices(state, who).find((one) => rules.rows.text(one) === text);
        expect(action, `${id}: ${text}`).toBeDefined();
        ({ state } = rules.carryOut(state, who, action as number));
      }
    }
  }, 120_000);
});

describe('an answer', () => {
  const [puzzle] = puzzlesOf('fish_n_stones') as [Puzzle];

  it('is right where it cannot be told from the best', () => {
    const close: Puzzle = { ...puzzle, chances: [['a', 0.6, 0.01], ['b', 0.59, 0.01], ['c', 0.5, 0.01]] };
    expect(['a', 'b', 'c', 'd'].map((move) => isRight(close, move))).toEqual([true, true, false, false]);
  });

  it('moves the rating less the surer it is, and by what was expected', () => {
    const won = after(NEWCOMER, 1300, true);
    const lost = after(NEWCOMER, 1300, false);
    expect(won.rating - 1300).toBeCloseTo(1300 - lost.rating, 6);
    expect(won.deviation).toBeLessThan(NEWCOMER.deviation);
    expect(after(won, 900, true).rating - won.rating).toBeLessThan(after(won, 1700, true).rating - won.rating);
    let steady = won;
    for (let i = 0; i < 200; i++) steady = after(steady, steady.rating, i % 2 === 0);
    expect(steady.deviation).toBeGreaterThanOrEqual(55);
  });
});

describe('the next puzzle', () => {
  const some = [900, 1200, 1500].map((rating, i) => ({ ...(puzzlesOf('fish_n_stones')[0] as Puzzle), id: `p${i}`, rating, theme: i ? ['ending'] : ['opening'] }));

  it('is the nearest one not met yet, of the theme that is wanted', () => {
    expect(nextOf(some, 1250, [], null)?.id).toBe('p1');
    expect(nextOf(some, 1250, ['p1'], null)?.id).toBe('p2');
    expect(nextOf(some, 1250, [], 'opening')?.id).toBe('p0');
    expect(nextOf(some, 1250, ['p1', 'p0', 'p2'], null)?.id).toBe('p1');
    expect(nextOf(some, 1250, [], 'none')).toBeNull();
  });
});

describe('what is kept', () => {
  it('counts the first answer once, the streak each time, and tells the host of a doubt as soon as that is possible', async () => {
    const store = new Map<string, string>();
    vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => void store.set(key, value) });
    vi.stubGlobal('$state', { raw: <T>(value: T) => value });
    const { Solver, read: kept } = await import('./kept.svelte');
    const solver = new Solver('fish_n_stones');
    const [first, second] = puzzlesOf('fish_n_stones') as [Puzzle, Puzzle];
    expect(solver.answered(first, true)).toBeGreaterThan(0);
    const { rating } = solver.progress;
    expect(solver.answered(first, true)).toBe(0);
    expect(solver.progress).toMatchObject({ rating, streak: 2, longest: 2, solved: 1, met: [first.id] });
    solver.answered(second, false);
    expect(kept('fish_n_stones')).toMatchObject({ streak: 0, longest: 2, solved: 1, met: [first.id, second.id] });

    solver.doubt(first.id);
    const heard: string[] = [];
    await solver.tellDoubts(() => Promise.reject(new Error('no line')));
    expect(kept('fish_n_stones')).toMatchObject({ doubtful: [first.id], untold: [first.id] });
    await solver.tellDoubts((game, id) => Promise.resolve(heard.push(`${game} ${id}`)));
    await solver.tellDoubts(() => Promise.reject(new Error('told twice')));
    expect([heard, kept('fish_n_stones').untold]).toEqual([[`fish_n_stones ${first.id}`], []]);
    vi.unstubAllGlobals();
  });
});
