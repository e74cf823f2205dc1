"""Series: the score moves on with the people, and ends when nobody can catch up. And who would play another match."""

import pytest

from tests.table.tables import SECRET, Played, table_of
from tidetable.core.errors import BadSetup
from tidetable.table import coming
from tidetable.table import commands as co
from tidetable.table.entering import replay
from tidetable.table.errors import NotNow
from tidetable.table.plan import check_plan
from tidetable.table.series import Series


@pytest.mark.parametrize(
    ("number", "score", "winners"),
    [
        (1, (1, 0), ()), (2, (2, 0), (0,)), (2, (1.5, 0.5), ()), (3, (1.5, 1.5), (0, 1)), (2, (1, 1), ()), (3, (1, 2), (1,)),
        (3, (0, 0), (0, 1)),
    ],
)  # fmt: skip
def test_a_series_is_decided_when_nobody_can_catch_up(number, score, winners):
    assert Series(3, number).leaders(score) == winners


def test_with_three_a_lead_must_be_out_of_reach_of_both():
    assert Series(5, 3).leaders((2, 1, 0)) == ()
    assert Series(5, 3).leaders((3, 0, 0)) == (0,)


def ended(played: Played, loser: int) -> Played:
    """Let somebody give up."""
    played.do(co.Resign("r", loser))
    return played


def test_the_score_moves_on_with_the_people_and_a_new_series_follows_a_decided_one():
    first = ended(table_of(2, series=Series(3)), 1)  # Ann, at seat 0, wins
    plan = coming.rotated(first.table)
    series = Series(3, 2, (0.0, 1.0))
    assert plan.series == series
    assert [seat.players for seat in plan.seats] == [("ben",), ("ann",)]
    second = ended(Played(*coming.create("t2", plan, host="ann", secret=SECRET, at=1.0), at=2.0), 0)
    assert series.leaders(series.after(second.result.winners, 2)) == (1,)
    assert coming.rotated(second.table).series == Series(3)


def test_a_series_of_a_length_nobody_offers_is_refused():
    with pytest.raises(BadSetup):
        check_plan(table_of(2).table.plan.__replace__(series=Series(4)))


def test_another_match_is_wanted_when_all_have_said_so():
    played = table_of(2)
    with pytest.raises(NotNow):
        coming.again(played.table, 0, played.at)
    ended(played, 1)
    for seat, yes, wanted in ((0, True, False), (0, False, False), (1, True, False), (0, True, True)):
        played.rows += coming.again(played.table, seat, played.at, yes=yes)
        assert coming.all_want_more(played.table) is wanted
    assert coming.again(played.table, 0, played.at) == []
    assert replay("t", played.rows).again == {0, 1}
