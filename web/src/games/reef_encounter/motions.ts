// What moves for each event of Reef Encounter, and how the drawn view follows it.
import type { Motion } from '../../table/motion';
import type { GameEvent, Showing } from '../../table/types';
import Flying from './Flying.svelte';
import { ALGAE, CORALS, type AlgaName, type CellView, type CoralName, type PlayerView, type View } from './view';

const number = (event: GameEvent, name: string): number => event[name] as number;
const coralOf = (event: GameEvent): CoralName | null => (event['colour'] === null ? null : (CORALS[number(event, 'colour')] ?? null));
const algaOf = (event: GameEvent): AlgaName => ALGAE[number(event, 'alga')] ?? 'blue';

const fly = (from: string, to: string, what: Record<string, unknown>, slow = 1.4): Motion => ({ kind: 'fly', from, to, draw: { as: Flying, with: what }, slow });

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
      return [fly(`cell-${cell}`, place('front', event, eyes), { coral })];
    case 'tile-eaten':
      return [fly(`cell-${cell}`, event['kept'] ? (seat === eyes ? `fish-${seat}` : `player-${seat}`) : 'bag', { coral }, 0.8)];
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
      return [fly(`space-${number(event, 'space')}`, seat === eyes ? `home-${seat}` : `player-${seat}`, {}, 1.8)];
    case 'sea-tile':
      return [fly('bag', `space-${number(event, 'space')}`, { coral }, 0.7)];
    case 'turn-begun':
      return [{ kind: 'pause', slow: 0.8 }];
    default:
      return [];
  }
}

function cellOf(view: View, cell: number): CellView | undefined {
  return view.boards[Math.floor(cell / 42)]?.cells.find((one) => one.cell === cell);
}

/** Put what a seat owns as it will be. */
function follow(view: View, next: View, seat: number): void {
  const [now, then] = [view.players[seat], next.players[seat]];
  if (now && then) Object.assign(now, structuredClone(then) satisfies PlayerView);
}

const OWNED = new Set(['tile-placed', 'tile-consumed', 'tile-eaten', 'cube-played', 'larva-picked', 'fish-chosen', 'tile-traded', 'alga-paid', 'cube-traded', 'space-collected', 'shrimp-introduced', 'shrimp-spent', 'shrimp-home', 'coral-eaten']);

export function after(event: GameEvent, { view, next }: Showing<View>): void {
  const [seat, number_] = [number(event, 'seat'), number(event, 'cell')];
  const cell = cellOf(view, number_);
  if (OWNED.has(event.kind)) follow(view, next, seat);
  if (cell) {
    if (event.kind === 'tile-placed' || event.kind === 'grew') cell.tile = coralOf(event);
    else if (event.kind === 'tile-eaten' || event.kind === 'tile-consumed') cell.tile = null;
    else if (event.kind === 'shrimp-lifted' || event.kind === 'shrimp-spent') Object.assign(cell, { shrimp: null, number: null });
    else if (event.kind === 'shrimp-dropped') Object.assign(cell, { shrimp: seat, number: cellOf(next, number_)?.number ?? null });
  }
  const tile = view.coral_tiles[number(event, 'tile')];
  if (event.kind === 'coral-tile-turned' || event.kind === 'coral-tile-locked') view.colours = next.colours; // what a kept tile is worth
  if (event.kind === 'coral-tile-turned' && tile) Object.assign(tile, next.coral_tiles[tile.tile]);
  else if (event.kind === 'coral-tile-locked' && tile) tile.locked = true;
  else if (event.kind === 'alga-played' || event.kind === 'alga-back') view.algae = next.algae;
  else if (event.kind === 'space-collected') Object.assign(view.sea[number(event, 'space')] ?? {}, { tiles: [0, 0, 0, 0, 0], size: 0, cube: false });
  else if (event.kind === 'turn-ended') Object.assign(view, { sea: next.sea, bag: next.bag, colours: next.colours });
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
