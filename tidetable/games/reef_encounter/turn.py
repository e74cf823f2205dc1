"""What the decisions of a turn do, in the order of §4.2: eat, play cubes, move shrimps, exchange, play algae."""

from tidetable.core.kit import Ints, lowest, members, note, rule
from tidetable.games.reef_encounter.components import CELLS_PER_BOARD, GROWTH, GROWTH_CELL, TILES, TILES_FROM_BEHIND, TOP, UNDER
from tidetable.games.reef_encounter.corals import (
    can_place, colour_at, coral_at, has_room_to_grow, on_board, shrimp_cell, shrimps_out,
)  # fmt: skip
from tidetable.games.reef_encounter.events import Event
from tidetable.games.reef_encounter.legal import behind_open, front_open, large_alga, returned_now, shows_large
from tidetable.games.reef_encounter.memory import gain_tile, learn_bag_lacks, learn_has, learn_lacks, lose_tile
from tidetable.games.reef_encounter.state import INTRODUCED, NO_ALGA, NO_CELL, NO_COLOUR, Phase, Source, State
from tidetable.games.reef_encounter.supplies import is_available, put_in_bag, take_bonus_tile, take_tile_for_cube

# Action 1: eat (§5.4)


@rule
def meal(state: State, seat: int, k: int) -> tuple[int, int, int]:
    """Give the cell of the k-th own shrimp, and colour and cells of the coral under it."""
    cell = shrimp_cell(state, seat, k)
    slot, here = on_board(cell)
    return cell, colour_at(state, slot, here), coral_at(state, slot, here)


@rule
def eat(state: State, seat: int, k: int, journal: Ints) -> None:
    """Feed the coral under the k-th own shrimp to the parrotfish: some tiles go to the bag, the rest are kept."""
    cell, colour, coral = meal(state, seat, k)
    slot, here = on_board(cell)
    returned = returned_now(state)
    kept = members(coral) - returned
    note(journal, Event.CORAL_EATEN, seat, cell, colour, members(coral), kept)
    eat_tiles(state, seat, slot, colour, coral, kept, journal)
    state.shrimp[slot, seat] = int(state.shrimp[slot, seat]) & ~here
    state.shrimps_eaten[seat] += 1
    note(journal, Event.SHRIMP_SPENT, seat, cell, state.shrimps_eaten[seat])
    put_in_bag(state, colour, returned, journal)


@rule
def eat_tiles(state: State, seat: int, slot: int, colour: int, coral: int, kept: int, journal: Ints) -> None:
    """Eat tile by tile, those first that are kept."""
    while coral:
        keeps = 1 if kept > 0 else 0
        state.reef[slot, colour] = int(state.reef[slot, colour]) & ~(coral & -coral)
        state.eaten[seat, colour] += keeps
        note(journal, Event.TILE_EATEN, seat, CELLS_PER_BOARD * slot + lowest(coral), colour, keeps)
        kept -= 1
        coral &= coral - 1


# Actions 2 and 3: a larva cube and its tiles (§4.5, §5.2, §5.3)


@rule
def play_cube(state: State, seat: int, colour: int, journal: Ints) -> None:
    if state.front[seat, colour] == 0:
        learn_has(state, seat, colour)
    state.cubes[seat, colour] -= 1
    state.larvae[colour] += 1
    state.cubes_played += 1
    state.colour, state.behind_used, state.placed = colour, 0, 0
    state.phase = Phase.PLACE
    note(journal, Event.CUBE_PLAYED, seat, colour)


@rule
def choose_source(state: State, seat: int, source: int) -> None:
    learn_has(state, seat, int(state.colour))  # it was asked, so both were open
    state.source = source
    state.phase = Phase.PLACE_CELL


@rule
def place(state: State, seat: int, cell: int, journal: Ints) -> None:
    slot, here = on_board(cell)
    colour = int(state.colour)
    consumed = colour_at(state, slot, here)
    if consumed != NO_COLOUR:
        state.reef[slot, consumed] = int(state.reef[slot, consumed]) & ~here
    state.reef[slot, colour] = int(state.reef[slot, colour]) | here
    take_from_source(state, seat, cell, journal)
    if consumed != NO_COLOUR:
        state.front[seat, consumed] += 1
        note(journal, Event.TILE_CONSUMED, seat, cell, consumed)
    if not state.advanced:
        grow(state, seat, slot, here, journal)
    state.placed += 1
    go_on_placing(state, seat, journal)


@rule
def take_from_source(state: State, seat: int, cell: int, journal: Ints) -> None:
    """Take the tile from the chosen source, or from the only open one."""
    colour = int(state.colour)
    if state.phase == Phase.PLACE:
        state.source = Source.BEHIND if behind_open(state, seat) else Source.FRONT
        if state.source == Source.FRONT and state.behind_used < TILES_FROM_BEHIND:
            learn_lacks(state, seat, colour)  # nobody asked from where
    if state.source == Source.BEHIND:
        lose_tile(state, seat, colour)
        state.behind_used += 1
    else:
        state.front[seat, colour] -= 1
    note(journal, Event.TILE_PLACED, seat, cell, colour, state.source)


