// Made by `tidetable build --types` from the declarations of the rules (tidetable/wasm/typescript.py); not by hand.

import { Block } from './module';

export const GAME = "rivero";
export const RULES_VERSION = "1";
export const ACTIONS = 329;
export const PHASES = ["turn-start", "main", "choose-river", "choose-cell", "extra-draw", "canteen", "sun", "tap", "tap-end", "bridge", "bridge-position", "end-of-turn", "over"] as const;

/** The first action of each kind. */
export const Decision = {
  OPTION_1: 0,
  OPTION_2: 1,
  FINISH: 2,
  END_TURN: 3,
  TAKE_GROUNDWATER: 4,
  EXTRA_DRAW_YES: 5,
  EXTRA_DRAW_NO: 6,
  CANTEEN_MOVE: 7,
  CANTEEN_LEAVE: 8,
  SUN_OCEAN: 9,
  SUN_GROUNDWATER: 10,
  TAP_LOW: 12,
  TAP_HIGH: 13,
  BRIDGE_STORE: 14,
  TAKE_ACTION_CARD: 15,
  TAKE_COLUMN: 17,
  BRIDGE_AT: 21,
  RIVER: 29,
  CELL: 53,
  NEW_RIVER: 65,
  NEW_RIVER_BRIDGE: 97,
  PLAY: 129,
  DOUBLE: 169,
  DISCARD: 209,
  SWAP: 249,
  TO_GROUNDWATER: 289,
} as const;

/** The kinds of events in a journal. */
export const Event = {
  BASE_LAID: 1,
  DREW: 2,
  CANTEENS_DEALT: 3,
  TURN_STARTED: 4,
  ACTION_SHUFFLED: 5,
  ACTION_DRAWN: 6,
  ACTION_CARD_TAKEN: 7,
  GROUNDWATER_TAKEN: 8,
  GROUNDWATER_TAKEN_OPEN: 9,
  EXTENDED: 10,
  BRIDGED: 11,
  EXCHANGED: 12,
  RIVER_BEGUN: 13,
  LAID: 14,
  CANTEEN_LAID: 15,
  CANTEEN_FREED: 16,
  COLUMN_TAKEN: 17,
  SOURCE_TAKEN: 18,
  BOTTOM_GIVEN: 19,
  REFILLED: 20,
  REFILLED_FROM_GROUNDWATER: 21,
  DOUBLED: 22,
  EXTRA_DECLINED: 23,
  DISCARDED: 24,
  SWAPPED: 25,
  FINISHED: 26,
  SUNK: 27,
  SUN_SHONE: 28,
  SUN_DRAINED: 29,
  TAPPED_SOURCE: 30,
  TAPPED_RIVER: 31,
  CARD_FELL: 32,
  BRIDGE_FELL: 33,
  RIVER_GONE: 34,
  STORED: 35,
  REPLACED: 36,
  RELEASED: 37,
  RIVERO_MADE: 38,
  TURN_ENDED: 39,
  WON: 40,
  EXHAUSTED: 41,
} as const;

