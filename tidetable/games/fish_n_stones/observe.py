"""What a seat sees of Fish'n'Stones as numbers for a learner, turned so that its own shore lies to the south."""

from tidetable.core.kit import Ints, Planes, plane, rule
from tidetable.games.fish_n_stones.box import copies_of, kind_of
from tidetable.games.fish_n_stones.components import (
    CELL, CELLS, COLUMNS, DEPTHS, FISH, KINDS, MAX_SEATS, ROUNDS, SHORES, STONES,
)  # fmt: skip
from tidetable.games.fish_n_stones.state import BUCKET, NO_CARD, NO_COLUMN, Phase, State

PHASES = int(Phase.END)
SEAT_PLANES = 6 + SHORES + COLUMNS
MANY = 8.0  # counts are given in eighths: most cards of a kind, and about the fish of a good bucket


class Plane(Planes):
    """What a learner is shown of Fish'n'Stones."""

    TOP = plane(
        CELLS * KINDS, "for each spot (own column from the left, then depth from the own shore): the kind of its upper card"
    )
    FISH = plane(CELLS, "fish in the stack of each spot, in eighths")
    STONES = plane(CELLS, "stones in it, in eighths")
    HEIGHT = plane(CELLS, "cards in it, in eighths")
    SEATS = plane(
        MAX_SEATS * SEAT_PLANES,
        "for each seat, the own one first and then clockwise: plays, must decide, is the starter, fish, stones and cards in the "
        "bucket (eighths), the shore counted from the own one, the column of its cat as far as known",
    )
    UNSEEN = plane(KINDS, "cards of each kind still in the draw pile, in eighths")
    ROUND = plane(ROUNDS, "the round")
    PHASE = plane(PHASES, "cast, bait, drop or fish")
    PICKED = plane(CELLS, "the spot whose stack is being lured")
    SHORE = plane(SHORES, "the own shore, south first: actions name cells as the pond lies, not as the seat sees them")
    OPTIONS = plane(6, "table options that differ from the default, without the box: its cards are counted above")


@rule
def observe(state: State, seat: int, planes: Ints) -> None:
    for kind in range(KINDS):
        planes[Plane.UNSEEN + kind] = copies_of(state, kind) / MANY
    see_pond(state, seat, planes)
    see_seats(state, seat, planes)
    planes[Plane.ROUND + int(state.round_number) - 1] = 1.0
    if state.phase < PHASES:
        planes[Plane.PHASE + int(state.phase)] = 1.0
    see_picked(state, seat, planes)
    planes[Plane.SHORE + int(state.shore[seat])] = 1.0
    see_options(state, planes)


@rule
def see_pond(state: State, seat: int, planes: Ints) -> None:
    for column in range(COLUMNS):
        for depth in range(DEPTHS):
            cell = int(CELL[state.shore[seat], column, depth])
            spot = column * DEPTHS + depth
            if state.top[cell] != NO_CARD:
                planes[Plane.TOP + spot * KINDS + kind_of(state, int(state.top[cell]))] = 1.0
                see_stack(state, cell, planes, Plane.FISH + spot, Plane.STONES + spot, Plane.HEIGHT + spot)


@rule
def see_stack(state: State, stack: int, planes: Ints, fish_at: int, stones_at: int, height_at: int) -> None:
    """Write fish, stones and cards of a stack, each at its place: what lies there is not to come any more."""
    fish, stones, cards = 0, 0, 0
    card = int(state.top[stack])
    while card != NO_CARD:
        kind = kind_of(state, card)
        fish += int(FISH[kind])
        stones += int(STONES[kind])
        cards += 1
        planes[Plane.UNSEEN + kind] -= 1 / MANY
        card = int(state.below[card])
    planes[fish_at] = fish / MANY
    planes[stones_at] = stones / MANY
    planes[height_at] = cards / MANY


@rule
def see_seats(state: State, seat: int, planes: Ints) -> None:
    seats = int(state.seats)
    for place in range(seats):
        other = (seat + place) % seats
        first = Plane.SEATS + place * SEAT_PLANES
        planes[first] = 1.0
        planes[first + 1] = int(int(state.waiting) >> other & 1)
        planes[first + 2] = int(state.starter == other)
        see_stack(state, BUCKET + other, planes, first + 3, first + 4, first + 5)
        planes[first + 6 + (int(state.shore[other]) - int(state.shore[seat])) % SHORES] = 1.0
        column = known_column(state, seat, other)
        if column != NO_COLUMN:
            planes[first + 6 + SHORES + column] = 1.0


@rule
def known_column(state: State, seat: int, other: int) -> int:
    if other == seat:
        return int(state.cat[seat])
    if state.cat_shown[other] != NO_COLUMN:
        return int(state.cat_shown[other])
    return int(state.cat_told[other])


@rule
def see_picked(state: State, seat: int, planes: Ints) -> None:
    for column in range(COLUMNS):
        for depth in range(DEPTHS):
            if CELL[state.shore[seat], column, depth] == state.picked:
                planes[Plane.PICKED + column * DEPTHS + depth] = 1.0


@rule
def see_options(state: State, planes: Ints) -> None:
    planes[Plane.OPTIONS] = int(state.bait_rule)
    planes[Plane.OPTIONS + 1] = int(state.own_cat)
    planes[Plane.OPTIONS + 2] = int(state.stack_view)
    planes[Plane.OPTIONS + 3] = int(state.bucket_view)
    planes[Plane.OPTIONS + 4] = int(state.two_player_shores)
    planes[Plane.OPTIONS + 5] = int(state.three_player_shores)
