"""Holidays: days of a year during which the clocks of somebody's games by letter stand still. Time is told, never asked.

>>> may = 1_780_000_000.0  # in 2026
>>> last_moment([], may, allowance=28) - may == 28 * DAY
True
>>> left([Holiday(may, may + 60)], may + 3 * DAY, allowance=28) == 27 * DAY  # a minute costs a day
True
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import msgspec

from tidetable.table.clocks import DAY

if TYPE_CHECKING:
    from collections.abc import Sequence

LEAST = 1 * DAY  # seconds a holiday costs, however short: nobody stops a clock for an evening, again and again
YEARS = 3  # no holiday goes on for longer


class Holiday(msgspec.Struct, frozen=True):
    """A holiday that somebody took, or is on."""

    begin: float
    end: float | None = None

    def cost(self, year: tuple[float, float], at: float) -> float:
        """Give the seconds it has taken of a year by a time."""
        until = max(at if self.end is None else self.end, self.begin + LEAST)
        return max(0.0, min(until, year[1]) - max(self.begin, year[0]))


def year_of(at: float) -> tuple[float, float]:
    """Give the beginning and the end of a time's year, as the calendar has it in Greenwich."""
    year = datetime.fromtimestamp(at, UTC).year
    return datetime(year, 1, 1, tzinfo=UTC).timestamp(), datetime(year + 1, 1, 1, tzinfo=UTC).timestamp()


def left(taken: Sequence[Holiday], at: float, allowance: float) -> float:
    """Give the seconds of this year's *allowance* (in days) that are left at a time."""
    year = year_of(at)
    return max(0.0, allowance * DAY - sum(holiday.cost(year, at) for holiday in taken))


def last_moment(before: Sequence[Holiday], begin: float, allowance: float) -> float:
    """Say when a holiday that begins now would end by itself; what a new year allows comes to it when the year begins."""
    moment = begin
    for _ in range(YEARS):
        end = year_of(moment)[1]
        room = left(before, moment, allowance)
        if moment + room < end:
            return moment + room
        moment = end
    return moment


def can_begin(taken: Sequence[Holiday], at: float, allowance: float) -> bool:
    """Tell whether a holiday may begin: none is on, and what is left pays for the shortest."""
    return all(holiday.end is not None for holiday in taken) and left(taken, at, allowance) >= LEAST