/** What questions, previews and refusals say. */
export const Say = {
  ASK_TURN_START: 0,
  ASK_MAIN: 1,
  ASK_MAIN_DOUBLED: 2,
  ASK_USE: 3,
  ASK_DISCARD_MORE: 4,
  ASK_CHOOSE_RIVER: 5,
  ASK_CELL_DOUBLE: 6,
  ASK_CELL_DISCARD: 7,
  ASK_CELL_SWAP: 8,
  ASK_EXTRA_DRAW: 9,
  ASK_CANTEEN: 10,
  ASK_SUN: 11,
  ASK_TAP: 12,
  ASK_TAP_END: 13,
  ASK_BRIDGE: 14,
  ASK_BRIDGE_POSITION: 15,
  ASK_END_OF_TURN: 16,
  ASK_SINK: 17,
  PREVIEW_RIVERS: 18,
  PREVIEW_EXTEND: 19,
  PREVIEW_BRIDGE: 20,
  PREVIEW_EXCHANGE: 21,
  PREVIEW_NO_CANTEEN: 22,
  PREVIEW_CANTEEN_COMES: 23,
  PREVIEW_CANTEEN_ASKS: 24,
  PREVIEW_COLUMN: 25,
  PREVIEW_COLUMN_GIVES: 26,
  PREVIEW_CELLS: 27,
  PREVIEW_CELL: 28,
  PREVIEW_DOUBLE: 29,
  PREVIEW_SWAP: 30,
  PREVIEW_OCEAN: 31,
  PREVIEW_HAND: 32,
  WHY_OTHER_PHASE: 33,
  WHY_MUST_USE: 34,
  WHY_NO_SURPLUS: 35,
  WHY_NOT_IN_HAND: 36,
  WHY_NO_TARGET: 37,
  WHY_DOUBLED: 38,
  WHY_NO_PARTNER: 39,
  WHY_SOURCE_FULL: 40,
  WHY_SOURCE_OPEN: 41,
  WHY_NO_SWAP: 42,
  WHY_STEP_TWO: 43,
  WHY_NO_SLOT: 44,
  WHY_NO_BRIDGE: 45,
  WHY_NO_RUN: 46,
  WHY_NO_ENDS: 47,
  WHY_NOT_CELL: 48,
  WHY_NOTHING_TO_TAP: 49,
  WHY_NO_RIVER: 50,
  WHY_CANTEEN_PROTECTS: 51,
  WHY_NO_POSITION: 52,
  WHY_NO_FIT: 53,
  WHY_CANTEEN_FREE: 54,
  WHY_CANTEEN_PLACED: 55,
  WHY_COLUMN_GAP: 56,
  WHY_NO_USE: 57,
  WHY_ACTION_CARD_LIES: 58,
  WHY_DISCARDING: 59,
  WHY_MUST_DISCARD: 60,
  WHY_SURPLUS: 61,
  WHY_NOTHING_TO_DRAIN: 62,
  WHY_PILE_EMPTY: 63,
  WHY_HAND_FULL: 64,
  WHY_GROUNDWATER_LATER: 65,
  WHY_NOTHING_BESIDE: 66,
} as const;

/** Why a game ends. */
export const Reason = {
  RIVERO: 0,
  EXHAUSTION: 1,
} as const;

/** The record of a game, or what a seat sees of it. */
export class State extends Block {
  static readonly SIZE = 856;

