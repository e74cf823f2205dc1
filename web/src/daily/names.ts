// What people are called in the table of a day and where games are compared.
import type { Words } from '../words/words';
import type { DayRow } from './table';

const GUEST = 'guest'; // what the server calls somebody without a name

export const nameOf = (row: Pick<DayRow, 'name'>, words: Pick<Words, 'word'>): string => (row.name === GUEST ? words.word('daily-guest') : row.name);
