// Made by `tidetable build --types` from the declarations of the rules (tidetable/wasm/typescript.py); not by hand.

import { Block } from './module';

export const GAME = "reef_encounter";
export const RULES_VERSION = "1";
export const ACTIONS = 399;
export const PHASES = ["setup_fish", "setup_larva", "main", "place", "place_cell", "drop", "alga", "final_eat", "over"] as const;

/** The first action of each kind. */
export const Decision = {
  FISH_TILE: 0,
  LARVA_PICK: 5,
  EAT: 10,
  DECLINE: 14,
  PLAY_CUBE: 15,
  SRC_BEHIND: 20,
  SRC_FRONT: 21,
  END_PLACING: 22,
  INTRODUCE: 23,
  LIFT: 24,
  DROP_SCREEN: 28,
  TILE_TO_CUBE: 29,
  ALGA_PAY: 34,
  ALGA_SPACE: 39,
  ALGA_LOCK: 43,
  CUBE_TO_TILE: 53,
  COLLECT: 58,
  PLACE: 63,
  DROP: 231,
} as const;

/** The kinds of events in a journal. */
export const Event = {
  BOARD_LAID: 1,
  START_TILE: 2,
  SIDE_TOSSED: 3,
  INDICATOR: 4,
  SEA_TILE: 5,
  STARTER: 6,
  DEALT_TILE: 7,
  FISH_CHOSEN: 8,
  LARVA_PICKED: 9,
  LARVA_SHOWN: 10,
  TURN_BEGUN: 11,
  FORCED: 12,
  CORAL_EATEN: 13,
  TILE_EATEN: 14,
  SHRIMP_SPENT: 15,
  CUBE_PLAYED: 16,
  TILE_CONSUMED: 17,
  TILE_PLACED: 18,
  GREW: 19,
  BONUS_FILLED: 20,
  BONUS_GONE: 21,
  PLACING_ENDED: 22,
  SHRIMP_INTRODUCED: 23,
  SHRIMP_LIFTED: 24,
  SHRIMP_DROPPED: 25,
  SHRIMP_HOME: 26,
  TILE_TRADED: 27,
  ALGA_PAID: 28,
  ALGA_BACK: 29,
  ALGA_PLAYED: 30,
  CORAL_TILE_LOCKED: 31,
  CORAL_TILE_TURNED: 32,
  CUBE_TRADED: 33,
  SPACE_COLLECTED: 34,
  CUBE_COLLECTED: 35,
  TILE_COLLECTED: 36,
  SEA_CUBE: 37,
  ROW_DISSOLVED: 38,
  TURN_ENDED: 39,
  GAME_ENDING: 40,
  FINAL_SKIPPED: 41,
  DECLINED: 42,
  GAME_ENDED: 43,
} as const;

