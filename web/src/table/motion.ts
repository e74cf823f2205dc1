// Motions: how an event is seen. A game names anchors (data-at="cell-4") and what moves between them; the stage does the rest.
import type { Component } from 'svelte';

/** An anchor's name, as given to `at` of a Spot or `use:anchor`. */
export type At = string;

export type Motion =
  /** Carry a thing from one anchor to another. Without `draw`, a copy of what stands at `from` flies. `leave` keeps the original visible; `hides` is what is not seen there meanwhile, of a drawn one; what `stays` lies where it arrived until the next event's things come. */
  | { kind: 'fly'; from: At; to: At; draw?: Drawn; leave?: boolean; stays?: boolean; hides?: At; delay?: number; slow?: number; turn?: number; shrink?: number }
  /** Turn the thing at an anchor over (the picture changes at the edge). */
  | { kind: 'flip'; at: At; delay?: number }
  /** Let the thing at an anchor grow in. */
  | { kind: 'grow'; at: At; delay?: number }
  /** Let the thing at an anchor sink away. */
  | { kind: 'sink'; at: At; delay?: number }
  /** A ring of water spreads at an anchor. */
  | { kind: 'ripple'; at: At; delay?: number }
  /** Nothing moves: the eye rests. */
  | { kind: 'pause'; slow?: number };

/** A component drawn as the flying thing, around (0, 0), in the board's own units. */
export interface Drawn {
  as: Component<any>;
  with?: Record<string, unknown>;
}

/** What an event touched: things on the table, and the ways things went. */
export interface Pointed {
  at: At[];
  ways: [from: At, to: At][];
}

/** What motions touch. */
export function pointedBy(motions: Motion[]): Pointed {
  const ways = motions.flatMap((motion): [At, At][] => (motion.kind === 'fly' ? [[motion.from, motion.to]] : []));
  return { at: [...motions.flatMap((motion) => ('at' in motion ? [motion.at] : [])), ...ways.map(([, to]) => to)], ways };
}

export const BEAT = 300; // milliseconds of one movement at calm speed

/** Match a target with a wanted part of one: every entry of the part is the same there. */
export function touches(part: Record<string, unknown>, whole: Record<string, unknown>): boolean {
  for (const name in part) if (part[name] !== whole[name] && !alike(part[name], whole[name])) return false;
  return true;
}

/** Lists and objects are the same if they look the same; asked only where a glance does not tell. */
function alike(one: unknown, two: unknown): boolean {
  return typeof one === 'object' && typeof two === 'object' && JSON.stringify(one) === JSON.stringify(two);
}
