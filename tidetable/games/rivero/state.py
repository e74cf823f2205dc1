"""Everything there is to know about a game of Rivero, its decisions (§10) and its events."""

from __future__ import annotations

from enum import IntEnum

from tidetable.core.journal import event
from tidetable.core.record import NOBODY, OWNER, Ints, Record, number, numbers
from tidetable.games.rivero.components import (
    ACTION_CARDS, ASIDE, BESIDE, BRIDGE_PLACES, CARDS, CELLS, COLUMNS, COPIES, RIVERS, SEATS, SLOTS, TYPES, VALUES,
)  # fmt: skip

# Decisions (§10): each is one integer
OPTION_1 = 0
OPTION_2 = 1
FINISH = 2
END_TURN = 3
TAKE_GROUNDWATER = 4
EXTRA_DRAW_YES = 5
EXTRA_DRAW_NO = 6
CANTEEN_MOVE = 7
CANTEEN_LEAVE = 8
SUN_OCEAN = 9
SUN_GROUNDWATER = 10  # + seat
TAP_LOW = SUN_GROUNDWATER + SEATS
TAP_HIGH = TAP_LOW + 1
BRIDGE_STORE = TAP_HIGH + 1
TAKE_ACTION_CARD = BRIDGE_STORE + 1  # + place beside the action card
TAKE_COLUMN = TAKE_ACTION_CARD + BESIDE  # + column
BRIDGE_AT = TAKE_COLUMN + COLUMNS  # + value - 2
RIVER = BRIDGE_AT + VALUES - 2  # + 12 * owner + slot
CELL = RIVER + SEATS * SLOTS  # + cell
NEW_RIVER = CELL + CELLS  # + 8 * river + lowest value - 1
RUNS = VALUES - 2  # runs of three that start in one river
NEW_RIVER_BRIDGE = NEW_RIVER + RIVERS * RUNS  # the same
PLAY = NEW_RIVER_BRIDGE + RIVERS * RUNS  # + type, as all that follow
DOUBLE = PLAY + TYPES
DISCARD = DOUBLE + TYPES
SWAP = DISCARD + TYPES
TO_GROUNDWATER = SWAP + TYPES
ACTIONS = TO_GROUNDWATER + TYPES

NO_CARD = -1
NO_SLOT = -1  # of a canteen: FREE
NO_RIVER = -1  # the name of an unused slot
NO_COLUMN = -1
NO_ACTION = -1  # nothing half decided
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


# Table options as the record holds them: places in the card's lists of values (§8)
AT_EIGHT = 1  # of forced_discard_at
IMMEDIATE = 1  # of exhaustion_end
ANY_TIME = 1  # of groundwater_take


# The canteen in this turn (§4)
CANTEEN_NOT_USED = 0
CANTEEN_PLACED = 1  # at a new river
CANTEEN_SPENT = 2  # for a column


class State(Record):
    """One game of Rivero, complete: nothing about it is kept anywhere else."""

    forced_discard_at: int = number("u1")  # the table options (§8)
    exhaustion_end: int = number("u1")
    groundwater_take: int = number("u1")

    first: int = number()  # the seat with the blue canteen
    turn: int = number()  # the seat whose turn it is
    winner: int = number()  # by Rivero, or NO_WINNER
    chosen: int = number("i2")  # the action that waits for its second half; others do not see it (hidden.py)

    # Turn flags (§4)
    doubled: int = number()  # this is step 2
    melded: int = number()  # a new river or an extension was laid
    canteen_used: int = number()  # at most one of the two: a canteen placed takes no column (RV-10), and one spent is not placed
    must_use: int = number("i8")  # the set of types one of which must be used now
    pending_column: int = number()  # the column they came from, or NO_COLUMN

    # The common table
    top: Ints = numbers(CELLS)  # the source: the upper card of each cell, NO_CARD if it is empty ...
    bottom: Ints = numbers(CELLS)  # ... and the one below it, if it is doubled
    ocean_left: int = number()
    action_left: int = number()
    action_discarded: int = number()

    # Before each seat
    hand: Ints = numbers(SEATS, width="i8", seen_by=OWNER)  # the set of types in hand ...
    pairs: Ints = numbers(SEATS, width="i8", seen_by=OWNER)  # ... and of those held twice
    hand_size: Ints = numbers(SEATS)
    groundwater_size: Ints = numbers(SEATS)
    canteen: Ints = numbers(SEATS)  # the slot of the river it lies at, or NO_SLOT
    action_card: Ints = numbers(SEATS)  # an Action, or NO_ACTION_CARD
    beside: Ints = numbers(SEATS, BESIDE)  # the open river cards beside it, the first come first
    stored: Ints = numbers(SEATS)  # whether a hidden card lies beside a bridge card ...
    stored_face: Ints = numbers(SEATS, seen_by=NOBODY)  # ... and which
    river_name: Ints = numbers(SEATS, SLOTS)  # NO_RIVER: the slot is free
    river_low: Ints = numbers(SEATS, SLOTS)  # the lowest value ...
    river_high: Ints = numbers(SEATS, SLOTS)  # ... and the highest
    river_bridges: Ints = numbers(SEATS, SLOTS, width="i2")  # the set of values (bit value - 1) where a bridge lies
    bridge_face: Ints = numbers(SEATS, SLOTS, BRIDGE_PLACES, seen_by=NOBODY)  # the hidden card of value v at place v // 2 - 1

    # The piles, apart from their sizes: what is asked at every decision lies together above
    ocean: Ints = numbers(CARDS, seen_by=NOBODY)  # its cards are the last ocean_left ones, the top first
    action_pile: Ints = numbers(
        ACTION_CARDS, seen_by=NOBODY
    )  # first the six set aside; the draw pile is the last action_left, top first
    action_discard: Ints = numbers(ACTION_CARDS - ASIDE)  # the cards played, oldest first; they lie on the six set aside
    groundwater: Ints = numbers(CARDS)  # both piles (groundwater.py); hidden.py clears what a seat has not seen

    # What everybody remembers (§7, memory.py)
    way_in: Ints = numbers(CARDS)  # how each groundwater card came there
    known: Ints = numbers(SEATS, TYPES, COPIES)  # a card seen entering the hand: the lowest pile index it may have sunk to since
    unknown: Ints = numbers(SEATS)  # cards in hand, or sunk from it, whose entering nobody else saw


