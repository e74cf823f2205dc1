"""Who tells the actions of a decision apart (bench/regret.py), as small as it can be."""

import sys

import pytest

from bench import regret
from tidetable.bots.levels import level
from tidetable.core.registry import load

GAME = load("fish_n_stones")


@pytest.fixture(scope="module")
def asked():
    return regret.decisions(GAME, 4, "t")


def test_decisions_leave_a_choice_and_are_the_same_again(asked):
    assert all(len(seen.legal) > 1 for seen in asked)
    again = regret.decisions(GAME, 4, "t")
    assert [seen.record.digest() for seen in asked] == [seen.record.digest() for seen in again]


def test_the_long_search_values_every_action(asked):
    for seen in asked:
        worth = regret.truth(GAME, level(GAME.id, "master", 2).style, 50, seen, "t")
        assert set(worth) == set(seen.legal)
        assert all(0 <= value <= 1 for value in worth.values())


def test_everybody_chooses_what_is_legal(asked):
    for name, choice in regret.crowd(GAME, "").items():
        if "passes *" not in name:
            assert all(choice(seen, "t") in seen.legal for seen in asked[:2]), name


def test_nobody_loses_less_than_nothing(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["regret", GAME.id, "--decisions", "3", "--per-action", "40", "--only", "careful"])
    regret.main()
    rows = [line.split("|") for line in capsys.readouterr().out.splitlines() if line.startswith("| ")][1:]
    assert [row[1].strip() for row in rows] == ["the long search, another seed", "careful"]
    assert all(float(row[2].split("±")[0]) >= 0 for row in rows)


def test_one_step_takes_what_looks_best(asked):
    seen, looked = asked[0], []

    def worth(state, seat):
        looked.append(seat)
        return float(len(looked) % len(seen.legal) == 0)  # the last of the actions, at every guess

    assert regret.one_step(GAME, worth, seen, "t") == seen.legal[-1]
    assert set(looked) == {seen.viewer}
