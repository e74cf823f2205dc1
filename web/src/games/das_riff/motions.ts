// What moves for each event of Das Riff, and how the drawn view follows it.
import type { Motion } from '../../table/motion';
import type { GameEvent, Showing } from '../../table/types';
import Flying from './Flying.svelte';
import { COLOURS, UNITS, type BreedingView, type CellView, type Colour, type ReefCardView, type Unit, type View } from './view';

const number = (event: GameEvent, name: string): number => event[name] as number;
const colour = (event: GameEvent, name = 'colour'): Colour => COLOURS[number(event, name)] ?? 'red';
const unit = (event: GameEvent): Unit => UNITS[number(event, 'unit')] ?? 'pearl';
const card = (event: GameEvent, view: View): ReefCardView | null => view.deck[number(event, 'card')]?.card ?? null;
const rowOf = (view: View, cell: number): number => view.cells[cell]?.row ?? 0;
const DRIFT = 0.26; // beats for a card that drifts on: many follow one another

function flying(what: Record<string, unknown>): { as: typeof Flying; with: Record<string, unknown> } {
  return { as: Flying, with: what };
}

function breedingCard(event: GameEvent, { view, next }: Showing<View>): BreedingView | null {
  const known = [...view.breeding_unseen, ...view.open_cards, ...next.open_cards];
  return known.find((one) => one?.id === number(event, 'breeding')) ?? null;
}

/** Where a card lies that is being placed: still in its cell, or waiting before its owner. */
const source = (view: View, seat: number): string => (view.held === undefined ? `hold-${seat}` : `card-${view.held}`);

export function motions(event: GameEvent, showing: Showing<View>): Motion[] {
  const { view, next } = showing;
  const [seat, cell, slot] = [number(event, 'seat'), number(event, 'cell'), number(event, 'slot')];
  switch (event.kind) {
    case 'turn-started':
      return [{ kind: 'pause', slow: 0.8 }];
    case 'rolled':
      return [{ kind: 'flip', at: 'die-0' }, { kind: 'flip', at: 'die-1', delay: 0.3 }];
    case 'worm-rolled':
    case 'worm-picked':
      return [{ kind: 'fly', from: `spring-${colour(event)}`, to: `purse-${seat}-${colour(event)}`, draw: flying({ worm: colour(event) }), slow: 1.6 }];
    case 'paid':
      return [{ kind: 'fly', from: `purse-${seat}-${unit(event)}`, to: unit(event) === 'pearl' ? 'discard' : `spring-${unit(event)}`, draw: flying({ worm: unit(event) }), slow: 1.2 }];
    case 'take-chosen':
    case 'flip-chosen':
      return [{ kind: 'ripple', at: `cell-${cell}` }];
    case 'card-taken':
      return taken(event, showing);
    case 'card-flipped':
      return [{ kind: 'flip', at: `card-${cell}` }];
    case 'boat-bought':
      return [{ kind: 'fly', from: 'spring-boat', to: `berth-${seat}-${number(event, 'column')}`, draw: flying({ boat: seat }), slow: 2 }];
    case 'coral-placed':
      return [{ kind: 'fly', from: source(view, seat), to: `slot-${seat}-${slot}`, slow: 2 }, { kind: 'grow', at: `coral-${seat}-${slot}` }];
    case 'fish-placed':
      return [{ kind: 'fly', from: source(view, seat), to: `slot-${seat}-${slot}`, slow: 2 }];
    case 'bred':
      return [{ kind: 'fly', from: `breeding-${number(event, 'place')}`, to: `slot-${seat}-${slot}`, slow: 2.4 }, { kind: 'ripple', at: `slot-${seat}-${slot}`, delay: 1.6 }];
    case 'parent-left':
      return [{ kind: 'fly', from: `slot-${seat}-${slot}`, to: 'discard', draw: flying({ card: card(event, view) }), slow: 1.6, shrink: 0.8 }];
    case 'breeding-opened':
      return [{ kind: 'fly', from: 'breeding-deck', to: `open-${number(event, 'place')}`, draw: flying({ breeding: breedingCard(event, showing) }), slow: 1.6 }];
    case 'card-chased':
      return chase(`sharks-${seat}`, `cell-${cell}`, `card-${cell}`);
    case 'fish-chased':
      return chase(`sharks-${seat}`, `slot-${seat}-${slot}`, `fish-${seat}-${slot}`);
    case 'drifted':
      return [{ kind: 'fly', from: `card-${number(event, 'source')}`, to: `cell-${number(event, 'target')}`, slow: DRIFT }];
    case 'drained':
    case 'swept':
      return [{ kind: 'fly', from: `card-${cell}`, to: `sea-${rowOf(view, cell)}`, slow: 1, shrink: 0.5 }];
    case 'spring-tide':
      return [{ kind: 'ripple', at: 'sea' }, { kind: 'pause', slow: 2 }];
    case 'reshuffled':
      return [{ kind: 'fly', from: 'discard', to: 'draw', draw: flying({ card: null }), slow: 1.6 }];
    case 'dealt-up':
    case 'dealt-down':
      return [{ kind: 'fly', from: 'draw', to: `cell-${cell}`, draw: flying({ card: event.kind === 'dealt-up' ? card(event, view) : null }), slow: 0.9 }];
    case 'game-won':
      return next.seats[seat]?.slots.map((_, index): Motion => ({ kind: 'ripple', at: `slot-${seat}-${index}`, delay: index * 0.5 })) ?? [];
    default:
      return [];
  }
}

