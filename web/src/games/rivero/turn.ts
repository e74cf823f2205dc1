// A long turn in one sentence, counted from its events: what was taken, laid and doubled, and what was discarded.
import type { GameEvent, Message } from '../../table/types';
import { codeOf } from './view';

const DEEDS = ['action-card-taken', 'groundwater-taken', 'groundwater-taken-open', 'column-taken', 'river-begun', 'extended', 'bridged', 'exchanged', 'discarded', 'swapped', 'sunk'];
const FEW = 2; // so many are told one by one; not with a double, which draws cards before and behind it

/** What a turn was; null where its deeds are few, or an action card was drawn: then they tell it themselves. */
export function sum(events: GameEvent[]): Message | null {
  const seat = events.findLast(({ kind }) => kind === 'turn-ended')?.['seat'];
  const of = (...kinds: string[]): GameEvent[] => events.filter((event) => event['seat'] === seat && kinds.includes(event.kind));
  const [doubled] = of('doubled'); // once a turn
  if (of('action-drawn').length > 0 || (!doubled && of(...DEEDS).length <= FEW)) return null;
  const end = of('discarded', 'swapped').at(-1) ?? of('sunk').at(-1);
  const named = (value: unknown): string => (typeof value === 'number' ? codeOf(value) : '');
  const counts = {
    column: of('column-taken')[0]?.['column'] ?? 'none',
    rivers: of('river-begun').length,
    extended: of('extended', 'bridged').length,
    exchanged: of('exchanged').length,
    below: doubled ? named(doubled['below']) : 'none',
  };
  return ['see-turn-short', { seat, ...counts, end: end?.kind ?? 'none', card: named(end?.['card']), got: named(end?.['got']) }];
}
