import { expect, test } from 'vitest';
import { ahead, brokeTie } from './standing';

test('who is ahead is said only where it is so and everybody may know it', () => {
  expect(ahead({ points: [3, 1, 3] })).toEqual([0, 2]);
  expect(ahead({ points: [2, 2] })).toEqual([]);
  expect(ahead({ points: [2, null] })).toEqual([]);
  expect(ahead(null)).toEqual([]);
});

test('equal points with different places at the top were decided by something else', () => {
  expect(brokeTie([4, 4], [1, 2])).toBe(true);
  expect(brokeTie([4, 4], [1, 1])).toBe(false);
  expect(brokeTie([5, 3, 3], [1, 2, 3])).toBe(false);
  expect(brokeTie(null, null)).toBe(false);
});
