// A what-if board: a tree of variations on the rules of this page, one moment of it on the table. Whoever sits here decides for every seat,
// or lets bots; nothing of it leaves the page but as a link that a person copies.
import { type Thinking, think as thinkBot } from '../local/bots';
import { gameResultOf } from '../local/result';
import { ALL_SEEING, type GameRecord, type GameRules, type Seen } from '../rules/game';
import { choiceOf, positionOf, whyNot } from '../rules/picture';
import { viewsAfter } from '../rules/steps';
import { storyIn } from '../table/pictures';
import { Play } from '../table/play.svelte';
import { deedsIn } from '../table/tale';
import type { GameModule, Message, Picture, SeatInfo, Target, ViewAfter } from '../table/types';
import type { Words } from '../words/words';
import { positionText } from './position';
import { type Looking, type Opened, recordOf } from './record';
import { below, beside, endOf, type Moment, Tree, wayTo } from './tree';

const WORLD_WORDS = 4; // of chance for a deal
const BOT_WORDS = 8; // of chance for a bot's thought
const PACE = 350; // milliseconds between two decisions of bots, for the eye

export class Board {
  readonly rules: GameRules;
  readonly seats: SeatInfo[];
  readonly play: Play;
  tree = $state.raw<Tree>(null as unknown as Tree);
  now = $state.raw<Moment>(null as unknown as Moment);
  looking = $state.raw<Looking>(null as unknown as Looking);
  changed = $state(0); // grows with every change of the tree: what is drawn of it is drawn anew
  decider = $state(0); // who decides, where several may
  running = $state(false); // bots play on
  level = $state(''); // of the bots
  private readonly truth: Opened; // the tree as it was opened: hidden cards as they were
  private seed: string;
  private position: string | null;
  private shown = 0; // pictures so far
  private thought: Thinking | null = null;
  private heading: Moment | null = null; // where "one on" leads, after one went back

  constructor(
    private readonly opened: Opened,
    module: GameModule,
    words: Words,
    readonly names: string[],
    private readonly reading = false, // nobody decides: the lines are read
  ) {
    const { tree, at, looking } = opened;
    this.truth = { ...opened };
    [this.rules, this.seed, this.position] = [tree.rules, opened.seed, opened.position];
    this.seats = names.map((name, seat) => ({ ...{ seat, name, kind: 'person', bot: null, here: true, online: true, away: false, open: false, resigned: false } }));
    [this.tree, this.now, this.looking] = [tree, at, looking];
    this.askAnew();
    const { bots } = this.rules.description;
    this.level = bots.strengths.at(-1) ?? bots.names.at(-1) ?? '';
    this.play = new Play(module, this.picture, words, { act: (action) => this.decide(action), why: (target) => this.why(target) });
  }

  // What is seen

  get waiting(): number[] {
    return this.rules.waiting(this.now.state);
  }

  get isOver(): boolean {
    return this.waiting.length === 0;
  }

  /** What whoever decides sees: what the coach, and a bot, is asked with. */
  get seen(): Seen {
    return this.rules.see(this.now.state, this.decider);
  }

  private get viewer(): number {
    const { hands, of, eyes } = this.looking;
    if (hands === 'known') return of;
    return eyes === 'turn' ? (this.isOver ? ALL_SEEING : this.decider) : eyes === 'all' ? ALL_SEEING : eyes;
  }

  /** Whether whoever looks is the one who decides: then the board itself offers what can be done. */
  get isHandsOn(): boolean {
    return !this.reading && !this.isOver && this.viewer === this.decider;
  }

  private get picture(): Picture {
    const { rules, now, viewer } = this;
    const seen = rules.see(now.state, viewer);
    const { view, question, legal } = positionOf(seen, this.isHandsOn);
    const result = this.isOver ? gameResultOf(rules, now.state) : null;
    return { game: rules.description.game, n: ++this.shown, seat: viewer === ALL_SEEING ? -1 : viewer, seats: this.seats, view, question, choices: legal, waiting: this.waiting, result };
  }

  /** What may be decided now, told by whoever decides. */
  get choices(): { action: number; message: Message }[] {
    const { seen } = this;
    return this.isOver ? [] : seen.legal.map((action) => choiceOf(seen, action));
  }

  private why(target: Target): Promise<{ message: Message; section: string | null } | null> {
    const reason = whyNot(this.seen, target);
    return Promise.resolve(reason && { message: reason, section: (reason[1]['section'] as string | undefined) ?? null });
  }

  // Going on and back

  /** Decide for the seat that is to decide. */
  decide(action: number): void {
    if (!this.rules.may(this.now.state, this.decider, action)) return this.play.refuse({ message: ['why-not-now', {}], section: null });
    try {
      this.go(this.tree.play(this.now, this.decider, action));
    } catch {
      this.play.refuse({ message: ['error-unknown', {}], section: null });
    }
  }

  /** What is shown on the way to a moment. */
  private between({ before, seat, action }: Moment): { views?: ViewAfter } {
    return before ? { views: viewsAfter(this.rules, before.state, seat, action, this.viewer) } : {};
  }

