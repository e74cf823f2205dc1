"""What may be decided in each phase (§4.3 to §4.6, §5.5).

The decisions below PLACE fit into one number, one bit each; the cells for PLACE and DROP are a set of cells for each board.
``legal_actions`` spreads them over the mask, and the engine counts them to find what is forced.
"""

from __future__ import annotations

from tidetable.core.chance import fast_below
from tidetable.core.record import Ints
from tidetable.core.rule import rule
from tidetable.games.reef_encounter.components import (
    ALGAE, CELLS_PER_BOARD, COLOURS, CUBES_A_TURN, EVERY_TILE, LARGE, RETURNED, SHOWS, SHRIMP_MOVES, SMALLEST_MEAL, TILES,
    TILES_FOR_LAST_LOCK, TILES_FROM_BEHIND,
)  # fmt: skip
from tidetable.core.sets import members, nth
from tidetable.games.reef_encounter.corals import (
    can_introduce, can_place, coral_at, droppable, has_parked, placeable, shrimps_home, shrimps_out, tiles_on,
)  # fmt: skip
from tidetable.games.reef_encounter.state import (
    ALGA_LOCK, ALGA_PAY, ALGA_SPACE, COLLECT, CUBE_TO_TILE, DECLINE, DROP, DROP_SCREEN, EAT, END_PLACING, FISH_TILE, INTRODUCE,
    INTRODUCED, LARVA_PICK, LIFT, PLACE, PLAY_CUBE, SRC_BEHIND, SRC_FRONT, TILE_TO_CUBE, Phase, State,
)  # fmt: skip
from tidetable.games.reef_encounter.supplies import tiles_in

COLLECT_ANY = ((1 << COLOURS) - 1) << COLLECT


@rule
def legal_choices(state: State, seat: int) -> int:
    """Give the legal decisions other than PLACE and DROP, as a set of action numbers."""
    if state.phase == Phase.MAIN:
        return legal_in_main(state, seat)
    if state.phase == Phase.PLACE:
        return legal_in_place(state, seat)
    if state.phase == Phase.DROP:
        return 0 if state.lifted_from == INTRODUCED else 1 << DROP_SCREEN
    if state.phase == Phase.ALGA:
        return legal_algae(state, seat)
    if state.phase == Phase.FINAL_EAT:
        return legal_meals(state, seat, final_return(state) + 1) | 1 << DECLINE
    return legal_in_setup(state, seat)


@rule
def legal_cells(state: State, seat: int, slot: int) -> int:
    """Give the cells of a board that may be chosen now: for a tile in PLACE and PLACE_CELL, for a shrimp in DROP."""
    if state.phase == Phase.DROP:
        return droppable(state, slot, seat, int(state.lifted_from))
    if state.phase == Phase.PLACE_CELL or (state.phase == Phase.PLACE and not both_open(state, seat)):
        return placeable(state, slot, int(state.colour))
    return 0


@rule
def any_legal(state: State, seat: int, random: Ints) -> int:
    """Choose one of the legal actions, each equally likely: as from a mask, but from the sets it would be filled from."""
    choices = legal_choices(state, seat)
    count = members(choices)
    if not Phase.PLACE <= state.phase <= Phase.DROP:
        return nth(choices, fast_below(random, count))
    first, second, third, fourth = cells_of_boards(state, seat)
    skip = fast_below(random, count + members(first) + members(second) + members(third) + members(fourth))
    if skip < count:
        return nth(choices, skip)
    skip -= count
    slot, cells = 0, first
    while skip >= members(cells):
        skip -= members(cells)
        slot += 1
        cells = second if slot == 1 else third if slot == 2 else fourth
    return (DROP if state.phase == Phase.DROP else PLACE) + CELLS_PER_BOARD * slot + nth(cells, skip)


@rule
def cells_of_boards(state: State, seat: int) -> tuple[int, int, int, int]:
    """Give the cells of each board that may be chosen now."""
    first, second, third, fourth = 0, 0, 0, 0
    for slot in range(state.seats):
        cells = legal_cells(state, seat, slot)
        if slot == 0:
            first = cells
        elif slot == 1:
            second = cells
        elif slot == 2:
            third = cells
        else:
            fourth = cells
    return first, second, third, fourth


@rule
def legal_in_setup(state: State, seat: int) -> int:  # §3, steps 11 and 12
    choices = 0
    for colour in range(COLOURS):
        if state.phase == Phase.SETUP_FISH and state.behind[seat, colour] > 0:
            choices |= 1 << FISH_TILE + colour
        if state.phase == Phase.SETUP_LARVA and state.larvae[colour] > 0:
            choices |= 1 << LARVA_PICK + colour
    return choices


# MAIN (§4.4)


