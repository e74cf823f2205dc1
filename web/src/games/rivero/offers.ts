// A card and where it goes, chosen together: for each card in hand the server names the cells and rivers that each verb reaches.
import type { Choice, Follow, Message, Picture, Target } from '../../table/types';
import type { HandCard, Spot, View } from './view';

const VERBS = ['play', 'double', 'discard', 'swap'] as const;

/** Every choice of a hand card, once for each place where the card can go; the place is sent when the table asks for it. */
export function offers({ choices, view, seat }: Picture<View>): Choice[] {
  return choices.flatMap((choice) => {
    const verb = VERBS.find((one) => one === choice.target['verb']);
    const card = view.seats[seat]?.hand?.find((one) => one.type === choice.target['card']);
    if (!verb || !card) return [choice];
    return verb === 'play' ? split(choice, card.play.map(toRiver)) : split(choice, card[verb].map((cell) => toCell(verb, cell, view)));
  });
}

interface Place {
  target: Target;
  phase: string; // in which the table asks for it
  told: Message;
}

function toRiver({ owner, slot }: HandCard['play'][number]): Place {
  return { target: { owner, slot } satisfies Spot, phase: 'choose_river', told: ['action-river', { seat: owner, slot }] };
}

function toCell(verb: 'double' | 'discard' | 'swap', cell: number, view: View): Place {
  const there = view.source[cell];
  const where = { cell: `${there?.row},${there?.column}` };
  const told: Message = verb === 'discard' ? ['preview-cell', where] : [`preview-${verb}`, { ...where, card: there?.top }];
  return { target: { cell }, phase: 'choose_cell', told };
}

/** One place: the table does not ask for it, and the click on it means the choice. */
function split(choice: Choice, places: Place[]): Choice[] {
  const [only, other] = places;
  if (!only) return [choice];
  if (!other) return [{ ...choice, target: { ...choice.target, ...only.target } }];
  return places.map(({ target, phase, told }, index) => {
    const then: Follow = { phase, targets: [target], open: false, message: told };
    return { ...choice, target: { ...choice.target, ...target }, preview: null, then, key: `${choice.action}.${index}` };
  });
}
