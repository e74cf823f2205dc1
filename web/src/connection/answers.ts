// Who can answer in this page what would otherwise be asked of the server: the tables that are open here, by their ids.
import type { Message, Target } from '../table/types';

/** Says why nothing can be done with a thing; undefined if only the server knows. */
export type Why = (eyes: number, target: Target) => Message | null | undefined;

export const answers = new Map<string, Why>();