/** What questions, previews and refusals say. */
export const Say = {
  ASK_SETUP_FISH: 0,
  ASK_SETUP_LARVA: 1,
  ASK_MAIN: 2,
  ASK_MAIN_EAT: 3,
  ASK_PLACE: 4,
  ASK_PLACE_CELL: 5,
  ASK_DROP: 6,
  ASK_DROP_NEW: 7,
  ASK_ALGA: 8,
  ASK_FINAL_EAT: 9,
  PREVIEW_EAT: 10,
  PREVIEW_LIFT: 11,
  PREVIEW_DROP: 12,
  PREVIEW_TURNS: 13,
  PREVIEW_COLLECT: 14,
  PREVIEW_PLACE: 15,
  WHY_OTHER_PHASE: 16,
  WHY_NO_ROCK: 17,
  WHY_SOURCE_FIRST: 18,
  WHY_SHRIMP_THERE: 19,
  WHY_SAME_COLOUR: 20,
  WHY_JOINS_TWO: 21,
  WHY_WEAKER: 22,
  WHY_PROTECTED: 23,
  WHY_SINGLE: 24,
  WHY_NO_ATTACKER: 25,
  WHY_ONE_SOURCE_BEHIND: 26,
  WHY_ONE_SOURCE_FRONT: 27,
  WHY_NOT_DONE: 28,
  WHY_NO_ROCK_TO_STAND: 29,
  WHY_TWO_SHRIMPS: 30,
  WHY_SHRIMP_STANDS: 31,
  WHY_CAME_FROM_THERE: 32,
  WHY_GUARDED: 33,
  WHY_BARE_NEW: 34,
  WHY_BARE_CAP: 35,
  WHY_NEW_STAYS: 36,
  WHY_INTRODUCED: 37,
  WHY_NOWHERE: 38,
  WHY_NONE_HOME: 39,
  WHY_NO_SUCH_SHRIMP: 40,
  WHY_MOVES_USED: 41,
  WHY_EAT_FIRST: 42,
  WHY_SMALL: 43,
  WHY_SMALL_AT_THE_END: 44,
  WHY_NO_FISH_TILE: 45,
  WHY_NO_LARVA: 46,
  WHY_NO_CUBE: 47,
  WHY_NO_TILE_LEFT: 48,
  WHY_TWO_CUBES: 49,
  WHY_NO_CELL: 50,
  WHY_NO_TILE: 51,
  WHY_NO_FRONT: 52,
  WHY_NO_ALGA_PLAY: 53,
  WHY_MUST_PLAY: 54,
  WHY_NOT_SEA: 55,
  WHY_NOTHING_TURNS: 56,
  WHY_NO_CYLINDER: 57,
  WHY_NO_CYLINDER_TO_LOCK: 58,
  WHY_IS_LOCKED: 59,
  WHY_NO_MEAL_YET: 60,
  WHY_ONE_LOCK: 61,
  WHY_LAST_LOCK: 62,
} as const;

/** Why a game ends. */
export const Reason = {
  ALL_LOCKED: 1,
  FOUR_SHRIMPS: 2,
  NO_PLACEMENT: 3,
  SUPPLY_EMPTY: 4,
  TURN_CAP: 5,
} as const;

/** The record of a game, or what a seat sees of it. */
export class State extends Block {
  static readonly SIZE = 664;

