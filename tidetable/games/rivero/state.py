"""Everything there is to know about a game of Rivero."""

from enum import IntEnum

from tidetable.core.kit import NOBODY, OWNER, Ints, Record, number, numbers
from tidetable.games.rivero.card import CARD
from tidetable.games.rivero.components import (
    ACTION, ACTION_CARDS, ASIDE, BESIDE, BRIDGE_PLACES, CARDS, CELLS, COPIES, NAME, SEATS, SLOTS, TYPE, TYPES, TYPES_SET,
)  # fmt: skip

NO_CARD = -1
NO_SLOT = -1  # of a canteen: FREE
NO_RIVER = -1  # the name of an unused slot
NO_COLUMN = -1
NO_ACTION_CARD = -1
NO_WINNER = -1
NOT_KNOWN = -1

# What a groundwater card remembers of its way in (§7); a card from the hand carries a count instead (memory.py)
FELL = -2  # a river card that fell from a tapped river: everyone has seen it
FELL_UNSEEN = -3  # a bridge that fell: nobody has


class Phase(IntEnum):
    """What is being decided (§4)."""

    TURN_START = 0
    MAIN = 1
    CHOOSE_RIVER = 2
    CHOOSE_CELL = 3
    EXTRA_DRAW = 4
    CANTEEN = 5
    SUN = 6
    TAP = 7
    TAP_END = 8
    BRIDGE = 9
    BRIDGE_POSITION = 10
    END_OF_TURN = 11
    OVER = 12


class Canteen(IntEnum):
    """What was done with the canteen in this turn: at most one thing, for one that is placed takes no column (RV-10)."""

    NOT_USED = 0
    PLACED = 1  # at a new river
    SPENT = 2  # for a column


class State(Record, options=CARD.options):
    """One game of Rivero, complete: nothing about it is kept anywhere else."""

    first: int = number()  # the seat with the blue canteen
    turn: int = number()  # the seat whose turn it is
    winner: int = number()  # by Rivero, or NO_WINNER
    chosen: int = number("i2")  # the action that waits for its second half, or NO_ACTION; others do not see it (hidden.py)

    # Turn flags (§4)
    doubled: int = number()  # this is step 2
    discarded: int = number("u1")  # cards discarded by who may discard more: this is step 3 (RV-33)
    melded: int = number()  # a new river or an extension was laid
    canteen_used: int = number()  # a Canteen
    must_use: int = number("i8", means=TYPES_SET)  # the set of types one of which must be used now
    pending_column: int = number()  # the column they came from, or NO_COLUMN

    # The common table
    top: Ints = numbers(CELLS, means=TYPE)  # the source: the upper card of each cell, NO_CARD if it is empty ...
    bottom: Ints = numbers(CELLS, means=TYPE)  # ... and the one below it, if it is doubled
    ocean_left: int = number()
    action_left: int = number()
    action_discarded: int = number()

    # Before each seat
    hand: Ints = numbers(SEATS, width="i8", seen_by=OWNER, means=TYPES_SET)  # the set of types in hand ...
    pairs: Ints = numbers(SEATS, width="i8", seen_by=OWNER, means=TYPES_SET)  # ... and of those held twice
    hand_size: Ints = numbers(SEATS)
    groundwater_size: Ints = numbers(SEATS)
    canteen: Ints = numbers(SEATS)  # the slot of the river it lies at, or NO_SLOT
    action_card: Ints = numbers(SEATS, means=ACTION)  # an Action, or NO_ACTION_CARD
    beside: Ints = numbers(SEATS, BESIDE, means=TYPE)  # the open river cards beside it, the first come first
    stored: Ints = numbers(SEATS)  # whether a hidden card lies beside a bridge card ...
    stored_face: Ints = numbers(SEATS, seen_by=NOBODY, means=TYPE)  # ... and which
    river_name: Ints = numbers(SEATS, SLOTS, means=NAME)  # NO_RIVER: the slot is free
    river_low: Ints = numbers(SEATS, SLOTS)  # the lowest value ...
    river_high: Ints = numbers(SEATS, SLOTS)  # ... and the highest
    river_bridges: Ints = numbers(SEATS, SLOTS, width="i2")  # the set of values (bit value - 1) where a bridge lies
    bridge_face: Ints = numbers(SEATS, SLOTS, BRIDGE_PLACES, seen_by=NOBODY, means=TYPE)  # the hidden card of value v at v // 2 - 1

    # The piles, apart from their sizes: what is asked at every decision lies together above
    ocean: Ints = numbers(CARDS, seen_by=NOBODY, means=TYPE)  # its cards are the last ocean_left ones, the top first
    # first the six set aside; the draw pile is the last action_left, the top first
    action_pile: Ints = numbers(ACTION_CARDS, seen_by=NOBODY, means=ACTION)
    action_discard: Ints = numbers(ACTION_CARDS - ASIDE, means=ACTION)  # those played, oldest first, on the six set aside
    groundwater: Ints = numbers(CARDS, means=TYPE)  # both piles (groundwater.py); hidden.py clears what a seat has not seen

    # What everybody remembers (§7, memory.py)
    way_in: Ints = numbers(CARDS)  # how each groundwater card came there
    known: Ints = numbers(SEATS, TYPES, COPIES)  # a card seen entering the hand: the lowest pile index it may have sunk to since
    unknown: Ints = numbers(SEATS, remembered=True)  # cards in hand, or sunk from it, whose entering nobody else saw
