"""What may be decided (§4, §10), as two sets: a mask is filled from them, and one action of all is drawn."""

from __future__ import annotations

from tidetable.core.chance import fast_below
from tidetable.core.record import Ints
from tidetable.core.rule import rule
from tidetable.core.sets import mark, members, nth
from tidetable.games.das_riff.actions import can_buy_boat, cards_within_reach, prey
from tidetable.games.das_riff.corals import placements
from tidetable.games.das_riff.purchases import ANY, payments, units
from tidetable.games.das_riff.state import BUY_BOAT, END_TURN, PAY, PICK_WORM, PLACE, SHARK_CELL, TAKE, Phase, State
from tidetable.games.das_riff.worms import picks


@rule
def legal_actions(state: State, seat: int, mask: Ints) -> None:
    """Mark what *seat* may decide now; the mask comes cleared."""
    if not int(state.waiting) >> seat & 1:
        return
    first, those, later = legal_now(state, seat)
    mark(mask, first, those)
    mark(mask, SHARK_CELL, later)


@rule
def any_legal(state: State, seat: int, random: Ints) -> int:
    """Choose one of the legal actions, each equally likely: as from a mask, but from the sets it would be filled from."""
    first, those, later = legal_now(state, seat)
    skip = fast_below(random, members(those) + members(later))
    if skip < members(those):
        return first + nth(those, skip)
    return SHARK_CELL + nth(later, skip - members(those))


@rule
def legal_now(state: State, seat: int) -> tuple[int, int, int]:
    """Give an action and the set of legal ones from it on, and the set of legal ones from SHARK_CELL on."""
    if state.phase == Phase.ACTION:
        return TAKE, purchases(state, seat), sharks(state, seat) | 1 << END_TURN - SHARK_CELL
    if state.phase == Phase.PAY:
        return PAY, payments(state, seat), 0
    if state.phase == Phase.PLACE:
        return PLACE, placements(state, seat, int(state.placing)), 0
    return PICK_WORM, picks(state), 0


@rule
def purchases(state: State, seat: int) -> int:
    owned = units(state, seat, ANY)
    boat = int(can_buy_boat(state, seat, owned)) << BUY_BOAT - TAKE
    return boat | cards_within_reach(state, seat, owned) if owned > 0 else boat


@rule
def sharks(state: State, seat: int) -> int:
    return prey(state, seat) if state.sharks[seat] > 0 else 0
