// How far the chances of a search can be believed: corrected by what was measured (tidetable/bots/coach/belief.py).
import measured from '../../../tidetable/bots/coach/belief.json';
import type { Seen } from '../rules/game';

type Pair = number[]; // at the first turn, and at the usual length of a match

/** A correction: a steepness of 1 and a shift of 0 leave a chance as it is. */
export interface Bend {
  steepness: number;
  shift: number;
}
interface Course {
  steepness: Pair;
  shift: Pair;
}

/** What was measured for a game and its number of seats. */
export interface Belief {
  turns: number; // of a usual match
  deciding: Course;
  waiting: Course;
}
const SURE = 1e-6;

/** A chance to win, from 0 to 1, and its standard error. */
export interface Worth {
  chance: number;
  error: number;
}

/** Correct a chance: a steepness below 1 draws it towards the fair share; a shift moves all. */
export function calibrated(chance: number, seats: number, { steepness, shift }: Bend): number {
  const inside = Math.min(Math.max(chance, SURE), 1 - SURE);
  const fair = Math.log(1 / (seats - 1));
  return 1 / (1 + Math.exp(-(fair + shift + steepness * (Math.log(inside / (1 - inside)) - fair))));
}

/** The correction at a moment of a match, for who decides or for who waits. */
export function bendAt(belief: Belief, turns: number, isAsked: boolean): Bend {
  const stage = Math.min(turns / belief.turns, 1);
  const course = isAsked ? belief.deciding : belief.waiting;
  const at = ([early = 0, late = 0]: Pair): number => early + stage * (late - early);
  return { steepness: at(course.steepness), shift: at(course.shift) };
}

/** What a search found, as it can be believed by who sees this. */
export function believed({ rules, record, isAsked }: Seen, value: number, error: number): Worth {
  const seats = rules.read(record, 'seats');
  const belief = (measured as Record<string, Record<string, Belief>>)[rules.description.game]?.[String(seats)];
  const bend = belief ? bendAt(belief, rules.read(record, 'turns'), isAsked) : { steepness: 1, shift: 0 };
  return { chance: calibrated(value, seats, bend), error: error * bend.steepness };
}
