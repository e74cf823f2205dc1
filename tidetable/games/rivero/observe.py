"""What a seat sees of Rivero as numbers for a learner, the own side of the source first."""

from __future__ import annotations

from tidetable.core.record import Ints
from tidetable.core.rule import rule
from tidetable.games.rivero.components import (
    ACTION_CARDS, ACTION_COPIES, ACTION_KINDS, ASIDE, BESIDE, CARDS, CELLS, COLUMNS, COPIES, HAND_LIMIT, RIVERS, ROWS, SEATS,
    SLOTS, TYPES, VALUES,
)  # fmt: skip
from tidetable.games.rivero.groundwater import pile_place
from tidetable.games.rivero.hidden import count_card, count_open_cards
from tidetable.games.rivero.state import (
    CANTEEN_PLACED, CANTEEN_SPENT, NOT_KNOWN, NO_ACTION_CARD, NO_CARD, NO_COLUMN, NO_RIVER, NO_SLOT, PLAY, RIVER, Phase, State,
)  # fmt: skip

FACE = RIVERS + VALUES  # a card: its river, its value
BELOW = RIVERS + 1  # a card below another: its river, its value in tenths
CELL_PLANES = FACE + BELOW
RIVER_PLANES = RIVERS + 2 + VALUES + 1
SEAT_PLANES = 4 + ACTION_KINDS + BESIDE * FACE + FACE
PHASES = int(Phase.OVER)
CHOSEN = 5  # to play, to double, to discard, to swap, or a river
PILE_SCALE = 20.0

PLANES = (
    ("hand", 2 * TYPES, "by type (river, then value): held, held twice"),
    ("seen_in_hand", TYPES, "by type: copies that were seen going into the other's hand, in halves"),
    ("open", TYPES, "by type: copies that lie where the seat sees them, in halves"),
    ("own_groundwater", TYPES, "by type: copies in the own pile, in halves"),
    ("other_groundwater", TYPES, "by type: copies in the other's pile, as far as seen"),
    ("source", CELLS * CELL_PLANES, ("for each cell, the own side first: river and value of the upper card; river and value (in "
     "tenths) of the lower one")),
    ("must_use", TYPES, "the types one of which must be used now"),
    ("column", COLUMNS, "the column they came from"),
    ("rivers", SEATS * SLOTS * RIVER_PLANES, ("for each slot, the own ones first: name, lowest and highest value (tenths), where "
     "bridges lie, and whether its owner's canteen lies there")),
    ("seats", SEATS * SEAT_PLANES, ("the own seat, then the other: hand in eighths, groundwater in twentieths, a stored bridge, "
     "the canteen in hand, the action card, the two cards beside it, the upper card of the groundwater if seen")),
    ("action_cards", ACTION_KINDS + 2, "those played, by kind, in sixths; cards left to draw and played, as parts of all"),
    ("ocean", 1, "cards left in the ocean, as a part of all"),
    ("phase", PHASES, "what is being decided"),
    ("chosen", CHOSEN + TYPES + SEATS * SLOTS, "half decided: to play, double, discard, swap, or a river; its type; its river"),
    ("flags", 7, "own turn, own decision, step 2, laid a river or an extension, canteen placed, canteen spent, begins the game"),
    ("seat", SEATS, "the own seat: actions name cells and rivers as they lie, not as the seat sees them"),
    ("options", 3, "table options that differ from the default"),
)  # fmt: skip
SIZE = sum(numbers for _, numbers, _ in PLANES)


@rule
def observe(hidden: State, seat: int, planes: Ints) -> None:
    """Write what *seat* knows into *planes*, from its hidden record alone."""
    planes[:] = 0.0
    at = see_cards(hidden, seat, planes)
    at = see_source(hidden, seat, planes, at)
    at = see_rivers(hidden, seat, planes, at)
    for place in range(SEATS):
        see_seat(hidden, (seat + place) % SEATS, planes, at + place * SEAT_PLANES)
    at = see_piles(hidden, planes, at + SEATS * SEAT_PLANES)
    at = see_decision(hidden, seat, planes, at)
    at = see_flags(hidden, seat, planes, at)
    planes[at + seat] = 1.0
    planes[at + SEATS] = int(hidden.forced_discard_at)
    planes[at + SEATS + 1] = int(hidden.exhaustion_end)
    planes[at + SEATS + 2] = int(hidden.groundwater_take)