  /** Show a moment: the next with its story, any other at once. */
  go(moment: Moment | null | undefined): void {
    if (!moment) return;
    const step = moment.before === this.now && !this.play.busy;
    this.now = moment;
    if (!this.heading || !wayTo(this.heading).includes(moment)) this.heading = moment;
    this.askAnew();
    this.changed++;
    const { picture } = this;
    const events = this.rules.rows.events(moment.journal, this.viewer);
    const log = this.rules.rows.log(events);
    const after = this.reading ? deedsIn(log, this.play.game.telling ?? {}) : [];
    if (step) this.play.follow(picture, { ...storyIn([{ events, log, ...this.between(moment) }]), after });
    else this.play.jump(picture, events);
    if (!step) this.play.said = after;
    this.play.done(picture.n);
  }

  private askAnew(): void {
    if (!this.waiting.includes(this.decider)) this.decider = this.waiting[0] ?? 0;
  }

  decideFor(seat: number): void {
    this.decider = seat;
    this.refresh();
  }

  private refresh(): void {
    this.changed++;
    this.play.forget();
    this.play.jump(this.picture);
  }

  get canBack(): boolean {
    return this.now.before !== null;
  }
  get next(): Moment | null {
    const heading = this.heading ? wayTo(this.heading).find((one) => one.before === this.now) : undefined;
    return heading ?? this.now.next[0] ?? null;
  }
  back(): void {
    this.go(this.now.before);
  }
  on(): void {
    this.go(this.next);
  }
  toFirst(): void {
    this.go(this.tree.first);
  }
  toLast(): void {
    this.go(endOf(this.next ?? this.now));
  }
  /** To the line beside this one, where it begins. */
  aside(step: 1 | -1): void {
    this.go(beside(this.now, step));
  }

  // The tree

  name(moment: Moment, name: string): void {
    moment.name = name;
    this.changed++;
  }

  cut(moment: Moment): void {
    const onIt = wayTo(this.now).includes(moment);
    const before = this.tree.cut(moment);
    if (this.heading && !this.tree.at(this.heading.id)) this.heading = null;
    if (onIt) this.go(before);
    else this.changed++;
  }

  promote(moment: Moment): void {
    this.tree.promote(moment);
    this.changed++;
  }

  // Hidden cards

  /** Look otherwise: through other eyes, or with other cards where nobody knows them. */
  look(looking: Partial<Looking>): void {
    const before = this.looking;
    this.looking = { ...before, ...looking };
    const { hands, of } = this.looking;
    if (hands === 'were' && before.hands !== 'were') this.restore();
    else if (hands !== 'were' && (before.hands === 'were' || of !== before.of)) this.deal();
    else this.refresh();
  }

  /** Deal again what the seat cannot know, and play what was tried as far as it goes. */
  deal(): void {
    const { of } = this.looking;
    const from = this.isTrue ? this.now : this.tree.first;
    if (this.isTrue) this.truth.at = this.now;
    const seen = this.rules.see(from.state, of);
    const world = this.rules.possible(seen.record, of, crypto.getRandomValues(new Uint32Array(WORLD_WORDS)).map((word) => word | 1));
    this.plant(world, from);
  }

  private plant(state: GameRecord, old: Moment): void {
    const tree = new Tree(this.rules, state);
    const grown = new Map<Moment, Moment>([[old, tree.first]]);
    const tried = this.isTrue ? [] : below(old).slice(1);
    for (const one of tried) {
      const from = one.before && grown.get(one.before);
      if (!from || !this.rules.may(from.state, one.seat, one.action)) continue;
      const moment = tree.play(from, one.seat, one.action);
      moment.name = one.name;
      grown.set(one, moment);
    }
    const reached = wayTo(this.now).findLast((one) => grown.has(one));
    this.position = positionText(this.rules, state);
    [this.tree, this.now, this.heading] = [tree, (reached && grown.get(reached)) ?? tree.first, null];
    this.askAnew();
    this.refresh();
  }

  private restore(): void {
    const { tree, at, position } = this.truth;
    [this.tree, this.now, this.heading, this.position] = [tree, at, null, position];
    this.askAnew();
    this.refresh();
  }

  /** Whether it is known what hidden cards there were: not at a running table, nor in a deal that somebody sends. */
  get hasTruth(): boolean {
    return this.opened.looking.hands === 'were';
  }
  private get isTrue(): boolean {
    return this.hasTruth && this.tree === this.truth.tree;
  }

  // Bots

  /** Let bots decide so many times, or until somebody stops them. */
  async letPlay(times: number): Promise<void> {
    this.stop();
    this.running = true;
    for (let left = times; left > 0 && this.running && !this.isOver; left--) {
      const at = this.now;
      const { record } = this.seen;
      const thought = thinkBot({ game: this.rules.name, record, seat: this.decider, bot: this.level, chance: crypto.getRandomValues(new Uint32Array(BOT_WORDS)).map((word) => word | 1) });
      this.thought = thought;
      const action = await thought.action;
      if (this.thought !== thought || this.now !== at) return; // stopped, or somebody went elsewhere
      this.decide(action ?? this.rules.default(at.state, this.decider));
      if (this.now === at) break; // the tree is full
      if (left > 1) await new Promise((go) => setTimeout(go, PACE));
    }
    this.running = false;
  }

  stop(): void {
    this.running = false;
    this.thought?.stop();
    this.thought = null;
  }

  // Leaving

  get record(): ReturnType<typeof recordOf> {
    return recordOf({ tree: this.tree, at: this.now, names: this.opened.names, looking: this.looking, seed: this.seed, position: this.position });
  }

  /** The position that is shown, in a line. */
  get line(): string {
    return positionText(this.rules, this.now.state);
  }
}
