// Moments as people say them.
import type { Words } from '../words/words';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago something was: "3 days ago". */
export function ago(words: Words, seconds: number, now = Date.now() / 1000): string {
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' });
  const past = Math.max(0, now - seconds);
  const [unit, size] = STEPS.find(([, size]) => past >= size) ?? ['second', 60];
  return unit === 'second' ? format.format(0, 'second') : format.format(-Math.floor(past / size), unit);
}

/** A day with its month and year. */
export function day(words: Words, seconds: number): string {
  return new Intl.DateTimeFormat(words.language, { day: 'numeric', month: 'long', year: 'numeric' }).format(seconds * 1000);
}
