// A sentence about a moment of a match: with the game's own names for things, as they were then for who decided.
import { api } from '../connection/api';
import { loadGame } from '../games';
import type { GameRecord } from '../rules/game';
import { rulesOf } from '../rules/load';
import type { GameModule, Message } from '../table/types';
import type { Words } from '../words/words';
import { type MatchRecord, type Played, playedAgain } from './analysis';

/** Say something about decision *n* of a match. */
export function sayAt(match: Played, module: GameModule | null, words: Words, n: number, message: Message): string {
  const view = match.rules.see(match.states[n - 1] as GameRecord, match.decisions[n - 1]?.seat ?? 0).view;
  const told = module?.tell ? words.telling((name, value, args) => module.tell?.(name, value, view, words, args)) : words;
  return told.say(message);
}

/** A finished match, played again from its record. */
export async function matchAgain(id: string, game: string): Promise<{ match: Played; module: GameModule }> {
  const record = (await api.record(id)) as unknown as MatchRecord & { rules_version: string };
  const rules = await rulesOf(game, record.rules_version);
  if (!rules) throw new Error('rules of another day');
  return { match: playedAgain(rules, record), module: await loadGame(game) };
}
