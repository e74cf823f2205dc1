"""Players that need no search: the one who stands in for an absent person, and the careful one. They see what their seat sees."""

from tidetable.core.kit import Ints, is_legal, rule

from pearl_divers.components import PEARLS
from pearl_divers.decisions import Decision
from pearl_divers.legal import owes
from pearl_divers.state import State

LARGE = PEARLS - 1  # a pearl to raise with


@rule
def default(state: State, seat: int, choices: Ints) -> int:
    """Decide for somebody who is absent: pay nothing more."""
    return Decision.FOLD if is_legal(choices, Decision.FOLD) else Decision.STAY


@rule
def worth_of(state: State, seat: int, action: int) -> int:
    """Value a legal action; the careful player takes the best one, and core has the loop."""
    pearl = int(state.pearl[seat])
    if action == Decision.FOLD:
        return owes(state, seat)  # the dearer it is to stay ...
    if action == Decision.STAY:
        return pearl - 1  # ... the larger the pearl must be
    return pearl + action - Decision.RAISE if pearl >= LARGE else -1