# Events: what can be seen to happen, card by card
(
    BASE_LAID, DREW, CANTEENS_DEALT, TURN_STARTED, ACTION_SHUFFLED, ACTION_DRAWN, ACTION_CARD_TAKEN, GROUNDWATER_TAKEN,
    GROUNDWATER_TAKEN_OPEN, EXTENDED, BRIDGED, EXCHANGED, RIVER_BEGUN, LAID, CANTEEN_LAID, CANTEEN_FREED, COLUMN_TAKEN,
    SOURCE_TAKEN, BOTTOM_GIVEN, REFILLED, REFILLED_FROM_GROUNDWATER, DOUBLED, EXTRA_DECLINED, DISCARDED, SWAPPED, FINISHED, SUNK,
    SUN_SHONE, SUN_DRAINED, TAPPED_SOURCE, TAPPED_RIVER, CARD_FELL, BRIDGE_FELL, RIVER_GONE, STORED, REPLACED, RELEASED,
    RIVERO_MADE, TURN_ENDED, WON, EXHAUSTED,
) = range(41)  # fmt: skip
EVENTS = (
    event("base-laid", "cell", "card"),
    event("drew", "seat", card=OWNER),  # from the ocean into the hand
    event("canteens-dealt", "seat"),  # the first player
    event("turn-started", "seat", "turn"),
    event("action-shuffled", "cards"),
    event("action-drawn", "seat", "action"),
    event("action-card-taken", "seat", "card"),
    event("groundwater-taken", "seat", card=OWNER),
    event("groundwater-taken-open", "seat", "card"),  # a card that everyone saw falling
    event("extended", "seat", "slot", "card"),
    event("bridged", "seat", "slot", "value", face=NOBODY),  # the stored bridge goes into an own river
    event("exchanged", "seat", "other", "slot", "card", face=OWNER),
    event("river-begun", "seat", "slot", "river", "low", "high"),
    event("laid", "seat", "slot", "card"),
    event("canteen-laid", "seat", "slot"),
    event("canteen-freed", "seat", "slot"),
    event("column-taken", "seat", "column"),
    event("source-taken", "seat", "cell", "card"),
    event("bottom-given", "seat", "cell", "card"),  # the seat that receives it
    event("refilled", "cell", "card"),  # from the ocean
    event("refilled-from-groundwater", "seat", "cell", "card"),
    event("doubled", "seat", "cell", "card", "below"),
    event("extra-declined", "seat"),
    event("discarded", "seat", "cell", "card"),
    event("swapped", "seat", "cell", "card", "got"),
    event("finished", "seat"),
    event("sunk", "seat", card=OWNER),
    event("sun-shone", "seat", "card"),  # from the ocean beside the sun
    event("sun-drained", "seat", "other", "card"),  # from the other's (or the own) groundwater beside the sun
    event("tapped-source", "seat", "cell", "card"),
    event("tapped-river", "seat", "other", "slot", "card"),
    event("card-fell", "seat", "slot", "card"),  # into the groundwater of the river's owner
    event("bridge-fell", "seat", "slot", "value", face=NOBODY),
    event("river-gone", "seat", "slot"),
    event("stored", "seat", face=NOBODY),
    event("replaced", "seat", "other", "slot", "card", face=NOBODY),
    event("released", "seat", "action"),
    event("rivero-made", "seat", "slot"),
    event("turn-ended", "seat"),
    event("won", "seat"),
    event("exhausted"),
)
