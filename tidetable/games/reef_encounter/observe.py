"""What a seat sees of Reef Encounter as numbers for a learner, the own seat first among the players."""

from tidetable.core.kit import Ints, Planes, lowest, plane, rule
from tidetable.games.reef_encounter.components import (
    ALGAE, BOARD_LETTERS, CELLS, CELLS_PER_BOARD, COLOURS, CUBES_A_TURN, CUBES_PER_COLOUR, CYLINDERS_PER_ALGA, FULL_SPACE,
    MAX_SEATS, SHRIMP_MOVES, SHRIMPS, TILES, TILES_FROM_BEHIND, TURN_CAP,
)  # fmt: skip
from tidetable.games.reef_encounter.corals import shrimps_out
from tidetable.games.reef_encounter.state import NO_ALGA, NO_COLOUR, Phase, Source, State

BOARDS = len(BOARD_LETTERS)
SEAT_PLANES = 6 + 6 * COLOURS
PHASES = int(Phase.OVER)
MANY = 8.0  # counts of tiles are given in eighths
BAG = 40.0  # those of the bag in fortieths: all tiles of a colour


class Plane(Planes):
    """What a learner is shown of Reef Encounter."""

    BOARDS = plane(MAX_SEATS * BOARDS, "which board lies in each slot")
    CORALS = plane(CELLS * COLOURS, "by slot, colour and cell (row, then file): a tile of this colour")
    SHRIMPS = plane(CELLS * MAX_SEATS, "by slot, player (the own one first) and cell: a shrimp of this player")
    SEA = plane(COLOURS * COLOURS, "by space and colour: polyp tiles, in thirds")
    SEA_CUBES = plane(COLOURS, "the spaces that have their larva cube")
    TILES = plane(2 * TILES, "the coral tiles on their second side, then the locked ones")
    ALGAE = plane(2 * ALGAE, "cylinders left, in fifths; then the one on the space for algae")
    LARVAE = plane(COLOURS, "cubes left in the supply, in tenths")
    BONUS = plane(COLOURS + 1, "the row of bonus tiles, in eighths, and whether it has dissolved")
    BAG = plane(2 * COLOURS, "least and most tiles of each colour the bag can hold, as far as the seat knows, in fortieths")
    SEATS = plane(
        MAX_SEATS * SEAT_PLANES,
        "for each player, the own one first: plays, must decide, begins the game, tiles behind the screen, shrimps on the boards "
        "(quarters) and eaten (quarters); by colour: least and most tiles behind the screen (the own ones exactly), tiles in "
        "front, larva cubes, tiles in the parrotfish, in eighths, and the own first tile in it",
    )
    PHASE = plane(PHASES, "what is being decided")
    COLOUR = plane(COLOURS, "the colour of the cube in play")
    TURN = plane(
        11,
        "own decision, acted, cubes played, a shrimp introduced, a coral tile locked, shrimp moves, tiles placed from behind, "
        "tiles placed, the source is the front, first cubes picked, turns taken as a part of the cap",
    )
    SEAT = plane(MAX_SEATS, "the own seat")
    OPTIONS = plane(2, "the advanced game, larva cubes can be exchanged at once")


@rule
def observe(state: State, seat: int, planes: Ints) -> None:
    see_boards(state, seat, planes)
    see_sea(state, planes)
    see_bag(state, seat, planes)
    for place in range(state.seats):
        see_seat(state, seat, (seat + place) % int(state.seats), planes, Plane.SEATS + place * SEAT_PLANES)
    see_turn(state, seat, planes)
    planes[Plane.SEAT + seat] = 1.0
    planes[Plane.OPTIONS] = int(state.advanced)
    planes[Plane.OPTIONS + 1] = int(state.larva_exchange_immediate)


@rule
def see_set(cells: int, planes: Ints, at: int) -> None:
    """Mark the members of a set."""
    while cells != 0:
        planes[at + lowest(cells)] = 1.0
        cells &= cells - 1


@rule
def see_boards(state: State, seat: int, planes: Ints) -> None:
    for slot in range(state.seats):
        planes[Plane.BOARDS + slot * BOARDS + int(state.board[slot])] = 1.0
        for colour in range(COLOURS):
            see_set(int(state.reef[slot, colour]), planes, Plane.CORALS + (slot * COLOURS + colour) * CELLS_PER_BOARD)
        for place in range(state.seats):
            other = (seat + place) % int(state.seats)
            see_set(int(state.shrimp[slot, other]), planes, Plane.SHRIMPS + (slot * MAX_SEATS + place) * CELLS_PER_BOARD)


