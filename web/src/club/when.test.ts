import { expect, test } from 'vitest';
import { Words } from '../words/words';
import { ago, day } from './when';

const english = new Words('en', []);

test('how long ago something was is said in the largest whole unit', () => {
  const now = 1_760_000_000;
  expect(ago(english, now - 20, now)).toBe('now');
  expect(ago(english, now + 5, now)).toBe('now'); // a clock that is a little ahead
  expect(ago(english, now - 120, now)).toBe('2 minutes ago');
  expect(ago(english, now - 90_000, now)).toBe('yesterday');
  expect(ago(new Words('de', []), now - 3 * 3_600, now)).toBe('vor 3 Stunden');
});

test('a day is told with its month', () => {
  expect(day(english, 1_760_000_000)).toContain('October');
});
