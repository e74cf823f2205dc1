"""What a seat sees of Das Riff as numbers for a learner, turned so that its own row lies nearest."""

from tidetable.core.kit import Ints, Planes, plane, rule
from tidetable.games.das_riff.components import (
    BOATS, BREEDINGS, BREEDINGS_TO_WIN, CARDS, CELLS, COLOURS, COLUMNS, FIRST_DOWN, FISH_KINDS, KINDS, MOST_BOATS, OPEN_CARDS,
    ROWS, SEATS, SLOTS, STILL_TURNS, WORMS_PER_COLOUR,
)  # fmt: skip
from tidetable.games.das_riff.decisions import Decision
from tidetable.games.das_riff.state import BRED, EMPTY, NOTHING_PENDING, NO_CARD, NO_CORAL, SHOWN, Phase, State

FACES = KINDS + 1  # a kind, or face down
SLOT_PLANES = 2 + FISH_KINDS  # empty, bred, or a fish kind
SEAT_PLANES = COLOURS + 4 + SLOTS * SLOT_PLANES
PHASES = int(Phase.END)
PURCHASES = 3  # to take, to flip, to buy a boat
WATER, PLAYERS = CELLS, SEATS  # what Plane calls CELLS and SEATS are its rows
MANY = 8.0  # counts of cards are given in eighths


class Plane(Planes):
    """What a learner is shown of Das Riff."""

    CELLS = plane(WATER * FACES, "for each cell (own row first, from the sea edge): the kind that lies there, or face down")
    FLIPPED = plane(WATER, "the cells flipped this turn")
    UNSEEN = plane(KINDS, "most cards of each kind that can lie face down or in the draw pile, in eighths")
    DISCARD = plane(KINDS, "cards of each kind on the discard pile, in eighths")
    PILES = plane(3, "cards left to draw, cards discarded and breeding cards left, as parts of all")
    OPEN = plane(BREEDINGS, "the open breeding cards")
    SEATS = plane(
        PLAYERS * SEAT_PLANES,
        "the own seat, then the other: worms by colour, pearls, sharks, boats (eighths), breedings of the five that win, and for "
        "each coral slot: empty, bred, or the kind of fish",
    )
    DICE = plane(2 * COLOURS, "die A and die B")
    SUPPLY = plane(COLOURS + 1, "worms by colour and boats left, as parts of all")
    PHASE = plane(PHASES, "what is being decided")
    FLAGS = plane(
        5,
        "own turn, own decision, something was done this turn, still turns of those that bring the spring tide, worms still to "
        "pick",
    )
    PENDING = plane(
        PURCHASES + WATER + 1, "being paid for: a card to take, a card to flip, a boat; its cell; units due, in eighths"
    )
    PLACING = plane(FISH_KINDS, "the fish to be placed")
    SEAT = plane(PLAYERS, "the own seat: actions name cells as they lie, not as the seat sees them")
    TURNS = plane(1, "turns begun, as a part of the limit")
    OPTIONS = plane(2, "no spring tide, flips are paid at once")


@rule
def observe(state: State, seat: int, planes: Ints) -> None:
    see_cells(state, seat, planes)
    see_piles(state, planes)
    for place in range(SEATS):
        see_seat(state, (seat + place) % SEATS, planes, Plane.SEATS + place * SEAT_PLANES)
    see_common(state, planes)
    see_turn(state, seat, planes)
    see_pending(state, seat, planes)
    planes[Plane.SEAT + seat] = 1.0
    planes[Plane.TURNS] = int(state.turns) / int(state.turn_limit)
    planes[Plane.OPTIONS] = int(state.spring_tide)
    planes[Plane.OPTIONS + 1] = int(state.flip_price)


