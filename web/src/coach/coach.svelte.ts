// The coach at a table: a hint in steps when it is asked for, the chance to win, a word before a clear mistake. All of it from what the
// page sees, thought in the page: nothing is asked of a server. Silent at rated tables.
import type { Room } from '../connection/room.svelte';
import type { Seen } from '../rules/game';
import type { Play } from '../table/play.svelte';
import { settings, type Tutor } from '../table/settings.svelte';
import type { Choice, Message } from '../table/types';
import type { Why } from './ahead';
import type { Worth } from './belief';
import { isClose, type Look, surelyLost } from './look';
import { METHOD } from './method';
import { explain, think, type Thinking } from './thoughts';

/** What is shown of a hint: nothing, that it is thought about, where to look, the move, and why; or why there is none. */
export type Step = 'off' | 'thinking' | 'where' | 'move' | 'why' | 'rated' | 'not-asked' | 'silent';
const NEXT: Partial<Record<Step, Step>> = { where: 'move', move: 'why' };
const LIMITS: Record<Exclude<Tutor, 'off'>, number> = { gentle: METHOD.names.blunder, strict: METHOD.names.mistake }; // chance that a choice surely loses

/** A choice that is held back until its player is sure. */
export interface Doubt {
  action: number;
  lost: number;
  look: Look;
}

/** What a choice that was meant in spite of the coach gave away: told when the turn is over. */
export interface Lesson {
  seat: number; // whose it is: at a device that goes from hand to hand nobody else reads it
  lost: number;
  chosen: Message;
  better: Message;
  turn: number; // in which it was
  told: boolean;
}

export class Coach {
  step = $state<Step>('off');
  look = $state.raw<Look | null>(null); // what the hint is made of
  why = $state.raw<Why | null>(null); // ... and why it is the best; null: not known yet
  chance = $state.raw<Worth | null>(null); // for the bar
  minding = $state<number | null>(null); // the action that is looked at before it is sent
  doubt = $state.raw<Doubt | null>(null);
  private lessons = $state.raw<Lesson[]>([]); // one for each seat at most
  private moment = ''; // the picture that is thought about ...
  private thinking: Thinking | null = null; // ... and the thought
  private second: Thinking | null = null;
  private explaining: { stop: () => void } | null = null;
  private readonly act: (action: number) => void;

  constructor(
    private readonly play: Play,
    private readonly room: Room,
    private readonly least: Tutor = 'off', // the tutor where none is set: at a first game
  ) {
    this.act = play.hands.act;
    play.hands = { ...play.hands, act: (action) => void this.before(action) };
  }

  /** Whether it is asked, or asks. */
  get speaks(): boolean {
    return this.step !== 'off' || this.doubt !== null || this.minding !== null;
  }

  /** What is to be explained to whoever looks at the table now. */
  get lesson(): Lesson | null {
    return this.lessons.find(({ seat, told }) => told && seat === this.play.seat) ?? null;
  }

  /** It has been read, or is not wanted. */
  read(): void {
    this.lessons = this.lessons.filter((one) => one !== this.lesson);
  }

  leave(): void {
    this.play.hands = { ...this.play.hands, act: this.act };
    this.forget();
  }

  get isRated(): boolean {
    return (this.room.table?.rated ?? false) || Boolean(this.room.table?.tournament);
  }

  /** The best action as the table offers it. */
  get best(): Choice | null {
    return this.choiceOf(this.look?.best?.action);
  }

  choiceOf(action: number | undefined): Choice | null {
    return this.play.picture.choices.find((choice) => choice.action === action) ?? null;
  }

  /** Ask for a hint, or for its next step. */
  ask(): void {
    if (this.doubt || this.minding !== null) return;
    const next = NEXT[this.step];
    if (next) return this.show(next);
    if (this.step !== 'off') return this.close();
    if (this.isRated) this.step = 'rated';
    else if (!this.play.myTurn || this.play.busy || this.play.sent) this.step = 'not-asked';
    else void this.think();
  }

  close(): void {
    if (this.step === 'thinking') this.forget();
    this.step = 'off';
    this.play.coached = null;
    this.play.hinted = [];
  }

  /** Take the move that is advised, as a click on it does. */
  take(): void {
    const { best } = this;
    this.close();
    if (best) this.play.choose(best);
  }

  /** The table has moved on: what was said belongs to the past. */
  turn(): void {
    this.close();
    this.forget();
    this.chance = null;
    const isOver = ({ seat, turn }: Lesson): boolean => seat === this.play.seat && (!this.play.myTurn || this.turnNow !== turn);
    if (this.lessons.some((one) => !one.told && isOver(one))) this.lessons = this.lessons.map((one) => (isOver(one) ? { ...one, told: true } : one));
  }

