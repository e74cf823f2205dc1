// Made by `tidetable build --types` from the declarations of the rules (tidetable/wasm/typescript.py); not by hand.

import { Block } from './module';

export const GAME = "das_riff";
export const RULES_VERSION = "1";
export const ACTIONS = 105;
export const PHASES = ["pick_active", "pick_opponent", "action", "pay", "place", "end"] as const;

/** The first action of each kind. */
export const Decision = {
  PICK_WORM: 0,
  TAKE: 6,
  FLIP: 38,
  BUY_BOAT: 54,
  PAY: 55,
  PLACE: 62,
  SHARK_CELL: 67,
  SHARK_OWN: 99,
  END_TURN: 104,
} as const;

/** The kinds of events in a journal. */
export const Event = {
  GAME_STARTED: 1,
  TURN_STARTED: 2,
  ROLLED: 3,
  WORM_ROLLED: 4,
  WORM_PICKED: 5,
  NO_WORM: 6,
  TAKE_CHOSEN: 7,
  FLIP_CHOSEN: 8,
  BOAT_CHOSEN: 9,
  PAID: 10,
  CARD_TAKEN: 11,
  CARD_FLIPPED: 12,
  BOAT_BOUGHT: 13,
  CORAL_PLACED: 14,
  FISH_PLACED: 15,
  BRED: 16,
  PARENT_LEFT: 17,
  BREEDING_OPENED: 18,
  CARD_CHASED: 19,
  FISH_CHASED: 20,
  SHARK_SPENT: 21,
  TURN_ENDED: 22,
  DRIFTED: 23,
  DRAINED: 24,
  SPRING_TIDE: 25,
  SWEPT: 26,
  RESHUFFLED: 27,
  DEALT_UP: 28,
  DEALT_DOWN: 29,
  NO_CARD_LEFT: 30,
  GAME_WON: 31,
  LIMIT_REACHED: 32,
} as const;

/** What questions, previews and refusals say. */
export const Say = {
  ASK_PICK_ACTIVE: 0,
  ASK_PICK_OPPONENT: 1,
  ASK_ACTION: 2,
  ASK_PAY_TAKE: 3,
  ASK_PAY_FLIP: 4,
  ASK_PAY_BOAT: 5,
  ASK_PLACE: 6,
  PREVIEW_PICK: 7,
  PREVIEW_TAKE: 8,
  PREVIEW_TAKE_BREEDS: 9,
  PREVIEW_FLIP: 10,
  PREVIEW_BOAT: 11,
  PREVIEW_PAY: 12,
  PREVIEW_PLACE_WAITS: 13,
  PREVIEW_PLACE_BREEDS: 14,
  PREVIEW_SHARK: 15,
  WHY_OTHER_PHASE: 16,
  WHY_NO_WORM: 17,
  WHY_NOT_ROLLED: 18,
  WHY_EMPTY_CELL: 19,
  WHY_NO_BOAT_TO_TAKE: 20,
  WHY_NO_BOAT_TO_FLIP: 21,
  WHY_FACE_DOWN: 22,
  WHY_FACE_UP: 23,
  WHY_WATER: 24,
  WHY_FIVE_CORALS: 25,
  WHY_NO_PLACE: 26,
  WHY_TOO_DEAR: 27,
  WHY_ALL_BOATS: 28,
  WHY_NO_BOAT_LEFT: 29,
  WHY_UNIT_NOT_OWNED: 30,
  WHY_WRONG_UNIT: 31,
  WHY_NO_CORAL: 32,
  WHY_BRED: 33,
  WHY_LOWER_SLOT: 34,
  WHY_NO_BREEDING: 35,
  WHY_NO_SHARK: 36,
  WHY_NO_PREY: 37,
  WHY_HIDDEN_PREY: 38,
  WHY_NO_FISH: 39,
} as const;

/** Why a game ends. */
export const Reason = {
  FIVE_BREEDINGS: 0,
  TURN_LIMIT: 1,
} as const;

