"""The groundwater (§2): two piles, the last card in is the first out (RV-24).

Both lie in one field, for together they never hold more than all the cards: seat 0's from the front, seat 1's from the back.
"""

from tidetable.core.kit import rule
from tidetable.games.rivero.components import CARDS
from tidetable.games.rivero.state import NO_CARD, State


@rule
def pile_place(seat: int, index: int) -> int:
    """Give the place in the field of a pile's card, counted from the bottom."""
    return index if seat == 0 else CARDS - 1 - index


@rule
def push(state: State, seat: int, card: int, way_in: int) -> None:
    """Lay a card on a pile."""
    place = pile_place(seat, int(state.groundwater_size[seat]))
    state.groundwater[place] = card
    state.way_in[place] = way_in
    state.groundwater_size[seat] += 1


@rule
def pop(state: State, seat: int) -> tuple[int, int]:
    """Take the top card off a pile; tell how it had come there."""
    index = int(state.groundwater_size[seat]) - 1
    place = pile_place(seat, index)
    card, way_in = int(state.groundwater[place]), int(state.way_in[place])
    state.groundwater[place] = NO_CARD
    state.way_in[place] = 0
    state.groundwater_size[seat] = index
    return card, way_in
