// A stack and the spot it is lured onto, chosen together; the second half is sent when the table asks for it.
import type { Play } from '../../table/play.svelte';
import type { Choice, Picture, Target } from '../../table/types';
import type { Cell, View } from './view';

/** A lure, as it is chosen: from a spot onto another. */
export interface Lure {
  source: number;
  onto: number;
}

/** Every stack that can be lured, once for each spot it can go to. */
export function offers({ choices, view }: Picture<View>): Choice[] {
  if (view.phase !== 'bait') return choices;
  return choices.flatMap((choice) => {
    const source = choice.target['cell'];
    if (typeof source !== 'number') return [choice];
    return (view.lures[source] ?? []).map((onto): Choice => {
      const target: Target = { source, onto } satisfies Lure;
      return { ...choice, target, key: `${choice.action}.${onto}`, then: { phase: 'drop', targets: [{ cell: onto }], open: false, message: ['then-onto', { cell: onto }] } };
    });
  });
}

/** What a click on a spot means: the stack there, or the spot to which the picked one goes, or a lure that waits for its word; else the spot itself. */
export function meant(play: Play<View>, cell: number): Target {
  if (play.armed?.target['onto'] === cell) return play.armed.target; // there one taps to say yes, not to take up what lies below
  const source = play.picked['source'];
  if (source !== undefined && source !== cell && play.can({ onto: cell })) return { source, onto: cell };
  return play.can({ source: cell }) || source === cell ? { source: cell } : { cell };
}

/** The lure that is about to be done. */
export function aimed(play: Play<View>): Lure | null {
  const [only, other] = play.armed ? [play.armed] : play.hinted;
  return only && !other && 'onto' in only.target ? (only.target as unknown as Lure) : null;
}

/** One stack on top of another, as far as the faces are shown. */
export function joined(lower: Cell, upper: Cell): Cell {
  const both: Cell = { top: upper.top, height: lower.height + upper.height };
  if (lower.cards && upper.cards) both.cards = [...lower.cards, ...upper.cards];
  return both;
}
