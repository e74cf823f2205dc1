// Who sits where at a new table, and the clocks a table can have.
import type { GameCard } from '../connection/types';

export interface SeatPlan {
  kind: 'me' | 'here' | 'open' | 'bot';
  bot: string;
  name: string;
}

export const CLOCKS: Record<string, Record<string, unknown>> = {
  none: { kind: 'none' },
  minute: { kind: 'move', seconds: 60 },
  bank: { kind: 'bank', seconds: 900, increment: 10 },
  days: { kind: 'days', days: 3 },
};

/** The bot a newcomer meets: friendly, not foolish. */
export function friendlyBot(card: GameCard): string {
  return ['gentle', 'easy', 'careful'].find((bot) => card.bots.includes(bot)) ?? card.bots[0] ?? 'random';
}

/** The plan for a number of seats: me, then friends with a link; what was chosen already stays. */
export function seatsFor(card: GameCard, number: number, before: SeatPlan[]): SeatPlan[] {
  const bot = friendlyBot(card);
  return Array.from({ length: number }, (_, index) => before[index] ?? { kind: index === 0 ? 'me' : 'open', bot, name: '' });
}
