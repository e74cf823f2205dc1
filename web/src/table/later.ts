// What a table shows only when it is asked for, or at its end: fetched when the first question stands, so that the first move comes sooner.
// The files are cut in tools/chunks.ts.
export const later = {
  AtTable: () => import('../people/AtTable.svelte'),
  ChanceBar: () => import('../coach/ChanceBar.svelte'),
  Countdown: () => import('./Countdown.svelte'),
  Curtain: () => import('./Curtain.svelte'),
  Hints: () => import('../coach/Hints.svelte'),
  Menu: () => import('./Menu.svelte'),
  Over: () => import('./Over.svelte'),
  Rules: () => import('./Rules.svelte'),
  Settings: () => import('./Settings.svelte'),
};

const REST = 1500; // milliseconds in which the board comes to rest

/** Fetch it all, a moment from now: what is opened then is there at once, also when the line is lost meanwhile. */
export function fetchLater(done: () => void): () => void {
  const timer = setTimeout(() => void Promise.allSettled(Object.values(later).map((fetch) => fetch())).then(done), REST);
  return () => clearTimeout(timer);
}
