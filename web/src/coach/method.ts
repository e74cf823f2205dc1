// The numbers of the coach, as Python reads them (tidetable/bots/coach/method.py says what each means).
import method from '../../../tidetable/bots/coach/method.json';

export const METHOD = { ...method, again: method.again as [times: number, least: number][] };
export type Name = keyof typeof method.names;
/** The names of losses, the largest first. */
export const NAMES = Object.entries(method.names) as [name: Name, least: number][];
