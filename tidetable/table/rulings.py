"""What may be done at a table now, and what follows from it. A refused command changes nothing.

``do`` checks a command and lets its events happen; ``sit`` and the functions after it do the same for what is not a command.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from tidetable.bots import bot_names
from tidetable.core.errors import BadSetup
from tidetable.table import commands as co
from tidetable.table import events as ev
from tidetable.table.clocks import MOST_LAG
from tidetable.table.entering import enter, remember
from tidetable.table.errors import NotAllowed, NotNow, NotYourSeat, Stale
from tidetable.table.fair import check_salt
from tidetable.table.plan import stand_in
from tidetable.table.undo import undo_is_free, undo_to

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tidetable.table.table import Table


MOST_EVENTS = 20_000


class Holder(msgspec.Struct, frozen=True):
    """Who sends a command: the seats they have proved to hold, and whether they are the host."""

    seats: frozenset[int]
    host: bool = False


def do(
    table: Table, command: co.AnyCommand, at: float, who: Holder, key: str | None = None, *, lag: float = 0.0
) -> list[ev.Stored]:
    """Carry out a command, or refuse it and change nothing; *lag* is how long the sender's line takes, there and back."""
    if isinstance(command, co.SeatCommand) and command.seat not in who.seats:
        raise NotYourSeat(f"you do not hold seat {command.seat}")
    if isinstance(command, co.ChangeSettings) and not who.host:
        raise NotAllowed("only the host changes the settings of the table")
    if not isinstance(command, co.Act | co.Resign):
        check_length(table)
    events = _RULINGS[type(command)](table, command, at)
    if lag and table.clocks.clock.kind in {"move", "bank"}:
        lag = round(min(lag, MOST_LAG), 3)
        events = [msgspec.structs.replace(event, lag=lag) if isinstance(event, ev.Decided) else event for event in events]
    return happen(table, at, events, key)


def check_length(table: Table) -> None:
    """Let a match end after however many events, but nobody fill the store with anything else."""
    if is_too_long(table):
        raise NotNow(f"this table has had {MOST_EVENTS} events; it can only be played to its end")


def is_too_long(table: Table) -> bool:
    """Tell whether a table has had as many events as any may have."""
    return table.n >= MOST_EVENTS


def happen(table: Table, at: float, events: Iterable[ev.AnyEvent], key: str | None = None) -> list[ev.Stored]:
    """Let events happen, and what follows from them; the last one remembers the command."""
    stored: list[ev.Stored] = []
    queue = list(events)
    while queue:
        stored += [enter(table, at, event) for event in queue]
        queue = following(table)
    if stored and key is not None:
        stored[-1] = msgspec.structs.replace(stored[-1], key=key)
        remember(table, key)
    return stored


def following(table: Table) -> list[ev.AnyEvent]:
    """Say what happens by itself now: the start of a full table, an agreement, the end."""
    if table.status == "open":
        full = all(seat.is_taken for seat in table.seats)
        return [ev.Started()] if full and table.plan.autostart else []
    if table.over:
        return []
    if not table.waiting:
        return [ev.Ended("game")]
    staying = [seat for seat in table.seats if not seat.resigned]
    if len(staying) < len(table.seats) and (len(staying) == 1 or not any(seat.players for seat in staying)):
        last = next(told.event for told in reversed(table.story) if isinstance(told.event, ev.Resigned))
        return [ev.Ended(last.reason)]
    return _agreement(table)


def _agreement(table: Table) -> list[ev.AnyEvent]:
    """Do what was asked for, once every other person who is here has agreed."""
    asking = table.asking
    if asking is None or voters(table) - table.agreed:
        return []
    agreed = tuple(sorted(table.agreed))
    if asking.what == "undo":
        return [ev.Undone(asking.seat, asking.to, agreed)]
    return [ev.Paused(asking.seat)] if asking.what == "pause" else [ev.Ended("abandoned")]


def voters(table: Table) -> set[int]:
    """Name the seats whose consent is needed: persons other than the asker, also while a bot plays for them, unless they are away.

    Bots with a seat of their own agree to everything. Where something depends on the result they are not asked at all, and whoever
    is away keeps their voice: nobody gets out of a match by asking when nobody can say no.
    """
    asker, strict = table.asking.seat if table.asking else None, table.plan.strict
    return {seat.number for seat in table.seats if seat.is_held and seat.number != asker and (strict or not seat.away)}


# Commands


def _act(table: Table, command: co.Act, _at: float) -> list[ev.AnyEvent]:
    _running(table)
    seat = table.seats[command.seat]
    if seat.bot is not None:
        raise NotNow(
            f"a bot plays for seat {command.seat}; take the seat back first", ("refused-bot-plays", {"seat": command.seat})
        )
    if command.seat in table.waiting and not table.asked_at[command.seat] <= command.n <= table.n:
        raise Stale(f"the table has moved on since event {command.n}; look again and decide anew", ("refused-stale", {}))
    return [ev.Decided(command.seat, table.legal(command.seat, command.action))]


def _undo(table: Table, command: co.Undo, at: float) -> list[ev.AnyEvent]:
    _running(table)
    _staying(table, command.seat)
    if table.plan.undo == "off":
        raise NotNow("decisions at this table stand", ("refused-undo-off", {}))
    if command.n < table.moved_at or command.n > table.n:
        raise Stale(f"the table has moved on since event {command.n}; look again and decide anew", ("refused-stale", {}))
    to = undo_to(table, command.seat, command.to)
    if to is None:
        raise NotNow(f"seat {command.seat} has nothing to take back", ("refused-nothing-to-undo", {}))
    if undo_is_free(table, command.seat, to, at):
        return [ev.Undone(command.seat, to)]
    return _open_request(table, ev.Asked(command.seat, "undo", to))