  get must_use(): bigint { return this.view.getBigInt64(this.at + 0, true); }
  hand(i: number): bigint { return this.view.getBigInt64(this.at + 8 + i * 8, true); } // 2
  pairs(i: number): bigint { return this.view.getBigInt64(this.at + 24 + i * 8, true); } // 2
  chance_key(i: number): number { return this.view.getUint32(this.at + 40 + i * 4, true); } // 8
  get chance_words(): number { return this.view.getUint32(this.at + 72, true); }
  chance_block(i: number): number { return this.view.getUint32(this.at + 76 + i * 4, true); } // 16
  get turns(): number { return this.view.getUint16(this.at + 140, true); }
  get chosen(): number { return this.view.getInt16(this.at + 142, true); }
  river_bridges(i: number, j: number): number { return this.view.getInt16(this.at + 144 + (i * 12 + j) * 2, true); } // 2 x 12
  get seats(): number { return this.view.getInt8(this.at + 192); }
  get waiting(): number { return this.view.getUint8(this.at + 193); }
  get phase(): number { return this.view.getUint8(this.at + 194); }
  get forced_discard_at(): number { return this.view.getUint8(this.at + 195); }
  get exhaustion_end(): number { return this.view.getUint8(this.at + 196); }
  get groundwater_take(): number { return this.view.getUint8(this.at + 197); }
  get rivero_discards(): number { return this.view.getUint8(this.at + 198); }
  get first(): number { return this.view.getInt8(this.at + 199); }
  get turn(): number { return this.view.getInt8(this.at + 200); }
  get winner(): number { return this.view.getInt8(this.at + 201); }
  get doubled(): number { return this.view.getInt8(this.at + 202); }
  get discarded(): number { return this.view.getUint8(this.at + 203); }
  get melded(): number { return this.view.getInt8(this.at + 204); }
  get canteen_used(): number { return this.view.getInt8(this.at + 205); }
  get pending_column(): number { return this.view.getInt8(this.at + 206); }
  top(i: number): number { return this.view.getInt8(this.at + 207 + i); } // 12
  bottom(i: number): number { return this.view.getInt8(this.at + 219 + i); } // 12
  get ocean_left(): number { return this.view.getInt8(this.at + 231); }
  get action_left(): number { return this.view.getInt8(this.at + 232); }
  get action_discarded(): number { return this.view.getInt8(this.at + 233); }
  hand_size(i: number): number { return this.view.getInt8(this.at + 234 + i); } // 2
  groundwater_size(i: number): number { return this.view.getInt8(this.at + 236 + i); } // 2
  canteen(i: number): number { return this.view.getInt8(this.at + 238 + i); } // 2
  action_card(i: number): number { return this.view.getInt8(this.at + 240 + i); } // 2
  beside(i: number, j: number): number { return this.view.getInt8(this.at + 242 + i * 2 + j); } // 2 x 2
  stored(i: number): number { return this.view.getInt8(this.at + 246 + i); } // 2
  stored_face(i: number): number { return this.view.getInt8(this.at + 248 + i); } // 2
  river_name(i: number, j: number): number { return this.view.getInt8(this.at + 250 + i * 12 + j); } // 2 x 12
  river_low(i: number, j: number): number { return this.view.getInt8(this.at + 274 + i * 12 + j); } // 2 x 12
  river_high(i: number, j: number): number { return this.view.getInt8(this.at + 298 + i * 12 + j); } // 2 x 12
  bridge_face(i: number, j: number, k: number): number { return this.view.getInt8(this.at + 322 + (i * 12 + j) * 4 + k); } // 2 x 12 x 4
  ocean(i: number): number { return this.view.getInt8(this.at + 418 + i); } // 80
  action_pile(i: number): number { return this.view.getInt8(this.at + 498 + i); } // 18
  action_discard(i: number): number { return this.view.getInt8(this.at + 516 + i); } // 12
  groundwater(i: number): number { return this.view.getInt8(this.at + 528 + i); } // 80
  way_in(i: number): number { return this.view.getInt8(this.at + 608 + i); } // 80
  known(i: number, j: number, k: number): number { return this.view.getInt8(this.at + 688 + (i * 40 + j) * 2 + k); } // 2 x 40 x 2
  unknown(i: number): number { return this.view.getInt8(this.at + 848 + i); } // 2
}

/** What a screen wants to know of a seen record. */
export class Facts extends Block {
  static readonly SIZE = 8968;

