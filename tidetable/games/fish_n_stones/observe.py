"""What a seat sees of Fish'n'Stones as numbers for a learner, turned so that its own shore lies to the south."""

from __future__ import annotations

from tidetable.core.record import Ints
from tidetable.core.rule import rule
from tidetable.games.fish_n_stones.components import (
    CARDS, CELL, CELLS, COLUMNS, DEPTHS, KIND, MAX_SEATS, ROUNDS, SHORES, Kind,
)  # fmt: skip
from tidetable.games.fish_n_stones.rules import height, symbols
from tidetable.games.fish_n_stones.state import BUCKET, NO_CARD, NO_CELL, NO_COLUMN, STACKS, Phase, State

KINDS = len(Kind)
PHASES = int(Phase.END)
OPTIONS = 6
SEAT_PLANES = 6 + SHORES + COLUMNS
MANY = 8.0  # counts are given in eighths: most cards of a kind, and about the fish of a good bucket

PLANES = (
    ("top", CELLS * KINDS, "for each spot (own column from the left, then depth from the own shore): the kind of its upper card"),
    ("fish", CELLS, "fish in the stack of each spot, in eighths"),
    ("stones", CELLS, "stones in it, in eighths"),
    ("height", CELLS, "cards in it, in eighths"),
    ("seats", MAX_SEATS * SEAT_PLANES, ("for each seat, the own one first and then clockwise: plays, must decide, is the starter, "
     "fish, stones and cards in the bucket (eighths), the shore counted from the own one, the column of its cat as far as known")),
    ("unseen", KINDS, "cards of each kind still in the draw pile, in eighths"),
    ("round", ROUNDS, "the round"),
    ("phase", PHASES, "cast, bait, drop or fish"),
    ("picked", CELLS, "the spot whose stack is being lured"),
    ("shore", SHORES, "the own shore, south first: actions name cells as the pond lies, not as the seat sees them"),
    ("options", OPTIONS, "table options that differ from the default"),
)  # fmt: skip
SIZE = sum(numbers for _, numbers, _ in PLANES)


@rule
def observe(hidden: State, seat: int, planes: Ints) -> None:
    """Write what *seat* knows into *planes*, from its hidden record alone."""
    planes[:] = 0.0
    at = see_pond(hidden, seat, planes, 0)
    at = see_seats(hidden, seat, planes, at)
    at = see_pile(hidden, planes, at)
    planes[at + int(hidden.round_number) - 1] = 1.0
    at += ROUNDS
    if hidden.phase < PHASES:
        planes[at + int(hidden.phase)] = 1.0
    at += PHASES
    see_picked(hidden, seat, planes, at)
    at += CELLS
    planes[at + int(hidden.shore[seat])] = 1.0
    see_options(hidden, planes, at + SHORES)


@rule
def see_pond(hidden: State, seat: int, planes: Ints, at: int) -> int:
    totals = at + CELLS * KINDS
    for column in range(COLUMNS):
        for depth in range(DEPTHS):
            cell = int(CELL[hidden.shore[seat], column, depth])
            spot = column * DEPTHS + depth
            if hidden.top[cell] != NO_CARD:
                planes[at + spot * KINDS + int(KIND[hidden.top[cell]])] = 1.0
                see_stack(hidden, cell, planes, totals + spot, CELLS)
    return totals + 3 * CELLS


@rule
def see_stack(hidden: State, stack: int, planes: Ints, at: int, stride: int) -> None:
    """Write fish, stones and cards of a stack, *stride* numbers apart."""
    fish, stones = symbols(hidden, stack)
    planes[at] = fish / MANY
    planes[at + stride] = stones / MANY
    planes[at + 2 * stride] = height(hidden, stack) / MANY


@rule
def see_seats(hidden: State, seat: int, planes: Ints, at: int) -> int:
    seats = int(hidden.seats)
    for place in range(seats):
        other = (seat + place) % seats
        first = at + place * SEAT_PLANES
        planes[first] = 1.0
        planes[first + 1] = int(int(hidden.waiting) >> other & 1)
        planes[first + 2] = int(hidden.starter == other)
        see_stack(hidden, BUCKET + other, planes, first + 3, 1)
        planes[first + 6 + (int(hidden.shore[other]) - int(hidden.shore[seat])) % SHORES] = 1.0
        column = known_column(hidden, seat, other)
        if column != NO_COLUMN:
            planes[first + 6 + SHORES + column] = 1.0
    return at + MAX_SEATS * SEAT_PLANES


@rule
def known_column(hidden: State, seat: int, other: int) -> int:
    if other == seat:
        return int(hidden.cat[seat])
    if hidden.cat_shown[other] != NO_COLUMN:
        return int(hidden.cat_shown[other])
    return int(hidden.cat_told[other])


@rule
def see_pile(hidden: State, planes: Ints, at: int) -> int:
    """Count what has not been laid yet: every card that is in no stack."""
    for card in range(CARDS):
        planes[at + int(KIND[card])] += 1.0
    for stack in range(STACKS):
        card = int(hidden.top[stack])
        while card != NO_CARD:
            planes[at + int(KIND[card])] -= 1.0
            card = int(hidden.below[card])
    for kind in range(KINDS):
        planes[at + kind] /= MANY
    return at + KINDS


@rule
def see_picked(hidden: State, seat: int, planes: Ints, at: int) -> None:
    if hidden.picked == NO_CELL:
        return
    for column in range(COLUMNS):
        for depth in range(DEPTHS):
            if CELL[hidden.shore[seat], column, depth] == hidden.picked:
                planes[at + column * DEPTHS + depth] = 1.0


@rule
def see_options(hidden: State, planes: Ints, at: int) -> None:
    planes[at] = int(hidden.bait_rule)
    planes[at + 1] = int(hidden.own_cat)
    planes[at + 2] = int(hidden.stack_view)
    planes[at + 3] = int(hidden.bucket_view)
    planes[at + 4] = int(hidden.two_player_shores)
    planes[at + 5] = int(hidden.three_player_shores)
