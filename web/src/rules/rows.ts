// Decisions, events and sentences by their numbers: what tidetable/core/rows.py makes of them, from the same rows.
import type { GameEvent, Message, Target } from '../table/types';
import type { DecisionRow, Description, NumberKind, NumbersRow } from './description';
import { argumentsOf, shown, split, told } from './numbers';

const ALL_SEEING = -2;
const PASSED = 'turns-passed'; // the one event that every game has

/** Reads the numbers of one game. */
export class Rows {
  private readonly kinds: DecisionRow[] = []; // by action

  constructor(private readonly description: Description) {
    for (const row of description.decisions) for (let i = 0; i < row.room; i++) this.kinds.push(row);
  }

  // Decisions

  kindOf(action: number): DecisionRow {
    const row = this.kinds[action];
    if (!row) throw new RangeError(`${this.description.game} has no action ${action}`);
    return row;
  }

  /** An action as it is written. */
  text(action: number): string {
    const said = this.arguments(action);
    return this.kindOf(action).text.replace(/\{(\w+)\}/g, (_, name: string) => String(said[name])).toLowerCase();
  }

  /** The catalogue's sentence for an action. */
  message(action: number): Message {
    return [`action-${this.kindOf(action).verb.replaceAll(' ', '-')}`, this.arguments(action)];
  }

  /** What on the table to click for an action. */
  target(action: number): Target {
    const row = this.kindOf(action);
    const values = this.values(action);
    if (row.click === null) return Object.keys(values).length > 0 ? values : { button: row.verb.replaceAll(' ', '-') };
    if (typeof row.click === 'string') return { [row.click]: Object.values(values)[0] };
    return Object.fromEntries(Object.entries(row.click).map(([thing, what]) => [thing, this.clicked(row, what, values)]));
  }

  private values(action: number): Record<string, number> {
    const row = this.kindOf(action);
    const digits = split(action - row.number, row.parts.map(({ size }) => size));
    return Object.fromEntries(row.parts.map(({ name, first }, i) => [name, (digits[i] ?? 0) + first]));
  }

  private arguments(action: number): Record<string, unknown> {
    const values = this.values(action);
    return Object.assign({}, ...this.kindOf(action).parts.map(({ name, means }) => argumentsOf(this.number(means), name, values[name] ?? 0)));
  }

  private clicked(row: DecisionRow, what: unknown, values: Record<string, number>): unknown {
    if (typeof what !== 'string' || !what.startsWith('{')) return what;
    const name = what.replace(/[{}!*]/g, '');
    const value = values[name] ?? 0;
    const kind = this.number(row.parts.find((part) => part.name === name)?.means ?? 0);
    return what.endsWith('!}') ? told(kind, value) : what.endsWith('*}') ? shown(kind, value) : value;
  }

  // Events

  /** Read a journal (how many events, then eight numbers each) as a viewer may see it. */
  events(journal: Int32Array, viewer: number): GameEvent[] {
    const size = Number(this.description.memory['event_size']);
    return Array.from({ length: journal[0] ?? 0 }, (_, i) => this.event(journal.subarray(1 + i * size, 1 + (i + 1) * size), viewer));
  }

  private event(row: Int32Array, viewer: number): GameEvent {
    if (row[0] === this.description.memory['turns_passed']) return { kind: PASSED, turns: row[1] };
    const kind = this.description.events.find(({ number }) => number === row[0]) as NumbersRow;
    const whose = kind.numbers.findIndex(({ name }) => name === 'seat');
    const owner = whose < 0 ? undefined : row[1 + whose];
    const found: GameEvent = { kind: kind.id };
    kind.numbers.forEach(({ name, means }, i) => (found[name] = this.isSeen(means, owner, viewer) ? row[1 + i] : null));
    return found;
  }

  /** Read an event that was sent in numbers: which, then its own, null for one that is hidden. */
  told([number, ...values]: (number | null)[]): GameEvent {
    if (number === this.description.memory['turns_passed']) return { kind: PASSED, turns: values[0] };
    const kind = this.description.events.find((one) => one.number === number) as NumbersRow;
    return { kind: kind.id, ...Object.fromEntries(kind.numbers.map(({ name }, i) => [name, values[i] ?? null])) };
  }

  private isSeen(means: number, owner: number | undefined, viewer: number): boolean {
    const by = this.number(means).seen_by;
    return viewer === ALL_SEEING || by === 'everyone' || (by === 'owner' && viewer === owner);
  }

  /** The catalogue's sentence for an event; null if the log does not tell it. */
  eventMessage(event: GameEvent): Message | null {
    if (event.kind === PASSED) return [`event-${PASSED}`, { turns: event['turns'] }];
    const kind = this.description.events.find(({ id }) => id === event.kind);
    if (!kind?.told) return null;
    const hidden = kind.numbers.some(({ name, means }) => event[name] === null && this.number(means).seen_by === 'owner');
    return [`event-${kind.message}${hidden ? '-unseen' : ''}`, this.said(kind, kind.numbers.map(({ name }) => event[name] as number | null))];
  }

  /** The sentences of events, of those that have one. */
  log(events: GameEvent[]): Message[] {
    return events.map((event) => this.eventMessage(event)).filter((message) => message !== null);
  }

  // What is said

  /** Read what a question, preview or refusal has said; null: nothing. */
  spoken(numbers: Int32Array): Message | null {
    if (numbers[0] === this.description.memory['nothing_said']) return null;
    const row = this.description.messages.find(({ number }) => number === numbers[0]) as NumbersRow;
    return [row.message, this.said(row, [...numbers.subarray(1)])];
  }

  private said(row: NumbersRow, values: (number | null)[]): Record<string, unknown> {
    const parts = row.numbers.map(({ name, means }, i) => {
      const value = values[i];
      return value === null || value === undefined ? {} : argumentsOf(this.number(means), name, value);
    });
    return Object.assign(row.section ? { section: row.section } : {}, ...parts);
  }

  private number(means: number): NumberKind {
    const kind = this.description.numbers[means];
    if (!kind) throw new RangeError(`no number of kind ${means}`);
    return kind;
  }
}
