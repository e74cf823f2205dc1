// Tables kept in this browser: each its events, under its own name, so that a page that is closed or thrown away loses nothing.
import type { Stored } from './events';

const PREFIX = 'tidetable.local.';
const MOST = 60; // tables; the oldest finished ones go first

/** Without a store (a private window may have none) tables live as long as the page. */
const meanwhile = new Map<string, string>();

function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

export function read(id: string): Stored[] | null {
  const text = meanwhile.get(id) ?? storage()?.getItem(PREFIX + id);
  try {
    return text ? (JSON.parse(text) as Stored[]) : null;
  } catch {
    return null;
  }
}

export function write(id: string, stored: Stored[]): void {
  const text = JSON.stringify(stored);
  const kept = storage();
  try {
    kept?.setItem(PREFIX + id, text);
    if (kept) meanwhile.delete(id);
    else meanwhile.set(id, text);
  } catch {
    meanwhile.set(id, text); // full, or forbidden: it is kept as long as the page
  }
}

export function forget(id: string): void {
  meanwhile.delete(id);
  storage()?.removeItem(PREFIX + id);
}

/** The names of all tables that are kept. */
export function ids(): string[] {
  const kept = Object.keys(storage() ?? {}).filter((key) => key.startsWith(PREFIX));
  return [...new Set([...kept.map((key) => key.slice(PREFIX.length)), ...meanwhile.keys()])];
}

/** Make room: of too many tables the oldest that are over are forgotten. */
export function tidy(): void {
  const all = ids().flatMap((id) => {
    const stored = read(id);
    return stored?.[0] ? [{ id, at: stored[0].at, over: stored.some(({ event }) => event.kind === 'ended') }] : [];
  });
  const old = all.filter(({ over }) => over).sort((one, two) => one.at - two.at);
  for (const { id } of old.slice(0, Math.max(0, all.length - MOST))) forget(id);
}
