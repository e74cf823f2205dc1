"""The past of a table: to those who watch behind time nothing has happened that they may not know of yet."""

import random

import pytest

from tests.table.tables import table_of
from tidetable.core.errors import BadSetup
from tidetable.core.record import ALL_SEEING
from tidetable.table import commands as co
from tidetable.table.entering import replay
from tidetable.table.events import Decided, Ended, Started
from tidetable.table.past import Past, is_behind
from tidetable.table.pictures import picture
from tidetable.table.watching import Watching

DELAYS = [Watching("time", seconds=60), Watching("decisions", decisions=4), Watching("end")]


def known(played, at):
    """Count from the stored rows alone, in the words of the protocol, how many events may be known."""
    watching, rows = played.table.plan.watching, played.rows
    if any(isinstance(row.event, Ended) for row in rows):
        return len(rows)
    dealt = next((number for number, row in enumerate(rows) if isinstance(row.event, Started)), len(rows))
    if watching.delay == "end":
        return dealt
    if watching.delay == "time":
        return next((number for number, row in enumerate(rows) if number >= dealt and row.at + watching.seconds > at), len(rows))
    later = [number for number, row in enumerate(rows) if isinstance(row.event, Decided)][-watching.decisions :]
    return max(dealt, later[0]) if len(later) == watching.decisions else dealt


@pytest.mark.parametrize("watching", DELAYS)
@pytest.mark.parametrize("seed", range(4))
def test_the_past_is_a_table_to_which_only_that_has_happened_which_may_be_known(watching, seed):
    """Compared with a second count, and with a table made anew of that part of the events: picture, story and look back."""
    chance = random.Random(seed)
    played = table_of(2, watching=watching, undo="off")
    past = Past(played.table)
    while not played.table.over:
        played.at += chance.choice([0, 0.5, 7, 40])
        kind = chance.random()
        if kind < 0.05:
            played.do(co.Ask("x", 0, "pause"))
            played.do(co.Answer("x", 1, yes=False))
        else:
            played.act()
        past.follow(played.table, played.at)
        count = known(played, played.at)
        assert past.table.n == count
        anew = replay("t1", played.rows[:count])
        for eyes in (-1, ALL_SEEING):
            assert picture(past.table, eyes, 1.0) == picture(anew, eyes, 1.0)
    assert not is_behind(played.table)
    assert past.table.n == played.table.n


def test_what_is_taken_back_brings_nothing_nearer():
    played = table_of(2, "rivero", watching=Watching("decisions", decisions=3))
    past = Past(played.table)
    played.play(6)
    past.follow(played.table, played.at)
    before = past.table.decisions
    for _ in range(5):  # deciding and taking back again and again is no way to show what is going on
        seat = played.act()
        played.do(co.Undo("x", seat, played.table.n))
        if played.table.asking:
            played.do(co.Answer("x", 1 - seat, yes=True))
        past.follow(played.table, played.at)
    assert played.table.decisions - past.table.decisions >= 3
    assert past.table.decisions == before
    played.play(4)
    past.follow(played.table, played.at)
    assert past.table.decisions == played.table.decisions - 3


def test_a_clock_is_shown_as_it_was_then():
    played = table_of(2, watching=Watching("time", seconds=60))
    past = Past(played.table)
    played.at += 100
    played.act()
    past.follow(played.table, played.at)
    assert past.moment(played.table, played.at) == played.at - 60
    assert past.next_at(played.table) == played.at + 60
    assert past.heard_until(played.table, played.at) == played.at - 60
    begun = played.table.started_at or 0.0
    assert past.heard_until(played.table, begun + 5) == begun


def test_hands_are_shown_late_or_not_at_all():
    Watching("time", seconds=300, hands=True).check(rated=False)
    Watching("decisions", decisions=20, hands=True).check(rated=False)
    Watching("end", hands=True).check(rated=True)
    for wrong in (
        Watching("none", hands=True),
        Watching("time", seconds=299, hands=True),
        Watching("decisions", decisions=19, hands=True),
    ):
        with pytest.raises(BadSetup, match="all hands"):
            wrong.check(rated=False)
    with pytest.raises(BadSetup, match="rated"):
        Watching("time", seconds=3000, hands=True).check(rated=True)
    for wrong in (Watching("time"), Watching("time", seconds=1e9), Watching("decisions"), Watching("decisions", decisions=999)):
        with pytest.raises(BadSetup, match="behind"):
            wrong.check(rated=False)
