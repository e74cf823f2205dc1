"""Players that need no search (§12): the absent one, the careful (greedy) one, and one that tries to go out with a Rivero."""

from __future__ import annotations

from tidetable.core.chance import fast_below
from tidetable.core.record import Ints
from tidetable.core.rule import rule
from tidetable.games.rivero.components import RIVERO
from tidetable.games.rivero.habits import worth_of
from tidetable.games.rivero.rivers import longest_river
from tidetable.games.rivero.state import (
    BRIDGE_STORE, CANTEEN_LEAVE, END_TURN, EXTRA_DRAW_NO, FINISH, OPTION_1, SUN_OCEAN, State,
)  # fmt: skip

WORST = -100_000
HARMLESS = (OPTION_1, FINISH, END_TURN, EXTRA_DRAW_NO, CANTEEN_LEAVE, SUN_OCEAN, BRIDGE_STORE)


@rule
def default_action(state: State, seat: int, mask: Ints) -> int:
    """Decide for a player who is absent: draw, lay nothing, end the turn; where a card must go, the least useful."""
    for action in HARMLESS:
        if mask[action]:
            return action
    best, best_worth = 0, WORST
    for action in range(mask.size):  # ties go to the lowest number
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
