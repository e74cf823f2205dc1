"""Coming and going: sitting down, leaving, starting, being away, time running out, the server waking, the next match."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tidetable.table import events as ev
from tidetable.table.entering import enter
from tidetable.table.errors import NotAllowed, NotNow, NotYourSeat
from tidetable.table.fair import check_salt, commitment_of
from tidetable.table.plan import Plan, SeatPlan, check_plan, stand_in
from tidetable.table.rulings import check_length, check_time, following, happen, is_too_long
from tidetable.table.table import Table

if TYPE_CHECKING:
    from collections.abc import Collection

    from tidetable.table.clocks import TimeOut
    from tidetable.table.seats import Seat
    from tidetable.table.series import Series

MOST_SILENT = 3  # default actions in a row for a seat whose person does nothing


def create(table_id: str, plan: Plan, *, host: str, secret: str, at: float, salt: str = "") -> tuple[Table, list[ev.Stored]]:
    """Make a table; its secret is fixed and its hash shown before anybody else sits."""
    table = Table(table_id)
    stored = [enter(table, at, ev.Created(check_plan(plan), host, secret, commitment_of(secret)))]
    first = next((seat.number for seat in table.seats if host in seat.players), None)
    if salt and first is not None:
        stored.append(enter(table, at, ev.Salted(first, check_salt(salt))))
    return table, stored + happen(table, at, following(table))


def sit(
    table: Table, player: str, at: float, *, seat: int | None = None, proved: bool = False, salt: str = ""
) -> tuple[int, list[ev.Stored]]:
    """Let a person take a seat: the one they proved to hold, the one they name, or the first open one."""
    held = table.seats_of([player])
    kept = [place.number for place in table.seats if player in place.kept_for]
    if seat is None:
        open_seats = kept or [place.number for place in table.seats if place.is_open_to(player)]
        if not held and not open_seats:
            raise NotNow("every seat is taken", ("refused-full", {}))
        seat = held[0] if held else open_seats[0]
    if not 0 <= seat < len(table.seats):
        raise NotNow(f"there is no seat {seat}; there are {len(table.seats)}")
    if seat in held and not table.seats[seat].open:
        return seat, []
    _may_sit(table, table.seats[seat], player, held, proved=proved)
    if table.seats[seat].open and table.seats[seat].bot is not None and not table.seats[seat].greets(player):
        check_time(table, seat, at)
    check_length(table)
    if seat in kept:  # at one device perhaps several people: they all come
        return seat, happen(table, at, [*_salted(table, seat, salt), *(ev.Sat(place, player) for place in kept)])
    events: list[ev.AnyEvent] = [ev.Left(old) for old in held if table.status == "open" and old != seat and not proved]
    return seat, happen(table, at, [*events, *_salted(table, seat, salt), ev.Sat(seat, player)])


def _salted(table: Table, seat: int, salt: str) -> list[ev.AnyEvent]:
    return [ev.Salted(seat, check_salt(salt))] if salt and table.status == "open" else []


def _may_sit(table: Table, seat: Seat, player: str, held: list[int], *, proved: bool) -> None:
    if table.over:
        raise NotNow("the match is over", ("refused-over", {}))
    if seat.resigned and seat.open:
        raise NotNow(f"seat {seat.number} has given up", ("refused-resigned", {"seat": seat.number}))
    if seat.own_bot is not None:
        raise NotNow(f"seat {seat.number} belongs to a bot", ("refused-bot-seat", {"seat": seat.number}))
    if not seat.is_open_to(player) and not proved:
        raise NotNow(f"seat {seat.number} is taken", ("refused-taken", {"seat": seat.number}))
    if table.plan.watching.hands and table.status != "open" and not proved and player not in seat.players:
        raise NotNow("at this table those who watch may have seen hands; nobody new sits down", ("refused-hands-seen", {}))
    if table.plan.strict and table.status != "open" and seat.is_new(player):
        raise NotNow("here everybody plays for themselves", ("refused-rated-seat", {}))
    if held and seat.number not in held and not proved and table.status != "open":
        raise NotAllowed("you sit at this table already")


def leave(table: Table, seat: int, at: float) -> list[ev.Stored]:
    """Let a person leave a seat."""
    if seat not in range(len(table.seats)) or not table.seats[seat].players:
        raise NotYourSeat(f"nobody sits at seat {seat}")
    check_length(table)
    if table.plan.tournament is not None and table.status == "open":
        raise NotNow("this seat is yours: leave the tournament instead", ("refused-leave-tournament", {}))
    return [] if table.over or table.seats[seat].resigned else happen(table, at, [ev.Left(seat)])


def decline(table: Table, players: Collection[str], at: float) -> list[ev.Stored]:
    """Let somebody say that they will not come: a seat kept for them is open to anybody."""
    kept = [seat.number for seat in table.seats if not set(players).isdisjoint(seat.kept_for)]
    if table.status != "open" or not kept:
        raise NotNow("no seat is kept for you here", ("refused-not-kept", {}))
    if table.plan.tournament is not None:
        raise NotNow("this seat is yours: leave the tournament instead", ("refused-leave-tournament", {}))
    check_length(table)
    return happen(table, at, [ev.Declined(seat) for seat in kept])


def start(table: Table, at: float) -> list[ev.Stored]:
    """Deal, with stand-ins where nobody sits."""
    if table.status != "open":
        raise NotNow("the match has begun already")
    missing = [seat.number for seat in table.seats if not seat.is_taken]
    if table.plan.rated and missing:
        raise NotNow(f"a rated match waits for the person of seat {missing[0]}", ("refused-rated-waits", {}))
    return happen(table, at, [ev.Started()])


def forfeit(table: Table, at: float) -> list[ev.Stored]:
    """End a match that has not begun because somebody did not come: whoever sits here wins it."""
    return happen(table, at, [ev.Ended("forfeit")]) if table.status == "open" else []


def set_away(table: Table, seat: int, at: float) -> list[ev.Stored]:
    """Note that a person has been gone for long."""
    there = table.seats[seat]
    return happen(table, at, [ev.Away(seat)]) if there.is_held and not there.away and not table.over else []


def set_back(table: Table, seat: int, at: float) -> list[ev.Stored]:
    """Note that a person is here again."""
    there = table.seats[seat]
    return happen(table, at, [ev.Back(seat)]) if there.away and there.players and not table.over else []


def set_holiday(table: Table, players: Collection[str], at: float, *, on: bool) -> list[ev.Stored]:
    """Let the clocks of somebody's seats stand still, or go on. A time that is up already is up: a holiday saves no turn."""
    if table.clocks.clock.kind != "days" or table.match is None or is_too_long(table):
        return []
    stored = time_out(table, at) if on else []
    own = [seat for seat in table.seats_of(players) if table.seats[seat].is_held and (seat in table.clocks.resting) != on]
    events = [ev.HolidayBegun(seat) if on else ev.HolidayEnded(seat) for seat in own]
    return stored if table.over else stored + happen(table, at, events)


