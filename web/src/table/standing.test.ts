import { expect, test } from 'vitest';
import { ahead } from './standing';

test('who is ahead is said only where it is so and everybody may know it', () => {
  expect(ahead({ points: [3, 1, 3] })).toEqual([0, 2]);
  expect(ahead({ points: [2, 2] })).toEqual([]);
  expect(ahead({ points: [2, null] })).toEqual([]);
  expect(ahead(null)).toEqual([]);
});
