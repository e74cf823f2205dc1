"""Which pond cards are in the box (§2.1, FS-1): the usual ones, or those that a table has named."""

from tidetable.core.kit import rule
from tidetable.games.fish_n_stones.components import BOX_LEAST, BOX_MASK, BOX_SHIFT, CARDS, KINDS, USUAL_BOX, USUAL_KIND, Kind
from tidetable.games.fish_n_stones.state import State


@rule
def copies_of(state: State, kind: int) -> int:
    """Count the cards of a kind in the box; water is what the others leave."""
    if kind != Kind.WATER:
        return named_copies(state, kind)
    rest = CARDS
    for other in range(KINDS):
        if other != Kind.WATER:
            rest -= named_copies(state, other)
    return rest


@rule
def named_copies(state: State, kind: int) -> int:
    box = int(state.pond_cards) ^ USUAL_BOX
    return int((box >> BOX_SHIFT[kind] & BOX_MASK[kind]) + BOX_LEAST[kind])


@rule
def kind_of(state: State, card: int) -> int:
    """Give what a card shows: ids are given kind by kind."""
    if state.pond_cards == 0:  # the usual box
        return int(USUAL_KIND[card])
    kind, before = 0, copies_of(state, 0)
    while before <= card:
        kind += 1
        before += copies_of(state, kind)
    return kind
