// What the coach says of the moment on a board: the chance of whoever decides, and what each decision is worth, from what that seat can know.
import type { Advised, Look } from '../coach/look';
import { think, type Thinking } from '../coach/thoughts';
import type { Board } from './board.svelte';

export class Counsel {
  look = $state.raw<Look | null>(null);
  thinking = $state(false);
  silent = $state(false);
  private thought: Thinking | null = null;

  constructor(private readonly board: Board) {}

  get candidates(): Advised[] {
    return this.look?.best ? [this.look.best, ...this.look.rest] : [];
  }

  async ask(): Promise<void> {
    this.forget();
    if (this.board.isOver) return;
    this.thinking = true;
    const thought = think(this.board.seen);
    this.thought = thought;
    const found = await thought.look;
    if (this.thought !== thought) return; // the board has moved on
    [this.look, this.thinking, this.silent] = [found, false, found === null];
    this.point(null);
  }

  /** Mark on the board what a decision is about; nothing: what the coach advises. */
  point(action: number | null): void {
    const { play, rules, isHandsOn } = this.board;
    const shown = action ?? this.look?.best?.action ?? null;
    play.coached = shown === null || !isHandsOn ? null : rules.rows.target(shown);
  }

  forget(): void {
    this.thought?.stop();
    this.thought = null;
    [this.look, this.thinking, this.silent] = [null, false, false];
    this.board.play.coached = null;
  }
}
