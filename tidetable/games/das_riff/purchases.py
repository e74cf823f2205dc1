"""What things cost and how they are paid (§4.5, §5.1, §5.2)."""

from __future__ import annotations

from tidetable.core.journal import note
from tidetable.core.record import Ints
from tidetable.core.rule import rule
from tidetable.core.sets import has_several, lowest
from tidetable.games.das_riff.components import BASE_PRICE, COLOURS, COLUMNS, FISH_KINDS, PEARL, PEARL_UNIT, UNITS
from tidetable.games.das_riff.state import FLIP, NO_COLOUR, PAID, TAKE, State

ANY = NO_COLOUR  # a price of any units


@rule
def put_on_discard(state: State, kind: int) -> None:
    state.discard[state.discard_left] = kind
    state.discard_left += 1


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
    if TAKE <= state.pending < FLIP:
        return colour_to_pay(int(state.card[int(state.pending) - TAKE]))
    return ANY


@rule
def can_pay_with(state: State, seat: int, unit: int, colour: int) -> bool:
    if unit == PEARL_UNIT:
        return bool(state.pearls[seat] > 0)
    return bool(state.worms[seat, unit] > 0) and colour in (ANY, unit)


@rule
def payments(state: State, seat: int) -> int:
    """Give the units that may be paid now."""
    units_to_pay, colour = 0, due_colour(state)
    for unit in range(UNITS):
        units_to_pay |= int(can_pay_with(state, seat, unit, colour)) << unit
    return units_to_pay


@rule
def pay(state: State, seat: int, unit: int, journal: Ints) -> None:
    note(journal, PAID, seat, unit)
    state.due -= 1
    if unit == PEARL_UNIT:
        state.pearls[seat] -= 1
        put_on_discard(state, PEARL)
    else:
        state.worms[seat, unit] -= 1
        state.worm_supply[unit] += 1


@rule
def is_payment_asked(state: State, seat: int, journal: Ints) -> bool:
    """Pay what leaves no choice; tell whether there is one."""
    while state.due > 0:
        units_to_pay = payments(state, seat)
        if has_several(units_to_pay):
            return True
        pay(state, seat, lowest(units_to_pay), journal)
    return False
