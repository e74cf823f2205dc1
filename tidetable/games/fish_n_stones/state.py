"""Everything there is to know about a game of Fish'n'Stones, its decisions (§10) and its events."""

from __future__ import annotations

from enum import IntEnum

from tidetable.core.journal import event
from tidetable.core.record import NOBODY, OWNER, Ints, Record, number, numbers
from tidetable.games.fish_n_stones.components import CARDS, CELLS, COLUMNS, MAX_SEATS

# Decisions (§10): each is one integer
PLACE_CAT = 0  # PLACE_CAT + k: the cat goes before the own column k
BAIT_SKIP = PLACE_CAT + COLUMNS
BAIT_PICK = BAIT_SKIP + 1  # BAIT_PICK + cell: lure the stack of this cell ...
BAIT_DROP = BAIT_PICK + CELLS  # BAIT_DROP + cell: ... onto this one
FISH_SPOT = BAIT_DROP + CELLS  # FISH_SPOT + cell: catch the stack of this cell
ACTIONS = FISH_SPOT + CELLS

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


# Table options as the record holds them: places in the card's lists of values (§2.4)
ANYWHERE = 1  # of bait_rule
HIDDEN = 1  # of own_cat
FULL = 1  # of stack_view
CLOSED = 1  # of bucket_view
AT_A_CORNER = 1  # of two_player_shores
WALKING_CATS = 1  # of three_player_shores

# The nine spots of the pond and the buckets are all stacks of cards: a catch moves a stack just as a bait does.
BUCKET = CELLS  # BUCKET + seat: the stack in this seat's bucket
STACKS = CELLS + MAX_SEATS


class State(Record):
    """One game of Fish'n'Stones, complete: nothing about it is kept anywhere else.

    Covered cards and caught cards are public here, because every card was laid face up and every move is seen: a player with
    a perfect memory knows them (§7). What the table *shows* of them is the view's business.
    """

    bait_rule: int = number("u1")  # the table options (§2.4)
    own_cat: int = number("u1")
    stack_view: int = number("u1")
    bucket_view: int = number("u1")
    two_player_shores: int = number("u1")
    three_player_shores: int = number("u1")

    round_number: int = number()  # 1 to 4
    starter: int = number()  # the seat with the starting player card
    turn_index: int = number()  # whose turn it is to bait or fish, counted from the starter
    shore: Ints = numbers(MAX_SEATS)  # where each seat sits
    deck: Ints = numbers(CARDS, seen_by=NOBODY)  # the draw pile: its cards are the last deck_left ones, the top first
    deck_left: int = number()
    top: Ints = numbers(STACKS)  # the card on top of each stack, NO_CARD if it is empty ...
    bottom: Ints = numbers(STACKS)  # ... the one at its bottom ...
    below: Ints = numbers(CARDS)  # ... and for each card the one it lies on
    cat: Ints = numbers(MAX_SEATS, seen_by=OWNER)  # the own column before which the cat lies
    cat_shown: Ints = numbers(MAX_SEATS)  # the same, once it is turned up
    cat_told: Ints = numbers(MAX_SEATS)  # the same, once a bait has told it (§5.8)
    picked: int = number()  # the cell whose stack is being lured, between the two halves of a bait


# Events: what can be seen to happen
(
    ROUND_STARTED, LAID, CAT_PLACED, PICKED, BAITED, BAIT_SKIPPED, CAT_REVEALED, CAUGHT, CARD_CAUGHT, CAUGHT_CLOSED,
    CARD_CAUGHT_CLOSED, NO_CATCH, STARTER_PASSED, SHORES_MOVED, GAME_ENDED,
) = range(15)  # fmt: skip
EVENTS = (
    event("round-started", "round", "starter"),
    event("laid", "cell"),  # never the face: the log must not remember what gets covered (§7)
    event("cat-placed", "seat"),
    event("picked", "seat", "cell"),
    event("baited", "seat", "source", "target", "height"),
    event("bait-skipped", "seat"),
    event("cat-revealed", "seat", "column"),
    event("caught", "seat", "cell", "height", "fish", "stones"),
    event("card-caught", "seat", "card"),
    event("caught-closed", "seat", "cell", "height", fish=OWNER, stones=OWNER),  # FS-25
    event("card-caught-closed", "seat", card=OWNER),
    event("no-catch", "seat"),
    event("starter-passed", "seat"),
    event("shores-moved", "shore_0", "shore_1", "shore_2"),
    event("game-ended"),
)
