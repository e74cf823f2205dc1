// What a day deals: everything follows from its date and the game, here as in Python (tidetable/daily/deal.py).
import { bytesOf, hexOf, sha256 } from '../local/sha256';

export const BOT = 'strong';
export const FIRST = '2026-11-01'; // the first day that has a deal
const SEATS = 2;
export const OWN = 1 << 16; // the bot on the person's seat has chance of its own

export interface Deal {
  date: string;
  game: string;
  secret: string;
  seat: number; // the person's
  bot: string;
}

export function dealOf(date: string, game: string): Deal {
  const secret = hexOf(sha256(bytesOf(`tidetable daily ${date} ${game}`)));
  return { date, game, secret, seat: Number.parseInt(secret.slice(0, 2), 16) % SEATS, bot: BOT };
}

/** The date of today, the same all over the world. */
export const today = (): string => new Date().toISOString().slice(0, 10);

/** A day so many days later. */
export function later(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

export const isDay = (date: string): boolean => /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(`${date}T00:00:00Z`)) && date >= FIRST && date <= later(today(), 1);
