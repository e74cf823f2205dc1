// How far the chances of a search can be believed: corrected by what was measured (tidetable/bots/advice.py).
import measured from '../../../tidetable/bots/calibration.json';

interface Belief {
  steepness: number;
  shift: number;
}
const PLAIN: Belief = { steepness: 1, shift: 0 };
const SURE = 1e-6;

/** A chance to win, from 0 to 1, and its standard error. */
export interface Worth {
  chance: number;
  error: number;
}

/** Correct a chance: a steepness of 1 leaves it, less draws it towards the fair share; a shift moves all. */
export function calibrated(chance: number, seats: number, { steepness, shift }: Belief): number {
  const inside = Math.min(Math.max(chance, SURE), 1 - SURE);
  const fair = Math.log(1 / (seats - 1));
  return 1 / (1 + Math.exp(-(fair + shift + steepness * (Math.log(inside / (1 - inside)) - fair))));
}

/** What a search found, as it can be believed for a game and its number of seats. */
export function believed(game: string, seats: number, value: number, error: number): Worth {
  const belief = (measured as Record<string, Record<string, Belief>>)[game]?.[String(seats)] ?? PLAIN;
  return { chance: calibrated(value, seats, belief), error: error * belief.steepness };
}
