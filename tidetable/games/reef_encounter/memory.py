"""What follows from what everybody has seen (§7): bounds on the tiles behind the screens and in the bag.

All that happens to tiles after the deal is public, and every event that says something of hidden tiles says of one colour "there
was one" or "there was none". So all that can be known are bounds per colour; they move with each tile that comes or goes. The
sampling of unseen tiles (hidden.py) and the memory aid rest on them.
"""

from enum import IntEnum

from tidetable.core.kit import Ints, names, rule
from tidetable.games.reef_encounter.components import COLOURS, TILES_PER_COLOUR
from tidetable.games.reef_encounter.corals import has_room_to_grow
from tidetable.games.reef_encounter.state import State


class Growth(IntEnum):
    """Whether something will grow."""

    NO = 0
    YES = 1
    PERHAPS = 2  # if the bag has such a tile


GROWS = names("no", "yes", "perhaps", shows=(False, True, None))


# Bounds: one row of least and one of most


@rule
def more(least: Ints, most: Ints, colour: int, count: int) -> None:
    least[colour] = int(least[colour]) + count
    most[colour] = min(int(most[colour]) + count, TILES_PER_COLOUR)


@rule
def one_less(least: Ints, most: Ints, colour: int) -> None:
    least[colour] = max(int(least[colour]), 1) - 1
    most[colour] -= 1


@rule
def nothing(least: Ints, most: Ints, colour: int) -> None:
    least[colour] = 0
    most[colour] = 0


# Behind a screen


@rule
def gain_tile(state: State, seat: int, colour: int, count: int) -> None:
    state.behind[seat, colour] += count
    state.behind_size[seat] += count
    more(state.behind_least[seat], state.behind_most[seat], colour, count)


@rule
def lose_tile(state: State, seat: int, colour: int) -> None:
    state.behind[seat, colour] -= 1
    state.behind_size[seat] -= 1
    one_less(state.behind_least[seat], state.behind_most[seat], colour)


@rule
def learn_has(state: State, seat: int, colour: int) -> None:
    """Remember that this player has shown to hold a tile of *colour* behind the screen."""
    state.behind_least[seat, colour] = max(int(state.behind_least[seat, colour]), 1)


@rule
def learn_lacks(state: State, seat: int, colour: int) -> None:
    """Remember that this player has shown to hold none."""
    nothing(state.behind_least[seat], state.behind_most[seat], colour)


# In the bag: everybody's bounds, and those of each seat, who may know more


@rule
def fill_bag(state: State, colour: int, count: int) -> None:
    state.bag[colour] += count
    more(state.bag_least, state.bag_most, colour, count)
    for seat in range(state.seats):
        more(state.told_least[seat], state.told_most[seat], colour, count)


@rule
def take_from_bag(state: State, colour: int) -> None:
    """Take a tile out of the bag that everybody sees."""
    state.bag[colour] -= 1
    one_less(state.bag_least, state.bag_most, colour)
    for seat in range(state.seats):
        one_less(state.told_least[seat], state.told_most[seat], colour)


@rule
def learn_bag_lacks(state: State, colour: int) -> None:
    nothing(state.bag_least, state.bag_most, colour)
    for seat in range(state.seats):
        nothing(state.told_least[seat], state.told_most[seat], colour)


@rule
def tell_offers(state: State, seat: int) -> None:
    """Tell a player in MAIN, for every cube held, whether the bag has such a tile: CUBE_TO_TILE is offered or not (§4.8)."""
    for colour in range(COLOURS):
        if state.cubes[seat, colour] > 0:
            if state.bag[colour] > 0:
                state.told_least[seat, colour] = max(int(state.told_least[seat, colour]), 1)
            else:
                nothing(state.told_least[seat], state.told_most[seat], colour)


@rule
def know_nothing(state: State) -> None:
    """Begin: the bag and the hands can be anything."""
    for colour in range(COLOURS):
        state.bag_least[colour] = 0
        state.bag_most[colour] = TILES_PER_COLOUR
        for seat in range(state.seats):
            state.told_least[seat, colour] = 0
            state.told_most[seat, colour] = TILES_PER_COLOUR
            state.behind_least[seat, colour] = 0
            state.behind_most[seat, colour] = state.behind_size[seat]


# What the bounds say


@rule
def known_behind(state: State, seat: int, colour: int) -> int:
    """Count the tiles of a colour that must be behind a screen: those seen, or what the other colours cannot fill."""
    size = int(state.behind_size[seat])
    others = 0
    for other in range(COLOURS):
        if other != colour:
            others += min(int(state.behind_most[seat, other]), size)
    return max(int(state.behind_least[seat, colour]), size - others)


@rule
def will_grow(state: State, seat: int, slot: int, colour: int, here: int) -> int:
    """Say whether the extra-growth cell would grow beside a tile placed *here*, as far as *seat* (or SPECTATOR) knows."""
    if state.advanced or not has_room_to_grow(state, slot, colour, here):
        return Growth.NO
    if not state.dissolved:
        return Growth.YES if state.bonus[colour] > 0 else Growth.NO
    if seat >= 0 and state.told_least[seat, colour] > 0:
        return Growth.YES
    return Growth.NO if seat >= 0 and state.told_most[seat, colour] == 0 else Growth.PERHAPS
