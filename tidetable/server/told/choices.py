"""What somebody wants to be told, by which ways, and when they want to have their peace."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Annotated, Literal
from zoneinfo import ZoneInfo

import msgspec

Kind = Literal["turn", "invited", "over", "followed"]
Way = Literal["push", "email", "webhook"]
Format = Literal["json", "discord", "matrix", "ntfy"]
Language = Literal["en", "nl", "de", "hu"]
KINDS: tuple[Kind, ...] = ("turn", "invited", "over", "followed")
WAYS: tuple[Way, ...] = ("push", "email", "webhook")
FIRST: dict[Kind, list[Way]] = {
    "turn": ["push", "email", "webhook"], "invited": ["push", "email", "webhook"], "over": ["push"], "followed": [],
}  # fmt: skip
DAY = 1_440  # minutes
Minute = Annotated[int, msgspec.Meta(ge=0, lt=DAY)]


class Quiet(msgspec.Struct, frozen=True):
    """Hours of peace, in minutes after midnight where somebody lives; they may go past midnight."""

    begin: Minute
    end: Minute


class Choices(msgspec.Struct, frozen=True):
    """Everything somebody has chosen."""

    player: str
    by: dict[Kind, list[Way]]
    language: Language = "en"
    zone: str = "UTC"
    quiet: Quiet | None = None
    email: str | None = None  # confirmed
    pending: str | None = None  # an address that is not confirmed yet
    webhook: str | None = None
    format: Format = "json"
    calendar: int = 0  # which address of the calendar holds; none yet
    calendars: int = 0  # how many there have been


class Subscription(msgspec.Struct, frozen=True):
    """A browser that lets itself be pushed."""

    id: str
    endpoint: str
    p256dh: str
    auth: str


def quiet_until(quiet: Quiet | None, zone: str, now: float) -> float | None:
    """Give when the peace that holds now ends; None: it is no time of peace.

    >>> night, berlin = Quiet(22 * 60, 7 * 60), "Europe/Berlin"
    >>> at = datetime(2026, 11, 18, 3, 0, tzinfo=ZoneInfo(berlin)).timestamp()
    >>> (quiet_until(night, berlin, at) - at) / 3600
    4.0
    >>> quiet_until(night, berlin, at + 5 * 3600) is None
    True
    """
    if quiet is None or quiet.begin == quiet.end:
        return None
    here = datetime.fromtimestamp(now, ZoneInfo(zone))
    minute = here.hour * 60 + here.minute
    inside = quiet.begin <= minute < quiet.end if quiet.begin < quiet.end else minute >= quiet.begin or minute < quiet.end
    if not inside:
        return None
    day = here.date() + timedelta(days=1 if minute >= quiet.end else 0)
    ends = datetime(day.year, day.month, day.day, quiet.end // 60, quiet.end % 60, tzinfo=ZoneInfo(zone))
    return max(now + 1.0, ends.astimezone(UTC).timestamp())  # an hour that is there twice ends once
