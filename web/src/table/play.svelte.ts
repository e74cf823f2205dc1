// Play: what a board draws from and talks to. It lights what the server offered, sends one action back, and knows no rule.
import type { Words } from '../words/words';
import { SvelteSet } from 'svelte/reactivity';
import { pointedBy, touches, type Pointed } from './motion';
import type { LogLine } from './log';
import { chime } from './sounds';
import { settings } from './settings.svelte';
import { Stage } from './stage';
import { Gathering, type Chapter, type Deed } from './tale';
import type { Changed, Choice, Follow, GameEvent, GameModule, Message, Picture, Story, Target } from './types';

/** What the answer to a refused try is: a sentence, and the section of the rules that says so. */
export interface Answer {
  message: Message;
  section: string | null;
}

/** What the rules are opened at for an answer: the section it cites, and the sentence, which a passage may answer itself. */
export const cited = ({ message, section }: Answer): string | null => section && `${section} ${message[0]}`;

export interface Hands {
  act: (action: number) => void;
  /** Ask why nothing can be done with a target now. */
  why?: (target: Target) => Promise<Answer | null>;
}

interface Batch extends Story {
  picture: Picture;
}

const FEW = 6; // events that are told at leisure; more of them have to share that time ...
const FASTEST = 0.12; // ... but each can still be seen
const LONGEST = 3_000; // milliseconds at calm speed that what one answer brings is shown to move in, however busy the machine is ...
const EACH = 75; // ... or as much for each of its events, where they are very many

export class Play<V = any> {
  picture = $state.raw<Picture<V>>(null as unknown as Picture<V>);
  view = $state.raw<V>(null as V); // what the board draws: the picture's, or what it was in between while events are shown
  busy = $state(false); // events are being shown
  picked = $state.raw<Target>({}); // what has been clicked of a choice that needs several clicks
  armed = $state.raw<Choice | null>(null); // clicked once, waits for the second click
  hinted = $state.raw<Choice[]>([]); // under the pointer or the focus
  several = $state.raw<Choice[]>([]); // one click, several actions: the table asks which
  answer = $state.raw<Answer | null>(null); // why the last try could not be done
  traces = $state.raw<ReadonlySet<string>>(new Set()); // anchors of the last move
  pointed = $state.raw<Pointed | null>(null); // what a line of the log speaks of
  pinned = $state.raw<LogLine | null>(null); // the line, where it stays until the next choice
  coached = $state.raw<Target | null>(null); // what the coach points at
  sent = $state(false); // an action is on its way
  again = $state.raw<(() => void) | null>(null); // starts my turn again, while nobody need be asked
  heard = $state(0); // clicks so far
  told = $state.raw<GameEvent | null>(null); // the event being shown
  said = $state.raw<Deed[]>([]); // what is being done, while it is shown
  recap = $state.raw<Chapter[]>([]); // what others did since I last decided, until I decide
  returning = $state(false); // what I have missed is being looked up
  lengthy = $state(false); // a story of others is being shown: it can be skipped
  /** What the board offers: what the server does, put together where a person chooses several decisions at once. */
  readonly offers: Choice[] = $derived.by(() => this.game.offers?.(this.picture) ?? this.picture.choices);
  /** What can be chosen now, narrowed by what has been picked. */
  readonly choices: Choice[] = $derived(this.busy || this.sent ? [] : this.offers.filter((choice) => touches(this.picked, choice.target)));
  readonly stage = new Stage();
  private readonly twins = new SvelteSet<string>();
  private spoken!: Words;
  private queue: Batch[] = [];
  private gathering = new Gathering({});
  private marked: GameEvent[] = []; // what the newest events have left
  private rest: Follow | null = null; // what was chosen together with the action on its way
  private late: Answer | null = null; // to be said with the next picture
  private blind = false; // nobody knows yet what the newest action leads to: no picture that is here holds it
  private due = 0; // when what is being shown should have been: the rest of it does not move
  private unanswered = 0; // actions the server has not answered ...
  private stored = 0; // ... and the newest table event in which one is stored

  constructor(
    readonly game: GameModule<V>,
    picture: Picture<V>,
    words: Words,
    public hands: Hands,
  ) {
    this.picture = picture;
    this.view = picture.view;
    this.words = words;
    this.stage.pace = () => (performance.now() > this.due ? 0 : settings.pace * Math.max(FASTEST, Math.min(1, FEW / this.queue.reduce((sum, batch) => sum + batch.events.length, 0))));
  }

