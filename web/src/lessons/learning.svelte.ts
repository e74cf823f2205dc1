// A learner at a lesson: what the board shows, what was said of the last try, what "show me" shows.
import { tick } from 'svelte';
import type { Entry } from '../connection/types';
import { cardOf } from '../local/pictures';
import { pictureOf, storyIn } from '../table/pictures';
import { touches } from '../table/motion';
import { Play } from '../table/play.svelte';
import { turns } from '../table/turns.svelte';
import type { Choice, GameModule, Picture, SeatInfo, Target } from '../table/types';
import type { Words } from '../words/words';
import { numberOf, type Verdict, type Walk } from './walk';

/** What an answer holds beyond what was decided. */
export function leftOf(path: string[], played: string[]): string[] {
  const left = [...path];
  for (const text of played) if (left.includes(text)) left.splice(left.indexOf(text), 1);
  return left;
}

/** Bring something to the middle of the board: on a phone the board is longer than its room, and its edge lies under buttons. */
function bring(mark: string): void {
  document.querySelector(mark)?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
}

export class Learning {
  number = $state(0); // of the step
  verdict = $state.raw<Verdict | null>(null); // of the last try, once it ends the try
  shown = $state.raw<Choice | null>(null); // what "show me" shows
  entries = $state.raw<Entry[]>([]); // what has happened, for the log
  private written = 0; // as much of it as there was when the step began
  readonly play: Play;
  readonly seats: SeatInfo[];

  constructor(
    readonly walk: Walk,
    module: GameModule,
    words: Words,
  ) {
    this.number = walk.number;
    this.seats = cardOf(walk.table).seats;
    this.play = new Play(module, this.picture(), words, {
      act: (action) => this.act(action),
      why: (target) => {
        const message = walk.why(target);
        return Promise.resolve(message && { message, section: (message[1]['section'] as string | undefined) ?? null });
      },
    });
    void this.point();
  }

  /** Whether there is nothing to do here but read. */
  get isReading(): boolean {
    return !this.walk.steps[this.number]?.task;
  }
  get isLast(): boolean {
    return this.number + 1 >= this.walk.steps.length;
  }

  /** What is shown; once the try has ended, or while there is only something to read, nothing is asked. */
  private picture(message = this.walk.look()): Picture {
    const picture = pictureOf(message, cardOf(this.walk.table));
    return this.verdict || this.isReading ? { ...picture, choices: [], question: null, result: null } : { ...picture, result: null };
  }

  private act(action: number): void {
    this.shown = null;
    this.play.coached = null;
    const verdict = this.walk.decide(action);
    this.verdict = verdict.kind === 'on' ? null : verdict;
    this.show();
    if (this.verdict) void this.lookBack();
  }

  /** Show what has happened, then where it led. */
  private show(): void {
    const message = this.walk.look();
    this.entries = [...this.entries, ...message.entries];
    this.play.follow(this.picture(message), storyIn(message.entries));
    this.play.done(message.n);
  }

  again(): void {
    this.walk.again();
    this.entries = this.entries.slice(0, this.written);
    this.clear();
    this.play.jump(this.picture());
    void this.point();
  }

  /** The next step; false after the last. */
  next(): boolean {
    if (!this.walk.goOn()) return false;
    this.number = this.walk.number;
    this.clear();
    this.show();
    this.written = this.entries.length;
    void this.point();
    return true;
  }

  private clear(): void {
    this.verdict = null;
    this.shown = null;
    this.play.coached = null;
    this.play.said = [];
    this.play.forget();
  }

  /** Show a right answer on the board: the next decision of it. */
  help(): void {
    if (this.verdict?.kind === 'again') this.again();
    const ways = this.ways();
    if (ways.length === 0 && this.walk.played.length > 0) {
      this.again(); // no right answer goes on from here
      ways.push(...this.ways());
    }
    const [first, ...rest] = ways[0] ?? [];
    const fitting = this.play.offers.filter((choice) => choice.action === first);
    const wanted = rest.map((action) => this.walk.rules.rows.target(action));
    this.shown = fitting.find((choice) => choice.then?.targets.some((target) => touches(wanted[0] ?? {}, target))) ?? this.changed(fitting[0], wanted);
    this.play.coached = this.shown?.target ?? null;
    this.play.pointed = null;
    this.lead();
  }

  /** What is to be touched next of what is shown comes into sight: first one thing, and once that is picked the other. */
  lead(): void {
    if (this.shown) void tick().then(() => bring('[data-coached]'));
  }

  /** What is left of each right answer that can still be given: the same decisions may have been taken in another order. */
  private ways(): number[][] {
    const { played, rules, step } = this.walk;
    const offered = new Set(this.play.offers.map(({ action }) => action));
    return (step.right ?? []).map((path) => leftOf(path, played).map((text) => numberOf(rules, text))).filter(([first]) => first !== undefined && offered.has(first));
  }

  /** A choice with what a right answer adds to it, as taps would change what the game proposes; it then waits for its yes. */
  private changed(choice: Choice | undefined, wanted: Target[]): Choice | null {
    const { game, picture } = this.play;
    let found = choice;
    for (const target of wanted.slice(0, choice?.then?.targets.length ?? 0))
      if (found && !found.then?.targets.some((one) => touches(target, one))) found = game.change?.(found, target, picture)?.choice ?? found;
    if (found && found !== choice) this.play.armed = found;
    return found ?? null;
  }

  /** Wait until everything is drawn and shown. */
  private async quiet(): Promise<void> {
    await turns.rest('[data-board]');
    while (this.play.busy) await new Promise((done) => setTimeout(done, 100));
    await new Promise((done) => setTimeout(done, 200)); // a board scrolls to its own beginning first
  }

  /** What happened last is brought into sight once the try has ended: on a phone the board stands where it was chosen. */
  private async lookBack(): Promise<void> {
    await this.quiet();
    const last = [...this.play.traces].reverse().map((name) => `[data-board] [data-at~="${name}"]`).find((mark) => document.querySelector(mark));
    if (this.verdict && last) bring(last);
  }

  /** Point at what the step speaks of, once it is drawn. */
  private async point(): Promise<void> {
    const { number } = this;
    const { mark = [] } = this.walk.step;
    await this.quiet();
    if (number !== this.number || this.verdict || this.shown) return;
    if (mark[0]) bring(`[data-board] [data-at~="${mark[0]}"]`);
    this.play.pointed = mark.length > 0 ? { at: mark, ways: [] } : null;
  }
}
