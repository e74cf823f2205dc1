// How a game stands, as far as everybody may know.
import type { Standing } from './types';

/** Whether something other than points decided who is first: a reader sees equal numbers and wants to know why. */
export function brokeTie(scores: readonly number[] | null | undefined, ranks: readonly number[] | null | undefined): boolean {
  const first = ranks?.indexOf(1) ?? -1;
  return first >= 0 && (scores ?? []).some((points, seat) => points === scores?.[first] && ranks?.[seat] !== 1);
}

/** The seats that are ahead: nobody while all are equal, or while the points of one are not for everybody to know. */
export function ahead(standing: Standing | null | undefined): number[] {
  const points = standing?.points ?? [];
  if (points.length < 2 || points.some((one) => one === null)) return [];
  const best = Math.max(...(points as number[]));
  const seats = points.flatMap((one, seat) => (one === best ? [seat] : []));
  return seats.length === points.length ? [] : seats;
}
