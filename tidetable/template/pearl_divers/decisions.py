"""What a player may decide (§3). Each decision is one click and one whole number, counted in the order of these rows."""

from tidetable.core.kit import Decisions, decision

from pearl_divers.components import RAISED
from pearl_divers.state import Phase


class Decision(Decisions):
    """The rows give everything: the numbers 0 to 4, the texts ("raise 2"), the names of their sentences (action-raise)."""

    STAY = decision("stay", asked_in=Phase.BETTING)
    RAISE = decision("raise", chips=RAISED, first={"chips": 1}, asked_in=Phase.BETTING)  # "raise 1" to "raise 3"
    FOLD = decision("fold", asked_in=Phase.BETTING)