  reef(i: number, j: number): bigint { return this.view.getBigInt64(this.at + 0 + (i * 5 + j) * 8, true); } // 4 x 5
  shrimp(i: number, j: number): bigint { return this.view.getBigInt64(this.at + 160 + (i * 4 + j) * 8, true); } // 4 x 4
  chance_key(i: number): number { return this.view.getUint32(this.at + 288 + i * 4, true); } // 8
  get chance_words(): number { return this.view.getUint32(this.at + 320, true); }
  chance_block(i: number): number { return this.view.getUint32(this.at + 324 + i * 4, true); } // 16
  get turns(): number { return this.view.getUint16(this.at + 388, true); }
  get boards(): number { return this.view.getUint16(this.at + 390, true); }
  get sides(): number { return this.view.getInt16(this.at + 392, true); }
  get locks(): number { return this.view.getInt16(this.at + 394, true); }
  get lifted_from(): number { return this.view.getInt16(this.at + 396, true); }
  get seats(): number { return this.view.getInt8(this.at + 398); }
  get waiting(): number { return this.view.getUint8(this.at + 399); }
  get phase(): number { return this.view.getUint8(this.at + 400); }
  get advanced(): number { return this.view.getUint8(this.at + 401); }
  get larva_exchange_immediate(): number { return this.view.getUint8(this.at + 402); }
  get memory_aid(): number { return this.view.getUint8(this.at + 403); }
  board(i: number): number { return this.view.getInt8(this.at + 404 + i); } // 4
  sea(i: number, j: number): number { return this.view.getInt8(this.at + 408 + i * 5 + j); } // 5 x 5
  sea_cube(i: number): number { return this.view.getInt8(this.at + 433 + i); } // 5
  get alga_space(): number { return this.view.getInt8(this.at + 438); }
  algae(i: number): number { return this.view.getInt8(this.at + 439 + i); } // 4
  larvae(i: number): number { return this.view.getInt8(this.at + 443 + i); } // 5
  bonus(i: number): number { return this.view.getInt8(this.at + 448 + i); } // 5
  get dissolved(): number { return this.view.getInt8(this.at + 453); }
  bag(i: number): number { return this.view.getInt8(this.at + 454 + i); } // 5
  behind(i: number, j: number): number { return this.view.getInt8(this.at + 459 + i * 5 + j); } // 4 x 5
  behind_size(i: number): number { return this.view.getUint8(this.at + 479 + i); } // 4
  behind_least(i: number, j: number): number { return this.view.getInt8(this.at + 483 + i * 5 + j); } // 4 x 5
  behind_most(i: number, j: number): number { return this.view.getInt8(this.at + 503 + i * 5 + j); } // 4 x 5
  front(i: number, j: number): number { return this.view.getInt8(this.at + 523 + i * 5 + j); } // 4 x 5
  cubes(i: number, j: number): number { return this.view.getInt8(this.at + 543 + i * 5 + j); } // 4 x 5
  fish_tile(i: number): number { return this.view.getInt8(this.at + 563 + i); } // 4
  eaten(i: number, j: number): number { return this.view.getInt8(this.at + 567 + i * 5 + j); } // 4 x 5
  shrimps_eaten(i: number): number { return this.view.getInt8(this.at + 587 + i); } // 4
  turns_taken(i: number): number { return this.view.getInt8(this.at + 591 + i); } // 4
  bag_least(i: number): number { return this.view.getInt8(this.at + 595 + i); } // 5
  bag_most(i: number): number { return this.view.getInt8(this.at + 600 + i); } // 5
  told_least(i: number, j: number): number { return this.view.getInt8(this.at + 605 + i * 5 + j); } // 4 x 5
  told_most(i: number, j: number): number { return this.view.getInt8(this.at + 625 + i * 5 + j); } // 4 x 5
  get start_seat(): number { return this.view.getInt8(this.at + 645); }
  get picks(): number { return this.view.getInt8(this.at + 646); }
  get acted(): number { return this.view.getInt8(this.at + 647); }
  get cubes_played(): number { return this.view.getInt8(this.at + 648); }
  get introduced(): number { return this.view.getInt8(this.at + 649); }
  get locked_this_turn(): number { return this.view.getInt8(this.at + 650); }
  get shrimp_moves(): number { return this.view.getInt8(this.at + 651); }
  get colour(): number { return this.view.getInt8(this.at + 652); }
  get behind_used(): number { return this.view.getInt8(this.at + 653); }
  get placed(): number { return this.view.getInt8(this.at + 654); }
  get source(): number { return this.view.getInt8(this.at + 655); }
  get back_to(): number { return this.view.getInt8(this.at + 656); }
  get end_event(): number { return this.view.getInt8(this.at + 657); }
  get ender(): number { return this.view.getInt8(this.at + 658); }
}

/** What a screen wants to know of a seen record. */
export class Facts extends Block {
  static readonly SIZE = 7304;

