// Why a move is advised, as sentences of the catalogue: the chance with it, and how far behind the next best is
// (tidetable/bots/coach/hints.py).
import type { Message } from '../table/types';
import { isClose, type Look } from './look';

const hundredths = (share: number): number => Math.round(100 * share);

/** Give the reasons of a hint; *say* tells an action. */
export function reasons(look: Look, say: (action: number) => string): Message[] {
  const { best, other } = look;
  if (!best) return [];
  const told: Message[] = [['coach-chance', { chance: hundredths(best.chance), error: Math.max(hundredths(best.error), 1) }]];
  if (!other) return told;
  const next = { other: say(other.action) };
  return [...told, isClose(look) ? ['coach-close', next] : ['coach-clear', { ...next, points: Math.max(hundredths(best.chance - other.chance), 1) }]];
}
