// What people and bots are called at a table.
import type { Words } from '../words/words';
import type { SeatInfo } from './types';

const CHARACTERS = ['gentle', 'easy', 'steady', 'sharp', 'strong', 'master']; // levels with a name of their own (tidetable/bots/levels.py)
const ROMAN = ['', '', ' II', ' III', ' IV', ' V', ' VI'];

/** The level of a bot, without a budget of its own: "master" of "master@2s". */
export const levelOf = (bot: string): string => bot.split('@')[0] ?? bot;

/** A level in words, as it stands on a choice: "Steady". Wherever somebody meets it, it is called the same. */
export function levelTitle(bot: string, words: Words): string {
  const level = levelOf(bot);
  return words.has(`bot-${level}`) ? words.word(`bot-${level}`) : bot;
}

/** A level in words, as it stands beside a name: "steady". */
export const levelName = (bot: string, words: Words): string => levelTitle(bot, words).toLocaleLowerCase(words.language);

/** What a bot of a level is like, in a sentence. */
export function natureOf(bot: string, words: Words): string {
  const id = `bot-nature-${levelOf(bot)}`;
  return words.has(id) ? words.word(id) : '';
}

/** What a seat is called: its name; the character of a bot, numbered where there are several; an animal for other bots; a guest otherwise. */
export function seatName(seat: SeatInfo, words: Words, seats: SeatInfo[]): string {
  if (seat.name) return seat.name;
  if (seat.kind === 'open') return words.word('seat-open');
  if (seat.kind !== 'bot' || seat.stand_in) return words.word('guest-name', { number: seat.seat + 1 });
  const level = levelOf(seat.bot ?? '');
  if (!CHARACTERS.includes(level)) return words.word('bot-name', { number: seat.seat });
  const twins = seats.filter((one) => one.kind === 'bot' && !one.name && !one.stand_in && levelOf(one.bot ?? '') === level);
  return words.word('bot-character', { level }) + (ROMAN[twins.findIndex((one) => one.seat === seat.seat) + 1] ?? '');
}

/** The seat that sentences say "you" to: mine, unless I have a name, or share the screen with others who read it too. */
export function unnamed(seats: SeatInfo[], you: number[]): number | null {
  const [mine, ...others] = you;
  return mine !== undefined && others.length === 0 && !seats[mine]?.name ? mine : null;
}

/** The rating of a seat as it is written, "1532" or "1532?", and as it is said; nothing where there is none. */
export function ratingOf({ rating }: SeatInfo, words: Words): { shown: string; said: string } | null {
  if (!rating) return null;
  return { shown: `${rating.value}${rating.provisional ? '?' : ''}`, said: words.word(rating.provisional ? 'rating-provisional' : 'rating-sure', { value: rating.value }) };
}

/** The names of all seats in a list of tables; whoever has none and is me is "You". A seat that is *kept* for somebody has their name. */
export function seatNames(seats: SeatInfo[], words: Words, you: number[] = [], kept: { seat: number; name: string | null; you: boolean }[] = []): string[] {
  const awaited = new Map(kept.map((one) => [one.seat, one.name ?? (one.you ? words.word('me-name') : null)]));
  return seats.map((seat) => (!seat.name && you.includes(seat.seat) ? words.word('me-name') : ((seat.kind === 'open' && awaited.get(seat.seat)) || seatName(seat, words, seats))));
}
