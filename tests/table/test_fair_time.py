"""Nobody wins time or a match by tricks: least clocks, time-outs in a row, time kept through leaving, bots and undo."""

import pytest

from tests.table.tables import Played, table_of, with_clock
from tidetable.core.errors import BadSetup
from tidetable.table import coming, rulings
from tidetable.table import commands as co
from tidetable.table import events as ev
from tidetable.table.clocks import DAY, Clock, Clocks
from tidetable.table.entering import replay
from tidetable.table.errors import NotNow


def left(played: Played, seat: int) -> float:
    """Give the time a seat has left now, which a replay must find too."""
    found = played.table.clocks.left(seat, played.at)
    assert replay("t1", played.rows).clocks.left(seat, played.at) == pytest.approx(found)
    return found


def kinds(played: Played) -> list[type]:
    """Name what happened."""
    return [type(row.event) for row in played.rows]


def sit(played: Played, player: str, seat: int) -> None:
    """Let somebody sit down."""
    played.rows += coming.sit(played.table, player, played.at, seat=seat)[1]


def leave(played: Played, seat: int) -> None:
    """Let somebody leave."""
    played.rows += coming.leave(played.table, seat, played.at)


# Time-outs


@pytest.mark.parametrize(
    "clock", [Clock("days", days=1e-9), Clock("days", days=0.04), Clock("move", seconds=0.5), Clock("bank", seconds=0.5)]
)
def test_a_clock_too_short_for_anybody_is_refused(clock):
    with pytest.raises(BadSetup):
        table_of(clock=clock)


def test_an_hour_for_a_move_is_enough():
    assert table_of(clock=Clock("days", days=1 / 24)).table.clocks.deadline() == pytest.approx(1000 + 3600)


def test_after_three_time_outs_in_a_row_a_stand_in_plays():
    """An empty bank runs out at every question: nobody fills the store with that."""
    played = with_clock("bank", seconds=1)
    for _ in range(20):
        played.pass_time(1)
    assert kinds(played).count(ev.TimedOut) == 2 * 4
    assert [seat.bot for seat in played.table.seats] == ["careful", "careful"]
    assert played.table.clocks.deadline() is None


def test_whoever_acts_in_between_is_there():
    played = with_clock("move", seconds=30)
    for _ in range(6):
        played.pass_time(31)
        while 0 in played.table.waiting:
            played.act(0)
    assert played.table.seats[0].bot is None


def test_in_a_rated_match_the_seat_loses_instead():
    played = with_clock("bank", seconds=30, rated=True)
    played.act(0)
    while not played.table.over:
        played.pass_time(31 if played.table.waiting == [1] else 0)
        if 0 in played.table.waiting:
            played.act(0)
    assert (played.result.reason, played.result.winners) == ("time", (0,))
    assert kinds(played).count(ev.TimedOut) == 4


def test_time_outs_count_for_the_length_of_a_match(monkeypatch):
    played = with_clock("move", seconds=30)
    monkeypatch.setattr(rulings, "MOST_EVENTS", played.table.n)
    played.act(0)
    played.pass_time(31)
    assert (played.result.reason, played.result.winners) == ("time", (0,))


def test_bots_among_themselves_stop_at_that_length(monkeypatch):
    played = table_of(bots=2)
    monkeypatch.setattr(rulings, "MOST_EVENTS", played.table.n + 1)
    for _ in range(2):
        seat = coming.bots_to_move(played.table)[0]
        coming.decide_for_bot(played.table, seat, coming.default_action(played.table, seat), played.at)
    assert (played.result.reason, played.table.decisions) == ("abandoned", 1)


@pytest.mark.parametrize("seats", [2, 3])
def test_whose_time_is_up_at_the_same_moment_lose_together(seats):
    played = with_clock("move", seats, seconds=30, timeout="loss")
    played.pass_time(31)
    assert (played.result.reason, played.result.winners, played.result.ranks) == ("time", (), (seats,) * seats)
    assert played.result.text == "nobody wins: time"


def test_one_who_has_decided_wins_against_two_who_ran_out():
    played = with_clock("move", 3, seconds=30, timeout="loss")
    played.act(1)
    played.pass_time(31)
    assert (played.result.winners, played.result.ranks) == ((1,), (2, 1, 2))


def test_whose_time_was_up_earlier_loses_though_it_is_noticed_late():
    clocks = Clocks(Clock("bank", seconds=60), seats=3)
    clocks.remaining = [50.0, 40.0, 40.0]
    clocks.ask({0, 1, 2}, at=100.0, fresh=set())
    assert clocks.expired(150.0) == [[1, 2], [0]]
    assert clocks.expired(145.0) == [[1, 2]]


# Time kept


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_leaving_and_sitting_down_again_gives_no_time(kind):
    played = with_clock(kind, seconds=60)
    played.at += 55
    leave(played, 0)
    played.at += 1
    sit(played, "ann", 0)
    assert left(played, 0) == 4