  get words(): Words {
    return this.spoken;
  }

  /** Sentences are said with the game's own names for things, where it has such. */
  set words(words: Words) {
    const { tell } = this.game;
    this.spoken = tell ? words.telling((name, value, args) => tell(name, value, this.view, words, args)) : words;
  }

  get seat(): number {
    return this.picture.seat;
  }

  get myTurn(): boolean {
    return this.picture.choices.length > 0;
  }

  /** The choices a click on this target could mean. */
  at(target: Target): Choice[] {
    const changed = this.changed(target);
    if (changed) return [{ ...changed.choice, message: changed.message, preview: null }];
    return this.choices.filter((choice) => touches(target, choice.target));
  }

  /** What a tap makes of the choice that waits for its yes. */
  private changed(target: Target): Changed | null {
    return (this.armed?.then?.open && this.game.change?.(this.armed, target, this.picture)) || null;
  }

  can(target: Target): boolean {
    return this.at(target).length > 0;
  }

  /** Whether the button of a choice has its twin on the board. */
  isOnBoard(target: Target): boolean {
    return this.twins.has(String(target['button']));
  }

  /** A thing on the board that stands for a button; gives what takes it away. */
  stand(target: Target): () => void {
    const name = String(target['button']);
    this.twins.add(name);
    return () => this.twins.delete(name);
  }

  /** Whether this target belongs to what has been clicked already. */
  isPicked(target: Target): boolean {
    if (this.armed && touches(target, this.armed.target)) return true;
    return Object.keys(this.picked).length > 0 && touches(target, this.picked);
  }

  /** Whether the pointer or the focus is on a choice with this target. */
  isHinted(target: Target): boolean {
    return [...this.hinted, ...(this.armed ? [this.armed] : [])].some((choice) => touches(target, choice.target));
  }

  /** Whether the coach points at this target; what is picked already leads on to the rest of the choice. */
  isCoached(target: Target): boolean {
    const { coached, picked } = this;
    if (!coached || (Object.keys(picked).length > 0 && touches(target, picked))) return false;
    // A choice that is made together with the next one names its thing otherwise: what belongs to all that begins with it is meant.
    const meant = this.picture.choices.find((choice) => touches(coached, choice.target));
    const whole = this.offers.filter((choice) => choice.action === meant?.action);
    return touches(target, coached) || (whole.length > 0 && whole.every((choice) => touches(target, choice.target)));
  }

  isTraced(at: string): boolean {
    return at.split(' ').some((name) => this.traces.has(name));
  }

  hint(target: Target | null): void {
    this.hinted = target ? this.at(target) : [];
  }

  /** A click, a tap or Enter on a target. */
  tap(target: Target, touch = false): void {
    this.heard++;
    this.pointAt(null);
    if (this.busy) return this.stage.hurry();
    const changed = this.changed(target);
    if (changed) return void (this.armed = changed.choice);
    if (this.armed && this.completes(target, this.armed)) return this.choose(this.armed, touch);
    const fitting = this.at(target);
    const [only] = fitting;
    if (!only) return void this.explain(target);
    if (fitting.length === 1) return this.choose(only, touch);
    if (Object.keys(this.picked).length > 0 && touches(target, this.picked)) return this.forget(); // the same again lets it go
    if (fitting.every((choice) => touches(choice.target, target))) this.several = fitting;
    else this.picked = { ...this.picked, ...target };
    this.armed = null;
    this.answer = null;
  }

  /** Whether a target says what the choice that waits for its yes says already: the cell for a card that fits nowhere else. */
  private completes(target: Target, armed: Choice): boolean {
    return touches(target, armed.target) && !touches(target, this.picked);
  }

  /** Pick a thing up to carry it somewhere; false if nothing goes with it. */
  hold(target: Target): boolean {
    if (this.busy || this.at(target).every((choice) => touches(choice.target, target))) return false;
    this.heard++;
    this.picked = { ...this.picked, ...target };
    this.armed = null;
    this.answer = null;
    return true;
  }

  /** Take a choice, at the second click where two are wanted. */
  choose(choice: Choice, touch = false): void {
    this.heard++;
    const wanted = settings.kept.confirm;
    const twice = choice.then?.open || wanted === 'always' || (wanted === 'touch' && touch) || this.warning(choice) !== null;
    const again = this.armed?.action === choice.action && touches(choice.target, this.armed.target);
    this.answer = null;
    if (twice && !again) {
      this.armed = choice;
      this.several = [];
      return;
    }
    this.take(choice.action, again ? this.armed?.then : choice.then);
  }

