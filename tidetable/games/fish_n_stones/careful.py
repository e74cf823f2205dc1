"""Players that need no search: the absent one (§4) and the careful one (§12.2: whole stacks, pairs, full memory)."""

from tidetable.core.kit import Ints, is_legal, rule
from tidetable.games.fish_n_stones.box import kind_of
from tidetable.games.fish_n_stones.components import CELL, CELLS, COLUMNS, DEPTHS, FISH, MIDDLE, NEIGHBOURS, STONES
from tidetable.games.fish_n_stones.decisions import Decision
from tidetable.games.fish_n_stones.rules import symbols
from tidetable.games.fish_n_stones.state import NO_CARD, Phase, State

WORST = -1000


@rule
def default(state: State, seat: int, choices: Ints) -> int:
    """Decide for a player who is absent: middle column, no bait, the nearest drop, the best visible top."""
    if state.phase == Phase.CAST:
        return Decision.CAT + MIDDLE
    if state.phase == Phase.BAIT:
        return Decision.NO_BAIT
    best, best_points = 0, WORST
    for depth in range(DEPTHS):  # ties go to the smallest depth, then to the smallest own column
        for column in range(COLUMNS):
            cell = int(CELL[state.shore[seat], column, depth])
            if state.phase == Phase.DROP and is_legal(choices, Decision.ONTO + cell):
                return Decision.ONTO + cell
            if state.phase == Phase.FISH and is_legal(choices, Decision.FISH + cell):
                top = kind_of(state, int(state.top[cell]))
                points = int(FISH[top]) - int(STONES[top])
                if points > best_points:
                    best, best_points = Decision.FISH + cell, points
    return best


@rule
def worth(state: State, stack: int) -> int:
    fish, stones = symbols(state, stack)
    return fish - stones


@rule
def worth_of(state: State, seat: int, action: int) -> int:
    """Value a decision by the best catch it leaves to this seat; a bait must gain something to be worth its betrayal."""
    if action < Decision.NO_BAIT:
        return best_pair(state, seat, action - Decision.CAT)
    column = int(state.cat[seat])
    if action == Decision.NO_BAIT:
        return 2 * best_spot(state, seat, column, -1, -1) + 1
    if action < Decision.ONTO:
        return 2 * best_lure(state, seat, column, action - Decision.LURE)
    if action < Decision.FISH:
        return best_spot(state, seat, column, int(state.picked), action - Decision.ONTO)
    return worth(state, action - Decision.FISH)


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
    for depth in range(DEPTHS):
        target = int(CELL[state.shore[seat], column, depth])
        if NEIGHBOURS[source, target]:
            best = max(best, best_spot(state, seat, column, source, target))
    return best


@rule
def best_pair(state: State, seat: int, column: int) -> int:
    """Find the best spot of a column together with the best neighbour that could be lured onto it, if that is better.

    A lure leaves the other spots of the column as they were, or empty: what is caught there was counted without it.
    """
    best = best_spot(state, seat, column, -1, -1)
    for depth in range(DEPTHS):
        target = int(CELL[state.shore[seat], column, depth])
        bait = best_neighbour(state, target)
        if bait > WORST:
            best = max(best, worth(state, target) + bait)
    return best


@rule
def best_neighbour(state: State, target: int) -> int:
    """Find the best stack that touches a spot; WORST if there is none."""
    best = WORST
    for source in range(CELLS):
        if NEIGHBOURS[source, target] and state.top[source] != NO_CARD:
            best = max(best, worth(state, source))
    return best
