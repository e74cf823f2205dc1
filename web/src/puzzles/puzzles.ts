// The puzzles that come with the page (tidetable/puzzles): loaded game by game, when they are wanted.
const FILES = import.meta.glob<string>('../../../tidetable/puzzles/*.jsonl', { query: '?raw', import: 'default' });
const SURE = 2; // standard errors within which another move counts as right too (tidetable/puzzles/puzzle.py)

/** What a move is worth: its text, the chance to win on the average over all that could be hidden, and its standard error. */
export type Chance = [action: string, chance: number, error: number];

export interface Puzzle {
  id: string;
  game: string;
  seat: number;
  position: string; // what the seat's screen shows: nothing hidden is in it
  best: string;
  chances: Chance[]; // of every legal action, the best first
  passes: number;
  theme: string[];
  rating: number;
  points: number[]; // by seat: what the best move changes in the score at once
  trap: string | null; // what weaker players take most often instead
  world: number[]; // the chance of one deal that could be true, in which ...
  line: [seat: number, action: string][]; // ... this is expected
}

/** The games that have puzzles. */
export const PUZZLED = Object.keys(FILES).map((path) => path.replace(/^.*\/|\.jsonl$/g, ''));

const loaded = new Map<string, Promise<Puzzle[]>>();

/** The puzzles of a game, the easiest first. */
export function puzzlesOf(game: string): Promise<Puzzle[]> {
  const load = FILES[`../../../tidetable/puzzles/${game}.jsonl`];
  const found = loaded.get(game) ?? (load ? load().then(read) : Promise.resolve([]));
  loaded.set(game, found);
  found.catch(() => loaded.delete(game)); // the line was down: the next one who asks tries again
  return found;
}

export function read(text: string): Puzzle[] {
  return text.split('\n').filter(Boolean).map((line) => JSON.parse(line) as Puzzle);
}

/** What was thought of a move. */
export const chanceOf = ({ chances }: Puzzle, action: string): Chance | null => chances.find(([one]) => one === action) ?? null;

/** Whether a move is right: the best, or one that cannot be told from it. */
export function isRight(puzzle: Puzzle, action: string): boolean {
  const [best, tried] = [puzzle.chances[0] as Chance, chanceOf(puzzle, action)];
  return tried !== null && best[1] - tried[1] <= SURE * Math.hypot(best[2], tried[2]);
}

/** The next puzzle for somebody of a rating: the nearest of those not met yet; when all have been, the one met longest ago. */
export function nextOf(puzzles: Puzzle[], rating: number, met: string[], theme: string | null): Puzzle | null {
  const fitting = puzzles.filter((one) => theme === null || one.theme.includes(theme));
  const fresh = fitting.filter(({ id }) => !met.includes(id));
  const near = (one: Puzzle): number => Math.abs(one.rating - rating);
  if (fresh.length > 0) return fresh.reduce((best, one) => (near(one) < near(best) ? one : best));
  return [...fitting].sort((one, two) => met.indexOf(one.id) - met.indexOf(two.id))[0] ?? null;
}
