// How a match ended at its table (tidetable/table/results.py, tidetable/core/outcome.py).
import type { Result } from '../table/types';
import type { EndReason } from './events';
import type { GameRecord, GameRules } from '../rules/game';
import type { LocalTable } from './table';

/** How a game that was played to its end has ended. */
export function gameResultOf(rules: GameRules, state: GameRecord): Result {
  const { scores, ranks, reason: why } = rules.score(state);
  return { reason: 'game', text: textOf(scores, ranks, why), scores, ranks, winners: winnersOf(ranks), ended_by: [`reason-${why.id}`, { section: why.section }] };
}

export function resultOf(table: LocalTable, reason: EndReason): Result {
  const resigned = table.seats.flatMap((seat, number) => (seat.resigned ? [number] : []));
  if (table.rules.waiting(table.state).length > 0) return beforeTheEnd(table.seats.length, resigned, reason);
  const found = gameResultOf(table.rules, table.state);
  const ranks = lastResigned(found.ranks ?? [], resigned);
  const { scores, reason: why } = table.rules.score(table.state);
  return { ...found, reason, text: textOf(scores, ranks, why), ranks, winners: winnersOf(ranks) };
}

/** The result of the match itself, as its record tells it; null if it was ended before its end. */
export function outcomeText(table: LocalTable): string | null {
  if (table.rules.waiting(table.state).length > 0) return null;
  const { scores, ranks, reason } = table.rules.score(table.state);
  return textOf(scores, ranks, reason);
}

const winnersOf = (ranks: number[]): number[] => ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));

function whoWins(winners: number[]): string {
  return winners.length === 1 ? `seat ${winners[0]} wins` : `seats ${winners.join(' and ')} share the win`;
}

function textOf(scores: number[], ranks: number[], { id, section }: { id: string; section: string }): string {
  const places = scores.map((score, seat) => `${score} (${placeOf(ranks[seat] ?? 0)})`).join(', ');
  return `${whoWins(winnersOf(ranks))}: ${places}; ${id}, ${section}`;
}

const placeOf = (rank: number): string => `${rank}${['', 'st', 'nd', 'rd'][rank] ?? 'th'}`;

function beforeTheEnd(seats: number, resigned: number[], reason: EndReason): Result {
  const none = { reason, scores: null, ended_by: null };
  if (reason === 'abandoned') return { ...none, text: 'abandoned: nobody wins', ranks: null, winners: [] };
  const left = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !resigned.includes(seat));
  if (left.length === 0) return { ...none, text: `nobody wins: ${reason}`, ranks: Array<number>(seats).fill(seats), winners: [] };
  const ranks = Array.from({ length: seats }, (_, seat) => (resigned.includes(seat) ? left.length + 1 : 1));
  return { ...none, text: `${whoWins(left)}: ${reason}`, ranks, winners: left };
}

/** Rank those who played to the end by the game, and those who gave up after them. */
function lastResigned(ranks: number[], resigned: number[]): number[] {
  const staying = ranks.filter((_, seat) => !resigned.includes(seat)).sort((one, two) => one - two);
  return ranks.map((rank, seat) => (resigned.includes(seat) ? staying.length + 1 : staying.indexOf(rank) + 1));
}
