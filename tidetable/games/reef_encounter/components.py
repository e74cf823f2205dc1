"""What is in the box of Reef Encounter: colours, the four boards, the ten coral tiles and the counts (§2, §3)."""

from enum import IntEnum

import numpy as np

from tidetable.core.kit import bag_of, names, names_of, set_of

MAX_SEATS = 4


class Coral(IntEnum):
    """The five coral colours, clockwise as the large spaces of the open sea lie (§2.1, §2.5)."""

    WHITE, YELLOW, ORANGE, PINK, GREY = range(5)


class Alga(IntEnum):
    """The four alga colours (§2.1)."""

    BLUE, GREEN, PURPLE, RED = range(4)


W, Y, O, P, G = Coral  # noqa: E741 - the letters printed in the document
COLOURS = len(Coral)
ALGAE = len(Alga)
PLAYER_COLOURS = ("purple", "green", "red", "yellow")  # by seat (§2.1)

# The count (§2.2)
TILES_PER_COLOUR = 40
CUBES_PER_COLOUR = 10
CYLINDERS_PER_ALGA = 5
SHRIMPS = 4  # per player
SHRIMPS_PER_BOARD = 2  # of one player (RE-16)

# The boards (§2.3): # rock, . sand, * the extra-growth cell, a letter the start cell of that colour.
BOARDS = {
    "A": ("...###.", ".##Y##.", "##.#W##", "#G#*#.#", "##P.O##", "#######"),
    "B": ("...###.", "###G##.", "##Y#.##", "#.#*#W#", "##O#P##", ".#####."),
    "C": (".##.###", ".###O#.", "##W.#Y#", "###*#.#", ".#P#G##", ".###.##"),
    "D": (".#####.", "###O.##", "##.#G##", "#W#*###", ".#P#Y#.", ".##.##."),
}
BOARD_LETTERS = "".join(BOARDS)
ROWS, FILES = 6, 7
CELLS_PER_BOARD = ROWS * FILES  # cell = 42 * slot + 7 * (row - 1) + column
CELLS = CELLS_PER_BOARD * MAX_SEATS

# A set of cells of one board is a number with one bit a cell: neighbours, corals and attacks of all cells at once are a few
# shifts and masks, which is what makes legality cheap.


def _cells(board: str, marks: str) -> int:
    return sum(1 << place for place, mark in enumerate("".join(BOARDS[board])) if mark in marks)


EVERY_CELL = (1 << CELLS_PER_BOARD) - 1
NOT_FIRST_FILE = sum(1 << cell for cell in range(CELLS_PER_BOARD) if cell % FILES > 0)
NOT_LAST_FILE = sum(1 << cell for cell in range(CELLS_PER_BOARD) if cell % FILES < FILES - 1)
ROCK = np.array([_cells(board, "#*WYOPG") for board in BOARDS], np.int64)
START = np.array([[_cells(board, colour) for colour in "WYOPG"] for board in BOARDS], np.int64)
PRINTED = np.array([["WYOPG".find(mark) for mark in "".join(BOARDS[board])] for board in BOARDS], np.int8)  # -1: nothing
GROWTH_CELL = FILES * 3 + 3  # d4 on every board
GROWTH = 1 << GROWTH_CELL

# The coral tiles (§2.4): side 0 shows the first colour over the second, with the first alga large; side 1 both the other way round.
CORAL_TILES = (
    (W, Y, Alga.GREEN, Alga.BLUE),
    (W, O, Alga.RED, Alga.PURPLE),
    (Y, O, Alga.BLUE, Alga.RED),
    (Y, P, Alga.PURPLE, Alga.BLUE),
    (O, P, Alga.GREEN, Alga.RED),
    (O, G, Alga.BLUE, Alga.GREEN),
    (P, W, Alga.PURPLE, Alga.GREEN),
    (P, G, Alga.GREEN, Alga.PURPLE),
    (G, W, Alga.RED, Alga.PURPLE),
    (G, Y, Alga.BLUE, Alga.RED),
)
TILES = len(CORAL_TILES)
EVERY_TILE = (1 << TILES) - 1
FIELDS = ((1, 1), (2, 1), (1, 4), (2, 4), (2, 5), (1, 5), (1, 2), (2, 2), (1, 3), (2, 3))  # on the open-sea board, to draw it


def _pair(one: int, other: int) -> int:
    return next((tile for tile, (top, under, _, _) in enumerate(CORAL_TILES) if {one, other} == {top, under}), -1)


TOP = np.array([[top, under] for top, under, _, _ in CORAL_TILES], np.int8)  # [tile, side]: the stronger colour
UNDER = TOP[:, ::-1].copy()
LARGE = np.array([[large, small] for _, _, large, small in CORAL_TILES], np.int8)  # [tile, side]: the large alga
PAIR = np.array([[_pair(x, y) for y in Coral] for x in Coral], np.int8)  # [x, y]: the tile that compares them
WINS_ON = np.array([[int(TOP[PAIR[x, y], 1] == x) if x != y else -1 for y in Coral] for x in Coral], np.int8)  # [x, y]: x's side
# Coral tiles as sets, one bit a tile, by alga and side: those that show this alga large on that side.
SHOWS = np.array([[sum(1 << t for t in range(TILES) if LARGE[t, side] == a) for side in (0, 1)] for a in Alga], np.int64)

# Setup (§3)
SEA_SIZES = np.array([3, 3, 3, 2, 1], np.int8)  # clockwise from the indicator's space
FULL_SPACE = 3
DEALT = np.array([[6, 9, 0, 0], [6, 7, 9, 0], [6, 7, 8, 9]], np.int8)  # [seats - 2, place in turn order]
FIRST_CUBES = 2

# Limits of a turn (§4.2)
CUBES_A_TURN = 2
TILES_FROM_BEHIND = 4
SHRIMP_MOVES = 12  # RE-13
TURN_CAP = 100  # §6.5

# Eating (§5.4)
SMALLEST_MEAL = 5
RETURNED = 4  # tiles of an eaten coral that go back to the bag, one more in the advanced game, one more in a final turn
TILES_FOR_LAST_LOCK = 2  # §5.5

# What numbers mean
CORAL = names_of(Coral)
ALGA = names_of(Alga)
CORAL_TILE = names(*(f"T{tile}" for tile in range(TILES)))
CORAL_TILES_SET = set_of(*CORAL_TILE.words)
POLYP_TILES = bag_of("W", "Y", "O", "P", "G")
BOARD = names(*BOARD_LETTERS)
SHRIMP = names(*(str(k + 1) for k in range(SHRIMPS)))
CELL_NAMES = tuple(f"{file}{row + 1}" for row in range(ROWS) for file in "abcdefg")  # of one board
CELL = names(*(f"{slot}:{cell}" for slot in range(MAX_SEATS) for cell in CELL_NAMES))
CELLS_SET = set_of(*CELL_NAMES)
