// What a pair of eyes is shown of a position: the same that the server sends (tidetable/table/pictures.py), made here by the rules.
import type { Choice, Message, Target } from '../table/types';
import type { Seen } from './game';

export interface Position {
  view: Record<string, unknown>;
  question: Message | null;
  legal: Choice[];
}

/** What the game shows, and asks if these eyes are asked. */
export function positionOf(seen: Seen, asked: boolean): Position {
  return { view: seen.view, question: asked ? seen.question : null, legal: asked ? seen.legal.map((action) => choiceOf(seen, action)) : [] };
}

/** One thing that may be decided, as a screen offers it. */
export function choiceOf(seen: Seen, action: number): Choice {
  const { rows } = seen.rules;
  return { action, text: rows.text(action), message: rows.message(action), target: rows.target(action), preview: seen.preview(action) };
}

/** Why nothing can be done with a thing that was clicked; null if there is nothing to say (tidetable/table/why.py). */
export function whyNot(seen: Seen, clicked: Target): Message | null {
  if (!seen.isAsked) return null;
  const { rows, description } = seen.rules;
  const legal = new Set(seen.legal);
  const asked = new Set([...legal].map((action) => rows.kindOf(action)));
  const tried = Array.from({ length: description.actions }, (_, action) => action).filter((action) => !legal.has(action) && holds(rows.target(action), clicked));
  const best = tried.find((action) => asked.has(rows.kindOf(action))) ?? tried[0];
  return best === undefined ? null : seen.whyNot(best);
}

function holds(whole: Target, part: Target): boolean {
  return Object.entries(part).every(([name, value]) => name in whole && JSON.stringify(whole[name]) === JSON.stringify(value));
}
