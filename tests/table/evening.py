"""An evening at a table where anything is tried: a second memory follows every event and holds the table to its promises.

``Witness`` enters each stored event into a table of its own, one by one, and keeps its own account of time; ``Evening`` tries
whatever it is told to at the table itself. After everything that happens both tables must be the same.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import pytest

from tests.table.tables import SECRET
from tidetable.core.errors import TidetableError
from tidetable.table import coming, entering, snapshot
from tidetable.table import events as ev
from tidetable.table.clocks import LEAST
from tidetable.table.events import Stored, event_from_json, event_to_json
from tidetable.table.rulings import Holder, do
from tidetable.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from tidetable.table.commands import AnyCommand
    from tidetable.table.plan import Plan

KEYS_KEPT = 8  # in these tests, so that commands are forgotten at all
CLOSE = 1e-6  # seconds


def facts(table: Table) -> dict[str, Any]:
    """Give everything that a replay must find again; what is only at hand, so that it need not be found out anew, is not of it."""
    at_hand = {"before", "free", "steps"}
    kept = {name: value for name, value in vars(table).items() if name not in {"story", "match", "clocks", *at_hand}}
    kept["seats"] = [repr(seat) for seat in table.seats]
    for name in ("keys", "asked_at", "asked_mask", "silent", "agreed", "turns", "moments"):
        kept[name] = kept[name].copy()
    clocks = {name: value.copy() if isinstance(value, list) else value for name, value in vars(table.clocks).items()}
    return kept | {"clocks": clocks, "state": table.check, "log": list(table.match.log) if table.match else None}


def told(table: Table, since: int) -> list[tuple[Any, ...]]:
    """Give the story after an event, as it can be compared."""
    return [
        (one.n, one.at, one.event, one.decision, None if one.journal is None else one.journal.tobytes())
        for one in table.story[since:]
    ]


def has_time(table: Table, seat: int, left: float) -> bool:
    """Tell whether a seat has time to play on: for what it is asked, or of its bank."""
    clocks = table.clocks
    return not clocks.on or left > 0 or (clocks.clock.per_decision and seat not in table.waiting)


@dataclass
class Before:
    """How things stood before a decision."""

    state: str
    lefts: list[float]
    used: list[float]
    passed: float


class Witness:
    """Follows a table by its events alone."""

    def __init__(self, first: list[Stored]) -> None:
        self.table = Table("t1")
        entering.enter(self.table, first[0].at, first[0].event)
        self.at = first[0].at  # the latest time anybody has told
        self.used = [0.0] * len(self.table.seats)  # by each seat while it was waited for ...
        self.passed = 0.0  # ... and by all
        self.handed: set[int] = set()  # persons who have given a question to a bot, and think on
        self.before: list[Before] = []
        self.follow(first[1:])

    def lefts(self, at: float) -> list[float]:
        """Give what every seat has left at a time."""
        return [self.table.clocks.left(seat.number, at) for seat in self.table.seats]

    def follow(self, rows: list[Stored]) -> None:
        """Let events happen that were stored together."""
        for place, row in enumerate(rows):
            self._let_time_pass(row.event.since if isinstance(row.event, ev.Woke) else row.at)
            self.at = max(self.at, row.at)
            self._happen(row, asked=place > 0)

    def _let_time_pass(self, to: float) -> None:
        """Nobody's time goes but that of persons who are waited for, be it through a bot."""
        table, start, end = self.table, self.at, max(self.at, to)
        passed, going = end - start, table.clocks.on and table.status == "running"
        for seat, first, last in zip(table.seats, self.lefts(start), self.lefts(end), strict=True):
            thinks = going and seat.number in table.waiting and (seat.is_person or seat.number in self.handed)
            expected = max(0.0, first - passed) if thinks else first
            assert last == pytest.approx(expected, abs=CLOSE), f"seat {seat.number} had {first} and after {passed} s {last}"
            self.used[seat.number] += passed * thinks
        self.passed += passed * going
        self.at = end

    def _happen(self, row: Stored, *, asked: bool) -> None:
        event, lefts = row.event, self.lefts(self.at)
        if isinstance(event, ev.Decided):
            self._check_decision(event, lefts)
            self.before.append(Before(self.table.check, lefts, self.used.copy(), self.passed))
        if isinstance(event, ev.TimedOut):
            assert lefts[event.seat] <= CLOSE
        played_by_bot = [seat.bot is not None for seat in self.table.seats]
        self._note_who_thinks_on(event)
        entering.enter(self.table, row.at, event, row.key)
        self.handed = {seat for seat in self.handed & set(self.table.waiting) if not self.table.seats[seat].resigned}
        if isinstance(event, ev.Undone):
            self._check_undone(event, lefts, asked=asked)
        else:
            self._check_clocks(event, lefts)
        if isinstance(event, ev.TakenBack | ev.Sat) and played_by_bot[event.seat] and self.table.seats[event.seat].is_person:
            assert has_time(self.table, event.seat, self.lefts(self.at)[event.seat]), "a seat without time was taken back"

    def _note_who_thinks_on(self, event: ev.AnyEvent) -> None:
        if isinstance(event, ev.TakenOver) and self.table.seats[event.seat].is_person:
            self.handed.add(event.seat)
        elif isinstance(event, ev.Decided | ev.TakenBack):
            self.handed.discard(event.seat)

    def _check_decision(self, event: ev.Decided, lefts: list[float]) -> None:
        seat = self.table.seats[event.seat]
        assert self.table.status == "running"
        assert event.seat in self.table.waiting
        assert seat.is_person == (event.by != "bot")
        assert event.by != "time" or lefts[event.seat] <= CLOSE

    def _check_clocks(self, event: ev.AnyEvent, before: list[float]) -> None:
        """What happens takes no time from anybody, and gives only what the table promises."""
        clock, after = self.table.clocks.clock, self.lefts(self.at)
        for seat, (first, last) in enumerate(zip(before, after, strict=True)):
            more = first
            if isinstance(event, ev.Decided) and seat == event.seat and clock.kind == "bank" and event.by != "bot":
                more = first + clock.increment
            asked_anew = isinstance(event, ev.Started | ev.Decided) and clock.per_decision and seat in self.table.waiting
            greeted = isinstance(event, ev.Sat) and seat == event.seat and self.table.seats[seat].greeted
            if asked_anew or greeted or isinstance(event, ev.Woke):
                assert last >= first - CLOSE
            else:
                assert last == pytest.approx(more, abs=CLOSE), f"{event}: seat {seat} had {first} and has {last}"

    def _check_undone(self, event: ev.Undone, before: list[float], *, asked: bool) -> None:
        """The state and the clocks are as they were at that decision; used time does not come back, and nobody loses by it."""
        decisions = [told.event for told in self.standing(event)]
        first = {decision.seat: place for place, decision in reversed(list(enumerate(decisions, event.to)))}
        assert self.table.check == self.before[event.to].state
        assert asked or set(first) == {event.seat}
        for seat, (old, new) in enumerate(zip(before, self.lefts(self.at), strict=True)):
            if seat not in first or not self.table.clocks.on:
                assert new == pytest.approx(old, abs=CLOSE), f"seat {seat} took nothing back and had {old}, now {new}"
            else:
                self._check_restored(seat, self.before[first[seat]], new, asked=asked)
        del self.before[event.to :]

    def standing(self, undone: ev.Undone) -> list[Any]:
        """Give the happenings of the decisions that an undo took back."""
        stack: list[Any] = []
        for happening in self.table.story[:-1]:
            if isinstance(happening.event, ev.Decided):
                stack.append(happening)
            elif isinstance(happening.event, ev.Undone):
                del stack[happening.event.to :]
        return stack[undone.to :]

    def _check_restored(self, seat: int, then: Before, left: float, *, asked: bool) -> None:
        clock, had = self.table.clocks.clock, then.lefts[seat]
        own = max(0.0, had - (self.used[seat] - then.used[seat]))
        if asked:
            expected = max(had if clock.per_decision else own, clock.little)
        else:
            expected = max(had - (self.passed - then.passed), min(own, clock.little))
        assert left == pytest.approx(expected, abs=CLOSE), f"seat {seat} had {had} and has {left}; asked: {asked}"
        assert left >= LEAST - CLOSE, f"seat {seat} is left with {left}"


