// How far somebody is, kept in this browser: lessons done, the step at which one was left, the table of the first whole game.
import type { Course, Lesson } from './course';

const KEY = 'tidetable.lessons';

interface Kept {
  done: string[];
  at: Record<string, number>;
  table?: string; // of the first whole game
}
const FRESH: Kept = { done: [], at: {} };

function load(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
  } catch {
    return {}; // a browser that keeps nothing still teaches
  }
}

class Progress {
  private kept = $state.raw<Record<string, Kept>>(load());

  of(game: string): Kept {
    return { ...FRESH, ...this.kept[game] };
  }

  isDone(game: string, lesson: string): boolean {
    return this.of(game).done.includes(lesson);
  }

  /** How many lessons of a course are done. */
  count({ game, lessons }: Course): number {
    return lessons.filter(({ id }) => this.isDone(game, id)).length;
  }

  /** The lesson to go on with: the first that is not done; none once all are. */
  next({ game, lessons }: Course, after?: string): Lesson | undefined {
    const from = lessons.findIndex(({ id }) => id === after) + 1;
    return [...lessons.slice(from), ...lessons.slice(0, from)].find(({ id }) => !this.isDone(game, id));
  }

  /** Note the step that is being taken, so that it is found again. */
  reach(game: string, lesson: string, step: number): void {
    const { at, ...rest } = this.of(game);
    this.keep(game, { ...rest, at: { ...at, [lesson]: step } });
  }

  finish(game: string, lesson: string): void {
    const { done, at, ...rest } = this.of(game);
    const { [lesson]: _left, ...others } = at;
    this.keep(game, { ...rest, done: [...new Set([...done, lesson])], at: others });
  }

  /** The table of the first whole game has been set. */
  sat(game: string, table: string): void {
    this.keep(game, { ...this.of(game), table });
  }

  /** Whether a table is the first whole game of a course. */
  isFirst(game: string, table: string): boolean {
    return this.of(game).table === table;
  }

  private keep(game: string, kept: Kept): void {
    this.kept = { ...this.kept, [game]: kept };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // a private window: it lasts as long as the page
    }
  }
}

export const progress = new Progress();
