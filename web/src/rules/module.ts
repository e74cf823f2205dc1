// Made by `tidetable build --types` from the declarations of the rules (tidetable/wasm/typescript.py); not by hand.

/** What every module exports. A `…At` is an address in its memory; docs/wasm.md says what must lie there. */
export interface Rules {
  readonly memory: WebAssembly.Memory;
  readonly heap: WebAssembly.Global;
  begin(stateAt: number, choicesAt: number, journalAt: number): number;
  carry_out(stateAt: number, seat: number, action: number, choicesAt: number, journalAt: number): number;
  tell(stateAt: number, seat: number, action: number, choicesAt: number, taleAt: number): number;
  choices_of(stateAt: number, seat: number, choicesAt: number): void;
  may(stateAt: number, seat: number, action: number, choicesAt: number): number;
  see(statesAt: number, seenAt: number, viewer: number): void;
  to_screen(seenAt: number, viewer: number): void;
  sheet_of(stateAt: number, viewer: number, sheetsAt: number): void;
  refuse(stateAt: number, seat: number, action: number, spokenAt: number): void;
  possible(stateAt: number, seat: number, randomAt: number): void;
  pay(stateAt: number, scoresAt: number, ranksAt: number, worthAt: number): void;
  random_games(statesAt: number, templateAt: number, choicesAt: number, randomAt: number, journalAt: number, games: number): number;
  replay(statesAt: number, movesAt: number, count: number, choicesAt: number, journalAt: number): number;
  score(stateAt: number, scoresAt: number, ranksAt: number): number;
  question(stateAt: number, seat: number, spokenAt: number): void;
  preview(stateAt: number, seat: number, action: number, spokenAt: number): void;
  default(stateAt: number, seat: number, choicesAt: number): number;
  careful(stateAt: number, seat: number, choicesAt: number, randomAt: number): number;
  observe(stateAt: number, seat: number, planesAt: number): void;
  count_pieces(stateAt: number, piecesAt: number): void;
  is_secret(action: number): number;
  forget(deskAt: number): void;
  think(deskAt: number, seat: number, passes: number): number;
  opinions(deskAt: number, seat: number, toldAt: number): number;
  revealing(statesAt: number, seat: number, action: number, choicesAt: number, randomAt: number, journalAt: number): number;
}

/** What is the same for every game: sizes, and numbers that stand for somebody or something special. */
export const MEMORY = {
  memory: "memory",
  heap: "heap",
  aligned: 16,
  stack: 65536,
  max_seats: 4,
  spectator: -1,
  all_seeing: -2,
  nobody_waits: -1,
  word_bits: 64,
  event_size: 8,
  journal_room: 512,
  tale_state: 16400,
  turns_passed: 0,
  spoken: 8,
  nothing_said: -1,
  unshown: -100,
  any_phase: -1,
  random_word: 4294967295,
} as const;

/** Numbers by name that lie in memory from an address on. */
export abstract class Block {
  constructor(
    readonly view: DataView,
    readonly at: number,
  ) {}
}
