"""The example that trains a policy: it learns, and what it says of outcomes is true."""

import importlib.util
from pathlib import Path

import numpy as np
import pytest

FILE = Path(__file__).parents[2] / "examples" / "train_policy.py"


def example():
    spec = importlib.util.spec_from_file_location("train_policy", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_policy_learns_to_beat_random_play(capsys):
    assert example().train("fish_n_stones", 2, rounds=36) > 0.55
    assert "against random play" in capsys.readouterr().out


def test_before_any_game_has_ended_nothing_is_learned(monkeypatch, capsys):
    """Eight decisions end no game of Rivero: the network stays as it was, and nothing is divided by nothing."""
    script = example()
    monkeypatch.setattr(script, "DECISIONS", 64)
    monkeypatch.setattr(script, "LONG", {"rivero": 8})
    monkeypatch.setattr(script.Network, "learn", lambda *_, **__: pytest.fail("learned from nothing"))
    assert 0.0 <= script.train("rivero", 2, rounds=1) <= 1.0
    assert "round 1" in capsys.readouterr().out


def test_rewards_are_carried_back_to_the_decisions_that_led_to_them():
    found = {
        "actions": np.zeros((3, 1)),
        "turn": np.array([[0], [1], [0]]),
        "done": np.array([[False], [True], [False]]),
        "rewards": np.array([[[0.0, 0.0]], [[1.0, -1.0]], [[0.0, 0.0]]], np.float32),
    }
    outcome = example().outcomes(found)
    assert outcome[:2].tolist() == [[1.0], [-1.0]]
    assert np.isnan(outcome[2]).all()
