"""What a thinking player knows of Reef Encounter: who stands better, and what is decided in secret.

The weights are fitted to games of careful players: ``python -m bench.judge reef_encounter``.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from tidetable.core.record import Ints
from tidetable.core.rule import rule
from tidetable.core.sets import members
from tidetable.games.reef_encounter.components import COLOURS, SHRIMPS
from tidetable.games.reef_encounter.corals import coral_of, shrimps_out
from tidetable.games.reef_encounter.decisions import Decision
from tidetable.games.reef_encounter.ending import points, value
from tidetable.games.reef_encounter.legal import meal_returns
from tidetable.games.reef_encounter.outlook import held_tiles
from tidetable.games.reef_encounter.state import State
from tidetable.games.reef_encounter.supplies import tiles_in


@rule
def is_secret(action: int) -> bool:  # the setup tile and the first cubes (§3, 11 and 12)
    return action < Decision.EAT


@rule
def in_corals(state: State, seat: int, ripe: bool) -> int:  # noqa: FBT001
    """Count what the own corals promise: the points of meals that could be eaten, or the tiles of corals still too small."""
    promised, returned = 0, meal_returns(state)
    for slot in range(state.seats):
        shrimps = int(state.shrimp[slot, seat])
        while shrimps:
            for colour in range(COLOURS):
                tiles = members(coral_of(shrimps & -shrimps, int(state.reef[slot, colour])))
                if ripe and tiles > returned:
                    promised += (tiles - returned) * value(state, colour)
                elif not ripe and tiles > 0:
                    promised += min(tiles, returned)
            shrimps &= shrimps - 1
    return promised


@rule
def progress(state: State) -> float:
    """Tell how far the game is: its end is near when somebody has eaten three shrimps."""
    most = 0
    for seat in range(state.seats):
        most = max(most, int(state.shrimps_eaten[seat]))
    return most / SHRIMPS


class Trait(IntEnum):
    """What counts."""

    POINTS = 0
    RIPE = 1
    SMALL = 2
    EATEN = 3
    STANDING = 4
    FRONT = 5
    BEHIND = 6
    CUBES = 7
    LAYABLE = 8
    TURN = 9


# How much each counts at the start of the game ...
EARLY = np.array([0.09, 0.04, 0.24, 0.14, -0.34, 0.26, 0.14, -0.16, -0.00, 0.34])
# ... and how much more at its end
LATE = np.array([0.17, 0.13, 0.23, -0.63, -0.99, -0.14, -0.13, 0.07, 0.10, 0.00])
TRAITS = 2 * len(Trait)


@rule
def trait(state: State, seat: int, which: int) -> int:
    if which == Trait.POINTS:
        return points(state, seat)
    if which == Trait.RIPE or which == Trait.SMALL:  # noqa: PLR1714 - rules know no tuples of choices
        return in_corals(state, seat, which == Trait.RIPE)
    if which == Trait.EATEN:
        return int(state.shrimps_eaten[seat])
    if which == Trait.STANDING:
        return shrimps_out(state, seat)
    if which == Trait.TURN:
        return int(state.waiting) >> seat & 1
    return supplies(state, seat, which)


@rule
def supplies(state: State, seat: int, which: int) -> int:
    """Count tiles in front or behind the screen, colours with a cube, or the tiles that these could lay."""
    if which == Trait.FRONT:
        return tiles_in(state.front[seat])
    if which == Trait.BEHIND:
        return tiles_in(state.behind[seat])
    found = 0
    for colour in range(COLOURS):
        if state.cubes[seat, colour] > 0:
            found += 1 if which == Trait.CUBES else held_tiles(state, seat, colour)
    return found


@rule
def traits(state: State, seat: int, found: Ints) -> None:
    """Write everything that counts, early and late, for fitting."""
    late = progress(state)
    for which in range(EARLY.size):
        found[which] = trait(state, seat, which)
        found[EARLY.size + which] = late * found[which]


@rule
def judge(state: State, seat: int) -> float:
    """Give a seat's chance to win, up to a factor that all seats share."""
    late, total = progress(state), 0.0
    for which in range(EARLY.size):
        total += (EARLY[which] + late * LATE[which]) * trait(state, seat, which)
    return float(np.exp(total))
