"""The events of a table, as data. A table is its numbered events; everything else about it is a replay of them.

Names and chat are not here: they belong to people, who may take them back.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tidetable.table.plan import Plan

By = Literal["person", "bot", "time", "fault"]  # fault: a bot could not think, and the default was taken
EndReason = Literal["game", "resigned", "time", "claimed", "abandoned", "forfeit"]
Asking = Literal["undo", "pause", "abandon"]


class TableEvent(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    """The base of all events."""


class Created(TableEvent, frozen=True, tag="created"):
    """The table was made; the secret of its deal is fixed, and its hash shown, before anybody sits."""

    plan: Plan
    host: str
    secret: str
    commitment: str
    seed: str | None = None  # of a record from elsewhere; otherwise the secret and the salts give it


class Sat(TableEvent, frozen=True, tag="sat"):
    """A person took a seat, or proved on another device that it is theirs."""

    seat: int
    player: str


class Left(TableEvent, frozen=True, tag="left"):
    """A person left a seat."""

    seat: int


class Declined(TableEvent, frozen=True, tag="declined"):
    """A person for whom a seat was kept does not come: anybody may sit there."""

    seat: int


class Salted(TableEvent, frozen=True, tag="salted"):
    """A person added salt to the deal."""

    seat: int
    salt: str


class Started(TableEvent, frozen=True, tag="started"):
    """The match was dealt."""


class Decided(TableEvent, frozen=True, tag="decided"):
    """A seat took an action."""

    seat: int
    action: int
    by: By = "person"
    lag: float = 0  # seconds that the line of whoever decided took: lent to the next question


class Undone(TableEvent, frozen=True, tag="undone"):
    """The match went back to its first *to* standing decisions."""

    seat: int
    to: int
    agreed: tuple[int, ...] = ()


class Asked(TableEvent, frozen=True, tag="asked"):
    """A seat asked the others for something."""

    seat: int
    what: Asking
    to: int = 0  # of an undo


class Answered(TableEvent, frozen=True, tag="answered"):
    """A seat agreed or refused; the asker's refusal withdraws."""

    seat: int
    yes: bool


class Paused(TableEvent, frozen=True, tag="paused"):
    """Everybody agreed to stop for a while."""

    seat: int


class Resumed(TableEvent, frozen=True, tag="resumed"):
    """The pause ended."""

    seat: int


class TimedOut(TableEvent, frozen=True, tag="timed-out"):
    """A seat's time was up; what follows is the table's choice."""

    seat: int
    what: Literal["default", "bot", "loss"]


class TakenOver(TableEvent, frozen=True, tag="taken-over"):
    """A bot plays for a person's seat from now on."""

    seat: int
    bot: str


class TakenBack(TableEvent, frozen=True, tag="taken-back"):
    """The person plays again."""

    seat: int


class Away(TableEvent, frozen=True, tag="away"):
    """A person has been gone long enough that others may claim."""

    seat: int


class Back(TableEvent, frozen=True, tag="back"):
    """A person who was away is here again."""

    seat: int


class HolidayBegun(TableEvent, frozen=True, tag="holiday"):
    """A person is on holiday: the clock of the seat stands still."""

    seat: int


class HolidayEnded(TableEvent, frozen=True, tag="holiday-over"):
    """A person is back from holiday: the clock of the seat goes on with what was left."""

    seat: int


class Claimed(TableEvent, frozen=True, tag="claimed"):
    """A seat used that another is away."""

    seat: int
    of: int
    what: Literal["bot", "win"]


class Resigned(TableEvent, frozen=True, tag="resigned"):
    """A seat gave up, or lost by time or by a claim: it comes last, and a bot plays on for it if the match goes on."""

    seat: int
    reason: EndReason = "resigned"


class Settings(TableEvent, frozen=True, tag="settings"):
    """The host changed what may change during a match."""

    chat: bool


class Woke(TableEvent, frozen=True, tag="woke"):
    """The server was down since a time; nobody is charged for it."""

    since: float


class Ended(TableEvent, frozen=True, tag="ended"):
    """The match is over; its secret and all that was hidden are open."""

    reason: EndReason


class Again(TableEvent, frozen=True, tag="again"):
    """A person would play another match, or not any more."""

    seat: int
    yes: bool = True


class Rematch(TableEvent, frozen=True, tag="rematch"):
    """The next match is played at another table."""

    table: str


AnyEvent = (
    Created | Sat | Left | Salted | Started | Decided | Undone | Asked | Answered | Paused | Resumed | TimedOut | TakenOver
    | TakenBack | Away | Back | Claimed | Resigned | Settings | Woke | Ended | Again | Rematch
    | HolidayBegun | HolidayEnded | Declined
)  # fmt: skip


class Stored(msgspec.Struct, frozen=True):
    """An event with its number, its time, and the command that caused it (so that a command sent twice happens once)."""

    n: int
    at: float
    event: AnyEvent
    key: str | None = None
    check: str = ""  # the beginning of the digest of the match's state after it


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEvent)


def event_to_json(event: AnyEvent) -> str:
    """Write an event as it is stored."""
    return _encoder.encode(event).decode()


def event_from_json(text: str) -> AnyEvent:
    """Read a stored event."""
    return _decoder.decode(text)  # type: ignore[no-any-return]