@dataclass
class Evening:
    """A table, its witness, and a clock on the wall."""

    plan: Plan
    now: float = 1000.0
    late: float = 0.0  # how far behind the clock of the process is that does the next thing
    done: list[tuple[str, int]] = field(default_factory=list)  # commands by their keys, and their last events
    refused: int = 0
    undone: int = 0
    reopened: int = 0
    kept: tuple[int, bytes] | None = None  # the last snapshot, and after which event it was taken

    def __post_init__(self) -> None:
        """Make the table."""
        self.table, self.rows = coming.create("t1", self.plan, host="ann", secret=SECRET, at=self.now)
        self.witness = Witness(self.rows)
        self.compare(len(self.rows))

    def compare(self, news: int) -> None:
        """The witness, who knows the events alone, must have come to the same table."""
        assert facts(self.table) == facts(self.witness.table)
        assert told(self.table, self.table.n - news) == told(self.witness.table, self.table.n - news)
        assert list(self.table.keys.items()) == self.done[-KEYS_KEPT:]

    def attempt(self, what: Callable[[float], list[Stored]], key: str | None = None) -> list[Stored] | None:
        """Try something now; give what happened, or None if it was refused and changed nothing."""
        before, events = facts(self.table), self.table.n
        try:
            rows = what(self.now - self.late)
        except TidetableError:
            assert facts(self.table) == before
            assert len(self.table.story) == events
            self.refused += 1
            return None
        if rows and key is not None:
            self.done.append((key, rows[-1].n))
        self.rows += rows
        self.undone += any(isinstance(row.event, ev.Undone) for row in rows)
        self.witness.follow(rows)
        self.compare(len(rows))
        return rows

    def command(self, command: AnyCommand, *, foreign: bool = False) -> list[Stored] | None:
        """Let the holder of its seat send a command; where there is none, or for a *foreign* seat, somebody else."""
        seat = getattr(command, "seat", None)
        foreign = foreign or (seat is not None and not self.table.seats[seat].players)
        others = frozenset(other for other in range(4) if other != seat)
        who = Holder(others if foreign else frozenset(range(4)), host=not foreign)
        rows = self.attempt(lambda at: do(self.table, command, at, who, command.id), command.id)
        assert not (foreign and rows)
        return rows

    def reload(self) -> None:
        """Go on with what a new process makes of the stored events."""
        rows = [Stored(row.n, row.at, event_from_json(event_to_json(row.event)), row.key, row.check) for row in self.rows]
        self.table = entering.replay("t1", rows)
        self.compare(self.table.n)
        self.reopen(rows)

    def take(self) -> None:
        """Write the table down as it is."""
        self.kept = (self.table.n, snapshot.take(self.table))

    def reopen(self, rows: list[Stored]) -> None:
        """Go on, where there is one, with what a new process makes of the last snapshot and what has happened since."""
        if self.kept is not None:
            n, body = self.kept
            made = snapshot.read(body)
            assert made is not None
            table = snapshot.reopen("t1", made, rows[n - 1])
            assert table is not None
            entering.follow(table, rows[n:])
            self.table = table
            self.compare(self.table.n)
            self.reopened += 1
        self.take()
