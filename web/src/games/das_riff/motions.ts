// What moves for each event of Das Riff.
import type { Motion } from '../../table/motion';
import type { GameEvent, Showing } from '../../table/types';
import Flying from './Flying.svelte';
import { COLOURS, UNITS, type BreedingView, type Colour, type ReefCardView, type Unit, type View } from './view';

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
      return [{ kind: 'grow', at: `coral-${seat}-${slot}` }];
    case 'fish-placed':
      return [{ kind: 'fly', from: `hold-${seat}`, to: `slot-${seat}-${slot}`, slow: 2 }];
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

function taken(event: GameEvent, { view }: Showing<View>): Motion[] {
  const [seat, from] = [number(event, 'seat'), `card-${number(event, 'cell')}`];
  const sort = card(event, view)?.sort;
  if (sort === 'pearl') return [{ kind: 'fly', from, to: `unit-${seat}-pearl`, slow: 2, shrink: 0.6 }];
  if (sort === 'shark') return [{ kind: 'fly', from, to: `sharks-${seat}`, slow: 2, shrink: 0.8 }];
  const place = view.seats[seat]?.slots.findIndex(({ state }) => state === 'none') ?? 0; // a coral takes the next one
  if (sort === 'coral') return [{ kind: 'fly', from, to: `slot-${seat}-${place}`, slow: 1.8, stays: true }]; // until the tree grows there
  return [{ kind: 'fly', from, to: `hold-${seat}`, slow: 1.8 }];
}

/** The shark swims to its prey, and the prey flees to the discard pile. */
function chase(from: string, to: string, prey: string): Motion[] {
  return [
    { kind: 'fly', from, to, draw: flying({ shark: true }), slow: 2.4 },
    { kind: 'fly', from: prey, to: 'discard', slow: 1.8, delay: 1.5 },
  ];
}

export function trace(event: GameEvent): string[] {
  const [seat, cell, slot] = [number(event, 'seat'), number(event, 'cell'), number(event, 'slot')];
  if (['card-taken', 'card-flipped', 'card-chased'].includes(event.kind)) return [`cell-${cell}`];
  if (['coral-placed', 'fish-placed', 'bred', 'fish-chased'].includes(event.kind)) return [`slot-${seat}-${slot}`];
  if (event.kind === 'worm-picked') return [`unit-${seat}-${colour(event)}`];
  return event.kind === 'boat-bought' ? [`berth-${seat}-${number(event, 'column')}`] : [];
}
