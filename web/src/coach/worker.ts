/// <reference lib="webworker" />
// The worker in which the coach thinks: one question at a time; a newer word from the page stops the thought it concerns.
import { Seen } from '../rules/game';
import { loadRules } from '../rules/load';
import { why, type Why } from './ahead';
import type { Look } from './look';
import { look } from './looking';

/** A question: what the seat sees, and an action that is thought of. */
export interface Question {
  id: number;
  rules: string; // the name of the rules
  record: Uint8Array;
  seat: number;
  played: number | null;
  known: Look | null; // what was thought of the moment
  passes: number | null; // how thoroughly; null: as for a hint
  why: Reasoned | null; // not how good, but why
}
/** Two moves: why the one, and not the other. */
export interface Reasoned {
  best: number;
  other: number | null;
}
export type Told = { ask: Question } | { stop: number };
export interface Thought {
  id: number;
  found: Look | Why | null; // null: it could not be thought
}

const CHANCE = Uint32Array.of(0x636f6163, 0x6820736f, 0x6d652077, 0x61746572); // always the same: who asks again hears the same
const stopped = new Set<number>();
const pause = new MessageChannel(); // lets messages in between two portions; a timer would wait for milliseconds
let line = Promise.resolve();

function breathe(): Promise<void> {
  return new Promise((done) => {
    pause.port1.onmessage = () => done();
    pause.port2.postMessage(null);
  });
}

async function answer({ id, rules, record, seat, played, known, passes, why: reasoned }: Question): Promise<void> {
  const goes = async (): Promise<boolean> => (await breathe(), !stopped.has(id));
  try {
    const seen = new Seen(await loadRules(rules), record, seat);
    const thought = (): Promise<Look | Why | null> => (reasoned ? why(seen, reasoned.best, reasoned.other, goes) : look(seen, { played, known, passes }, CHANCE, goes));
    const found = stopped.has(id) ? null : await thought();
    if (!stopped.has(id)) postMessage({ id, found } satisfies Thought);
  } catch {
    postMessage({ id, found: null } satisfies Thought);
  }
  stopped.delete(id);
}

addEventListener('message', ({ data }: MessageEvent<Told>) => {
  if ('stop' in data) stopped.add(data.stop);
  else line = line.then(() => answer(data.ask));
});
