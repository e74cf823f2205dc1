// Tasks as conditions: a small language over what the rules have said (docs/lessons.md; tidetable/lessons/conditions.py).
import type { GameEvent } from '../table/types';

/** A value that is wanted, or within what it is to be: 3, {least: 3}, {most: 0}, {in: [1, 2]}, {not: 0}. */
export type Test = unknown;

export type Condition =
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition }
  | { event: string; with?: Record<string, Test>; times?: Test }
  | { fact: string; is?: Test; gained?: Test; times?: Test }
  | { played: string; times?: Test };

/** What a condition is asked about: the picture when a step began and now, the events in between, what the learner decided. */
export interface Happened {
  before: unknown;
  now: unknown;
  events: GameEvent[];
  played: string[];
}

export function holds(condition: Condition, happened: Happened): boolean {
  if ('all' in condition) return condition.all.every((one) => holds(one, happened));
  if ('any' in condition) return condition.any.some((one) => holds(one, happened));
  if ('not' in condition) return !holds(condition.not, happened);
  return fits(condition.times ?? { least: 1 }, found(condition, happened));
}

function found(condition: Condition, { before, now, events, played }: Happened): number {
  if ('event' in condition) return events.filter((event) => isEvent(condition.event, condition.with ?? {}, event)).length;
  if ('played' in condition) return played.filter((text) => isLike(condition.played, text)).length;
  if (!('fact' in condition)) throw new RangeError('this is no condition');
  const path = condition.fact.split('.');
  const values = valuesAt(now, path);
  if (!('gained' in condition)) return values.filter((value) => fits(condition.is, value)).length;
  const old = valuesAt(before, path);
  return values.filter((value, place) => fits(condition.gained, (value as number) - (old[place] as number))).length;
}

function isEvent(kind: string, numbers: Record<string, Test>, event: GameEvent): boolean {
  return event.kind === kind && Object.entries(numbers).every(([name, test]) => name in event && fits(test, event[name]));
}

/** A decision; one that ends in a star begins like it. */
const isLike = (wanted: string, text: string): boolean => (wanted.endsWith('*') ? text.startsWith(wanted.slice(0, -1)) : text === wanted);

/** What stands at a path of a picture; a star stands for every item. */
function valuesAt(picture: unknown, [step, ...rest]: string[]): unknown[] {
  if (step === undefined) return [picture];
  if (typeof picture !== 'object' || picture === null) return [];
  const within = picture as Record<string, unknown>;
  const items = step === '*' ? Object.values(within) : step in within ? [within[step]] : [];
  return items.flatMap((item) => valuesAt(item, rest));
}

const TESTS: Record<string, (wanted: unknown, value: unknown) => boolean> = {
  least: (wanted, value) => value !== null && (value as number) >= (wanted as number),
  most: (wanted, value) => value !== null && (value as number) <= (wanted as number),
  in: (wanted, value) => (wanted as unknown[]).includes(value),
  not: (wanted, value) => value !== wanted,
};

export function fits(test: Test, value: unknown): boolean {
  if (typeof test !== 'object' || test === null) return test === value;
  return Object.entries(test).every(([name, wanted]) => TESTS[name]?.(wanted, value) ?? false);
}
