// What was shown on the way to a moment that is looked back at, as a server tells it.
import type { ReplayFrame } from '../connection/types';
import type { ViewAfter } from '../table/types';
import { loadRules } from './load';
import { chained, viewsOf } from './steps';

/** The views after the events of a decision but the last; nothing where the rules here are others. */
export async function shownBetween({ rules: name, sources, records }: NonNullable<ReplayFrame['steps']>, count: number, viewer: number): Promise<ViewAfter | undefined> {
  const rules = await loadRules(name);
  if (rules.description.sources !== sources) return undefined;
  return viewsOf(rules, chained(new Uint8Array(rules.description.record.size), records, count), viewer);
}
