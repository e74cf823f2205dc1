// What each cat caught in each round, as the catches tell it.
import type { GameEvent } from '../../table/types';

/** Fish less stones by seat and round; nothing where a bucket was closed. */
export function rounds(events: GameEvent[]): number[][] | null {
  const points: number[][] = [];
  let round = 0;
  for (const event of events) {
    if (event.kind === 'round-started') round = Number(event['round']) - 1;
    if (event.kind !== 'caught' && event.kind !== 'no-catch') continue;
    if (event.kind === 'caught' && typeof event['fish'] !== 'number') return null;
    const own = (points[Number(event['seat'])] ??= []);
    own[round] = Number(event['fish'] ?? 0) - Number(event['stones'] ?? 0);
  }
  return points.length ? points : null;
}
