// A lesson being walked through: the learner decides, the others answer, the rules say what happened, and the task is judged
// (tidetable/lessons/walk.py). What is shown of it are the pictures of a table of this browser.
import type { StateMessage } from '../connection/types';
import { keyOf } from '../local/fair';
import { stateOf, whyOf } from '../local/pictures';
import { LocalTable } from '../local/table';
import type { GameRecord, GameRules, Step as Dealt } from '../rules/game';
import { codesOf, complete } from '../rules/options';
import { readPosition } from '../rules/position';
import type { GameEvent, Message, Target } from '../table/types';
import { type Happened, holds } from './conditions';
import type { Lesson, Step } from './course';

const CHANCE = [3, 5, 7]; // of those who answer by the game's careful player: the same answer each time, in Python too

export interface Verdict {
  kind: 'done' | 'on' | 'again';
  why: string; // the last part of the name of the sentence
}

/** A position as a course writes it, without game and version. */
export const recordOf = (rules: GameRules, position: string): GameRecord => readPosition(rules, `${rules.description.game} ${rules.description.rules_version} ${position}`);

/** The record a lesson begins with: its position, or a deal with what was decided then. */
export function startOf(rules: GameRules, { id, position, deal }: Lesson): GameRecord {
  if (position !== undefined) return recordOf(rules, position);
  if (!deal) throw new RangeError(`lesson ${id} says neither a position nor a deal`);
  const options = complete(rules.description, deal.options ?? {}, deal.seats);
  let { state } = rules.begin(deal.seats, codesOf(rules.description, options ?? {}, deal.seats), keyOf(deal.seed));
  for (const text of deal.play ?? []) {
    const [seat = '', ...action] = text.split(' ');
    ({ state } = rules.carryOut(state, Number(seat), numberOf(rules, action.join(' '))));
  }
  return state;
}

const TEXTS = new WeakMap<GameRules, Map<string, number>>();

/** The number of a decision that is written as a text. */
export function numberOf(rules: GameRules, text: string): number {
  const known = TEXTS.get(rules) ?? new Map(Array.from({ length: rules.description.actions }, (_, action) => [rules.rows.text(action), action]));
  TEXTS.set(rules, known);
  const found = known.get(text);
  if (found === undefined) throw new RangeError(`${rules.description.game} has no action "${text}"`);
  return found;
}

/** A table that begins where a lesson does. */
class LessonTable extends LocalTable {
  constructor(
    rules: GameRules,
    private readonly start: GameRecord,
  ) {
    super('lesson', rules);
  }
  protected override begin(): Dealt {
    return { state: this.start, journal: new Int32Array(1) };
  }
}

export class Walk {
  number = 0;
  table!: LocalTable;
  private begun!: GameRecord;
  private happened!: Happened;
  private answered = new Map<number, number>();
  private told = 0; // events of the table that have been shown
  private past = 0; // events of earlier tables: numbers only grow, as everywhere

  constructor(
    readonly rules: GameRules,
    readonly lesson: Lesson,
    private readonly bots: string,
  ) {
    this.enter(startOf(rules, lesson));
  }

  get seat(): number {
    return this.lesson.seat ?? 0;
  }
  get steps(): Step[] {
    return this.lesson.steps ?? [];
  }
  get step(): Step {
    return this.steps[this.number] as Step;
  }
  /** What the learner has decided in this step. */
  get played(): string[] {
    return this.happened.played;
  }
  get isAsked(): boolean {
    return this.table.waiting.includes(this.seat);
  }

  // Going on

  private enter(state: GameRecord): void {
    const { position } = this.step;
    this.sit(position === undefined ? state : recordOf(this.rules, position));
    this.happened = { before: null, now: null, events: [], played: [] };
    this.answered.clear();
    if (this.number > 0 && !this.isAsked) this.letOthers(); // who waited for this step
    this.begun = this.table.state;
    this.forget();
  }

