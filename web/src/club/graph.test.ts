import { expect, test } from 'vitest';
import { graphOf } from './graph';

test('a rating goes from left to right, higher when it is higher', () => {
  const { line } = graphOf([{ at: 1, value: 1500, error: 0 }, { at: 2, value: 1600, error: 0 }, { at: 3, value: 1400, error: 0 }], 100, 116);
  expect(line).toBe('M0 58L50 8L100 108');
});

test('what is not sure is a band around it, and every hundred has its line', () => {
  const { band, lines } = graphOf([{ at: 1, value: 1500, error: 200 }], 100, 116);
  expect(band).toBe('M0 8L100 8L100 108L0 108Z');
  expect(lines.map(({ value }) => value)).toEqual([1400, 1500, 1600]);
});

test('nothing played, nothing drawn', () => {
  expect(graphOf([], 100, 100)).toEqual({ line: '', band: '', lines: [] });
});
