"""Corals, guards and attacks: where a tile may be placed and a shrimp put down (§4.1, §4.6, §5.1).

A set of cells of one board is a number with one bit a cell, so that a whole board is judged at once.
"""

from tidetable.core.kit import lowest, members, rule
from tidetable.games.reef_encounter.components import (
    CELLS_PER_BOARD, COLOURS, EVERY_CELL, FILES, GROWTH, MAX_SEATS, NOT_FIRST_FILE, NOT_LAST_FILE, PAIR, ROCK, SHRIMPS,
    SHRIMPS_PER_BOARD, SHRIMP_MOVES, WINS_ON,
)  # fmt: skip
from tidetable.games.reef_encounter.state import INTRODUCED, NO_CELL, NO_COLOUR, NO_SEAT, State


@rule
def neighbours(cells: int) -> int:
    """Give what lies beside any of *cells*: never diagonal, never across the edge (§2.3)."""
    across = ((cells & NOT_LAST_FILE) << 1) | ((cells & NOT_FIRST_FILE) >> 1)
    return across | ((cells << FILES) & EVERY_CELL) | (cells >> FILES)


@rule
def coral_of(cells: int, tiles: int) -> int:
    """Grow *cells* to all tiles of one colour that hang together with them (§4.1)."""
    coral = cells & tiles
    while True:
        wider = (coral | neighbours(coral)) & tiles
        if wider == coral:
            return coral
        coral = wider


# A board


@rule
def on_board(cell: int) -> tuple[int, int]:
    """Give the slot of a cell's board, and the cell there as a set of one."""
    return cell // CELLS_PER_BOARD, 1 << cell % CELLS_PER_BOARD


@rule
def rock_of(state: State, slot: int) -> int:
    return int(ROCK[state.board[slot]])


@rule
def tiles_on(state: State, slot: int) -> int:
    """Give the cells that hold a tile."""
    tiles = 0
    for colour in range(COLOURS):
        tiles |= int(state.reef[slot, colour])
    return tiles


@rule
def shrimps_on(state: State, slot: int) -> int:
    """Give the cells where anybody's shrimp stands."""
    shrimps = 0
    for seat in range(MAX_SEATS):
        shrimps |= int(state.shrimp[slot, seat])
    return shrimps


@rule
def colour_at(state: State, slot: int, cells: int) -> int:
    """Give the colour of the tile on one cell; NO_COLOUR if it is bare."""
    for colour in range(COLOURS):
        if int(state.reef[slot, colour]) & cells:
            return colour
    return NO_COLOUR


@rule
def coral_at(state: State, slot: int, cells: int) -> int:
    """Give the whole coral on one cell; nothing if it is bare."""
    colour = colour_at(state, slot, cells)
    return coral_of(cells, int(state.reef[slot, colour])) if colour != NO_COLOUR else 0


@rule
def is_stronger(state: State, one: int, other: int) -> bool:
    return int(state.sides) >> int(PAIR[one, other]) & 1 == int(WINS_ON[one, other])


@rule
def protected(tiles: int, shrimps: int) -> int:
    """Give the tiles of one colour that shrimps shield: their own cells and the same colour beside them (RE-18)."""
    guards = tiles & shrimps
    return guards | (neighbours(guards) & tiles)


@rule
def joins_two(tiles: int, guards: int) -> int:
    """Give the cells where a tile would join two guarded corals of its colour (RE-17)."""
    once, twice = 0, 0
    while guards:
        coral = coral_of(guards & -guards, tiles)
        beside = neighbours(coral)
        twice |= once & beside
        once |= beside
        guards &= ~coral
    return twice


@rule
def placeable(state: State, slot: int, colour: int) -> int:
    """Give the legal cells of a board for a tile of *colour* (§5.1)."""
    own = int(state.reef[slot, colour])
    shrimps = shrimps_on(state, slot)
    tiles = tiles_on(state, slot)
    free = rock_of(state, slot) & ~shrimps & ~own
    cells = free & ~tiles
    reached = free & tiles & neighbours(own & neighbours(own))  # RE-19: the attacking coral has two tiles or more
    if reached:
        cells |= overgrown(state, slot, colour, reached, shrimps)
    guards = own & shrimps
    if guards & (guards - 1):
        cells &= ~joins_two(own, guards)
    return cells


@rule
def overgrown(state: State, slot: int, colour: int, reached: int, shrimps: int) -> int:
    """Give those of the *reached* cells whose tiles are weaker than *colour* and not protected."""
    cells = 0
    for weaker in range(COLOURS):
        tiles = int(state.reef[slot, weaker])
        if reached & tiles and weaker != colour and is_stronger(state, colour, weaker):
            cells |= reached & tiles & ~protected(tiles, shrimps)
    return cells


@rule
def bare_rock(state: State, slot: int) -> int:
    """Give the rock cells of a board with neither tile nor shrimp."""
    return rock_of(state, slot) & ~tiles_on(state, slot) & ~shrimps_on(state, slot)


