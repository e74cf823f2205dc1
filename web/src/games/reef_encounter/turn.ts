// The long turn in five steps: what may still be done of each, as the server offers it, and what is used up, as the view and the newest events tell it.
import type { Choice, GameEvent, Message } from '../../table/types';
import { CORALS, type MealView, type View } from './view';

export const STEPS = ['eat', 'lay', 'shrimp', 'exchange', 'collect'] as const;
export type StepName = (typeof STEPS)[number];
export interface Step {
  name: StepName;
  state: 'open' | 'done' | 'gone' | 'none';
  now: boolean; // in the middle of it
  choices: Choice[];
}

/** The step a decision belongs to, by the verb it is written with. */
const VERBS: Record<string, StepName> = {
  eat: 'eat', decline: 'eat', cube: 'lay', behind: 'lay', front: 'lay', done: 'lay', place: 'lay', introduce: 'shrimp', lift: 'shrimp', drop: 'shrimp', home: 'shrimp',
  exchange: 'exchange', pay: 'exchange', tile: 'exchange', alga: 'exchange', lock: 'exchange', sea: 'collect',
}; // prettier-ignore
const NOW: Record<string, StepName> = { place: 'lay', place_cell: 'lay', drop: 'shrimp', alga: 'exchange', final_eat: 'eat' };

const verbOf = (choice: Choice): string => choice.text.split(' ')[0] ?? '';

export function stepsOf(view: View, choices: Choice[], ate = false): Step[] {
  return STEPS.map((name) => {
    const own = choices.filter((choice) => VERBS[verbOf(choice)] === name);
    return { name, state: own.length ? 'open' : usedUp(view, name, ate), now: NOW[view.phase] === name, choices: own };
  });
}

function usedUp(view: View, name: StepName, ate: boolean): Step['state'] {
  const { turn } = view;
  if (name === 'eat') return ate ? 'done' : turn.acted ? 'gone' : 'none';
  if (name === 'lay') return turn.cubes_played > 0 ? 'done' : 'none';
  if (name === 'shrimp') return turn.introduced || turn.shrimp_moves > 0 ? 'done' : 'none';
  return 'none';
}

/** The corals that can be eaten now, each with the choice that eats it. */
export function mealsOf(view: View, choices: Choice[]): { meal: MealView; choice: Choice }[] {
  return view.meals.flatMap((meal) => {
    const choice = choices.find(({ target }) => target['verb'] === 'eat' && target['shrimp'] === meal.shrimp);
    return choice ? [{ meal, choice }] : [];
  });
}

/** Which turn of each player this is: the one that somebody still has to take; at the end the last that was taken. */
export function turnOf({ players, phase }: View): number {
  const taken = players.map(({ turns }) => turns);
  return phase === 'over' ? Math.max(1, ...taken) : Math.min(...taken) + 1;
}

/** The turn bar offers to start the turn again from my first deed in it to its end. */
export const restarts = (view: View, seat: number): boolean => view.current === seat && view.turn.acted;

export const mealArgs = ({ colour, kept, points, last }: MealView): Record<string, unknown> => ({ colour, kept, points, last: last ? 1 : 0 });

/** Whatever else is chosen while a coral can be eaten, gives it up: the view lists the meals of which this is so. */
export function warn(choice: Choice, view: View): Message | null {
  const [best] = view.meals;
  return best && verbOf(choice) !== 'eat' ? ['see-meal-lost', mealArgs(best)] : null;
}

/** Why it is over, with the one who ended it; after a last bite there may be two who have eaten all their shrimps. */
export function ending([id, args]: Message, { players }: View): Message {
  const full = players.flatMap(({ shrimps }, seat) => (shrimps.behind + shrimps.out + shrimps.hand === 0 ? [seat] : []));
  return id === 'reason-four_shrimps' && full.length === 1 ? ['eaten-four', { ...args, seat: full[0] }] : [id, args];
}

/** A turn in one sentence, counted from its events. */
export function sum(events: GameEvent[]): Message {
  const of = (...kinds: string[]): GameEvent[] => events.filter((event) => kinds.includes(event.kind));
  const end = of('turn-ended').at(-1);
  const ate = of('coral-eaten').reduce((tiles, meal) => tiles + Number(meal['size']), 0);
  const space = CORALS[Number(end?.['space'])] ?? 'none';
  const counts = {
    placed: of('tile-placed').length,
    consumed: of('tile-consumed').length,
    introduced: of('shrimp-introduced').length,
    moved: of('shrimp-lifted').length,
    traded: of('cube-traded', 'tile-traded').length,
    turned: of('coral-tile-turned').length,
    locked: of('coral-tile-locked').length,
  };
  return ['event-turn-ended', { seat: end?.['seat'], ate, ...counts, space }];
}