  private get turnNow(): number {
    const { seen } = this.room;
    return seen ? seen.rules.read(seen.record, 'turns') : 0;
  }

  /** Think about the chance for the bar. */
  async weigh(): Promise<void> {
    const found = this.isRated || this.play.picture.result ? null : await this.thought();
    if (found) this.chance = found;
  }

  private async think(): Promise<void> {
    this.step = 'thinking';
    const found = await this.surely(await this.thought());
    if (this.step !== 'thinking') return;
    this.look = found;
    this.show(this.best ? 'where' : 'silent');
    void this.explain();
  }

  /** What is said to be clear has been looked at again: the next best beside it, as if it had been chosen. */
  private async surely(found: Look | null): Promise<Look | null> {
    const { seen } = this;
    if (!seen || !found?.other || isClose(found)) return found;
    this.second = think(seen, found.other.action, found);
    const again = await this.second.look;
    return again && asFirst(again, again.best?.action === found.best?.action ? { other: again.played, played: null } : {}, found);
  }

  /** Find out why the best move is the best; what is known of it is shown meanwhile. */
  private async explain(): Promise<void> {
    const { seen, look } = this;
    if (!seen || !look?.best) return;
    this.why = null;
    const { why, stop } = explain(seen, { best: look.best.action, other: look.other?.action ?? null });
    this.explaining = { stop };
    const found = await why;
    if (this.look === look) this.why = found;
  }

  private show(step: Step): void {
    const { best } = this;
    this.step = step;
    this.play.coached = best?.target ?? null;
    this.play.hinted = best && (step === 'move' || step === 'why') ? [best] : [];
  }

  /** What the page sees, if that is what is shown. */
  private get seen(): Seen | null {
    return this.room.latest?.n === this.play.picture.n && this.play.seat >= 0 ? this.room.seen : null;
  }

  /** The thought about this moment: begun once, whoever asks for it. */
  private thought(): Promise<Look | null> {
    const { seen } = this;
    if (!seen) return Promise.resolve(null);
    const moment = `${this.play.picture.n} ${seen.viewer}`;
    if (!this.thinking || this.moment !== moment) {
      this.forget();
      [this.moment, this.thinking] = [moment, think(seen)];
    }
    return this.thinking.look;
  }

  private forget(): void {
    for (const one of [this.thinking, this.second, this.explaining]) one?.stop();
    this.thinking = this.second = this.explaining = this.why = null;
  }

  // Before a choice is sent

  private async before(action: number): Promise<void> {
    const tutor = settings.kept.tutor === 'off' ? this.least : settings.kept.tutor;
    this.close();
    this.read();
    if (tutor === 'off' || this.isRated || !this.seen) return this.act(action);
    this.minding = action;
    const found = await this.judged(action);
    if (this.minding !== action) return; // it was sent meanwhile
    this.minding = null;
    const lost = found ? surelyLost(found) : 0;
    if (found && lost >= LIMITS[tutor]) this.doubt = { action, lost, look: found };
    else this.act(action);
  }

  private async judged(action: number): Promise<Look | null> {
    const { seen } = this;
    const found = await this.thought();
    if (!found || !seen || found.best?.action === action) return found;
    const again = await think(seen, action, found).look;
    return again && asFirst(again, {}, found);
  }

  /** Send what is being looked at, without waiting for the coach. */
  hurry(): void {
    const action = this.minding;
    this.minding = null;
    if (action !== null) this.act(action);
  }

  /** What was chosen is meant. */
  insist(): void {
    const { doubt } = this;
    this.doubt = null;
    if (!doubt) return;
    const [chosen, better] = [this.choiceOf(doubt.action), this.choiceOf(doubt.look.best?.action)];
    const { seat } = this.play;
    if (chosen && better) this.lessons = [...this.lessons.filter((one) => one.seat !== seat), { seat, lost: doubt.lost, chosen: chosen.message, better: better.message, turn: this.turnNow, told: false }];
    this.act(doubt.action);
  }

  /** Choose again, with the better move shown or without. */
  reconsider(shown: boolean): void {
    const { doubt } = this;
    this.doubt = null;
    this.play.refuse({ message: ['tutor-again', {}], section: null });
    if (!doubt || !shown) return;
    this.look = doubt.look;
    this.show('move');
    void this.explain();
  }
}

/** A later look tells how far apart two moves are; the chance to win stays that of the first, which the bar shows and what was measured. */
function asFirst(again: Look, beside: Partial<Look>, { chance, error }: Look): Look {
  return { ...again, ...beside, chance, error };
}
