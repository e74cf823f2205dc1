// What the coach is asked: its thoughts come from a worker of this page, so that nothing leaves it and the page never waits.
import type { Seen } from '../rules/game';
import type { Why } from './ahead';
import type { Look } from './look';
import type { Question, Reasoned, Thought, Told } from './worker';

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, (found: Thought['found']) => void>();

function thinker(): Worker {
  if (worker) return worker;
  const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  made.onmessage = ({ data }: MessageEvent<Thought>) => settle(data.id, data.found);
  made.onerror = () => {
    worker = null; // the next question starts another
    for (const id of [...waiting.keys()]) settle(id, null);
  };
  worker = made;
  return made;
}

function settle(id: number, found: Thought['found']): void {
  waiting.get(id)?.(found);
  waiting.delete(id);
}

/** A thought that is under way. */
export interface Thinking {
  look: Promise<Look | null>; // null: it could not be thought, or was stopped
  stop: () => void;
}

/** Think about what is seen; or, knowing what was thought of that, about an action that is meant. */
export function think(seen: Seen, played: number | null = null, known: Look | null = null, passes: number | null = null): Thinking {
  const { found, stop } = put(seen, { played, known, passes, why: null });
  return { look: found as Promise<Look | null>, stop };
}

/** Find out why a move is better than another. */
export function explain(seen: Seen, moves: Reasoned): { why: Promise<Why | null>; stop: () => void } {
  const { found, stop } = put(seen, { played: null, known: null, passes: null, why: moves });
  return { why: found as Promise<Why | null>, stop };
}

function put({ rules, record, viewer }: Seen, asked: Pick<Question, 'played' | 'known' | 'passes' | 'why'>): { found: Promise<Thought['found']>; stop: () => void } {
  const id = ++last;
  const found = new Promise<Thought['found']>((done) => waiting.set(id, done));
  const tell = (told: Told): void => thinker().postMessage(told);
  tell({ ask: { id, rules: rules.name, record, seat: viewer, ...asked } });
  return {
    found,
    stop: () => {
      if (!waiting.has(id)) return;
      tell({ stop: id });
      settle(id, null);
    },
  };
}
