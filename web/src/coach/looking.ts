// A look at one moment through the eyes of one seat: its chance, the best decision, and what another one is worth
// (tidetable/bots/coach/looking.py, in the page's own module). Nothing is asked but what these eyes see.
import { type Goes, type Opinion, Search } from '../local/mind';
import type { Level } from '../rules/description';
import type { Seen } from '../rules/game';
import { believed, type Worth } from './belief';
import { type Advised, type Look, mayHaveLost } from './look';
import { METHOD } from './method';

const NONE = -1;

/** What is wanted beside the best: what an action is worth, where the moment was looked at before. */
export interface Wanted {
  played: number | null;
  known: Look | null;
  passes?: number | null; // how thoroughly, where that is not for the coach to say
}

/** Look at a moment; null if told to stop. *chance*: four random words. */
export async function look(seen: Seen, { played, known, passes }: Wanted, chance: Uint32Array, goes: Goes): Promise<Look | null> {
  const eyes = new Eyes(seen, chance, passes ?? METHOD.most_passes);
  if (!seen.isAsked) return eyes.waiting(goes);
  const found = known ?? (await eyes.decision(goes));
  return found && played !== null ? beside(eyes, found, played, goes) : found;
}

/** Set an action beside the best one; again, longer, where it may be a mistake. */
async function beside(eyes: Eyes, known: Look, played: number, goes: Goes): Promise<Look | null> {
  let found: Look | null = { ...known, played: await eyes.taken(played, known, goes) };
  for (const [times, least] of METHOD.again) {
    if (!found || !mayHaveLost(found, least)) break;
    found = await eyes.again(found, times, goes);
  }
  return found;
}

class Eyes {
  private readonly seats: number;
  private readonly level: Level;
  private readonly passes: number;

  constructor(
    private readonly seen: Seen,
    private readonly chance: Uint32Array,
    most: number,
  ) {
    this.seats = seen.rules.read(seen.record, 'seats');
    this.level = seen.rules.description.bots.levels[String(this.seats)]?.['master'] as Level;
    this.passes = Math.max(Math.min(Math.floor(this.level.passes * METHOD.thorough), most), 1);
  }

  private get isSecret(): boolean {
    return this.seen.legal.some((action) => this.seen.rules.exports.is_secret(action) !== 0);
  }

  async decision(goes: Goes): Promise<Look | null> {
    const { isSecret } = this;
    const found = await this.opinions(goes, NONE, isSecret ? Math.floor(this.passes / (2 * this.seen.legal.length)) : 0);
    const [best] = isSecret ? [...(found ?? [])].sort((one, two) => two.chance - one.chance) : (found ?? []);
    if (!found || !best) return null;
    const rest = found.filter(({ action }) => action !== best.action).sort((one, two) => two.chance - two.error - (one.chance - one.error));
    return { chance: best.chance, error: best.error, best, other: rest[0] ?? null, rest, played: null };
  }

  /** What an action is worth: looked at alone, but where the choice is secret: the others of a search would learn to expect it. */
  async taken(action: number, { best, rest }: Look, goes: Goes): Promise<Advised | null> {
    const known = [...(best ? [best] : []), ...rest].find((one) => one.action === action) ?? null;
    if (this.isSecret || action === best?.action) return known;
    return (await this.opinions(goes, action, 0))?.find((one) => one.action === action) ?? null;
  }

  /** Look at both actions of a loss again, with many times the passes and other deals than those that chose the best. */
  async again(first: Look, times: number, goes: Goes): Promise<Look | null> {
    const both = await this.both(first, times, goes);
    if (!both) return null;
    const [best, played] = both;
    if (!best || !played) return first;
    if (played.chance >= best.chance) return { ...first, ...worthOf(played), best: played, other: best, played, drift: 0 };
    const moved = best.chance - played.chance - ((first.best?.chance ?? 0) - (first.played?.chance ?? 0));
    return { ...first, ...worthOf(best), best, played, drift: Math.abs(moved) / 2 };
  }

  private async both({ best, played }: Look, times: number, goes: Goes): Promise<(Advised | undefined)[] | null> {
    const passes = times * this.passes;
    const actions = [best?.action ?? NONE, played?.action ?? NONE];
    if (this.isSecret) {
      const found = await this.opinions(goes, NONE, Math.floor(passes / (2 * this.seen.legal.length)), passes, times);
      return found && actions.map((action) => found.find((one) => one.action === action));
    }
    const found: (Advised | undefined)[] = [];
    for (const action of actions) {
      const alone = await this.opinions(goes, action, 0, passes, times);
      if (!alone) return null;
      found.push(alone.find((one) => one.action === action));
    }
    return found;
  }

  /** The chance while somebody else decides: the mean of all passes. */
  async waiting(goes: Goes): Promise<Look | null> {
    const search = this.search(NONE, 0);
    if (!(await search.pass(Math.max(Math.floor(this.passes * METHOD.waiting), 1), goes))) return null;
    const [sum, squares] = search.total(this.seen.viewer);
    const mean = sum / search.passed;
    const spread = Math.max(squares / search.passed - mean * mean, 0);
    const error = Math.sqrt((spread + 0.25 / search.passed) / search.passed);
    return { ...this.worth(mean, error), best: null, other: null, rest: [], played: null };
  }

  /** What is thought of each action that was tried, the most tried first. */
  private async opinions(goes: Goes, first: number, least: number, passes = this.passes, times = 1): Promise<Advised[] | null> {
    const search = this.search(first, least, times);
    const { legal } = this.seen;
    if (!(await search.pass(passes, goes))) return null;
    return search.opinions().flatMap((one) => (one.visits > 0 && legal.includes(one.action) ? [this.advised(one)] : []));
  }

  private search(first: number, least: number, times = 1): Search {
    const knobs = { ...this.level.knobs, margin: 0, first, least };
    const chance = this.chance.map((word) => word ^ (times - 1)); // every look has deals of its own
    return new Search(this.seen.rules, this.seen, { ...this.level, knobs }, chance);
  }

  private worth(value: number, error: number): Worth {
    return believed(this.seen, value, error);
  }

  private advised({ action, value, error = 0 }: Opinion): Advised {
    return { action, ...this.worth(value, error) };
  }
}

const worthOf = ({ chance, error }: Worth): Worth => ({ chance, error });
