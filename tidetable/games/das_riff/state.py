"""Everything there is to know about a game of Das Riff, its decisions (§10) and its events."""

from __future__ import annotations

from enum import IntEnum

from tidetable.core.journal import event
from tidetable.core.record import NOBODY, Ints, Record, number, numbers
from tidetable.games.das_riff.components import BREEDINGS, CARDS, CELLS, COLOURS, COLUMNS, KINDS, OPEN_CARDS, SEATS, SLOTS, UNITS

# Decisions (§10): each is one integer
PICK_WORM = 0  # PICK_WORM + colour
TAKE = PICK_WORM + COLOURS  # TAKE + cell
FLIP = TAKE + CELLS  # FLIP + cell - FIRST_DOWN: only the two middle rows lie face down
BUY_BOAT = FLIP + 2 * COLUMNS
PAY = BUY_BOAT + 1  # PAY + unit: a worm of this colour, or a pearl
PLACE = PAY + UNITS  # PLACE + slot
SHARK_CELL = PLACE + SLOTS  # SHARK_CELL + cell
SHARK_OWN = SHARK_CELL + CELLS  # SHARK_OWN + slot
END_TURN = SHARK_OWN + SLOTS
ACTIONS = END_TURN + 1

FIRST_DOWN = COLUMNS  # the first cell of the middle rows
LAST_DOWN = 3 * COLUMNS - 1  # and the last

NO_CARD = -1
UNSEEN = -2  # in a hidden record: the card that lies face down here
NO_COLOUR = -1
NO_ACTION = -1
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


# Table options as the record holds them: places in the card's lists of values (§8)
NO_SPRING_TIDE = 1  # of spring_tide
IMMEDIATE = 1  # of flip_price
FIRST_SEAT = 1  # of first_seat: FIRST_SEAT + seat; 0 is random

# A lot is what is dealt between two shuffles. One lot can lie in each face-down cell, and one is being dealt.
LOTS = 2 * COLUMNS + 1


class State(Record):
    """One game of Das Riff, complete: nothing about it is kept anywhere else."""

    spring_tide: int = number("u1")  # the table options (§8)
    flip_price: int = number("u1")
    turn_limit: int = number("u4")
    first_seat: int = number("u1")

    turns: int = number("u4")  # wider than other games': the turn limit may be any whole number
    active: int = number()  # the seat whose turn it is
    dice: Ints = numbers(2)  # die A and die B of this turn, as colours
    picks_due: int = number()  # dice of the active player that could not be served (§4.2)
    pending: int = number()  # the action being paid, NO_ACTION if none ...
    due: int = number()  # ... and the units still to be paid for it
    placing: int = number()  # the fish waiting in PLACE
    has_acted: int = number("u1")  # this turn (DR-21)
    still_turns: int = number()  # in a row, of both players (DR-21)

    card: Ints = numbers(CELLS)  # the kind that lies in each cell, NO_CARD if none; see hide
    lot: Ints = numbers(CELLS)  # SHOWN, or for a face-down card the lot it was dealt in
    flipped: int = number("u4")  # the cells flipped this turn, one bit each (§5.1)
    draw_pile: Ints = numbers(CARDS, seen_by=NOBODY)  # its cards are the draw_left from draw_next on, the top first
    draw_next: int = number()
    draw_left: int = number()
    discard: Ints = numbers(CARDS)  # the oldest first
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
    slot: Ints = numbers(SEATS, SLOTS)  # NO_CORAL, EMPTY, a fish kind, or BRED + breeding id

    # What everyone can work out about the cards that lie face down (§7, pools.py)
    lots: int = number()  # the lot now being dealt
    pool: Ints = numbers(LOTS, KINDS)  # most cards of a kind that this lot and the older ones can hold face down together


# Events: what can be seen to happen
(
    GAME_STARTED, TURN_STARTED, ROLLED, WORM_ROLLED, WORM_PICKED, NO_WORM, TAKE_CHOSEN, FLIP_CHOSEN, BOAT_CHOSEN, PAID,
    CARD_TAKEN, CARD_FLIPPED, BOAT_BOUGHT, CORAL_PLACED, FISH_PLACED, BRED_CARD, PARENT_LEFT, BREEDING_OPENED, CARD_CHASED,
    FISH_CHASED, SHARK_SPENT, TURN_ENDED, DRIFTED, DRAINED, SPRING_TIDE, SWEPT, RESHUFFLED, DEALT_UP, DEALT_DOWN, NO_CARD_LEFT,
    TURNS_PASSED, GAME_WON, LIMIT_REACHED,
) = range(33)  # fmt: skip
EVENTS = (
    event("game-started", "starter"),
    event("turn-started", "seat", "turn"),
    event("rolled", "seat", "die_a", "die_b"),
    event("worm-rolled", "seat", "colour"),
    event("worm-picked", "seat", "colour"),
    event("no-worm", "seat"),
    event("take-chosen", "seat", "cell", "card", "price"),
    event("flip-chosen", "seat", "cell"),
    event("boat-chosen", "seat"),
    event("paid", "seat", "unit"),
    event("card-taken", "seat", "cell", "card"),
    event("card-flipped", "seat", "cell", "card"),
    event("boat-bought", "seat", "column"),
    event("coral-placed", "seat", "slot"),
    event("fish-placed", "seat", "slot", "card"),
    event("bred", "seat", "slot", "breeding", "place", "breedings"),
    event("parent-left", "seat", "slot", "card"),
    event("breeding-opened", "place", "breeding"),
    event("card-chased", "seat", "cell", "card"),
    event("fish-chased", "seat", "slot", "card"),
    event("shark-spent", "seat"),
    event("turn-ended", "seat", "by_itself"),
    event("drifted", "source", "target"),  # cells; never a face
    event("drained", "cell"),
    event("spring-tide"),
    event("swept", "cell", "card"),  # a face-down card is shown when the tide takes it
    event("reshuffled", "cards"),
    event("dealt-up", "cell", "card"),
    event("dealt-down", "cell"),
    event("no-card-left", "cells"),
    event("turns-passed", "turns"),  # where nobody can do anything for so long that a journal could not hold it
    event("game-won", "seat"),
    event("limit-reached", "turns"),
)
