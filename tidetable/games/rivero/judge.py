"""What a thinking player knows of Rivero: who stands better, and what is decided in secret.

The weights are fitted to games of careful players: ``python -m bench.judge rivero``.
"""

from __future__ import annotations

import numpy as np

from tidetable.core.record import Ints
from tidetable.core.rule import rule
from tidetable.games.rivero.components import BESIDE, RIVERO, RIVERS, SLOTS, VALUES
from tidetable.games.rivero.habits import count, open_types, own_fit
from tidetable.games.rivero.rivers import longest_river, river_length
from tidetable.games.rivero.state import NO_ACTION_CARD, NO_CARD, NO_SLOT, TO_GROUNDWATER, State

OCEAN_AT_START = 60
ALL = (1 << RIVERS * VALUES) - 1
NEXT_IN_RIVER = sum(1 << (VALUES * river + value) for river in range(RIVERS) for value in range(VALUES - 1))
NEXT_BUT_ONE_IN_RIVER = sum(1 << (VALUES * river + value) for river in range(RIVERS) for value in range(VALUES - 2))


@rule
def is_secret(action: int) -> bool:  # the card sinks face down (§7)
    return action >= TO_GROUNDWATER


@rule
def laid(state: State, seat: int) -> int:
    cards = 0
    for slot in range(SLOTS):
        cards += river_length(state, seat, slot)
    return cards


@rule
def lie_beside(state: State, seat: int) -> int:
    cards = 0
    for place in range(BESIDE):
        cards += int(state.beside[seat, place] != NO_CARD)
    return cards


@rule
def to_shed(state: State, seat: int) -> int:
    """Count what still bars the owner of a Rivero from going out; far from it without one."""
    if longest_river(state, seat) < RIVERO:
        return 0
    return max(0, 12 - int(state.hand_size[seat]) - 2 * int(state.groundwater_size[seat]))


# What counts, by number, and how much: at the start of the game ...
#         laid  sunk  hand fits next  gap  open beside canteen card shed turn longest
EARLY = np.array([0.14, 0.03, 0.08, -0.03, 0.17, 0.04, 0.08, 0.04, -0.12, -0.03, 0.08, -0.06, 0.14])
# ... and how much more at its end
LATE = np.array([0.19, -0.12, -0.10, 0.43, 0.08, 0.13, -0.15, 0.14, 0.62, -0.29, -0.00, 0.21, -0.16])
TRAITS = 2 * len(EARLY)


@rule
def trait(state: State, seat: int, which: int) -> int:
    hand = int(state.hand[seat])
    if which < 3:
        size, sunk = int(state.hand_size[seat]), int(state.groundwater_size[seat])
        return laid(state, seat) if which == 0 else sunk if which == 1 else size
    if which < 5:
        return count(hand, own_fit(state, seat)) if which == 3 else count(hand, (hand >> 1) & NEXT_IN_RIVER)
    if which < 7:
        return count(hand, (hand >> 2) & NEXT_BUT_ONE_IN_RIVER) if which == 5 else count(open_types(state), own_fit(state, seat))
    if which < 9:
        return lie_beside(state, seat) if which == 7 else int(state.canteen[seat] != NO_SLOT)
    if which < 11:
        return int(state.action_card[seat] != NO_ACTION_CARD) if which == 9 else to_shed(state, seat)
    return int(state.turn == seat) if which == 11 else longest_river(state, seat)


@rule
def traits(state: State, seat: int, found: Ints) -> None:
    """Write everything that counts, early and late, for fitting."""
    late = 1.0 - state.ocean_left / OCEAN_AT_START
    for which in range(EARLY.size):
        found[which] = trait(state, seat, which)
        found[EARLY.size + which] = late * found[which]


@rule
def judge(state: State, seat: int) -> float:
    """Give a seat's chance to win, up to a factor that all seats share."""
    late, total = 1.0 - state.ocean_left / OCEAN_AT_START, 0.0
    for which in range(EARLY.size):
        total += (EARLY[which] + late * LATE[which]) * trait(state, seat, which)
    return float(np.exp(total))
