"""Events happen: each changes the table in its way. Nothing is checked here but what was stored; rulings.py has checked before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tidetable.core.journal import EVENT_SIZE, NO_JOURNAL
from tidetable.core.match import Decision
from tidetable.core.steps import in_steps
from tidetable.table import events as ev
from tidetable.table.clocks import Clocks
from tidetable.table.deal import DealtMatch
from tidetable.table.errors import BrokenLog
from tidetable.table.fair import seed_of
from tidetable.table.plan import stand_in
from tidetable.table.results import result_of
from tidetable.table.rules import rules_of
from tidetable.table.seats import Seat
from tidetable.table.table import Happening, Table, agree

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tidetable.core.record import Ints

KEYS_KEPT = 256  # commands that are recognised when they come a second time


def replay(table_id: str, log: Iterable[ev.Stored]) -> Table:
    """Make a table from its events; what was stored with them must come out again."""
    table = Table(table_id)
    follow(table, log)
    if not table.n:
        raise BrokenLog(f"table {table_id} has no events")
    return table


def follow(table: Table, log: Iterable[ev.Stored]) -> None:
    """Let the stored events happen that come next at a table; what was stored with the last of them must come out again."""
    last = None
    for last in log:
        if isinstance(last.event, ev.Decided):
            table.legal(last.event.seat, last.event.action)
        enter(table, last.at, last.event, last.key)
    if last is not None and (last.n != table.n or not agree(last.check, table.check)):
        raise BrokenLog(f"table {table.id}: its {table.n} events do not give the state that was stored with them")


def enter(table: Table, at: float, event: ev.AnyEvent, key: str | None = None) -> ev.Stored:
    """Let an event happen; give it as it is to be stored."""
    table.n += 1
    if not isinstance(event, ev.Created | ev.Woke):
        table.clocks.advance(at)
    journal = _CHANGES[type(event)](table, at, event)
    table.story.append(Happening(table.n, at, event, table.decisions, journal))
    if key is not None:
        remember(table, key)
    return ev.Stored(table.n, at, event, key, table.check)


def remember(table: Table, key: str) -> None:
    """Note that a command has led to the last event; the oldest are forgotten."""
    table.keys[key] = table.n
    while len(table.keys) > KEYS_KEPT:
        del table.keys[next(iter(table.keys))]


# Before the deal


def _created(table: Table, at: float, event: ev.Created) -> None:
    table.created, table.created_at = event, at
    rules_of(event.plan.game, event.plan.rules_version)  # refuses what is not kept here
    table.seats = [Seat.planned(number, plan) for number, plan in enumerate(event.plan.seats)]
    table.chat = event.plan.chat
    table.clocks = Clocks(event.plan.clock, len(table.seats))


def _sat(table: Table, at: float, event: ev.Sat) -> None:
    seat = table.seats[event.seat]
    if seat.open:  # a new person: what somebody else left behind goes
        new, greeted = seat.is_new(event.player), seat.greets(event.player)
        seat.players, seat.taken_over = seat.kept_for if event.player in seat.kept_for else [], None
        seat.kept_for, seat.here = [], seat.here and not new
        seat.link += 1  # neither the host who handed the link out nor whoever sat here before can look over their shoulder
        if greeted and table.match:
            seat.greeted = True
            table.clocks.greet(event.seat)
        table.silent.pop(event.seat, None)
        table.clocks.rest(event.seat, on=False)  # the holiday of whoever sat here before
    seat.open, seat.away = False, False
    seat.players = [*(player for player in seat.players if player != event.player), event.player]
    _run_clocks(table, at)


def _left(table: Table, _at: float, event: ev.Left) -> None:
    seat = table.seats[event.seat]
    seat.open = True
    if table.status == "open":
        seat.players, seat.salt, seat.here = [], "", False
    else:
        seat.away = True  # the person may still come back, until somebody else sits down


def _declined(table: Table, _at: float, event: ev.Declined) -> None:
    table.seats[event.seat].kept_for = []


def _salted(table: Table, _at: float, event: ev.Salted) -> None:
    table.seats[event.seat].salt = event.salt


# The match


def _started(table: Table, at: float, _event: ev.Started) -> Ints | None:
    for seat in table.seats:
        if not seat.is_taken:
            seat.taken_over = stand_in(table.plan.game)
    seed = (
        table.created.seed if table.created.seed is not None else seed_of(table.created.secret, [seat.salt for seat in table.seats])
    )
    table.match = match = DealtMatch(table.game, len(table.seats), table.plan.options, seed)
    table.status, table.started_at = "running", at
    _ask_anew(table, at, set(table.waiting))
    told, match.deal = trimmed(match.deal), NO_JOURNAL  # as large as a journal can be, and told now
    return told


def _decided(table: Table, at: float, event: ev.Decided) -> Ints | None:
    match, before = table.playing, set(table.waiting)
    table.turns.append(int(match.state.turns))
    table.before = match.state.twin()
    table.moments.append(table.clocks.moment(event.seat, at))
    steps = in_steps(table.game, match.state, event.seat, event.action)
    table.keep_steps(steps.states)
    decision = Decision(event.seat, event.action)
    match.decisions.append(decision)
    match.log.append(decision)
    table.clocks.decided(event.seat, at, earns=event.by not in {"bot", "fault"}, lag=event.lag)
    table.silent[event.seat] = table.silent.get(event.seat, 0) + 1 if event.by == "time" else 0
    if table.asking and table.asking.what == "undo":
        table.asking = None  # the table has moved on
    _ask_anew(table, at, (set(table.waiting) - before) | {event.seat})
    return trimmed(steps.journal)


def _undone(table: Table, at: float, event: ev.Undone) -> None:
    asked = table.asking == ev.Asked(event.seat, "undo", event.to)  # be it that nobody is here to answer
    for decision, moment in reversed(list(zip(table.playing.decisions, table.moments, strict=True))[event.to :]):
        table.clocks.take_back(decision.seat, moment, asked=asked)
    table.playing.undo(event.to)
    del table.turns[event.to :], table.moments[event.to :]
    table.before = None
    table.free = {number: free for number, free in table.free.items() if number < event.to}
    table.asking, table.asked_mask = None, {}
    _ask_anew(table, at, set())  # with new questions, but no new time


def _ask_anew(table: Table, at: float, fresh: set[int]) -> None:
    """Note since when each seat's question stands, and let the clocks of the waited-for seats run."""
    table.moved_at = table.n
    for seat in table.waiting:
        mask = table.game.choices(table.playing.state, seat).tobytes()
        if seat in fresh or mask != table.asked_mask.get(seat):
            table.asked_at[seat], table.asked_mask[seat] = table.n, mask
    _run_clocks(table, at, fresh)


