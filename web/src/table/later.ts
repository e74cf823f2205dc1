// What a table shows only when it is asked for, or at its end: fetched when the first question stands, so that the first move comes sooner.
// The files are cut in tools/chunks.ts.
export const later = {
  AtTable: () => kept(() => import('../people/AtTable.svelte')),
  ChanceBar: () => kept(() => import('../coach/ChanceBar.svelte')),
  Countdown: () => kept(() => import('./Countdown.svelte')),
  Curtain: () => kept(() => import('./Curtain.svelte')),
  Hints: () => kept(() => import('../coach/Hints.svelte')),
  Menu: () => kept(() => import('./Menu.svelte')),
  Over: () => kept(() => import('./Over.svelte')),
  Rules: () => kept(() => import('./Rules.svelte')),
  Settings: () => kept(() => import('./Settings.svelte')),
};

const AGAIN = 3000; // milliseconds until what a lost line has kept away is asked for again, and longer each time

/** What is fetched, whenever it can be: a line that is lost in that moment keeps nothing away for good. */
async function kept<T>(fetch: () => Promise<T>): Promise<T> {
  for (let wait = AGAIN; ; wait *= 2) {
    try {
      return await fetch();
    } catch {
      await new Promise((done) => setTimeout(done, wait));
    }
  }
}

const REST = 1500; // milliseconds in which the board comes to rest

/** Fetch it all, a moment from now: what is opened then is there at once, also when the line is lost meanwhile. */
export function fetchLater(done: () => void): () => void {
  const timer = setTimeout(() => void Promise.allSettled(Object.values(later).map((fetch) => fetch())).then(done), REST);
  return () => clearTimeout(timer);
}
