import { expect, test } from 'vitest';
import { spaced, wayTo } from './codes';

test('a code is written in two halves', () => expect(spaced('CDF347')).toBe('CDF 347'));
test('a phone that joins by a code becomes a hand', () => {
  expect(wayTo('abc', true)).toBe('/t/abc/hand');
  expect(wayTo('abc', false)).toBe('/t/abc');
});
