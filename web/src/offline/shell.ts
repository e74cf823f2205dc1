// The page's side of the service worker: starts it when everything else is done, tells it what is loaded, and mends a page
// whose build is gone from the server.
const AGAIN = 'tidetable.reloaded';
const LATER = 3_000; // milliseconds until the games and their rules are kept too: what the first page needs comes first
const PAUSE = 20_000; // milliseconds: a page that does not mend is not loaded over and over

/** Keep the shell for the time without a line. A table served at home without https has no workers; it plays all the same. */
export function keepShell(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const start = (): void => void navigator.serviceWorker.register('/sw.js').then(tellLoaded, () => undefined);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

/** Tell the worker what was loaded before it looked after this page, and what was on its way when it began to. */
async function tellLoaded(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const watcher = new PerformanceObserver((list) => active?.postMessage({ keep: list.getEntries().map((entry) => new URL(entry.name).pathname) }));
  watcher.observe({ type: 'resource', buffered: true });
  if (!savesData()) setTimeout(() => active?.postMessage({ all: true }), LATER);
}

/** Somebody who pays for every byte gets what they open, and no more. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}

/** A new build has replaced the files of this page: load the new page. Nothing is lost, the server has the table. */
export function mendStalePage(): void {
  addEventListener('vite:preloadError', (event) => {
    if (loadNewPage()) event.preventDefault();
  });
}

/** Load the page of the build that the server has now; false if that was tried a moment ago, and did not help. */
export function loadNewPage(): boolean {
  const last = Number(sessionStorage.getItem(AGAIN) ?? 0);
  if (!navigator.onLine || Date.now() - last < PAUSE) return false;
  sessionStorage.setItem(AGAIN, String(Date.now()));
  location.reload();
  return true;
}
