"""A slow line is lent a little time, which cannot be milked."""

import random

import pytest

from tests.table.tables import with_clock
from tidetable.table import commands as co
from tidetable.table import snapshot
from tidetable.table.clocks import LAG_BANK, MOST_LAG
from tidetable.table.entering import replay
from tidetable.table.events import Stored, event_from_json, event_to_json
from tidetable.table.rulings import Holder, do


def decide(played, seat, lag):
    action = played.random.choice(played.table.seen(seat).legal)
    rows = do(played.table, co.Act("x", seat, played.table.n, action), played.at, Holder(frozenset({seat})), lag=lag)
    played.rows += rows


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("kind", ["move", "bank"])
def test_what_is_lent_is_bounded_and_nobody_gains_by_it(kind, seed):
    """Any lags, thoughts and answers: never more than half a second a question, 15 a match; no clock is ahead of an honest one."""
    chance = random.Random(seed)
    slow = with_clock(kind, seconds=500)
    thought = [0.0, 0.0]
    while not slow.table.over:
        waiting = slow.table.waiting
        think = chance.choice([0, 0.01, 0.3, 2])
        slow.at += think
        for seat in waiting:
            thought[seat] += think
        seat = chance.choice(waiting)
        clocks = slow.table.clocks
        assert all(lent <= MOST_LAG for lent in clocks.lent)
        assert all(given <= LAG_BANK + 1e-9 for given in clocks.given)
        decide(slow, seat, chance.choice([0, 0.05, 0.4, 9e9, -3]))
        if kind == "bank":  # what was lent and is not used is no time of theirs
            left = slow.table.clocks.remaining[seat] - (slow.table.clocks.lent[seat] if seat in slow.table.waiting else 0)
            assert left <= 500 - thought[seat] + slow.table.clocks.given[seat] + 1e-6
            assert left <= 500 + 1e-6
    stored = [Stored(row.n, row.at, event_from_json(event_to_json(row.event)), row.key, row.check) for row in slow.rows]
    assert vars(replay("t1", stored).clocks) == vars(slow.table.clocks)


def test_who_decides_at_once_gains_nothing():
    played = with_clock("bank", seconds=100)
    for _ in range(20):
        decide(played, played.table.waiting[0], 0.5)
    lent = [played.table.clocks.lent[seat] for seat in (0, 1)]
    assert [played.table.clocks.left(seat, played.at) - lent[seat] for seat in (0, 1)] == [100, 100]
    assert sum(played.table.clocks.given) == pytest.approx(sum(lent))


def test_a_slow_line_has_the_time_it_took():
    played = with_clock("move", seconds=10)
    first = played.table.waiting[0]
    decide(played, first, 0.3)
    while played.table.waiting[0] != first:
        decide(played, played.table.waiting[0], 0)
    assert played.table.clocks.left(first, played.at) == pytest.approx(10.3)


def test_a_snapshot_keeps_what_was_lent():
    played = with_clock("bank", seconds=100)
    for _ in range(5):
        played.at += 1
        decide(played, played.table.waiting[0], 0.4)
    made = snapshot.read(snapshot.take(played.table))
    assert made is not None
    again = snapshot.reopen("t1", made, played.rows[-1])
    assert again is not None
    assert vars(again.clocks) == vars(played.table.clocks)