  /** What a choice would give up, where the game has something to say about it. */
  warning(choice: Choice): Message | null {
    return this.game.warn?.(choice, this.view) ?? null;
  }

  /** Send an action, with what was chosen together with it. */
  take(action: number, then = this.armed?.action === action ? this.armed.then : undefined): void {
    this.heard++;
    if (this.sent) return;
    this.forget();
    this.sent = true;
    this.recap = [];
    this.rest = then ? { ...then, targets: [...then.targets] } : null;
    this.send(action);
  }

  private send(action: number): void {
    this.unanswered++;
    this.blind = true;
    this.hands.act(action);
  }

  /** The server has stored what was sent: the next question can be answered as soon as its picture is here. */
  done(n: number): void {
    this.unanswered = Math.max(0, this.unanswered - 1);
    this.stored = Math.max(this.stored, n);
    this.goOn(this.queue.at(-1)?.picture ?? this.picture);
    this.free();
  }

  /** Whether a picture is behind all that was sent: it holds it, or what certainly follows from it. */
  private isBehind(picture: Picture<V>): boolean {
    return (picture.ahead && !this.blind) || (this.unanswered === 0 && picture.n >= this.stored);
  }

  /** What was sent is stored and shown, or foreseen to its end: the next click counts. */
  private free(): void {
    if (!this.isBehind(this.picture)) return;
    [this.sent, this.blind] = [false, false];
    if (this.late) [this.answer, this.late] = [this.late, null];
  }

  /** Send what was chosen together with what is stored now, if the table asks for it; if it asks otherwise, say that the rest is dropped. */
  private goOn(picture: Picture<V>): void {
    if (!this.rest || !this.isBehind(picture)) return;
    const target = this.rest.targets.shift();
    const asked = (picture.view as { phase?: string }).phase === this.rest.phase && picture.choices.length > 0;
    const choice = target && asked ? picture.choices.find((one) => touches(target, one.target)) : undefined;
    if (choice) return this.send(choice.action);
    if (target && asked) this.late = { message: ['rest-dropped', {}], section: null };
    this.rest = null;
  }

  /** What was chosen together with what is on its way is not sent any more: it is being taken back. */
  abandon(): void {
    this.rest = null;
  }

  /** Let go of everything that was clicked but not sent. */
  forget(): void {
    this.picked = {};
    this.armed = null;
    this.several = [];
    this.hinted = [];
    this.answer = null;
    this.pointAt(null);
  }

  async explain(target: Target): Promise<void> {
    this.armed = null;
    if (this.picture.result) this.answer = { message: ['why-over', {}], section: null };
    else if (!this.myTurn) this.answer = { message: this.waitingMessage(), section: null };
    else this.answer = await this.reason(target);
  }

  /** Why not: the rules know it of a thing, and of two that make one decision; a game of what is only carried; of others, that they do not go together. */
  private async reason(target: Target): Promise<Answer> {
    const picking = Object.keys(this.picked).length > 0;
    const carried = `why-not-${Object.keys(target)[0] ?? ''}`;
    if (this.words.has(carried)) return { message: [carried, {}], section: null };
    const known = await this.hands.why?.(picking ? { ...this.picked, ...target } : target);
    return known ?? { message: [picking ? 'why-not-together' : 'why-not-now', {}], section: null };
  }

  /** Whom the table waits for. */
  waitingMessage(): Message {
    const [seat] = this.picture.waiting;
    if (this.picture.waiting.length === 1) return ['waiting-for', { seat }];
    return ['waiting-for-several', { names: this.picture.waiting.map((one) => (one === this.seat ? this.words.word('you') : this.words.seatName(one))).join(', ') }];
  }

  /** The server refused what was sent: the click is free again, and the reason is said. */
  refuse(answer: Answer): void {
    [this.sent, this.blind] = [false, false];
    this.unanswered = 0;
    this.rest = null;
    this.answer = answer;
  }

  /** Show events one after another, then the picture they lead to. */
  follow(picture: Picture<V>, story: Story): void {
    if (story.foreseen) this.blind = false;
    this.queue.push({ picture, ...story });
    this.goOn(picture);
    if (!this.busy) void this.tell();
  }

  /** Show a picture at once: after a jump, or when the line comes back. */
  jump(picture: Picture<V>, last: GameEvent[] = [], recap: Chapter[] = []): void {
    this.queue = [];
    if (this.busy) this.stage.hurry(); // only what is on its way; a story that follows runs at its own pace
    this.goOn(picture);
    this.settle(picture);
    this.recap = recap;
    this.mark((this.marked = last));
  }

