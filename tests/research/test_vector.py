"""Vectors: the same games as one by one, whatever the threads; ended games paid and dealt anew; nothing copied."""

import copy
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import tidetable
from tidetable.core.chance import fast_random, new_chance
from tidetable.core.errors import BadSetup, IllegalAction
from tidetable.core.journal import NO_JOURNAL
from tidetable.core.legal import no_actions
from tidetable.core.registry import card, game_ids, load
from tidetable.research.world import Table, World


def pickled(games):
    return pickle.loads(pickle.dumps(games))  # noqa: S301 - own bytes


def same(one, other, names=("states", "turn", "masks", "observations", "rewards", "done")):
    return all(getattr(one, name).tobytes() == getattr(other, name).tobytes() for name in names)


@pytest.mark.parametrize("game", game_ids())
def test_a_vector_is_its_games_one_by_one(game):
    seats = max(card(game).seats)
    games = tidetable.vector(game, 5, seats=seats, seed=3)
    worlds = []
    for row in fast_random("vector 3", 5):
        state = load(game).blank(seats)
        new_chance(state, row)
        load(game).fast.begin(state, no_actions(load(game).actions), NO_JOURNAL)
        worlds.append(World.of(Table.of(game, seats), state))
    for _ in range(40):
        actions = games.random_actions().copy()
        for i, world in enumerate(worlds):
            assert games.states[i] == world.record
            assert games.turn[i] == world.waiting[0]
            assert np.array_equal(games.masks[i], world.mask(world.waiting[0]))
            assert np.array_equal(games.observations[i], world.observation(world.waiting[0]))
        games.step(actions)
        worlds = [world.decide(world.waiting[0], int(action)) for world, action in zip(worlds, actions, strict=True)]
        if games.done.any():
            break


@pytest.mark.parametrize("game", game_ids())
def test_threads_change_nothing(game):
    one, three = (tidetable.vector(game, 7, seed="t", threads=threads) for threads in (1, 3))
    for _ in range(50):
        one.step(one.random_actions())
        three.step(three.random_actions())
    assert same(one, three)


def test_ended_games_are_paid_and_dealt_anew():
    games = tidetable.vector("fish_n_stones", 200, seats=3, seed=1)
    ended = 0
    for _ in range(120):
        games.step(games.random_actions())
        assert (games.states["waiting"] > 0).all()
        assert np.array_equal(games.rewards.sum(axis=1), np.zeros(200, np.float32))
        assert not games.rewards[~games.done].any()
        ended += int(games.done.sum())
        for i in np.flatnonzero(games.done):
            winners = games.ranks[i, :3] == 1
            assert games.scores[i, :3].max() == games.scores[i, :3][winners].max()
            assert (games.rewards[i, :3][~winners] == -1.0).all()
            assert games.states["round_number"][i] == 1
    assert ended > 200


def test_the_same_seed_deals_the_same_games_and_another_others():
    one, two, other = (tidetable.vector("rivero", 4, seed=seed) for seed in (5, 5, 6))
    assert same(one, two)
    assert not same(one, other, ("states",))
    one.step(one.random_actions())
    assert same(one.reset(5), two)


def test_an_illegal_action_is_refused_and_no_game_changes():
    games = tidetable.vector("fish_n_stones", 3, seats=2, seed=1)
    before = games.states.tobytes()
    for wrong in (30, -1, 31):
        with pytest.raises(IllegalAction, match=f"action {wrong} is not legal in game 1"):
            games.step(np.array([0, wrong, 0]))
    with pytest.raises(ValueError, match="3 games take 3 actions"):
        games.step(np.array([0, 0]))
    assert games.states.tobytes() == before


def test_actions_are_whole_numbers_of_any_width():
    """Nothing is cut to fit: 2**32 is not action 0, and 0.9 is none at all."""
    games = tidetable.vector("fish_n_stones", 2, seats=2, seed=1)
    for kind in (np.int8, np.uint16, np.int64, np.uint64):
        games.reset(1).step(np.array([0, 1], kind))
    games.reset(1).step([1, 2])
    games.reset(1)
    for wrong in (2**32, -(2**32)):
        with pytest.raises(IllegalAction, match=f"action {wrong} is not legal in game 1"):
            games.step(np.array([0, wrong]))
    for none in ([0.0, 1.0], [False, True], ["0", "1"]):
        with pytest.raises(TypeError, match="actions are whole numbers, not"):
            games.step(none)


