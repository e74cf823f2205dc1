"""What a screen wants to know. The sheet is declared once; the rule fills it, and the JSON picture follows from it."""

from typing import Any

from tidetable.core.kit import FactSheet, each, fact, flag, names_of, rule

from pearl_divers.components import CHIPS, PEARL, SEATS
from pearl_divers.state import Phase, State


class Facts(FactSheet):
    """The table as a viewer is shown it; ``seats = each(2, paid=...)`` is written as ``sheet.seats_paid[seat]``."""

    phase = fact(names_of(Phase))
    pot = fact()
    seats = each(SEATS, pearl=fact(PEARL), paid=fact(), chips=fact(), folded=flag())


@rule
def facts(state: State, viewer: int, sheet: Any) -> None:
    """Write what *viewer* is shown; the record holds no more than he may know, so a hidden pearl is NO_PEARL here."""
    sheet.phase = state.phase
    sheet.pot = int(state.paid[0]) + int(state.paid[1])
    for seat in range(SEATS):
        sheet.seats_pearl[seat] = state.pearl[seat]
        sheet.seats_paid[seat] = state.paid[seat]
        sheet.seats_chips[seat] = CHIPS - int(state.paid[seat])
        sheet.seats_folded[seat] = state.folded == seat
