import { expect, test } from 'vitest';
import { rounds } from './rounds';

const begins = (round: number) => ({ kind: 'round-started', round, starter: 0 });
const caught = (seat: number, fish: number | null, stones: number | null) => ({ kind: 'caught', seat, cell: 0, height: 2, fish, stones });

test('catches are counted by seat and round', () => {
  const events = [begins(1), caught(1, 3, 1), { kind: 'no-catch', seat: 0 }, begins(2), caught(0, 0, 2), caught(1, 1, 0)];
  expect(rounds(events)).toEqual([[0, -2], [2, 1]]); // prettier-ignore
});

test('closed buckets tell nothing', () => {
  expect(rounds([begins(1), caught(0, null, null)])).toBe(null);
  expect(rounds([])).toBe(null);
});
