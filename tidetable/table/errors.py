"""What a table refuses. Each error has a kind for programs, a text for people and, where it helps, a message of the catalogue."""

from __future__ import annotations

from tidetable.core.errors import Refusal


class TableError(Refusal):
    """Something that cannot be done at this table."""

    kind = "not-now"


class NotNow(TableError):
    """The table is not in the state for this."""


class NotAllowed(TableError):
    """Only somebody else may do this."""

    kind = "not-allowed"


class NotYourSeat(TableError):
    """You do not hold this seat."""

    kind = "not-your-seat"


class Stale(TableError):
    """The question was another one when it was answered."""

    kind = "stale"


class OtherRules(TableError):
    """The match belongs to rules that are not here."""

    kind = "rules-version"


class BrokenLog(TableError):
    """The events of a table do not give the state that was stored with them."""

    kind = "broken"
