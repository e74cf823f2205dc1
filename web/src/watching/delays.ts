// How far behind those are who watch: what a table can choose, and how it is said.
import type { TableCard, Watching } from '../connection/types';
import type { Words } from '../words/words';

export const DELAYS: Record<string, Partial<Watching> & { delay: Watching['delay'] }> = {
  none: { delay: 'none' },
  minute: { delay: 'time', seconds: 60 },
  five: { delay: 'time', seconds: 300 },
  twenty: { delay: 'decisions', decisions: 20 },
  end: { delay: 'end' },
};
export const LATE_ENOUGH = ['five', 'twenty']; // for all hands

/** Whether what I am shown of a table is its past. */
export const isBehind = (table: TableCard | null, sits: boolean): boolean => !sits && table !== null && (table.watching?.delay ?? 'none') !== 'none' && table.status !== 'open' && table.status !== 'over';

/** How late it is shown, in words. */
export function saidDelay({ delay, seconds, decisions, hands }: Watching, words: Words): string {
  const late = words.word(`watch-behind-${delay}`, { minutes: Math.floor(seconds / 60), seconds, count: decisions });
  return hands && delay !== 'end' ? `${late}, ${words.word('watch-with-hands')}` : late;
}
