// The view of Das Riff, as its rules declare it.
import type { View as Declared } from '../../rules/das_riff';

export type View = Declared;
export type CellView = View['cells'][number];
export type SeatView = View['seats'][number];
export type SlotView = SeatView['slots'][number];
export type Offer = CellView['offers'][number];
export type Pending = NonNullable<View['pending']>;
export type Payment = NonNullable<Pending['payment']>; // how a price can be paid
export type Breeds = Pending['breeds'][number];
export type BreedingView = Breeds['breeding'];
export type Copies = View['deck'][number];
export type ReefCardView = Copies['card'];
export type Colour = View['dice'][number];
export type Unit = Payment['units'][number];
export type Sex = NonNullable<ReefCardView['sex']>;

export const COLOURS: Colour[] = ['red', 'yellow', 'blue', 'green', 'purple', 'pink'];
export const UNITS: Unit[] = [...COLOURS, 'pearl'];

export const count = (player: SeatView, unit: Unit): number => (unit === 'pearl' ? player.pearls : (player.worms[COLOURS.indexOf(unit)] ?? 0));
