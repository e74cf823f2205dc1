// A game whose rules run in this page: records in, records and facts out. Nothing is kept between calls but the module itself.
import type { GameEvent, Message } from '../table/types';
import type { Description } from './description';
import { pictureOf } from './facts';
import { MEMORY, type Rules } from './module';
import { put, valueOf } from './numbers';
import { valueOf as valueOfOption } from './options';
import { Rows } from './rows';

export const SPECTATOR = MEMORY.spectator;
export const ALL_SEEING = MEMORY.all_seeing;
const PAGE = 65536;

/** A record of the game, complete or as somebody sees it: its bytes. */
export type GameRecord = Uint8Array;

/** What came of a deal or a decision. */
export interface Step {
  state: GameRecord;
  journal: Int32Array; // how many events, then their numbers
}

export interface Score {
  scores: number[];
  ranks: number[];
  reason: { id: string; section: string };
}

export class GameRules {
  readonly rows: Rows;
  private readonly places = new Map<string, number>();
  private readonly sizes = new Map<string, number>();
  private readonly blank: Uint8Array;
  private readonly end: number;

  constructor(
    readonly description: Description,
    readonly exports: Rules,
    readonly name: string = description.game, // of its files: with a version behind it, where the rules are those of earlier days
  ) {
    this.rows = new Rows(description);
    this.blank = Uint8Array.from(atob(description.facts.blank), (letter) => letter.charCodeAt(0));
    for (const { arguments: given } of description.exports)
      for (const { name, size } of given) if (size && name !== 'desk') this.sizes.set(name, Math.max(size, this.sizes.get(name) ?? 0));
    this.end = this.lay();
    this.room(this.end);
  }

  static async of(description: Description, module: WebAssembly.Module, name?: string): Promise<GameRules> {
    return new GameRules(description, (await WebAssembly.instantiate(module)).exports as unknown as Rules, name);
  }

  /** Give every argument a place of its own on the heap. */
  private lay(): number {
    let at = Number(this.exports.heap.value);
    for (const [name, size] of this.sizes) {
      this.places.set(name, at);
      at = this.after(at + size);
    }
    return at;
  }

  private after(at: number): number {
    return Math.ceil(at / MEMORY.aligned) * MEMORY.aligned;
  }

  /** See that memory reaches so far. */
  private room(end: number): void {
    const missing = end - this.exports.memory.buffer.byteLength;
    if (missing > 0) this.exports.memory.grow(Math.ceil(missing / PAGE));
  }

  /** Find room for something large behind everything else: the desk of a search, moves. */
  further(size: number): number {
    this.room(this.end + size);
    return this.end;
  }

  get memory(): Uint8Array {
    return new Uint8Array(this.exports.memory.buffer); // anew each time: a memory that has grown is another buffer
  }

  private at(name: string): number {
    return this.places.get(name) as number;
  }

  private bytes(name: string, size = this.sizes.get(name) as number): Uint8Array {
    return this.memory.subarray(this.at(name), this.at(name) + size);
  }

  private set(name: string, data: Uint8Array): number {
    this.memory.set(data, this.at(name));
    return this.at(name);
  }

  private words(name: string): Int32Array {
    return new Int32Array(this.exports.memory.buffer, this.at(name), (this.sizes.get(name) as number) / 4);
  }

  /** Read a number, or the first numbers, of a record by name. */
  read(record: GameRecord, name: string): number {
    const field = this.description.record.fields.find((one) => one.name === name);
    if (!field) throw new RangeError(`records of ${this.description.game} have no ${name}`);
    return valueOf(new DataView(record.buffer, record.byteOffset), { ...field, shape: [] }) as number;
  }

  /** The value of an option that a record was set up with. */
  optionOf(record: GameRecord, name: string): unknown {
    const option = this.description.options.find((one) => one.name === name);
    return option && valueOfOption(option, this.read(record, name));
  }

