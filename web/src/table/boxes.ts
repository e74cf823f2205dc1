// Measuring drawings: all that were asked for in one go. Whoever measures one, writes, and measures the next lays the page out each time.
import { turns } from './turns.svelte';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const asked = new Map<SVGGElement, (box: Box) => void>();

/** Measure a drawing when the frame is drawn; gives what takes the wish back. */
export function measureSoon(drawing: SVGGElement, done: (box: Box) => void): () => void {
  if (asked.size === 0) requestAnimationFrame(measureAll);
  asked.set(drawing, done);
  return () => asked.delete(drawing);
}

function measureAll(): void {
  if (!turns.over) return void requestAnimationFrame(measureAll); // parts are still coming
  const found = [...asked].map(([drawing, done]) => ({ done, box: drawing.getBBox() }));
  asked.clear();
  for (const { done, box } of found) done(box);
}

export function sameBox(one: Box, two: Box): boolean {
  return one.x === two.x && one.y === two.y && one.width === two.width && one.height === two.height;
}
