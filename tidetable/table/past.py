"""Watching behind time: what is shown to those who do not sit at a table, if the table chose so, is its past and nothing later.

The past is a table of its own, to which only events have happened that may be seen by now. Whatever is made of it (pictures,
records, the story, looking back) cannot tell what came after. Until the deal there is nothing to hold back, and the end ends the
delay: from then on nobody can be helped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidetable.table.entering import enter
from tidetable.table.events import Started
from tidetable.table.table import Table

if TYPE_CHECKING:
    from tidetable.table.table import Happening


THOUSANDTH = 0.001  # of a second, in which time is counted: what was said in the same one may belong to what is held back


def is_behind(table: Table) -> bool:
    """Tell whether those who watch are kept behind now."""
    return table.plan.watching.is_behind and table.match is not None and not table.over


def may_be_seen(table: Table, told: Happening, at: float, *, dealt: bool) -> bool:
    """Tell whether those who watch may know of an event by now; *dealt*: whether they know of the deal."""
    watching = table.plan.watching
    if not watching.is_behind or table.over or not (dealt or isinstance(told.event, Started)):
        return True
    if watching.delay == "time":
        return told.at + watching.seconds <= at
    return watching.delay == "decisions" and told.decision + watching.decisions <= table.decisions


class Past:
    """The table as those know it who watch."""

    def __init__(self, table: Table) -> None:
        self.table = Table(table.id)

    def follow(self, table: Table, at: float) -> bool:
        """Let everything happen that may be seen by now; tell whether that was anything."""
        before = self.table.n
        while self.table.n < table.n:
            told = table.story[self.table.n]
            if not may_be_seen(table, told, at, dealt=self.table.match is not None):
                break
            enter(self.table, told.at, told.event)
        return self.table.n > before

    def next_at(self, table: Table) -> float | None:
        """Give the time at which the next event may be seen, if time alone brings it."""
        if self.table.n >= table.n or table.plan.watching.delay != "time":
            return None
        return table.story[self.table.n].at + table.plan.watching.seconds

    def moment(self, table: Table, at: float) -> float:
        """Give the time that is shown: how the clocks stood then."""
        watching = table.plan.watching
        if watching.delay == "time":
            return max(at - watching.seconds, self.table.story[-1].at)
        return min(at, table.story[self.table.n].at) if self.table.n < table.n else at

    def heard_until(self, table: Table, at: float) -> float:
        """Give the time until which may be heard what the players say; before the deal everybody heard it."""
        assert table.started_at is not None, "nobody is behind before the deal"
        if table.plan.watching.delay == "time":
            return max(at - table.plan.watching.seconds, table.started_at)
        return self.moment(table, at) - THOUSANDTH
