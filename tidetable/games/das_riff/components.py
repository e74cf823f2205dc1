"""What is in the box of Das Riff and how the water lies (§2)."""

from enum import IntEnum
from typing import Any

import numpy as np

from tidetable.core.kit import count, names, set_of, words_of
from tidetable.games.das_riff.card import REEF_CARDS
from tidetable.games.das_riff.card import COLOURS as REEF_COLOURS

SEATS = 2

# Colours and sexes (§2.2, §2.3)

COLOUR_NAMES = REEF_COLOURS
COLOUR_LETTERS = ("R", "Y", "B", "G", "V", "P")
COLOURS = len(COLOUR_NAMES)


class Sex(IntEnum):
    """The two sexes of fish."""

    MALE, FEMALE = range(2)


# The reef cards (§2.3): kind 2 * colour + sex is a fish, the others follow. How many there are of each: card.py.

FISH_KINDS = 2 * COLOURS
CORAL, PEARL, SHARK, WATER = range(FISH_KINDS, FISH_KINDS + 4)
KINDS = WATER + 1
CARDS = REEF_CARDS.total
USUAL_COPIES = np.array(REEF_CARDS.default, np.int8)  # by kind

# How a table's own box (DR-30) lies in the record: bits for each kind but water, which is the rest
USUAL_BOX = REEF_CARDS.usual
BOX_SHIFT, BOX_MASK = np.array(REEF_CARDS.shifts, np.int64), np.array(REEF_CARDS.masks, np.int64)
BOX_LEAST = np.array(REEF_CARDS.least, np.int64)

# The breeding cards (§2.4): every unordered pair of colours once.


def _mate(breeding: int, fish: int) -> int:
    """Give the other colour of the card, in the other sex."""
    first, second = BREEDING_PAIRS[breeding]
    colour, sex = divmod(fish, 2)
    if colour not in (first, second):
        return NO_MATE
    return 2 * (first + second - colour) + (1 - sex)


BREEDING_PAIRS = tuple((i, j) for i in range(COLOURS) for j in range(i, COLOURS))  # by breeding id
BREEDINGS = len(BREEDING_PAIRS)
PAIR = np.array(
    [[BREEDING_PAIRS.index((min(i, j), max(i, j))) for j in range(COLOURS)] for i in range(COLOURS)], np.int8
)  # two colours -> breeding id
OPEN_CARDS = 4
NO_MATE = KINDS
#  breeding id and fish -> the fish that breeds this card with it, or NO_MATE
MATE = np.array([[_mate(breeding, fish) for fish in range(FISH_KINDS)] for breeding in range(BREEDINGS)], np.int8)

# Worms and boats (§2.1)

WORMS_PER_COLOUR = 8
BOATS = 15
MOST_BOATS = 8  # of one player: one a column
BOAT_PRICE = 3
FLIP_PRICE = 1
UNITS = COLOURS + 1  # what pays: a worm of each colour ...
PEARL_UNIT = COLOURS  # ... or a pearl
ANY = COLOURS  # the colour of a price that worms of every colour pay

# The water (§2.5): cell 8 * row + column; column 0 is at the sea edge, rows 0 and 3 lie open before seats 0 and 1.

ROWS = 4
COLUMNS = 8
CELLS = ROWS * COLUMNS
IS_MIDDLE = np.array([False, True, True, False])  # by row: dealt face down
FIRST_DOWN, LAST_DOWN = COLUMNS, 3 * COLUMNS - 1  # the cells of the middle rows
OWN_ROW = (0, 3)  # by seat
BASE_PRICE = np.array([[1, 2, 2, 3], [3, 2, 2, 1]], np.int8)  # by seat and row
FILL_ORDER = np.array([[0, 1, 2, 3], [3, 2, 1, 0]], np.int8)  # the rows of a column, from the active seat's side (§5.7)

# The players' corals (§2.5)

SLOTS = 5
BREEDINGS_TO_WIN = 5

# Figures of the turn (§5.7, §6)

RESHUFFLE_AT = 7  # cards on the discard pile
STILL_TURNS = 4  # until the spring tide

# What numbers mean

CARD_NAMES = REEF_CARDS.kinds  # by kind
CARD_CODES = (*(letter + sex[0] for letter in COLOUR_LETTERS for sex in words_of(Sex)), "#", "*", "^", "~")
BREEDING_CODES = tuple(f"{COLOUR_LETTERS[i]}-{COLOUR_LETTERS[j]}" for i, j in BREEDING_PAIRS)  # by breeding id
CELL_NAMES = tuple(f"{cell // COLUMNS},{cell % COLUMNS}" for cell in range(CELLS))  # "row,column"


def _shown_card(kind: int) -> dict[str, Any]:
    is_fish = kind < FISH_KINDS
    return {
        "name": CARD_NAMES[kind],
        "code": CARD_CODES[kind],
        "sort": "fish" if is_fish else CARD_NAMES[kind],
        "colour": COLOUR_NAMES[kind >> 1] if is_fish else None,
        "sex": words_of(Sex)[kind & 1] if is_fish else None,
    }


def _told_breeding(breeding: int) -> dict[str, Any]:
    first, second = BREEDING_PAIRS[breeding]
    return {"first": COLOUR_NAMES[first], "second": COLOUR_NAMES[second]}


def _shown_breeding(breeding: int) -> dict[str, Any]:
    return {"id": breeding, "colours": [*_told_breeding(breeding).values()], "code": BREEDING_CODES[breeding]}


COLOUR = names(*COLOUR_NAMES)
WORM = names(*({"unit": colour} for colour in COLOUR_NAMES))  # sentences speak of a worm as of a unit that can be paid
UNIT = names(*COLOUR_NAMES, "pearl")
PAYS = names(*COLOUR_NAMES, "any")
CELL = names(*CELL_NAMES)
CELLS_SET = set_of(*(f"c{cell}" for cell in range(CELLS)))
MIDDLE_CELL = names(*CELL_NAMES[: LAST_DOWN + 1])  # from FIRST_DOWN on
SLOT = count(SLOTS)
REEF_CARD = names(*CARD_NAMES, shows=map(_shown_card, range(KINDS)))
BREEDING_CARD = names(*map(_told_breeding, range(BREEDINGS)), shows=map(_shown_breeding, range(BREEDINGS)))