def _run_clocks(table: Table, at: float, fresh: set[int] | None = None) -> None:
    """Let the time of the persons run who are waited for; bots have none, the server sees to their pace."""
    stopped, waiting = table.status != "running", table.waiting
    running = set() if stopped else {seat for seat in waiting if table.seats[seat].is_person}
    waited = {seat for seat in waiting if table.seats[seat].is_held}
    table.clocks.ask(running, at, (fresh or set()).intersection(waiting), waited=waited, stopped=stopped)


def trimmed(journal: Ints) -> Ints | None:
    """Give the part of a journal that was written; None if nothing was."""
    used = 1 + int(journal[0]) * EVENT_SIZE
    return journal[:used].copy() if journal[0] else None


# Around the match


def _asked(table: Table, _at: float, event: ev.Asked) -> None:
    table.asking, table.agreed = event, set()


def _answered(table: Table, _at: float, event: ev.Answered) -> None:
    if event.yes:
        table.agreed.add(event.seat)
    else:
        table.asking = None


def _paused(table: Table, at: float, _event: ev.Paused) -> None:
    table.status, table.asking = "paused", None
    _run_clocks(table, at)


def _resumed(table: Table, at: float, _event: ev.Resumed) -> None:
    table.status = "running"
    _run_clocks(table, at)


def _taken_over(table: Table, at: float, event: ev.TakenOver) -> None:
    seat = table.seats[event.seat]
    if seat.is_person and event.seat in table.waiting:
        table.clocks.hand_over(event.seat)
    seat.taken_over = event.bot
    _run_clocks(table, at)


def _taken_back(table: Table, at: float, event: ev.TakenBack) -> None:
    seat = table.seats[event.seat]
    seat.taken_over, seat.away, seat.open = None, False, False
    table.silent.pop(event.seat, None)
    _run_clocks(table, at)


def _away(table: Table, _at: float, event: ev.Away) -> None:
    table.seats[event.seat].away = True


def _back(table: Table, _at: float, event: ev.Back) -> None:
    table.seats[event.seat].away = table.seats[event.seat].open = False


def _holiday(table: Table, at: float, event: ev.HolidayBegun | ev.HolidayEnded) -> None:
    table.clocks.rest(event.seat, on=isinstance(event, ev.HolidayBegun))
    _run_clocks(table, at)


def _resigned(table: Table, at: float, event: ev.Resigned) -> None:
    seat = table.seats[event.seat]
    seat.resigned, seat.open, seat.taken_over = True, False, stand_in(table.plan.game)
    if table.asking and table.asking.seat == event.seat:
        table.asking = None
    _run_clocks(table, at)


def _settings(table: Table, _at: float, event: ev.Settings) -> None:
    table.chat = event.chat


def _woke(table: Table, at: float, event: ev.Woke) -> None:
    table.clocks.skip(event.since, at)


def _ended(table: Table, at: float, event: ev.Ended) -> None:
    table.status, table.ended_at, table.asking = "over", at, None
    _run_clocks(table, at)
    table.result = result_of(table, event.reason)


def _again(table: Table, _at: float, event: ev.Again) -> None:
    table.again = table.again | {event.seat} if event.yes else table.again - {event.seat}


def _rematch(table: Table, _at: float, event: ev.Rematch) -> None:
    table.rematch = event.table


def _told(_table: Table, _at: float, _event: ev.TableEvent) -> None:
    """Only the story knows it: what follows from it is an event of its own."""


_CHANGES: dict[type, Callable[[Table, float, Any], Ints | None]] = {
    ev.Created: _created, ev.Sat: _sat, ev.Left: _left, ev.Salted: _salted, ev.Started: _started, ev.Decided: _decided,
    ev.Undone: _undone, ev.Asked: _asked, ev.Answered: _answered, ev.Paused: _paused, ev.Resumed: _resumed, ev.TimedOut: _told,
    ev.TakenOver: _taken_over, ev.TakenBack: _taken_back, ev.Away: _away, ev.Back: _back, ev.Claimed: _told,
    ev.Resigned: _resigned, ev.Settings: _settings, ev.Woke: _woke, ev.Ended: _ended, ev.Again: _again, ev.Rematch: _rematch,
    ev.HolidayBegun: _holiday, ev.HolidayEnded: _holiday, ev.Declined: _declined,
}  # fmt: skip
