"""What a thinking player knows of Rivero: who stands better, and what is decided in secret.

The weights are fitted to games of careful players: ``python -m bench.judge rivero``.
"""

from typing import Any

import numpy as np

from tidetable.core.kit import Ints, members, rule
from tidetable.games.rivero.components import RIVERO, RIVERS, VALUES
from tidetable.games.rivero.decisions import Decision
from tidetable.games.rivero.legal import places_beside
from tidetable.games.rivero.outlook import open_types
from tidetable.games.rivero.rivers import cards_laid, longest_river, types_that_fit_at
from tidetable.games.rivero.state import NO_ACTION_CARD, NO_SLOT, State

OCEAN_AT_START = 60
NEXT_IN_RIVER = sum(1 << (VALUES * river + value) for river in range(RIVERS) for value in range(VALUES - 1))
NEXT_BUT_ONE_IN_RIVER = sum(1 << (VALUES * river + value) for river in range(RIVERS) for value in range(VALUES - 2))


@rule
def is_secret(action: int) -> bool:  # the card sinks face down (§7)
    return action >= Decision.TO_GROUNDWATER


@rule
def to_shed(state: State, seat: int) -> int:
    """Count what still bars the owner of a Rivero from going out; far from it without one."""
    if longest_river(state, seat) < RIVERO:
        return 0
    return max(0, 12 - int(state.hand_size[seat]) - 2 * int(state.groundwater_size[seat]))


# How much each trait counts at the start of the game, and how much more at its end
WEIGHTS = np.array(
    [
        (0.14, 0.19),  # cards laid
        (0.03, -0.12),  # cards in the groundwater
        (0.08, -0.10),  # cards in hand ...
        (-0.03, 0.43),  # ... that fit an own river
        (0.17, 0.08),  # ... with their neighbour
        (0.04, 0.13),  # ... with their next but one
        (0.08, -0.15),  # open cards in the source that fit an own river
        (0.04, 0.14),  # cards beside the action card
        (-0.12, 0.62),  # a canteen at a river
        (-0.03, -0.29),  # an action card
        (0.08, -0.00),  # near to going out
        (-0.06, 0.21),  # the own turn
        (0.14, -0.16),  # the longest river
    ]
)
EARLY, LATE = WEIGHTS.T.copy()
TRAITS = 2 * len(EARLY)


@rule
def counted(state: State, seat: int) -> tuple[Any, ...]:
    """Count what speaks for a seat, in the order of WEIGHTS."""
    hand, fit = int(state.hand[seat]), types_that_fit_at(state, seat, seat)
    return (
        cards_laid(state, seat),
        np.int64(state.groundwater_size[seat]),  # compiled, a tuple is walked only if all its numbers are as wide
        np.int64(state.hand_size[seat]),
        members(hand & fit),
        members(hand & hand >> 1 & NEXT_IN_RIVER),
        members(hand & hand >> 2 & NEXT_BUT_ONE_IN_RIVER),
        members(open_types(state) & fit),
        members(places_beside(state, seat)),
        int(state.canteen[seat] != NO_SLOT),
        int(state.action_card[seat] != NO_ACTION_CARD),
        to_shed(state, seat),
        int(state.turn == seat),
        longest_river(state, seat),
    )


@rule
def traits(state: State, seat: int, found: Ints) -> None:
    """Write everything that counts, early and late, for fitting."""
    late, counts = 1.0 - state.ocean_left / OCEAN_AT_START, counted(state, seat)
    for which in range(EARLY.size):
        found[which] = counts[which]
        found[EARLY.size + which] = late * counts[which]


@rule
def judge(state: State, seat: int) -> float:
    late, total, counts = 1.0 - state.ocean_left / OCEAN_AT_START, 0.0, counted(state, seat)
    for which in range(EARLY.size):
        total += (EARLY[which] + late * LATE[which]) * counts[which]
    return float(np.exp(total))
