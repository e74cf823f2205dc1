"""A tidy random player (§12.1): eats when possible, claims and grows corals, and is random otherwise."""

from tidetable.core.chance import fast_below
from tidetable.core.legal import NO_ACTION, any_of, forbid, is_legal
from tidetable.core.record import Ints
from tidetable.core.rule import rule
from tidetable.games.reef_encounter.components import CELLS_PER_BOARD, COLOURS
from tidetable.games.reef_encounter.corals import coral_of, neighbours
from tidetable.games.reef_encounter.decisions import Decision
from tidetable.games.reef_encounter.state import State


@rule
def some_of(choices: Ints, first: int, count: int, random: Ints) -> int:
    """Choose one of the legal actions in a range, or NO_ACTION."""
    chosen, seen = NO_ACTION, 0
    for action in range(first, first + count):
        if is_legal(choices, action):
            seen += 1
            if fast_below(random, seen) == 0:
                chosen = action
    return chosen


@rule
def growing_cell(state: State, seat: int, choices: Ints, random: Ints) -> int:
    """Choose a cell beside an own coral of the colour in play, else beside any coral of it."""
    for own in (True, False):
        chosen, seen = NO_ACTION, 0
        for slot in range(state.seats):
            tiles = int(state.reef[slot, state.colour])
            corals = coral_of(tiles & int(state.shrimp[slot, seat]), tiles) if own else tiles
            for place in range(CELLS_PER_BOARD):
                if is_legal(choices, Decision.PLACE + CELLS_PER_BOARD * slot + place) and neighbours(corals) >> place & 1:
                    seen += 1
                    if fast_below(random, seen) == 0:
                        chosen = Decision.PLACE + CELLS_PER_BOARD * slot + place
        if chosen != NO_ACTION:
            return chosen
    return NO_ACTION


@rule
def tidy(state: State, seat: int, choices: Ints, random: Ints) -> int:
    """Decide: eat, lay with a cube, claim a coral; otherwise by chance, but without walking shrimps about."""
    if is_legal(choices, Decision.INTRODUCE) or is_legal(choices, Decision.COLLECT):
        for first, count in ((Decision.EAT, 4), (Decision.PLAY_CUBE, COLOURS), (Decision.INTRODUCE, 1)):
            chosen = some_of(choices, first, count, random)
            if chosen != NO_ACTION:
                return chosen
        return some_of(choices, Decision.COLLECT, COLOURS, random)
    if state.colour >= 0:
        chosen = growing_cell(state, seat, choices, random)
        if chosen != NO_ACTION:
            return chosen
        for first, count in ((Decision.SRC_BEHIND, 2), (Decision.PLACE, Decision.DROP - Decision.PLACE), (Decision.END_PLACING, 1)):
            chosen = some_of(choices, first, count, random)
            if chosen != NO_ACTION:
                return chosen
    for k in range(4):
        forbid(choices, Decision.LIFT + k)
    return any_of(choices, random)
