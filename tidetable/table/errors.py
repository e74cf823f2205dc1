"""What a table refuses. Each error has a kind for programs, a text for people and, where it helps, a message of the catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from tidetable.core.errors import TidetableError

if TYPE_CHECKING:
    from tidetable.core.words import Message


class TableError(TidetableError):
    """Something that cannot be done at this table."""

    kind: ClassVar[str] = "not-now"

    def __init__(self, text: str, why: Message | None = None) -> None:
        super().__init__(text)
        self.why = why


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
