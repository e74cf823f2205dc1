import { expect, test } from 'vitest';
import type { GameEvent } from '../../table/types';
import { sum } from './turn';

const [AMAZON_1, AMAZON_5, NILE_1, DANUBE_6] = [30, 34, 0, 25];
const by = (...kinds: Partial<GameEvent>[]): GameEvent[] => [...kinds, { kind: 'turn-ended' }].map((event) => ({ seat: 1, ...event }) as GameEvent);
const long: Partial<GameEvent>[] = [
  { kind: 'drew' }, { kind: 'bridged' }, { kind: 'extended', card: AMAZON_5 }, { kind: 'column-taken', column: 0 }, { kind: 'river-begun' },
  { kind: 'doubled', card: NILE_1, below: AMAZON_1 }, { kind: 'drew' }, { kind: 'extended' }, { kind: 'discarded', card: DANUBE_6, cell: 8 },
]; // prettier-ignore

test('a long turn is told in one sentence', () => {
  expect(sum(by(...long))).toEqual([
    'see-turn-short',
    { seat: 1, column: 0, rivers: 1, extended: 3, exchanged: 0, below: 'A1', end: 'discarded', card: 'D6', got: '' },
  ]);
});

test('cards put into the groundwater are not named: they may not be seen', () => {
  const sunk = by(...long.slice(0, -1), { kind: 'sunk', card: null }, { kind: 'sunk', card: null });
  expect(sum(sunk)?.[1]).toMatchObject({ end: 'sunk', card: '' });
});

test('what the rules do for the next player is not part of the turn', () => {
  const next = [...by(...long), { kind: 'turn-started', seat: 0 }, { kind: 'doubled', seat: 0, below: NILE_1 }] as GameEvent[];
  expect(sum(next)?.[1]).toMatchObject({ seat: 1, below: 'A1' });
});

test('a double is told in one sentence: it draws a card before it and one behind it', () => {
  const [, said] = sum(by({ kind: 'doubled', card: NILE_1, below: AMAZON_1 }, { kind: 'drew' }, { kind: 'discarded', card: DANUBE_6 })) ?? [];
  expect(said).toMatchObject({ below: 'A1', extended: 0, rivers: 0, column: 'none', end: 'discarded', card: 'D6' });
});

test('a short turn, and one with an action card, tell themselves', () => {
  expect(sum(by({ kind: 'drew' }, { kind: 'extended' }, { kind: 'discarded' }))).toBeNull();
  expect(sum(by({ kind: 'action-drawn' }, ...long))).toBeNull();
});
