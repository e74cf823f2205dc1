"""Advice: a chance with an error for every legal action, and a line that can be played."""

import numpy as np
import pytest

from tidetable.bots import make_bot
from tidetable.bots.advice import advise, calibrated
from tidetable.bots.strength import Belief, belief
from tidetable.core.errors import BadSetup, NotYourTurn
from tidetable.core.match import Match
from tidetable.core.registry import card, game_ids, load


def position(name, seats, decisions):
    """Give what the seat sees that decides after some decisions of careful players."""
    game, bot = load(name), make_bot(name, "careful", 1)
    state = game.start(seats, "advice")
    for _ in range(decisions):
        seat = game.waiting_seats(state)[0]
        game.carry_out(state, seat, bot.choose(game.see(state, seat)))
    return game.see(state, game.waiting_seats(state)[0])


@pytest.mark.parametrize("name", game_ids())
def test_every_legal_action_gets_a_chance_with_an_error(name):
    for seats in card(name).seats:
        seen = position(name, seats, 7)
        advice = advise(seen, 300)
        assert sorted(action.action for action in advice.actions) == seen.legal
        assert all(0 < action.chance < 1 and action.error > 0 and action.passes >= 2 for action in advice.actions)
        assert advice.actions == tuple(sorted(advice.actions, key=lambda action: -action.passes))
        assert [action.text for action in advice.actions] == [seen.game.Decision.text(action.action) for action in advice.actions]


@pytest.mark.parametrize("name", game_ids())
def test_the_line_begins_with_the_advised_action(name):
    seen = position(name, 2, 4)
    advice = advise(seen, 400)
    assert advice.line[0] == (seen.viewer, advice.best.text)
    assert all(seen.game.parse_action(text) >= 0 for _, text in advice.line)


def test_advice_is_repeatable_and_more_thinking_makes_it_surer():
    seen = position("fish_n_stones", 2, 3)
    assert advise(seen, 200, seed=4) == advise(seen, 200, seed=4)
    assert advise(seen, 4000).best.error < advise(seen, 200).best.error


def test_a_budget_in_seconds_is_a_float():
    seen = position("fish_n_stones", 2, 0)
    assert sum(action.passes for action in advise(seen, 0.05).actions) > 0


def test_a_match_is_advised_for_the_seat_that_decides():
    match = Match.start("das_riff", seed="advice")
    match.play(match.legal()[0])
    advice = advise(match, 20)
    assert (advice.seat, advice) == (match.waiting[0], advise(match.seen(match.waiting[0]), 20))


def test_nobody_is_advised_who_is_not_asked():
    match = Match.start("das_riff", seed="advice")
    with pytest.raises(NotYourTurn, match="a spectator has nothing to decide"):
        advise(match.seen(), 10)
    idle = 1 - match.waiting[0]
    with pytest.raises(NotYourTurn, match=f"seat {idle} has nothing to decide"):
        advise(match.seen(idle), 10)


@pytest.mark.parametrize("budget", [1, 5, 50, np.int64(20)])
def test_every_legal_action_is_named_however_small_the_budget(budget):
    seen = position("reef_encounter", 3, 30)
    advice = advise(seen, budget)
    assert sorted(action.action for action in advice.actions) == seen.legal
    assert sum(action.passes for action in advice.actions) <= budget
    assert all(action.error == 0.5 for action in advice.actions if action.passes == 0)
    assert advice.best.passes > 0


@pytest.mark.parametrize("budget", [0, -5, 0.0, -1.0, float("nan"), float("inf"), "2s", None])
def test_a_budget_that_is_none_is_refused(budget):
    with pytest.raises(BadSetup, match="passes"):
        advise(position("fish_n_stones", 2, 0), budget)


def test_advice_comes_from_a_level():
    with pytest.raises(BadSetup, match="gentle"):
        advise(position("fish_n_stones", 2, 0), 10, name="careful")


@pytest.mark.parametrize("name", game_ids())
def test_chances_are_corrected_by_what_was_measured(name):
    for seats in card(name).seats:
        seen, used = position(name, seats, 5), belief(name, seats)
        assert used != Belief(), "every game and number of seats was measured"
        plain, corrected = advise(seen, 100, steepness=1.0), advise(seen, 100)
        for one, other in zip(plain.actions, corrected.actions, strict=True):
            assert other.chance == pytest.approx(calibrated(one.chance, seats, *used) if one.passes else one.chance)


def test_calibration_leaves_the_fair_share_and_the_order():
    for seats in (2, 3, 4):
        assert calibrated(1 / seats, seats, 0.6) == pytest.approx(1 / seats)
        chances = [calibrated(p / 20, seats, 0.6) for p in range(21)]
        assert chances == sorted(chances)
        assert calibrated(0.9, seats, 0.6) < 0.9 < calibrated(0.9, seats, 1.5)
        assert calibrated(0.37, seats, 1.0) == pytest.approx(0.37)
