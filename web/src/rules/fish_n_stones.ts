// Made by `tidetable build --types` from the declarations of the rules (tidetable/wasm/typescript.py); not by hand.

import { Block } from './module';

export const GAME = "fish_n_stones";
export const RULES_VERSION = "1";
export const ACTIONS = 31;
export const PHASES = ["cast", "bait", "drop", "fish", "end"] as const;

/** The first action of each kind. */
export const Decision = {
  CAT: 0,
  NO_BAIT: 3,
  LURE: 4,
  ONTO: 13,
  FISH: 22,
} as const;

/** The kinds of events in a journal. */
export const Event = {
  ROUND_STARTED: 1,
  LAID: 2,
  CAT_PLACED: 3,
  PICKED: 4,
  BAITED: 5,
  BAIT_SKIPPED: 6,
  CAT_REVEALED: 7,
  CAUGHT: 8,
  CARD_CAUGHT: 9,
  CAUGHT_CLOSED: 10,
  CARD_CAUGHT_CLOSED: 11,
  NO_CATCH: 12,
  STARTER_PASSED: 13,
  SHORES_MOVED: 14,
  GAME_ENDED: 15,
} as const;

/** What questions, previews and refusals say. */
export const Say = {
  ASK_CAST: 0,
  ASK_BAIT: 1,
  ASK_DROP: 2,
  ASK_FISH: 3,
  PREVIEW_FULL: 4,
  PREVIEW_TOP: 5,
  WHY_OTHER_PHASE: 6,
  WHY_NOTHING_TO_LURE: 7,
  WHY_NOTHING_TO_CATCH: 8,
  WHY_NO_NEIGHBOUR: 9,
  WHY_OTHER_COLUMN: 10,
  WHY_CAT_ELSEWHERE: 11,
} as const;

/** Why a game ends. */
export const Reason = {
  FOUR_ROUNDS: 0,
} as const;

/** The record of a game, or what a seat sees of it. */
export class State extends Block {
  static readonly SIZE = 240;

  chance_key(i: number): number { return this.view.getUint32(this.at + 0 + i * 4, true); } // 8
  get chance_words(): number { return this.view.getUint32(this.at + 32, true); }
  chance_block(i: number): number { return this.view.getUint32(this.at + 36 + i * 4, true); } // 16
  get pond_cards(): number { return this.view.getUint32(this.at + 100, true); }
  get turns(): number { return this.view.getUint16(this.at + 104, true); }
  get seats(): number { return this.view.getInt8(this.at + 106); }
  get waiting(): number { return this.view.getUint8(this.at + 107); }
  get phase(): number { return this.view.getUint8(this.at + 108); }
  get bait_rule(): number { return this.view.getUint8(this.at + 109); }
  get own_cat(): number { return this.view.getUint8(this.at + 110); }
  get stack_view(): number { return this.view.getUint8(this.at + 111); }
  get bucket_view(): number { return this.view.getUint8(this.at + 112); }
  get two_player_shores(): number { return this.view.getUint8(this.at + 113); }
  get three_player_shores(): number { return this.view.getUint8(this.at + 114); }
  get round_number(): number { return this.view.getInt8(this.at + 115); }
  get starter(): number { return this.view.getInt8(this.at + 116); }
  get turn_index(): number { return this.view.getInt8(this.at + 117); }
  shore(i: number): number { return this.view.getInt8(this.at + 118 + i); } // 4
  deck(i: number): number { return this.view.getInt8(this.at + 122 + i); } // 36
  get deck_left(): number { return this.view.getInt8(this.at + 158); }
  top(i: number): number { return this.view.getInt8(this.at + 159 + i); } // 13
  bottom(i: number): number { return this.view.getInt8(this.at + 172 + i); } // 13
  below(i: number): number { return this.view.getInt8(this.at + 185 + i); } // 36
  cat(i: number): number { return this.view.getInt8(this.at + 221 + i); } // 4
  cat_shown(i: number): number { return this.view.getInt8(this.at + 225 + i); } // 4
  cat_told(i: number): number { return this.view.getInt8(this.at + 229 + i); } // 4
  get picked(): number { return this.view.getInt8(this.at + 233); }
}

