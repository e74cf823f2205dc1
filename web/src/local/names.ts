// How tables of this browser are told from the server's, without loading anything of them.
export const PREFIX = 'local-';

export const isLocal = (id: string): boolean => id.startsWith(PREFIX);

/** Whether an address asks about a table of this browser. */
export const asksLocal = (path: string): boolean => path.startsWith(`/api/tables/${PREFIX}`);

/** The way back from a table. */
export const frontOf = (id: string): string => (id.startsWith(`${PREFIX}day-`) ? `/daily/${id.slice(PREFIX.length + 4, PREFIX.length + 14)}/${id.slice(PREFIX.length + 15)}` : isLocal(id) ? '/offline' : '/');
