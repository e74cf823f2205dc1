// The letters on the pieces, in the language of the table. A piece is drawn in many places, some without words at hand: they are kept here.
import type { Words } from '../../words/words';

class Letters {
  private words = $state.raw<Words | null>(null);

  learn(words: Words): void {
    this.words = words;
  }

  /** The letter or two of a coral ("pink") or an alga ("alga-purple"): no two pieces of a language share them. */
  of(piece: string): string {
    return this.words?.word('see-letter', { piece }) ?? '';
  }
}

export const letters = new Letters();
