// Luck and skill apart: how a result came about, added up step by step, so that nothing is left over (tidetable/bots/coach/account.py).
import { METHOD, type Name, NAMES } from './method';

export interface Account {
  fair: number;
  skill: number[]; // by seat: the mistakes of others less one's own
  luck: number[]; // all else
  steps: number[][]; // the luck of the deal, and of each step, by seat
}

/** Split the way of the chances (a row for every moment, a column a seat) into what decisions lost and all else. */
export function account(chances: number[][], deciders: number[], losses: number[]): Account {
  const last = chances.at(-1) as number[];
  const seats = last.map((_, seat) => seat);
  const fair = last.reduce((sum, one) => sum + one, 0) / seats.length;
  const skills = losses.map((loss, step) => seats.map((seat) => (seat === deciders[step] ? -loss : loss / (seats.length - 1))));
  const before = [seats.map(() => fair), ...chances.slice(0, -1)];
  const steps = chances.map((row, n) => row.map((now, seat) => now - (before[n]?.[seat] ?? 0) - (skills[n - 1]?.[seat] ?? 0)));
  const summed = (rows: number[][]): number[] => seats.map((seat) => rows.reduce((sum, row) => sum + (row[seat] ?? 0), 0));
  return { fair, skill: summed(skills), luck: summed(steps), steps };
}

/** The name of a loss by what of it is sure (tidetable/bots/coach/naming.py). */
export function nameOf(loss: number, error: number): Name | null {
  return NAMES.find(([, least]) => loss - error >= least)?.[0] ?? null;
}

/** How well somebody decided, from 0 to 1; null where there was nothing to decide. */
export function accuracy(losses: number[]): number | null {
  return losses.length ? losses.reduce((sum, loss) => sum + 0.5 ** (loss / METHOD.halves), 0) / losses.length : null;
}
