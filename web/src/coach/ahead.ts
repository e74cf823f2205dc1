// What follows a move at once, in deals that could be true: the table after it, and the answer that is expected (tidetable/bots/coach/ahead.py).
import { type Goes, Search } from '../local/mind';
import type { GameRecord, Seen } from '../rules/game';
import type { Level } from '../rules/description';
import type { Message } from '../table/types';
import { featuresOf, type Picture, reasons, type Sheet } from './features';

const [FEWEST, WORLDS] = [3, 6]; // deals that could be true: as many as there is time for
const TIME = 900; // milliseconds for each of the two moves
const GLANCE = 40; // passes for a decision that is only expected
const LONGEST = 6; // decisions of one deed: take, pay, pay, place ...
const NONE = -1;

/** Why a move is advised. */
export interface Why {
  won: boolean; // it ends the game, won, in every deal
  points: number[]; // by seat: what it changes in the score, where it does so in every deal
  reasons: Message[]; // what it does that the other does not, first
  reply: { seat: number; message: Message } | null; // what somebody else is expected to decide next
}

interface Ahead {
  pictures: Picture[];
  points: number[][];
  shares: (number | null)[]; // of the win, by deal; null: the game goes on
  replies: ([seat: number, action: number] | null)[];
}

/** Say why *best*, and not *other*; null if told to stop. */
export async function why(seen: Seen, best: number, other: number | null, goes: Goes): Promise<Why | null> {
  const sheet = await featuresOf(seen.rules.description.game);
  const first = await ahead(seen, best, sheet, goes);
  const instead = first && other !== null ? await ahead(seen, other, sheet, goes) : null;
  if (!first || (other !== null && !instead)) return null;
  const seats = seen.rules.read(seen.record, 'seats');
  const over = first.shares.some((share) => share !== null);
  const [points] = first.points;
  return {
    won: first.shares.every((share) => share !== null && share > 1 / seats),
    points: points && first.points.every((one) => one.join() === points.join()) ? points : Array.from({ length: seats }, () => 0),
    reasons: over ? [] : reasons(seen.rules.description.game, sheet, seen.viewer, seats, seen.view, [first.pictures, instead?.pictures ?? []]),
    reply: most(seen, first.replies),
  };
}

/** Carry out an action, and what belongs to it, in some deals. */
async function ahead(seen: Seen, action: number, { rests }: Sheet, goes: Goes): Promise<Ahead | null> {
  const { rules, viewer } = seen;
  const found: Ahead = { pictures: [], points: [], shares: [], replies: [] };
  const began = performance.now();
  for (let deal = 1; deal <= WORLDS && (deal <= FEWEST || performance.now() - began < TIME); deal++) {
    const world = rules.possible(seen.record, viewer, Uint32Array.of(deal, 2 * deal, 3 * deal, 5 * deal));
    const before = rules.score(rules.see(world, viewer).record).scores;
    const state = await finished(rules.carryOut(world, viewer, action).state, seen, rests, goes);
    if (!state || !(await goes())) return null;
    const after = rules.see(state, viewer);
    found.pictures.push(after.view);
    found.points.push(rules.score(after.record).scores.map((score, seat) => score - (before[seat] ?? 0)));
    found.shares.push(shareOf(seen, state));
    found.replies.push(await reply(seen, state, goes));
  }
  return found;
}

/** Take the decisions of a seat that still belong to what it has begun. */
async function finished(state: GameRecord, { rules, viewer }: Seen, rests: string[], goes: Goes): Promise<GameRecord | null> {
  let now = state;
  for (let n = 0; n < LONGEST; n++) {
    const seen = rules.see(now, viewer);
    if (!seen.isAsked || rests.includes(seen.view['phase'] as string)) break;
    const action = await glance(seen, goes);
    if (action === null) return null;
    now = rules.carryOut(now, viewer, action).state;
  }
  return now;
}

/** What a seat is expected to decide, after a short thought through its own eyes. */
async function glance(seen: Seen, goes: Goes): Promise<number | null> {
  const { legal, rules } = seen;
  if (legal.length === 1) return legal[0] as number;
  const level = rules.description.bots.levels[String(rules.read(seen.record, 'seats'))]?.['master'] as Level;
  const search = new Search(rules, seen, { ...level, knobs: { ...level.knobs, margin: 0, first: NONE, least: 0 } }, Uint32Array.of(3, 5, 7, 11));
  return (await search.pass(GLANCE, goes)) ? (search.opinions().find(({ action }) => legal.includes(action))?.action ?? null) : null;
}

function shareOf({ rules, viewer }: Seen, state: GameRecord): number | null {
  if (rules.waiting(state).length > 0) return null;
  const { ranks } = rules.score(state);
  return ranks[viewer] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0;
}

async function reply({ rules, viewer }: Seen, state: GameRecord, goes: Goes): Promise<[number, number] | null> {
  const waiting = rules.waiting(state);
  const [seat] = waiting;
  if (seat === undefined || waiting.includes(viewer)) return null;
  const action = await glance(rules.see(state, seat), goes);
  return action === null || rules.exports.is_secret(action) !== 0 ? null : [seat, action];
}

/** The answer expected in most deals; none, where they differ too much. */
function most({ rules }: Seen, replies: Ahead['replies']): Why['reply'] {
  const found = replies.find((one) => one && 2 * replies.filter((two) => two?.join() === one.join()).length > replies.length);
  return found ? { seat: found[0], message: rules.rows.message(found[1]) } : null;
}
