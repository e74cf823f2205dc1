"""Undo and time: whoever takes back gets the clock of that decision, nobody else pays for it, and nobody loses by it."""

import pytest

from tests.table.tables import Played, bots_decide, lefts, table_of
from tidetable.core.registry import game_ids
from tidetable.table import coming
from tidetable.table import commands as co
from tidetable.table import events as ev
from tidetable.table.clocks import DAY, HOUR, Clock
from tidetable.table.undo import undo_offer, undo_to


def take_back(played: Played, seat: int) -> None:
    """Take back; whoever is asked agrees."""
    played.do(co.Undo("u", seat, played.table.n))
    for other in range(len(played.table.seats)):
        if played.table.asking and other != seat:
            played.do(co.Answer("y", other, yes=True))


def two_steps(clock: Clock, first: float, second: float) -> tuple[Played, int]:
    """Play to the second of two steps of one turn that reveal nothing; the person took these seconds for them."""
    found = table_of(2, "das_riff")
    while not is_second_step(found):
        found.act()
    *earlier, one, two = found.table.playing.decisions
    played = table_of(2, "das_riff", clock=clock)
    times = [clock.increment] * len(earlier) + [first, second]  # until then as much is used as is earned
    for decision, seconds in zip([*earlier, one, two], times, strict=True):
        played.at += seconds
        played.act(decision.seat, decision.action)
    return played, two.seat


def is_second_step(played: Played) -> bool:
    """Tell whether the last two decisions are a whole turn so far, free to take back."""
    if not played.table.decisions:
        return False
    who = played.table.playing.decisions[-1].seat
    begun = undo_to(played.table, who, "turn") == played.table.decisions - 2
    return begun and undo_offer(played.table, who, played.at)["turn"] == "free"


def test_where_nobody_has_to_agree_the_others_clocks_are_as_they_were():
    """15 min + 10 s and three bots: one take-back brought everybody from 15:00 to 10:00."""
    played = table_of(4, bots=3, clock=Clock("bank", seconds=900, increment=10))
    played.act(0)
    bots_decide(played)
    assert 0 in played.table.waiting
    played.at += 300
    assert lefts(played) == [610, 900, 900, 900]
    played.do(co.Undo("u", 0, played.table.n))
    assert played.table.decisions == 0
    assert lefts(played) == [600, 900, 900, 900]


def test_an_undo_while_everybody_else_is_away_costs_nobody_the_match():
    played = table_of(4, clock=Clock("bank", seconds=20, increment=50, timeout="loss"))
    for seat in range(4):
        played.act(seat)
    for seat in (1, 2, 3):
        played.rows += coming.set_away(played.table, seat, played.at)
    thinks = played.table.waiting
    played.at += 30
    take_back(played, 0)
    assert not played.pass_time(0)
    assert lefts(played) == [10 if seat in thinks else 20 for seat in range(4)]


@pytest.mark.parametrize("game", game_ids())
def test_a_question_that_was_withdrawn_takes_no_time(game):
    """Ben had given it to a bot, and his clock ran on after Ann had taken back what led to it."""
    played, before = table_of(2, game, clock=Clock("bank", seconds=60)), [0, 1]
    who = other = 0
    while (before, played.table.waiting) != ([who], [other]):
        before = played.table.waiting
        who = played.act()
        other = 1 - who
    played.do(co.Takeover("t", other, "random"))
    take_back(played, who)
    assert played.table.waiting == [who]
    played.at += 50
    assert (lefts(played)[who], lefts(played)[other]) == (10, 60)


@pytest.mark.parametrize(
    ("clock", "first", "second", "agreed"),
    [
        (Clock("move", seconds=60, timeout="loss"), 15, 55, 45),  # the second step had its own minute
        (Clock("bank", seconds=60, increment=50, timeout="loss"), 0, 105, 10),
    ],
)
def test_a_free_undo_that_would_leave_no_time_becomes_a_question(clock, first, second, agreed):
    played, who = two_steps(clock, first, second)
    assert undo_offer(played.table, who, played.at) == {"step": "free", "turn": "ask"}
    played.do(co.Undo("u", who, played.table.n, "turn"))
    assert played.table.asking is not None
    played.do(co.Answer("y", 1 - who, yes=True))
    assert lefts(played)[who] == agreed
    assert not played.pass_time(0)


def test_by_consent_days_for_a_later_move_are_not_taken_from_the_earlier_one():
    played = table_of(2, clock=Clock("days", days=3, timeout="loss"))
    played.at += DAY
    played.act(0)
    played.act(1)
    played.at += 2.5 * DAY
    take_back(played, 0)
    assert played.table.decisions == 0
    assert lefts(played) == [2 * DAY, 2 * DAY]


def test_by_consent_a_little_is_left_of_a_bank_that_increments_have_fed():
    played = table_of(2, clock=Clock("bank", seconds=20, increment=30, timeout="loss"))
    played.act(0)
    played.act(1)
    who = played.table.waiting[0]
    played.at += 45
    take_back(played, who)
    assert lefts(played)[who] == 10
    assert not played.pass_time(0)


@pytest.mark.parametrize(
    ("clock", "little"), [(Clock("move", seconds=60), 10), (Clock("move", seconds=5), 5), (Clock("days", days=1), HOUR)]
)
def test_what_was_decided_because_time_was_up_is_taken_back_by_consent_with_a_little_time(clock, little):
    played = table_of(2, clock=clock)
    played.pass_time(clock.allowance)
    assert [row.event.by for row in played.rows if isinstance(row.event, ev.Decided)] == ["time", "time"]
    take_back(played, 0)
    assert lefts(played) == [little, little]
