// The view of Reef Encounter, as its rules declare it.
import type { View } from '../../rules/reef_encounter';

export type { View };
export type BoardView = View['boards'][number];
export type CellView = BoardView['cells'][number];
export type ColourView = View['colours'][number];
export type CoralName = ColourView['name'];
export type CoralTileView = View['coral_tiles'][number];
export type AlgaView = View['algae'][number];
export type AlgaName = AlgaView['name'];
export type SpaceView = View['sea'][number];
export type PlayerView = View['players'][number];
export type PlayerColour = PlayerView['colour'];
export type ScreenView = PlayerView['tiles']; // behind a screen: how many, and their colours as far as this viewer is shown them
export type PlaceableView = NonNullable<View['placing']>['cells'][number];
export type MealView = View['meals'][number];
export type DropView = NonNullable<View['shrimp']>['cells'][number];

export const CORALS = ['white', 'yellow', 'orange', 'pink', 'grey'] as const satisfies CoralName[];
export const ALGAE = ['blue', 'green', 'purple', 'red'] as const satisfies AlgaName[];
/** How the server writes a tile in a list of tiles; what people read is in the words (letters.svelte.ts). */
export const WRITTEN: Record<CoralName, string> = { white: 'W', yellow: 'Y', orange: 'O', pink: 'P', grey: 'G' };
