// Where on the table a choice would go, as the server says it of every card in hand: cells of the source, rivers, and the cards of a new river.
import type { Play } from '../../table/play.svelte';
import type { Choice, Target } from '../../table/types';
import type { HandCard, Spot, View } from './view';

const CELLS = ['double', 'discard', 'swap'] as const;

/** What is about to be done: clicked once, under the pointer, or left of what has been picked. */
export function pointed(play: Play<View>): Choice[] {
  if (play.armed) return [play.armed];
  if (play.hinted.length) return play.hinted;
  return Object.keys(play.picked).length ? play.choices : [];
}

function inHand(play: Play<View>, choice: Choice): HandCard | undefined {
  return play.view.seats[play.seat]?.hand?.find((card) => card.type === choice.target['card']);
}

export function reachesCell(play: Play<View>, choice: Choice, cell: number): boolean {
  const verb = CELLS.find((one) => one === choice.target['verb']);
  return verb !== undefined && Boolean(inHand(play, choice)?.[verb].includes(cell));
}

export function reachesRiver(play: Play<View>, choice: Choice, { owner, slot }: Spot): boolean {
  return choice.target['verb'] === 'play' && Boolean(inHand(play, choice)?.play.some((one) => one.owner === owner && one.slot === slot));
}

/** What a click on a place means: the one thing that the picked card can do there, or the place itself. */
export function meant(play: Play<View>, place: Target, reaches: (choice: Choice) => boolean): Target {
  if (!Object.keys(play.picked).length) return place;
  const [only, other] = play.choices.filter(reaches);
  return only && !other ? only.target : place;
}
