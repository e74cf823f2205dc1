"""Which reef cards are in the box (§2.3, DR-30): the usual ones, or those that a table has named."""

from tidetable.core.kit import rule
from tidetable.games.das_riff.components import BOX_LEAST, BOX_MASK, BOX_SHIFT, CARDS, USUAL_BOX, WATER
from tidetable.games.das_riff.state import State


@rule
def copies_of(state: State, kind: int) -> int:
    """Count the cards of a kind in the box; water is what the others leave."""
    if kind != WATER:
        return named_copies(state, kind)
    rest = CARDS
    for other in range(WATER):
        rest -= named_copies(state, other)
    return rest


@rule
def named_copies(state: State, kind: int) -> int:
    box = int(state.reef_cards) ^ USUAL_BOX
    return int((box >> BOX_SHIFT[kind] & BOX_MASK[kind]) + BOX_LEAST[kind])
