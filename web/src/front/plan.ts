// Who sits where at a new table, the clocks it can have, and whether there is a seat for me.
import type { GameCard, TableCard } from '../connection/types';

export interface SeatPlan {
  kind: 'me' | 'here' | 'open' | 'bot';
  bot: string;
  name: string;
}

export const CLOCKS: Record<string, Record<string, unknown>> = {
  none: { kind: 'none' },
  minute: { kind: 'move', seconds: 60 },
  bank: { kind: 'bank', seconds: 900, increment: 10 },
  day1: { kind: 'days', days: 1 },
  day2: { kind: 'days', days: 2 },
  day3: { kind: 'days', days: 3 },
  day7: { kind: 'days', days: 7 },
  day14: { kind: 'days', days: 14 },
};

/** The bot of one of the three strengths; the first is whom a newcomer meets: friendly, not foolish. */
export function botOf(card: GameCard, strength = 0): string {
  return card.strengths[strength] ?? card.strengths[0] ?? card.bots[0] ?? 'random';
}

/** The level above a bot's, if there is one; what needs no level of search is not a step. */
export function nextBot(card: GameCard, bot: string): string | null {
  const steps = card.bots.filter((one) => one !== 'random' && one !== 'careful');
  if (bot === 'random') return steps[0] ?? null;
  return steps[bot === 'careful' ? steps.indexOf('sharp') : steps.indexOf(bot) + 1] ?? null;
}

/** The level below a bot's, if there is one. */
export function gentlerBot(card: GameCard, bot: string): string | null {
  const steps = card.bots.filter((one) => one !== 'random' && one !== 'careful');
  return steps[(bot === 'careful' ? steps.indexOf('sharp') : steps.indexOf(bot)) - 1] ?? null;
}

/** Whether I can sit down at a table: it goes on, I am not there yet, and a seat is free that nobody has given up. */
export function canJoin({ status, you, seats }: TableCard): boolean {
  return status !== 'over' && you.length === 0 && seats.some((seat) => (seat.open || seat.kind === 'open') && !seat.resigned);
}

/** The plan for a number of seats: me, then friends with a link; what was chosen already stays. */
export function seatsFor(card: GameCard, number: number, before: SeatPlan[]): SeatPlan[] {
  const bot = botOf(card);
  return Array.from({ length: number }, (_, index) => before[index] ?? { kind: index === 0 ? 'me' : 'open', bot, name: '' });
}

/** The plan at a table of this browser: me and a bot, or others at the same device; nobody comes with a link. */
export function seatsHere(card: GameCard, number = card.seats[0] ?? 2, before: SeatPlan[] = []): SeatPlan[] {
  return seatsFor(card, number, before).map((seat) => (seat.kind === 'open' ? { ...seat, kind: 'bot' } : seat));
}
