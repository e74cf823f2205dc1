/// <reference lib="webworker" />
// The worker in which bots think: one question at a time; a newer word from the page stops the thought it concerns.
import { Seen } from '../rules/game';
import { loadRules } from '../rules/load';
import { choose } from './mind';

/** A question: what the seat sees, and who thinks about it. */
export interface Question {
  id: number;
  game: string; // the name of its rules
  record: Uint8Array;
  seat: number;
  bot: string;
  chance: Uint32Array;
  exact?: boolean; // the same answer on every device, however long it takes
}
export type Told = { ask: Question } | { stop: number };
export interface Thought {
  id: number;
  action: number | null; // null: it could not be thought
}

const stopped = new Set<number>();
const pause = new MessageChannel(); // lets messages in between two portions; a timer would wait for milliseconds
let line = Promise.resolve();

function breathe(): Promise<void> {
  return new Promise((done) => {
    pause.port1.onmessage = () => done();
    pause.port2.postMessage(null);
  });
}

async function answer({ id, game, record, seat, bot, chance, exact }: Question): Promise<void> {
  const goes = async (): Promise<boolean> => (await breathe(), !stopped.has(id));
  try {
    const rules = await loadRules(game);
    const action = stopped.has(id) ? null : await choose(new Seen(rules, record, seat), bot, chance, goes, exact);
    if (!stopped.has(id)) postMessage({ id, action } satisfies Thought);
  } catch {
    postMessage({ id, action: null } satisfies Thought);
  }
  stopped.delete(id);
}

addEventListener('message', ({ data }: MessageEvent<Told>) => {
  if ('stop' in data) stopped.add(data.stop);
  else line = line.then(() => answer(data.ask));
});