def test_somebody_new_gets_a_little_time_and_that_once_a_seat():
    played = with_clock("bank", seconds=60)
    played.at += 55
    leave(played, 0)
    sit(played, "cleo", 0)
    assert left(played, 0) == 10
    played.at += 8
    leave(played, 0)
    sit(played, "dora", 0)
    assert left(played, 0) == 2


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_letting_a_bot_play_for_a_moment_gives_no_time(kind):
    played = with_clock(kind, seconds=60)
    played.at += 50
    played.do(co.Takeover("t", 0, "random"))
    played.at += 5  # the person still thinks
    assert not coming.time_out(played.table, played.at)
    played.do(co.Takeback("t", 0))
    assert left(played, 0) == 5


def test_while_a_bot_plays_for_somebody_a_pause_costs_nothing():
    played = with_clock("bank", seconds=60)
    played.at += 10
    played.do(co.Takeover("t", 0, "random"))
    played.do(co.Ask("p", 1, "pause"))
    played.do(co.Answer("y", 0, yes=True))
    played.at += 1000
    played.do(co.Resume("g", 1))
    played.do(co.Takeback("t", 0))
    assert left(played, 0) == 50


def test_a_bots_decision_earns_nothing_and_its_next_question_has_its_whole_time():
    for kind, expected in (("bank", 60), ("move", 60)):
        played = with_clock(kind, seconds=60, increment=20)
        played.do(co.Takeover("t", 0, "random"))
        played.rows += coming.decide_for_bot(played.table, 0, coming.default_action(played.table, 0), played.at)
        played.act(1)
        played.do(co.Takeback("t", 0))
        assert left(played, 0) == expected


def test_whose_time_is_up_does_not_take_the_seat_back_for_this_decision():
    played = with_clock("move", seconds=30, timeout="bot")
    played.pass_time(31)
    with pytest.raises(NotNow, match="time is up"):
        played.do(co.Takeback("b", 0))
    for seat in (0, 1):
        played.rows += coming.decide_for_bot(played.table, seat, coming.default_action(played.table, seat), played.at)
    seat = played.table.waiting[0]
    played.do(co.Takeback("b", seat))
    assert left(played, seat) == 30


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_whose_time_ran_out_while_a_bot_played_does_not_take_the_seat_back(kind):
    """The person was thinking all the while; the refusal looked at the clock of the last event."""
    played = with_clock(kind, seconds=60, timeout="loss")
    played.act(1)
    played.at += 10
    played.do(co.Takeover("t", 0, "random"))
    played.at += 50
    with pytest.raises(NotNow, match="time is up"):
        played.do(co.Takeback("b", 0))
    assert played.table.seats[0].bot == "random"


def test_whose_time_is_up_does_not_come_back_by_leaving_and_sitting_down():
    played = with_clock("bank", seconds=60, timeout="bot")
    played.pass_time(60)
    leave(played, 0)
    with pytest.raises(NotNow, match="time is up"):
        sit(played, "ann", 0)
    sit(played, "cleo", 0)  # somebody new is given a little
    assert left(played, 0) == 10


def test_a_seat_handed_to_a_bot_during_a_pause_gains_no_time():
    played = with_clock("bank", seconds=60)
    played.do(co.Ask("p", 0, "pause"))
    played.do(co.Answer("y", 1, yes=True))
    played.do(co.Takeover("t", 0, "random"))
    played.at += 1000
    played.do(co.Resume("g", 1))
    played.at += 20
    played.do(co.Takeback("b", 0))
    assert left(played, 0) == 40


@pytest.mark.parametrize("kind", ["move", "bank"])
def test_acting_and_taking_it_back_gives_no_time(kind):
    played = with_clock(kind, seconds=60, increment=20)
    for used in (10, 20):
        played.at += 9
        played.act(0)
        played.at += 1  # Ben thinks, and so does Ann
        played.do(co.Undo("u", 0, played.table.n))
        assert left(played, 0) == 60 - used
    assert left(played, 1) == 40


def test_whoever_takes_back_late_keeps_a_moment_to_decide_anew():
    played = with_clock("bank", seconds=60)
    played.at += 5
    played.act(0)
    played.at += 54
    played.do(co.Undo("u", 0, played.table.n))
    assert left(played, 0) == 10


def test_by_consent_only_the_time_of_ones_own_is_used():
    played = with_clock("bank", seconds=60, increment=20)
    played.at += 10
    played.act(0)
    played.at += 30
    played.act(1)
    played.at += 5
    thinks = played.table.waiting[0]
    played.do(co.Undo("u", 0, played.table.n))
    played.do(co.Answer("y", 1, yes=True))
    assert [left(played, 0), left(played, 1)] == [50 - 5 * (thinks == 0), 20 - 5 * (thinks == 1)]


def test_days_are_kept_too():
    played = with_clock("days", days=3)
    played.at += 2 * DAY
    played.act(0)
    played.do(co.Undo("u", 0, played.table.n))
    assert left(played, 0) == DAY
