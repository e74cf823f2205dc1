// The view of Das Riff, as tidetable/games/das_riff/view.py makes it.
export type Colour = 'red' | 'yellow' | 'blue' | 'green' | 'purple' | 'pink';
export type Unit = Colour | 'pearl';
export type Sex = 'male' | 'female';

export const COLOURS: Colour[] = ['red', 'yellow', 'blue', 'green', 'purple', 'pink'];
export const UNITS: Unit[] = [...COLOURS, 'pearl'];

export interface ReefCardView {
  name: string; // "red_male", "coral" ...
  code: string;
  sort: 'fish' | 'coral' | 'pearl' | 'shark' | 'water';
  colour: Colour | null;
  sex: Sex | null;
}

export interface BreedingView {
  id: number;
  colours: [Colour, Colour];
  code: string;
}

export interface Breeds {
  slot: number;
  breeding: BreedingView;
}

/** How a price can be paid. */
export interface Payment {
  units: Unit[]; // what may be given for it
  proposal: Unit[]; // as many as the price
}

export interface Offer {
  reached: boolean;
  price: number | null;
  pays: Colour | 'any' | null;
  affordable: boolean;
  usable: boolean;
  allowed: boolean;
  payment: Payment | null;
  breeds: Breeds[];
}

export interface CellView {
  cell: number;
  row: number;
  column: number;
  face: 'empty' | 'up' | 'down';
  card: ReefCardView | null;
  flipped: boolean;
  offers: Offer[]; // by seat
}

export interface SlotView {
  state: 'none' | 'empty' | 'single' | 'bred';
  fish: ReefCardView | null;
  breeding: BreedingView | null;
}

export interface SeatView {
  row: number;
  worms: number[]; // by colour
  pearls: number;
  sharks: number;
  boats: number;
  boat: Payment | null; // how one more could be paid
  corals: number;
  breedings: number;
  slots: SlotView[];
}

export interface Pending {
  what: 'take' | 'flip' | 'boat' | 'place';
  cell: number | null;
  card: ReefCardView | null;
  due: number;
  pays: Colour | 'any' | null;
  auto_pay: Unit | null;
  payment: Payment | null;
  places: number[];
  breeds: Breeds[];
}

export interface Copies {
  card: ReefCardView;
  copies: number;
}

export interface View {
  phase: 'pick_active' | 'pick_opponent' | 'action' | 'pay' | 'place' | 'end';
  turn: number;
  turn_limit: number;
  starter: number;
  active: number;
  deciding: number | null;
  dice: Colour[];
  picks_due: number;
  pending: Pending | null;
  rows: number[]; // from the top of the screen
  cells: CellView[];
  seats: SeatView[];
  supply: { worms: number[]; boats: number };
  open_cards: (BreedingView | null)[];
  breeding_left: number;
  breeding_unseen: BreedingView[];
  draw_left: number;
  discard: ReefCardView[];
  reshuffle_at: number;
  unseen: Copies[];
  spring_tide: boolean;
  still_turns: number;
  still_turns_to_tide: number;
  breedings_to_win: number;
  deck: Copies[]; // by kind
  held?: number; // of a draft only: the cell a bought card is about to leave
}

export const count = (player: SeatView, unit: Unit): number => (unit === 'pearl' ? player.pearls : (player.worms[COLOURS.indexOf(unit)] ?? 0));
