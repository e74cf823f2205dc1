"""What is in the box of Rivero and how the source lies (§2)."""

from enum import IntEnum

import numpy as np

from tidetable.core.kit import count, names, names_of, set_of

SEATS = 2

# River cards (§2): two copies of each type t = 10 * river + value - 1. A set of types is one number with bit t for type t.

NAMES = ("nile", "colorado", "danube", "amazon")
RIVERS = len(NAMES)
VALUES = 10
TYPES = RIVERS * VALUES
COPIES = 2
CARDS = TYPES * COPIES
ALL_TYPES = (1 << TYPES) - 1


def _types(wanted: list[int]) -> int:
    return sum(1 << t for t in wanted)


# Doubling and swapping (§5.4, §5.5): the types of the same value in the other rivers; the last entry, that of NO_CARD, is empty.
SAME_VALUE = np.array(
    [_types([t for t in range(TYPES) if t != u and t % VALUES == u % VALUES]) for u in range(TYPES)] + [0], np.int64
)
RUNS = VALUES - 2  # runs of three that start in one river: with the values 1 to 8
RUN_STARTS = _types([t for t in range(TYPES) if t % VALUES < RUNS])

# Action cards (§2)


class Action(IntEnum):
    """The three kinds of action cards."""

    SUN, TAP, BRIDGE = range(3)


ACTION_KINDS = len(Action)
ACTION_COPIES = 6
ACTION_CARDS = ACTION_KINDS * ACTION_COPIES
ASIDE = 6  # set aside unseen at every shuffle (§3, RV-2)

# The source (§2): cell 4 * row + column; rows 0 and 2 are the banks, row 1 holds the base cards.

ROWS = 3
COLUMNS = 4
CELLS = ROWS * COLUMNS
MIDDLE = 1
OWN_SIDE = np.array([0, 2], np.int8)  # the row on each seat's side

# Rivers on the table (§2, §5.8): the cells of one river are values lo to hi, as bits value - 1 of one number.

SLOTS = 12  # RV-38
SHORTEST = 3
RIVERO = 8  # this many river cards in one river


def _values(wanted: tuple[int, ...]) -> int:
    return sum(1 << (value - 1) for value in wanted if 1 <= value <= VALUES)


_LIMITS = range(VALUES + 1)
EXTENSIONS = np.array([[_values((low - 1, high + 1)) for high in _LIMITS] for low in _LIMITS], np.int64)  # §5.1, 1
OVER_BRIDGE = np.array([[_values((low - 2, high + 2)) for high in _LIMITS] for low in _LIMITS], np.int64)  # §5.1, 2
SPAN = np.array([[_values(tuple(range(low, high + 1))) for high in _LIMITS] for low in _LIMITS], np.int64)
# Two bridges are never neighbours, so the values 2-3, 4-5, 6-7 and 8-9 hold one at most: four places for their hidden faces.
BRIDGE_PLACES = 4


class Way(IntEnum):
    """The three ways in which a card comes to a river (§5.1)."""

    EXTEND = 0
    BRIDGE = 1  # an extension with the stored bridge between
    EXCHANGE = 2


# Hands and groundwater

DEALT = 8
HAND_LIMIT = 8  # at the end of one's own turn
BESIDE = 2  # river cards beside an action card
PILE = CARDS - COLUMNS  # no groundwater can grow larger: the base cards lie elsewhere

# What numbers mean
TYPE = names(*(f"{name[0].upper()}{value}" for name in NAMES for value in range(1, VALUES + 1)))  # N4: Nile 4
TYPES_SET = set_of(*TYPE.words)
NAME = names(*NAMES)
ACTION = names_of(Action)
WHOSE = count(SEATS)
SLOT = count(SLOTS)
CELL_AT = names(*(f"{row},{column}" for row in range(ROWS) for column in range(COLUMNS)))
COLUMN = count(COLUMNS)
VALUE = count(VALUES)
BESIDE_AT = names(*range(1, BESIDE + 1))  # people count from one
_RUNS = [(river, low) for river in range(RIVERS) for low in range(1, RUNS + 1)]
_RUN_WORDS = [{"river": NAMES[river], "low": low, "high": low + 2} for river, low in _RUNS]
_RUN_CARDS = [[VALUES * river + value - 1 for value in range(low, low + 3)] for river, low in _RUNS]
RUN = names(*_RUN_WORDS, shows=_RUN_CARDS)
BRIDGED_RUN = names(*_RUN_WORDS, shows=[[low, high] for low, _, high in _RUN_CARDS])
