"""What everyone can work out about the face-down cards (§7).

The cards dealt between two shuffles are a *lot*. A card that was seen going back into the draw pile cannot lie in a face-down
cell of an older lot. So for each lot with cards still face down, ``pool`` remembers how many cards of each kind that lot and
all older ones can hold at most; the row of the current lot is the whole unseen pool. The rows rise: each holds the one before it.
"""

from tidetable.core.kit import rule
from tidetable.games.das_riff.box import copies_of
from tidetable.games.das_riff.components import FIRST_DOWN, KINDS, LAST_DOWN
from tidetable.games.das_riff.state import State


@rule
def new_pools(state: State) -> None:
    """Begin with one lot and everything unseen."""
    state.lots = 0
    for kind in range(KINDS):
        state.pool[0, kind] = copies_of(state, kind)


@rule
def see(state: State, kind: int, lot: int) -> None:
    """Account for a card that comes to light out of *lot*: it can no longer lie hidden there nor, as that very card, later."""
    for later in range(lot, int(state.lots) + 1):
        state.pool[later, kind] -= 1
    for older in range(lot - 1, -1, -1):  # older cells cannot hold more than is left
        state.pool[older, kind] = min(state.pool[older, kind], state.pool[older + 1, kind])


@rule
def close_lot(state: State) -> None:
    """Begin a new lot when the discard pile is shuffled in: its cards are public, so no older lot can hold them."""
    forget_empty_lots(state)
    last = int(state.lots)
    if has_cards_down(state, last):
        for kind in range(KINDS):
            state.pool[last + 1, kind] = state.pool[last, kind]
        state.lots = last + 1


@rule
def add_discards(state: State) -> None:
    for i in range(state.discard_left):
        state.pool[state.lots, state.discard[i]] += 1


@rule
def has_cards_down(state: State, lot: int) -> bool:
    cards = 0
    for cell in range(FIRST_DOWN, LAST_DOWN + 1):
        cards += int(state.lot[cell] == lot)
    return cards > 0


@rule
def forget_empty_lots(state: State) -> None:
    """Drop the older lots of which no card lies face down any more; their numbers close up."""
    lot = 0
    while lot < state.lots:
        if has_cards_down(state, lot):
            lot += 1
        else:
            forget_lot(state, lot)


@rule
def forget_lot(state: State, lot: int) -> None:
    for later in range(lot, int(state.lots)):
        for kind in range(KINDS):
            state.pool[later, kind] = state.pool[later + 1, kind]
    for kind in range(KINDS):
        state.pool[state.lots, kind] = 0
    state.lots -= 1
    for cell in range(FIRST_DOWN, LAST_DOWN + 1):
        if state.lot[cell] > lot:
            state.lot[cell] -= 1
