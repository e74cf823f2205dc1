// What a move changes in the facts of the table, from the rows that Python reads too (tidetable/bots/coach/features.py says what they mean).
import type { Message } from '../table/types';

export type Picture = Record<string, unknown>;
type Step = string | { [name: string]: Wanted } | Step[];
type Wanted = string | number | boolean | null | { least: number } | { any: unknown[] } | Step[];

export interface Feature {
  id: string;
  of: Step[];
  by: 'count' | 'sum' | 'max' | 'min' | 'distinct';
  good: 'more' | 'less';
  says: string[];
  who?: string; // 'rival': each of the others
  names?: string;
  asked?: string[];
}

export interface Sheet {
  rests: string[]; // the phases in which a deed is done
  features: Feature[]; // the most telling first
}

const [MOST, MOST_COSTS] = [3, 1]; // reasons that are told, and costs that the other move has not
const AGGREGATES: Record<Feature['by'], (found: number[]) => number> = {
  count: (found) => found.length,
  sum: (found) => found.reduce((sum, one) => sum + one, 0),
  max: (found) => (found.length ? Math.max(...found) : 0),
  min: (found) => (found.length ? Math.min(...found) : 0),
  distinct: (found) => new Set(found).size,
};
const SHEETS = import.meta.glob<Sheet>('../../../tidetable/games/*/features.json', { import: 'default' });

/** The features of a game; one that brings none has none. */
export async function featuresOf(game: string): Promise<Sheet> {
  return (await SHEETS[`../../../tidetable/games/${game}/features.json`]?.()) ?? { rests: [], features: [] };
}

/** Follow a way from the picture; what is not there, or not shown, is left out. */
function ends(picture: Picture, way: Step[], seat: number): unknown[] {
  let here: unknown[] = [picture];
  for (const step of way) here = here.flatMap((thing) => stepped(picture, thing, step, seat)).filter((found) => found !== null && found !== undefined);
  return here;
}

function stepped(picture: Picture, thing: unknown, step: Step, seat: number): unknown[] {
  if (Array.isArray(step)) return ends(picture, step, seat).map((place) => (thing as unknown[])[place as number]);
  if (typeof step === 'object') return isObject(thing) && Object.entries(step).every(([name, wanted]) => fits(picture, thing[name], wanted, seat)) ? [thing] : [];
  if (Array.isArray(thing)) return step === '*' ? thing : [thing[seat] as unknown];
  return isObject(thing) ? [thing[step]] : [];
}

function isObject(thing: unknown): thing is Picture {
  return typeof thing === 'object' && thing !== null && !Array.isArray(thing);
}

function fits(picture: Picture, value: unknown, wanted: Wanted, seat: number): boolean {
  if (Array.isArray(wanted)) return ends(picture, wanted, seat).includes(value);
  if (typeof wanted === 'object' && wanted !== null) return 'any' in wanted ? wanted.any.includes(value) : typeof value === 'number' && value >= wanted.least;
  return value === (wanted === '@' ? seat : wanted);
}

const measure = (feature: Feature, picture: Picture, seat: number): number => AGGREGATES[feature.by](ends(picture, feature.of, seat) as number[]);

interface Reason {
  message: Message;
  good: boolean;
  own: boolean; // the other move does not do as much
}
export type Moves = [after: Picture[], instead: Picture[]]; // the pictures after a move, and after another, in deals that could be true

/** Say why a move, and not another. */
export function reasons(game: string, { features }: Sheet, viewer: number, seats: number, before: Picture, moves: Moves): Message[] {
  const rivals = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== viewer);
  const found = features
    .filter(({ asked }) => !asked || asked.includes(before['phase'] as string))
    .flatMap((feature) => (feature.who === 'rival' ? rivals : [viewer]).flatMap((seat) => reason(game, feature, seat, before, moves) ?? []));
  const good = found.filter((one) => one.good).sort((one, two) => Number(two.own) - Number(one.own));
  const costs = found.filter((one) => !one.good && one.own);
  return [...good.slice(0, MOST), ...costs.slice(0, MOST_COSTS)].map(({ message }) => message);
}

function reason(game: string, feature: Feature, seat: number, before: Picture, moves: Moves): Reason | null {
  const start = measure(feature, before, seat);
  const [change, others] = moves.map((pictures) => same(pictures.map((picture) => measure(feature, picture, seat) - start)));
  if (change === undefined || change === null) return null;
  const sign = feature.good === 'more' ? 1 : -1;
  const spared = typeof others === 'number' && sign * others < 0;
  const how = change > 0 ? 'more' : change < 0 ? 'less' : spared ? 'keeps' : '';
  if (!feature.says.includes(how)) return null;
  const good = how === 'keeps' || how === feature.good;
  if (good && typeof others === 'number' && sign * (change - others) < 0) return null; // the other move does more of it
  const said: Record<string, unknown> = { n: Math.abs(change || others || 0), now: start + change };
  if (feature.who === 'rival') said['seat'] = seat;
  if (feature.names) {
    const named = namesOf(feature, seat, before, how === 'keeps' ? moves[1] : moves[0]);
    if (named.length === 0) return null;
    said[feature.names] = named;
  }
  return { message: [`why-${game}-${feature.id}-${how}`, said], good, own: typeof others !== 'number' || change !== others };
}

/** The number that all deals agree on. */
function same(numbers: number[]): number | null {
  return numbers.length && numbers.every((one) => one === numbers[0]) ? (numbers[0] as number) : null;
}

/** What was gained or lost by name, where it is the same in all deals. */
function namesOf(feature: Feature, seat: number, before: Picture, pictures: Picture[]): string[] {
  const old = ends(before, feature.of, seat) as string[];
  const found = pictures.map((picture) => {
    const now = ends(picture, feature.of, seat) as string[];
    const gained = without(now, old);
    return (gained.length ? gained : without(old, now)).sort();
  });
  return found.every((one) => one.join() === found[0]?.join()) ? (found[0] ?? []) : [];
}

/** What is left of a list when each of others is taken out once. */
function without(list: string[], others: string[]): string[] {
  const left = [...list];
  for (const one of others) if (left.includes(one)) left.splice(left.indexOf(one), 1);
  return left;
}
