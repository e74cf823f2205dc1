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
  static readonly SIZE = 232;

  chance_key(i: number): number { return this.view.getUint32(this.at + 0 + i * 4, true); } // 8
  get chance_words(): number { return this.view.getUint32(this.at + 32, true); }
  chance_block(i: number): number { return this.view.getUint32(this.at + 36 + i * 4, true); } // 16
  get turns(): number { return this.view.getUint16(this.at + 100, true); }
  get seats(): number { return this.view.getUint8(this.at + 102); }
  get waiting(): number { return this.view.getUint8(this.at + 103); }
  get phase(): number { return this.view.getUint8(this.at + 104); }
  get bait_rule(): number { return this.view.getUint8(this.at + 105); }
  get own_cat(): number { return this.view.getUint8(this.at + 106); }
  get stack_view(): number { return this.view.getUint8(this.at + 107); }
  get bucket_view(): number { return this.view.getUint8(this.at + 108); }
  get two_player_shores(): number { return this.view.getUint8(this.at + 109); }
  get three_player_shores(): number { return this.view.getUint8(this.at + 110); }
  get round_number(): number { return this.view.getInt8(this.at + 111); }
  get starter(): number { return this.view.getInt8(this.at + 112); }
  get turn_index(): number { return this.view.getInt8(this.at + 113); }
  shore(i: number): number { return this.view.getInt8(this.at + 114 + i); } // 4
  deck(i: number): number { return this.view.getInt8(this.at + 118 + i); } // 36
  get deck_left(): number { return this.view.getInt8(this.at + 154); }
  top(i: number): number { return this.view.getInt8(this.at + 155 + i); } // 13
  bottom(i: number): number { return this.view.getInt8(this.at + 168 + i); } // 13
  below(i: number): number { return this.view.getInt8(this.at + 181 + i); } // 36
  cat(i: number): number { return this.view.getInt8(this.at + 217 + i); } // 4
  cat_shown(i: number): number { return this.view.getInt8(this.at + 221 + i); } // 4
  cat_told(i: number): number { return this.view.getInt8(this.at + 225 + i); } // 4
  get picked(): number { return this.view.getInt8(this.at + 229); }
}

/** What a screen wants to know of a seen record. */
export class Facts extends Block {
  static readonly SIZE = 1268;

  get phase(): number { return this.view.getInt16(this.at + 0, true); }
  get round_(): number { return this.view.getInt16(this.at + 2, true); }
  get starter(): number { return this.view.getInt16(this.at + 4, true); }
  order(i: number): number { return this.view.getInt16(this.at + 6 + i * 2, true); } // 4
  get deck_left(): number { return this.view.getInt16(this.at + 14, true); }
  get picked(): number { return this.view.getInt16(this.at + 16, true); }
  cells_top(i: number): number { return this.view.getInt16(this.at + 18 + i * 2, true); } // 9
  cells_height(i: number): number { return this.view.getInt16(this.at + 36 + i * 2, true); } // 9
  cells_cards(i: number, j: number): number { return this.view.getInt16(this.at + 54 + (i * 36 + j) * 2, true); } // 9 x 36
  cells_fish(i: number): number { return this.view.getInt16(this.at + 702 + i * 2, true); } // 9
  cells_stones(i: number): number { return this.view.getInt16(this.at + 720 + i * 2, true); } // 9
  columns(i: number, j: number): number { return this.view.getInt16(this.at + 738 + (i * 3 + j) * 2, true); } // 3 x 3
  lures(i: number, j: number): number { return this.view.getInt16(this.at + 756 + (i * 9 + j) * 2, true); } // 9 x 9
  seats_shore(i: number): number { return this.view.getInt16(this.at + 918 + i * 2, true); } // 4
  seats_cat(i: number): number { return this.view.getInt16(this.at + 926 + i * 2, true); } // 4
  seats_bucket_height(i: number): number { return this.view.getInt16(this.at + 934 + i * 2, true); } // 4
  seats_bucket_cards(i: number, j: number): number { return this.view.getInt16(this.at + 942 + (i * 36 + j) * 2, true); } // 4 x 36
  seats_bucket_fish(i: number): number { return this.view.getInt16(this.at + 1230 + i * 2, true); } // 4
  seats_bucket_stones(i: number): number { return this.view.getInt16(this.at + 1238 + i * 2, true); } // 4
  seats_bucket_score(i: number): number { return this.view.getInt16(this.at + 1246 + i * 2, true); } // 4
  get anywhere(): number { return this.view.getUint8(this.at + 1254); }
  seats_is(i: number): number { return this.view.getInt8(this.at + 1255 + i); } // 4
  seats_placed(i: number): number { return this.view.getUint8(this.at + 1259 + i); } // 4
  seats_shown(i: number): number { return this.view.getUint8(this.at + 1263 + i); } // 4
}
