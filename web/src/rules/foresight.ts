// What a decision leads to, where its seat can know that before anybody has carried it out. The rules are asked in worlds that are all possible
// for the seat: what is the same in each of them is certain. Where they part (a card is drawn, a choice of somebody else is shown), the server tells.
import type { GameEvent, ViewAfter } from '../table/types';
import { type GameRecord, type GameRules, Seen, type Step } from './game';

export interface Foreseen {
  worlds: Worlds; // what is possible then
  record: GameRecord; // the seat's screen record then
  events: GameEvent[]; // what will have happened, as the seat sees it ...
  views: ViewAfter; // ... and what it is shown after each of these
}

const ENOUGH = 12; // worlds; a fact that is open one in two slips through once in two thousand decisions, and is then put right by the server
const LEAST = 4; // where somebody is quicker than our thoughts
const PATIENCE = 60; // milliseconds for the worlds of a record: where they are dear, the server tells, and no click waits for thoughts

/** Worlds that are possible for a seat that is sent a record. Made one by one, while nobody waits. */
export class Worlds {
  private spent = 0; // milliseconds

  constructor(
    readonly rules: GameRules,
    readonly record: GameRecord,
    readonly seat: number,
    private readonly found: GameRecord[] = [],
  ) {}

  /** Whether they are those of another record as well. */
  isOf(record: GameRecord, seat: number): boolean {
    return seat === this.seat && isSame(record, this.record);
  }

  /** Make one more, until there are enough or they are too dear; tells whether that is so. */
  more(): boolean {
    if (this.isDone) return true;
    const begun = performance.now();
    this.found.push(this.rules.possible(this.record, this.seat, crypto.getRandomValues(new Uint32Array(4))));
    this.spent += performance.now() - begun;
    return this.isDone;
  }

  private get isDone(): boolean {
    return this.found.length >= ENOUGH || this.spent > PATIENCE;
  }

  /** Foresee a legal decision and all that follows from it; null if that is not certain. */
  foresee(action: number): Foreseen | null {
    const { rules, seat } = this;
    while (this.found.length < LEAST && !this.more());
    if (this.found.length < LEAST || !this.found.every((world) => rules.may(world, seat, action))) return null;
    const steps = this.found.map((world) => rules.carryOut(world, seat, action));
    const [events = [], ...others] = steps.map(({ journal }) => rules.rows.events(journal, seat));
    const record = others.every((story) => JSON.stringify(story) === JSON.stringify(events)) ? this.agreed(steps) : null;
    if (!record || rules.waiting(record).length === 0) return null; // the end shows everything
    return { worlds: new Worlds(rules, record, seat, steps.map(({ state }) => state)), record, events, views: this.views([...this.found], action) };
  }

  /** What the seat is shown between the events, where it is the same in every world. */
  private views(worlds: GameRecord[], action: number): ViewAfter {
    const { rules, seat } = this;
    let known: (GameRecord | undefined)[] | null = null;
    return (event) => {
      known ??= agreedOn(worlds.map((world) => rules.steps(world, seat, action).map((state) => rules.screen(state, seat))));
      const record = known[event];
      return record && new Seen(rules, record, seat).view;
    };
  }

  /** What the seat's screen shows in every world; null if that is not the same, or chance was asked. */
  private agreed(steps: Step[]): GameRecord | null {
    const { rules, seat } = this;
    const chance = (record: GameRecord): number => rules.read(record, 'chance_words');
    if (steps.some(({ state }, i) => chance(state) !== chance(this.found[i] as GameRecord))) return null;
    const [first, ...others] = steps.map(({ state }) => rules.screen(state, seat));
    return first && others.every((other) => isSame(other, first)) ? first : null;
  }
}

/** Records that are the same in all stories. */
function agreedOn([first = [], ...others]: GameRecord[][]): (GameRecord | undefined)[] {
  return first.map((record, i) => (others.every((other) => other[i] && isSame(other[i], record)) ? record : undefined));
}

const isSame = (one: GameRecord, other: GameRecord): boolean => one.length === other.length && one.every((byte, i) => byte === other[i]);
