// The coach at a table: a hint in steps when it is asked for, the chance to win, a word before a clear mistake. All of it from what the
// page sees, thought in the page: nothing is asked of a server. Silent at rated tables.
import type { Room } from '../connection/room.svelte';
import type { Seen } from '../rules/game';
import type { Play } from '../table/play.svelte';
import { settings, type Tutor } from '../table/settings.svelte';
import type { Choice } from '../table/types';
import type { Worth } from './belief';
import { type Look, surelyLost } from './look';
import { think, type Thinking } from './thoughts';

/** What is shown of a hint: nothing, that it is thought about, where to look, the move, and why; or why there is none. */
export type Step = 'off' | 'thinking' | 'where' | 'move' | 'why' | 'rated' | 'not-asked' | 'silent';
const NEXT: Partial<Record<Step, Step>> = { where: 'move', move: 'why' };
const LIMITS: Record<Exclude<Tutor, 'off'>, number> = { gentle: 0.15, strict: 0.07 }; // chance that a choice surely loses

/** A choice that is held back until its player is sure. */
export interface Doubt {
  action: number;
  lost: number;
  look: Look;
}

export class Coach {
  step = $state<Step>('off');
  look = $state.raw<Look | null>(null); // what the hint is made of
  chance = $state.raw<Worth | null>(null); // for the bar
  minding = $state<number | null>(null); // the action that is looked at before it is sent
  doubt = $state.raw<Doubt | null>(null);
  private moment = ''; // the picture that is thought about ...
  private thinking: Thinking | null = null; // ... and the thought
  private readonly act: (action: number) => void;

  constructor(
    private readonly play: Play,
    private readonly room: Room,
  ) {
    this.act = play.hands.act;
    play.hands = { ...play.hands, act: (action) => void this.before(action) };
  }

  leave(): void {
    this.play.hands = { ...this.play.hands, act: this.act };
    this.thinking?.stop();
  }

  get isRated(): boolean {
    return this.room.table?.rated ?? false;
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
  }

  /** Think about the chance for the bar. */
  async weigh(): Promise<void> {
    const found = this.isRated || this.play.picture.result ? null : await this.thought();
    if (found) this.chance = found;
  }

  private async think(): Promise<void> {
    this.step = 'thinking';
    const found = await this.thought();
    if (this.step !== 'thinking') return;
    this.look = found;
    this.show(this.best ? 'where' : 'silent');
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
    this.thinking?.stop();
    this.thinking = null;
  }

  // Before a choice is sent

  private async before(action: number): Promise<void> {
    const { tutor } = settings.kept;
    this.close();
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
    return !found || !seen || found.best?.action === action ? found : think(seen, action, found).look;
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
    if (doubt) this.act(doubt.action);
  }

  /** Choose again, with the better move shown or without. */
  reconsider(shown: boolean): void {
    const { doubt } = this;
    this.doubt = null;
    this.play.refuse({ message: ['tutor-again', {}], section: null });
    if (!doubt || !shown) return;
    this.look = doubt.look;
    this.show('move');
  }
}
