// Turning points: the few moments at which a match changed hands, and since when the winner was ahead (tidetable/bots/coach/turns.py).
import type { Message } from '../table/types';
import type { Analysis, Judged } from './analysis';
import { METHOD } from './method';

export interface Turn {
  n: number; // the decision; 0: the deal
  seat: number;
  before: number; // its chance ...
  after: number; // ... and what became of it
  cause: 'decision' | 'draw';
}

const size = ({ before, after }: Turn): number => Math.abs(after - before);

/** Whether a decision can turn a match. */
const turns = ({ name }: Judged): boolean => name === 'mistake' || name === 'blunder';

const mostOf = (seats: number[], worth: (seat: number) => number): number => seats.reduce((best, seat) => (worth(seat) > worth(best) ? seat : best));

/** The seats whose luck a stroke is told as: everybody's, but after a mistake only that of who made it. What it gave to the others is what it
    cost through the eyes of who made it; through their own eyes it may have been more or less, and nothing came up. */
function eyes({ decisions, chances }: Analysis, n: number): number[] {
  const decision = decisions[n - 1];
  return decision && turns(decision) ? [decision.seat] : (chances[n] ?? []).map((_, seat) => seat);
}

/** The strokes of luck, the largest first, each for who had it. */
export function strokesOf(found: Analysis): { n: number; seat: number; luck: number }[] {
  const lucky = found.events.map(({ n, luck }) => {
    const seat = mostOf(eyes(found, n), (who) => luck[who] ?? 0);
    return { n, seat, luck: luck[seat] ?? 0 };
  });
  return lucky.sort((one, two) => two.luck - one.luck);
}

/** The turning points of a match, in order: its costliest mistakes and largest strokes of luck. */
export function turningPoints(found: Analysis): Turn[] {
  const { decisions, events, chances } = found;
  const chosen = decisions.filter(turns).map(({ n, seat, before, after }): Turn => ({ n, seat, before, after, cause: 'decision' }));
  const drawn = events.map(({ n, luck }): Turn => {
    const seat = mostOf(eyes(found, n), (who) => Math.abs(luck[who] ?? 0));
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
