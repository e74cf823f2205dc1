// Turns: parts of a table come one after another, and the browser may breathe in between: a slow phone stays ready for a finger.
import { flushSync } from 'svelte';

const BREATH = 5; // milliseconds of work before the browser gets its turn
const PATIENCE = 3_000; // milliseconds at most until a story begins

class Turns {
  over = $state(true); // all parts have come
  private waiting: (() => void)[] = [];

  /** Do something soon, after everything that was asked for before; gives what takes it back. */
  take(work: () => void): () => void {
    if (this.waiting.push(work) === 1) setTimeout(this.run);
    this.over = false;
    return () => (this.waiting = this.waiting.filter((one) => one !== work));
  }

  /** Wait, not forever, until a thing is on the page with all its parts. */
  async rest(thing: string): Promise<void> {
    const end = performance.now() + PATIENCE;
    while (performance.now() < end && !(this.over && document.querySelector(thing))) await new Promise((done) => setTimeout(done, BREATH * 8));
  }

  /** What is promised, or null if it fails or takes too long. */
  soon<T>(promised: Promise<T>): Promise<T | null> {
    const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
    return Promise.race([promised.catch(() => null), late]);
  }

  private run = (): void => {
    const end = performance.now() + BREATH;
    try {
      do flushSync(this.waiting.shift());
      while (this.waiting.length > 0 && performance.now() < end);
    } finally {
      if (this.waiting.length > 0) setTimeout(this.run); // a part that fails keeps no other away
      else this.over = true;
    }
  };
}

export const turns = new Turns();
