"""PettingZoo: its own suites, and that an environment is the game."""

import contextlib
import io
import warnings

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, performance_benchmark, seed_test

import tidetable.research.pettingzoo as zoo
from tidetable.core.errors import BadSetup
from tidetable.core.registry import card, game_ids


@contextlib.contextmanager
def quietly():
    """Leave out what the suites print, and their remark that observations with masks are no plain arrays."""
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message="Observation (space for each agent probably|is not a NumPy array)")
        yield


def random_action(seen, rng):
    return int(rng.choice(np.flatnonzero(seen["action_mask"])))


@pytest.mark.parametrize("game", game_ids())
def test_it_passes_the_suites_of_pettingzoo(game):
    with quietly():
        api_test(zoo.env(game), num_cycles=30)
        seed_test(lambda: zoo.env(game), num_cycles=10)
        parallel_api_test(zoo.parallel_env(game), num_cycles=20)
        parallel_seed_test(lambda: zoo.parallel_env(game), num_cycles=5)
        max_cycles_test(getattr(zoo, game))


def test_it_passes_the_performance_test(monkeypatch):
    """The suite plays for five seconds; time runs faster here."""
    times = iter(range(0, 1000, 2))
    monkeypatch.setattr("time.time", lambda: next(times))
    with quietly():
        performance_benchmark(zoo.env("fish_n_stones", seats=3))


@pytest.mark.parametrize("game", game_ids())
def test_a_whole_game_ends_with_its_rewards(game):
    env = zoo.env(game, seats=max(card(game).seats))
    env.reset(seed=4)
    rng, rewards = np.random.default_rng(4), {}
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        if ended:
            rewards[agent] = reward
        env.step(None if ended else random_action(seen, rng))
    assert len(rewards) == max(card(game).seats)
    assert sum(rewards.values()) == 0.0
    assert -1.0 in rewards.values()


def test_the_seat_that_is_asked_is_the_one_that_decides():
    env = zoo.raw_env("fish_n_stones", seats=4, bait_rule="anywhere")
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    assert env.play.table.options["bait_rule"] == "anywhere"
    while not any(env.terminations.values()):
        world = env.play.world
        seat = env.possible_agents.index(env.agent_selection)
        assert seat == world.waiting[0]
        seen = env.observe(env.agent_selection)
        assert np.array_equal(seen["action_mask"], world.mask(seat))
        assert np.array_equal(seen["observation"], world.observation(seat))
        env.step(random_action(seen, rng))


def test_an_illegal_action_counts_as_absence():
    env = zoo.env("fish_n_stones", seats=2)
    env.reset(seed=1)
    env.step(30)
    assert env.infos["seat_0"] == {"illegal": True}
    assert env.agent_selection == "seat_1"


def test_what_cannot_be_is_refused():
    for wrong in ({"render_mode": "rgb_array"}, {"max_cycles": 0}, {"seats": 5}, {"tides": 3}):
        with pytest.raises(BadSetup):
            zoo.env("rivero", **wrong)
    with pytest.raises(TypeError):
        zoo.env("rivero", max_cycles=1.5)  # type: ignore[arg-type]


def test_an_action_is_a_whole_number():
    env = zoo.env("fish_n_stones", seats=2)
    env.reset(seed=1)
    with pytest.raises(TypeError, match="an action is a whole number"):
        env.step(1.7)


def test_a_cycle_that_lacks_an_action_is_refused_whole():
    env = zoo.parallel_env("fish_n_stones")
    with pytest.raises(ResetNeeded):
        env.step({"seat_0": 0, "seat_1": 0})
    env.reset(seed=1)
    before = env.play.world
    with pytest.raises(ValueError, match="no action of seat_1"):
        env.step({"seat_0": 0})
    assert env.play.world is before


def test_a_game_that_was_cut_short_goes_on_only_after_a_reset():
    env = zoo.parallel_env("fish_n_stones", max_cycles=1)
    env.reset(seed=1)
    env.step({"seat_0": 0, "seat_1": 0})
    with pytest.raises(ResetNeeded):
        env.step({"seat_0": 0, "seat_1": 0})


def test_in_a_cycle_every_seat_is_asked_and_those_not_waited_for_wait():
    env = zoo.parallel_env("das_riff")
    seen, _ = env.reset(seed=2)
    waits = {agent: bool(seen[agent]["action_mask"][-1]) for agent in env.agents}
    asked = env.play.world.waiting
    assert waits == {f"seat_{seat}": seat not in asked for seat in (0, 1)}
    env.step({agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents})
    move = env.play.world.move
    assert move is not None
    assert move[0] == asked[-1]


def test_the_picture_is_the_spectators():
    env = zoo.env("rivero", render_mode="ansi")
    env.reset(seed=2)
    assert len(env.render().splitlines()) > 3
