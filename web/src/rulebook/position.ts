// The position of a drawing, as the plan of a rulebook says it.
import type { GameRecord, GameRules } from '../rules/game';
import { readPosition } from '../rules/position';
import type { Figure } from './book';

/** The position of a drawing, after the moves that lead to it. */
export function positionAfter(rules: GameRules, { position, moves = [] }: Pick<Figure, 'position' | 'moves'>): GameRecord {
  return moves.reduce((state, move) => {
    const [, named, text = move] = /^(?:(\d): )?(.*)$/.exec(move) ?? [];
    const seat = named === undefined ? (rules.waiting(state)[0] ?? 0) : Number(named);
    const action = rules.choices(state, seat).find((one) => rules.rows.text(one) === text.toLowerCase());
    if (action === undefined) throw new RangeError(`seat ${seat} cannot "${text}"`);
    return rules.carryOut(state, seat, action).state;
  }, readPosition(rules, position));
}
