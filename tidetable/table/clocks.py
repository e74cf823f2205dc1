"""Clocks: how long a seat may think, and how much of it is left. Time is told, never asked.

>>> clocks = Clocks(Clock("bank", seconds=60, increment=5), seats=2)
>>> clocks.ask({0}, at=100.0, fresh={0})
>>> clocks.decided(0, at=110.0)
>>> clocks.left(0, at=200.0)
55.0
"""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from tidetable.core.errors import BadSetup

TimeOut = Literal["default", "bot", "loss"]  # what is done for a seat whose time is up
HOUR = 3_600
DAY = 24 * HOUR
LITTLE = 10  # seconds for somebody new at a seat that was left, or after an undo
LEAST = 1  # second that a free undo leaves: with less it is a question to the others
LONGEST = 30 * DAY  # no clock is longer
MOST_LAG = 0.5  # seconds a decision that are lent to whose line is slow ...
LAG_BANK = 15.0  # ... and in a match: a line that only pretends to be slow wins no more
SAME = 0.001  # seconds between two moments that count as one


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """The kind of clock a table has, and what happens when a seat's time is up."""

    kind: Literal["none", "move", "bank", "days"] = "none"
    seconds: float = 0  # for a move, or in the bank
    increment: float = 0  # added to the bank after each decision
    days: float = 0  # for a move, of correspondence
    timeout: TimeOut = "default"

    def check(self) -> None:
        """Refuse a clock that nobody could play with."""
        least = 1 if self.kind in {"move", "bank"} else 0
        if not least <= self.seconds <= LONGEST or not 0 <= self.increment <= DAY:
            raise BadSetup(f"a clock has {least} to {LONGEST} seconds and an increment of 0 to {DAY}")
        if not (HOUR - SAME if self.kind == "days" else 0) <= self.days * DAY <= LONGEST:
            raise BadSetup(f"a clock for correspondence has an hour to {LONGEST // DAY} days, not {self.days} days")

    @property
    def allowance(self) -> float:
        """The seconds a seat begins with, in the match or for each decision."""
        return self.days * DAY if self.kind == "days" else self.seconds

    @property
    def per_decision(self) -> bool:
        """Whether every decision has the whole allowance again."""
        return self.kind in {"move", "days"}

    @property
    def little(self) -> float:
        """The seconds that are left to decide anew after an undo, however much was used."""
        return HOUR if self.kind == "days" else min(LITTLE, max(self.seconds, self.increment))


class Moment(NamedTuple):
    """What the clocks said just before a decision, for the case that it is taken back."""

    remaining: float  # to the seat that decided
    used: tuple[float, ...]  # by each seat since the start
    passed: float  # since the start, without pauses and stops of the server