  get phase(): number { return this.view.getInt16(this.at + 0, true); }
  get current(): number { return this.view.getInt16(this.at + 2, true); }
  get start_seat(): number { return this.view.getInt16(this.at + 4, true); }
  boards_letter(i: number): number { return this.view.getInt16(this.at + 6 + i * 2, true); } // 4
  boards_cells_cell(i: number, j: number): number { return this.view.getInt16(this.at + 14 + (i * 42 + j) * 2, true); } // 4 x 42
  boards_cells_name(i: number, j: number): number { return this.view.getInt16(this.at + 350 + (i * 42 + j) * 2, true); } // 4 x 42
  boards_cells_start(i: number, j: number): number { return this.view.getInt16(this.at + 686 + (i * 42 + j) * 2, true); } // 4 x 42
  boards_cells_tile(i: number, j: number): number { return this.view.getInt16(this.at + 1022 + (i * 42 + j) * 2, true); } // 4 x 42
  boards_cells_size(i: number, j: number): number { return this.view.getInt16(this.at + 1358 + (i * 42 + j) * 2, true); } // 4 x 42
  boards_cells_coral(i: number, j: number): number { return this.view.getInt16(this.at + 1694 + (i * 42 + j) * 2, true); } // 4 x 42
  boards_cells_guard(i: number, j: number): number { return this.view.getInt16(this.at + 2030 + (i * 42 + j) * 2, true); } // 4 x 42
  boards_cells_shrimp(i: number, j: number): number { return this.view.getInt16(this.at + 2366 + (i * 42 + j) * 2, true); } // 4 x 42
  boards_cells_number(i: number, j: number): number { return this.view.getInt16(this.at + 2702 + (i * 42 + j) * 2, true); } // 4 x 42
  colours_value(i: number): number { return this.view.getInt16(this.at + 3038 + i * 2, true); } // 5
  colours_beats(i: number, j: number): number { return this.view.getInt16(this.at + 3048 + (i * 5 + j) * 2, true); } // 5 x 5
  colours_locked_wins(i: number): number { return this.view.getInt16(this.at + 3098 + i * 2, true); } // 5
  colours_larvae(i: number): number { return this.view.getInt16(this.at + 3108 + i * 2, true); } // 5
  coral_tiles_stronger(i: number): number { return this.view.getInt16(this.at + 3118 + i * 2, true); } // 10
  coral_tiles_weaker(i: number): number { return this.view.getInt16(this.at + 3138 + i * 2, true); } // 10
  coral_tiles_large(i: number): number { return this.view.getInt16(this.at + 3158 + i * 2, true); } // 10
  coral_tiles_small(i: number): number { return this.view.getInt16(this.at + 3178 + i * 2, true); } // 10
  coral_tiles_turns(i: number): number { return this.view.getInt16(this.at + 3198 + i * 2, true); } // 10
  algae_supply(i: number): number { return this.view.getInt16(this.at + 3218 + i * 2, true); } // 4
  algae_turns(i: number): number { return this.view.getInt16(this.at + 3226 + i * 2, true); } // 4
  sea_tiles(i: number, j: number): number { return this.view.getInt16(this.at + 3234 + (i * 5 + j) * 2, true); } // 5 x 5
  sea_size(i: number): number { return this.view.getInt16(this.at + 3284 + i * 2, true); } // 5
  get bag(): number { return this.view.getInt16(this.at + 3294, true); }
  players_tiles_size(i: number): number { return this.view.getInt16(this.at + 3296 + i * 2, true); } // 4
  players_tiles_counts(i: number, j: number): number { return this.view.getInt16(this.at + 3304 + (i * 5 + j) * 2, true); } // 4 x 5
  players_tiles_known(i: number, j: number): number { return this.view.getInt16(this.at + 3344 + (i * 5 + j) * 2, true); } // 4 x 5
  players_cubes_size(i: number): number { return this.view.getInt16(this.at + 3384 + i * 2, true); } // 4
  players_cubes_counts(i: number, j: number): number { return this.view.getInt16(this.at + 3392 + (i * 5 + j) * 2, true); } // 4 x 5
  players_cubes_known(i: number, j: number): number { return this.view.getInt16(this.at + 3432 + (i * 5 + j) * 2, true); } // 4 x 5
  players_fish_size(i: number): number { return this.view.getInt16(this.at + 3472 + i * 2, true); } // 4
  players_fish_counts(i: number, j: number): number { return this.view.getInt16(this.at + 3480 + (i * 5 + j) * 2, true); } // 4 x 5
  players_fish_known(i: number, j: number): number { return this.view.getInt16(this.at + 3520 + (i * 5 + j) * 2, true); } // 4 x 5
  players_front(i: number, j: number): number { return this.view.getInt16(this.at + 3560 + (i * 5 + j) * 2, true); } // 4 x 5
  players_setup_tile(i: number): number { return this.view.getInt16(this.at + 3600 + i * 2, true); } // 4
  players_points(i: number): number { return this.view.getInt16(this.at + 3608 + i * 2, true); } // 4
  players_shrimps_behind(i: number): number { return this.view.getInt16(this.at + 3616 + i * 2, true); } // 4
  players_shrimps_out(i: number): number { return this.view.getInt16(this.at + 3624 + i * 2, true); } // 4
  players_shrimps_hand(i: number): number { return this.view.getInt16(this.at + 3632 + i * 2, true); } // 4
  players_shrimps_eaten(i: number): number { return this.view.getInt16(this.at + 3640 + i * 2, true); } // 4
  players_turns(i: number): number { return this.view.getInt16(this.at + 3648 + i * 2, true); } // 4
  meals_shrimp(i: number): number { return this.view.getInt16(this.at + 3656 + i * 2, true); } // 4
  meals_cell(i: number): number { return this.view.getInt16(this.at + 3664 + i * 2, true); } // 4
  meals_colour(i: number): number { return this.view.getInt16(this.at + 3672 + i * 2, true); } // 4
  meals_cells(i: number, j: number): number { return this.view.getInt16(this.at + 3680 + (i * 42 + j) * 2, true); } // 4 x 42
  meals_size(i: number): number { return this.view.getInt16(this.at + 4016 + i * 2, true); } // 4
  meals_kept(i: number): number { return this.view.getInt16(this.at + 4024 + i * 2, true); } // 4
  meals_points(i: number): number { return this.view.getInt16(this.at + 4032 + i * 2, true); } // 4
  get placing_colour(): number { return this.view.getInt16(this.at + 4040, true); }
  get placing_from_behind(): number { return this.view.getInt16(this.at + 4042, true); }
  get placing_placed(): number { return this.view.getInt16(this.at + 4044, true); }
  get placing_source(): number { return this.view.getInt16(this.at + 4046, true); }
  placing_cells_overgrows(i: number): number { return this.view.getInt16(this.at + 4048 + i * 2, true); } // 168
  placing_cells_grows(i: number): number { return this.view.getInt16(this.at + 4384 + i * 2, true); } // 168
  get shrimp_origin(): number { return this.view.getInt16(this.at + 4720, true); }
  shrimp_cells_shields(i: number, j: number): number { return this.view.getInt16(this.at + 4722 + (i * 5 + j) * 2, true); } // 168 x 5
  get turn_cubes_played(): number { return this.view.getInt16(this.at + 6402, true); }
  get turn_shrimp_moves(): number { return this.view.getInt16(this.at + 6404, true); }
  get end(): number { return this.view.getInt16(this.at + 6406, true); }
  get ender(): number { return this.view.getInt16(this.at + 6408, true); }
  get advanced(): number { return this.view.getUint8(this.at + 6410); }
  get larva_exchange_immediate(): number { return this.view.getUint8(this.at + 6411); }
  get memory_aid(): number { return this.view.getUint8(this.at + 6412); }
  boards_is(i: number): number { return this.view.getInt8(this.at + 6413 + i); } // 4
  boards_cells_is(i: number, j: number): number { return this.view.getInt8(this.at + 6417 + i * 42 + j); } // 4 x 42
  boards_cells_protected(i: number, j: number): number { return this.view.getUint8(this.at + 6585 + i * 42 + j); } // 4 x 42
  boards_cells_parked(i: number, j: number): number { return this.view.getUint8(this.at + 6753 + i * 42 + j); } // 4 x 42
  colours_bonus(i: number): number { return this.view.getUint8(this.at + 6921 + i); } // 5
  coral_tiles_locked(i: number): number { return this.view.getUint8(this.at + 6926 + i); } // 10
  algae_on_space(i: number): number { return this.view.getUint8(this.at + 6936 + i); } // 4
  sea_cube(i: number): number { return this.view.getUint8(this.at + 6940 + i); } // 5
  get dissolved(): number { return this.view.getUint8(this.at + 6945); }
  players_is(i: number): number { return this.view.getInt8(this.at + 6946 + i); } // 4
  players_may_lock(i: number): number { return this.view.getUint8(this.at + 6950 + i); } // 4
  meals_is(i: number): number { return this.view.getInt8(this.at + 6954 + i); } // 4
  meals_last(i: number): number { return this.view.getUint8(this.at + 6958 + i); } // 4
  get placing_is(): number { return this.view.getInt8(this.at + 6962); }
  placing_cells_is(i: number): number { return this.view.getInt8(this.at + 6963 + i); } // 168
  get shrimp_is(): number { return this.view.getInt8(this.at + 7131); }
  shrimp_cells_is(i: number): number { return this.view.getInt8(this.at + 7132 + i); } // 168
  get turn_acted(): number { return this.view.getUint8(this.at + 7300); }
  get turn_introduced(): number { return this.view.getUint8(this.at + 7301); }
  get turn_locked(): number { return this.view.getUint8(this.at + 7302); }
}