  /** Everything that is still to be shown is shown at once. */
  skip(): void {
    this.heard++;
    this.stage.hurry();
  }

  /** Leave these marks on the board; nothing: those of all that is news. */
  point(events: GameEvent[] | null): void {
    this.mark(events ?? this.marked);
  }

  /** Show on the board what a line of the log speaks of, while it is looked at, or until something else is chosen; nothing: no longer. */
  pointAt(line: LogLine | null, stay = false): void {
    this.pinned = stay ? line : null;
    this.pointed = line?.events.length ? this.touchedBy(line.events) : null;
  }

  private touchedBy(events: GameEvent[]): Pointed {
    const { at, ways } = pointedBy(events.flatMap((event) => this.game.motions?.(event, { view: this.view, next: this.view, seat: this.seat }) ?? []));
    return { at: [...new Set([...at, ...events.flatMap((event) => this.game.trace?.(event) ?? [])])], ways };
  }

  private async tell(): Promise<void> {
    this.busy = true;
    this.pointAt(null);
    if (this.queue.some(({ events }) => events.length > 0)) this.said = []; // what the server only confirms is no news
    this.gathering = new Gathering(this.game.telling ?? {});
    for (let batch = this.queue[0]; batch; batch = this.queue[0]) {
      this.lengthy = (batch.recap?.length ?? 0) > 0;
      this.due = performance.now() + Math.max(LONGEST, EACH * batch.events.length) * settings.pace;
      for (const [index, event] of batch.events.entries()) {
        if (this.queue[0] !== batch) break; // a jump has overtaken the story
        const sentence = batch.said.get(event);
        if (sentence) this.hear(sentence, index);
        await this.tellEvent(event, batch, index).catch(reportError); // a movement is a courtesy: the game goes on without it
        if (batch.asked && sentence && settings.pace === 0) await this.stage.stand();
      }
      if (this.queue[0] === batch) {
        this.queue.shift();
        this.settle(batch.picture);
        this.recap = batch.recap ?? [];
        if (batch.after) this.said = batch.after;
        this.mark((this.marked = batch.last ?? batch.events));
      } else this.stage.rest(); // overtaken: the hurry of the jump ends with what it overtook
    }
    this.stage.rest();
    this.told = null;
    this.lengthy = false;
    this.busy = false;
  }

  private mark(events: GameEvent[]): void {
    this.traces = new Set(events.flatMap((event) => this.game.trace?.(event) ?? []));
  }

  /** A cost is told with what it pays for, as soon as that is known. */
  private hear(sentence: Message, index: number): void {
    const deed = this.gathering.add(sentence) ?? this.gathering.foresee(() => this.coming(index));
    if (deed) this.said = [deed];
  }

  /** The sentences that follow the event being shown, as far as they have come. */
  private coming(index: number): Message[] {
    const events = this.queue.flatMap((batch, place) => batch.events.slice(place === 0 ? index + 1 : 0).map((event) => batch.said.get(event)));
    return events.filter((sentence) => sentence !== undefined);
  }

  private async tellEvent(event: GameEvent, batch: Batch, index: number): Promise<void> {
    const { picture, events, views } = batch;
    const showing = { view: this.view, next: picture.view, seat: picture.seat };
    this.told = event;
    const told = document.hidden ? [] : (this.game.motions?.(event, showing) ?? []);
    if (told.some(({ kind }) => kind === 'fly' || kind === 'grow')) chime('laid');
    if (told.some(({ kind }) => kind === 'ripple' || kind === 'sink')) chime('splash');
    const motions = settings.pace === 0 ? [] : told; // who wants nothing to move may still listen
    if (event['seat'] !== picture.seat) this.stage.follow(motions); // what others do is looked at
    await this.stage.before(motions);
    if (this.queue[0] !== batch) return; // overtaken: what is drawn by now may be for other eyes
    const after = views?.get(event)?.() as V | undefined;
    this.view = after ?? (index === events.length - 1 ? picture.view : this.view);
    if (motions.length) await this.stage.arrive(motions);
  }

  private settle(picture: Picture<V>): void {
    const same = this.picture.seat === picture.seat && JSON.stringify(this.picture.choices) === JSON.stringify(picture.choices);
    this.picture = picture;
    this.view = picture.view;
    if (!same) this.forget(); // others decided at the same time: what I have clicked so far stays
    this.free();
  }
}
