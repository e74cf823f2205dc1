"""What somebody looks at: the table as it is, or its past, through which eyes, and the messages made of it.

Everything a reader is sent of a match is made from a Sight. For those who are kept behind it holds the past of the table
(tidetable/table/past.py), which knows nothing of what came later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from tidetable.server.live.screens import Screen, change, screen_of, whole
from tidetable.table.pictures import picture

if TYPE_CHECKING:
    from tidetable.table.table import Table

Told = dict[str, Any]


class Sight(NamedTuple):
    """A table, the eyes it is seen through, and the time its clocks are read at."""

    table: Table
    eyes: int
    at: float
    still: bool = False  # nobody knows how the clocks went on: they are shown as they stood

    def screen(self) -> Screen:
        """Give the record of what is seen, and what is around it."""
        screen = screen_of(self.table, self.eyes, self.at)
        return Screen(screen.eyes, screen.record, stilled(screen.around)) if self.still else screen

    def state(self, screen: Screen | None, now: float, since: int) -> Told:
        """Give the message that shows everything."""
        if screen is not None:
            return whole(self.table, screen, now, since)
        return {"type": "state", **self._picture(now, since)}

    def event(self, last: Screen | None, screen: Screen | None, now: float, since: int) -> Told:
        """Give the message that tells what happened after event *since*; to those whose eyes were others, all of it."""
        if screen is None:
            return {"type": "event", **self._picture(now, since)}
        if last is None or last.eyes != screen.eyes:
            return whole(self.table, screen, now, since)
        return change(self.table, last, screen, now, since)

    def _picture(self, now: float, since: int) -> Told:
        made = {**picture(self.table, self.eyes, self.at, since), "time": now}
        return stilled(made) if self.still else made


def stilled(shown: Told) -> Told:
    """Show the clocks as they stood."""
    clocks = shown["clocks"]
    if clocks is None:
        return shown
    return {**shown, "clocks": {**clocks, "seats": [{**seat, "running": False} for seat in clocks["seats"]]}}
