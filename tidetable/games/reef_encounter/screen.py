"""What a screen is sent of a seen record: colours that only memory tells are not there (§7).

What is left is a record like any other: nothing is known of what was taken out, and worlds can be dealt from it (hidden.py).
"""

from tidetable.core.kit import Ints, rule
from tidetable.games.reef_encounter.components import COLOURS, TILES_PER_COLOUR
from tidetable.games.reef_encounter.hidden import seen_tiles
from tidetable.games.reef_encounter.state import State
from tidetable.games.reef_encounter.supplies import tiles_in


@rule
def screen(state: State, viewer: int) -> None:
    """Take out the colours that only memory tells (§7), and of the bag all but what may grow or be offered (memory.py)."""
    forget_bag(state, viewer)
    if state.memory_aid:
        return
    for seat in range(state.seats):
        for colour in range(COLOURS):
            state.behind_least[seat, colour] = 0
            state.behind_most[seat, colour] = min(int(state.behind_size[seat]), TILES_PER_COLOUR)
    mingle_cubes(state.cubes, int(state.seats), viewer)
    mingle_eaten(state, viewer)


@rule
def forget_bag(state: State, viewer: int) -> None:
    """Leave of the bag whether it has a colour, where the viewer is told so."""
    for colour in range(COLOURS):
        state.bag_least[colour] = 0
        state.bag_most[colour] = TILES_PER_COLOUR
        if viewer >= 0:
            state.told_least[viewer, colour] = int(state.dissolved and state.told_least[viewer, colour] > 0)
            lacks = state.dissolved and state.told_most[viewer, colour] == 0
            state.told_most[viewer, colour] = 0 if lacks else TILES_PER_COLOUR


@rule
def mingle_cubes(cubes: Ints, seats: int, viewer: int) -> None:
    """Leave how many cubes each of the others has, and of each colour all of them together: the supply tells that.

    Whatever they have, the first of them gets the first colours.
    """
    for seat in range(seats):
        if seat != viewer:
            for later in range(seat + 1, seats):
                if later != viewer:
                    sort_two(cubes[seat], cubes[later])


@rule
def sort_two(first: Ints, second: Ints) -> None:
    """Exchange cubes, one for one, so that the first has the first colours."""
    for colour in range(COLOURS):
        for further in range(COLOURS - 1, colour, -1):
            count = min(int(second[colour]), int(first[further]))
            first[colour] += count
            second[colour] -= count
            first[further] -= count
            second[further] += count


@rule
def mingle_eaten(state: State, viewer: int) -> None:
    """Leave how many tiles the others' parrotfish have eaten, of colours of which most tiles are out of sight."""
    for seat in range(state.seats):
        if seat != viewer:
            gather(state.eaten[seat])
    for seat in range(state.seats):
        if seat != viewer:
            count = int(state.eaten[seat, 0])
            state.eaten[seat, 0] = 0
            for _ in range(count):
                state.eaten[seat, likely_colour(state, viewer)] += 1


@rule
def gather(counts: Ints) -> None:
    """Leave how many there are, as if all were of the first colour."""
    counts[0] = tiles_in(counts)
    for colour in range(1, COLOURS):
        counts[colour] = 0


@rule
def likely_colour(state: State, viewer: int) -> int:
    """Give the colour of which most tiles are out of sight; first those that the viewer knows not to be in the bag."""
    likely, most = 0, -1
    for colour in range(COLOURS):
        unseen = TILES_PER_COLOUR - seen_tiles(state, viewer, colour)
        if unseen > 0 and viewer >= 0 and state.told_most[viewer, colour] == 0:
            unseen += TILES_PER_COLOUR
        if unseen > most:
            likely, most = colour, unseen
    return likely
