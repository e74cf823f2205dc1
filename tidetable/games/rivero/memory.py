"""What everybody remembers of a hand (§7): cards that were seen entering it are there until they are seen leaving.

A card in hand can sink into the groundwater unseen, so what is known is this: each card seen entering the hand of a seat is still
in that hand, or in the seat's pile at an index not below the least height the pile has had since (``known``). All other cards that
came from the hand are ``unknown``; a pile card that came from the hand remembers in ``way_in`` how many unknown ones there
were to sink: of the cards from the hand up to it, no more than that are unknown. Two copies of a type are the same card here: one
of them leaving is taken for the one that was known. All of it follows from what both seats and every spectator have seen.
"""

from tidetable.core.kit import rule
from tidetable.games.rivero.components import COPIES, PILE, TYPES
from tidetable.games.rivero.groundwater import pile_place
from tidetable.games.rivero.state import NOT_KNOWN, State

IN_HAND = PILE  # as an index: above every card of the pile


@rule
def remember(state: State, seat: int, card: int) -> None:
    """Note a card that goes into the hand before all eyes."""
    copy = 0 if state.known[seat, card, 0] == NOT_KNOWN else 1
    state.known[seat, card, copy] = state.groundwater_size[seat]


@rule
def remember_unknown(state: State, seat: int) -> None:
    """Note a card that goes into the hand unseen."""
    state.unknown[seat] += 1


@rule
def see_leaving(state: State, seat: int, card: int, index: int) -> None:
    """Note a card that leaves the hand (IN_HAND), or the pile where it had sunk from the hand, before all eyes."""
    copy, latest = 0, NOT_KNOWN
    for other in range(COPIES):  # of two known copies, the one that had fewer places to be
        since = int(state.known[seat, card, other])
        if latest < since <= index:
            copy, latest = other, since
    if latest == NOT_KNOWN:
        lose_unknown(state, seat)
    else:
        state.known[seat, card, copy] = NOT_KNOWN


@rule
def lose_unknown(state: State, seat: int) -> None:
    """Note that an unknown card has left: fewer can lie in the pile."""
    state.unknown[seat] = max(int(state.unknown[seat]) - 1, 0)
    left = state.unknown[seat]
    for index in range(state.groundwater_size[seat]):
        place = pile_place(seat, index)
        state.way_in[place] = min(state.way_in[place], left)


@rule
def pile_sank_to(state: State, seat: int) -> None:
    """Note that the pile is lower by a card: whatever comes there next may be any card of the hand."""
    height = state.groundwater_size[seat]
    for card in range(TYPES):
        for copy in range(COPIES):
            state.known[seat, card, copy] = min(state.known[seat, card, copy], height)
