"""How river cards move between the ocean, the hands, the source and the groundwater piles (§2, §5)."""

from tidetable.core.kit import Ints, note, rule
from tidetable.games.rivero.components import CARDS, COLUMNS, MIDDLE, OWN_SIDE
from tidetable.games.rivero.events import Event
from tidetable.games.rivero.groundwater import pop, push
from tidetable.games.rivero.memory import IN_HAND, pile_sank_to, remember, remember_unknown, see_leaving
from tidetable.games.rivero.state import FELL, FELL_UNSEEN, NO_CARD, State

# The ocean


@rule
def top_of_ocean(state: State) -> int:
    """Take the top card off the ocean; the caller has seen that there is one."""
    place = CARDS - int(state.ocean_left)
    card = int(state.ocean[place])
    state.ocean[place] = NO_CARD
    state.ocean_left -= 1
    return card


@rule
def draw(state: State, seat: int, journal: Ints) -> None:
    card = top_of_ocean(state)
    put_in_hand(state, seat, card)
    remember_unknown(state, seat)
    note(journal, Event.DREW, seat, card)


# The hand: a set of types, and the set of those held twice


@rule
def put_in_hand(state: State, seat: int, card: int) -> None:
    bit = 1 << card
    if int(state.hand[seat]) & bit:
        state.pairs[seat] = int(state.pairs[seat]) | bit
    else:
        state.hand[seat] = int(state.hand[seat]) | bit
    state.hand_size[seat] += 1


@rule
def take_from_hand(state: State, seat: int, card: int) -> None:
    bit = 1 << card
    if int(state.pairs[seat]) & bit:
        state.pairs[seat] = int(state.pairs[seat]) & ~bit
    else:
        state.hand[seat] = int(state.hand[seat]) & ~bit
    state.hand_size[seat] -= 1


@rule
def gain(state: State, seat: int, card: int) -> None:
    """Put a card into the hand before all eyes."""
    put_in_hand(state, seat, card)
    remember(state, seat, card)


@rule
def lay_down(state: State, seat: int, card: int) -> None:
    """Take a card out of the hand before all eyes."""
    take_from_hand(state, seat, card)
    see_leaving(state, seat, card, IN_HAND)


# The groundwater (groundwater.py)


@rule
def sink(state: State, seat: int, card: int, journal: Ints) -> None:
    """Put a card from the hand face down on the own groundwater (§4, 8-card rule)."""
    take_from_hand(state, seat, card)
    push(state, seat, card, int(state.unknown[seat]))
    note(journal, Event.SUNK, seat, card)


@rule
def reveal_groundwater(state: State, seat: int) -> int:
    """Turn up the top card of a pile, to lie in the source or beside a sun."""
    card, way_in = pop(state, seat)
    if way_in not in (FELL, FELL_UNSEEN):
        see_leaving(state, seat, card, int(state.groundwater_size[seat]))
    pile_sank_to(state, seat)
    return card


@rule
def take_groundwater(state: State, seat: int, journal: Ints) -> None:  # RV-24, RV-25
    card, way_in = pop(state, seat)
    put_in_hand(state, seat, card)
    pile_sank_to(state, seat)
    if way_in == FELL:
        remember(state, seat, card)
        note(journal, Event.GROUNDWATER_TAKEN_OPEN, seat, card)
        return
    if way_in == FELL_UNSEEN:
        remember_unknown(state, seat)
    note(journal, Event.GROUNDWATER_TAKEN, seat, card)


# Refilling the source (§5.3, §5.6)


@rule
def refill_from_ocean(state: State, cell: int, journal: Ints) -> None:
    if state.ocean_left > 0:  # RV-36
        state.top[cell] = top_of_ocean(state)
        note(journal, Event.REFILLED, cell, state.top[cell])


@rule
def refill_from_groundwater(state: State, seat: int, cell: int, journal: Ints) -> None:
    if state.groundwater_size[seat] > 0:
        state.top[cell] = reveal_groundwater(state, seat)
        note(journal, Event.REFILLED_FROM_GROUNDWATER, seat, cell, state.top[cell])


@rule
def refill_column(state: State, seat: int, column: int, journal: Ints) -> None:  # RV-8: own side first
    refill_from_ocean(state, COLUMNS * MIDDLE + column, journal)
    refill_from_groundwater(state, seat, COLUMNS * int(OWN_SIDE[seat]) + column, journal)
    refill_from_groundwater(state, seat, COLUMNS * int(OWN_SIDE[1 - seat]) + column, journal)
