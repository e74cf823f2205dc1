"""What a seat sees of Rivero as numbers for a learner, the own side of the source first."""

from tidetable.core.kit import Ints, Planes, plane, rule
from tidetable.games.rivero.components import (
    ACTION_CARDS, ACTION_COPIES, ACTION_KINDS, ASIDE, BESIDE, CARDS, CELLS, COLUMNS, COPIES, HAND_LIMIT, RIVERS, ROWS, SEATS,
    SLOTS, TYPES, VALUES,
)  # fmt: skip
from tidetable.games.rivero.decisions import Decision
from tidetable.games.rivero.groundwater import pile_place
from tidetable.games.rivero.hidden import count_card, count_open_cards
from tidetable.games.rivero.state import (
    NO_ACTION_CARD, NO_CARD, NO_COLUMN, NO_RIVER, NO_SLOT, NOT_KNOWN, Canteen, Phase, State,
)  # fmt: skip

FACE = RIVERS + VALUES  # a card: its river, its value
BELOW = RIVERS + 1  # a card below another: its river, its value in tenths
CELL_PLANES = FACE + BELOW
RIVER_PLANES = RIVERS + 2 + VALUES + 1
SEAT_PLANES = 4 + ACTION_KINDS + BESIDE * FACE + FACE
PHASES = int(Phase.OVER)
PILE_SCALE = 20.0
VERBS = 5  # to play, to double, to discard, to swap, or a river
SIDES, ALL_RIVERS = SEATS, SEATS * SLOTS  # where a row below hides the name


class Plane(Planes):
    """What a learner is shown of Rivero."""

    HAND = plane(2 * TYPES, "by type (river, then value): held, held twice")
    SEEN_IN_HAND = plane(TYPES, "by type: copies that were seen going into the other's hand, in halves")
    OPEN = plane(TYPES, "by type: copies that lie where the seat sees them, in halves")
    OWN_GROUNDWATER = plane(TYPES, "by type: copies in the own pile, in halves")
    OTHER_GROUNDWATER = plane(TYPES, "by type: copies in the other's pile, as far as seen")
    SOURCE = plane(
        CELLS * CELL_PLANES,
        "for each cell, the own side first: river and value of the upper card; river and value (in tenths) of the lower one",
    )
    MUST_USE = plane(TYPES, "the types one of which must be used now")
    COLUMN = plane(COLUMNS, "the column they came from")
    RIVERS = plane(
        ALL_RIVERS * RIVER_PLANES,
        "for each slot, the own ones first: name, lowest and highest value (tenths), where bridges lie, and whether its owner's "
        "canteen lies there",
    )
    SEATS = plane(
        SEATS * SEAT_PLANES,
        "the own seat, then the other: hand in eighths, groundwater in twentieths, a stored bridge, the canteen in hand, the "
        "action card, the two cards beside it, the upper card of the groundwater if seen",
    )
    ACTION_CARDS = plane(ACTION_KINDS + 2, "those played, by kind, in sixths; cards left to draw and played, as parts of all")
    OCEAN = plane(1, "cards left in the ocean, as a part of all")
    PHASE = plane(PHASES, "what is being decided")
    CHOSEN = plane(VERBS + TYPES + ALL_RIVERS, "half decided: to play, double, discard, swap, or a river; its type; its river")
    FLAGS = plane(7, "own turn, own decision, step 2, laid a river or an extension, canteen placed, canteen spent, begins the game")
    SEAT = plane(SIDES, "the own seat: actions name cells and rivers as they lie, not as the seat sees them")
    OPTIONS = plane(3, "forced discard at eight, the empty ocean ends at once, groundwater at any time")


@rule
def observe(state: State, seat: int, planes: Ints) -> None:
    see_cards(state, seat, planes)
    see_source(state, seat, planes)
    see_rivers(state, seat, planes)
    see_groundwater(state, seat, planes, Plane.OWN_GROUNDWATER + 0)
    see_groundwater(state, 1 - seat, planes, Plane.OTHER_GROUNDWATER + 0)
    for place in range(SEATS):
        see_seat(state, (seat + place) % SEATS, planes, Plane.SEATS + place * SEAT_PLANES)
    see_piles(state, planes)
    see_decision(state, seat, planes)
    see_flags(state, seat, planes)
    planes[Plane.SEAT + seat] = 1.0
    planes[Plane.OPTIONS] = int(state.forced_discard_at)
    planes[Plane.OPTIONS + 1] = int(state.exhaustion_end)
    planes[Plane.OPTIONS + 2] = int(state.groundwater_take)


