// What moves for each event of Rivero.
import type { Motion } from '../../table/motion';
import type { GameEvent, Showing } from '../../table/types';
import Flying from './Flying.svelte';
import { codeOf, type View } from './view';

const number = (event: GameEvent, name: string): number => event[name] as number;
const seatOf = (event: GameEvent): number => number(event, 'seat');
/** The card of an event, or null where this viewer does not see it. */
const cardOf = (event: GameEvent, name = 'card'): string | null => (event[name] === null || event[name] === undefined ? null : codeOf(number(event, name)));

function fly(from: string, to: string, card: string | null, slow = 1.5): Motion {
  return { kind: 'fly', from, to, draw: { as: Flying, with: { card } }, slow };
}

/** Where a seat's hand is: my own lies open before me, the other's as backs on the shelf. */
function handOf(seat: number, { view, seat: eyes }: Showing<View>): string {
  return view.seats[seat]?.hand && (eyes === seat || (eyes !== 1 && seat === 0)) ? 'hand' : `hand-${seat}`;
}

/** A card leaves a hand: in mine it is not seen a second time. */
function play(event: GameEvent, showing: Showing<View>, to: string, slow: number): Motion {
  const from = handCard(event, showing);
  const flight = { kind: 'fly' as const, from, to, draw: { as: Flying, with: { card: cardOf(event) } }, slow };
  return handOf(seatOf(event), showing) === 'hand' ? { ...flight, hides: from } : flight;
}

function handCard(event: GameEvent, showing: Showing<View>): string {
  const seat = seatOf(event);
  return handOf(seat, showing) === 'hand' ? `hand-card-${number(event, 'card')}` : `hand-${seat}`;
}

export function motions(event: GameEvent, showing: Showing<View>): Motion[] {
  const [seat, cell, slot] = [seatOf(event), number(event, 'cell'), number(event, 'slot')];
  const other = number(event, 'other');
  const card = cardOf(event);
  switch (event.kind) {
    case 'base-laid':
    case 'refilled':
      return [fly('ocean', `cell-${cell}`, card, 1.1)];
    case 'refilled-from-groundwater':
      return [fly(`groundwater-${seat}`, `cell-${cell}`, card)];
    case 'drew':
      return [fly('ocean', handOf(seat, showing), card)];
    case 'action-shuffled':
      return [{ kind: 'fly', from: 'played', to: 'actions', draw: { as: Flying, with: { action: true } }, slow: 1.5 }];
    case 'action-drawn':
      return [{ kind: 'fly', from: 'actions', to: `action-${seat}`, draw: { as: Flying, with: { action: true } }, slow: 1.8 }];
    case 'released':
      return [{ kind: 'fly', from: `action-${seat}`, to: 'played', slow: 1.6 }];
    case 'action-card-taken':
      return [fly(`action-${seat}`, handOf(seat, showing), card)];
    case 'groundwater-taken':
    case 'groundwater-taken-open':
      return [fly(`groundwater-${seat}`, handOf(seat, showing), card)];
    case 'sunk':
      return [card ? play(event, showing, `groundwater-${seat}`, 1.5) : fly(handOf(seat, showing), `groundwater-${seat}`, null)];
    case 'extended':
    case 'laid':
      return [play(event, showing, `land-${seat}`, 1.6)];
    case 'exchanged':
      return [play(event, showing, `river-${other}-${slot}`, 1.8)];
    case 'river-begun':
      return [{ kind: 'ripple', at: `land-${seat}` }];
    case 'canteen-laid':
      return [{ kind: 'fly', from: `canteen-${seat}`, to: `river-${seat}-${slot}`, slow: 1.6 }];
    case 'canteen-freed':
      return [{ kind: 'ripple', at: `canteen-${seat}` }];
    case 'source-taken':
      return [{ kind: 'fly', from: `pile-${cell}`, to: handOf(seat, showing), slow: 1.4 }];
    case 'bottom-given':
      return [fly(`cell-${cell}`, handOf(seat, showing), card, 1.4)];
    case 'doubled':
    case 'discarded':
    case 'swapped':
      return [play(event, showing, `cell-${cell}`, 1.6)];
    case 'sun-shone':
      return [fly('ocean', `action-${seat}`, card)];
    case 'sun-drained':
      return [fly(`groundwater-${other}`, `action-${seat}`, card)];
    case 'tapped-source':
      return [{ kind: 'fly', from: `pile-${cell}`, to: `action-${seat}`, slow: 1.6 }];
    case 'tapped-river':
      return [fly(`river-${other}-${slot}`, `action-${seat}`, card, 1.8)];
    case 'card-fell':
    case 'bridge-fell':
      return [fly(`river-${seat}-${slot}`, `groundwater-${seat}`, card, 1.8)];
    case 'river-gone':
      return [{ kind: 'sink', at: `river-${seat}-${slot}` }];
    case 'stored':
      return [{ kind: 'ripple', at: `action-${seat}` }];
    case 'bridged':
      return [{ kind: 'fly', from: `stored-${seat}`, to: `river-${seat}-${slot}`, slow: 1.8 }];
    case 'replaced':
      return [fly(`river-${other}-${slot}`, handOf(seat, showing), card, 1.8)];
    case 'rivero-made':
      return [{ kind: 'ripple', at: `river-${seat}-${slot}` }, { kind: 'pause', slow: 2.5 }];
    default:
      return [];
  }
}

export function trace(event: GameEvent): string[] {
  const seat = seatOf(event);
  if (['doubled', 'discarded', 'swapped'].includes(event.kind)) return [`cell-${number(event, 'cell')}`];
  if (event.kind === 'extended' || event.kind === 'river-begun') return [`river-${seat}-${number(event, 'slot')}`];
  if (event.kind === 'exchanged' || event.kind === 'tapped-river') return [`river-${number(event, 'other')}-${number(event, 'slot')}`];
  return [];
}