@rule
def can_place(state: State, colour: int) -> bool:
    """Tell whether some cell of some board is legal for a tile of *colour*."""
    for slot in range(state.seats):
        guards = int(state.reef[slot, colour]) & shrimps_on(state, slot)
        if guards & (guards - 1) == 0 and bare_rock(state, slot):  # where no two corals can be joined, any bare rock will do
            return True
        if placeable(state, slot, colour):
            return True
    return False


@rule
def has_room_to_grow(state: State, slot: int, colour: int, here: int) -> bool:
    """Tell whether a tile of *colour* placed *here* lets the extra-growth cell grow, if there is a tile for it (§5.3)."""
    shrimps = shrimps_on(state, slot)
    if not neighbours(here) & GROWTH or (tiles_on(state, slot) | shrimps) & GROWTH:
        return False
    own = int(state.reef[slot, colour]) | here
    return joins_two(own, own & shrimps) & GROWTH == 0


# Shrimps


@rule
def guarded(state: State, slot: int, shrimps: int) -> int:
    """Give the tiles of a board whose coral has one of the *shrimps* on it."""
    cells = 0
    for colour in range(COLOURS):
        tiles = int(state.reef[slot, colour])
        if tiles & shrimps:
            cells |= coral_of(tiles & shrimps, tiles)
    return cells


@rule
def droppable(state: State, slot: int, seat: int, origin: int) -> int:
    """Give the cells of a board where a shrimp that comes from *origin* (a cell or INTRODUCED) may be put down (§4.6)."""
    if members(int(state.shrimp[slot, seat])) >= SHRIMPS_PER_BOARD:
        return 0
    shrimps, tiles = shrimps_on(state, slot), tiles_on(state, slot)
    cells = tiles & ~guarded(state, slot, shrimps)
    if origin == INTRODUCED:
        return cells
    if state.shrimp_moves < SHRIMP_MOVES:  # RE-14: parked for a while
        cells |= rock_of(state, slot) & ~tiles & ~shrimps
    if origin // CELLS_PER_BOARD == slot:
        cells &= ~(1 << (origin % CELLS_PER_BOARD))
    return cells


@rule
def can_introduce(state: State, seat: int) -> bool:
    for slot in range(state.seats):  # noqa: SIM110 - rules know no generators
        if is_colour_free(state, slot, seat) or droppable(state, slot, seat, INTRODUCED):
            return True
    return False


@rule
def is_colour_free(state: State, slot: int, seat: int) -> bool:
    """Tell whether a shrimp could be put on some colour of a board that has none: that saves looking at corals one by one."""
    if members(int(state.shrimp[slot, seat])) >= SHRIMPS_PER_BOARD:
        return False
    shrimps = shrimps_on(state, slot)
    for colour in range(COLOURS):
        tiles = int(state.reef[slot, colour])
        if tiles and tiles & shrimps == 0:
            return True
    return False


@rule
def shrimps_out(state: State, seat: int) -> int:
    """Count a player's shrimps on all boards."""
    out = 0
    for slot in range(state.seats):
        out += members(int(state.shrimp[slot, seat]))
    return out


@rule
def shrimps_home(state: State, seat: int) -> int:
    """Count a player's shrimps behind the screen, while none is in hand."""
    return SHRIMPS - shrimps_out(state, seat) - int(state.shrimps_eaten[seat])


@rule
def shrimp_cell(state: State, seat: int, k: int) -> int:
    """Give the cell of a player's k-th shrimp by ascending cell (§4.4); NO_CELL if there are not so many."""
    for slot in range(state.seats):
        shrimps = int(state.shrimp[slot, seat])
        while shrimps:
            if k == 0:
                return CELLS_PER_BOARD * slot + lowest(shrimps)
            k -= 1
            shrimps &= shrimps - 1
    return NO_CELL


@rule
def shrimp_number(state: State, seat: int, slot: int, here: int) -> int:
    """Give which of a player's shrimps stands *here*, counted by ascending cell."""
    number = members(int(state.shrimp[slot, seat]) & (here - 1))
    for before in range(slot):
        number += members(int(state.shrimp[before, seat]))
    return number


@rule
def seat_at(state: State, slot: int, cells: int) -> int:
    """Give the player whose shrimp stands on one of these cells."""
    for seat in range(MAX_SEATS):
        if int(state.shrimp[slot, seat]) & cells:
            return seat
    return NO_SEAT


@rule
def shields_at(state: State, slot: int, here: int) -> int:
    """Give the tiles that a shrimp *here* would shield (RE-18); none on bare rock."""
    colour = colour_at(state, slot, here)
    return protected(int(state.reef[slot, colour]), here) if colour != NO_COLOUR else 0


@rule
def has_parked(state: State, seat: int) -> bool:
    """Tell whether a shrimp of this player stands on bare rock (§4.1)."""
    for slot in range(state.seats):
        shrimps = int(state.shrimp[slot, seat])
        if shrimps and shrimps & ~tiles_on(state, slot):
            return True
    return False


@rule
def guarded_tiles(state: State, seat: int) -> int:
    """Count the tiles of all corals guarded by this player's shrimps (§6.4)."""
    tiles = 0
    for slot in range(state.seats):
        shrimps = int(state.shrimp[slot, seat])
        while shrimps:
            tiles += members(coral_at(state, slot, shrimps & -shrimps))
            shrimps &= shrimps - 1
    return tiles
