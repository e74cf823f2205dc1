"""The plan of a table: what its host chose. It is part of the table's first event and never changes."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tidetable.bots import bot_names
from tidetable.core.errors import BadSetup
from tidetable.core.registry import card
from tidetable.table.clocks import DAY, Clock
from tidetable.table.series import Series
from tidetable.table.watching import Watching

SeatKind = Literal["person", "open", "bot"]
UndoRule = Literal["free", "ask", "off"]
Pace = Literal["human", "calm", "fast"]
Found = Literal["people", "bot"]
PATIENT = Clock("move", seconds=7 * DAY, timeout="loss")  # of rated matches without another: nobody gets out of one by staying away


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat is to be when the table is made."""

    kind: SeatKind
    players: tuple[str, ...] = ()  # a person, perhaps known under several identities; of an open seat: for whom it is kept
    bot: str | None = None
    here: bool = False  # another person at the host's device (pass and play)


class Plan(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the host chose."""

    game: str
    rules_version: str
    options: dict[str, Any]
    seats: tuple[SeatPlan, ...]
    name: str | None = None
    public: bool = False
    rated: bool = False
    chat: bool = True
    undo: UndoRule = "free"
    autostart: bool = True
    pace: Pace = "human"
    clock: Clock = Clock()
    series: Series | None = None
    watching: Watching = Watching()
    found: Found | None = None  # how those who looked for somebody came together
    tournament: str | None = None  # whose table it is

    @property
    def strict(self) -> bool:
        """Whether everybody plays for themselves, and what was decided stands: something depends on the result."""
        return self.rated or self.tournament is not None


def check_plan(plan: Plan) -> Plan:
    """Refuse what the game does not have; give the plan with all options named."""
    game = card(plan.game)
    game.check_seats(len(plan.seats))
    for number, seat in enumerate(plan.seats):
        if seat.kind == "bot" and seat.bot not in bot_names(plan.game):
            raise BadSetup(f"seat {number}: {game.name} has no bot {seat.bot!r}; it has {', '.join(bot_names(plan.game))}")
    plan.clock.check()
    if plan.series is not None:
        plan.series.check()
    plan.watching.check(rated=plan.rated)
    if plan.rated and any(seat.here for seat in plan.seats):
        raise BadSetup("at a rated table everybody plays at a device of their own")
    undo: UndoRule = "off" if plan.strict else plan.undo
    clock = PATIENT if plan.rated and plan.clock.kind == "none" else plan.clock
    return msgspec.structs.replace(
        plan, rules_version=game.rules_version, options=game.complete(plan.options, len(plan.seats)), undo=undo, clock=clock
    )


def stand_in(game: str) -> str:
    """Name the bot that plays where nobody chose one: quick, sensible, and there for every game."""
    names = bot_names(game)
    return "careful" if "careful" in names else names[0]
