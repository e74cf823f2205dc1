"""Clocks: how long a seat may think, and how much of it is left. Time is told, never asked.

>>> clocks = Clocks(Clock("bank", seconds=60, increment=5), seats=2)
>>> clocks.ask({0}, at=100.0, fresh={0})
>>> clocks.decided(0, at=110.0)
>>> clocks.left(0, at=200.0)
55.0
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tidetable.core.errors import BadSetup

DAY = 86_400
LITTLE = 10  # seconds in an empty bank for whoever comes back to it
LONGEST = 30 * DAY  # no clock is longer


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """The kind of clock a table has, and what happens when a seat's time is up."""

    kind: Literal["none", "move", "bank", "days"] = "none"
    seconds: float = 0  # for a move, or in the bank
    increment: float = 0  # added to the bank after each decision
    days: float = 0  # for a move, of correspondence
    timeout: Literal["default", "bot", "loss"] = "default"

    def check(self) -> None:
        """Refuse a clock that nobody could play with."""
        least = 1 if self.kind in {"move", "bank"} else 0
        if not least <= self.seconds <= LONGEST or not 0 <= self.increment <= DAY:
            raise BadSetup(f"a clock has {least} to {LONGEST} seconds and an increment of 0 to {DAY}")
        if self.kind == "days" and not 0 < self.days <= LONGEST / DAY:
            raise BadSetup(f"a clock for correspondence has up to {LONGEST // DAY} days, not {self.days}")

    @property
    def allowance(self) -> float:
        """The seconds a seat begins with, in the match or for each decision."""
        return self.days * DAY if self.kind == "days" else self.seconds

    @property
    def per_decision(self) -> bool:
        """Whether every decision has the whole allowance again."""
        return self.kind in {"move", "days"}


class Clocks:
    """What is left to each seat, and whose time is running."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.at = 0.0  # the time for which ``remaining`` holds
        self.remaining = [clock.allowance] * seats
        self.running: frozenset[int] = frozenset()

    @property
    def on(self) -> bool:
        """Whether anybody's time is limited."""
        return self.clock.kind != "none"

    def advance(self, at: float) -> None:
        """Charge the running seats up to *at*; a clock that jumps back gives nothing and takes nothing."""
        elapsed = max(0.0, at - self.at)
        for seat in self.running:
            self.remaining[seat] = max(0.0, self.remaining[seat] - elapsed)
        self.at = at

    def skip(self, since: float, at: float) -> None:
        """Charge nothing for the time from *since* to *at*: nobody could play."""
        self.advance(max(self.at, min(since, at)))
        self.at = at

    def ask(self, seats: set[int], at: float, fresh: set[int]) -> None:
        """Let the time of *seats* run from now on; *fresh* ones are asked something new."""
        self.advance(at)
        if self.clock.per_decision:
            for seat in fresh:
                self.remaining[seat] = self.clock.allowance
        self.running = frozenset(seats) if self.on else frozenset()

    def renew(self, seat: int) -> None:
        """Let a person who comes back think: the whole allowance of a decision, or at least a little of the bank."""
        least = self.clock.allowance if self.clock.per_decision else max(LITTLE, self.clock.increment)
        self.remaining[seat] = max(self.remaining[seat], least)

    def decided(self, seat: int, at: float) -> None:
        """Stop the time of a seat that has decided."""
        self.advance(at)
        self.running -= {seat}
        if self.clock.kind == "bank":
            self.remaining[seat] += self.clock.increment

    def left(self, seat: int, at: float) -> float:
        """Give the seconds left to *seat* at a time."""
        used = max(0.0, at - self.at) if seat in self.running else 0.0
        return max(0.0, self.remaining[seat] - used)

    def deadline(self) -> float | None:
        """Give the time at which the first running seat's time is up."""
        return min((self.at + self.remaining[seat] for seat in self.running), default=None)

    def expired(self, at: float) -> list[int]:
        """Name the seats whose time is up."""
        return [seat for seat in sorted(self.running) if self.at + self.remaining[seat] <= at]
