// What the server sends, as the table uses it (docs/protocol.md), and what a game's folder gives (web/README.md).
import type { Component } from 'svelte';
import type { Play } from './play.svelte';
import type { Words } from '../words/words';
import type { Motion } from './motion';
import type { Chapter, Deed, Telling } from './tale';

/** A sentence of the catalogue: its name and its arguments. */
export type Message = [id: string, args: Record<string, unknown>];

/** What to click for an action, as the game's `target` says it: {cell: 4}, {column: 0}, {button: 'no-bait'}. */
export type Target = Record<string, unknown>;

/** A legal action, with its words and what to click. */
export interface Choice {
  action: number;
  text: string;
  message: Message;
  target: Target;
  preview: Message | null;
  then?: Follow; // of a choice that a game has put together from several
  key?: string; // its own name, where several share an action
}

/** What is chosen together with an action: further decisions, each sent once the table asks for it. */
export interface Follow {
  phase: string; // only while the view is in this phase; what the table does by itself is left out
  targets: Target[];
  open: boolean; // they can still be changed by a tap: wait for a yes
  message: Message; // what they are
}

/** A choice that waits for its yes, changed by a tap on something else; the message says what the tap does. */
export interface Changed {
  choice: Choice;
  message: Message;
}

/** Something that happened; numbers hidden from this viewer are null. */
export interface GameEvent {
  kind: string;
  [name: string]: unknown;
}

/** What the board shows after an event of a decision (the first is 0); nothing where that is not known. */
export type ViewAfter<V = any> = (event: number) => V | undefined;

/** Events to be shown one after another, with the sentences of those that have one. */
export interface Story {
  events: GameEvent[];
  said: ReadonlyMap<GameEvent, Message>;
  views?: ReadonlyMap<GameEvent, () => unknown>; // what the board shows after each of them; a picture has what it shows after the last
  last?: GameEvent[]; // what stays marked afterwards, where that is more than these events
  recap?: Chapter[]; // what others did since I last decided, once all of it has been shown
  after?: Deed[]; // what stands there when it has been shown
  asked?: boolean; // somebody wants to see it once more: where nothing moves, it is told step by step
  foreseen?: boolean; // where the action that was sent last leads, for certain
}

/** A seat as the table tells it (docs/protocol.md, Table). */
export interface SeatInfo {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string | null;
  bot: string | null;
  here: boolean; // at this device, with others: pass and play
  online: boolean;
  away: boolean;
  open: boolean;
  resigned: boolean;
  salted?: boolean; // a part of the deal is theirs
  stand_in?: boolean; // a bot plays for the person who sits here
  rating?: { value: number; provisional: boolean } | null; // at rated tables
}

/** How a match ended. */
export interface Result {
  reason: 'game' | 'resigned' | 'time' | 'claimed' | 'abandoned' | 'forfeit';
  text: string;
  scores: number[] | null;
  ranks: number[] | null;
  winners: number[];
  ended_by: Message | null;
}

/** One picture of a table: enough to draw any screen. A saved one is a moment of the gallery. */
export interface Picture<V = any> {
  game: string;
  n: number; // the number of the newest table event in it
  seat: number; // whose eyes: -1 is a spectator
  seats: SeatInfo[];
  view: V; // the game's view, made by people.py of the game
  question: Message | null; // what is asked of these eyes now
  choices: Choice[]; // the legal actions of these eyes
  waiting: number[];
  result: Result | null;
  ahead?: boolean; // foreseen to its end, though the server has not said so yet: what it offers can be chosen
}

/** What a Board component is given. */
export interface BoardProps<V = any> {
  view: V;
  seat: number;
  play: Play<V>;
  frame: Frame;
}

/** The room the board has, in CSS pixels. */
export interface Frame {
  width: number;
  height: number;
  portrait: boolean;
}

/** What a Player component (the inside of a player's card) is given. */
export interface PlayerProps<V = any> {
  view: V;
  of: number; // the seat the card is about
  seat: number; // whose eyes
  play: Play<V>;
  compact: boolean; // a phone: about 90 by 40 pixels
}

/** How the game stands: points by seat (null: not for everybody to know), and how far it is. */
export interface Standing {
  points: (number | null)[];
  as?: string; // the word for having most of them, where they are not the points that win
  done?: number;
}

/** What is known while an event is shown. */
export interface Showing<V = any> {
  view: V; // what the board shows before this event
  next: V; // the true picture after all events of the decision
  seat: number; // whose eyes
}

/** What web/src/games/<game>/index.ts exports as default. */
export interface GameModule<V = any> {
  Board: Component<BoardProps<V>>;
  /** The inside of a player's card: what they own, as countable things. */
  Player?: Component<PlayerProps<V>>;
  /** In the result: where a player's points come from, as countable things. */
  Account?: Component<PlayerProps<V>>;
  /** Points by seat and round, as the events of a whole game tell them; nothing where they do not tell all of it. */
  rounds?: (events: GameEvent[]) => number[][] | null;
  /** The pieces with their names, for the rules page: drawings a newcomer can hold beside the board. */
  Legend?: Component<{ words: Words }>;
  /** A line for the header: round, what is left in deck and bag. */
  progress?: (view: V) => Message | null;
  /** What is seen to move for an event; nothing: it is not animated. Motions of one event run together, events one after another. */
  motions?: (event: GameEvent, showing: Showing<V>) => Motion[];
  /** Names of anchors the newest events leave a quiet trace on. */
  trace?: (event: GameEvent) => string[];
  /** Who is ahead as far as everybody may know, and how far the game is (0 to 1): numbers the view carries. */
  standing?: (view: V) => Standing | null;
  /** Which sentences pay for a deed, go without saying, or sum a turn up: so that an action is told in one line. */
  telling?: Telling;
  /** The section of docs/rules/<game>.md to open for a picture: "4", "5.2". */
  section?: (view: V) => string;
  /** Why it is over, told with whom, where the view shows who it was. */
  ending?: (why: Message, view: V) => Message;
  /** How an argument of a sentence is told at this table, where its text form is not what people say: a cell, a tile. */
  tell?: (name: string, value: unknown, view: V, words: Words, args: Record<string, unknown>) => unknown;
  /** What a choice would give up: said before it is taken, at the first of two clicks. */
  warn?: (choice: Choice, view: V) => Message | null;
  /** Whether this board itself offers a seat to start its turn again (`play.again`): then the header does not. */
  restarts?: (view: V, seat: number) => boolean;
  /** What can be chosen as this board offers it, where one choice of a person is several decisions. Made of what the server offers and shows. */
  offers?: (picture: Picture<V>) => Choice[];
  /** Whether the table asks, at this moment, for the rest of something a person chooses in one go: it is taken back in one go too. */
  amid?: (view: V) => boolean;
  /** What a choice that waits for its yes becomes by a tap on something else: another worm to pay with. */
  change?: (armed: Choice, target: Target, picture: Picture<V>) => Changed | null;
  /** A large board gets zoom buttons, and on a phone starts at this width in CSS pixels. */
  minWidth?: number;
  /** Whether a board is so dense in this room that one wants to come closer: zoom buttons above it. */
  dense?: (view: V, frame: Frame) => boolean;
}
