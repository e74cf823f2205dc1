// A tree of variations: moments of a game, each reached from the one before by a decision; the first continuation is the main line.
import type { GameRecord, GameRules } from '../rules/game';

export interface Moment {
  readonly id: number; // in the order they were made; 0: where it begins
  readonly before: Moment | null;
  readonly seat: number; // who decided ...
  readonly action: number; // ... what; of the first: nobody, nothing
  readonly state: GameRecord;
  readonly journal: Int32Array;
  readonly depth: number; // decisions from the beginning
  readonly next: Moment[];
  name: string; // of the line that begins here
}

export const MOST = 4_000; // moments: several whole games
const NOBODY = -1;

export class Tree {
  readonly first: Moment;
  private readonly known = new Map<number, Moment>();
  private last = 0;

  constructor(
    readonly rules: GameRules,
    state: GameRecord,
    journal: Int32Array = new Int32Array(1),
  ) {
    this.first = { id: 0, before: null, seat: NOBODY, action: NOBODY, state, journal, depth: 0, next: [], name: '' };
    this.known.set(0, this.first);
  }

  get size(): number {
    return this.known.size;
  }

  at(id: number): Moment | null {
    return this.known.get(id) ?? null;
  }

  /** Decide at a moment: the continuation that is there already, or a new one behind the others. */
  play(from: Moment, seat: number, action: number): Moment {
    const there = from.next.find((one) => one.seat === seat && one.action === action);
    if (there) return there;
    if (this.size >= MOST) throw new RangeError('this tree is full');
    if (!this.rules.may(from.state, seat, action)) throw new RangeError(`action ${action} is not legal`);
    const { state, journal } = this.rules.carryOut(from.state, seat, action);
    const made: Moment = { id: ++this.last, before: from, seat, action, state, journal, depth: from.depth + 1, next: [], name: '' };
    from.next.push(made);
    this.known.set(made.id, made);
    return made;
  }

  /** Take a moment and all that follows from it away; gives the one before. */
  cut(moment: Moment): Moment {
    const { before } = moment;
    if (!before) return moment;
    before.next.splice(before.next.indexOf(moment), 1);
    for (const one of below(moment)) this.known.delete(one.id);
    return before;
  }

  /** Make the line of a moment the main one, where it leaves another. */
  promote(moment: Moment): void {
    const fork = forkOf(moment);
    const others = fork?.before?.next;
    if (fork && others) others.unshift(...others.splice(others.indexOf(fork), 1));
  }
}

/** A moment and all that follow, the main line first. */
export function below(moment: Moment): Moment[] {
  const found: Moment[] = [];
  const todo = [moment];
  for (let one = todo.pop(); one; one = todo.pop()) {
    found.push(one);
    todo.push(...[...one.next].reverse());
  }
  return found;
}

/** The way to a moment, from the beginning. */
export function wayTo(moment: Moment): Moment[] {
  const way: Moment[] = [];
  for (let one: Moment | null = moment; one; one = one.before) way.unshift(one);
  return way;
}

/** The last moment of the main line from here. */
export function endOf(moment: Moment): Moment {
  let one = moment;
  while (one.next[0]) one = one.next[0];
  return one;
}

/** Where the line of a moment leaves another for the last time; null: it is the main line. */
export function forkOf(moment: Moment): Moment | null {
  return wayTo(moment).findLast((one) => one.before !== null && one.before.next[0] !== one) ?? null;
}

/** The continuation beside this one: the next, or the one before. */
export function beside(moment: Moment, step: 1 | -1): Moment | null {
  const all = moment.before?.next ?? [];
  return all[all.indexOf(moment) + step] ?? null;
}

export interface Row {
  moment: Moment;
  level: number; // 1: the main line; a line that leaves it: 2 ...
  opens: boolean; // whether a line begins with it
}

/** The tree as it is read: a line's decisions one after another, the lines that leave it behind the decision they replace. */
export function rowsOf(tree: Tree): Row[] {
  const rows: Row[] = [];
  const follow = (from: Moment, level: number): void => {
    for (let one: Moment | undefined = from; one; one = one.next[0]) {
      rows.push({ moment: one, level, opens: one === from });
      const others: Moment[] = one.before?.next[0] === one ? one.before.next.slice(1) : [];
      for (const other of others) follow(other, level + 1);
    }
  };
  follow(tree.first, 1);
  return rows;
}
