// What the coach thinks of a moment, and what follows from it.
import type { Worth } from './belief';

const CLOSE = 2; // standard errors within which two actions are called equally good

export interface Advised extends Worth {
  action: number;
}

/** What the coach thinks of a moment. */
export interface Look extends Worth {
  best: Advised | null; // null: somebody else decides
  other: Advised | null; // the next best ...
  rest: Advised[]; // ... and all that were tried beside the best
  played: Advised | null; // what was asked about
}

/** Whether the next best may be as good. */
export function isClose({ best, other }: Look): boolean {
  return best !== null && other !== null && best.chance - other.chance < CLOSE * Math.hypot(best.error, other.error);
}

/** What an action surely gives away against the best one, from 0 to 1: the loss less its error. */
export function surelyLost({ best, played }: Look): number {
  if (!best || !played || best.action === played.action) return 0;
  return Math.max(best.chance - played.chance - Math.hypot(best.error, played.error), 0);
}
