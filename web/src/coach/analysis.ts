// A whole match looked at again in the page: every decision through the eyes of who took it, every stroke of luck, and what each player
// made of it (tidetable/bots/coach/analysis.py). The positions come from the record; the thoughts from the worker.
import { keyOf } from '../local/fair';
import type { GameRecord, GameRules, Seen } from '../rules/game';
import { codesOf, complete } from '../rules/options';
import { account, accuracy, nameOf } from './account';
import { type Look, lost } from './look';
import { METHOD, type Name } from './method';

/** A record of a finished match (docs/records.md), as far as it is read here. */
export interface MatchRecord {
  seats: number;
  options: Record<string, unknown>;
  seed: string;
  log: { seat?: number; action?: number; undo?: number }[];
}

export interface Played {
  rules: GameRules;
  seats: number;
  decisions: { seat: number; action: number }[]; // those that stand
  states: GameRecord[]; // the deal, then after each of them
}

export interface Judged {
  n: number; // from 1 on
  seat: number;
  action: number;
  best: number;
  before: number; // the seat's chance with the best action
  after: number; // with the one it took
  loss: number;
  error: number; // of the loss
  choices: number;
  name: Name | null;
}

export interface Analysis {
  over: boolean; // false: it was given up, and ends with the chances of then
  passes: number;
  chances: number[][]; // by moment and seat, through each seat's own eyes; the last row is the result
  decisions: Judged[];
  steps: number[][]; // by moment and seat: what moved beside decisions, which nobody could know
  events: { n: number; luck: number[] }[]; // what chance, or what was hidden, brought; 0: the deal
  players: { seat: number; accuracy: number | null; skill: number; luck: number; result: number }[];
  fair: number;
}

/** How a moment is thought about: what is seen, an action that was taken, how thoroughly; null: no more thoughts are wanted. */
export type Think = (seen: Seen, played: number | null, passes: number) => Promise<Look | null>;

const TIME = 40_000; // milliseconds the whole may take, about ...
const [FEWEST, PROBE, PROBES, PROBED] = [40, 200, 8, 300]; // ... from which the passes of a moment follow, after some thoughts or milliseconds to see how fast it goes; ...
const AGAIN = 3; // ... times those of one look that are spent on second looks, on the average
const CHANCE = Uint32Array.of(3, 5, 7, 11, 13, 17, 19, 23);

/** Play a match again from its record. */
export function playedAgain(rules: GameRules, { seats, options, seed, log }: MatchRecord): Played {
  const codes = codesOf(rules.description, complete(rules.description, options, seats) ?? {}, seats);
  const states = [rules.begin(seats, codes, keyOf(seed)).state];
  const decisions: Played['decisions'] = [];
  for (const { seat = 0, action = 0, undo } of log) {
    if (undo !== undefined) {
      decisions.splice(undo);
      states.splice(undo + 1);
    } else {
      decisions.push({ seat, action });
      states.push(rules.carryOut(states.at(-1) as GameRecord, seat, action).state);
    }
  }
  return { rules, seats, decisions, states };
}

/** How thoroughly each moment can be thought about in the time there is. */
async function thoroughness({ rules, seats, decisions, states }: Played, think: Think): Promise<number> {
  const middle = Math.floor(decisions.length / 2);
  const seen = rules.see(states[middle] as GameRecord, decisions[middle]?.seat ?? 0);
  await think(seen, null, 1); // the worker and the module have to be loaded once: that says nothing about thinking
  const began = performance.now();
  let probed = 0;
  for (let n = 0; n < PROBES && performance.now() - began < PROBED; n++, probed += PROBE) await think(seen, null, PROBE);
  const spent = Math.max(performance.now() - began, 1);
  const looks = 2 + METHOD.waiting * (seats - 1) + AGAIN;
  return Math.max(FEWEST, Math.min(METHOD.most_passes, Math.floor((probed * TIME) / (spent * decisions.length * looks))));
}

