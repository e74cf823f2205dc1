import { describe, expect, it } from 'vitest';
import { minutesOf, written } from './hours';
import { bytesOf } from './push';

describe('hours of peace', () => {
  it('are written as the field wants them, and read back', () => {
    for (const minutes of [0, 7 * 60 + 5, 23 * 60 + 59]) expect(minutesOf(written(minutes))).toBe(minutes);
    expect(written(425)).toBe('07:05');
  });
  it('are none while one writes', () => {
    for (const text of ['', '7', '24:00', '12:60']) expect(minutesOf(text)).toBeNull();
  });
});

it('a key of web push is read from its letters', () => {
  expect([...bytesOf('-_8A')]).toEqual([251, 255, 0]);
});
