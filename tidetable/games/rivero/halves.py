"""Decisions in two halves (§4): the first is kept as ``chosen`` until the second comes; meanwhile nothing moves."""

from tidetable.core.kit import NO_ACTION, rule
from tidetable.games.rivero.state import Phase, State


@rule
def choose(state: State, action: int, then: int) -> None:
    """Keep the first half, and ask for the second."""
    state.chosen = action
    state.phase = then


@rule
def take_chosen(state: State) -> int:
    """Give the first half: the second has come."""
    chosen = int(state.chosen)
    state.chosen = NO_ACTION
    return chosen


@rule
def hide_half_decision(state: State) -> None:
    """Show the question before the first half: who has not made it sees no difference yet."""
    if state.phase in (Phase.CHOOSE_RIVER, Phase.CHOOSE_CELL):
        choose(state, NO_ACTION, Phase.MAIN)
    elif state.phase == Phase.TAP_END:
        choose(state, NO_ACTION, Phase.TAP)
    elif state.phase == Phase.BRIDGE_POSITION:
        choose(state, NO_ACTION, Phase.BRIDGE)
