"""A calendar (RFC 5545) of the games that wait for somebody: one entry a game, when the time is up."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Sequence

LINE = 75  # bytes of a line; longer ones are folded
HALF_HOUR = 1_800.0


class Deadline(msgspec.Struct, frozen=True):
    """A game that waits, until when, and where it is."""

    table: str
    title: str
    due: float
    link: str


def calendar_of(deadlines: Sequence[Deadline], name: str, site: str, now: float) -> str:
    """Write a calendar."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Tidetable//EN", "METHOD:PUBLISH", f"X-WR-CALNAME:{text(name)}"]
    lines += ["REFRESH-INTERVAL;VALUE=DURATION:PT1H", "X-PUBLISHED-TTL:PT1H"]
    for one in deadlines:
        lines += [
            "BEGIN:VEVENT",
            f"UID:{one.table}@{site}",
            f"DTSTAMP:{stamp(now)}",
            f"DTSTART:{stamp(one.due - HALF_HOUR)}",
            f"DTEND:{stamp(one.due)}",
            f"SUMMARY:{text(one.title)}",
            *([f"URL:{one.link}"] if one.link else []),
            "END:VEVENT",
        ]
    return "".join(f"{folded}\r\n" for line in [*lines, "END:VCALENDAR"] for folded in fold(line))


def stamp(at: float) -> str:
    """Write a time.

    >>> stamp(0)
    '19700101T000000Z'
    """
    return datetime.fromtimestamp(at, UTC).strftime("%Y%m%dT%H%M%SZ")


def text(plain: str) -> str:
    r"""Write text so that nothing in it is taken for more.

    >>> text("Ann, Ben; a\\b")
    'Ann\\, Ben\\; a\\\\b'
    """
    for sign in "\\;,":
        plain = plain.replace(sign, f"\\{sign}")
    return " ".join(plain.splitlines())


def fold(line: str) -> list[str]:
    """Fold a line that is too long, between letters.

    >>> [len(part.encode()) for part in fold("SUMMARY:" + "á" * 50)]
    [74, 35]
    """
    parts, room = [""], LINE
    for letter in line:
        size = len(letter.encode())
        if len(parts[-1].encode()) + size > room:
            parts.append(" ")
        parts[-1] += letter
    return parts
