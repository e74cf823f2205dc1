import { expect, test } from 'vitest';
import story from '../../gallery/moments/das_riff/2-story.json';
import type { GameEvent } from '../../table/types';
import { after, motions, trace } from './motions';
import type { View } from './view';

interface Told {
  picture: { view: View };
  story: { events: GameEvent[]; picture: { view: View } }[];
}

/** What the eye can check: cards, players, supply and piles, without prices. */
function seen(view: View): object {
  const { seats, supply, draw_left, dice, active, turn, breeding_left, open_cards } = view;
  const cells = view.cells.map(({ face, card }) => (face === 'up' ? card?.name : face));
  const slots = seats.map((seat) => seat.slots.map((slot) => [slot.state, slot.fish?.name, slot.breeding?.id]));
  const owned = seats.map(({ worms, pearls, sharks, boats, breedings }) => ({ worms, pearls, sharks, boats, breedings }));
  const piles = { draw_left, breeding_left, discard: view.discard.map((card) => card.name), open: open_cards.map((card) => card?.id) };
  return { cells, slots, owned, supply, piles, dice, active, turn };
}

test('the events of each decision lead the drawn view to the true one', () => {
  const told = story as unknown as Told;
  let view = told.picture.view;
  for (const { events, picture } of told.story) {
    const draft = structuredClone(view);
    for (const event of events) {
      const showing = { view: draft, next: picture.view, seat: 0 };
      expect(Array.isArray(motions(event, showing))).toBe(true);
      after(event, showing);
      expect(Array.isArray(trace(event))).toBe(true);
    }
    expect(seen(draft)).toEqual(seen(picture.view));
    view = picture.view;
  }
});
