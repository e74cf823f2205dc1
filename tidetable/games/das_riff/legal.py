"""What may be decided in Das Riff (§4, §10): worms, actions, payments and places, each as a set."""

from tidetable.core.kit import Ints, allow, allow_all, allow_if, rule
from tidetable.games.das_riff.card import SharkOnWater
from tidetable.games.das_riff.components import (
    ANY, BASE_PRICE, BOAT_PRICE, CELLS, COLOURS, COLUMNS, CORAL, FIRST_DOWN, FISH_KINDS, FLIP_PRICE, KINDS, MOST_BOATS, PEARL,
    PEARL_UNIT, ROWS, SHARK, SLOTS, WATER,
)  # fmt: skip
from tidetable.games.das_riff.corals import ANY_FISH, corals, empty_corals, is_single, mates, would_breed
from tidetable.games.das_riff.decisions import Decision
from tidetable.games.das_riff.purchases import due_colour, is_flipped, units
from tidetable.games.das_riff.state import EMPTY, NO_CARD, SHOWN, Phase, State


@rule
def legal(state: State, seat: int, choices: Ints) -> None:
    if state.phase == Phase.ACTION:
        legal_action(state, seat, choices)
    elif state.phase == Phase.PAY:
        allow_all(choices, Decision.PAY, payments(state, seat, due_colour(state)))
    elif state.phase == Phase.PLACE:
        allow_all(choices, Decision.PLACE, placements(state, seat, int(state.placing)))
    else:
        allow_all(choices, Decision.PICK_WORM, picks(state))


@rule
def legal_action(state: State, seat: int, choices: Ints) -> None:  # §4.4
    owned = units(state, seat, ANY)
    if owned > 0:
        allow_all(choices, Decision.TAKE, takes(state, seat, owned))
        allow_all(choices, Decision.FLIP, flips(state, seat, owned) >> FIRST_DOWN)
        allow_if(choices, Decision.BUY_BOAT, can_buy_boat(state, seat, owned))
    if state.sharks[seat] > 0:
        allow_all(choices, Decision.SHARK_CELL, prey(state))
        allow_all(choices, Decision.SHARK_OWN, own_prey(state, seat))
    allow(choices, Decision.END_TURN)


# The colours to choose from (§4.2, §4.3)


@rule
def is_choice_free(state: State) -> bool:  # DR-4; DR-5: the opponent too, once both rolled colours are gone
    if state.phase == Phase.PICK_ACTIVE:
        return True
    return bool(state.worm_supply[state.dice[0]] == 0 and state.worm_supply[state.dice[1]] == 0)


@rule
def picks(state: State) -> int:
    """Give the colours of which a worm may be picked."""
    colours, is_free = 0, is_choice_free(state)
    for colour in range(COLOURS):
        if is_free or state.dice[0] == colour or state.dice[1] == colour:
            colours |= int(state.worm_supply[colour] > 0) << colour
    return colours


# Cards to take and to flip (§4.4, §5.5)

NO_FISH = (1 << KINDS) - (1 << FISH_KINDS)  # kinds that cost any units
BOTH_SEXES = 0b11  # of one colour, as kinds
NO_BIT = 31  # no kind has this bit, and it is where an empty cell (-1) points


@rule
def is_reached(state: State, seat: int, cell: int) -> bool:  # DR-19, DR-23: a boat reaches its column in all four rows
    return cell % COLUMNS < int(state.boats[seat])


@rule
def is_face_up(state: State, cell: int) -> bool:
    return int(state.card[cell]) != NO_CARD and int(state.lot[cell]) == SHOWN


@rule
def usable_kinds(state: State, seat: int) -> int:
    """Give the kinds a seat may take: no water (DR-8), no sixth coral, no fish without a place (DR-10)."""
    kinds = ANY_FISH if empty_corals(state, seat) > 0 else mates(state, seat)
    return kinds | 1 << PEARL | 1 << SHARK | int(corals(state, seat) < SLOTS) << CORAL


@rule
def payable_kinds(state: State, seat: int, owned: int, price: int) -> int:
    """Give the kinds for which a seat that owns so many units in all could pay a price."""
    kinds = NO_FISH if owned >= price else 0
    for colour in range(COLOURS):
        kinds |= BOTH_SEXES * int(units(state, seat, colour) >= price) << 2 * colour
    return kinds


@rule
def takes(state: State, seat: int, owned: int) -> int:
    """Give the cells whose card may be taken: a row has one price, but for flipped cells (DR-6)."""
    usable = usable_kinds(state, seat)
    at_one = usable & payable_kinds(state, seat, owned, 1)
    at_two = at_one & payable_kinds(state, seat, owned, 2)
    at_three = at_two & payable_kinds(state, seat, owned, 3)
    cells, reach = 0, int(state.boats[seat])
    for row in range(ROWS):
        price = int(BASE_PRICE[seat, row])
        kinds = at_one if price == 1 else at_two if price == 2 else at_three
        for cell in range(COLUMNS * row, COLUMNS * row + reach):
            cells |= int(shows(state, cell, at_one if is_flipped(state, cell) else kinds)) << cell
    return cells


@rule
def shows(state: State, cell: int, kinds: int) -> bool:
    """Tell whether a card of one of these kinds lies face up in a cell."""
    return int(state.lot[cell]) == SHOWN and kinds >> (int(state.card[cell]) & NO_BIT) & 1 != 0


@rule
def flips(state: State, seat: int, owned: int) -> int:
    """Give the cells whose card may be flipped: both middle rows, as far as the boats reach."""
    cells = 0
    if owned >= FLIP_PRICE:
        for column in range(state.boats[seat]):
            for cell in range(FIRST_DOWN + column, FIRST_DOWN + 2 * COLUMNS, COLUMNS):
                cells |= int(state.lot[cell] != SHOWN) << cell
    return cells


@rule
def can_buy_boat(state: State, seat: int, owned: int) -> bool:
    return int(state.boats[seat]) < MOST_BOATS and int(state.boat_supply) > 0 and owned >= BOAT_PRICE


# Where a shark may go (DR-14)


@rule
def prey(state: State) -> int:
    """Give the cells with prey: any row, any column, but no face-down card, and water only where the table allows it."""
    cells, water = 0, state.shark_on_water == SharkOnWater.ALLOWED
    for cell in range(CELLS):
        cells |= int(is_face_up(state, cell) and (water or state.card[cell] != WATER)) << cell
    return cells


@rule
def own_prey(state: State, seat: int) -> int:
    """Give the own slots with prey: single fish."""
    slots = 0
    for slot in range(SLOTS):
        slots |= int(is_single(state, seat, slot)) << slot
    return slots


# What pays (§4.5, §5.2)


@rule
def payments(state: State, seat: int, colour: int) -> int:
    """Give the units that may pay a price of *colour*: pearls always, worms of that colour (DR-9)."""
    those = int(state.pearls[seat] > 0) << PEARL_UNIT
    for each in range(COLOURS):
        if colour in (ANY, each):
            those |= int(state.worms[seat, each] > 0) << each
    return those


# Where a fish may go (§5.3)


@rule
def placements(state: State, seat: int, fish: int) -> int:
    """Give the slots a fish may go to; of equal ones only the lowest."""
    slots, met = 0, 0  # met: what lower slots hold, one bit a fish kind, the last bit for an empty coral
    for slot in range(SLOTS):
        held = int(state.slot[seat, slot])
        if held == EMPTY or (0 <= held < FISH_KINDS and would_breed(state, fish, held)):
            same = 1 << (held if held != EMPTY else FISH_KINDS)
            if met & same == 0:
                slots |= 1 << slot
                met |= same
    return slots
