// Conditional moves: the lines of a what-if board as a tree that is said beforehand at a table.
import type { Step } from '../connection/letters';
import { below, type Moment, type Tree } from '../whatif/tree';

export const MOST_STEPS = 60; // that can be said beforehand

/** A seat of a game by letter, and the newest event its page knew when the board was opened. */
export interface SaidAt {
  table: string;
  seat: number;
  n: number;
}

/** Where an address says that what is tried can be said beforehand; null: nowhere. */
export function saidAt(query: URLSearchParams): SaidAt | null {
  const [table, seat, n] = [query.get('orders'), Number(query.get('seat')), Number(query.get('n'))];
  return table && Number.isInteger(seat) && Number.isInteger(n) ? { table, seat, n } : null;
}

/** What of a tree is said beforehand: every line as far as a decision of mine, and of my own decisions the first of each place. */
export function ordersOf(tree: Tree, seat: number): { steps: Step[]; moments: Moment[] } {
  const leads = new Set<Moment>();
  const mine = (one: Moment): boolean => one.seat === seat;
  const chosen = (one: Moment): boolean => !mine(one) || one.before?.next.find(mine) === one;
  const shown = below(tree.first).filter((one) => one.before !== null);
  for (const one of [...shown].reverse()) if (mine(one) || one.next.some((next) => leads.has(next))) leads.add(one);
  const places = new Map<Moment, number>([[tree.first, -1]]);
  const [steps, moments]: [Step[], Moment[]] = [[], []];
  for (const one of shown) {
    const after = one.before && places.get(one.before);
    if (after === undefined || after === null || !leads.has(one) || !chosen(one)) continue;
    places.set(one, steps.length);
    steps.push({ after, seat: one.seat, action: one.action });
    moments.push(one);
  }
  return { steps, moments };
}

/** Put what was said before on the board, as lines; what cannot be with the cards that were dealt here is left out. */
export function plant(tree: Tree, steps: Step[]): void {
  const moments = new Map<number, Moment>([[-1, tree.first]]);
  steps.forEach(({ after, seat, action }, place) => {
    const from = moments.get(after);
    if (from && tree.rules.may(from.state, seat, action)) moments.set(place, tree.play(from, seat, action));
  });
}
