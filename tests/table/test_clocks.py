"""Clocks: per move, a bank with increment, days; what happens at time-out; pauses and stops of the server."""

import pytest

from tests.table.tables import lefts, table_of, with_clock
from tidetable.core.errors import BadSetup
from tidetable.table import coming
from tidetable.table import commands as co
from tidetable.table import events as ev
from tidetable.table.clocks import DAY, Clock, Clocks
from tidetable.table.entering import replay


def test_a_bank_is_used_while_it_is_my_turn_and_grows_by_the_increment():
    clocks = Clocks(Clock("bank", seconds=60, increment=5), seats=2)
    clocks.ask({0, 1}, at=100.0, fresh={0, 1})
    clocks.decided(0, at=110.0)
    assert clocks.left(0, 500.0) == 55.0
    assert clocks.left(1, 120.0) == 40.0
    assert clocks.deadline() == 160.0


def test_a_clock_that_jumps_back_takes_nothing():
    clocks = Clocks(Clock("move", seconds=60), seats=1)
    clocks.ask({0}, at=100.0, fresh={0})
    clocks.advance(90.0)
    assert clocks.left(0, 90.0) == 60.0


def test_time_that_runs_backwards_is_charged_once():
    """Two processes whose clocks differ tell the time in turn."""
    clocks = Clocks(Clock("bank", seconds=60), seats=1)
    clocks.ask({0}, at=100.0, fresh={0})
    for at in (110.0, 105.0, 110.0, 104.0, 111.0):
        clocks.advance(at)
    clocks.skip(103.0, 104.0)
    assert clocks.left(0, 111.0) == 49.0


def test_every_move_has_its_whole_time():
    played = with_clock("move", seconds=30)
    played.at += 20
    who = played.act()
    played.at += 5
    other = played.act()
    assert {who, other} == {0, 1}
    for seat in played.table.waiting:
        assert played.table.clocks.left(seat, played.at) == 30


def test_at_time_out_the_default_action_is_taken():
    played = with_clock("move", seconds=30)
    rows = played.pass_time(31)
    kinds = [type(row.event) for row in rows]
    assert kinds == [ev.TimedOut, ev.Decided, ev.TimedOut, ev.Decided]  # both were waited for
    assert all(row.event.by == "time" for row in rows if isinstance(row.event, ev.Decided))


def test_or_a_bot_takes_over_and_bots_need_no_clock():
    played = with_clock("move", seconds=30, timeout="bot")
    played.pass_time(31)
    assert [seat.kind for seat in played.table.seats] == ["bot", "bot"]
    assert played.table.clocks.deadline() is None


def test_or_the_seat_loses():
    played = with_clock("bank", seconds=30, timeout="loss")
    played.act(0)
    played.pass_time(31)
    assert played.result.reason == "time"
    assert played.result.winners == (0,)


def test_correspondence_counts_in_days():
    played = with_clock("days", days=3)
    assert played.table.clocks.deadline() == 1000 + 3 * DAY
    assert not played.pass_time(2.9 * DAY)
    assert played.pass_time(0.2 * DAY)


def test_a_pause_stops_the_clocks():
    played = with_clock("bank", seconds=60)
    played.at += 10
    played.do(co.Ask("p", 0, "pause"))
    played.do(co.Answer("y", 1, yes=True))
    assert not played.pass_time(10_000)
    played.do(co.Resume("g", 0))
    assert played.table.clocks.left(0, played.at) == 50


def test_time_is_given_back_after_a_stop_of_the_server():
    played = with_clock("bank", seconds=60)
    rows = coming.wake(played.table, since=1010.0, at=5000.0)
    played.rows += rows
    assert [type(row.event) for row in rows] == [ev.Woke]
    assert played.table.clocks.left(0, 5000.0) == 50
    assert replay("t1", played.rows).clocks.left(0, 5000.0) == 50


def test_a_stop_of_the_server_is_not_paid_for_by_an_undo_either():
    """While the server was down only a bot was to move; Ann took back, and the hour was hers."""
    played = table_of(2, bots=1, clock=Clock("bank", seconds=60))
    played.act(0)
    played.at += 3600
    played.rows += coming.wake(played.table, since=1000.0, at=played.at)
    played.do(co.Undo("u", 0, played.table.n))
    assert lefts(played) == [60, 60]


def test_where_no_time_is_limited_nobody_is_given_any():
    played = table_of(3, open_seats=1, autostart=False)
    played.rows += coming.start(played.table, played.at)
    played.rows += coming.sit(played.table, "eve", played.at, seat=2)[1]
    assert lefts(played) == [0, 0, 0]


def test_a_whole_game_by_time_out_ends():
    played = with_clock("move", seconds=5)
    for _ in range(200):
        if played.table.over:
            break
        played.pass_time(6)
        for seat in coming.bots_to_move(played.table):  # after some time-outs in a row
            coming.decide_for_bot(played.table, seat, coming.default_action(played.table, seat), played.at)
    assert played.table.over


@pytest.mark.parametrize(
    "clock",
    [
        Clock("move"),
        Clock("bank", seconds=-1),
        Clock("days"),
        Clock("days", days=400),
        Clock("bank", seconds=float("nan")),
        Clock("move", seconds=5, days=1e300),
        Clock(days=-1),
    ],
)
def test_a_clock_that_nobody_could_play_with_is_refused(clock):
    with pytest.raises(BadSetup):
        table_of(clock=clock)
