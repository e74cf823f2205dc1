"""The bag and the bonus row (§5.3), and the drawing of tiles (§5.6)."""

from tidetable.core.kit import Ints, draw, note, rule
from tidetable.games.reef_encounter.components import COLOURS
from tidetable.games.reef_encounter.events import Event
from tidetable.games.reef_encounter.memory import fill_bag, learn_bag_lacks, take_from_bag
from tidetable.games.reef_encounter.state import State


@rule
def tiles_in(counts: Ints) -> int:
    tiles = 0
    for colour in range(COLOURS):
        tiles += int(counts[colour])
    return tiles


@rule
def put_in_bag(state: State, colour: int, count: int, journal: Ints) -> None:
    """Return tiles to the bag; a gap in the bonus row takes one of them at once (RE-31)."""
    if count > 0 and not state.dissolved and state.bonus[colour] == 0:
        state.bonus[colour] = 1
        note(journal, Event.BONUS_FILLED, colour)
        count -= 1
    fill_bag(state, colour, count)


@rule
def is_available(state: State, colour: int) -> bool:
    """Tell whether extra growth can have a tile of *colour*: from the row, or from the bag once the row is dissolved."""
    return int(state.bag[colour] if state.dissolved else state.bonus[colour]) > 0


@rule
def take_bonus_tile(state: State, colour: int, journal: Ints) -> None:
    """Use an available tile for extra growth and replace it from the bag."""
    if state.dissolved:
        take_from_bag(state, colour)
    elif state.bag[colour] > 0:
        take_from_bag(state, colour)
        note(journal, Event.BONUS_FILLED, colour)
    else:
        empty_bonus_place(state, colour, journal)


@rule
def take_tile_for_cube(state: State, colour: int, journal: Ints) -> None:
    """Take a tile from the bag, from the bonus row if the bag has none (CUBE_TO_TILE, §4.4)."""
    if state.bag[colour] > 0:
        take_from_bag(state, colour)
    else:
        empty_bonus_place(state, colour, journal)


@rule
def empty_bonus_place(state: State, colour: int, journal: Ints) -> None:
    state.bonus[colour] = 0
    learn_bag_lacks(state, colour)  # everybody sees that the place stays empty
    note(journal, Event.BONUS_GONE, colour)


@rule
def dissolve_row(state: State, journal: Ints) -> None:
    if state.dissolved:
        return
    state.dissolved = 1
    note(journal, Event.ROW_DISSOLVED)
    for colour in range(COLOURS):
        fill_bag(state, colour, int(state.bonus[colour]))
        state.bonus[colour] = 0


@rule
def draw_to_sea(state: State, space: int, journal: Ints) -> None:
    colour = draw(state, state.bag)
    take_from_bag(state, colour)
    state.sea[space, colour] += 1
    note(journal, Event.SEA_TILE, space, colour)
