"""What is in the box of Fish'n'Stones and how the pond lies (§2)."""

from enum import IntEnum

import numpy as np

from tidetable.core.kit import count, names, names_of
from tidetable.games.fish_n_stones.card import POND_CARDS

# Pond cards (§2.1): cards of one kind are identical in play, the id only tells them apart. Ids are given kind by kind.


class Kind(IntEnum):
    """What a pond card shows."""

    FISH1, FISH2, FISH3, WATER, STONE1, STONE2 = range(6)


KINDS = len(Kind)
#                fish1 fish2 fish3 water stone1 stone2
FISH = np.array([1, 2, 3, 0, 0, 0], np.int8)  # on a card, by kind
STONES = np.array([0, 0, 0, 0, 1, 2], np.int8)
CARDS = POND_CARDS.total
USUAL_KIND = np.array(
    [kind for kind, copies in zip(Kind, POND_CARDS.default, strict=True) for _ in range(copies)], np.int8
)  # by id

# How a table's own box (FS-1) lies in the record: bits for each kind but water, which is the rest
USUAL_BOX = POND_CARDS.usual
BOX_SHIFT, BOX_MASK = np.array(POND_CARDS.shifts, np.int64), np.array(POND_CARDS.masks, np.int64)
BOX_LEAST = np.array(POND_CARDS.least, np.int64)

MAX_SEATS = 4
COLOURS = ("red", "blue", "yellow", "green")  # by seat
ROUNDS = 4

# The pond (§2.2): cell 3 * r + c, row r from the north, file c from the west.

SIDE = 3
CELLS = SIDE * SIDE


class Shore(IntEnum):
    """The four shores, clockwise: a player's left-hand neighbour is next."""

    SOUTH, WEST, NORTH, EAST = range(4)


SHORES = len(Shore)
COLUMNS = SIDE  # a column runs from the player's own shore across the pond: 0 is on his left ...
DEPTHS = SIDE  # ... and depth 0 is nearest to him
LEFT, MIDDLE, RIGHT = range(COLUMNS)


def _cell(shore: Shore, column: int, depth: int) -> int:
    row, file = {
        Shore.SOUTH: (2 - depth, column),
        Shore.WEST: (column, depth),
        Shore.NORTH: (depth, 2 - column),
        Shore.EAST: (2 - column, 2 - depth),
    }[shore]
    return SIDE * row + file


def _touch(one: int, other: int) -> bool:
    return abs(one // SIDE - other // SIDE) + abs(one % SIDE - other % SIDE) == 1


CELL = np.array([[[_cell(s, k, d) for d in range(DEPTHS)] for k in range(COLUMNS)] for s in Shore], np.int8)
NEIGHBOURS = np.array([[_touch(one, other) for other in range(CELLS)] for one in range(CELLS)], np.bool_)  # never diagonal
COLUMN_OF = np.array([[next(k for k in range(COLUMNS) if cell in CELL[s, k]) for cell in range(CELLS)] for s in Shore], np.int8)
# A stack can be lured into a column from the cells that touch one of its spots (§4, phase 3).
LURABLE = np.array(
    [[[any(NEIGHBOURS[cell, spot] for spot in CELL[s, k]) for cell in range(CELLS)] for k in range(COLUMNS)] for s in Shore],
    np.bool_,
)

# Seats and shores (§2.3), by number of players; the walking cats of FS-5 begin elsewhere.
FACING = np.array([Shore.SOUTH, Shore.NORTH], np.int8)
CORNER = np.array([Shore.SOUTH, Shore.WEST], np.int8)
ROUND_THE_POND = np.array([Shore.SOUTH, Shore.WEST, Shore.NORTH, Shore.EAST], np.int8)  # 3 seats leave the east free
WALKING = np.array([Shore.SOUTH, Shore.NORTH, Shore.EAST], np.int8)

# What numbers mean
CELL_NUMBER = count(CELLS)
COLUMN = names("left", "middle", "right")
KIND_OF_CARD = names_of(Kind)
SHORE = names_of(Shore)
COLOUR = names(*COLOURS)
