"""What a thinking player knows of Reef Encounter: who stands better, and what is decided in secret.

The weights are fitted to games of careful players: ``python -m bench.judge reef_encounter``.
"""

from typing import Any

import numpy as np

from tidetable.core.kit import Ints, members, rule
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


# How much each trait counts at the start of the game, and how much more at its end
WEIGHTS = np.array(
    [
        (0.09, 0.17),  # points
        (0.04, 0.13),  # corals that could be eaten
        (0.24, 0.23),  # corals still too small
        (0.14, -0.63),  # shrimps eaten ...
        (-0.34, -0.99),  # ... and standing
        (0.26, -0.14),  # tiles in front of the screen ...
        (0.14, -0.13),  # ... and behind it
        (-0.16, 0.07),  # colours with a cube ...
        (-0.00, 0.10),  # ... and the tiles these could lay
        (0.34, 0.00),  # the own turn
    ]
)
EARLY, LATE = WEIGHTS.T.copy()
TRAITS = 2 * len(EARLY)


@rule
def counted(state: State, seat: int) -> tuple[Any, ...]:
    """Count what speaks for a seat, in the order of WEIGHTS."""
    cubes, layable = 0, 0
    for colour in range(COLOURS):
        if state.cubes[seat, colour] > 0:
            cubes += 1
            layable += held_tiles(state, seat, colour)
    return (
        points(state, seat),
        in_corals(state, seat, True),
        in_corals(state, seat, False),
        np.int64(state.shrimps_eaten[seat]),  # compiled, a tuple is walked only if all its numbers are as wide
        shrimps_out(state, seat),
        tiles_in(state.front[seat]),
        tiles_in(state.behind[seat]),
        cubes,
        layable,
        int(state.waiting) >> seat & 1,
    )


@rule
def traits(state: State, seat: int, found: Ints) -> None:
    """Write everything that counts, early and late, for fitting."""
    late, counts = progress(state), counted(state, seat)
    for which in range(EARLY.size):
        found[which] = counts[which]
        found[EARLY.size + which] = late * counts[which]


@rule
def judge(state: State, seat: int) -> float:
    late, total, counts = progress(state), 0.0, counted(state, seat)
    for which in range(EARLY.size):
        total += (EARLY[which] + late * LATE[which]) * counts[which]
    return float(np.exp(total))
