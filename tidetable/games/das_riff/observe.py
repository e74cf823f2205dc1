"""What a seat sees of Das Riff as numbers for a learner, turned so that its own row lies nearest."""

from __future__ import annotations

from tidetable.core.record import Ints
from tidetable.core.rule import rule
from tidetable.games.das_riff.components import (
    BOATS, BREEDINGS, BREEDINGS_TO_WIN, CARDS, CELLS, COLOURS, COLUMNS, FISH_KINDS, KINDS, MOST_BOATS, OPEN_CARDS, ROWS, SEATS,
    SLOTS, STILL_TURNS, WORMS_PER_COLOUR,
)  # fmt: skip
from tidetable.games.das_riff.state import (
    BRED, BUY_BOAT, EMPTY, FIRST_DOWN, FLIP, NO_ACTION, NO_CARD, NO_CORAL, SHOWN, TAKE, Phase, State,
)  # fmt: skip

FACES = KINDS + 1  # a kind, or face down
SLOT_PLANES = 2 + FISH_KINDS  # empty, bred, or a fish kind
SEAT_PLANES = COLOURS + 4 + SLOTS * SLOT_PLANES
PHASES = int(Phase.END)
PENDING = 3  # to take, to flip, to buy a boat
MANY = 8.0  # counts of cards are given in eighths

PLANES = (
    ("cells", CELLS * FACES, "for each cell (own row first, from the sea edge): the kind that lies there, or face down"),
    ("flipped", CELLS, "the cells flipped this turn"),
    ("unseen", KINDS, "most cards of each kind that can lie face down or in the draw pile, in eighths"),
    ("discard", KINDS, "cards of each kind on the discard pile, in eighths"),
    ("piles", 3, "cards left to draw, cards discarded and breeding cards left, as parts of all"),
    ("open", BREEDINGS, "the open breeding cards"),
    ("seats", SEATS * SEAT_PLANES, ("the own seat, then the other: worms by colour, pearls, sharks, boats (eighths), breedings of "
     "the five that win, and for each coral slot: empty, bred, or the kind of fish")),
    ("dice", 2 * COLOURS, "die A and die B"),
    ("supply", COLOURS + 1, "worms by colour and boats left, as parts of all"),
    ("phase", PHASES, "what is being decided"),
    ("flags", 5, ("own turn, own decision, something was done this turn, still turns of those that bring the spring tide, worms "
     "still to pick")),
    ("pending", PENDING + CELLS + 1, "being paid for: a card to take, a card to flip, a boat; its cell; units due, in eighths"),
    ("placing", FISH_KINDS, "the fish to be placed"),
    ("seat", SEATS, "the own seat: actions name cells as they lie, not as the seat sees them"),
    ("turns", 1, "turns begun, as a part of the limit"),
    ("options", 2, "no spring tide, flips are paid at once"),
)  # fmt: skip
SIZE = sum(numbers for _, numbers, _ in PLANES)


@rule
def observe(hidden: State, seat: int, planes: Ints) -> None:
    """Write what *seat* knows into *planes*, from its hidden record alone."""
    planes[:] = 0.0
    at = see_cells(hidden, seat, planes, 0)
    at = see_piles(hidden, planes, at)
    for place in range(SEATS):
        see_seat(hidden, (seat + place) % SEATS, planes, at + place * SEAT_PLANES)
    at = see_common(hidden, planes, at + SEATS * SEAT_PLANES)
    at = see_turn(hidden, seat, planes, at)
    planes[at + seat] = 1.0
    planes[at + SEATS] = int(hidden.turns) / int(hidden.turn_limit)
    planes[at + SEATS + 1] = int(hidden.spring_tide)
    planes[at + SEATS + 2] = int(hidden.flip_price)