  /** Set the table up as it stands: what was before is no part of its story. */
  private sit(state: GameRecord): void {
    const { rules } = this;
    const { game, rules_version, options } = rules.description;
    const table = new LessonTable(rules, state);
    const seats = Array.from({ length: rules.read(state, 'seats') }, (_, seat) => (seat === this.seat ? { kind: 'person' as const, bot: null, name: null, here: false } : { kind: 'bot' as const, bot: this.bots, name: null, here: false }));
    const chosen = Object.fromEntries(options.map(({ name, values, kind }) => [name, kind === 'Option' ? values[rules.read(state, name)] : rules.read(state, name)]));
    table.enter(0, { kind: 'created', plan: { game, rules_version, options: chosen, seats, undo: 'off', pace: 'fast' }, secret: '', commitment: '' });
    table.enter(0, { kind: 'started' });
    this.past += this.table?.n ?? 0;
    this.table = table;
    this.told = table.n;
  }

  private forget(): void {
    const { view } = this.table.seen(this.seat);
    this.happened = { before: view, now: view, events: [], played: [] };
    this.answered.clear();
  }

  /** Back to where the step began. */
  again(): void {
    this.sit(this.begun);
    this.forget();
  }

  /** The next step; false if that was the last one. */
  goOn(): boolean {
    if (this.number + 1 >= this.steps.length) return false;
    this.number++;
    this.enter(this.table.state);
    return true;
  }

  /** Walk to a step as the first right answers lead there: whoever comes back goes on where they were. */
  skipTo(number: number): void {
    while (this.number < Math.min(number, this.steps.length - 1)) {
      for (const text of this.step.task ? (this.step.right?.[0] ?? []) : []) this.decide(numberOf(this.rules, text));
      this.goOn();
    }
  }

  // Deciding

  decide(action: number): Verdict {
    this.happened.played.push(this.rules.rows.text(action));
    this.carryOut(this.seat, action);
    if (this.step.others !== 'wait') this.letOthers();
    this.happened.now = this.table.seen(this.seat).view;
    return this.judged();
  }

  private judged(): Verdict {
    const { task, why = {}, within = 1 } = this.step;
    if (!task || holds(task, this.happened)) return { kind: 'done', why: 'done' };
    const reason = Object.entries(why).find(([, condition]) => holds(condition, this.happened))?.[0];
    if (reason) return { kind: 'again', why: reason };
    return this.happened.played.length < within && this.isAsked ? { kind: 'on', why: '' } : { kind: 'again', why: 'again' };
  }

  private carryOut(seat: number, action: number): void {
    const { journal } = this.table.enter(0, { kind: 'decided', seat, action, by: seat === this.seat ? 'person' : 'bot' });
    const events: GameEvent[] = journal ? this.rules.rows.events(journal, this.seat) : [];
    this.happened.events.push(...events);
  }

  private letOthers(): void {
    for (let [seat] = this.table.waiting; seat !== undefined && !this.isAsked; [seat] = this.table.waiting) this.carryOut(seat, this.answer(seat));
  }

  /** What is written for a seat if the rules allow it now, else what the game's careful player says. */
  private answer(seat: number): number {
    const { others } = this.step;
    const place = this.answered.get(seat) ?? 0;
    const written = typeof others === 'object' ? others[String(seat)]?.[place] : undefined;
    this.answered.set(seat, place + 1);
    const action = written === undefined ? -1 : numberOf(this.rules, written);
    return action >= 0 && this.rules.may(this.table.state, seat, action) ? action : this.careful(seat);
  }

  private careful(seat: number): number {
    const seen = this.rules.see(this.table.state, seat);
    return this.rules.careful(seen, new Uint32Array([...CHANCE, 2 * this.rules.read(seen.record, 'turns') + 1]));
  }

  // What is shown

  /** The table as the learner sees it, with what has happened since it was last looked at. */
  look(): StateMessage {
    const message = stateOf(this.table, this.seat, 'event', this.told);
    this.told = this.table.n;
    return { ...message, n: message.n + this.past, entries: message.entries.map((entry) => ({ ...entry, n: entry.n + this.past })) };
  }

  why(target: Target): Message | null {
    return whyOf(this.table, this.seat, target);
  }
}
