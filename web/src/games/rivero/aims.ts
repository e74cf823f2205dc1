// What is about to be done, and what of the table it touches.
import { touches } from '../../table/motion';
import type { Play } from '../../table/play.svelte';
import type { Choice, Target } from '../../table/types';
import type { View } from './view';

/** What is about to be done: clicked once, under the pointer, or left of what has been picked. */
export function pointed(play: Play<View>): Choice[] {
  if (play.armed) return [play.armed];
  if (play.hinted.length) return play.hinted;
  return Object.keys(play.picked).length ? play.choices : [];
}

/** Whether a place is where something would go that is about to be done. */
export const isAimedAt = (play: Play<View>, place: Target): boolean => pointed(play).some((choice) => touches(place, choice.target));
