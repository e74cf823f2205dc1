// A solver's rating after each puzzle: Glicko, one game a period. The puzzle's own rating stays as it was measured.
export interface Rating {
  rating: number;
  deviation: number; // how unsure it is
}

export const NEWCOMER: Rating = { rating: 1300, deviation: 200 };
const SCALE = Math.LN10 / 400;
const PUZZLE_DEVIATION = 90; // of a puzzle's rating
const LEAST = 55; // nobody's rating stands still

const weight = (deviation: number): number => 1 / Math.sqrt(1 + (3 * (SCALE * deviation) ** 2) / Math.PI ** 2);

/** The rating after a puzzle was solved, or not. */
export function after({ rating, deviation }: Rating, puzzle: number, solved: boolean): Rating {
  const g = weight(PUZZLE_DEVIATION);
  const expected = 1 / (1 + Math.exp(-SCALE * g * (rating - puzzle)));
  const information = SCALE ** 2 * g ** 2 * expected * (1 - expected);
  const sure = 1 / deviation ** 2 + information;
  return { rating: rating + ((SCALE * g) / sure) * (Number(solved) - expected), deviation: Math.max(LEAST, Math.sqrt(1 / sure)) };
}
