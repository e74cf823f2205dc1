"""Batches: many games at once are the same games."""

import numpy as np
import pytest

from tidetable.core.batch import Batch
from tidetable.core.errors import IllegalAction
from tidetable.games import load

GAME = load("fish_n_stones")


def test_a_batch_does_not_depend_on_its_threads():
    one, two = (Batch(GAME, 200, seats=3, seed="x", threads=threads) for threads in (1, 2))
    assert one.finish_randomly() == two.finish_randomly()
    assert one.states.tobytes() == two.states.tobytes()
    assert one.over.all()


def test_steps_agree_with_single_decisions():
    batch = Batch(GAME, 16, seats=2, seed=3)
    single = [state.twin() for state in batch.states]
    rng = np.random.default_rng(1)
    while not batch.over.all():
        actions = np.array([rng.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in batch.masks])
        for state, action in zip(single, actions, strict=True):
            if state.waiting:
                GAME.decide(state, GAME.waiting_seats(state)[0], int(action))
        batch.step(actions)
        assert [state.to_bytes() for state in batch.states] == [state.to_bytes() for state in single]


def test_an_illegal_step_is_refused():
    batch = Batch(GAME, 4, seats=2)
    with pytest.raises(IllegalAction, match="game 0"):
        batch.step(np.full(4, 30))