@rule
def grow(state: State, seat: int, slot: int, here: int, journal: Ints) -> None:
    """Let the extra-growth cell grow beside the tile just placed, compulsory and at once (§5.3, RE-20)."""
    colour = int(state.colour)
    if not has_room_to_grow(state, slot, colour, here):
        return
    if not is_available(state, colour):
        learn_bag_lacks(state, colour)  # everybody sees that nothing grows
        return
    state.reef[slot, colour] = int(state.reef[slot, colour]) | GROWTH
    note(journal, Event.GREW, seat, CELLS_PER_BOARD * slot + GROWTH_CELL, colour)
    take_bonus_tile(state, colour, journal)


@rule
def go_on_placing(state: State, seat: int, journal: Ints) -> None:
    """Ask for the next tile, or end by itself when there is none left or nothing can be done with it (§4.5)."""
    state.phase = Phase.PLACE
    if shrimps_out(state, seat) == 0 and not can_place(state, int(state.colour)):
        end_placing(state, seat, journal)
        return
    front, behind = front_open(state, seat), behind_open(state, seat)
    if not front and not behind:
        if state.behind_used < TILES_FROM_BEHIND:
            learn_lacks(state, seat, int(state.colour))
        end_placing(state, seat, journal)
    elif not front:
        learn_has(state, seat, int(state.colour))


@rule
def end_placing(state: State, seat: int, journal: Ints) -> None:
    state.phase = Phase.MAIN
    state.colour = NO_COLOUR
    note(journal, Event.PLACING_ENDED, seat)


# Actions 4 and 5: shrimps (§4.6)


@rule
def introduce(state: State, seat: int, journal: Ints) -> None:
    state.introduced = 1
    state.lifted_from = INTRODUCED
    state.back_to = Phase.MAIN
    state.phase = Phase.DROP
    note(journal, Event.SHRIMP_INTRODUCED, seat)


@rule
def lift(state: State, seat: int, k: int, journal: Ints) -> None:
    cell = shrimp_cell(state, seat, k)
    slot, here = on_board(cell)
    state.shrimp[slot, seat] = int(state.shrimp[slot, seat]) & ~here
    state.lifted_from = cell
    state.back_to = state.phase
    state.phase = Phase.DROP
    note(journal, Event.SHRIMP_LIFTED, seat, cell)


@rule
def drop(state: State, seat: int, cell: int, journal: Ints) -> None:
    slot, here = on_board(cell)
    state.shrimp[slot, seat] = int(state.shrimp[slot, seat]) | here
    empty_hand(state)
    note(journal, Event.SHRIMP_DROPPED, seat, cell)


@rule
def drop_behind_screen(state: State, seat: int, journal: Ints) -> None:
    empty_hand(state)
    note(journal, Event.SHRIMP_HOME, seat)


@rule
def empty_hand(state: State) -> None:
    if state.lifted_from != INTRODUCED:
        state.shrimp_moves += 1
    state.lifted_from = NO_CELL
    state.phase = state.back_to


# Actions 6 and 8: exchanges (§4.4)


@rule
def tile_to_cube(state: State, seat: int, colour: int, journal: Ints) -> None:
    state.front[seat, colour] -= 1
    state.larvae[colour] -= 1
    state.cubes[seat, colour] += 1
    note(journal, Event.TILE_TRADED, seat, colour)
    put_in_bag(state, colour, 1, journal)


@rule
def cube_to_tile(state: State, seat: int, colour: int, journal: Ints) -> None:
    state.cubes[seat, colour] -= 1
    state.larvae[colour] += 1
    note(journal, Event.CUBE_TRADED, seat, colour)
    take_tile_for_cube(state, colour, journal)
    gain_tile(state, seat, colour, 1)


# Action 7: algae (§5.5)


@rule
def pay_for_alga(state: State, seat: int, colour: int, journal: Ints) -> None:
    state.front[seat, colour] -= 1
    note(journal, Event.ALGA_PAID, seat, colour)
    put_in_bag(state, colour, 1, journal)  # RE-28
    state.phase = Phase.ALGA


@rule
def alga_to_space(state: State, seat: int, alga: int, journal: Ints) -> None:
    if state.alga_space != NO_ALGA:  # RE-27: the old cylinder leaves first
        state.algae[state.alga_space] += 1
        note(journal, Event.ALGA_BACK, state.alga_space)
    state.algae[alga] -= 1
    state.alga_space = alga
    note(journal, Event.ALGA_PLAYED, seat, alga)
    turn_over(state, shows_large(state, alga), journal)
    state.phase = Phase.MAIN


@rule
def lock(state: State, seat: int, tile: int, journal: Ints) -> None:
    alga = large_alga(state, tile)
    state.algae[alga] -= 1
    state.locks = int(state.locks) | 1 << tile
    state.locked_this_turn = 1
    note(journal, Event.CORAL_TILE_LOCKED, seat, tile, alga)
    turn_over(state, shows_large(state, alga), journal)  # every other one
    state.phase = Phase.MAIN


@rule
def turn_over(state: State, tiles: int, journal: Ints) -> None:
    for tile in range(TILES):
        if tiles >> tile & 1:
            state.sides = int(state.sides) ^ 1 << tile
            side = int(state.sides) >> tile & 1
            note(journal, Event.CORAL_TILE_TURNED, tile, side, TOP[tile, side], UNDER[tile, side])
