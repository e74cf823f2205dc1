"""What a seat sees of Reef Encounter as numbers for a learner, the own seat first among the players."""

from __future__ import annotations

from tidetable.core.record import Ints
from tidetable.core.rule import rule
from tidetable.games.reef_encounter.components import (
    ALGAE, BOARD_LETTERS, CELLS, CELLS_PER_BOARD, COLOURS, CUBES_A_TURN, CUBES_PER_COLOUR, CYLINDERS_PER_ALGA, FULL_SPACE,
    MAX_SEATS, SHRIMP_MOVES, SHRIMPS, TILES, TILES_FROM_BEHIND, TURN_CAP,
)  # fmt: skip
from tidetable.core.sets import lowest, members
from tidetable.games.reef_encounter.state import NO_ALGA, NO_BOARD, NO_COLOUR, Phase, Source, State

BOARDS = len(BOARD_LETTERS)
SEAT_PLANES = 6 + 6 * COLOURS
PHASES = int(Phase.OVER)
MANY = 8.0  # counts of tiles are given in eighths
BAG = 40.0  # those of the bag in fortieths: all tiles of a colour

PLANES = (
    ("boards", MAX_SEATS * BOARDS, "which board lies in each slot"),
    ("corals", CELLS * COLOURS, "by slot, colour and cell (row, then file): a tile of this colour"),
    ("shrimps", CELLS * MAX_SEATS, "by slot, player (the own one first) and cell: a shrimp of this player"),
    ("sea", COLOURS * COLOURS, "by space and colour: polyp tiles, in thirds"),
    ("sea_cubes", COLOURS, "the spaces that have their larva cube"),
    ("tiles", 2 * TILES, "the coral tiles on their second side, then the locked ones"),
    ("algae", 2 * ALGAE, "cylinders left, in fifths; then the one on the space for algae"),
    ("larvae", COLOURS, "cubes left in the supply, in tenths"),
    ("bonus", COLOURS + 1, "the row of bonus tiles, in eighths, and whether it has dissolved"),
    ("bag", 2 * COLOURS, "least and most tiles of each colour the bag can hold, as far as the seat knows, in fortieths"),
    ("seats", MAX_SEATS * SEAT_PLANES, ("for each player, the own one first: plays, must decide, begins the game, tiles behind the "
     "screen, shrimps on the boards (quarters) and eaten (quarters); by colour: least and most tiles behind the screen (the own "
     "ones exactly), tiles in front, larva cubes, tiles in the parrotfish, in eighths, and the own first tile in it")),
    ("phase", PHASES, "what is being decided"),
    ("colour", COLOURS, "the colour of the cube in play"),
    ("turn", 11, ("own decision, acted, cubes played, a shrimp introduced, a coral tile locked, shrimp moves, tiles placed from "
     "behind, tiles placed, the source is the front, first cubes picked, turns taken as a part of the cap")),
    ("seat", MAX_SEATS, "the own seat"),
    ("options", 2, "the advanced game, larva cubes can be exchanged at once"),
)  # fmt: skip
SIZE = sum(numbers for _, numbers, _ in PLANES)


@rule
def observe(hidden: State, seat: int, planes: Ints) -> None:
    """Write what *seat* knows into *planes*, from its hidden record alone."""
    planes[:] = 0.0
    at = see_boards(hidden, seat, planes, 0)
    at = see_sea(hidden, planes, at)
    at = see_bag(hidden, seat, planes, at)
    for place in range(hidden.seats):
        see_seat(hidden, seat, place, planes, at + place * SEAT_PLANES)
    at = see_turn(hidden, seat, planes, at + MAX_SEATS * SEAT_PLANES)
    planes[at + seat] = 1.0
    planes[at + MAX_SEATS] = int(hidden.advanced)
    planes[at + MAX_SEATS + 1] = int(hidden.larva_exchange_immediate)


@rule
def see_set(cells: int, planes: Ints, at: int) -> None:
    """Mark the members of a set."""
    while cells != 0:
        planes[at + lowest(cells)] = 1.0
        cells &= cells - 1


@rule
def see_boards(hidden: State, seat: int, planes: Ints, at: int) -> int:
    corals = at + MAX_SEATS * BOARDS
    shrimps = corals + CELLS * COLOURS
    for slot in range(MAX_SEATS):
        if hidden.board[slot] == NO_BOARD:
            continue
        planes[at + slot * BOARDS + int(hidden.board[slot])] = 1.0
        for colour in range(COLOURS):
            see_set(int(hidden.reef[slot, colour]), planes, corals + (slot * COLOURS + colour) * CELLS_PER_BOARD)
        for place in range(hidden.seats):
            other = (seat + place) % int(hidden.seats)
            see_set(int(hidden.shrimp[slot, other]), planes, shrimps + (slot * MAX_SEATS + place) * CELLS_PER_BOARD)
    return shrimps + CELLS * MAX_SEATS


