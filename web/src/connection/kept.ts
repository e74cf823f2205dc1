// Clicks the server has not answered, kept for this tab: sent again, under their old number, when the page is back.
const key = (table: string): string => `tidetable.clicks.${table}`;

export function keptClicks(table: string): Record<string, unknown>[] {
  try {
    return JSON.parse(sessionStorage.getItem(key(table)) ?? '[]') as Record<string, unknown>[];
  } catch {
    return []; // a browser that keeps nothing
  }
}

export function keepClicks(table: string, clicks: Record<string, unknown>[]): void {
  try {
    if (clicks.length > 0) sessionStorage.setItem(key(table), JSON.stringify(clicks));
    else sessionStorage.removeItem(key(table));
  } catch {
    // a browser that keeps nothing: the click lives as long as the page
  }
}

const MUTED = 'tidetable.muted';
const MOST_MUTED = 100; // the oldest are forgotten first

/** Whose lines of chat are not shown in this browser; accounts keep it with the server as well. */
export function keptMutes(): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(MUTED) ?? '[]') as string[]);
  } catch {
    return new Set();
  }
}

export function keepMutes(authors: ReadonlySet<string>): void {
  try {
    localStorage.setItem(MUTED, JSON.stringify([...authors].slice(-MOST_MUTED)));
  } catch {
    // a browser that keeps nothing: it holds as long as the page
  }
}