def time_out(table: Table, at: float) -> list[ev.Stored]:
    """Deal with the seats whose time is up, the earliest first; those who lose at the same moment lose together."""
    stored: list[ev.Stored] = []
    for group in table.clocks.expired(at):
        due = {seat: at_time_out(table, seat) for seat in group if seat in table.clocks.running}
        lost = [seat for seat, what in due.items() if what == "loss"]
        stored += happen(table, at, [*(ev.TimedOut(seat, "loss") for seat in lost), *(ev.Resigned(seat, "time") for seat in lost)])
        for seat, what in due.items():
            if what != "loss" and seat in table.clocks.running:  # what happened for another seat may have settled it
                stored += happen(table, at, [ev.TimedOut(seat, what), _instead(table, seat, what)])
    return stored


def at_time_out(table: Table, seat: int) -> TimeOut:
    """Say what happens when a seat's time is up: the table's choice, but no default action for ever."""
    if is_too_long(table):
        return "loss"
    what = table.plan.clock.timeout
    if what == "default" and table.silent.get(seat, 0) >= MOST_SILENT:
        what = "bot"
    return "loss" if table.plan.strict and what == "bot" else what


def _instead(table: Table, seat: int, what: TimeOut) -> ev.AnyEvent:
    if what == "bot":
        return ev.TakenOver(seat, stand_in(table.plan.game))
    return ev.Decided(seat, default_action(table, seat), "time")