  waiting(record: GameRecord): number[] {
    const set = this.read(record, 'waiting');
    return Array.from({ length: this.read(record, 'seats') }, (_, seat) => seat).filter((seat) => (set >> seat) & 1);
  }

  // Going on

  /** Deal: seats, the numbers of the options, and the key of chance (32 bytes). */
  begin(seats: number, codes: Record<string, number>, key: Uint8Array): Step {
    const state = this.bytes('state').fill(0);
    const view = new DataView(state.buffer, state.byteOffset, state.byteLength);
    for (const { name, at, width } of this.description.record.fields) {
      if (name === 'seats') put(view, at, width, seats);
      else if (name === 'chance_key') state.set(key, at);
      else if (name in codes) put(view, at, width, codes[name] as number);
    }
    return this.step(() => this.exports.begin(this.at('state'), this.at('choices'), this.at('journal')));
  }

  /** Take a legal decision, and all that follows by itself. */
  carryOut(state: GameRecord, seat: number, action: number): Step {
    this.set('state', state);
    return this.step(() => this.exports.carry_out(this.at('state'), seat, action, this.at('choices'), this.at('journal')));
  }

  /** Take a legal decision as `carryOut` does, and give the complete state after each of its events. */
  steps(state: GameRecord, seat: number, action: number): GameRecord[] {
    if (!('tell' in this.exports)) return []; // rules of earlier days
    const [tale, size] = [this.at('tale'), state.length];
    const inside = tale + MEMORY.tale_state;
    this.words('tale')[0] = 0;
    this.memory.set(state, inside);
    this.exports.tell(inside, seat, action, this.at('choices'), tale);
    const events = Math.min(this.words('tale')[0] as number, MEMORY.journal_room);
    const after = (event: number): GameRecord => this.memory.slice(inside + event * size, inside + (event + 1) * size);
    return Array.from({ length: events }, (_, i) => (i < events - 1 ? this.asked(after(i + 1), seat) : after(0)));
  }

  /** In the midst of a decision where nobody is waited for it is not over: its own seat is (tidetable/core/steps.py). */
  private asked(state: GameRecord, seat: number): GameRecord {
    const waiting = this.description.record.fields.find(({ name }) => name === 'waiting');
    if (waiting && state[waiting.at] === 0) state[waiting.at] = 1 << seat;
    return state;
  }

  private step(go: () => unknown): Step {
    this.words('journal')[0] = 0;
    go();
    const journal = this.words('journal');
    return { state: this.bytes('state').slice(), journal: journal.slice(0, 1 + (journal[0] as number) * MEMORY.event_size) };
  }

  /** Whether a seat may decide so now. */
  may(state: GameRecord, seat: number, action: number): boolean {
    return this.exports.may(this.set('state', state), seat, action, this.at('choices')) !== 0;
  }

  /** What a seat may decide now, ascending. */
  choices(state: GameRecord, seat: number): number[] {
    this.exports.choices_of(this.set('state', state), seat, this.at('choices'));
    const found: number[] = [];
    this.bytes('choices').forEach((byte, place) => {
      for (let bit = 0; byte >> bit; bit++) if ((byte >> bit) & 1) found.push(8 * place + bit);
    });
    return found;
  }

  // Seeing

  /** The record as a viewer may know it: the only door through which anything leaves for a seat. */
  see(state: GameRecord, viewer: number): Seen {
    this.exports.see(this.set('states', state), this.at('seen'), viewer);
    return new Seen(this, this.bytes('seen').slice(), viewer);
  }

  /** The record as a seat's screen is sent it: without what only memory holds. */
  screen(state: GameRecord, viewer: number): GameRecord {
    this.exports.see(this.set('states', state), this.at('seen'), viewer);
    this.exports.to_screen(this.at('seen'), viewer);
    return this.bytes('seen').slice();
  }