  get phase(): number { return this.view.getInt16(this.at + 0, true); }
  get turn(): number { return this.view.getInt16(this.at + 2, true); }
  get turns(): number { return this.view.getInt16(this.at + 4, true); }
  get first(): number { return this.view.getInt16(this.at + 6, true); }
  get step(): number { return this.view.getInt16(this.at + 8, true); }
  get ocean_left(): number { return this.view.getInt16(this.at + 10, true); }
  get action_left(): number { return this.view.getInt16(this.at + 12, true); }
  action_discard(i: number): number { return this.view.getInt16(this.at + 14 + i * 2, true); } // 12
  source_top(i: number): number { return this.view.getInt16(this.at + 38 + i * 2, true); } // 12
  source_bottom(i: number): number { return this.view.getInt16(this.at + 62 + i * 2, true); } // 12
  columns_cards(i: number, j: number): number { return this.view.getInt16(this.at + 86 + (i * 3 + j) * 2, true); } // 4 x 3
  columns_gives(i: number, j: number): number { return this.view.getInt16(this.at + 110 + (i * 3 + j) * 2, true); } // 4 x 3
  columns_uses(i: number, j: number): number { return this.view.getInt16(this.at + 134 + (i * 3 + j) * 2, true); } // 4 x 3
  must_use(i: number): number { return this.view.getInt16(this.at + 158 + i * 2, true); } // 3
  get pending_column(): number { return this.view.getInt16(this.at + 164, true); }
  get chosen_verb(): number { return this.view.getInt16(this.at + 166, true); }
  get chosen_card(): number { return this.view.getInt16(this.at + 168, true); }
  get to_sink(): number { return this.view.getInt16(this.at + 170, true); }
  seats_canteen_colour(i: number): number { return this.view.getInt16(this.at + 172 + i * 2, true); } // 2
  seats_canteen(i: number): number { return this.view.getInt16(this.at + 176 + i * 2, true); } // 2
  seats_hand_size(i: number): number { return this.view.getInt16(this.at + 180 + i * 2, true); } // 2
  seats_hand_card(i: number, j: number): number { return this.view.getInt16(this.at + 184 + (i * 17 + j) * 2, true); } // 2 x 17
  seats_hand_type(i: number, j: number): number { return this.view.getInt16(this.at + 252 + (i * 17 + j) * 2, true); } // 2 x 17
  seats_hand_play_owner(i: number, j: number, k: number): number { return this.view.getInt16(this.at + 320 + ((i * 17 + j) * 10 + k) * 2, true); } // 2 x 17 x 10
  seats_hand_play_slot(i: number, j: number, k: number): number { return this.view.getInt16(this.at + 1000 + ((i * 17 + j) * 10 + k) * 2, true); } // 2 x 17 x 10
  seats_hand_play_how(i: number, j: number, k: number): number { return this.view.getInt16(this.at + 1680 + ((i * 17 + j) * 10 + k) * 2, true); } // 2 x 17 x 10
  seats_hand_double(i: number, j: number, k: number): number { return this.view.getInt16(this.at + 2360 + ((i * 17 + j) * 12 + k) * 2, true); } // 2 x 17 x 12
  seats_hand_discard(i: number, j: number, k: number): number { return this.view.getInt16(this.at + 3176 + ((i * 17 + j) * 12 + k) * 2, true); } // 2 x 17 x 12
  seats_hand_swap(i: number, j: number, k: number): number { return this.view.getInt16(this.at + 3992 + ((i * 17 + j) * 12 + k) * 2, true); } // 2 x 17 x 12
  seats_in_hand(i: number, j: number): number { return this.view.getInt16(this.at + 4808 + (i * 80 + j) * 2, true); } // 2 x 80
  seats_in_hand_or_sunk(i: number, j: number): number { return this.view.getInt16(this.at + 5128 + (i * 80 + j) * 2, true); } // 2 x 80
  seats_groundwater(i: number, j: number): number { return this.view.getInt16(this.at + 5448 + (i * 80 + j) * 2, true); } // 2 x 80
  seats_action_card(i: number): number { return this.view.getInt16(this.at + 5768 + i * 2, true); } // 2
  seats_beside(i: number, j: number): number { return this.view.getInt16(this.at + 5772 + (i * 2 + j) * 2, true); } // 2 x 2
  seats_rivers_river(i: number, j: number): number { return this.view.getInt16(this.at + 5780 + (i * 12 + j) * 2, true); } // 2 x 12
  seats_rivers_low(i: number, j: number): number { return this.view.getInt16(this.at + 5828 + (i * 12 + j) * 2, true); } // 2 x 12
  seats_rivers_high(i: number, j: number): number { return this.view.getInt16(this.at + 5876 + (i * 12 + j) * 2, true); } // 2 x 12
  seats_rivers_length(i: number, j: number): number { return this.view.getInt16(this.at + 5924 + (i * 12 + j) * 2, true); } // 2 x 12
  seats_rivers_to_rivero(i: number, j: number): number { return this.view.getInt16(this.at + 5972 + (i * 12 + j) * 2, true); } // 2 x 12
  seats_rivers_cells_value(i: number, j: number, k: number): number { return this.view.getInt16(this.at + 6020 + ((i * 12 + j) * 10 + k) * 2, true); } // 2 x 12 x 10
  seats_rivers_cells_card(i: number, j: number, k: number): number { return this.view.getInt16(this.at + 6500 + ((i * 12 + j) * 10 + k) * 2, true); } // 2 x 12 x 10
  seats_rivers_missing_card(i: number, j: number, k: number): number { return this.view.getInt16(this.at + 6980 + ((i * 12 + j) * 6 + k) * 2, true); } // 2 x 12 x 6
  seats_rivers_missing_where(i: number, j: number, k: number): number { return this.view.getInt16(this.at + 7268 + ((i * 12 + j) * 6 + k) * 2, true); } // 2 x 12 x 6
  seats_rivers_missing_unseen(i: number, j: number, k: number): number { return this.view.getInt16(this.at + 7556 + ((i * 12 + j) * 6 + k) * 2, true); } // 2 x 12 x 6
  seats_longest(i: number): number { return this.view.getInt16(this.at + 7844 + i * 2, true); } // 2
  seats_score(i: number): number { return this.view.getInt16(this.at + 7848 + i * 2, true); } // 2
  get winner(): number { return this.view.getInt16(this.at + 7852, true); }
  source_open(i: number): number { return this.view.getUint8(this.at + 7854 + i); } // 12
  columns_filled(i: number): number { return this.view.getUint8(this.at + 7866 + i); } // 4
  columns_legal(i: number): number { return this.view.getUint8(this.at + 7870 + i); } // 4
  get source_full(): number { return this.view.getUint8(this.at + 7874); }
  get must_discard(): number { return this.view.getUint8(this.at + 7875); }
  get chosen_is(): number { return this.view.getInt8(this.at + 7876); }
  unseen(i: number): number { return this.view.getInt8(this.at + 7877 + i); } // 40
  seats_hand_is(i: number, j: number): number { return this.view.getInt8(this.at + 7917 + i * 17 + j); } // 2 x 17
  seats_hand_play_is(i: number, j: number, k: number): number { return this.view.getInt8(this.at + 7951 + (i * 17 + j) * 10 + k); } // 2 x 17 x 10
  seats_stored_bridge(i: number): number { return this.view.getUint8(this.at + 8291 + i); } // 2
  seats_rivers_is(i: number, j: number): number { return this.view.getInt8(this.at + 8293 + i * 12 + j); } // 2 x 12
  seats_rivers_canteen(i: number, j: number): number { return this.view.getUint8(this.at + 8317 + i * 12 + j); } // 2 x 12
  seats_rivers_cells_is(i: number, j: number, k: number): number { return this.view.getInt8(this.at + 8341 + (i * 12 + j) * 10 + k); } // 2 x 12 x 10
  seats_rivers_cells_bridge(i: number, j: number, k: number): number { return this.view.getUint8(this.at + 8581 + (i * 12 + j) * 10 + k); } // 2 x 12 x 10
  seats_rivers_missing_is(i: number, j: number, k: number): number { return this.view.getInt8(this.at + 8821 + (i * 12 + j) * 6 + k); } // 2 x 12 x 6
  seats_has_rivero(i: number): number { return this.view.getUint8(this.at + 8965 + i); } // 2
}

