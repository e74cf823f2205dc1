"""What can go wrong at the table. A message says who, what, why and what would do, and shows nothing its reader may not see."""

from __future__ import annotations

from typing import Any


class TidetableError(Exception):
    """Anything a person can put right; its text is meant to be shown."""


class BrokenRecord(TidetableError):
    """A file, a position or a log that cannot be read."""


class BadSetup(TidetableError):
    """A number of seats, an option or a value that the game does not have."""


class GameError(TidetableError):
    """A decision that cannot be taken."""


class UnknownAction(GameError):
    """Not a word of this game."""


class IllegalAction(GameError):
    """A word of this game, not legal now; ``why`` is the reason as a message of the catalogue."""

    def __init__(self, text: str, why: tuple[str, dict[str, Any]]) -> None:
        """Keep the reason beside the text, so that it can be said in any language."""
        super().__init__(text)
        self.why = why


WHY_ILLEGAL = ("why-illegal", {"section": "§10"})  # where no seat is told more: a vector's, an adapter's refusal


class NotYourTurn(GameError):
    """Another seat decides."""


class GameIsOver(GameError):
    """Nobody decides any more."""