@rule
def see_sea(state: State, planes: Ints) -> None:
    for space in range(COLOURS):
        for colour in range(COLOURS):
            planes[Plane.SEA + space * COLOURS + colour] = int(state.sea[space, colour]) / FULL_SPACE
        planes[Plane.SEA_CUBES + space] = int(state.sea_cube[space])
        planes[Plane.LARVAE + space] = int(state.larvae[space]) / CUBES_PER_COLOUR
    see_set(int(state.sides), planes, Plane.TILES + 0)
    see_set(int(state.locks), planes, Plane.TILES + TILES)
    for alga in range(ALGAE):
        planes[Plane.ALGAE + alga] = int(state.algae[alga]) / CYLINDERS_PER_ALGA
    if state.alga_space != NO_ALGA:
        planes[Plane.ALGAE + ALGAE + int(state.alga_space)] = 1.0


@rule
def see_bag(state: State, seat: int, planes: Ints) -> None:
    for colour in range(COLOURS):
        planes[Plane.BONUS + colour] = int(state.bonus[colour]) / MANY
        planes[Plane.BAG + colour] = int(state.told_least[seat, colour]) / BAG
        planes[Plane.BAG + COLOURS + colour] = int(state.told_most[seat, colour]) / BAG
    planes[Plane.BONUS + COLOURS] = int(state.dissolved)


@rule
def see_seat(state: State, seat: int, other: int, planes: Ints, at: int) -> None:
    planes[at] = 1.0
    planes[at + 1] = int(state.waiting) >> other & 1
    planes[at + 2] = int(state.start_seat == other)
    planes[at + 3] = int(state.behind_size[other]) / MANY
    planes[at + 4] = shrimps_out(state, other) / SHRIMPS
    planes[at + 5] = int(state.shrimps_eaten[other]) / SHRIMPS
    see_holdings(state, seat, other, planes, at + 6)


@rule
def see_holdings(state: State, seat: int, other: int, planes: Ints, at: int) -> None:
    for colour in range(COLOURS):
        own = int(state.behind[seat, colour])
        planes[at + colour] = (own if other == seat else int(state.behind_least[other, colour])) / MANY
        planes[at + COLOURS + colour] = (own if other == seat else int(state.behind_most[other, colour])) / MANY
        planes[at + 2 * COLOURS + colour] = int(state.front[other, colour]) / MANY
        planes[at + 3 * COLOURS + colour] = int(state.cubes[other, colour]) / MANY
        planes[at + 4 * COLOURS + colour] = int(state.eaten[other, colour]) / MANY
    if other == seat and state.fish_tile[seat] != NO_COLOUR:
        planes[at + 5 * COLOURS + int(state.fish_tile[seat])] = 1.0


@rule
def see_turn(state: State, seat: int, planes: Ints) -> None:
    if state.phase < PHASES:
        planes[Plane.PHASE + int(state.phase)] = 1.0
    if state.colour != NO_COLOUR:
        planes[Plane.COLOUR + int(state.colour)] = 1.0
    planes[Plane.TURN] = int(state.waiting) >> seat & 1
    planes[Plane.TURN + 1] = int(state.acted)
    planes[Plane.TURN + 2] = int(state.cubes_played) / CUBES_A_TURN
    planes[Plane.TURN + 3] = int(state.introduced)
    planes[Plane.TURN + 4] = int(state.locked_this_turn)
    planes[Plane.TURN + 5] = int(state.shrimp_moves) / SHRIMP_MOVES
    planes[Plane.TURN + 6] = int(state.behind_used) / TILES_FROM_BEHIND
    planes[Plane.TURN + 7] = int(state.placed) / MANY
    planes[Plane.TURN + 8] = int(state.phase == Phase.PLACE_CELL and state.source == Source.FRONT)
    planes[Plane.TURN + 9] = int(state.picks) / CUBES_A_TURN
    planes[Plane.TURN + 10] = int(state.turns_taken[seat]) / TURN_CAP