@rule
def turned(seat: int, cell: int) -> int:
    """Give the place of a cell as *seat* sees it."""
    if seat == 0:
        return cell
    return (ROWS - 1 - cell // COLUMNS) * COLUMNS + cell % COLUMNS


@rule
def see_cells(hidden: State, seat: int, planes: Ints, at: int) -> int:
    flipped = at + CELLS * FACES
    for cell in range(CELLS):
        place = turned(seat, cell)
        if hidden.lot[cell] != SHOWN:
            planes[at + place * FACES + KINDS] = 1.0
        elif hidden.card[cell] != NO_CARD:
            planes[at + place * FACES + int(hidden.card[cell])] = 1.0
        planes[flipped + place] = int(hidden.flipped) >> cell & 1
    return flipped + CELLS


@rule
def see_piles(hidden: State, planes: Ints, at: int) -> int:
    for kind in range(KINDS):
        planes[at + kind] = int(hidden.pool[hidden.lots, kind]) / MANY
    at += KINDS
    for place in range(hidden.discard_left):
        planes[at + int(hidden.discard[place])] += 1.0 / MANY
    at += KINDS
    planes[at] = int(hidden.draw_left) / CARDS
    planes[at + 1] = int(hidden.discard_left) / CARDS
    planes[at + 2] = int(hidden.breeding_left) / BREEDINGS
    at += 3
    for place in range(OPEN_CARDS):
        if hidden.open_cards[place] != NO_CARD:
            planes[at + int(hidden.open_cards[place])] = 1.0
    return at + BREEDINGS


@rule
def see_seat(hidden: State, other: int, planes: Ints, at: int) -> None:
    for colour in range(COLOURS):
        planes[at + colour] = int(hidden.worms[other, colour]) / WORMS_PER_COLOUR
    at += COLOURS
    planes[at] = int(hidden.pearls[other]) / MANY
    planes[at + 1] = int(hidden.sharks[other]) / MANY
    planes[at + 2] = int(hidden.boats[other]) / MOST_BOATS
    bred = at + 3
    at += 4
    for slot in range(SLOTS):
        held = int(hidden.slot[other, slot])
        if held == EMPTY:
            planes[at] = 1.0
        elif held >= BRED:
            planes[at + 1] = 1.0
            planes[bred] += 1.0 / BREEDINGS_TO_WIN
        elif held != NO_CORAL:
            planes[at + 2 + held] = 1.0
        at += SLOT_PLANES


@rule
def see_common(hidden: State, planes: Ints, at: int) -> int:
    for die in range(2):
        if hidden.dice[die] >= 0:
            planes[at + die * COLOURS + int(hidden.dice[die])] = 1.0
    at += 2 * COLOURS
    for colour in range(COLOURS):
        planes[at + colour] = int(hidden.worm_supply[colour]) / WORMS_PER_COLOUR
    planes[at + COLOURS] = int(hidden.boat_supply) / BOATS
    return at + COLOURS + 1


@rule
def see_turn(hidden: State, seat: int, planes: Ints, at: int) -> int:
    if hidden.phase < PHASES:
        planes[at + int(hidden.phase)] = 1.0
    at += PHASES
    planes[at] = int(hidden.active == seat)
    planes[at + 1] = int(hidden.waiting) >> seat & 1
    planes[at + 2] = int(hidden.has_acted)
    planes[at + 3] = int(hidden.still_turns) / STILL_TURNS
    planes[at + 4] = int(hidden.picks_due) / 2
    at += 5
    if hidden.pending != NO_ACTION:
        see_pending(int(hidden.pending), seat, planes, at)
    planes[at + PENDING + CELLS] = int(hidden.due) / MANY
    at += PENDING + CELLS + 1
    if hidden.phase == Phase.PLACE:
        planes[at + int(hidden.placing)] = 1.0
    return at + FISH_KINDS


@rule
def see_pending(action: int, seat: int, planes: Ints, at: int) -> None:
    if action >= BUY_BOAT:
        planes[at + 2] = 1.0
    elif action >= FLIP:
        planes[at + 1] = 1.0
        planes[at + PENDING + turned(seat, action - FLIP + FIRST_DOWN)] = 1.0
    else:
        planes[at] = 1.0
        planes[at + PENDING + turned(seat, action - TAKE)] = 1.0
