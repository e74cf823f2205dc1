/// <reference lib="webworker" />
// The service worker: keeps the shell, so that the page opens without a line. It keeps files of the build and nothing else: what the
// server says (/api) is never touched, so nothing hidden is ever stored and nothing old is ever shown.
declare const __BUILD__: string; // a digest of the build (tools/worker.ts) ...
declare const __FILES__: string[]; // ... what the shell needs before anything can be seen ...
declare const __OTHERS__: string[]; // ... and what playing without a line needs besides

const worker = self as unknown as ServiceWorkerGlobalScope;
const FILES: string[] = __FILES__;
const CACHE = `tidetable-${__BUILD__}`;
const PAGE = '/'; // every page of the client is the same file, but for a table's, which names its game ...
const TABLES = '/t/'; // ... and is not kept ...
const EMBEDDED = '/board/embed'; // ... nor is the one page that others may frame: kept, it would open all of them to that
const OTHERS = /^\/(api|admin|metrics|healthz)\b/i; // what the server says itself: no page of the client, and never kept
const AT_ONCE = 6; // files fetched beside what the page itself wants
const PATIENCE = 4_000; // milliseconds a page waits for the line before the kept shell is shown

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([PAGE, ...FILES])));
});

// A new build waits until the pages of the old one are closed: they may still need the old files. It also waits until the old worker has
// nothing to do, so that one fetches no more for later than it has. On a slow line the new one would wait as long, page after page.
let replaced = new AbortController();
worker.registration.addEventListener('updatefound', () => {
  const next = worker.registration.installing;
  next?.addEventListener('statechange', () => isReplaced() && replaced.abort());
});
const isReplaced = (): boolean => worker.registration.waiting !== null;

worker.addEventListener('activate', (event) => {
  replaced = new AbortController(); // it may have heard of itself
  event.waitUntil(leaveOnly(CACHE).then(() => worker.clients.claim()));
});

async function leaveOnly(kept: string): Promise<void> {
  for (const name of await caches.keys()) if (name !== kept) await caches.delete(name);
}

/** Whether an address is a file of the build, whose name holds its digest and whose bytes therefore never change. */
const isAsset = (path: string): boolean => path.startsWith('/assets/');

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (isAsset(pathname)) event.respondWith(asset(request));
  else if (request.mode === 'navigate' && !OTHERS.test(pathname)) event.respondWith(page(request));
  else if (FILES.includes(pathname)) event.respondWith(lineFirst(request, pathname)); // icons, the manifest
});

// Pages tell what they have loaded before this worker looked after them.
worker.addEventListener('message', (event) => {
  const told = event.data as { keep?: string[]; all?: boolean };
  event.waitUntil(keepAll(told.all ? __OTHERS__ : (told.keep ?? []).filter(isAsset)));
});

/** Keep files that are not kept yet, a few at a time: the page that is open comes first. */
async function keepAll(paths: string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const { signal } = replaced;
  const keepOne = async (path: string): Promise<unknown> => (await cache.match(path)) ?? cache.add(new Request(path, { signal }));
  for (let i = 0; i < paths.length && !isReplaced(); i += AT_ONCE) await Promise.allSettled(paths.slice(i, i + AT_ONCE).map(keepOne));
}

// Somebody is told something: shown, unless they look at that very page; a press opens it.
interface Told {
  title: string;
  body: string;
  path: string;
  tag: string;
}

worker.addEventListener('push', (event) => {
  const told = event.data?.json() as Told | undefined;
  if (told) event.waitUntil(show(told));
});

async function show({ title, body, path, tag }: Told): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.some((page) => page.visibilityState === 'visible' && new URL(page.url).pathname === path && tag !== 'test')) return;
  await worker.registration.showNotification(title, { body, tag, icon: '/icon-192.png', badge: '/icon-192.png', data: { path } });
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data as { path: string };
  event.waitUntil(open(path));
});

/** Show a page: the one that is open there already, or a new one. Only pages of ours: a path names no other place. */
async function open(path: string): Promise<unknown> {
  const address = new URL(path, location.origin);
  if (address.origin !== location.origin) return;
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === address.pathname);
  return there ? there.focus() : worker.clients.openWindow(address.href);
}

async function asset(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? keep(request, request.url);
}

async function page(request: Request): Promise<Response> {
  const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
  const { pathname } = new URL(request.url);
  const asked = pathname.startsWith(TABLES) || pathname.startsWith(EMBEDDED) ? fetch(request) : keep(request, PAGE);
  const fresh = asked.catch(() => null);
  return (await Promise.race([fresh, late])) ?? (await caches.match(PAGE)) ?? (await fresh) ?? Response.error();
}

async function lineFirst(request: Request, name: string): Promise<Response> {
  return keep(request, name).catch(async () => (await caches.match(name)) ?? Response.error());
}

/** Fetch, and keep a good answer under a name. */
async function keep(request: Request, name: string): Promise<Response> {
  const answer = await fetch(request);
  if (answer.ok && answer.type === 'basic') {
    const copy = answer.clone();
    await caches.open(CACHE).then((cache) => cache.put(name, copy)).catch(() => undefined); // a full disk keeps nothing; the page goes on
  }
  return answer;
}
