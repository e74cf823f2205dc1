"""Players that need no search: the absent one (§4) and the careful one (§12.2: whole stacks, pairs, full memory)."""

from __future__ import annotations

from tidetable.core.chance import fast_below
from tidetable.core.record import Ints
from tidetable.core.rule import rule
from tidetable.games.fish_n_stones.components import CELL, CELLS, COLUMN_OF, COLUMNS, DEPTHS, FISH, NEIGHBOURS, STONES
from tidetable.games.fish_n_stones.rules import symbols
from tidetable.games.fish_n_stones.state import (
    BAIT_DROP, BAIT_PICK, BAIT_SKIP, FISH_SPOT, NO_CARD, PLACE_CAT, Phase, State,
)  # fmt: skip

MIDDLE = 1
WORST = -1000


@rule
def default_action(state: State, seat: int, mask: Ints) -> int:
    """Decide for a player who is absent: middle column, no bait, the nearest drop, the best visible top."""
    if state.phase == Phase.CAST:
        return PLACE_CAT + MIDDLE
    if state.phase == Phase.BAIT:
        return BAIT_SKIP
    best, best_points = 0, WORST
    for depth in range(DEPTHS):  # ties go to the smallest depth, then to the smallest own column
        for column in range(COLUMNS):
            cell = int(CELL[state.shore[seat], column, depth])
            if state.phase == Phase.DROP and mask[BAIT_DROP + cell]:
                return BAIT_DROP + cell
            if state.phase == Phase.FISH and mask[FISH_SPOT + cell]:
                top = state.top[cell]
                points = int(FISH[top]) - int(STONES[top])
                if points > best_points:
                    best, best_points = FISH_SPOT + cell, points
    return best


@rule
def worth(state: State, stack: int) -> int:
    fish, stones = symbols(state, stack)
    return fish - stones


@rule
def careful(state: State, seat: int, mask: Ints, random: Ints) -> int:
    """Decide by the worth of whole stacks: the best catch in sight, ties by chance."""
    best, best_worth, alike = -1, WORST, 0
    for action in range(mask.size):
        if mask[action]:
            value = worth_of(state, seat, action)
            if value > best_worth:
                best, best_worth, alike = action, value, 1
            elif value == best_worth:
                alike += 1
                if fast_below(random, alike) == 0:
                    best = action
    return best


@rule
def worth_of(state: State, seat: int, action: int) -> int:
    """Value a decision by the best catch it leaves to this seat; a bait must gain something to be worth its betrayal."""
    if action < BAIT_SKIP:
        return best_pair(state, seat, action - PLACE_CAT)
    column = int(state.cat[seat])
    if action == BAIT_SKIP:
        return 2 * best_spot(state, seat, column, -1, -1) + 1
    if action < BAIT_DROP:
        return 2 * best_lure(state, seat, column, action - BAIT_PICK)
    if action < FISH_SPOT:
        return best_spot(state, seat, column, int(state.picked), action - BAIT_DROP)
    return worth(state, action - FISH_SPOT)


@rule
def best_spot(state: State, seat: int, column: int, source: int, target: int) -> int:
    """Find the best catch in a column after the stack of *source* has gone onto *target* (-1: no bait)."""
    best = WORST
    for depth in range(DEPTHS):
        cell = int(CELL[state.shore[seat], column, depth])
        if cell == source or (state.top[cell] == NO_CARD and cell != target):
            continue
        value = worth(state, cell)
        if cell == target:
            value += worth(state, source)
        best = max(best, value)
    return best if best > WORST else 0  # an empty column: nothing caught


@rule
def best_lure(state: State, seat: int, column: int, source: int) -> int:
    """Find the best catch in a column after the best way to lure from *source*."""
    best = WORST
    for target in range(CELLS):
        if NEIGHBOURS[source, target] and COLUMN_OF[state.shore[seat], target] == column:
            best = max(best, best_spot(state, seat, column, source, target))
    return best


@rule
def best_pair(state: State, seat: int, column: int) -> int:
    """Find the best spot of a column together with the best neighbour that could be lured onto it."""
    best = best_spot(state, seat, column, -1, -1)
    for source in range(CELLS):
        if state.top[source] != NO_CARD:
            best = max(best, best_lure(state, seat, column, source))
    return best
