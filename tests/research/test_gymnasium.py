"""Gymnasium: its checker, and a game against bots."""

import copy
import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tidetable.bots import make_bot
from tidetable.core.errors import BadSetup
from tidetable.core.registry import game_ids
from tidetable.research.gymnasium import GameEnv, env_id


def pickled(env):
    return pickle.loads(pickle.dumps(env))  # noqa: S301 - own bytes


def play(env, seed):
    """Play a game with random legal actions; give the rewards."""
    _, info = env.reset(seed=seed)
    rng, rewards, ended = np.random.default_rng(seed), [], False
    while not ended:
        _, reward, ended, _, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        rewards.append(reward)
    return rewards


@pytest.mark.parametrize("game", game_ids())
def test_it_passes_the_checker_of_gymnasium(game):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(env_id(game)).unwrapped)


def test_the_names_are_those_of_the_games():
    assert [env_id(game) for game in game_ids()] == [
        "tidetable/DasRiff-v0",
        "tidetable/FishNStones-v0",
        "tidetable/ReefEncounter-v0",
        "tidetable/Rivero-v0",
    ]


@pytest.mark.parametrize("game", game_ids())
def test_a_game_pays_at_its_end(game):
    rewards = play(gymnasium.make(env_id(game), opponent="random"), 3)
    assert not any(rewards[:-1])
    assert rewards[-1] in (-1.0, 0.0, 1.0)


def test_it_asks_only_the_own_seat():
    env = GameEnv("fish_n_stones", seats=4, seat=2, opponent="random")
    _, info = env.reset(seed=1)
    rng = np.random.default_rng(1)
    while not env.world.is_over:
        assert 2 in env.world.waiting
        assert info["seat"] == 2
        _, _, _, _, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))


def test_the_same_seed_gives_the_same_game_against_the_same_bot():
    env = gymnasium.make("tidetable/FishNStones-v0", seats=3, opponent="gentle")
    assert play(env, 5) == play(env, 5)


def test_an_illegal_action_loses():
    env = gymnasium.make("tidetable/FishNStones-v0")
    for wrong in (30, 31, -1, -31, 10**6):
        env.reset(seed=1)
        _, reward, ended, _, info = env.step(wrong)
        assert (reward, ended, info["illegal"]) == (-1.0, True, True)
        assert not info["action_mask"].any()


def test_what_a_learner_writes_into_the_mask_makes_nothing_legal():
    env = GameEnv("fish_n_stones")
    env.reset(seed=1)
    env.action_masks()[:] = True
    assert env.step(30)[1:3] == (-1.0, True)


def test_an_action_is_a_whole_number():
    env = GameEnv("fish_n_stones")
    env.reset(seed=1)
    for wrong in (1.5, "1", None):
        with pytest.raises(TypeError, match="an action is a whole number, not"):
            env.step(wrong)
    assert env.step(np.int64(0))[1] == 0.0


def test_nothing_can_be_decided_before_a_deal_or_after_an_end():
    env = GameEnv("fish_n_stones", opponent="random")
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    play(env, 1)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


@pytest.mark.parametrize("opponent", ["random", "careful", "gentle"])
@pytest.mark.parametrize("copied", [copy.deepcopy, pickled])
def test_a_copy_goes_on_like_its_model(opponent, copied):
    env: Any = gymnasium.make("tidetable/FishNStones-v0", seats=3, opponent=opponent)
    _, info = env.reset(seed=1)
    _, _, _, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
    twin = copied(env)
    action = int(np.flatnonzero(info["action_mask"])[0])
    assert np.array_equal(env.step(action)[0], twin.step(action)[0])
    assert env.unwrapped.world.record == twin.unwrapped.world.record


def test_it_runs_in_gymnasiums_vectors():
    games = gymnasium.make_vec("tidetable/FishNStones-v0", num_envs=2, vectorization_mode="sync", opponent="random")
    _, info = games.reset(seed=1)
    ended = 0
    for _ in range(30):  # a row whose game has ended is reset by the next step, whatever its action
        actions = [int(mask.argmax()) for mask in info["action_mask"]]
        _, _, terminations, _, info = games.step(np.array(actions))
        ended += int(terminations.sum())
        assert not info["illegal"].any()
    assert ended >= 2


def test_who_does_not_exist_cannot_be_asked():
    with pytest.raises(BadSetup, match="no bot 'grandmaster'"):
        gymnasium.make("tidetable/Rivero-v0", opponent="grandmaster")
    with pytest.raises(BadSetup, match="no seat 2"):
        gymnasium.make("tidetable/Rivero-v0", seat=2)


def test_it_can_be_drawn():
    env = gymnasium.make("tidetable/FishNStones-v0", render_mode="ansi")
    env.reset(seed=1)
    assert len(str(env.render()).splitlines()) > 3


def test_the_opponent_is_not_told_the_deal(monkeypatch):
    seeds = []

    def watched(game, name, seed=0):
        seeds.append(str(seed))
        return make_bot(game, name, seed)

    monkeypatch.setattr("tidetable.research.gymnasium.make_bot", watched)
    env = GameEnv("fish_n_stones", seats=2, opponent="random")
    env.reset(seed=5)
    assert len(seeds) == 2, "one to see whether there is such a bot, one for the game"
    assert not any(str(env.dealt) in seed for seed in seeds)
