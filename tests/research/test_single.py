"""One game stepped from Python: the same as the rules say, one call a decision."""

import numpy as np
import pytest

from tidetable.core.errors import BadSetup, IllegalAction
from tidetable.core.registry import game_ids
from tidetable.research.vector.single import Single
from tidetable.research.world import Table


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("observe", [False, True])
def test_a_single_game_is_the_game(game, observe):
    single = Single(game, seed="one", observe=observe)
    world = Table.of(game).deal("one")
    rng = np.random.default_rng(1)
    for _ in range(60):
        assert single.states[0] == world.record
        if world.is_over:
            break
        assert single.seat == world.waiting[0]
        assert single.legal.tolist() == world.legal(single.seat) == np.flatnonzero(single.mask).tolist()
        if observe:
            assert np.array_equal(single.observation, world.observation(single.seat))
        action = int(rng.choice(single.legal))
        world = world.decide(single.seat, action)
        single.step(action)


def test_it_ends_with_rewards_and_refuses_more():
    single = Single("fish_n_stones", seats=4, seed=2)
    assert single.rewards == [0.0] * 4
    while single.seat >= 0:
        single.step(int(single.legal[-1]))
    assert sum(single.rewards) == 0.0
    assert min(single.rewards) == -1.0
    assert not single.mask.any()
    assert not single.legal.size
    with pytest.raises(IllegalAction):
        single.step(0)
    assert single.reset(3) == 0


def test_an_illegal_action_is_refused():
    single = Single("fish_n_stones", seed=2)
    for wrong in (30, -31, 31, 10**6, True, 1.0, "1", None):
        with pytest.raises(IllegalAction, match="not legal"):
            single.step(wrong)  # type: ignore[arg-type]


def test_a_table_of_no_seats_is_refused():
    with pytest.raises(BadSetup, match="not 0"):
        Single("fish_n_stones", seats=0)