class Clocks:
    """What is left to each seat, and whose time is running."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.at = 0.0  # the time for which ``remaining`` holds
        self.remaining = [clock.allowance] * seats
        self.used = [0.0] * seats
        self.passed = 0.0
        self.running: frozenset[int] = frozenset()
        self.handed: frozenset[int] = frozenset()  # a bot was given the question; whoever takes it back has gone on thinking
        self.resting: frozenset[int] = frozenset()  # on holiday: their time stands still, whoever is waited for
        self.lag = [0.0] * seats  # how long the line of each seat took at its last decision
        self.lent = [0.0] * seats  # for that, to the question each seat is asked now ...
        self.begun = [0.0] * seats  # ... and what it had used when it was asked
        self.given = [0.0] * seats  # of what was lent in this match, what was used
        self.stopped = True

    @property
    def on(self) -> bool:
        """Whether anybody's time is limited."""
        return self.clock.kind != "none"

    @property
    def charged(self) -> frozenset[int]:
        """The seats whose time goes by: the running ones, and those whose question a bot was given half way."""
        return frozenset() if self.stopped else (self.running | self.handed) - self.resting

    def advance(self, at: float) -> None:
        """Charge the seats up to *at*; a clock that jumps back gives nothing, and its way forth again takes nothing."""
        elapsed = max(0.0, at - self.at)
        for seat in self.charged:
            self.remaining[seat] = max(0.0, self.remaining[seat] - elapsed)
            self.used[seat] += elapsed
        self.passed += 0.0 if self.stopped else elapsed
        self.at = max(self.at, at)

    def skip(self, since: float, at: float) -> None:
        """Charge nothing for the time from *since* to *at*: nobody could play."""
        self.advance(min(since, at))
        self.at = max(self.at, at)

    def ask(self, seats: set[int], at: float, fresh: set[int], *, waited: set[int] | None = None, stopped: bool = False) -> None:
        """Let the time of *seats* run from now on; *fresh* ones, be they played by a bot, are asked something new.

        *waited* are all persons who are waited for, be it through a bot: a question that is no more is nobody's to think about.
        """
        self.advance(at)
        if self.clock.per_decision:
            for seat in fresh:
                self.remaining[seat] = self.clock.allowance
        for seat in fresh & seats - self.resting:
            self._lend(seat)
        self.stopped = stopped
        self.running = frozenset(seats) - self.resting if self.on else frozenset()
        self.handed = self.handed & (waited or set()) - self.running - fresh

    def _lend(self, seat: int) -> None:
        """Lend a seat the time that its line takes, for what it is asked now."""
        if self.clock.kind in {"move", "bank"}:
            lent = max(0.0, min(self.lag[seat], LAG_BANK - self.given[seat]))
            self.lent[seat], self.begun[seat] = lent, self.used[seat]
            self.remaining[seat] += lent
            self.given[seat] += lent

    def _take_unused(self, seat: int) -> None:
        """Take back what was lent and not used: whoever decides at once has gained nothing."""
        unused = max(0.0, self.lent[seat] - (self.used[seat] - self.begun[seat]))
        self.remaining[seat] = max(0.0, self.remaining[seat] - unused)
        self.given[seat] -= unused
        self.lent[seat] = 0.0

    def rest(self, seat: int, *, on: bool) -> None:
        """Let the time of a seat stand still, or go on: what was left is left. Who is waited for is to be said anew."""
        self.resting = self.resting | {seat} if on else self.resting - {seat}

    def hand_over(self, seat: int) -> None:
        """Go on charging a seat that gives its question to a bot, until that has decided: taking it back gives no time."""
        self.handed |= {seat}

    def greet(self, seat: int) -> None:
        """Let somebody new at a seat think: the whole allowance of a decision, or at least a little of the bank."""
        least = self.clock.allowance if self.clock.per_decision else max(LITTLE, self.clock.increment)
        self.remaining[seat] = max(self.remaining[seat], least if self.on else 0.0)

    def moment(self, seat: int, at: float) -> Moment:
        """Note the clocks as they are when a seat decides."""
        self.advance(at)
        self._take_unused(seat)
        return Moment(self.remaining[seat], tuple(self.used), self.passed)

    def decided(self, seat: int, at: float, *, earns: bool = True, lag: float = 0.0) -> None:
        """Stop the time of a seat that has decided; what a bot decides earns no increment."""
        self.advance(at)
        self._take_unused(seat)
        self.lag[seat] = min(max(0.0, lag), MOST_LAG)
        self.running -= {seat}
        self.handed -= {seat}
        if self.clock.kind == "bank" and earns:
            self.remaining[seat] += self.clock.increment

    def take_back(self, seat: int, then: Moment, *, asked: bool) -> None:
        """Give a seat the clock it had before a decision, less its own time since.

        If the others were *asked*, at least a little is left, and time for later questions that had an allowance of their own
        is not counted. Whoever takes back freely has thought on while the others did, and pays for that down to a little.
        """
        own, little = self.left_of(seat, then, self.at), self.clock.little
        if asked:
            self.remaining[seat] = max(then.remaining if self.clock.per_decision else own, little)
        else:
            self.remaining[seat] = max(then.remaining - (self.passed - then.passed), min(own, little))

    def left_of(self, seat: int, then: Moment, at: float) -> float:
        """Give what a seat would have left at a time, had it not decided then but used its own time since for that question."""
        used = self.used[seat] + self._running_for(seat, at) - then.used[seat]
        return max(0.0, then.remaining - used)

    def left(self, seat: int, at: float) -> float:
        """Give the seconds left to *seat* at a time."""
        return max(0.0, self.remaining[seat] - self._running_for(seat, at))

    def _running_for(self, seat: int, at: float) -> float:
        return max(0.0, at - self.at) if seat in self.charged else 0.0

    def deadline(self) -> float | None:
        """Give the time at which the first running seat's time is up."""
        return min((self.at + self.remaining[seat] for seat in self.running), default=None)

    def expired(self, at: float) -> list[list[int]]:
        """Name the seats whose time is up, the earliest first; those of the same moment together."""
        groups: list[list[int]] = []
        for seat in sorted(self.running, key=lambda seat: (self.remaining[seat], seat)):
            if self.at + self.remaining[seat] > at:
                break
            if groups and self.remaining[seat] - self.remaining[groups[-1][0]] <= SAME:
                groups[-1].append(seat)
            else:
                groups.append([seat])
        return groups
