"""Coming and going: sitting down, leaving, starting, being away, time running out, the server waking, the next match."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tidetable.table import events as ev
from tidetable.table.entering import enter
from tidetable.table.errors import NotAllowed, NotNow, NotYourSeat
from tidetable.table.fair import check_salt, commitment_of
from tidetable.table.plan import Plan, SeatPlan, check_plan, stand_in
from tidetable.table.rulings import check_length, following, happen
from tidetable.table.table import Table

if TYPE_CHECKING:
    from tidetable.table.seats import Seat


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
    if seat is None:
        open_seats = [place.number for place in table.seats if place.open]
        if not held and not open_seats:
            raise NotNow("every seat is taken", ("refused-full", {}))
        seat = held[0] if held else open_seats[0]
    if not 0 <= seat < len(table.seats):
        raise NotNow(f"there is no seat {seat}; there are {len(table.seats)}")
    if seat in held and not table.seats[seat].open:
        return seat, []
    _may_sit(table, table.seats[seat], held, proved=proved)
    check_length(table)
    events: list[ev.AnyEvent] = [ev.Left(old) for old in held if table.status == "open" and old != seat and not proved]
    salted = [ev.Salted(seat, check_salt(salt))] if salt and table.status == "open" else []
    return seat, happen(table, at, [*events, *salted, ev.Sat(seat, player)])


def _may_sit(table: Table, seat: Seat, held: list[int], *, proved: bool) -> None:
    if table.over:
        raise NotNow("the match is over", ("refused-over", {}))
    if seat.own_bot is not None:
        raise NotNow(f"seat {seat.number} belongs to a bot", ("refused-bot-seat", {"seat": seat.number}))
    if not seat.open and not proved:
        raise NotNow(f"seat {seat.number} is taken", ("refused-taken", {"seat": seat.number}))
    if held and seat.number not in held and not proved and table.status != "open":
        raise NotAllowed("you sit at this table already")


def leave(table: Table, seat: int, at: float) -> list[ev.Stored]:
    """Let a person leave a seat."""
    if seat not in range(len(table.seats)) or not table.seats[seat].players:
        raise NotYourSeat(f"nobody sits at seat {seat}")
    check_length(table)
    return [] if table.over else happen(table, at, [ev.Left(seat)])


def start(table: Table, at: float) -> list[ev.Stored]:
    """Deal, with stand-ins where nobody sits."""
    if table.status != "open":
        raise NotNow("the match has begun already")
    return happen(table, at, [ev.Started()])


def set_away(table: Table, seat: int, at: float) -> list[ev.Stored]:
    """Note that a person has been gone for long."""
    there = table.seats[seat]
    return happen(table, at, [ev.Away(seat)]) if there.is_person and not there.away and not table.over else []


def set_back(table: Table, seat: int, at: float) -> list[ev.Stored]:
    """Note that a person is here again."""
    there = table.seats[seat]
    return happen(table, at, [ev.Back(seat)]) if there.away and there.players and not table.over else []


def time_out(table: Table, at: float) -> list[ev.Stored]:
    """Deal with the seats whose time is up, as the table chose."""
    stored: list[ev.Stored] = []
    for seat in table.clocks.expired(at):
        if seat not in table.clocks.running:
            continue  # what happened for another seat has settled it
        what = table.plan.clock.timeout
        follow: dict[str, ev.AnyEvent] = {
            "default": ev.Decided(seat, default_action(table, seat), "time"),
            "bot": ev.TakenOver(seat, stand_in(table.plan.game)),
            "loss": ev.Resigned(seat, "time"),
        }
        stored += happen(table, at, [ev.TimedOut(seat, what), follow[what]])
    return stored


def default_action(table: Table, seat: int) -> int:
    """Choose for an absent player, from what the seat may know."""
    hidden = table.hidden(seat)
    return int(table.game.default_action(hidden, seat, table.game.mask(hidden, seat)))


def decide_for_bot(table: Table, seat: int, action: int, at: float) -> list[ev.Stored]:
    """Let a bot's decision happen."""
    return happen(table, at, [ev.Decided(seat, table.game.check(table.playing.state, seat, action), "bot")])


def bots_to_move(table: Table) -> list[int]:
    """Name the seats where a bot must decide now."""
    return [seat for seat in table.waiting if table.seats[seat].bot is not None] if table.status == "running" else []


def wake(table: Table, since: float, at: float) -> list[ev.Stored]:
    """Give back the time during which the server was down."""
    return happen(table, at, [ev.Woke(since)]) if table.clocks.running else []


def rotated(table: Table) -> Plan:
    """Plan the next match: everybody moves one seat on."""
    plans = [_again(seat) for seat in table.seats]
    return msgspec.structs.replace(table.plan, seats=tuple(plans[-1:] + plans[:-1]))


def _again(seat: Seat) -> SeatPlan:
    if seat.own_bot is not None:
        return SeatPlan("bot", bot=seat.own_bot)
    if not seat.players:
        return SeatPlan("open")
    return SeatPlan("person", players=tuple(seat.players), here=seat.here)


def rematch(table: Table, following_table: str, at: float) -> list[ev.Stored]:
    """Note where the next match is played."""
    if not table.over:
        raise NotNow("the match is not over yet")
    if table.rematch is not None:
        raise NotNow("the next match has its table already")
    return happen(table, at, [ev.Rematch(following_table)])
