"""Refusals as they leave the server: one shape over HTTP and over the socket (docs/protocol.md, *Errors*)."""

from __future__ import annotations

from typing import Any

import msgspec

from tidetable.core.errors import (
    BadSetup,
    BrokenRecord,
    GameIsOver,
    IllegalAction,
    NotYourTurn,
    Refusal,
    TidetableError,
    UnknownAction,
)  # fmt: skip


class Problem(msgspec.Struct, frozen=True):
    """A refusal."""

    error: str
    text: str
    why: tuple[str, dict[str, Any]] | None = None


class ServerError(Refusal):
    """Something the server refuses before any table is asked."""

    kind = "bad-request"


class BadRequest(ServerError):
    """Not the documented shape."""


class NotYou(ServerError):
    """No identity, or a wrong login or token."""

    kind = "not-you"


class Forbidden(ServerError):
    """Not for you."""

    kind = "not-allowed"


class BadOrigin(ServerError):
    """A browser on another site."""

    kind = "origin"


class BadCsrf(ServerError):
    """A request that changes something without the header that proves it comes from our page."""

    kind = "csrf"


class NotFound(ServerError):
    """No such thing."""

    kind = "not-found"


class OldVersion(ServerError):
    """A version of the protocol that is not spoken here."""

    kind = "old-version"


class TooLarge(ServerError):
    """A body or frame that is too large."""

    kind = "too-large"


class TooMany(ServerError):
    """Too many in too short a time."""

    kind = "too-many"

    def __init__(self, text: str, wait: float) -> None:
        super().__init__(text)
        self.wait = wait


class Full(ServerError):
    """The server has as much to do as it can; those who play come first."""

    kind = "full"

    def __init__(self, text: str, wait: float) -> None:
        super().__init__(text)
        self.wait = wait


LONGEST = 600  # characters of a refusal
AWAY = "the storage does not answer; nothing was done, try again"


class Unavailable(ServerError):
    """The storage does not answer."""

    kind = "unavailable"


class Stopping(ServerError):
    """The server is going down."""

    kind = "stopping"


_GAME_KINDS: dict[type[TidetableError], str] = {
    BadSetup: "bad-setup", BrokenRecord: "bad-setup", UnknownAction: "unknown-action", IllegalAction: "illegal-action",
    NotYourTurn: "not-your-turn", GameIsOver: "game-is-over",
}  # fmt: skip
STATUS = {
    "bad-request": 400, "bad-setup": 400, "unknown-action": 400, "not-you": 401, "origin": 403, "csrf": 403, "not-your-seat": 403,
    "not-allowed": 403, "not-found": 404, "illegal-action": 409, "not-your-turn": 409, "game-is-over": 409, "stale": 409,
    "not-now": 409, "rules-version": 409, "broken": 409, "too-large": 413, "old-version": 426, "too-many": 429,
    "stopping": 503, "unavailable": 503, "full": 503,
}  # fmt: skip


def problem_of(error: TidetableError) -> Problem:
    """Put an error into the shape that leaves the server."""
    kind = error.kind if isinstance(error, Refusal) else _GAME_KINDS[type(error)]
    return Problem(kind, shortened(str(error)), getattr(error, "why", None))


def shortened(text: str) -> str:
    """Give a refusal as long as somebody may want to read it: it may repeat what was said."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]} ..."