@rule
def see_sea(hidden: State, planes: Ints, at: int) -> int:
    for space in range(COLOURS):
        for colour in range(COLOURS):
            planes[at + space * COLOURS + colour] = int(hidden.sea[space, colour]) / FULL_SPACE
        planes[at + COLOURS * COLOURS + space] = int(hidden.sea_cube[space])
    at += COLOURS * COLOURS + COLOURS
    see_set(int(hidden.sides), planes, at)
    see_set(int(hidden.locks), planes, at + TILES)
    at += 2 * TILES
    for alga in range(ALGAE):
        planes[at + alga] = int(hidden.algae[alga]) / CYLINDERS_PER_ALGA
    if hidden.alga_space != NO_ALGA:
        planes[at + ALGAE + int(hidden.alga_space)] = 1.0
    at += 2 * ALGAE
    for colour in range(COLOURS):
        planes[at + colour] = int(hidden.larvae[colour]) / CUBES_PER_COLOUR
    return at + COLOURS


@rule
def see_bag(hidden: State, seat: int, planes: Ints, at: int) -> int:
    for colour in range(COLOURS):
        planes[at + colour] = int(hidden.bonus[colour]) / MANY
    planes[at + COLOURS] = int(hidden.dissolved)
    at += COLOURS + 1
    for colour in range(COLOURS):
        planes[at + colour] = int(hidden.told_least[seat, colour]) / BAG
        planes[at + COLOURS + colour] = int(hidden.told_most[seat, colour]) / BAG
    return at + 2 * COLOURS


@rule
def see_seat(hidden: State, seat: int, place: int, planes: Ints, at: int) -> None:
    other = (seat + place) % int(hidden.seats)
    shrimps = 0
    for slot in range(hidden.seats):
        shrimps += members(int(hidden.shrimp[slot, other]))
    planes[at] = 1.0
    planes[at + 1] = int(hidden.waiting) >> other & 1
    planes[at + 2] = int(hidden.start_seat == other)
    planes[at + 3] = int(hidden.behind_size[other]) / MANY
    planes[at + 4] = shrimps / SHRIMPS
    planes[at + 5] = int(hidden.shrimps_eaten[other]) / SHRIMPS
    see_holdings(hidden, seat, other, planes, at + 6)


@rule
def see_holdings(hidden: State, seat: int, other: int, planes: Ints, at: int) -> None:
    for colour in range(COLOURS):
        own = int(hidden.behind[seat, colour])
        planes[at + colour] = (own if other == seat else int(hidden.behind_least[other, colour])) / MANY
        planes[at + COLOURS + colour] = (own if other == seat else int(hidden.behind_most[other, colour])) / MANY
        planes[at + 2 * COLOURS + colour] = int(hidden.front[other, colour]) / MANY
        planes[at + 3 * COLOURS + colour] = int(hidden.cubes[other, colour]) / MANY
        planes[at + 4 * COLOURS + colour] = int(hidden.eaten[other, colour]) / MANY
    if other == seat and hidden.fish_tile[seat] != NO_COLOUR:
        planes[at + 5 * COLOURS + int(hidden.fish_tile[seat])] = 1.0


@rule
def see_turn(hidden: State, seat: int, planes: Ints, at: int) -> int:
    if hidden.phase < PHASES:
        planes[at + int(hidden.phase)] = 1.0
    at += PHASES
    if hidden.colour != NO_COLOUR:
        planes[at + int(hidden.colour)] = 1.0
    at += COLOURS
    planes[at] = int(hidden.waiting) >> seat & 1
    planes[at + 1] = int(hidden.acted)
    planes[at + 2] = int(hidden.cubes_played) / CUBES_A_TURN
    planes[at + 3] = int(hidden.introduced)
    planes[at + 4] = int(hidden.locked_this_turn)
    planes[at + 5] = int(hidden.shrimp_moves) / SHRIMP_MOVES
    planes[at + 6] = int(hidden.behind_used) / TILES_FROM_BEHIND
    planes[at + 7] = int(hidden.placed) / MANY
    planes[at + 8] = int(hidden.phase == Phase.PLACE_CELL and hidden.source == Source.FRONT)
    planes[at + 9] = int(hidden.picks) / CUBES_A_TURN
    planes[at + 10] = int(hidden.turns_taken[seat]) / TURN_CAP
    return at + 11
