// How many dots a fish has: one for each copy of its colour and sex in the box of this table. Cards also fly without a board around them.
import type { ReefCardView } from './view';

class Dots {
  of = $state.raw<Record<string, number>>({});

  count(deck: { card: ReefCardView; copies: number }[]): void {
    const found = Object.fromEntries(deck.filter(({ card }) => card.sort === 'fish').map(({ card, copies }) => [card.name, copies]));
    if (JSON.stringify(found) !== JSON.stringify(this.of)) this.of = found;
  }
}

export const dots = new Dots();