/** The record of a game, or what a seat sees of it. */
export class State extends Block {
  static readonly SIZE = 656;

  chance_key(i: number): number { return this.view.getUint32(this.at + 0 + i * 4, true); } // 8
  get chance_words(): number { return this.view.getUint32(this.at + 32, true); }
  chance_block(i: number): number { return this.view.getUint32(this.at + 36 + i * 4, true); } // 16
  get turns(): number { return this.view.getUint32(this.at + 100, true); }
  get turn_limit(): number { return this.view.getUint32(this.at + 104, true); }
  get reef_cards(): number { return this.view.getUint32(this.at + 108, true); }
  get flipped(): number { return this.view.getUint32(this.at + 112, true); }
  get seats(): number { return this.view.getInt8(this.at + 116); }
  get waiting(): number { return this.view.getUint8(this.at + 117); }
  get phase(): number { return this.view.getUint8(this.at + 118); }
  get spring_tide(): number { return this.view.getUint8(this.at + 119); }
  get flip_price(): number { return this.view.getUint8(this.at + 120); }
  get first_seat(): number { return this.view.getUint8(this.at + 121); }
  get shark_on_water(): number { return this.view.getUint8(this.at + 122); }
  get active(): number { return this.view.getInt8(this.at + 123); }
  dice(i: number): number { return this.view.getInt8(this.at + 124 + i); } // 2
  get picks_due(): number { return this.view.getInt8(this.at + 126); }
  get pending(): number { return this.view.getInt8(this.at + 127); }
  get due(): number { return this.view.getInt8(this.at + 128); }
  get placing(): number { return this.view.getInt8(this.at + 129); }
  get has_acted(): number { return this.view.getUint8(this.at + 130); }
  get still_turns(): number { return this.view.getInt8(this.at + 131); }
  card(i: number): number { return this.view.getInt8(this.at + 132 + i); } // 32
  lot(i: number): number { return this.view.getInt8(this.at + 164 + i); } // 32
  draw_pile(i: number): number { return this.view.getInt8(this.at + 196 + i); } // 60
  get draw_next(): number { return this.view.getInt8(this.at + 256); }
  get draw_left(): number { return this.view.getInt8(this.at + 257); }
  discard(i: number): number { return this.view.getInt8(this.at + 258 + i); } // 60
  get discard_left(): number { return this.view.getInt8(this.at + 318); }
  breeding_deck(i: number): number { return this.view.getInt8(this.at + 319 + i); } // 21
  get breeding_left(): number { return this.view.getInt8(this.at + 340); }
  open_cards(i: number): number { return this.view.getInt8(this.at + 341 + i); } // 4
  worm_supply(i: number): number { return this.view.getInt8(this.at + 345 + i); } // 6
  get boat_supply(): number { return this.view.getInt8(this.at + 351); }
  worms(i: number, j: number): number { return this.view.getInt8(this.at + 352 + i * 6 + j); } // 2 x 6
  pearls(i: number): number { return this.view.getInt8(this.at + 364 + i); } // 2
  sharks(i: number): number { return this.view.getInt8(this.at + 366 + i); } // 2
  boats(i: number): number { return this.view.getInt8(this.at + 368 + i); } // 2
  slot(i: number, j: number): number { return this.view.getInt8(this.at + 370 + i * 5 + j); } // 2 x 5
  get lots(): number { return this.view.getInt8(this.at + 380); }
  pool(i: number, j: number): number { return this.view.getInt8(this.at + 381 + i * 16 + j); } // 17 x 16
}

/** What a screen wants to know of a seen record. */
export class Facts extends Block {
  static readonly SIZE = 4120;

