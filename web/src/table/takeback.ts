// Taking back: what a person did in one go, or my turn from its beginning, as far as nobody need be asked.
import type { Room } from '../connection/room.svelte';
import type { Entry, StateMessage } from '../connection/types';
import type { Play } from './play.svelte';
import { speaks, standing } from './tale';
import type { Message } from './types';

/** What starting my turn again would be: done at once, done as far as nothing was revealed, or a question to the others. */
export type Restart = 'free' | 'part' | 'ask';

/** How many decisions a seat has taken since anybody else did, or since a turn began (with a sentence of `heads`). */
export function stepsInARow(entries: Entry[], seat: number, heads?: string[]): number {
  const { stand } = standing(entries);
  const begins = (entry: Entry): boolean => entry.log.some((message) => speaks(heads, message));
  return stand.length - 1 - stand.findLastIndex((entry) => entry.seat !== seat || begins(entry));
}

/** How many moves of others a request to take back would take with it. */
export function movesOfOthers(entries: Entry[], { seat, to = Infinity }: { seat: number; to?: number }): number {
  return standing(entries).stand.filter((entry) => (entry.decision ?? 0) > to && entry.seat !== seat).length;
}

/** What the table says about a turn of several steps; of one step only "take back" speaks. */
export function restartOf({ step, turn }: StateMessage['undo'], steps: number): Restart | null {
  if (steps < 2 || turn === null) return null;
  return turn === 'ask' && step === 'free' ? 'part' : turn;
}

export class Takeback {
  private running = false; // a second press while the first is on its way means nothing

  constructor(
    private readonly room: Room,
    private readonly play: Play,
  ) {}

  /** My last move as I chose it: a purchase with everything paid for it. */
  step(): Promise<void> {
    return this.alone(async () => {
      do await this.send('step');
      while (this.isFree() && this.isAmid());
    });
  }

  /** My turn from its beginning; where something was revealed on the way, back to that moment, and it says so. */
  turn(): Promise<void> {
    return this.alone(async () => {
      const undo = this.room.latest?.undo;
      if (undo?.turn !== 'ask' || undo.step !== 'free') return this.send('turn');
      while (this.isFree()) if (!(await this.send('step'))) return;
      this.play.answer = { message: ['undo-stopped', {}] as Message, section: null };
    });
  }

  private async alone(what: () => Promise<unknown>): Promise<void> {
    if (this.running) return;
    this.running = true;
    this.play.abandon(); // of a purchase, what is still to be paid
    await this.room.quiet();
    await what().finally(() => (this.running = false));
  }

  private isFree(): boolean {
    return this.room.latest?.undo.step === 'free';
  }

  /** Whether the table now asks for the rest of something a person chooses in one go. */
  private isAmid(): boolean {
    return this.play.game.amid?.(this.room.latest?.view) ?? false;
  }

  /** Ask the table, and wait until its answer can be seen; tells whether it was done. */
  private async send(to: 'step' | 'turn'): Promise<boolean> {
    const { n, refusal } = await this.room.command({ type: 'undo', seat: this.play.seat, n: this.room.latest?.n ?? 0, to });
    if (refusal) return false;
    await this.room.reached(n);
    return true;
  }
}
