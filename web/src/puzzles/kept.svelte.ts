// What this browser remembers of its solver: a rating for each game, the streak, which puzzles were met, and those called doubtful.
import { Refused } from '../connection/api';
import { after, NEWCOMER, type Rating } from './glicko';
import type { Puzzle } from './puzzles';

export interface Progress extends Rating {
  streak: number;
  longest: number;
  solved: number;
  met: string[]; // ids, the last one last
  doubtful: string[]; // ids ...
  untold: string[]; // ... and those of them that the host has not heard of yet
}

const KEY = 'tidetable.puzzles.';
const FRESH: Progress = { ...NEWCOMER, streak: 0, longest: 0, solved: 0, met: [], doubtful: [], untold: [] };

export function read(game: string): Progress {
  try {
    return { ...FRESH, ...(JSON.parse(localStorage.getItem(KEY + game) ?? '{}') as Partial<Progress>) };
  } catch {
    return FRESH; // a browser that keeps nothing still solves
  }
}

export class Solver {
  progress = $state.raw<Progress>(FRESH);

  constructor(private readonly game: string) {
    this.progress = read(game);
  }

  /** The first answer to a puzzle counts, once; one met before moves the streak alone. */
  answered({ id, rating }: Puzzle, solved: boolean): number {
    const { progress } = this;
    const isNew = !progress.met.includes(id);
    const rated = isNew ? after(progress, rating, solved) : progress;
    const streak = solved ? progress.streak + 1 : 0;
    this.keep({
      ...{ ...progress, rating: rated.rating, deviation: rated.deviation, streak, longest: Math.max(progress.longest, streak) },
      solved: progress.solved + Number(solved && isNew),
      met: [...progress.met.filter((one) => one !== id), id],
    });
    return Math.round(rated.rating) - Math.round(progress.rating);
  }

  doubt(id: string): void {
    const { doubtful, untold } = this.progress;
    if (!doubtful.includes(id)) this.keep({ ...this.progress, doubtful: [...doubtful, id], untold: [...untold, id] });
  }

  /** Tell the host of what was called doubtful, also while there was no line; what the host knows or has no use for is not told again. */
  async tellDoubts(tell: (game: string, id: string) => Promise<unknown>): Promise<void> {
    for (const id of this.progress.untold) {
      const heard = await tell(this.game, id).then(() => true, (fault: unknown) => fault instanceof Refused && fault.refusal.error === 'not-found');
      if (!heard) return;
      this.keep({ ...this.progress, untold: this.progress.untold.filter((one) => one !== id) });
    }
  }

  private keep(progress: Progress): void {
    this.progress = progress;
    try {
      localStorage.setItem(KEY + this.game, JSON.stringify(progress));
    } catch {
      // full, or forbidden: it is kept as long as the page
    }
  }
}
