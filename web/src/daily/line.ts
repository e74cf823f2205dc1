// A deal of the day as it is played, and how two games of it compare.
import { dailyChance, keyOf, seedOf } from '../local/fair';
import type { GameRecord, GameRules } from '../rules/game';
import { codesOf, complete } from '../rules/options';
import { type Deal, OWN } from './deal';

export interface Line {
  decisions: { seat: number; action: number }[];
  scores: number[];
  ranks: number[];
}

/** How a seat decides: asked from what it sees, with the chance of the question. */
export type Ask = (record: Uint8Array, seat: number, chance: Uint32Array) => Promise<number | null>;

/** Play a deal: the person by *own* decisions, or, where there are none, by the bot; null if a thought was stopped. */
export async function played(rules: GameRules, deal: Deal, own: number[] | null, ask: Ask): Promise<Line | null> {
  const options = complete(rules.description, {}, 2) ?? {};
  let { state } = rules.begin(2, codesOf(rules.description, options, 2), keyOf(seedOf(deal.secret, ['', ''])));
  const states: GameRecord[] = [state];
  const decisions: Line['decisions'] = [];
  const since = new Map(rules.waiting(state).map((seat) => [seat, 0]));
  let mine = 0;
  for (let waiting = rules.waiting(state); waiting.length > 0; waiting = rules.waiting(state)) {
    const seat = waiting.includes(deal.seat) ? deal.seat : (waiting[0] as number);
    const asked = since.get(seat) ?? 0;
    const isMine = seat === deal.seat;
    const chosen = isMine && own ? own[mine] : await answer(rules, states[asked] as GameRecord, seat, dailyChance(deal.secret, seat, isMine ? OWN + mine : asked), ask);
    if (chosen === undefined || chosen === null) return null;
    if (isMine) mine++;
    ({ state } = rules.carryOut(state, seat, chosen));
    states.push(state);
    decisions.push({ seat, action: chosen });
    for (const one of rules.waiting(state)) if (one === seat || !waiting.includes(one)) since.set(one, decisions.length);
  }
  const { scores, ranks } = rules.score(state);
  return { decisions, scores, ranks };
}

async function answer(rules: GameRules, state: GameRecord, seat: number, chance: Uint32Array, ask: Ask): Promise<number | null> {
  const seen = rules.see(state, seat);
  return seen.legal.length === 1 ? (seen.legal[0] as number) : ask(seen.record, seat, chance);
}

export const ownOf = ({ decisions }: Pick<Line, 'decisions'>, seat: number): number[] => decisions.flatMap((one) => (one.seat === seat ? [one.action] : []));

/** Where two games of a deal part: the place among the own decisions, and in the whole game; null if they are the same. */
export function parting(mine: Line['decisions'], seat: number, other: number[]): { own: number; at: number } | null {
  const own = mine.flatMap(({ seat: who, action }, at) => (who === seat ? [{ action, at }] : []));
  const place = own.findIndex(({ action }, i) => action !== other[i]);
  return place < 0 || other[place] === undefined ? null : { own: place, at: own[place]?.at ?? 0 };
}