def _ask(table: Table, command: co.Ask, _at: float) -> list[ev.AnyEvent]:
    if command.what == "pause":
        _running(table)
    _dealt(table)
    _staying(table, command.seat)
    if table.plan.tournament is not None and (command.what == "pause" or table.status == "open"):
        raise NotNow("others wait for this match: it makes no pause", ("refused-pause-tournament", {}))
    if table.plan.strict and any(seat.own_bot for seat in table.seats):
        raise NotNow("a bot agrees to nothing where the result counts", ("refused-bot-agrees", {}))
    return _open_request(table, ev.Asked(command.seat, command.what))


def _open_request(table: Table, asked: ev.Asked) -> list[ev.AnyEvent]:
    if table.asking is not None:
        raise NotNow(f"seat {table.asking.seat} is asking already; answer first", ("refused-asking", {"seat": table.asking.seat}))
    return [asked]


def _answer(table: Table, command: co.Answer, _at: float) -> list[ev.AnyEvent]:
    if table.asking is None:
        raise NotNow("nobody is asking for anything", ("refused-nothing-asked", {}))
    if command.seat not in voters(table) and (command.yes or command.seat != table.asking.seat):
        raise NotAllowed(f"seat {command.seat} is not asked")
    return [ev.Answered(command.seat, command.yes)]


def _resume(table: Table, command: co.Resume, _at: float) -> list[ev.AnyEvent]:
    if table.status != "paused":
        raise NotNow("there is no pause to end")
    _staying(table, command.seat)
    return [ev.Resumed(command.seat)]


def _resign(table: Table, command: co.Resign, _at: float) -> list[ev.AnyEvent]:
    _dealt(table)
    _staying(table, command.seat)
    return [ev.Resigned(command.seat)]


def _takeover(table: Table, command: co.Takeover, _at: float) -> list[ev.AnyEvent]:
    _dealt(table)
    _staying(table, command.seat)
    if table.plan.strict:
        raise NotNow("here everybody plays for themselves", ("refused-rated", {}))
    if command.bot not in bot_names(table.plan.game):
        raise BadSetup(f"there is no bot {command.bot!r}; there are {', '.join(bot_names(table.plan.game))}")
    return [ev.TakenOver(command.seat, command.bot)]


def _takeback(table: Table, command: co.Takeback, at: float) -> list[ev.AnyEvent]:
    _dealt(table)
    _staying(table, command.seat)
    if table.seats[command.seat].taken_over is None:
        raise NotNow(f"no bot plays for seat {command.seat}")
    check_time(table, command.seat, at)
    return [ev.TakenBack(command.seat)]


def check_time(table: Table, seat: int, at: float) -> None:
    """Refuse to let a person play again who has no time for what the seat is asked, or none at all: it would be up at once."""
    clocks = table.clocks
    asked = seat in table.waiting or not clocks.clock.per_decision
    if clocks.on and asked and clocks.left(seat, at) <= 0:
        raise NotNow(f"the time is up for seat {seat}; its bot decides", ("refused-time-up", {"seat": seat}))


def _claim(table: Table, command: co.Claim, _at: float) -> list[ev.AnyEvent]:
    _dealt(table)
    if command.what not in claims(table, command.seat).get(command.of, []):
        raise NotNow(f"seat {command.of} is not away; there is nothing to claim", ("refused-not-away", {"seat": command.of}))
    claimed = ev.Claimed(command.seat, command.of, command.what)
    if command.what == "bot":
        return [claimed, ev.TakenOver(command.of, stand_in(table.plan.game))]
    return [claimed, ev.Resigned(command.of, "claimed")]


def claims(table: Table, seat: int) -> dict[int, list[str]]:
    """Say what a seat could claim of whom."""
    if table.over or table.match is None or seat < 0 or table.seats[seat].resigned:
        return {}
    gone = [other.number for other in table.seats if other.number != seat and other.away and other.is_person]
    return {other: ["win"] if table.plan.strict else ["bot", "win"] for other in gone}


def _salt(table: Table, command: co.Salt, _at: float) -> list[ev.AnyEvent]:
    if table.status != "open":
        raise NotNow("the match is dealt; salt comes before the deal", ("refused-dealt", {}))
    return [ev.Salted(command.seat, check_salt(command.salt))]


def _settings(table: Table, command: co.ChangeSettings, _at: float) -> list[ev.AnyEvent]:
    return [ev.Settings(command.chat)] if command.chat != table.chat else []


def _running(table: Table) -> None:
    if table.status == "paused":
        raise NotNow("the table pauses; resume first", ("refused-paused", {}))
    _dealt(table)


def _dealt(table: Table) -> None:
    if table.status == "open":
        raise NotNow("the match has not begun", ("refused-not-begun", {}))
    if table.over:
        raise NotNow("the match is over", ("refused-over", {}))


def _staying(table: Table, seat: int) -> None:
    if table.seats[seat].resigned:
        raise NotNow(f"seat {seat} has given up", ("refused-resigned", {"seat": seat}))


_RULINGS: dict[type, Callable[[Table, Any, float], list[ev.AnyEvent]]] = {
    co.Act: _act, co.Undo: _undo, co.Ask: _ask, co.Answer: _answer, co.Resume: _resume, co.Resign: _resign,
    co.Takeover: _takeover, co.Takeback: _takeback, co.Claim: _claim, co.Salt: _salt, co.ChangeSettings: _settings,
}  # fmt: skip
