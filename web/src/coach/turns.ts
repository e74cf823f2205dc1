// Turning points: the few moments at which a match changed hands, and since when the winner was ahead (tidetable/bots/coach/turns.py).
import type { Message } from '../table/types';
import type { Analysis } from './analysis';
import { METHOD } from './method';

export interface Turn {
  n: number; // the decision; 0: the deal
  seat: number;
  before: number; // its chance ...
  after: number; // ... and what became of it
  cause: 'decision' | 'draw';
}

const size = ({ before, after }: Turn): number => Math.abs(after - before);

/** The turning points of a match, in order: its costliest mistakes and largest strokes of luck. */
export function turningPoints({ decisions, events, chances }: Analysis): Turn[] {
  const chosen = decisions.filter(({ name }) => name === 'mistake' || name === 'blunder').map(({ n, seat, before, after }): Turn => ({ n, seat, before, after, cause: 'decision' }));
  const drawn = events.map(({ n, luck }): Turn => {
    const seat = luck.reduce((best, one, who) => (Math.abs(one) > Math.abs(luck[best] ?? 0) ? who : best), 0);
    const after = chances[n]?.[seat] ?? 0;
    return { n, seat, before: after - (luck[seat] ?? 0), after, cause: 'draw' };
  });
  const largest = [...chosen, ...drawn].filter((turn) => size(turn) >= METHOD.turn_least).sort((one, two) => size(two) - size(one)).slice(0, METHOD.turns_most);
  return largest.sort((one, two) => one.n - two.n || one.cause.localeCompare(two.cause));
}

/** Since which moment the winner's chance was the best to the end; null where nobody has won alone. */
export function aheadSince({ chances }: Analysis): { n: number; seat: number } | null {
  const last = chances.at(-1) ?? [];
  const seat = last.indexOf(1);
  if (seat < 0) return null;
  let n = chances.length - 1;
  while (n > 0 && chances[n - 1]?.every((chance, who) => who === seat || chance < (chances[n - 1]?.[seat] ?? 0))) n--;
  return { n, seat };
}

const percent = (chance: number): number => Math.min(Math.max(Math.round(100 * chance), 0), 100);

/** A turning point as a sentence of the catalogue; *say* tells what was chosen. */
export function turnTold(turn: Turn, { decisions }: Analysis, names: string[], say: (n: number, action: number) => string): Message {
  const { n, seat, before, after, cause } = turn;
  const said = { n, who: names[seat], from: percent(before), to: percent(after) };
  if (cause === 'decision') return ['coach-turn-decision', { ...said, action: say(n, decisions[n - 1]?.action ?? 0) }];
  return [n === 0 ? 'coach-turn-deal' : after > before ? 'coach-turn-lucky' : 'coach-turn-unlucky', said];
}
