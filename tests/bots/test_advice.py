"""Advice: a chance with an error for every legal action, and a line that can be played."""

import numpy as np
import pytest

from tidetable.bots import make_bot
from tidetable.bots.advice import advise, calibrated
from tidetable.bots.strength import Belief, belief
from tidetable.core.errors import BadSetup
from tidetable.core.journal import NO_JOURNAL
from tidetable.games import GAMES, card, load


def position(name, seats, decisions):
    game, bot = load(name), make_bot(name, "careful", 1)
    state = game.start(seats, "advice")
    for _ in range(decisions):
        seat = game.waiting_seats(state)[0]
        game.apply(state, seat, bot.choose(game.hidden(state, seat), seat), NO_JOURNAL)
    return game, state, game.waiting_seats(state)[0]


@pytest.mark.parametrize("name", GAMES)
def test_every_legal_action_gets_a_chance_with_an_error(name):
    for seats in card(name).seats:
        game, state, seat = position(name, seats, 7)
        advice = advise(name, game.hidden(state, seat), seat, 300)
        assert sorted(action.action for action in advice.actions) == game.legal(state, seat)
        assert all(0 < action.chance < 1 and action.error > 0 and action.passes >= 2 for action in advice.actions)
        assert advice.actions == tuple(sorted(advice.actions, key=lambda action: -action.passes))
        assert [action.text for action in advice.actions] == [game.action_text(action.action) for action in advice.actions]


@pytest.mark.parametrize("name", GAMES)
def test_the_line_begins_with_the_advised_action(name):
    game, state, seat = position(name, 2, 4)
    advice = advise(name, game.hidden(state, seat), seat, 400)
    assert advice.line[0] == (seat, advice.best.text)
    assert all(game.parse_action(text) >= 0 for _, text in advice.line)


def test_advice_is_repeatable_and_more_thinking_makes_it_surer():
    game, state, seat = position("fish_n_stones", 2, 3)
    view = game.hidden(state, seat)
    assert advise(game, view, seat, 200, seed=4) == advise(game, view, seat, 200, seed=4)
    assert advise(game, view, seat, 4000).best.error < advise(game, view, seat, 200).best.error


def test_a_budget_in_seconds_is_a_float():
    game, state, seat = position("fish_n_stones", 2, 0)
    assert sum(action.passes for action in advise(game, game.hidden(state, seat), seat, 0.05).actions) > 10


@pytest.mark.parametrize("budget", [1, 5, 50, np.int64(20)])
def test_every_legal_action_is_named_however_small_the_budget(budget):
    game, state, seat = position("reef_encounter", 3, 30)
    advice = advise(game, game.hidden(state, seat), seat, budget)
    assert sorted(action.action for action in advice.actions) == game.legal(state, seat)
    assert sum(action.passes for action in advice.actions) <= budget
    assert all(action.error == 0.5 for action in advice.actions if action.passes == 0)
    assert advice.best.passes > 0


@pytest.mark.parametrize("budget", [0, -5, 0.0, -1.0, float("nan"), float("inf"), "2s", None])
def test_a_budget_that_is_none_is_refused(budget):
    game, state, seat = position("fish_n_stones", 2, 0)
    with pytest.raises(BadSetup, match="passes"):
        advise(game, game.hidden(state, seat), seat, budget)


def test_advice_comes_from_a_level_and_for_the_right_game():
    game, state, seat = position("fish_n_stones", 2, 0)
    with pytest.raises(BadSetup, match="gentle"):
        advise(game, game.hidden(state, seat), seat, 10, name="careful")
    with pytest.raises(BadSetup, match="Rivero"):
        advise("rivero", game.hidden(state, seat), seat, 10)


@pytest.mark.parametrize("name", GAMES)
def test_chances_are_corrected_by_what_was_measured(name):
    for seats in card(name).seats:
        game, state, seat = position(name, seats, 5)
        view, used = game.hidden(state, seat), belief(name, seats)
        assert used != Belief(), "every game and number of seats was measured"
        plain, corrected = advise(name, view, seat, 100, steepness=1.0), advise(name, view, seat, 100)
        for one, other in zip(plain.actions, corrected.actions, strict=True):
            assert other.chance == pytest.approx(calibrated(one.chance, seats, *used) if one.passes else one.chance)


def test_calibration_leaves_the_fair_share_and_the_order():
    for seats in (2, 3, 4):
        assert calibrated(1 / seats, seats, 0.6) == pytest.approx(1 / seats)
        chances = [calibrated(p / 20, seats, 0.6) for p in range(21)]
        assert chances == sorted(chances)
        assert calibrated(0.9, seats, 0.6) < 0.9 < calibrated(0.9, seats, 1.5)
        assert calibrated(0.37, seats, 1.0) == pytest.approx(0.37)
