// The words of the pages, in the language that is set; reloaded when it changes.
import { settings } from '../table/settings.svelte';
import { Words } from './words';

class Spoken {
  words = $state.raw<Words | null>(null);
  private games = new Map<string, Promise<Words>>();

  /** Load the shell's words in the language that is set. */
  async load(): Promise<void> {
    try {
      this.words = await Words.open(settings.kept.language);
    } catch {
      this.words ??= new Words(settings.kept.language, []); // no line and nothing kept: the page says what it can
    }
  }

  /** The words with those of a game. */
  of(game: string, language = settings.kept.language): Promise<Words> {
    const key = `${language}/${game}`;
    const known = this.games.get(key) ?? Words.open(language, game);
    this.games.set(key, known);
    known.catch(() => this.games.delete(key)); // the line was down: the next one who asks tries again
    return known;
  }
}

export const spoken = new Spoken();