/** What a screen wants to know of a seen record. */
export class Facts extends Block {
  static readonly SIZE = 1280;

  get phase(): number { return this.view.getInt16(this.at + 0, true); }
  get round_(): number { return this.view.getInt16(this.at + 2, true); }
  get starter(): number { return this.view.getInt16(this.at + 4, true); }
  order(i: number): number { return this.view.getInt16(this.at + 6 + i * 2, true); } // 4
  get deck_left(): number { return this.view.getInt16(this.at + 14, true); }
  deck_list_copies(i: number): number { return this.view.getInt16(this.at + 16 + i * 2, true); } // 6
  get picked(): number { return this.view.getInt16(this.at + 28, true); }
  cells_top(i: number): number { return this.view.getInt16(this.at + 30 + i * 2, true); } // 9
  cells_height(i: number): number { return this.view.getInt16(this.at + 48 + i * 2, true); } // 9
  cells_cards(i: number, j: number): number { return this.view.getInt16(this.at + 66 + (i * 36 + j) * 2, true); } // 9 x 36
  cells_fish(i: number): number { return this.view.getInt16(this.at + 714 + i * 2, true); } // 9
  cells_stones(i: number): number { return this.view.getInt16(this.at + 732 + i * 2, true); } // 9
  columns(i: number, j: number): number { return this.view.getInt16(this.at + 750 + (i * 3 + j) * 2, true); } // 3 x 3
  lures(i: number, j: number): number { return this.view.getInt16(this.at + 768 + (i * 9 + j) * 2, true); } // 9 x 9
  seats_shore(i: number): number { return this.view.getInt16(this.at + 930 + i * 2, true); } // 4
  seats_cat(i: number): number { return this.view.getInt16(this.at + 938 + i * 2, true); } // 4
  seats_bucket_height(i: number): number { return this.view.getInt16(this.at + 946 + i * 2, true); } // 4
  seats_bucket_cards(i: number, j: number): number { return this.view.getInt16(this.at + 954 + (i * 36 + j) * 2, true); } // 4 x 36
  seats_bucket_fish(i: number): number { return this.view.getInt16(this.at + 1242 + i * 2, true); } // 4
  seats_bucket_stones(i: number): number { return this.view.getInt16(this.at + 1250 + i * 2, true); } // 4
  seats_bucket_score(i: number): number { return this.view.getInt16(this.at + 1258 + i * 2, true); } // 4
  get anywhere(): number { return this.view.getUint8(this.at + 1266); }
  seats_is(i: number): number { return this.view.getInt8(this.at + 1267 + i); } // 4
  seats_placed(i: number): number { return this.view.getUint8(this.at + 1271 + i); } // 4
  seats_shown(i: number): number { return this.view.getUint8(this.at + 1275 + i); } // 4
}

/** The picture of the table. */
export interface View {
  phase: "cast" | "bait" | "drop" | "fish" | "end";
  round: number;
  starter: number;
  order: number[];
  deck_left: number;
  deck_list: { kind: "fish1" | "fish2" | "fish3" | "water" | "stone1" | "stone2"; copies: number }[];
  picked: number | null;
  cells: { top: "fish1" | "fish2" | "fish3" | "water" | "stone1" | "stone2" | null; height: number; cards: ("fish1" | "fish2" | "fish3" | "water" | "stone1" | "stone2")[] | null; fish: number | null; stones: number | null }[];
  columns: number[][] | null;
  anywhere: boolean;
  lures: number[][];
  seats: { colour: "red" | "blue" | "yellow" | "green"; shore: "south" | "west" | "north" | "east"; placed: boolean; cat: number | null; shown: boolean; bucket: { height: number; cards: ("fish1" | "fish2" | "fish3" | "water" | "stone1" | "stone2")[] | null; fish: number | null; stones: number | null; score: number | null } }[];
}
