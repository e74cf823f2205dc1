"""The example that trains a policy: it learns, and what it says of outcomes is true."""

import importlib.util
import re
import subprocess
import sys
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


def test_a_policy_learns_to_beat_random_play():
    told = subprocess.run([sys.executable, str(FILE), "--rounds", "40"], capture_output=True, text=True, check=True).stdout
    last = re.fullmatch(r"the trained policy wins (\d+\.\d)% of its games against random play", told.splitlines()[-1])
    assert last is not None
    assert float(last[1]) > 55.0


def test_before_any_game_has_ended_nothing_is_learned(monkeypatch, capsys):
    """Eight decisions end no game: the network stays as it was, and nothing is divided by nothing."""
    script = example()
    monkeypatch.setattr(script, "DECISIONS", 64)
    monkeypatch.setattr(script, "LONG", {"fish_n_stones": 8})
    monkeypatch.setattr(script.Network, "learn", lambda *_, **__: pytest.fail("learned from nothing"))
    assert 0.0 <= script.train("fish_n_stones", 2, rounds=1) <= 1.0
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
