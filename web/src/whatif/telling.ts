// Decisions in sentences, with the game's own names for things as they were at the moment; each is told once.
import type { GameRules } from '../rules/game';
import type { GameModule } from '../table/types';
import type { Words } from '../words/words';
import type { Moment } from './tree';

export class Tellings {
  private readonly told = new Map<Moment, Map<number, string>>();

  constructor(
    private readonly rules: GameRules,
    private readonly module: GameModule,
    private readonly words: Words,
  ) {}

  /** What a seat may decide at a moment, as a sentence. */
  action(at: Moment, seat: number, action: number): string {
    const known = this.told.get(at) ?? new Map<number, string>();
    const said = known.get(action) ?? this.say(at, seat, action);
    this.told.set(at, known.set(action, said));
    return said;
  }

  /** What led to a moment. */
  moment({ before, seat, action }: Moment, beginning: string, names: string[]): string {
    return before ? `${names[seat]}: ${this.action(before, seat, action)}` : beginning;
  }

  private say(at: Moment, seat: number, action: number): string {
    const { tell } = this.module;
    const view = tell && this.rules.see(at.state, seat).view;
    const words = tell ? this.words.telling((name, value, args) => tell(name, value, view, this.words, args)) : this.words;
    return words.say(this.rules.rows.message(action));
  }
}
