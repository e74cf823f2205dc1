"""What may be decided now. This is the only place that says so: people, bots and programs all ask it."""

from tidetable.core.kit import Ints, allow, allow_if, rule

from pearl_divers.components import CHIPS, MOST_RAISED
from pearl_divers.decisions import Decision
from pearl_divers.state import State


@rule
def legal(state: State, seat: int, choices: Ints) -> None:
    """Allow what *seat* may decide; the set of choices comes empty."""
    allow(choices, Decision.STAY)
    for chips in range(1, MOST_RAISED + 1):
        allow_if(choices, Decision.RAISE + chips - 1, chips <= left_to_raise(state, seat))
    allow_if(choices, Decision.FOLD, owes(state, seat) > 0)


@rule
def owes(state: State, seat: int) -> int:  # §3.1
    return int(state.paid[1 - seat]) - int(state.paid[seat])


@rule
def left_to_raise(state: State, seat: int) -> int:  # §3.2: after paying what is owed, both have the same left
    return CHIPS - int(state.paid[1 - seat])
