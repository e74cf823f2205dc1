"""Players that need no search: the absent one (RE-40) and the careful one (§12.2)."""

from __future__ import annotations

from tidetable.core.chance import fast_legal
from tidetable.core.record import Ints
from tidetable.core.rule import rule
from tidetable.games.reef_encounter.state import COLLECT, DECLINE, DROP_SCREEN, END_PLACING, NO_ACTION, Phase, State


@rule
def default_action(state: State, seat: int, mask: Ints) -> int:
    """Decide for a player who is absent: stop placing, take shrimps home, collect the lowest space, eat nothing more."""
    for action in (COLLECT, END_PLACING, DROP_SCREEN, DECLINE):
        if mask[action]:
            return action
    return lowest_legal(mask)


@rule
def lowest_legal(mask: Ints) -> int:
    for action in range(mask.size):
        if mask[action]:
            return action
    return NO_ACTION


@rule
def careful(state: State, seat: int, mask: Ints, random: Ints) -> int:
    return fast_legal(random, mask)