  get turn(): number { return this.view.getInt32(this.at + 0, true); }
  get turn_limit(): number { return this.view.getInt32(this.at + 4, true); }
  get phase(): number { return this.view.getInt16(this.at + 8, true); }
  get starter(): number { return this.view.getInt16(this.at + 10, true); }
  get active(): number { return this.view.getInt16(this.at + 12, true); }
  get deciding(): number { return this.view.getInt16(this.at + 14, true); }
  dice(i: number): number { return this.view.getInt16(this.at + 16 + i * 2, true); } // 2
  get picks_due(): number { return this.view.getInt16(this.at + 20, true); }
  get pending_what(): number { return this.view.getInt16(this.at + 22, true); }
  get pending_cell(): number { return this.view.getInt16(this.at + 24, true); }
  get pending_card(): number { return this.view.getInt16(this.at + 26, true); }
  get pending_due(): number { return this.view.getInt16(this.at + 28, true); }
  get pending_pays(): number { return this.view.getInt16(this.at + 30, true); }
  get pending_auto_pay(): number { return this.view.getInt16(this.at + 32, true); }
  pending_payment_units(i: number): number { return this.view.getInt16(this.at + 34 + i * 2, true); } // 7
  pending_payment_proposal(i: number): number { return this.view.getInt16(this.at + 48 + i * 2, true); } // 3
  pending_places(i: number): number { return this.view.getInt16(this.at + 54 + i * 2, true); } // 5
  pending_breeds_slot(i: number): number { return this.view.getInt16(this.at + 64 + i * 2, true); } // 5
  pending_breeds_breeding(i: number): number { return this.view.getInt16(this.at + 74 + i * 2, true); } // 5
  rows(i: number): number { return this.view.getInt16(this.at + 84 + i * 2, true); } // 4
  cells_face(i: number): number { return this.view.getInt16(this.at + 92 + i * 2, true); } // 32
  cells_card(i: number): number { return this.view.getInt16(this.at + 156 + i * 2, true); } // 32
  cells_offers_price(i: number, j: number): number { return this.view.getInt16(this.at + 220 + (i * 2 + j) * 2, true); } // 32 x 2
  cells_offers_pays(i: number, j: number): number { return this.view.getInt16(this.at + 348 + (i * 2 + j) * 2, true); } // 32 x 2
  cells_offers_payment_units(i: number, j: number, k: number): number { return this.view.getInt16(this.at + 476 + ((i * 2 + j) * 7 + k) * 2, true); } // 32 x 2 x 7
  cells_offers_payment_proposal(i: number, j: number, k: number): number { return this.view.getInt16(this.at + 1372 + ((i * 2 + j) * 3 + k) * 2, true); } // 32 x 2 x 3
  cells_offers_breeds_slot(i: number, j: number, k: number): number { return this.view.getInt16(this.at + 1756 + ((i * 2 + j) * 5 + k) * 2, true); } // 32 x 2 x 5
  cells_offers_breeds_breeding(i: number, j: number, k: number): number { return this.view.getInt16(this.at + 2396 + ((i * 2 + j) * 5 + k) * 2, true); } // 32 x 2 x 5
  seats_worms(i: number, j: number): number { return this.view.getInt16(this.at + 3036 + (i * 6 + j) * 2, true); } // 2 x 6
  seats_pearls(i: number): number { return this.view.getInt16(this.at + 3060 + i * 2, true); } // 2
  seats_sharks(i: number): number { return this.view.getInt16(this.at + 3064 + i * 2, true); } // 2
  seats_boats(i: number): number { return this.view.getInt16(this.at + 3068 + i * 2, true); } // 2
  seats_boat_units(i: number, j: number): number { return this.view.getInt16(this.at + 3072 + (i * 7 + j) * 2, true); } // 2 x 7
  seats_boat_proposal(i: number, j: number): number { return this.view.getInt16(this.at + 3100 + (i * 3 + j) * 2, true); } // 2 x 3
  seats_corals(i: number): number { return this.view.getInt16(this.at + 3112 + i * 2, true); } // 2
  seats_breedings(i: number): number { return this.view.getInt16(this.at + 3116 + i * 2, true); } // 2
  seats_slots_state(i: number, j: number): number { return this.view.getInt16(this.at + 3120 + (i * 5 + j) * 2, true); } // 2 x 5
  seats_slots_fish(i: number, j: number): number { return this.view.getInt16(this.at + 3140 + (i * 5 + j) * 2, true); } // 2 x 5
  seats_slots_breeding(i: number, j: number): number { return this.view.getInt16(this.at + 3160 + (i * 5 + j) * 2, true); } // 2 x 5
  supply_worms(i: number): number { return this.view.getInt16(this.at + 3180 + i * 2, true); } // 6
  get supply_boats(): number { return this.view.getInt16(this.at + 3192, true); }
  open_cards(i: number): number { return this.view.getInt16(this.at + 3194 + i * 2, true); } // 4
  get breeding_left(): number { return this.view.getInt16(this.at + 3202, true); }
  breeding_unseen(i: number): number { return this.view.getInt16(this.at + 3204 + i * 2, true); } // 21
  get draw_left(): number { return this.view.getInt16(this.at + 3246, true); }
  discard(i: number): number { return this.view.getInt16(this.at + 3248 + i * 2, true); } // 60
  deck_copies(i: number): number { return this.view.getInt16(this.at + 3368 + i * 2, true); } // 16
  unseen_copies(i: number): number { return this.view.getInt16(this.at + 3400 + i * 2, true); } // 16
  get flip_price(): number { return this.view.getInt16(this.at + 3432, true); }
  get still_turns(): number { return this.view.getInt16(this.at + 3434, true); }
  get pending_is(): number { return this.view.getInt8(this.at + 3436); }
  get pending_payment_is(): number { return this.view.getInt8(this.at + 3437); }
  pending_breeds_is(i: number): number { return this.view.getInt8(this.at + 3438 + i); } // 5
  cells_flipped(i: number): number { return this.view.getUint8(this.at + 3443 + i); } // 32
  cells_offers_reached(i: number, j: number): number { return this.view.getUint8(this.at + 3475 + i * 2 + j); } // 32 x 2
  cells_offers_affordable(i: number, j: number): number { return this.view.getUint8(this.at + 3539 + i * 2 + j); } // 32 x 2
  cells_offers_usable(i: number, j: number): number { return this.view.getUint8(this.at + 3603 + i * 2 + j); } // 32 x 2
  cells_offers_allowed(i: number, j: number): number { return this.view.getUint8(this.at + 3667 + i * 2 + j); } // 32 x 2
  cells_offers_payment_is(i: number, j: number): number { return this.view.getInt8(this.at + 3731 + i * 2 + j); } // 32 x 2
  cells_offers_breeds_is(i: number, j: number, k: number): number { return this.view.getInt8(this.at + 3795 + (i * 2 + j) * 5 + k); } // 32 x 2 x 5
  seats_boat_is(i: number): number { return this.view.getInt8(this.at + 4115 + i); } // 2
  get spring_tide(): number { return this.view.getUint8(this.at + 4117); }
}

