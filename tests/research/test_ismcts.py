"""The match against OpenSpiel's IS-MCTS (bench/ismcts.py), as small as it can be."""

import json
import sys

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install tidetable[research]")

from bench import ismcts

GAME = "fish_n_stones"


def test_a_deal_is_played_from_both_sides(monkeypatch):
    duel = ismcts.Duel(GAME, bot="random", ms=0.01, seed="t")
    seats = []
    ways = duel.play

    def play(seat, deal, **more):
        seats.append((seat, deal))
        return ways(seat, deal, **more)

    monkeypatch.setattr(duel, "play", play)
    duel.both_sides(3)
    assert seats == [(0, "deal 3"), (1, "deal 3")]
    assert len(duel.points) == 2


def test_both_sides_see_the_same_deal():
    duel = ismcts.Duel(GAME, bot="careful", ms=0.01, seed="t")
    begun = [str(duel.play(seat, "deal 1", most=0)) for seat in range(2)]
    assert begun[0] == begun[1] != str(duel.play(0, "deal 2", most=0))


@pytest.mark.parametrize("rollouts", ["own", "fast"])
def test_the_other_thinks_as_many_times_longer(rollouts):
    duel = ismcts.Duel(GAME, bot="careful", times=3.0, rollouts=rollouts)
    asked = []
    step = duel.other.step

    def stepped(state):
        asked.append((duel.other.seconds, duel.times * duel.clock.mean))
        return step(state)

    duel.other.step = stepped
    duel.both_sides(1)
    told = duel.told()
    assert asked
    assert all(given == wanted > 0 for given, wanted in asked)
    assert told["games"] == 2
    assert told["low"] <= told["share"] <= told["high"]
    assert told["simulations"] >= ismcts.LEAST


def test_rollouts_of_both_kinds_pay_what_the_game_pays():
    duel = ismcts.Duel(GAME, bot="careful", ms=0.01)
    state = duel.play(0, "deal 1", most=2)
    for evaluator in (duel.other._evaluator, ismcts.FastRollouts("t")):
        before = str(state)
        paid = [evaluator.evaluate(state) for _ in range(30)]
        assert all(sum(each) == pytest.approx(0) for each in paid)
        assert {float(each[0]) for each in paid} >= {-1.0, 1.0}
        assert str(state) == before, "a rollout leaves the state as it is"


def test_it_is_called_from_the_command_line(tmp_path, monkeypatch, capsys):
    found = tmp_path / "found.json"
    asked = ["ismcts", GAME, "--bot", "careful", "--games", "2", "--ms", "0.1", "--json", str(found)]
    monkeypatch.setattr(sys, "argv", asked)
    ismcts.main()
    row = json.loads(found.read_text())["rows"][0]
    assert (row["game"], row["bot"], row["games"]) == (GAME, "careful", 2)
    assert "of 2" in capsys.readouterr().out
