"""Holidays: whose clock stands still, what is left, and that no turn is saved by one."""

import random

import pytest

from tests.table.tables import lefts, with_clock
from tidetable.table import coming
from tidetable.table import events as ev
from tidetable.table.clocks import DAY
from tidetable.table.entering import replay
from tidetable.table.holidays import LEAST, Holiday, can_begin, last_moment, left, year_of
from tidetable.table.snapshot import read, reopen, take

NEW_YEAR = year_of(1_780_000_000.0)[1]


def rest(played, who, *, on=True):
    rows = coming.set_holiday(played.table, [who], played.at, on=on)
    played.rows += rows
    return [row.event for row in rows]


def asked(played):
    return played.table.waiting[0], "ann" if played.table.waiting[0] == 0 else "ben"


def test_the_clock_of_whoever_is_off_stands_and_goes_on_with_what_was_left():
    played = with_clock("days", days=3)
    seat, who = asked(played)
    played.at += DAY
    assert rest(played, who) == [ev.HolidayBegun(seat)]
    assert rest(played, who) == []  # once
    played.at += 20 * DAY
    assert ev.TimedOut(seat, "default") not in [row.event for row in played.pass_time(0)]
    assert played.table.clocks.left(seat, played.at) == 2 * DAY
    assert rest(played, who, on=False) == [ev.HolidayEnded(seat)]
    played.at += DAY
    assert played.table.clocks.left(seat, played.at) == DAY


def test_the_others_clocks_go_on():
    played = with_clock("days", seats=3, days=3)
    first = played.table.waiting
    rest(played, "ann")
    played.at += DAY
    for seat in first:
        assert played.table.clocks.left(seat, played.at) == (3 if seat == 0 else 2) * DAY


def test_a_time_that_is_up_is_up():
    played = with_clock("days", days=1, timeout="loss")
    seat, who = asked(played)
    played.at += DAY + 1
    events = rest(played, who)
    assert ev.TimedOut(seat, "loss") in events
    assert played.table.over
    assert not any(isinstance(event, ev.HolidayBegun) for event in events)


def test_whoever_is_off_may_play_and_has_no_deadline():
    played = with_clock("days", days=1, timeout="loss")
    for who in ("ann", "ben"):
        rest(played, who)
    assert played.table.clocks.deadline() is None
    played.at += 30 * DAY
    assert played.pass_time(0) == []
    played.play(4)
    assert not played.table.over


def test_other_clocks_know_no_holidays():
    for other in (with_clock("none"), with_clock("move", seconds=60), with_clock("bank", seconds=60)):
        assert rest(other, "ann") == []


def test_whoever_sits_down_anew_is_not_off():
    played = with_clock("days", days=2)
    seat, who = asked(played)
    rest(played, who)
    played.rows += coming.leave(played.table, seat, played.at)
    played.rows += coming.sit(played.table, "eve", played.at, seat=seat)[1]
    assert played.table.clocks.resting == frozenset()
    assert seat in played.table.clocks.running


@pytest.mark.parametrize("seed", range(8))
def test_clocks_keep_their_promises_whatever_happens(seed):
    """Nobody has more than the allowance or less than nothing, who is off loses nothing, a replay and a snapshot agree."""
    chance = random.Random(seed)
    played = with_clock("days", seats=2 + seed % 3, days=2)
    people = ("ann", "ben", "cleo", "dora")[: len(played.table.seats)]
    for _ in range(60):
        if played.table.over:
            break
        before, resting = lefts(played), played.table.clocks.resting
        played.at += chance.choice([0, 60, DAY / 2])
        for seat in resting:
            assert played.table.clocks.left(seat, played.at) == before[seat]
        deed = chance.choice(["rest", "back", "act", "time"])
        if deed in {"rest", "back"}:
            rest(played, chance.choice(people), on=deed == "rest")
        elif deed == "time":
            played.pass_time(0)
        elif not played.table.clocks.expired(played.at):
            for seat in [one for one in played.table.waiting if played.table.seats[one].is_person][:1]:
                played.act(seat)
        assert all(0 <= seconds <= 2 * DAY for seconds in lefts(played))
        assert not played.table.clocks.running & played.table.clocks.resting
    again = replay("t1", played.rows)
    assert again.clocks.__dict__ == played.table.clocks.__dict__
    made = read(take(played.table))
    assert made is not None
    opened = reopen("t1", made, played.rows[-1])
    assert opened is not None
    assert opened.clocks.resting == played.table.clocks.resting


# Days of a year


def test_a_year_has_its_days_and_the_next_one_its_own():
    may = NEW_YEAR - 200 * DAY
    took = [Holiday(may, may + 10 * DAY)]
    assert left(took, may + 20 * DAY, 28) == 18 * DAY
    assert left(took, NEW_YEAR, 28) == 28 * DAY
    assert last_moment(took, may + 20 * DAY, 28) == may + 38 * DAY
    eve = NEW_YEAR - 5 * DAY
    assert last_moment(took, eve, 28) == NEW_YEAR + 28 * DAY


def test_the_shortest_holiday_costs_a_day_and_none_begins_without_one():
    may = NEW_YEAR - 200 * DAY
    took = [Holiday(may + n * DAY, may + n * DAY + 60) for n in range(28)]
    assert left(took, NEW_YEAR - 1, 28) == 0
    assert can_begin(took[:27], NEW_YEAR - DAY, 28)
    assert not can_begin(took, NEW_YEAR - DAY, 28)
    assert not can_begin([Holiday(may)], may + DAY, 28)


@pytest.mark.parametrize("seed", range(20))
def test_nobody_is_off_for_longer_than_a_year_allows(seed):
    chance = random.Random(seed)
    at = NEW_YEAR - 365 * DAY + 1
    taken: list[Holiday] = []
    while at < NEW_YEAR - 2 * DAY:
        if can_begin(taken, at, 28):
            end = min(last_moment(taken, at, 28), at + chance.random() * 9 * DAY)
            taken.append(Holiday(at, end))
            at = end
        at += chance.random() * 20 * DAY + LEAST
    inside = sum(min(holiday.end or NEW_YEAR, NEW_YEAR) - holiday.begin for holiday in taken)
    assert inside <= 28 * DAY + 1e-3