  /** A world that could be the true one, for a seat that knows this record. */
  possible(seen: GameRecord, seat: number, random: Uint32Array): GameRecord {
    this.memory.set(new Uint8Array(random.buffer), this.at('random'));
    this.exports.possible(this.set('state', seen), seat, this.at('random'));
    return this.bytes('state').slice();
  }

  /** Whether a decision used chance, ended the game or showed anybody what the deciding seat did not know (tidetable/core/undo.py). */
  reveals(before: GameRecord, after: GameRecord, seat: number, action: number, random: Uint32Array): boolean {
    const worlds = this.bytes('states');
    worlds.set(before);
    worlds.set(after, before.length);
    this.memory.set(new Uint8Array(random.buffer), this.at('random'));
    return this.exports.revealing(this.at('states'), seat, action, this.at('choices'), this.at('random'), 0) !== 0;
  }

  /** The game's own careful player. */
  careful(seen: Seen, random: Uint32Array): number {
    this.memory.set(new Uint8Array(random.buffer), this.at('random'));
    const at = this.set('state', seen.record);
    this.exports.choices_of(at, seen.viewer, this.at('choices'));
    return this.exports.careful(at, seen.viewer, this.at('choices'), this.at('random'));
  }

  /** What is decided for somebody who does not decide. */
  default(state: GameRecord, seat: number): number {
    const at = this.set('state', state);
    this.exports.choices_of(at, seat, this.at('choices'));
    return this.exports.default(at, seat, this.at('choices'));
  }

  /** How often each piece of the box is there. */
  pieces(state: GameRecord): number[] {
    this.words('pieces').fill(0);
    this.exports.count_pieces(this.set('state', state), this.at('pieces'));
    return [...this.words('pieces')];
  }

  // The end

  /** The result as it would be if the game ended here. */
  score(state: GameRecord): Score {
    const why = this.exports.score(this.set('state', state), this.at('scores'), this.at('ranks'));
    const seats = this.read(state, 'seats');
    const reason = this.description.reasons.find(({ number }) => number === why) ?? { id: '', section: '' };
    const numbers = (name: string): number[] => [...this.words(name).slice(0, seats)];
    return { scores: numbers('scores'), ranks: numbers('ranks'), reason: { id: reason.id, section: reason.section } };
  }

  // What a seen record is asked for; Seen gives it names

  sheet({ record, viewer }: Seen): Uint8Array {
    this.set('sheets', this.blank);
    this.exports.sheet_of(this.set('state', record), viewer, this.at('sheets'));
    return this.bytes('sheets', this.description.facts.size).slice();
  }

  say({ record, viewer }: Seen, what: 'question' | 'preview' | 'refuse', action = 0): Message | null {
    const state = this.set('state', record);
    const spoken = this.words('spoken').fill(0);
    spoken[0] = MEMORY.nothing_said;
    if (what === 'question') this.exports.question(state, viewer, this.at('spoken'));
    else this.exports[what](state, viewer, action, this.at('spoken'));
    return this.rows.spoken(this.words('spoken'));
  }
}

/** What somebody sees: a hidden record that knows for whom it was made. */
export class Seen {
  constructor(
    readonly rules: GameRules,
    readonly record: GameRecord,
    readonly viewer: number,
  ) {}

  get isAsked(): boolean {
    return this.rules.waiting(this.record).includes(this.viewer);
  }

  get legal(): number[] {
    return this.rules.choices(this.record, this.viewer);
  }

  get view(): Record<string, unknown> {
    return pictureOf(this.rules.description, this.rules.sheet(this));
  }

  get question(): Message | null {
    return this.isAsked ? this.rules.say(this, 'question') : null;
  }

  /** What a legal action would cost or do; null where its name says all. */
  preview(action: number): Message | null {
    return this.rules.say(this, 'preview', action);
  }

  /** Why an action is not legal now. */
  whyNot(action: number): Message | null {
    return this.rules.say(this, 'refuse', action);
  }

  events(journal: Int32Array): GameEvent[] {
    return this.rules.rows.events(journal, this.viewer);
  }
}