/** The picture of the table. */
export interface View {
  phase: "setup_fish" | "setup_larva" | "main" | "place" | "place_cell" | "drop" | "alga" | "final_eat" | "over";
  current: number | null;
  start_seat: number;
  advanced: boolean;
  larva_exchange_immediate: boolean;
  memory_aid: boolean;
  boards: { slot: number; letter: "A" | "B" | "C" | "D"; cells: { row: number; column: number; growth: boolean; cell: number; name: string; start: "white" | "yellow" | "orange" | "pink" | "grey" | null; tile: "white" | "yellow" | "orange" | "pink" | "grey" | null; size: number; coral: number | null; guard: number | null; protected: boolean; shrimp: number | null; number: number | null; parked: boolean }[] }[];
  colours: { name: "white" | "yellow" | "orange" | "pink" | "grey"; value: number; beats: ("white" | "yellow" | "orange" | "pink" | "grey")[]; locked_wins: number; larvae: number; bonus: boolean }[];
  coral_tiles: { tile: number; name: "T0" | "T1" | "T2" | "T3" | "T4" | "T5" | "T6" | "T7" | "T8" | "T9"; field: [number, number]; stronger: "white" | "yellow" | "orange" | "pink" | "grey"; weaker: "white" | "yellow" | "orange" | "pink" | "grey"; large: "blue" | "green" | "purple" | "red"; small: "blue" | "green" | "purple" | "red"; locked: boolean; turns: number[] }[];
  algae: { name: "blue" | "green" | "purple" | "red"; supply: number; on_space: boolean; turns: number[] }[];
  sea: { name: "white" | "yellow" | "orange" | "pink" | "grey"; cube: boolean; tiles: number[]; size: number }[];
  bag: number;
  dissolved: boolean;
  players: { seat: number; colour: "purple" | "green" | "red" | "yellow"; tiles: { size: number; counts: number[] | null; known: number[] | null }; cubes: { size: number; counts: number[] | null; known: number[] | null }; fish: { size: number; counts: number[] | null; known: number[] | null }; front: number[]; setup_tile: "white" | "yellow" | "orange" | "pink" | "grey" | null; points: number | null; shrimps: { behind: number; out: number; hand: number; eaten: number }; may_lock: boolean; turns: number }[];
  meals: { shrimp: number; cell: number; colour: "white" | "yellow" | "orange" | "pink" | "grey"; cells: number[]; size: number; kept: number; points: number; last: boolean }[];
  placing: { colour: "white" | "yellow" | "orange" | "pink" | "grey"; from_behind: number; placed: number; source: "behind" | "front" | null; cells: { cell: number; overgrows: "white" | "yellow" | "orange" | "pink" | "grey" | null; grows: false | true | null }[] } | null;
  shrimp: { origin: number | null; cells: { cell: number; shields: number[] }[] } | null;
  turn: { acted: boolean; cubes_played: number; introduced: boolean; locked: boolean; shrimp_moves: number };
  end: "not_yet" | "all_locked" | "four_shrimps" | "no_placement" | "supply_empty" | "turn_cap" | null;
  ender: number | null;
}