function taken(event: GameEvent, { view, next }: Showing<View>): Motion[] {
  const [seat, from] = [number(event, 'seat'), `card-${number(event, 'cell')}`];
  const sort = card(event, view)?.sort;
  if (sort === 'pearl') return [{ kind: 'fly', from, to: `unit-${seat}-pearl`, slow: 2, shrink: 0.6 }];
  if (sort === 'shark') return [{ kind: 'fly', from, to: `sharks-${seat}`, slow: 2, shrink: 0.8 }];
  return next.phase === 'place' ? [{ kind: 'fly', from, to: `hold-${seat}`, slow: 1.8 }] : []; // else its placing follows at once
}

/** The shark swims to its prey, and the prey flees to the discard pile. */
function chase(from: string, to: string, prey: string): Motion[] {
  return [
    { kind: 'fly', from, to, draw: flying({ shark: true }), slow: 2.4 },
    { kind: 'fly', from: prey, to: 'discard', slow: 1.8, delay: 1.5 },
  ];
}

function emptied(cell: CellView | undefined): void {
  if (cell) Object.assign(cell, { face: 'empty', card: null, flipped: false, offers: cell.offers.map((offer) => ({ ...offer, price: null, breeds: [] })) });
}

function move(view: View, from: number, to: number): void {
  const [source, target] = [view.cells[from], view.cells[to]];
  if (!source || !target) return;
  Object.assign(target, { face: source.face, card: source.card, flipped: source.flipped, offers: source.offers });
  emptied(source);
}

const AFTER: Record<string, (event: GameEvent, showing: Showing<View>) => void> = {
  'turn-started': (event, { view }) => Object.assign(view, { turn: number(event, 'turn'), active: number(event, 'seat'), pending: null, phase: 'action' }),
  rolled: (event, { view }) => (view.dice = [colour(event, 'die_a'), colour(event, 'die_b')]),
  'worm-rolled': (event, { view }) => give(view, number(event, 'seat'), number(event, 'colour'), 1),
  'worm-picked': (event, { view }) => give(view, number(event, 'seat'), number(event, 'colour'), 1),
  paid: (event, { view }) => pay(event, view),
  'take-chosen': (event, { view }) => choose(view, 'take', number(event, 'cell'), number(event, 'price')),
  'flip-chosen': (event, { view }) => choose(view, 'flip', number(event, 'cell'), 0),
  'boat-chosen': (_, { view }) => choose(view, 'boat', null, 0),
  'card-taken': (event, showing) => take(event, showing),
  'card-flipped': (event, { view }) => {
    view.pending = null;
    Object.assign(view.cells[number(event, 'cell')] ?? {}, { face: 'up', card: card(event, view), flipped: true });
  },
  'boat-bought': (event, { view }) => {
    view.pending = null;
    view.supply.boats -= 1;
    const player = view.seats[number(event, 'seat')];
    if (player) player.boats += 1;
  },
  'coral-placed': (event, { view }) => settle(view, event, { state: 'empty', fish: null, breeding: null }),
  'fish-placed': (event, { view }) => {
    const slot = view.seats[number(event, 'seat')]?.slots[number(event, 'slot')];
    settle(view, event, slot?.state === 'empty' ? { state: 'single', fish: card(event, view), breeding: null } : {});
  },
  bred: (event, showing) => {
    settle(showing.view, event, { state: 'bred', fish: null, breeding: breedingCard(event, showing) });
    showing.view.open_cards[number(event, 'place')] = null;
    const player = showing.view.seats[number(event, 'seat')];
    if (player) player.breedings = number(event, 'breedings');
  },
  'parent-left': (event, { view }) => void view.discard.push(...[card(event, view)].filter((one) => one !== null)),
  'breeding-opened': (event, showing) => {
    showing.view.open_cards[number(event, 'place')] = breedingCard(event, showing);
    showing.view.breeding_left -= 1;
  },
  'card-chased': (event, { view }) => discard(view, number(event, 'cell')),
  'fish-chased': (event, { view }) => {
    const fish = card(event, view);
    if (fish) view.discard.push(fish);
    settle(view, event, { state: 'empty', fish: null, breeding: null });
  },
  'shark-spent': (event, { view }) => {
    const [player, shark] = [view.seats[number(event, 'seat')], view.deck.find((one) => one.card.sort === 'shark')];
    if (player) player.sharks -= 1;
    if (shark) view.discard.push(shark.card);
  },
  drifted: (event, { view }) => move(view, number(event, 'source'), number(event, 'target')),
  drained: (event, { view }) => discard(view, number(event, 'cell')),
  swept: (event, { view }) => {
    Object.assign(view.cells[number(event, 'cell')] ?? {}, { card: card(event, view) });
    discard(view, number(event, 'cell'));
  },
  reshuffled: (event, { view }) => Object.assign(view, { discard: [], draw_left: number(event, 'cards') }),
  'dealt-up': (event, showing) => deal(event, showing, 'up'),
  'dealt-down': (event, showing) => deal(event, showing, 'down'),
};

