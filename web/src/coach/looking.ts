// A look at one moment through the eyes of one seat: its chance, the best decision, and what another one is worth
// (tidetable/bots/coach/looking.py, in the page's own module). Nothing is asked but what these eyes see.
import { type Goes, type Opinion, Search } from '../local/mind';
import type { Level } from '../rules/description';
import type { Seen } from '../rules/game';
import { believed, type Worth } from './belief';
import type { Advised, Look } from './look';

const THOROUGH = 0.5; // of the passes of the strongest level ...
const MOST_PASSES = 600; // ... but no more
const NONE = -1;

/** What is wanted beside the best: what an action is worth, where the moment was looked at before. */
export interface Wanted {
  played: number | null;
  known: Look | null;
  passes?: number | null; // how thoroughly, where that is not for the coach to say
}

/** Look at a moment; null if told to stop. *chance*: four random words. */
export async function look(seen: Seen, { played, known, passes }: Wanted, chance: Uint32Array, goes: Goes): Promise<Look | null> {
  const eyes = new Eyes(seen, chance, passes ?? MOST_PASSES);
  if (!seen.isAsked) return eyes.waiting(goes);
  const found = known ?? (await eyes.decision(goes));
  return found && played !== null ? { ...found, played: await eyes.taken(played, found, goes) } : found;
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
    this.passes = Math.max(Math.min(Math.floor(this.level.passes * THOROUGH), most), 1);
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

  /** The chance while somebody else decides: the mean of all passes. */
  async waiting(goes: Goes): Promise<Look | null> {
    const search = this.search(NONE, 0);
    if (!(await search.pass(this.passes, goes))) return null;
    const [sum, squares] = search.total(this.seen.viewer);
    const mean = sum / search.passed;
    const spread = Math.max(squares / search.passed - mean * mean, 0);
    const error = Math.sqrt((spread + 0.25 / search.passed) / search.passed);
    return { ...this.worth(mean, error), best: null, other: null, rest: [], played: null };
  }

  /** What is thought of each action that was tried, the most tried first. */
  private async opinions(goes: Goes, first: number, least: number): Promise<Advised[] | null> {
    const search = this.search(first, least);
    const { legal } = this.seen;
    if (!(await search.pass(this.passes, goes))) return null;
    return search.opinions().flatMap((one) => (one.visits > 0 && legal.includes(one.action) ? [this.advised(one)] : []));
  }

  private search(first: number, least: number): Search {
    const knobs = { ...this.level.knobs, margin: 0, first, least };
    return new Search(this.seen.rules, this.seen, { ...this.level, knobs }, this.chance.slice());
  }

  private worth(value: number, error: number): Worth {
    return believed(this.seen.rules.description.game, this.seats, value, error);
  }

  private advised({ action, value, error = 0 }: Opinion): Advised {
    return { action, ...this.worth(value, error) };
  }
}
