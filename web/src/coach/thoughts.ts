// What the coach is asked: its thoughts come from a worker of this page, so that nothing leaves it and the page never waits.
import type { Seen } from '../rules/game';
import type { Look } from './look';
import type { Thought, Told } from './worker';

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, (look: Look | null) => void>();

function thinker(): Worker {
  if (worker) return worker;
  const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  made.onmessage = ({ data }: MessageEvent<Thought>) => settle(data.id, data.look);
  made.onerror = () => {
    worker = null; // the next question starts another
    for (const id of [...waiting.keys()]) settle(id, null);
  };
  worker = made;
  return made;
}

function settle(id: number, look: Look | null): void {
  waiting.get(id)?.(look);
  waiting.delete(id);
}

/** A thought that is under way. */
export interface Thinking {
  look: Promise<Look | null>; // null: it could not be thought, or was stopped
  stop: () => void;
}

/** Think about what is seen; or, knowing what was thought of that, about an action that is meant. */
export function think({ rules, record, viewer }: Seen, played: number | null = null, known: Look | null = null, passes: number | null = null): Thinking {
  const id = ++last;
  const look = new Promise<Look | null>((done) => waiting.set(id, done));
  const tell = (told: Told): void => thinker().postMessage(told);
  tell({ ask: { id, rules: rules.name, record, seat: viewer, played, known, passes } });
  return {
    look,
    stop: () => {
      if (!waiting.has(id)) return;
      tell({ stop: id });
      settle(id, null);
    },
  };
}