export function after(event: GameEvent, showing: Showing<View>): void {
  AFTER[event.kind]?.(event, showing);
}

function give(view: View, seat: number, worm: number, many: number): void {
  const worms = view.seats[seat]?.worms ?? [];
  worms[worm] = (worms[worm] ?? 0) + many;
  view.supply.worms[worm] = (view.supply.worms[worm] ?? 0) - many;
}

function pay(event: GameEvent, view: View): void {
  const [seat, paid] = [number(event, 'seat'), number(event, 'unit')];
  const [player, pearl] = [view.seats[seat], view.deck.find((one) => one.card.sort === 'pearl')];
  if (view.pending && view.pending.due > 0) view.pending.due -= 1;
  if (paid < COLOURS.length) return give(view, seat, paid, -1);
  if (player) player.pearls -= 1;
  if (pearl) view.discard.push(pearl.card);
}

function choose(view: View, what: 'take' | 'flip' | 'boat', cell: number | null, due: number): void {
  view.pending = { what, cell, card: null, due, pays: view.cells[cell ?? -1]?.card?.colour ?? 'any', auto_pay: null, payment: null, places: [], breeds: [] };
}

function take(event: GameEvent, { view, next }: Showing<View>): void {
  const [player, cell, bought] = [view.seats[number(event, 'seat')], number(event, 'cell'), card(event, view)];
  view.pending = null;
  if (player && bought?.sort === 'pearl') player.pearls += 1;
  else if (player && bought?.sort === 'shark') player.sharks += 1;
  else if (next.phase === 'place') view.pending = next.pending;
  else view.held = cell;
  if (view.held !== cell) emptied(view.cells[cell]);
}

/** Lay what is being placed into a slot. */
function settle(view: View, event: GameEvent, what: object): void {
  if (view.held !== undefined) emptied(view.cells[view.held]);
  delete view.held;
  if (event.kind !== 'bred' && event.kind !== 'fish-chased') view.pending = null;
  Object.assign(view.seats[number(event, 'seat')]?.slots[number(event, 'slot')] ?? {}, what);
}

function discard(view: View, cell: number): void {
  const left = view.cells[cell]?.card;
  if (left) view.discard.push(left);
  emptied(view.cells[cell]);
}

function deal(event: GameEvent, { view }: Showing<View>, face: 'up' | 'down'): void {
  view.draw_left -= 1;
  Object.assign(view.cells[number(event, 'cell')] ?? {}, { face, card: face === 'up' ? card(event, view) : null, flipped: false });
}

export function trace(event: GameEvent): string[] {
  const [seat, cell, slot] = [number(event, 'seat'), number(event, 'cell'), number(event, 'slot')];
  if (['card-taken', 'card-flipped', 'card-chased'].includes(event.kind)) return [`cell-${cell}`];
  if (['coral-placed', 'fish-placed', 'bred', 'fish-chased'].includes(event.kind)) return [`slot-${seat}-${slot}`];
  if (event.kind === 'worm-picked') return [`unit-${seat}-${colour(event)}`];
  return event.kind === 'boat-bought' ? [`berth-${seat}-${number(event, 'column')}`] : [];
}
