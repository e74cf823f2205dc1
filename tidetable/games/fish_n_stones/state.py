"""Everything there is to know about a game of Fish'n'Stones."""

from enum import IntEnum

from tidetable.core.kit import NOBODY, OWNER, Ints, Record, number, numbers
from tidetable.games.fish_n_stones.card import CARD
from tidetable.games.fish_n_stones.components import CARDS, CELLS, COLUMN, MAX_SEATS, SHORE

NO_CARD = -1
NO_CELL = -1
NO_COLUMN = -1


class Phase(IntEnum):
    """What is being decided (§4)."""

    CAST = 0  # everybody at once, secretly: before which column does my cat lie?
    BAIT = 1  # in turn: lure a stack, or not
    DROP = 2  # the second half of a bait: onto which spot?
    FISH = 3  # in turn: which spot of my cat's column do I catch?
    END = 4


# The nine spots of the pond and the buckets are all stacks of cards: a catch moves a stack just as a bait does.
BUCKET = CELLS  # BUCKET + seat: the stack in this seat's bucket
STACKS = CELLS + MAX_SEATS


class State(Record, options=CARD.options):
    """One game of Fish'n'Stones, complete: nothing about it is kept anywhere else.

    Covered cards and caught cards are public here, because every card was laid face up and every move is seen: a player with
    a perfect memory knows them (§7). What the table *shows* of them is the view's business.
    """

    round_number: int = number()  # 1 to 4
    starter: int = number()  # the seat with the starting player card
    turn_index: int = number()  # whose turn it is to bait or fish, counted from the starter
    shore: Ints = numbers(MAX_SEATS, means=SHORE)  # where each seat sits
    deck: Ints = numbers(CARDS, seen_by=NOBODY)  # the draw pile: its cards are the last deck_left ones, the top first
    deck_left: int = number()
    top: Ints = numbers(STACKS)  # the card on top of each stack, NO_CARD if it is empty ...
    bottom: Ints = numbers(STACKS)  # ... the one at its bottom ...
    below: Ints = numbers(CARDS)  # ... and for each card the one it lies on
    cat: Ints = numbers(MAX_SEATS, seen_by=OWNER, means=COLUMN)  # the own column before which the cat lies
    cat_shown: Ints = numbers(MAX_SEATS, means=COLUMN)  # the same, once it is turned up
    cat_told: Ints = numbers(MAX_SEATS, means=COLUMN)  # the same, once a bait has told it (§5.8)
    picked: int = number()  # the cell whose stack is being lured, between the two halves of a bait