@rule
def legal_in_main(state: State, seat: int) -> int:
    choices = legal_lifts(state, seat)
    if not state.acted:
        choices |= legal_meals(state, seat, SMALLEST_MEAL)
    if not state.introduced and shrimps_home(state, seat) > 0 and can_introduce(state, seat):
        choices |= 1 << INTRODUCE
    if not has_parked(state, seat):
        choices |= COLLECT_ANY
    pays = tiles_in(state.front[seat]) > 0 and legal_algae(state, seat) != 0
    for colour in range(COLOURS):
        if state.cubes[seat, colour] > 0:
            choices |= legal_with_cube(state, seat, colour)
        if state.front[seat, colour] > 0:
            if can_trade_tile(state, seat, colour):
                choices |= 1 << TILE_TO_CUBE + colour
            if pays:
                choices |= 1 << ALGA_PAY + colour
    return choices


@rule
def legal_with_cube(state: State, seat: int, colour: int) -> int:
    choices = 0
    held = int(state.behind[seat, colour]) + int(state.front[seat, colour])
    if state.cubes_played < CUBES_A_TURN and held > 0 and can_place(state, colour):  # RE-7
        choices |= 1 << PLAY_CUBE + colour
    if offers_tile(state, seat, colour):
        choices |= 1 << CUBE_TO_TILE + colour
    return choices


@rule
def offers_tile(state: State, seat: int, colour: int) -> bool:
    """Tell whether bag or row has a tile of *colour*: with a row, it lacks what the bag lacks; without, the seat has been told."""
    return int(state.told_least[seat, colour] if state.dissolved else state.bonus[colour]) > 0


@rule
def can_trade_tile(state: State, seat: int, colour: int) -> bool:  # TILE_TO_CUBE of a tile in front
    if state.larvae[colour] == 0:
        return False
    if not state.larva_exchange_immediate:
        return True
    held = int(state.behind[seat, colour]) + int(state.front[seat, colour])  # RE-29: one more besides the one given away
    return state.cubes_played < CUBES_A_TURN and held > 1 and can_place(state, colour)


@rule
def legal_meals(state: State, seat: int, least: int) -> int:
    """Give EAT for every own shrimp on a coral of at least *least* tiles."""
    choices, k = 0, 0
    for slot in range(state.seats):
        shrimps = int(state.shrimp[slot, seat])
        while shrimps:
            if members(coral_at(state, slot, shrimps & -shrimps)) >= least:
                choices |= 1 << EAT + k
            k += 1
            shrimps &= shrimps - 1
    return choices


@rule
def legal_lifts(state: State, seat: int) -> int:
    """Give LIFT for every own shrimp; past the cap of moves only for parked ones (RE-13)."""
    if state.shrimp_moves < SHRIMP_MOVES:
        return ((1 << shrimps_out(state, seat)) - 1) << LIFT
    choices, k = 0, 0
    for slot in range(state.seats):
        shrimps = int(state.shrimp[slot, seat])
        while shrimps:
            if not shrimps & -shrimps & tiles_on(state, slot):
                choices |= 1 << LIFT + k
            k += 1
            shrimps &= shrimps - 1
    return choices


# PLACE (§4.5)


@rule
def behind_open(state: State, seat: int) -> bool:
    return state.behind_used < TILES_FROM_BEHIND and state.behind[seat, state.colour] > 0


@rule
def front_open(state: State, seat: int) -> bool:
    return int(state.front[seat, state.colour]) > 0


@rule
def both_open(state: State, seat: int) -> bool:
    return front_open(state, seat) and behind_open(state, seat)


@rule
def legal_in_place(state: State, seat: int) -> int:
    choices = legal_lifts(state, seat)  # RE-11
    cell = can_place(state, int(state.colour))
    if cell and both_open(state, seat):
        choices |= 1 << SRC_BEHIND | 1 << SRC_FRONT
    if state.placed >= 1 or not cell:
        choices |= 1 << END_PLACING
    return choices


# ALGA (§5.5)


@rule
def shows_large(state: State, alga: int) -> int:
    """Give the unlocked coral tiles that show this alga large, as a set."""
    sides = int(state.sides)
    return (int(SHOWS[alga, 0]) & ~sides | int(SHOWS[alga, 1]) & sides) & ~int(state.locks)


@rule
def legal_algae(state: State, seat: int) -> int:
    choices, locks = 0, may_lock(state, seat)
    for alga in range(ALGAE):
        supply, shown = state.algae[alga] > 0, shows_large(state, alga)
        if (supply or state.alga_space == alga) and shown:  # RE-26, RE-27
            choices |= 1 << ALGA_SPACE + alga
        if supply and locks:
            choices |= shown << ALGA_LOCK
    return choices


@rule
def may_lock(state: State, seat: int) -> bool:
    if state.locked_this_turn or state.shrimps_eaten[seat] == 0:
        return False
    if members(int(state.locks)) < TILES - 1:
        return True
    return tiles_in(state.eaten[seat]) + 1 >= TILES_FOR_LAST_LOCK  # the setup tile counts too (RE-21)


@rule
def large_alga(state: State, tile: int) -> int:
    return int(LARGE[tile, int(state.sides) >> tile & 1])


# FINAL_EAT (§6.2)


@rule
def final_return(state: State) -> int:
    """Count the tiles that go back to the bag in a final turn."""
    return RETURNED + int(state.advanced) + 1


@rule
def all_locked(state: State) -> bool:
    return int(state.locks) == EVERY_TILE
