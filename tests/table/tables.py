"""Tables for tests: made in one line, played by anybody."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

from tidetable.core.registry import load
from tidetable.table import coming
from tidetable.table import commands as co
from tidetable.table.clocks import Clock
from tidetable.table.events import Stored
from tidetable.table.plan import Plan, SeatPlan
from tidetable.table.rulings import Holder, do
from tidetable.table.table import Table

PEOPLE = ("ann", "ben", "cleo", "dora")
SECRET = "5ec7e7" * 10 + "beef"


@dataclass
class Played:
    """A table with everything that was stored about it, and a clock of its own."""

    table: Table
    rows: list[Stored]
    at: float = 1000.0
    random: random.Random = field(default_factory=lambda: random.Random(7))

    @property
    def result(self) -> Any:
        """How the match ended."""
        assert self.table.result is not None
        return self.table.result

    def do(self, command: co.AnyCommand, key: str | None = None) -> list[Stored]:
        """Let the holder of the command's seat send it."""
        seat = getattr(command, "seat", 0)
        rows = do(self.table, command, self.at, Holder(frozenset({seat}), host=True), key)
        self.rows += rows
        return rows

    def act(self, seat: int | None = None, action: int | str | None = None) -> int:
        """Decide for a waiting seat: something random, if no action is named."""
        who = seat if seat is not None else self.table.waiting[0]
        chosen = action if action is not None else self.random.choice(self.table.seen(who).legal)
        self.do(co.Act("x", who, self.table.n, chosen))
        return who

    def play(self, decisions: int) -> None:
        """Play some random decisions."""
        for _ in range(decisions):
            if not self.table.over:
                self.act()

    def pass_time(self, seconds: float) -> list[Stored]:
        """Let time go by, and run out where it does."""
        self.at += seconds
        rows = coming.time_out(self.table, self.at)
        self.rows += rows
        return rows


def table_of(seats: int = 2, game: str = "fish_n_stones", *, bots: int = 0, open_seats: int = 0, **choices: object) -> Played:
    """Make a table of persons, then bots, then open seats."""
    people = [SeatPlan("person", players=(name,)) for name in PEOPLE[: seats - bots - open_seats]]
    plans = [*people, *[SeatPlan("bot", bot="careful")] * bots, *[SeatPlan("open")] * open_seats]
    plan = Plan(game, load(game).card.rules_version, choices.pop("options", {}), tuple(plans), **choices)  # type: ignore[arg-type]
    return Played(*coming.create("t1", plan, host="ann", secret=SECRET, at=1000.0))


def with_clock(kind: str, seats: int = 2, *, rated: bool = False, **clock: object) -> Played:
    """Make a table with a clock."""
    return table_of(seats, rated=rated, clock=Clock(kind, **clock))  # type: ignore[arg-type]


def lefts(played: Played) -> list[float]:
    """Give the time every seat has left now."""
    return [played.table.clocks.left(seat.number, played.at) for seat in played.table.seats]


def bots_decide(played: Played) -> None:
    """Let every bot that is waited for now decide once."""
    for seat in coming.bots_to_move(played.table):
        played.rows += coming.decide_for_bot(played.table, seat, coming.default_action(played.table, seat), played.at)
