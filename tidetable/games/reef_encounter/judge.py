"""What a thinking player knows of Reef Encounter: who stands better, and what is decided in secret.

The weights are fitted to games of careful players: ``python -m bench.judge reef_encounter``.
"""

from __future__ import annotations

import numpy as np

from tidetable.core.record import Ints
from tidetable.core.rule import rule
from tidetable.games.reef_encounter.components import COLOURS, SHRIMPS
from tidetable.core.sets import members
from tidetable.games.reef_encounter.corals import coral_of
from tidetable.games.reef_encounter.ending import points, value
from tidetable.games.reef_encounter.judgement import held_tiles
from tidetable.games.reef_encounter.state import EAT, State
from tidetable.games.reef_encounter.turn import meal_returns


@rule
def is_secret(action: int) -> bool:  # the setup tile and the first cubes (§3, 11 and 12)
    return action < EAT


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
def standing_shrimps(state: State, seat: int) -> int:
    standing = 0
    for slot in range(state.seats):
        standing += members(int(state.shrimp[slot, seat]))
    return standing


@rule
def supplies(state: State, seat: int, which: int) -> int:
    """Count consumed tiles (0), tiles behind the screen (1), colours with a cube (2), tiles that a cube could lay (3)."""
    found = 0
    for colour in range(COLOURS):
        has_cube = int(state.cubes[seat, colour] > 0)
        if which < 2:
            found += int(state.front[seat, colour]) if which == 0 else int(state.behind[seat, colour])
        else:
            found += has_cube if which == 2 else has_cube * held_tiles(state, seat, colour)
    return found


@rule
def progress(state: State) -> float:
    """Tell how far the game is: its end is near when somebody has eaten three shrimps."""
    most = 0
    for seat in range(state.seats):
        most = max(most, int(state.shrimps_eaten[seat]))
    return most / SHRIMPS


# What counts, by number, and how much: at the start of the game ...
#         points ripe small eaten standing front behind cubes layable turn
EARLY = np.array([0.09, 0.04, 0.24, 0.14, -0.34, 0.26, 0.14, -0.16, -0.00, 0.34])
# ... and how much more at its end
LATE = np.array([0.17, 0.13, 0.23, -0.63, -0.99, -0.14, -0.13, 0.07, 0.10, 0.00])
TRAITS = 2 * len(EARLY)


@rule
def trait(state: State, seat: int, which: int) -> int:
    if which < 3:
        return points(state, seat) if which == 0 else in_corals(state, seat, which == 1)
    if which < 5:
        return int(state.shrimps_eaten[seat]) if which == 3 else standing_shrimps(state, seat)
    return supplies(state, seat, which - 5) if which < 9 else int(state.waiting) >> seat & 1


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
