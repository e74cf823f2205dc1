import { expect, test } from 'vitest';
import { chained } from './steps';

const text = (...bytes: number[]): string => btoa(String.fromCharCode(...bytes));

test('records follow one another, each told by what has changed since the one before it', () => {
  const first = Uint8Array.of(1, 2, 3, 4);
  expect(chained(first, text(1, 1, 9, 3, 1, 8), 3).map((one) => [...one])).toEqual([[1, 9, 3, 4], [1, 8, 3, 4], [1, 8, 3, 4]]);
  expect([...first]).toEqual([1, 2, 3, 4]);
});

test('what is new may run on from one record into the next', () => {
  expect(chained(Uint8Array.of(1, 2), text(1, 2, 7, 6), 2).map((one) => [...one])).toEqual([[1, 7], [6, 7]]);
});

test('where nothing has changed there are as many records all the same', () => {
  expect(chained(Uint8Array.of(5), '', 2).map((one) => [...one])).toEqual([[5], [5]]);
});