@rule
def see_face(card: int, planes: Ints, at: int) -> None:
    if card != NO_CARD:
        planes[at + card // VALUES] = 1.0
        planes[at + RIVERS + card % VALUES] = 1.0


@rule
def see_cards(hidden: State, seat: int, planes: Ints) -> int:
    """Write what is known card type by card type."""
    other = 1 - seat
    open_at = 3 * TYPES
    count_open_cards(hidden, planes[open_at : open_at + TYPES])
    for card in range(TYPES):
        planes[card] = int(hidden.hand[seat]) >> card & 1
        planes[TYPES + card] = int(hidden.pairs[seat]) >> card & 1
        for copy in range(COPIES):
            planes[2 * TYPES + card] += int(hidden.known[other, card, copy] != NOT_KNOWN) / COPIES
        planes[open_at + card] /= COPIES
    for place in range(SEATS):
        owner = (seat + place) % SEATS
        first = (4 + place) * TYPES
        pile = planes[first : first + TYPES]
        for index in range(hidden.groundwater_size[owner]):
            count_card(pile, int(hidden.groundwater[pile_place(owner, index)]))
        for card in range(TYPES):
            planes[first + card] /= COPIES
    return 6 * TYPES


@rule
def see_source(hidden: State, seat: int, planes: Ints, at: int) -> int:
    for cell in range(CELLS):
        row, column = cell // COLUMNS, cell % COLUMNS
        place = (ROWS - 1 - row if seat == 1 else row) * COLUMNS + column
        first = at + place * CELL_PLANES
        see_face(int(hidden.top[cell]), planes, first)
        below = int(hidden.bottom[cell])
        if below != NO_CARD:
            planes[first + FACE + below // VALUES] = 1.0
            planes[first + FACE + RIVERS] = (below % VALUES + 1) / VALUES
    at += CELLS * CELL_PLANES
    for card in range(TYPES):
        planes[at + card] = int(hidden.must_use) >> card & 1
    at += TYPES
    if hidden.pending_column != NO_COLUMN:
        planes[at + int(hidden.pending_column)] = 1.0
    return at + COLUMNS


@rule
def see_rivers(hidden: State, seat: int, planes: Ints, at: int) -> int:
    for place in range(SEATS):
        owner = (seat + place) % SEATS
        for slot in range(SLOTS):
            if hidden.river_name[owner, slot] != NO_RIVER:
                see_river(hidden, owner, slot, planes, at)
            at += RIVER_PLANES
    return at


@rule
def see_river(hidden: State, owner: int, slot: int, planes: Ints, at: int) -> None:
    planes[at + int(hidden.river_name[owner, slot])] = 1.0
    planes[at + RIVERS] = int(hidden.river_low[owner, slot]) / VALUES
    planes[at + RIVERS + 1] = int(hidden.river_high[owner, slot]) / VALUES
    for value in range(VALUES):
        planes[at + RIVERS + 2 + value] = int(hidden.river_bridges[owner, slot]) >> value & 1
    planes[at + RIVERS + 2 + VALUES] = int(hidden.canteen[owner] == slot)


@rule
def see_seat(hidden: State, other: int, planes: Ints, at: int) -> None:
    size = int(hidden.groundwater_size[other])
    planes[at] = int(hidden.hand_size[other]) / HAND_LIMIT
    planes[at + 1] = size / PILE_SCALE
    planes[at + 2] = int(hidden.stored[other])
    planes[at + 3] = int(hidden.canteen[other] == NO_SLOT)
    at += 4
    if hidden.action_card[other] != NO_ACTION_CARD:
        planes[at + int(hidden.action_card[other])] = 1.0
    at += ACTION_KINDS
    for place in range(BESIDE):
        see_face(int(hidden.beside[other, place]), planes, at + place * FACE)
    if size > 0:
        see_face(int(hidden.groundwater[pile_place(other, size - 1)]), planes, at + BESIDE * FACE)


@rule
def see_piles(hidden: State, planes: Ints, at: int) -> int:
    for place in range(hidden.action_discarded):
        planes[at + int(hidden.action_discard[place])] += 1.0 / ACTION_COPIES
    at += ACTION_KINDS
    planes[at] = int(hidden.action_left) / (ACTION_CARDS - ASIDE)
    planes[at + 1] = int(hidden.action_discarded) / (ACTION_CARDS - ASIDE)
    planes[at + 2] = int(hidden.ocean_left) / CARDS
    return at + 3


@rule
def see_decision(hidden: State, seat: int, planes: Ints, at: int) -> int:
    if hidden.phase < PHASES:
        planes[at + int(hidden.phase)] = 1.0
    at += PHASES
    chosen = int(hidden.chosen)
    if chosen >= PLAY:
        kind = (chosen - PLAY) // TYPES  # PLAY, DOUBLE, DISCARD, SWAP follow each other
        planes[at + kind] = 1.0
        planes[at + CHOSEN + (chosen - PLAY) % TYPES] = 1.0
    elif chosen >= RIVER:
        owner, slot = (chosen - RIVER) // SLOTS, (chosen - RIVER) % SLOTS
        planes[at + CHOSEN - 1] = 1.0
        planes[at + CHOSEN + TYPES + (owner - seat) % SEATS * SLOTS + slot] = 1.0
    return at + CHOSEN + TYPES + SEATS * SLOTS


@rule
def see_flags(hidden: State, seat: int, planes: Ints, at: int) -> int:
    planes[at] = int(hidden.turn == seat)
    planes[at + 1] = int(hidden.waiting) >> seat & 1
    planes[at + 2] = int(hidden.doubled)
    planes[at + 3] = int(hidden.melded)
    planes[at + 4] = int(hidden.canteen_used == CANTEEN_PLACED)
    planes[at + 5] = int(hidden.canteen_used == CANTEEN_SPENT)
    planes[at + 6] = int(hidden.first == seat)
    return at + 7
