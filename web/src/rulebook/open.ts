// Everything a page needs to show a rulebook, loaded together when it is wanted.
import type { Description } from '../rules/description';
import { BUILT, describe } from '../rules/load';
import { Words, type Language } from '../words/words';
import { type Book, hasBook, loadBook } from './book';
import Rulebook from './Rulebook.svelte';
import TableChoice from './TableChoice.svelte';

export { tableOf } from './book';
export { printBook, readyForPaper } from './printing';
export { Rulebook, TableChoice };

export interface Opened {
  book: Book;
  words: Words; // of the rulebook
  description: Description;
}

/** The rulebook of a game in a language; null where none has been written. */
export async function openBook(game: string, language: Language): Promise<Opened | null> {
  if (!hasBook(game) || !BUILT.includes(game)) return null;
  const [book, words, description] = await Promise.all([loadBook(game, language), Words.open(language, 'rulebook'), describe(game)]);
  return book && { book, words, description };
}