def default_action(table: Table, seat: int) -> int:
    """Choose for an absent player, from what the seat may know."""
    seen = table.seen(seat)
    return int(table.game.default(seen.record, seat, seen.choices.copy()))


def decide_for_bot(table: Table, seat: int, action: int, at: float, *, failed: bool = False) -> list[ev.Stored]:
    """Let a bot's decision happen, or the default where it *failed* to make one; bots alone do not go on for ever."""
    if seat not in bots_to_move(table):
        raise NotNow(f"no bot decides for seat {seat} now")
    if is_too_long(table) and not table.persons():
        return happen(table, at, [ev.Ended("abandoned")])
    return happen(table, at, [ev.Decided(seat, table.game.check(table.playing.state, seat, action), "fault" if failed else "bot")])


def bots_to_move(table: Table) -> list[int]:
    """Name the seats where a bot must decide now."""
    return [seat for seat in table.waiting if table.seats[seat].bot is not None] if table.status == "running" else []


def wake(table: Table, since: float, at: float) -> list[ev.Stored]:
    """Give back the time during which the server was down."""
    return happen(table, at, [ev.Woke(since)]) if table.clocks.on and not table.clocks.stopped else []


def rotated(table: Table, asks: Collection[int] | None = None) -> Plan:
    """Plan the next match: all move one seat on. Whoever *asks* (by seat) or is the only person sits; other seats are kept.

    Where it is not known who asks, seats are kept if time or a rating is at stake; otherwise all sit at once.
    """
    people = [set(seat.players) for seat in table.seats if seat.players]
    alone = bool(people) and bool(set.intersection(*people))  # with bots, or several people at one device
    at_once = alone or (asks is None and not table.plan.rated and not table.clocks.on)
    plans = [_again(seat, sits=at_once or seat.number in (asks or ())) for seat in table.seats]
    return msgspec.structs.replace(
        table.plan, seats=tuple(plans[-1:] + plans[:-1]), series=_series_on(table), found=None, tournament=None
    )


def _series_on(table: Table) -> Series | None:
    series, winners = table.plan.series, table.result.winners if table.result else ()
    return series and series.following(winners, len(table.seats))


def _again(seat: Seat, *, sits: bool) -> SeatPlan:
    if seat.own_bot is not None:
        return SeatPlan("bot", bot=seat.own_bot)
    if not seat.players:
        return SeatPlan("open")
    return SeatPlan("person" if sits else "open", players=tuple(seat.players), here=seat.here)


def again(table: Table, seat: int, at: float, *, yes: bool = True) -> list[ev.Stored]:
    """Note that the person of a seat would play another match, or not any more."""
    if not table.over:
        raise NotNow("the match is not over yet", ("refused-not-over", {}))
    if table.rematch is not None or (seat in table.again) == yes:
        return []
    check_length(table)
    own = [place.number for place in table.seats if _same(place, table.seats[seat])]
    return happen(table, at, [ev.Again(number, yes) for number in own])


def all_want_more(table: Table) -> bool:
    """Tell whether everybody who sat here would play another match."""
    return bool(table.again) and all(seat.number in table.again for seat in table.seats if seat.players)


def _same(one: Seat, other: Seat) -> bool:
    return bool(set(one.players) & set(other.players))


def rematch(table: Table, following_table: str, at: float) -> list[ev.Stored]:
    """Note where the next match is played."""
    if not table.over:
        raise NotNow("the match is not over yet")
    if table.rematch is not None:
        raise NotNow("the next match has its table already")
    return happen(table, at, [ev.Rematch(following_table)])