@rule
def turned(seat: int, cell: int) -> int:
    """Give the place of a cell as *seat* sees it."""
    if seat == 0:
        return cell
    return (ROWS - 1 - cell // COLUMNS) * COLUMNS + cell % COLUMNS


@rule
def see_cells(state: State, seat: int, planes: Ints) -> None:
    for cell in range(CELLS):
        place = turned(seat, cell)
        if state.lot[cell] != SHOWN:
            planes[Plane.CELLS + place * FACES + KINDS] = 1.0
        elif state.card[cell] != NO_CARD:
            planes[Plane.CELLS + place * FACES + int(state.card[cell])] = 1.0
        planes[Plane.FLIPPED + place] = int(state.flipped) >> cell & 1


@rule
def see_piles(state: State, planes: Ints) -> None:
    for kind in range(KINDS):
        planes[Plane.UNSEEN + kind] = int(state.pool[state.lots, kind]) / MANY
    for place in range(state.discard_left):
        planes[Plane.DISCARD + int(state.discard[place])] += 1.0 / MANY
    planes[Plane.PILES] = int(state.draw_left) / CARDS
    planes[Plane.PILES + 1] = int(state.discard_left) / CARDS
    planes[Plane.PILES + 2] = int(state.breeding_left) / BREEDINGS
    for place in range(OPEN_CARDS):
        if state.open_cards[place] != NO_CARD:
            planes[Plane.OPEN + int(state.open_cards[place])] = 1.0


@rule
def see_seat(state: State, other: int, planes: Ints, at: int) -> None:
    for colour in range(COLOURS):
        planes[at + colour] = int(state.worms[other, colour]) / WORMS_PER_COLOUR
    at += COLOURS
    planes[at] = int(state.pearls[other]) / MANY
    planes[at + 1] = int(state.sharks[other]) / MANY
    planes[at + 2] = int(state.boats[other]) / MOST_BOATS
    bred = at + 3
    at += 4
    for slot in range(SLOTS):
        held = int(state.slot[other, slot])
        if held == EMPTY:
            planes[at] = 1.0
        elif held >= BRED:
            planes[at + 1] = 1.0
            planes[bred] += 1.0 / BREEDINGS_TO_WIN
        elif held != NO_CORAL:
            planes[at + 2 + held] = 1.0
        at += SLOT_PLANES


@rule
def see_common(state: State, planes: Ints) -> None:
    for die in range(2):
        planes[Plane.DICE + die * COLOURS + int(state.dice[die])] = 1.0
    for colour in range(COLOURS):
        planes[Plane.SUPPLY + colour] = int(state.worm_supply[colour]) / WORMS_PER_COLOUR
    planes[Plane.SUPPLY + COLOURS] = int(state.boat_supply) / BOATS


@rule
def see_turn(state: State, seat: int, planes: Ints) -> None:
    if state.phase < PHASES:
        planes[Plane.PHASE + int(state.phase)] = 1.0
    planes[Plane.FLAGS] = int(state.active == seat)
    planes[Plane.FLAGS + 1] = int(state.waiting) >> seat & 1
    planes[Plane.FLAGS + 2] = int(state.has_acted)
    planes[Plane.FLAGS + 3] = int(state.still_turns) / STILL_TURNS
    planes[Plane.FLAGS + 4] = int(state.picks_due) / 2


@rule
def see_pending(state: State, seat: int, planes: Ints) -> None:
    cells = Plane.PENDING + PURCHASES
    planes[cells + CELLS] = int(state.due) / MANY
    if state.phase == Phase.PLACE:
        planes[Plane.PLACING + int(state.placing)] = 1.0
    action = int(state.pending)
    if action == NOTHING_PENDING:
        return
    if action < Decision.FLIP:
        planes[Plane.PENDING] = 1.0
        planes[cells + turned(seat, action - Decision.TAKE)] = 1.0
    elif action < Decision.BUY_BOAT:
        planes[Plane.PENDING + 1] = 1.0
        planes[cells + turned(seat, action - Decision.FLIP + FIRST_DOWN)] = 1.0
    else:
        planes[Plane.PENDING + 2] = 1.0