def test_a_vector_that_cannot_be_is_refused():
    for wrong in (0, -1):
        with pytest.raises(BadSetup, match=f"a vector has one game or more, not {wrong}"):
            tidetable.vector("rivero", wrong)
    with pytest.raises(BadSetup, match="not 0"):
        tidetable.vector("fish_n_stones", 2, seats=0)
    with pytest.raises(BadSetup, match="one thread or more"):
        tidetable.vector("fish_n_stones", 2, threads=-1)
    seeds: tuple[Any, ...] = (1.5, float("nan"), [1], b"x")
    for seed in seeds:
        with pytest.raises(BadSetup, match="a seed is a text or a whole number"):
            tidetable.vector("fish_n_stones", 2, seed=seed)


@pytest.mark.parametrize("game", game_ids())
def test_what_a_learner_writes_into_the_arrays_makes_nothing_legal(game):
    games, untouched = tidetable.vector(game, 6, seed=1), tidetable.vector(game, 6, seed=1)
    illegal = int(np.flatnonzero(~games.masks[2])[0])
    games.masks[:] = True
    games.turn[:] = 1 - games.turn
    actions = untouched.random_actions().copy()
    with pytest.raises(IllegalAction, match="game 2"):
        games.step(np.where(np.arange(6) == 2, illegal, actions))
    assert same(games.step(actions), untouched.step(actions))


def test_a_vector_goes_on_in_a_fork():
    """A fork has no threads but the one that made it."""
    code = """
import os, tidetable
games = tidetable.vector("fish_n_stones", 64, threads=2)
games.step(games.random_actions())
child = os.fork()
games.step(games.random_actions())
if child:
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
else:
    os._exit(7)
"""
    run = subprocess.run([sys.executable, "-W", "ignore", "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert run.stdout == "7\n", run.stderr


def test_without_a_seed_every_vector_is_dealt_differently():
    one, two = (tidetable.vector("rivero", 2, seed=None) for _ in range(2))
    assert not same(one, two, ("states",))


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])
def test_a_copy_goes_on_like_its_model_and_apart_from_it(threads, copied):
    games = tidetable.vector("fish_n_stones", 9, seats=3, seed=1, threads=threads)
    for _ in range(30):
        games.step(games.random_actions())
    twin = copied(games)
    assert same(games, twin)
    for _ in range(30):
        games.step(games.random_actions())
    assert not same(games, twin)
    for _ in range(30):
        twin.step(twin.random_actions())
    assert same(games, twin)


def test_options_and_seats_are_those_asked_for():
    games = tidetable.vector("das_riff", 2, options={"turn_limit": 7}, seed=1)
    assert games.states["turn_limit"].tolist() == [7, 7]
    with pytest.raises(BadSetup):
        tidetable.vector("das_riff", 2, seats=3)


def test_the_arrays_stay_where_they_are():
    games = tidetable.vector("fish_n_stones", 8, seed=1)
    places = [getattr(games, name).ctypes.data for name in ("masks", "observations", "rewards", "done", "turn")]
    games.step(games.random_actions())
    games.reset()
    assert places == [getattr(games, name).ctypes.data for name in ("masks", "observations", "rewards", "done", "turn")]


def test_torch_shares_the_arrays():
    torch = pytest.importorskip("torch", reason="torch is not installed")
    games = tidetable.vector("fish_n_stones", 8, seed=1)
    seen, masks = torch.from_numpy(games.observations), torch.from_numpy(games.masks)
    games.step(games.random_actions())
    assert seen.data_ptr() == games.observations.ctypes.data
    assert np.array_equal(seen.numpy(), games.observations)
    assert masks.any(dim=1).all()


def test_importing_tidetable_loads_no_compiler():
    code = "import sys, tidetable; assert not {'numba', 'numpy'} & set(sys.modules), 'loaded'"
    subprocess.run([sys.executable, "-c", code], check=True)
    with pytest.raises(AttributeError, match="no attribute 'vectors'"):
        tidetable.vectors  # noqa: B018