/** How thoroughly the moments that are left can be thought about in the time that is left: where many blunders were looked at again, less. */
export function inTime(most: number, used: number, spent: number, left: number): number {
  const each = Math.max(spent, 1) / Math.max(used, 1); // milliseconds that a pass of a moment has cost, second looks with it
  return Math.max(FEWEST, Math.min(most, Math.floor((TIME - spent) / (each * Math.max(left, 1)))));
}

/** Look at every decision; null if told to stop. *tell* is told how many are done. */
export async function analyse(match: Played, think: Think, tell: (done: number) => void): Promise<Analysis | null> {
  const { rules, decisions, states, seats } = match;
  let [passes, used] = [await thoroughness(match, think), 0]; // a guess, made before the module is at its quickest
  const began = performance.now();
  const judged: Judged[] = [];
  const chances: number[][] = [];
  for (const [index, { seat, action }] of decisions.entries()) {
    const state = states[index] as GameRecord;
    const row = await chancesAt(match, state, seat, action, think, passes);
    if (!row) return null;
    chances.push(row.chances);
    judged.push(judgedBy(index + 1, seat, action, row.look, rules.choices(state, seat).length));
    used += passes;
    passes = inTime(METHOD.most_passes, used, performance.now() - began, decisions.length - index - 1);
    tell(index + 1);
  }
  const last = await ending(match, think, passes);
  return last && summed(match, Math.round(used / decisions.length), [...chances, last], judged, Array.from({ length: seats }, (_, seat) => seat));
}

/** Every seat's chance at a moment, and what the one that decides should have thought. */
async function chancesAt({ rules, seats }: Played, state: GameRecord, decider: number, action: number, think: Think, passes: number): Promise<{ chances: number[]; look: Look } | null> {
  const chances: number[] = [];
  let look: Look | null = null;
  for (let seat = 0; seat < seats; seat++) {
    const found = await think(rules.see(state, seat), seat === decider ? action : null, passes);
    if (!found) return null;
    if (seat === decider) look = found;
    chances.push(seat === decider ? Math.max(found.chance, found.played?.chance ?? 0) : found.chance);
  }
  return look && { chances, look };
}

function judgedBy(n: number, seat: number, action: number, look: Look, choices: number): Judged {
  const { loss, error } = lost(look);
  const before = Math.max(look.chance, look.played?.chance ?? 0);
  const best = loss > 0 ? (look.best?.action ?? action) : action; // looked at alone it was as good
  return { n, seat, action, best, before, after: before - loss, loss, error, choices, name: nameOf(loss, error) };
}

/** What the match was worth in the end: the win, shared where it was shared; or the chances of where it was left. */
async function ending({ rules, seats, states }: Played, think: Think, passes: number): Promise<number[] | null> {
  const state = states.at(-1) as GameRecord;
  if (rules.waiting(state).length === 0) {
    const { ranks } = rules.score(state);
    const winners = ranks.filter((rank) => rank === 1).length;
    return ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
  }
  const found: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const look = await think(rules.see(state, seat), null, passes);
    if (!look) return null;
    found.push(look.chance);
  }
  return found;
}

function summed({ rules, decisions, states }: Played, passes: number, chances: number[][], judged: Judged[], seats: number[]): Analysis {
  const split = account(chances, judged.map(({ seat }) => seat), judged.map(({ loss }) => loss));
  const drawn = decisions.flatMap(({ seat, action }, index) =>
    rules.reveals(states[index] as GameRecord, states[index + 1] as GameRecord, seat, action, CHANCE.slice()) ? [index + 1] : [],
  );
  const events = [0, ...drawn].map((n) => ({ n, luck: split.steps[n] as number[] }));
  const players = seats.map((seat) => {
    const own = judged.filter((one) => one.seat === seat && one.choices > 1);
    return { seat, accuracy: accuracy(own.map(({ loss }) => loss)), skill: split.skill[seat] ?? 0, luck: split.luck[seat] ?? 0, result: chances.at(-1)?.[seat] ?? 0 };
  });
  return { over: rules.waiting(states.at(-1) as GameRecord).length === 0, passes, chances, decisions: judged, steps: split.steps, events, players, fair: split.fair };
}
