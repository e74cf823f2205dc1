// Decisions of mine that the server has not confirmed yet, and where they lead as far as my seat can know (rules/foresight.ts).
import { type Foreseen, Worlds } from '../rules/foresight';
import type { GameRecord, GameRules } from '../rules/game';
import type { Entry } from './types';

const PAUSE = 20; // milliseconds between two worlds: time to draw, and to click

interface Decision {
  action: number;
  foreseen: Foreseen;
}

export class Ahead {
  private base: Worlds | null = null; // what is possible at the server's record
  private decisions: Decision[] = [];
  private thinking = 0;

  /** Where the decisions lead that are on their way; null if none is, or that is not certain. */
  get foreseen(): Foreseen | null {
    return this.decisions.at(-1)?.foreseen ?? null;
  }

  /** Decide at the place reached; null if it is not certain what follows. */
  decide(action: number): Foreseen | null {
    const foreseen = this.here?.foresee(action) ?? null;
    if (foreseen) this.decisions.push({ action, foreseen });
    return foreseen;
  }

  private get here(): Worlds | null {
    return this.foreseen?.worlds ?? this.base;
  }

  /** The server tells an event: how many of its happenings have been shown; null if it is not what was foreseen. */
  confirm(entry: Entry, seat: number): number | null {
    const [first, ...later] = this.decisions;
    if (!first || entry.kind !== 'decided' || entry.seat !== seat) return 0;
    const { events, worlds } = first.foreseen;
    if (entry.by !== 'person' || JSON.stringify(events) !== JSON.stringify(entry.events ?? [])) return null;
    this.decisions = later;
    this.base = worlds;
    return events.length;
  }

  /** The server's record is here: go on from there with what is still on its way; tells whether that is possible. */
  from(rules: GameRules, record: GameRecord, seat: number): boolean {
    clearTimeout(this.thinking);
    if (!this.base?.isOf(record, seat)) {
      const waiting = this.decisions;
      this.forget();
      this.base = new Worlds(rules, record, seat);
      if (!waiting.every(({ action }) => this.decide(action))) return this.forget(), false;
    }
    if (rules.waiting(record).includes(seat)) this.think();
    return true;
  }

  /** Nothing is on its way any more. */
  forget(): void {
    clearTimeout(this.thinking);
    this.decisions = [];
    this.base = null;
  }

  /** Make worlds while nobody waits for us. */
  private think(): void {
    this.thinking = setTimeout(() => this.here && !this.here.more() && this.think(), PAUSE) as unknown as number;
  }
}
