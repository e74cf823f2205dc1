import { describe, expect, test } from 'vitest';
import { touches } from './motion';
import { nearest } from './walk';

describe('walking the board', () => {
  const places: [number, number][] = [[0, 0], [100, 0], [200, 0], [100, 100]];

  test('goes to the nearest thing straight ahead', () => {
    expect(nearest([0, 0], [1, 0], places)).toBe(1);
    expect(nearest([100, 0], [0, 1], places)).toBe(3);
  });

  test('stays where nothing lies ahead', () => {
    expect(nearest([0, 0], [-1, 0], places)).toBe(-1);
  });
});

describe('a click means a choice', () => {
  test('whose target holds everything that was clicked', () => {
    expect(touches({ worm: 2 }, { worm: 2, fish: 5 })).toBe(true);
    expect(touches({ worm: 2, fish: 4 }, { worm: 2, fish: 5 })).toBe(false);
    expect(touches({}, { cell: 1 })).toBe(true);
  });
});
