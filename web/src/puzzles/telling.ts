// Moves and themes in words.
import type { Words } from '../words/words';
import type { Solving } from './solving.svelte';

/** A move of the puzzle in its sentence. */
export function tell(solving: Solving, text: string): string {
  const action = solving.actionOf(text);
  return action === null ? text : solving.play.words.say(solving.rules.rows.message(action));
}

/** A theme: one that every game has, or a kind of move of this one. */
export function themeName(theme: string, game: string, words: Words): string {
  const general = `puzzle-theme-${theme}`;
  return words.has(general) ? words.word(general) : words.word(`puzzle-${game.replaceAll('_', '-')}-${theme}`);
}
