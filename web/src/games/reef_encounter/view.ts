// What the server sends of Reef Encounter (tidetable/games/reef_encounter/facts.py), as TypeScript.
export const CORALS = ['white', 'yellow', 'orange', 'pink', 'grey'] as const;
export type CoralName = (typeof CORALS)[number];
export const ALGAE = ['blue', 'green', 'purple', 'red'] as const;
export type AlgaName = (typeof ALGAE)[number];
/** How the server writes a tile in a list of tiles; what people read is in the words (letters.svelte.ts). */
export const WRITTEN: Record<CoralName, string> = { white: 'W', yellow: 'Y', orange: 'O', pink: 'P', grey: 'G' };
export type PlayerColour = 'purple' | 'green' | 'red' | 'yellow';

export interface CellView {
  cell: number;
  name: string;
  row: number;
  column: number;
  start: CoralName | null;
  growth: boolean;
  tile: CoralName | null;
  size: number;
  coral: number | null;
  guard: number | null;
  protected: boolean;
  shrimp: number | null;
  number: number | null;
  parked: boolean;
}

export interface BoardView {
  slot: number;
  letter: string;
  cells: CellView[];
}

export interface ColourView {
  name: CoralName;
  value: number;
  beats: CoralName[];
  locked_wins: number;
  larvae: number;
  bonus: boolean;
}

export interface CoralTileView {
  tile: number;
  name: string;
  stronger: CoralName;
  weaker: CoralName;
  large: AlgaName;
  small: AlgaName;
  locked: boolean;
  field: [number, number];
  turns: number[];
}

export interface AlgaView {
  name: AlgaName;
  supply: number;
  on_space: boolean;
  turns: number[];
}

export interface SpaceView {
  name: CoralName;
  cube: boolean;
  tiles: number[];
  size: number;
}

/** Things behind a screen: their number, and their colours as far as this viewer is shown them. */
export interface ScreenView {
  size: number;
  counts: number[] | null;
  known: number[] | null;
}

export interface PlayerView {
  seat: number;
  colour: PlayerColour;
  tiles: ScreenView;
  cubes: ScreenView;
  front: number[];
  fish: ScreenView;
  setup_tile: CoralName | null;
  points: number | null;
  shrimps: { behind: number; out: number; hand: number; eaten: number };
  may_lock: boolean;
  turns: number;
}

/** What a tile laid on a cell would do; null where nobody can know yet. */
export interface PlaceableView {
  cell: number;
  overgrows: CoralName | null;
  grows: boolean | null;
}

/** A coral that can be eaten now, and no longer once anything else is decided. */
export interface MealView {
  shrimp: number;
  cell: number;
  colour: CoralName;
  cells: number[];
  size: number;
  kept: number;
  points: number;
  last: boolean;
}

/** A cell for the shrimp in hand, with the tiles it would shield there. */
export interface DropView {
  cell: number;
  shields: number[];
}

export interface View {
  phase: string;
  current: number | null;
  start_seat: number;
  advanced: boolean;
  memory_aid: boolean;
  boards: BoardView[];
  colours: ColourView[];
  coral_tiles: CoralTileView[];
  algae: AlgaView[];
  sea: SpaceView[];
  bag: number;
  dissolved: boolean;
  players: PlayerView[];
  meals: MealView[];
  placing: { colour: CoralName; from_behind: number; placed: number; source: string | null; cells: PlaceableView[] } | null;
  shrimp: { origin: number | null; cells: DropView[] } | null;
  turn: { acted: boolean; cubes_played: number; introduced: boolean; locked: boolean; shrimp_moves: number };
  end: string | null;
  ender: number | null;
}