/** The picture of the table. */
export interface View {
  reshuffle_at: number;
  still_turns_to_tide: number;
  breedings_to_win: number;
  colours: ({ name: "red" | "yellow" | "blue" | "green" | "purple" | "pink"; letter: "R" | "Y" | "B" | "G" | "V" | "P" })[];
  phase: "pick_active" | "pick_opponent" | "action" | "pay" | "place" | "end";
  turn: number;
  turn_limit: number;
  starter: number;
  active: number;
  deciding: number | null;
  dice: ("red" | "yellow" | "blue" | "green" | "purple" | "pink")[];
  picks_due: number;
  pending: { what: "take" | "flip" | "boat" | "place"; cell: number | null; card: { name: string; code: string; sort: "fish" | "coral" | "pearl" | "shark" | "water"; colour: "red" | "yellow" | "blue" | "green" | "purple" | "pink" | null; sex: "male" | "female" | null } | null; due: number; pays: "red" | "yellow" | "blue" | "green" | "purple" | "pink" | "any" | null; auto_pay: "red" | "yellow" | "blue" | "green" | "purple" | "pink" | "pearl" | null; payment: { units: ("red" | "yellow" | "blue" | "green" | "purple" | "pink" | "pearl")[]; proposal: ("red" | "yellow" | "blue" | "green" | "purple" | "pink" | "pearl")[] } | null; places: number[]; breeds: { slot: number; breeding: { id: number; colours: ["red" | "yellow" | "blue" | "green" | "purple" | "pink", "red" | "yellow" | "blue" | "green" | "purple" | "pink"]; code: string } }[] } | null;
  rows: number[];
  cells: { cell: number; row: number; column: number; face: "empty" | "up" | "down"; card: { name: string; code: string; sort: "fish" | "coral" | "pearl" | "shark" | "water"; colour: "red" | "yellow" | "blue" | "green" | "purple" | "pink" | null; sex: "male" | "female" | null } | null; flipped: boolean; offers: { reached: boolean; price: number | null; pays: "red" | "yellow" | "blue" | "green" | "purple" | "pink" | "any" | null; affordable: boolean; usable: boolean; allowed: boolean; payment: { units: ("red" | "yellow" | "blue" | "green" | "purple" | "pink" | "pearl")[]; proposal: ("red" | "yellow" | "blue" | "green" | "purple" | "pink" | "pearl")[] } | null; breeds: { slot: number; breeding: { id: number; colours: ["red" | "yellow" | "blue" | "green" | "purple" | "pink", "red" | "yellow" | "blue" | "green" | "purple" | "pink"]; code: string } }[] }[] }[];
  seats: { row: number; worms: number[]; pearls: number; sharks: number; boats: number; boat: { units: ("red" | "yellow" | "blue" | "green" | "purple" | "pink" | "pearl")[]; proposal: ("red" | "yellow" | "blue" | "green" | "purple" | "pink" | "pearl")[] } | null; corals: number; breedings: number; slots: { state: "none" | "empty" | "single" | "bred"; fish: { name: string; code: string; sort: "fish" | "coral" | "pearl" | "shark" | "water"; colour: "red" | "yellow" | "blue" | "green" | "purple" | "pink" | null; sex: "male" | "female" | null } | null; breeding: { id: number; colours: ["red" | "yellow" | "blue" | "green" | "purple" | "pink", "red" | "yellow" | "blue" | "green" | "purple" | "pink"]; code: string } | null }[] }[];
  supply: { worms: number[]; boats: number };
  open_cards: ({ id: number; colours: ["red" | "yellow" | "blue" | "green" | "purple" | "pink", "red" | "yellow" | "blue" | "green" | "purple" | "pink"]; code: string } | null)[];
  breeding_left: number;
  breeding_unseen: ({ id: number; colours: ["red" | "yellow" | "blue" | "green" | "purple" | "pink", "red" | "yellow" | "blue" | "green" | "purple" | "pink"]; code: string })[];
  draw_left: number;
  discard: ({ name: string; code: string; sort: "fish" | "coral" | "pearl" | "shark" | "water"; colour: "red" | "yellow" | "blue" | "green" | "purple" | "pink" | null; sex: "male" | "female" | null })[];
  deck: { card: { name: string; code: string; sort: "fish" | "coral" | "pearl" | "shark" | "water"; colour: "red" | "yellow" | "blue" | "green" | "purple" | "pink" | null; sex: "male" | "female" | null }; copies: number }[];
  unseen: { card: { name: string; code: string; sort: "fish" | "coral" | "pearl" | "shark" | "water"; colour: "red" | "yellow" | "blue" | "green" | "purple" | "pink" | null; sex: "male" | "female" | null }; copies: number }[];
  flip_price: "same_turn" | "immediate";
  spring_tide: boolean;
  still_turns: number;
}
