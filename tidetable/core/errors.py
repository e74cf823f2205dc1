"""What can go wrong at the table. A message says who, what, why and what would do, and shows nothing its reader may not see."""

import operator
from typing import Any, ClassVar


class TidetableError(Exception):
    """Anything a person can put right; its text is meant to be shown."""


class Refusal(TidetableError):
    """What a table or a server refuses: a kind for programs, a text for people and, where it helps, a message of the catalogue."""

    kind: ClassVar[str]

    def __init__(self, text: str, why: tuple[str, dict[str, Any]] | None = None) -> None:
        """Keep the reason beside the text, so that it can be said in any language."""
        super().__init__(text)
        self.why = why


class BrokenRecord(TidetableError):
    """A file, a position or a log that cannot be read."""


class BadSetup(TidetableError):
    """A number of seats, an option or a value that the game does not have."""


def whole_number(value: Any, what: str) -> int:
    """Give *value* as Python's own number, numpy's included; refuse what is no whole number, by the name of what it is.

    >>> whole_number(2.5, "a number of games")
    Traceback (most recent call last):
        ...
    tidetable.core.errors.BadSetup: a number of games is a whole number, not 2.5
    """
    try:
        return operator.index(value)
    except TypeError:
        raise BadSetup(f"{what} is a whole number, not {value!r}") from None


def seed_text(seed: Any) -> str:
    """Give a seed as the text it is: the same number and the same text deal the same game."""
    if isinstance(seed, str):
        return seed
    try:
        return str(operator.index(seed))
    except TypeError:
        raise BadSetup(f"a seed is a text or a whole number, not {seed!r}") from None


def by_name(options: Any) -> Any:
    """Give table options as they were given, if they are given by name."""
    if options is not None and not hasattr(options, "items"):
        raise BadSetup(f"options are given by name, {{'bait_rule': 'anywhere'}}, not as {options!r}")
    return options or {}


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
