// What the coach thinks of a moment, and what follows from it.
import type { Worth } from './belief';
import { METHOD } from './method';

export interface Advised extends Worth {
  action: number;
}

/** What the coach thinks of a moment. */
export interface Look extends Worth {
  best: Advised | null; // null: somebody else decides
  other: Advised | null; // the next best ...
  rest: Advised[]; // ... and all that were tried beside the best
  played: Advised | null; // what was asked about
  drift?: number; // how far what it loses moved from the look before
}

/** Whether the next best may be as good. */
export function isClose({ best, other }: Look): boolean {
  return best !== null && other !== null && best.chance - other.chance < METHOD.close * Math.hypot(best.error, other.error);
}

/** What an action gives away against the best one, from 0 to 1, and the error of that: by chance in the search, and by what a longer look changed. */
export function lost({ best, played, drift = 0 }: Look): { loss: number; error: number } {
  if (!best || !played || best.action === played.action || played.chance >= best.chance) return { loss: 0, error: 0 };
  return { loss: best.chance - played.chance, error: Math.hypot(best.error, played.error, drift) };
}

/** What an action surely gives away: the loss less its error. */
export function surelyLost(look: Look): number {
  const { loss, error } = lost(look);
  return Math.max(loss - error, 0);
}

/** Whether it loses so much, or its error leaves that open: then it is worth another look. */
export function mayHaveLost(look: Look, least: number): boolean {
  const { loss, error } = lost(look);
  return loss > 0 && loss + error >= least;
}
