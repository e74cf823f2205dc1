import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Description } from '../../rules/description';
import { type GameRecord, GameRules, SPECTATOR } from '../../rules/game';
import { codesOf, complete } from '../../rules/options';
import { viewsAfter } from '../../rules/steps';
import type { GameEvent } from '../../table/types';
import { motions, trace } from './motions';
import type { View } from './view';

const SEED = new Uint8Array(32).fill(7);
const DECISIONS = 90;
const file = (kind: string) => readFileSync(`../tidetable/wasm/modules/das_riff.${kind}`);
const named = (card: View['cells'][number] | undefined): unknown => (card?.face === 'up' ? card.card?.name : card?.face);

interface Seen {
  event: GameEvent;
  before: View;
  after: View;
}

let rules: GameRules;
let seen: Seen[] = [];

/** Every event of a game of first choices, with what a spectator is shown before and after it. */
function watched(): Seen[] {
  const found: Seen[] = [];
  const options = codesOf(rules.description, complete(rules.description, {}, 2) ?? {}, 2);
  let { state }: { state: GameRecord } = rules.begin(2, options, SEED);
  for (let n = 0; n < DECISIONS && rules.waiting(state).length > 0; n++) {
    const [seat = 0] = rules.waiting(state);
    const choices = rules.choices(state, seat);
    const action = choices[(n * 7) % choices.length] as number;
    const { state: next, journal } = rules.carryOut(state, seat, action);
    const views = viewsAfter(rules, state, seat, action, SPECTATOR);
    let before = rules.see(state, SPECTATOR).view as unknown as View;
    rules.rows.events(journal, SPECTATOR).forEach((event, i) => {
      const after = views(i) as View;
      found.push({ event, before, after });
      before = after;
    });
    if (journal[0]) expect(before).toEqual(rules.see(next, SPECTATOR).view);
    state = next;
  }
  return found;
}

describe('what moves in Das Riff', () => {
  beforeAll(async () => {
    rules = await GameRules.of(JSON.parse(file('json').toString()) as Description, await WebAssembly.compile(file('wasm')));
    seen = watched();
  }, 60_000);

  const those = (kind: string): Seen[] => seen.filter(({ event }) => event.kind === kind);

  test('every event can be drawn between its two states', () => {
    expect(seen.length).toBeGreaterThan(DECISIONS);
    for (const { event, before, after } of seen) {
      expect(Array.isArray(motions(event, { view: before, next: after, seat: 0 }))).toBe(true);
      expect(Array.isArray(trace(event))).toBe(true);
    }
  });

  test('a card that drifts lies in its new cell after its own event', () => {
    expect(those('drifted').length).toBeGreaterThan(5);
    for (const { event, before, after } of those('drifted')) {
      const [source, target] = [event['source'] as number, event['target'] as number];
      expect(named(before.cells[target])).toBe('empty');
      expect(named(after.cells[target])).toEqual(named(before.cells[source]));
      expect(named(after.cells[source])).toBe('empty');
      const others = (view: View): unknown[] => view.cells.filter((_, cell) => cell !== source && cell !== target).map(named);
      expect(others(after)).toEqual(others(before));
    }
  });

  test('a card that is dealt or leaves does so with its own event', () => {
    for (const { event, before, after } of [...those('dealt-up'), ...those('dealt-down')]) {
      expect(named(before.cells[event['cell'] as number])).toBe('empty');
      expect(named(after.cells[event['cell'] as number])).not.toBe('empty');
      expect(after.draw_left).toBe(before.draw_left - 1);
    }
    for (const kind of ['drained', 'swept', 'card-taken', 'card-chased'])
      for (const { event, before, after } of those(kind)) {
        expect(named(before.cells[event['cell'] as number])).not.toBe('empty');
        expect(named(after.cells[event['cell'] as number])).toBe('empty');
      }
  });

  test('what is paid leaves with its own event', () => {
    const owned = (view: View, seat: number): number => (view.seats[seat]?.worms ?? []).reduce((sum, worms) => sum + worms, view.seats[seat]?.pearls ?? 0);
    expect(those('paid').length).toBeGreaterThan(5);
    for (const { event, before, after } of those('paid')) expect(owned(after, event['seat'] as number)).toBe(owned(before, event['seat'] as number) - 1);
  });
});
