// What moves for each event of Reef Encounter.
import type { Motion } from '../../table/motion';
import type { GameEvent, Showing } from '../../table/types';
import Flying from './Flying.svelte';
import { ALGAE, CORALS, type AlgaName, type CoralName, type View } from './view';

const number = (event: GameEvent, name: string): number => event[name] as number;
const coralOf = (event: GameEvent): CoralName | null => (event['colour'] === null ? null : (CORALS[number(event, 'colour')] ?? null));
const algaOf = (event: GameEvent): AlgaName => ALGAE[number(event, 'alga')] ?? 'blue';

type Flight = Extract<Motion, { kind: 'fly' }>;

const fly = (from: string, to: string, what: Record<string, unknown>, slow = 1.4): Flight => ({ kind: 'fly', from, to, draw: { as: Flying, with: what }, slow });

/** A tile leaves the rock: it is not seen there a second time. */
const leave = (cell: number, to: string, coral: CoralName | null, slow?: number): Motion => ({ ...fly(`cell-${cell}`, to, { coral }, slow), hides: `tile-${cell}` });

/** Where a seat keeps a thing of a colour: on my own screen by colour, else at the seat's card. */
const place = (kind: string, event: GameEvent, seat: number): string => (number(event, 'seat') === seat ? `${kind}-${seat}-${number(event, 'colour')}` : `player-${number(event, 'seat')}`);

export function motions(event: GameEvent, { seat: eyes }: Showing<View>): Motion[] {
  const [seat, cell] = [number(event, 'seat'), number(event, 'cell')];
  const coral = coralOf(event);
  switch (event.kind) {
    case 'tile-placed':
      return [fly(place(event['source'] === 1 ? 'front' : 'behind', event, eyes), `cell-${cell}`, { coral }, 1.5)];
    case 'grew':
      return [{ kind: 'ripple', at: `cell-${cell}` }, { kind: 'grow', at: `tile-${cell}` }]; // it grows out of the rock
    case 'tile-consumed':
      return [leave(cell, place('front', event, eyes), coral)];
    case 'tile-eaten':
      return [leave(cell, event['kept'] ? (seat === eyes ? `fish-${seat}` : `player-${seat}`) : 'bag', coral, 0.8)];
    case 'cube-played':
      return [fly(place('cube', event, eyes), `supply-${number(event, 'colour')}`, { cube: coral })];
    case 'larva-picked':
      return [fly('bag', place('cube', event, eyes), { cube: coral })];
    case 'fish-chosen':
      return [fly(coral ? place('behind', event, eyes) : `player-${seat}`, seat === eyes ? `fish-${seat}` : `player-${seat}`, { coral })];
    case 'shrimp-lifted':
      return [{ kind: 'sink', at: `shrimp-${cell}` }];
    case 'shrimp-dropped':
      return [{ kind: 'grow', at: `shrimp-${cell}` }];
    case 'shrimp-spent':
      return [{ kind: 'fly', from: `shrimp-${cell}`, to: `player-${seat}`, slow: 1.6, shrink: 0.5 }];
    case 'tile-traded':
      return [fly(place('front', event, eyes), `supply-${number(event, 'colour')}`, { coral })];
    case 'alga-paid':
      return [fly(place('front', event, eyes), 'bag', { coral })];
    case 'alga-played':
      return [{ kind: 'ripple', at: `alga-${number(event, 'alga')}` }];
    case 'coral-tile-locked':
      return [fly(`alga-${number(event, 'alga')}`, `coral-tile-${number(event, 'tile')}`, { alga: algaOf(event) }, 1.8)];
    case 'coral-tile-turned':
      return [{ kind: 'flip', at: `coral-tile-${number(event, 'tile')}` }];
    case 'cube-traded':
      return [fly(place('cube', event, eyes), `supply-${number(event, 'colour')}`, { cube: coral })];
    case 'space-collected':
      return [{ kind: 'fly', from: `load-${number(event, 'space')}`, to: seat === eyes ? `behind-${seat}-2` : `player-${seat}`, slow: 1.8, shrink: 0.6 }];
    case 'sea-tile':
      return [fly('bag', `space-${number(event, 'space')}`, { coral }, 0.7)];
    case 'turn-begun':
      return [{ kind: 'pause', slow: 0.8 }];
    default:
      return [];
  }
}

/** The trace of who collected a space, and of who has eaten: no anchors, but what the board asks for. */
export const takenBy = (space: number, seat: number): string => `space-${space}-taken-by-${seat}`;
export const eatenBy = (seat: number): string => `eaten-by-${seat}`;

export function trace(event: GameEvent): string[] {
  const seat = number(event, 'seat');
  if (event.kind === 'coral-eaten') return [eatenBy(seat)];
  if (event.kind === 'tile-placed' || event.kind === 'grew') return [`tile-${number(event, 'cell')}`];
  if (event.kind === 'space-collected') return [`space-${number(event, 'space')}`, takenBy(number(event, 'space'), seat)];
  if (event.kind === 'shrimp-dropped' || event.kind === 'tile-eaten') return [`cell-${number(event, 'cell')}`];
  if (event.kind === 'coral-tile-turned' || event.kind === 'coral-tile-locked') return [`coral-tile-${number(event, 'tile')}`];
  return [];
}
