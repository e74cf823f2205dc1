"""What things cost and how they are paid (§4.5, §5.1, §5.2)."""

from tidetable.core.kit import Ints, note, rule
from tidetable.games.das_riff.components import ANY, BASE_PRICE, COLOURS, COLUMNS, FISH_KINDS, PEARL, PEARL_UNIT
from tidetable.games.das_riff.decisions import Decision
from tidetable.games.das_riff.events import Event
from tidetable.games.das_riff.state import State

# Prices (§5.1) and what may pay them (§5.2)


@rule
def is_flipped(state: State, cell: int) -> bool:
    return int(state.flipped) >> cell & 1 != 0


@rule
def take_price(state: State, seat: int, cell: int) -> int:
    if is_flipped(state, cell):  # DR-6: the second half of the middle price
        return 1
    return int(BASE_PRICE[seat, cell // COLUMNS])


@rule
def colour_to_pay(card: int) -> int:
    """Give the colour of the worms a card costs: a fish its own, anything else any (DR-7, DR-25)."""
    return card >> 1 if 0 <= card < FISH_KINDS else ANY


@rule
def units(state: State, seat: int, colour: int) -> int:
    """Count what a seat has to pay a price of *colour* with: pearls stand in for every colour (DR-9)."""
    if colour != ANY:
        return int(state.pearls[seat]) + int(state.worms[seat, colour])
    owned = int(state.pearls[seat])
    for each in range(COLOURS):
        owned += int(state.worms[seat, each])
    return owned


# PAY (§4.5)


@rule
def due_colour(state: State) -> int:
    """Give the colour of the pending price."""
    if Decision.TAKE <= state.pending < Decision.FLIP:
        return colour_to_pay(int(state.card[int(state.pending) - Decision.TAKE]))
    return ANY


@rule
def purse(state: State, seat: int) -> int:
    """Give all that a seat could pay with as a bag: four bits count each unit."""
    owned = int(state.pearls[seat]) << 4 * PEARL_UNIT
    for colour in range(COLOURS):
        owned |= int(state.worms[seat, colour]) << 4 * colour
    return owned


@rule
def of_unit(bag: int, unit: int) -> int:
    return bag >> 4 * unit & 15


@rule
def automatic_unit(owned: int, colour: int) -> int:
    """Name the unit of a purse that pays by itself (§12): a fish its colour, then pearls; anything else the colour held most."""
    best = colour
    if colour == ANY:
        best = 0
        for each in range(1, COLOURS):
            if of_unit(owned, each) > of_unit(owned, best):
                best = each
    return best if of_unit(owned, best) > 0 else PEARL_UNIT


@rule
def pay(state: State, seat: int, unit: int, journal: Ints) -> None:
    state.due -= 1
    if unit == PEARL_UNIT:
        state.pearls[seat] -= 1
        put_on_discard(state, PEARL)
    else:
        state.worms[seat, unit] -= 1
        state.worm_supply[unit] += 1
    note(journal, Event.PAID, seat, unit)


@rule
def put_on_discard(state: State, kind: int) -> None:
    state.discard[state.discard_left] = kind
    state.discard_left += 1
