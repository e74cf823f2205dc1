// The letters of the colours, in the language that is spoken at this screen. Pieces also fly without a board around them, so they are kept here.
import type { Words } from '../../words/words';
import { COLOURS, type Colour } from './view';

class Letters {
  of = $state.raw<Record<Colour, string>>({ red: 'Re', yellow: 'Ye', blue: 'Bl', green: 'Gr', purple: 'Pu', pink: 'Pi' });
  private language = '';

  speak(words: Words): void {
    if (words.language === this.language) return;
    this.language = words.language;
    this.of = Object.fromEntries(COLOURS.map((colour) => [colour, words.word('letters', { colour })])) as Record<Colour, string>;
  }
}

export const letters = new Letters();
