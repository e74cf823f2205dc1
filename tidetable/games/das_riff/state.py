"""Everything there is to know about a game of Das Riff."""

from enum import IntEnum

from tidetable.core.kit import NOBODY, Ints, Record, number, numbers
from tidetable.games.das_riff.card import CARD
from tidetable.games.das_riff.components import (
    BREEDINGS, CARDS, CELLS, CELLS_SET, COLOUR, COLOURS, COLUMNS, KINDS, OPEN_CARDS, REEF_CARD, SEATS, SLOTS,
)  # fmt: skip

NO_CARD = -1
UNSEEN = -2  # in a hidden record: the card that lies face down here
NOTHING_PENDING = -1
SHOWN = -1  # the lot of a face-up card, and of an empty cell

# What a coral slot holds: a fish kind, or one of these
NO_CORAL = -2
EMPTY = -1
BRED = 16  # BRED + breeding id


class Phase(IntEnum):
    """What is being decided (§4)."""

    PICK_ACTIVE = 0  # the active player: a worm for a die that could not be served
    PICK_OPPONENT = 1  # the opponent: his worm
    ACTION = 2
    PAY = 3
    PLACE = 4
    END = 5


# A lot is what is dealt between two shuffles. One lot can lie in each face-down cell, and one is being dealt.
LOTS = 2 * COLUMNS + 1


class State(Record, options=CARD.options):
    """One game of Das Riff, complete: nothing about it is kept anywhere else."""

    turns: int = number("u4")  # wider than other games': the turn limit may be any whole number
    active: int = number()  # the seat whose turn it is
    dice: Ints = numbers(2, means=COLOUR)  # die A and die B of this turn, as colours
    picks_due: int = number()  # dice of the active player that could not be served (§4.2)
    pending: int = number()  # the decision being paid, or NOTHING_PENDING ...
    due: int = number()  # ... and the units still to be paid for it
    placing: int = number(means=REEF_CARD)  # the fish waiting in PLACE
    has_acted: int = number("u1")  # this turn (DR-21)
    still_turns: int = number()  # in a row, of both players (DR-21)

    card: Ints = numbers(CELLS, means=REEF_CARD)  # the kind that lies in each cell, NO_CARD if none; see hide
    lot: Ints = numbers(CELLS)  # SHOWN, or for a face-down card the lot it was dealt in
    flipped: int = number("u4", means=CELLS_SET)  # the cells flipped this turn, one bit each (§5.1)
    draw_pile: Ints = numbers(CARDS, seen_by=NOBODY, means=REEF_CARD)  # the draw_left cards from draw_next on, the top first
    draw_next: int = number()
    draw_left: int = number()
    discard: Ints = numbers(CARDS, means=REEF_CARD)  # the oldest first
    discard_left: int = number()
    breeding_deck: Ints = numbers(BREEDINGS, seen_by=NOBODY)  # its cards are the last breeding_left ones, the top first
    breeding_left: int = number()
    open_cards: Ints = numbers(OPEN_CARDS)  # breeding ids; NO_CARD only after the last breeding

    worm_supply: Ints = numbers(COLOURS)
    boat_supply: int = number()
    worms: Ints = numbers(SEATS, COLOURS)
    pearls: Ints = numbers(SEATS)
    sharks: Ints = numbers(SEATS)
    boats: Ints = numbers(SEATS)
    slot: Ints = numbers(SEATS, SLOTS, means=REEF_CARD)  # NO_CORAL, EMPTY, a fish kind, or BRED + breeding id

    # What everyone can work out about the cards that lie face down (§7, memory.py)
    lots: int = number()  # the lot now being dealt
    pool: Ints = numbers(LOTS, KINDS)  # most cards of a kind that this lot and the older ones can hold face down together
