// A purchase and its payment, chosen together: the server's proposal, changed by tapping another worm, sent after one yes.
import { touches } from '../../table/motion';
import type { Changed, Choice, Follow, Message, Picture, Target } from '../../table/types';
import { count, type Payment, type SeatView, type Unit, type View } from './view';

const PHASE: View['phase'] = 'pay';

const unitOf = (target: Target): Unit => target['unit'] as Unit;
const many = (units: Unit[], unit: Unit): number => units.filter((one) => one === unit).length;

/** What is to be paid: as chosen, the newest first, and the proposal for the rest, as far as it is owned. */
export function filled(chosen: Unit[], { proposal }: Payment, owned: (unit: Unit) => number): Unit[] {
  const paid = chosen.slice(0, proposal.length);
  for (const unit of proposal) if (paid.length < proposal.length && many(paid, unit) < owned(unit)) paid.push(unit);
  return paid;
}

/** How a choice could be paid, as the view says. */
function paymentOf({ target }: Choice, view: View, player: SeatView, seat: number): Payment | null {
  if (view.phase === PHASE) return view.pending?.payment ?? null;
  if (target['button'] === 'boat') return player.boat;
  return view.cells[target['cell'] as number]?.offers[seat]?.payment ?? null;
}

/** Whether there is anything to choose about a payment: more may be given than is asked for. */
const isOpen = ({ units, proposal }: Payment, player: SeatView): boolean =>
  units.length > 1 && units.reduce((sum, unit) => sum + count(player, unit), 0) > proposal.length;

const message = (units: Unit[]): Message => ['see-payment', { payment: units }];
const targets = (units: Unit[]): Target[] => units.map((unit) => ({ unit }));

function following(units: Unit[], open: boolean, first: number): Follow {
  return { phase: PHASE, targets: targets(units.slice(first)), open, message: message(units) };
}

/** Every purchase with the payment proposed for it; a payment under way with the rest of it. */
export function offers({ choices, view, seat }: Picture<View>): Choice[] {
  const player = view.seats[seat];
  if (!player || (view.phase !== 'action' && view.phase !== PHASE)) return choices;
  return choices.map((choice) => {
    const payment = paymentOf(choice, view, player, seat);
    if (!payment) return choice;
    const paying = view.phase === PHASE;
    const units = filled(paying ? [unitOf(choice.target)] : [], payment, (unit) => count(player, unit));
    if (paying && units.length < 2) return choice;
    return { ...choice, then: following(units, isOpen(payment, player), paying ? 1 : 0) };
  });
}

/** What is paid with, of a choice that waits for its yes. */
export function paidWith(armed: Choice | null): Unit[] {
  return (armed?.then?.message[1]['payment'] as Unit[] | undefined) ?? [];
}

/** A tap on a worm or a pearl: it is paid instead of what was proposed or chosen first. */
export function change(armed: Choice, target: Target, { choices, view, seat }: Picture<View>): Changed | null {
  const [player, unit] = [view.seats[seat], unitOf(target)];
  const payment = player && unit ? paymentOf(armed, view, player, seat) : null;
  const paid = paidWith(armed);
  const spared = paid.findLastIndex((one) => one !== unit); // this one is paid no longer
  if (!player || spared < 0 || !payment?.units.includes(unit) || many(paid, unit) >= count(player, unit)) return null;
  const units = [unit, ...paid.filter((_, index) => index !== spared)];
  const paying = view.phase === PHASE;
  const first = paying ? choices.find((one) => touches({ unit: units[0] }, one.target)) : armed;
  return first ? { choice: { ...first, then: following(units, true, paying ? 1 : 0) }, message: ['action-pay', { unit }] } : null;
}
