// The bots of this browser: their thoughts come from a worker, so that the page never waits.
import type { Question, Thought, Told } from './thinker';

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, (action: number | null) => void>();

function thinker(): Worker {
  if (worker) return worker;
  const made = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
  made.onmessage = ({ data }: MessageEvent<Thought>) => settle(data.id, data.action);
  made.onerror = () => {
    worker = null; // the next question starts another
    for (const id of [...waiting.keys()]) settle(id, null);
  };
  worker = made;
  return made;
}

function settle(id: number, action: number | null): void {
  waiting.get(id)?.(action);
  waiting.delete(id);
}

/** A thought that is under way. */
export interface Thinking {
  action: Promise<number | null>; // null: it could not be thought, or was stopped
  stop: () => void;
}

export function think(question: Omit<Question, 'id'>): Thinking {
  const id = ++last;
  const action = new Promise<number | null>((done) => waiting.set(id, done));
  const tell = (told: Told): void => thinker().postMessage(told);
  tell({ ask: { ...question, id } });
  return {
    action,
    stop: () => {
      if (!waiting.has(id)) return;
      tell({ stop: id });
      settle(id, null);
    },
  };
}