@rule
def see_face(card: int, planes: Ints, at: int) -> None:
    if card != NO_CARD:
        planes[at + card // VALUES] = 1.0
        planes[at + RIVERS + card % VALUES] = 1.0


@rule
def see_cards(state: State, seat: int, planes: Ints) -> None:
    """Write what is known card type by card type."""
    count_open_cards(state, planes[Plane.OPEN : Plane.OPEN + TYPES])
    for card in range(TYPES):
        planes[Plane.HAND + card] = int(state.hand[seat]) >> card & 1
        planes[Plane.HAND + TYPES + card] = int(state.pairs[seat]) >> card & 1
        for copy in range(COPIES):
            planes[Plane.SEEN_IN_HAND + card] += int(state.known[1 - seat, card, copy] != NOT_KNOWN) / COPIES
        planes[Plane.OPEN + card] /= COPIES


@rule
def see_groundwater(state: State, owner: int, planes: Ints, at: int) -> None:
    pile = planes[at : at + TYPES]
    for index in range(state.groundwater_size[owner]):
        count_card(pile, int(state.groundwater[pile_place(owner, index)]))
    for card in range(TYPES):
        pile[card] /= COPIES


@rule
def see_source(state: State, seat: int, planes: Ints) -> None:
    for cell in range(CELLS):
        row, column = cell // COLUMNS, cell % COLUMNS
        at = Plane.SOURCE + ((ROWS - 1 - row if seat == 1 else row) * COLUMNS + column) * CELL_PLANES
        see_face(int(state.top[cell]), planes, at)
        below = int(state.bottom[cell])
        if below != NO_CARD:
            planes[at + FACE + below // VALUES] = 1.0
            planes[at + FACE + RIVERS] = (below % VALUES + 1) / VALUES
    for card in range(TYPES):
        planes[Plane.MUST_USE + card] = int(state.must_use) >> card & 1
    if state.pending_column != NO_COLUMN:
        planes[Plane.COLUMN + int(state.pending_column)] = 1.0


@rule
def see_rivers(state: State, seat: int, planes: Ints) -> None:
    for place in range(SEATS):
        owner = (seat + place) % SEATS
        for slot in range(SLOTS):
            if state.river_name[owner, slot] != NO_RIVER:
                see_river(state, owner, slot, planes, Plane.RIVERS + (place * SLOTS + slot) * RIVER_PLANES)


@rule
def see_river(state: State, owner: int, slot: int, planes: Ints, at: int) -> None:
    planes[at + int(state.river_name[owner, slot])] = 1.0
    planes[at + RIVERS] = int(state.river_low[owner, slot]) / VALUES
    planes[at + RIVERS + 1] = int(state.river_high[owner, slot]) / VALUES
    for value in range(VALUES):
        planes[at + RIVERS + 2 + value] = int(state.river_bridges[owner, slot]) >> value & 1
    planes[at + RIVERS + 2 + VALUES] = int(state.canteen[owner] == slot)


@rule
def see_seat(state: State, other: int, planes: Ints, at: int) -> None:
    size = int(state.groundwater_size[other])
    planes[at] = int(state.hand_size[other]) / HAND_LIMIT
    planes[at + 1] = size / PILE_SCALE
    planes[at + 2] = int(state.stored[other])
    planes[at + 3] = int(state.canteen[other] == NO_SLOT)
    at += 4
    if state.action_card[other] != NO_ACTION_CARD:
        planes[at + int(state.action_card[other])] = 1.0
    at += ACTION_KINDS
    for place in range(BESIDE):
        see_face(int(state.beside[other, place]), planes, at + place * FACE)
    if size > 0:
        see_face(int(state.groundwater[pile_place(other, size - 1)]), planes, at + BESIDE * FACE)


@rule
def see_piles(state: State, planes: Ints) -> None:
    for place in range(state.action_discarded):
        planes[Plane.ACTION_CARDS + int(state.action_discard[place])] += 1.0 / ACTION_COPIES
    planes[Plane.ACTION_CARDS + ACTION_KINDS] = int(state.action_left) / (ACTION_CARDS - ASIDE)
    planes[Plane.ACTION_CARDS + ACTION_KINDS + 1] = int(state.action_discarded) / (ACTION_CARDS - ASIDE)
    planes[Plane.OCEAN] = int(state.ocean_left) / CARDS


@rule
def see_decision(state: State, seat: int, planes: Ints) -> None:
    if state.phase < PHASES:
        planes[Plane.PHASE + int(state.phase)] = 1.0
    chosen = int(state.chosen)
    if chosen >= Decision.PLAY:  # PLAY, DOUBLE, DISCARD, SWAP follow each other
        planes[Plane.CHOSEN + (chosen - Decision.PLAY) // TYPES] = 1.0
        planes[Plane.CHOSEN + VERBS + (chosen - Decision.PLAY) % TYPES] = 1.0
    elif chosen >= Decision.RIVER:
        owner, slot = (chosen - Decision.RIVER) // SLOTS, (chosen - Decision.RIVER) % SLOTS
        planes[Plane.CHOSEN + VERBS - 1] = 1.0
        planes[Plane.CHOSEN + VERBS + TYPES + (owner - seat) % SEATS * SLOTS + slot] = 1.0


@rule
def see_flags(state: State, seat: int, planes: Ints) -> None:
    planes[Plane.FLAGS] = int(state.turn == seat)
    planes[Plane.FLAGS + 1] = int(state.waiting) >> seat & 1
    planes[Plane.FLAGS + 2] = int(state.doubled)
    planes[Plane.FLAGS + 3] = int(state.melded)
    planes[Plane.FLAGS + 4] = int(state.canteen_used == Canteen.PLACED)
    planes[Plane.FLAGS + 5] = int(state.canteen_used == Canteen.SPENT)
    planes[Plane.FLAGS + 6] = int(state.first == seat)
