"""Players that need no search (§12): the absent one, the careful (greedy) one, and one that tries to go out with a Rivero."""

from __future__ import annotations

from tidetable.core.chance import fast_below
from tidetable.core.record import Ints
from tidetable.core.rule import rule
from tidetable.games.rivero.components import RIVERO
from tidetable.games.rivero.habits import worth_of
from tidetable.games.rivero.rivers import longest_river
from tidetable.games.rivero.state import (
    BRIDGE_STORE, CANTEEN_LEAVE, DISCARD, END_TURN, EXTRA_DRAW_NO, FINISH, NO_ACTION, OPTION_1, SUN_OCEAN, SWAP, State,
)  # fmt: skip

WORST = -100_000
HARMLESS = (OPTION_1, FINISH, END_TURN, EXTRA_DRAW_NO, CANTEEN_LEAVE, SUN_OCEAN, BRIDGE_STORE)


@rule
def default_action(state: State, seat: int, mask: Ints) -> int:
    """Decide for a player who is absent: draw, lay nothing, end the turn; where a card must go, the least useful."""
    for action in HARMLESS:
        if mask[action]:
            return action
    discard = least_loss(state, seat, mask, DISCARD, SWAP)
    return discard if discard != NO_ACTION else least_loss(state, seat, mask, 0, mask.size)


@rule
def least_loss(state: State, seat: int, mask: Ints, first: int, last: int) -> int:
    """Give the best of the legal actions in a range, the lowest number if several are; NO_ACTION if none is legal."""
    best, best_worth = NO_ACTION, WORST
    for action in range(first, last):
        if mask[action]:
            worth = worth_of(state, seat, action, False)
            if worth > best_worth:
                best, best_worth = action, worth
    return best


@rule
def careful(state: State, seat: int, mask: Ints, random: Ints) -> int:
    """Decide by the habits of §12; ties by chance."""
    return best_action(state, seat, mask, False, random)


@rule
def closer(state: State, seat: int, mask: Ints, random: Ints) -> int:
    """Decide as ``careful`` until an own Rivero stands, then shed cards to go out."""
    return best_action(state, seat, mask, longest_river(state, seat) >= RIVERO, random)


@rule
def best_action(state: State, seat: int, mask: Ints, closing: bool, random: Ints) -> int:  # noqa: FBT001
    best, best_worth, alike = -1, WORST, 0
    for action in range(mask.size):
        if mask[action]:
            worth = worth_of(state, seat, action, closing)
            if worth > best_worth:
                best, best_worth, alike = action, worth, 1
            elif worth == best_worth:
                alike += 1
                if fast_below(random, alike) == 0:
                    best = action
    return best
