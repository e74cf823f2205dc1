// Why a move is advised, as sentences of the catalogue: what it does, the chance with it, how far behind the next best is, what comes next
// (tidetable/bots/coach/hints.py).
import type { Message } from '../table/types';
import type { Why } from './ahead';
import { isClose, type Look } from './look';

const hundredths = (share: number): number => Math.round(100 * share);

/** How actions and seats are told. */
export interface Told {
  action: (action: number) => string;
  message: (message: Message) => string;
  seat: (seat: number) => string;
}

/** Give the reasons of a hint, as far as they are known. */
export function reasons(look: Look, why: Why | null, told: Told, viewer = 0): Message[] {
  const { best, other } = look;
  if (!best) return [];
  return [
    ...(why ? effects(why, told, viewer) : []),
    ['coach-chance', { chance: hundredths(look.chance), error: Math.max(hundredths(look.error), 1) }],
    ...(other ? [nextBest(look, told.action(other.action), best.chance - other.chance)] : []),
    ...(why?.reply ? [['coach-reply', { who: told.seat(why.reply.seat), action: told.message(why.reply.message) }] as Message] : []),
  ];
}

function nextBest(look: Look, other: string, ahead: number): Message {
  return isClose(look) ? ['coach-close', { other }] : ['coach-clear', { other, points: Math.max(hundredths(ahead), 1) }];
}

function effects({ won, points, reasons: found }: Why, told: Told, viewer: number): Message[] {
  if (won) return [['coach-wins', {}]];
  const own = points[viewer] ?? 0;
  const gained: Message[] = own ? [[own > 0 ? 'coach-gain' : 'coach-cost', { points: Math.abs(own) }]] : [];
  const hurt = points.flatMap((change, seat): Message[] => (seat !== viewer && change < 0 ? [['coach-hurt', { who: told.seat(seat), points: -change }]] : []));
  return [...gained, ...hurt, ...found];
}
