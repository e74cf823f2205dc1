// How bots choose, from what their seat sees alone: as tidetable/bots/players.py does, with the knobs of the built description.
import type { Level } from '../rules/description';
import type { GameRules, Seen } from '../rules/game';
import { MEMORY } from '../rules/module';
import { put } from '../rules/numbers';

export interface Opinion {
  action: number;
  visits: number;
  value: number;
  error?: number; // the standard error of the value
}

const WORTH_A_LOOK = 128; // passes from which it pays to look whether the choice stands ...
const LOOKS = 16; // ... and into how many parts they are cut
const FEW = 3; // passes whose weight the mean has against an action's own value
const PORTION = 25; // milliseconds of thought between two looks at what else has been said
const LONGEST = 1_800; // milliseconds: a slow phone thinks less, nobody waits longer
const OPINION = 4; // numbers of an opinion

/** Whether to go on thinking; asked between two portions. */
export type Goes = () => Promise<boolean>;

/** Choose for the seat that sees this; null if it was told to stop. *chance*: eight random words. *exact*: without whims, however long it takes. */
export async function choose(seen: Seen, bot: string, chance: Uint32Array, goes: Goes, exact = false): Promise<number | null> {
  const { legal, rules } = seen;
  if (legal.length === 1) return legal[0] as number;
  const draw = (chance[4] as number) / 2 ** 32;
  if (bot === 'random') return legal[Math.floor(draw * legal.length)] as number;
  const level = rules.description.bots.levels[String(rules.read(seen.record, 'seats'))]?.[bot];
  if (!level) return rules.careful(seen, chance.slice(0, 4));
  const mood = exact ? { ...level, whim: 0 } : level;
  const search = new Search(rules, seen, mood, chance.slice(0, 4), exact);
  return (await search.think(goes)) ? picked(search.opinions(), mood, draw) : null;
}

/** Pick by the level's mood: the best, or something nearly as good, the whim deciding. */
export function picked(opinions: Opinion[], { whim, reach }: Level, draw: number): number {
  if (whim <= 0) return (opinions[0] as Opinion).action;
  const all = opinions.reduce((sum, { visits }) => sum + visits, 0);
  const mean = opinions.reduce((sum, { visits, value }) => sum + visits * value, 0) / all;
  const steady = opinions.map(({ visits, value }) => (visits * value + FEW * mean) / (visits + FEW)); // a value from few passes says little
  const best = Math.max(...steady);
  const weights = opinions.map(({ visits }, i) => (visits > 0 && (steady[i] as number) >= best - reach ? visits ** (1 / whim) : 0));
  let left = draw * weights.reduce((sum, weight) => sum + weight, 0);
  const found = opinions.find((_, i) => (left -= weights[i] as number) < 0);
  return (found ?? (opinions[0] as Opinion)).action;
}

/** A search on the desk of the module. */
export class Search {
  private readonly desk: number;
  private readonly began = performance.now();
  passed = 0; // passes made so far

  constructor(
    private readonly rules: GameRules,
    private readonly seen: Seen,
    private readonly level: Level,
    random: Uint32Array,
    private readonly patient = false, // on a slow device too
  ) {
    const { desk, exports } = rules.description;
    const told = exports.find(({ name }) => name === 'opinions')?.arguments.find(({ name }) => name === 'told')?.size ?? 0;
    this.desk = rules.further(desk.size + told + MEMORY.aligned);
    this.write('root', seen.record);
    this.write('random', new Uint8Array(random.buffer));
    this.turnKnobs();
    rules.exports.forget(this.desk);
  }

  private place(name: string): number {
    return this.desk + (this.rules.description.desk.arrays.find((array) => array.name === name)?.at ?? 0);
  }

  private write(name: string, data: Uint8Array): void {
    this.rules.memory.set(data, this.place(name));
  }

  private turnKnobs(): void {
    const view = new DataView(this.rules.exports.memory.buffer, this.place('knobs'));
    const fields = this.rules.description.desk.arrays.find(({ name }) => name === 'knobs')?.fields ?? [];
    for (const { name, at, width } of fields) put(view, at, width, this.level.knobs[name] ?? 0);
  }

  /** Make the passes of the level, in portions; stop when the choice stands, or when told to (then false). */
  async think(goes: Goes): Promise<boolean> {
    const { passes, whim } = this.level;
    const settles = whim <= 0 && passes >= WORTH_A_LOOK;
    const look = settles ? Math.floor(passes / LOOKS) : passes;
    let left = passes;
    for (let next = settles ? Math.floor(passes / 2) : passes; left > 0; next = Math.min(left, look)) {
      if (!(await this.pass(next, goes))) return false;
      left -= next;
      if (this.late || (settles && this.stands(left))) break;
    }
    return true;
  }

  /** Make some passes, in portions; false if told to stop. */
  async pass(passes: number, goes: Goes): Promise<boolean> {
    let portion = 4;
    while (passes > 0 && !this.late) {
      const began = performance.now();
      const some = Math.min(passes, portion);
      this.rules.exports.think(this.desk, this.seen.viewer, some);
      passes -= some;
      this.passed += some;
      portion = Math.max(1, Math.round((some * PORTION) / Math.max(performance.now() - began, 0.5)));
      if (!(await goes())) return false;
    }
    return true;
  }

  private get late(): boolean {
    return !this.patient && performance.now() - this.began > LONGEST;
  }

  /** Whether no other action can be tried more often any more. */
  private stands(left: number): boolean {
    const [first, second] = this.opinions();
    return (first?.visits ?? 0) - (second?.visits ?? 0) > left;
  }

  opinions(): Opinion[] {
    const at = this.desk + this.rules.description.desk.size;
    const aligned = Math.ceil(at / 8) * 8;
    const count = this.rules.exports.opinions(this.desk, this.seen.viewer, aligned);
    const told = new Float64Array(this.rules.exports.memory.buffer, aligned, OPINION * count);
    const found = Array.from({ length: count }, (_, i) => ({ action: told[OPINION * i] as number, visits: told[OPINION * i + 1] as number, value: told[OPINION * i + 2] as number, error: told[OPINION * i + 3] as number }));
    return found.sort((one, two) => two.visits - one.visits || two.value - one.value || one.action - two.action);
  }

  /** What the passes so far were worth to a seat, and their squares: both added up. */
  total(seat: number): [sum: number, squares: number] {
    const totals = new Float64Array(this.rules.exports.memory.buffer, this.place('total'), 2 * MEMORY.max_seats);
    return [totals[seat] as number, totals[MEMORY.max_seats + seat] as number];
  }
}