/** The picture of the table. */
export interface View {
  action_aside: number;
  phase: "turn_start" | "main" | "choose_river" | "choose_cell" | "extra_draw" | "canteen" | "sun" | "tap" | "tap_end" | "bridge" | "bridge_position" | "end_of_turn" | "over";
  turn: number;
  turns: number;
  first: number;
  step: number;
  ocean_left: number;
  action_left: number;
  action_discard: ("sun" | "tap" | "bridge")[];
  source: { cell: number; row: number; column: number; top: string | null; bottom: string | null; open: boolean }[];
  columns: { column: number; filled: boolean; legal: boolean; cards: string[]; gives: string[]; uses: string[] }[];
  source_full: boolean;
  must_discard: boolean;
  must_use: string[];
  pending_column: number | null;
  chosen: { verb: "play" | "double" | "discard" | "swap"; card: string } | null;
  to_sink: number;
  unseen: number[];
  seats: { canteen_colour: "orange" | "blue"; canteen: number | null; hand_size: number; hand: { card: string; type: number; play: { owner: number; slot: number; how: "extend" | "bridge" | "exchange" }[]; double: number[]; discard: number[]; swap: number[] }[] | null; in_hand: string[]; in_hand_or_sunk: string[]; groundwater: (string | null)[]; action_card: "sun" | "tap" | "bridge" | null; beside: string[]; stored_bridge: boolean; rivers: { slot: number; river: "nile" | "colorado" | "danube" | "amazon"; low: number; high: number; length: number; to_rivero: number; canteen: boolean; cells: { value: number; bridge: boolean; card: string | null }[]; missing: { card: string; where: "low" | "bridge" | "high"; unseen: number }[] }[]; longest: number; has_rivero: boolean; score: number }[];
  winner: number | null;
}
