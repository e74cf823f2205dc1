// One puzzle on the real board: what is tried is judged by what the long search thought of it, and the expected line can be played.
import { type GameRecord, type GameRules, Seen } from '../rules/game';
import { positionOf, whyNot } from '../rules/picture';
import { readPosition } from '../rules/position';
import { viewsAfter } from '../rules/steps';
import { Play } from '../table/play.svelte';
import { type Deed, deedsIn, retold } from '../table/tale';
import { storyIn } from '../table/pictures';
import type { GameModule, Message, Picture, SeatInfo } from '../table/types';
import type { Words } from '../words/words';
import { isRight, type Puzzle } from './puzzles';

const OPPONENT = 'sharp'; // whom the other seats are drawn as

export type State = 'asked' | 'wrong' | 'right' | 'shown';

export class Solving {
  state = $state<State>('asked');
  tried = $state.raw<string[]>([]); // in order
  at = $state(0); // steps of the line that are shown
  readonly play: Play;
  readonly seats: SeatInfo[];
  readonly seen: Seen;
  private readonly states: GameRecord[]; // the world of the line, then after each of its steps
  private readonly journals: Int32Array[] = [];
  private readonly taken: { seat: number; action: number }[] = [];
  private n = 1;

  constructor(
    readonly puzzle: Puzzle,
    readonly rules: GameRules,
    module: GameModule,
    words: (seats: SeatInfo[]) => Words,
    private readonly answered: (right: boolean) => void,
  ) {
    const record = readPosition(rules, puzzle.position);
    this.seen = rules.see(record, puzzle.seat);
    this.seats = Array.from({ length: rules.read(record, 'seats') }, (_, seat) => seatInfo(seat, seat === puzzle.seat));
    this.states = [rules.possible(this.seen.record, puzzle.seat, Uint32Array.from(puzzle.world))];
    for (const [seat, text] of puzzle.line) {
      const action = rules.choices(this.states.at(-1) as GameRecord, seat).find((one) => rules.rows.text(one) === text);
      if (action === undefined) break; // rules of another day: the line ends here
      const { state, journal } = rules.carryOut(this.states.at(-1) as GameRecord, seat, action);
      this.states.push(state);
      this.journals.push(journal);
      this.taken.push({ seat, action });
    }
    this.play = new Play(module, this.picture(), words(this.seats), { act: (action) => this.act(action), why: (target) => Promise.resolve(answerOf(whyNot(this.seen, target))) });
  }

  get steps(): number {
    return this.journals.length;
  }
  get isOpen(): boolean {
    return this.state === 'right' || this.state === 'shown';
  }

  /** A legal action by its text. */
  actionOf(text: string): number | null {
    return this.seen.legal.find((one) => this.rules.rows.text(one) === text) ?? null;
  }

  private act(action: number): void {
    const text = this.rules.rows.text(action);
    const first = this.state === 'asked';
    const right = isRight(this.puzzle, text);
    this.tried = [...this.tried.filter((one) => one !== text), text];
    this.state = right ? 'right' : 'wrong';
    if (first) this.answered(right);
    this.play.abandon(); // what was chosen together with it is another decision
    this.play.done(this.play.picture.n);
    if (right) this.open();
  }

  /** Nothing can be chosen any more; the question line tells the solution, and then each step of the line. */
  private open(): void {
    this.play.jump(this.picture());
    this.play.said = this.deeds([]);
  }

  /** What is told of the moment that is shown: the solution, or everything the last step brought. */
  private deeds(log: Message[]): Deed[] {
    const best = this.actionOf(this.puzzle.best);
    if (this.at === 0) return best === null ? [] : deedsIn([this.rules.rows.message(best)], {});
    return retold(log, this.play.game.telling ?? {});
  }

  /** The step that led here, for those that bring nothing to tell yet: a card is named, and paid for afterwards. */
  get step(): { seat: number; message: Message } | null {
    const taken = this.taken[this.at - 1];
    return taken ? { seat: taken.seat, message: this.rules.rows.message(taken.action) } : null;
  }

  /** Give up: the solution is shown, which counts as not solved. */
  reveal(): void {
    if (this.state === 'asked') this.answered(false);
    this.state = 'shown';
    this.open();
  }

  /** Show the line after so many steps; the next one as it is played, any other at once. */
  show(at: number): void {
    const wanted = Math.max(0, Math.min(at, this.steps));
    const step = wanted === this.at + 1;
    this.at = wanted;
    const picture = this.picture();
    const events = wanted > 0 ? this.rules.rows.events(this.journals[wanted - 1] as Int32Array, this.puzzle.seat) : [];
    const log = this.rules.rows.log(events);
    const after = this.deeds(log);
    const { seat, action } = this.taken[wanted - 1] ?? { seat: 0, action: 0 };
    const views = viewsAfter(this.rules, this.states[wanted - 1] as GameRecord, seat, action, this.puzzle.seat);
    if (step) return this.play.follow(picture, { ...storyIn([{ events, log, views }]), after });
    this.play.jump(picture, events);
    this.play.said = after;
  }

  private picture(): Picture {
    const start = this.at === 0;
    const state = this.states[this.at] as GameRecord;
    const seen = start ? this.seen : this.rules.see(state, this.puzzle.seat);
    const position = positionOf(seen, start && !this.isOpen);
    return { game: this.puzzle.game, n: this.n++, seat: this.puzzle.seat, seats: this.seats, view: position.view, question: position.question, choices: position.legal, waiting: this.rules.waiting(state), result: null };
  }
}

function seatInfo(seat: number, isMine: boolean): SeatInfo {
  return { seat, kind: isMine ? 'person' : 'bot', name: null, bot: isMine ? null : OPPONENT, here: false, online: true, away: false, open: false, resigned: false };
}

const answerOf = (message: ReturnType<typeof whyNot>): { message: NonNullable<typeof message>; section: null } | null => message && { message, section: null };
