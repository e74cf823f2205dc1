import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as das_riff from './das_riff';
import * as fish_n_stones from './fish_n_stones';
import { MEMORY, type Rules } from './module';
import * as reef_encounter from './reef_encounter';
import * as rivero from './rivero';

const GAMES = { das_riff, fish_n_stones, reef_encounter, rivero };
const ROOM = 4096; // bytes for a record, and as many for a set
const LONGEST = 5000; // decisions

async function rulesOf(game: string): Promise<Rules> {
  const module = await WebAssembly.compile(readFileSync(`../tidetable/wasm/modules/${game}.wasm`));
  return (await WebAssembly.instantiate(module)).exports as unknown as Rules;
}

describe.each(Object.entries(GAMES))('the built rules of %s', (name, game) => {
  it('deal a game, play it to its end, and are read by name', async () => {
    const rules = await rulesOf(name);
    const at = rules.heap.value as number;
    rules.memory.grow(1);
    const view = new DataView(rules.memory.buffer);
    const state = new game.State(view, at);
    setUp(view, at, name, 2);
    let decisions = 0;
    for (let seat = rules.begin(at, at + ROOM, 0); seat !== MEMORY.nobody_waits && decisions < LONGEST; decisions++) {
      expect((state.waiting >> seat) & 1).toBe(1);
      const action = rules.default(at, seat, at + ROOM);
      expect(action).toBeLessThan(game.ACTIONS);
      seat = rules.carry_out(at, seat, action, at + ROOM, 0);
    }
    expect(state.waiting).toBe(0);
    expect(state.seats).toBe(2);
    expect(decisions).toBeGreaterThan(5);
  });
});

interface Description {
  record: { fields: { name: string; at: number }[] };
  options: { name: string; kind: string; values: number[] }[];
}

/** Write the seats and the options whose number stands for itself; all others are 0 by default. */
function setUp(view: DataView, at: number, game: string, seats: number): void {
  const description: Description = JSON.parse(readFileSync(`../tidetable/wasm/modules/${game}.json`, 'utf-8'));
  const place = (name: string) => at + (description.record.fields.find((field) => field.name === name)?.at ?? NaN);
  view.setUint8(place('seats'), seats);
  for (const option of description.options)
    if (option.kind === 'WholeOption') view.setUint32(place(option.name), option.values[0] ?? 0, true);
}
