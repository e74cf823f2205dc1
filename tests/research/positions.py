"""Positions of random games, for the tests of this folder."""

import numpy as np

from tidetable.core.chance import fast_random
from tidetable.core.trial import Setting, play_trial, settings
from tidetable.core.registry import game_ids, load
from tidetable.research.world import Table, World


def some_worlds(game, count, seed="worlds", seats=None):
    """Give *count* positions of one random game, from its deal to its end, with its table."""
    loaded = load(game)
    setting = Setting(seats or max(loaded.card.seats), {})
    trial = play_trial(loaded, setting, seed)
    table = Table.of(loaded, setting.seats)
    return [World.of(table, trial.states[number]) for number in trial.some(count)]


def every_setting():
    """Name every table of every game once."""
    return [(game, setting) for game in game_ids() for setting in settings(load(game))]


def random_world(table, decisions, seed):
    """Play some random decisions from a deal."""
    rng, world = np.random.default_rng(fast_random(seed)[0]), table.deal(seed)
    for _ in range(decisions):
        if world.is_over:
            return world
        seat = world.waiting[int(rng.integers(len(world.waiting)))]
        world = world.decide(seat, int(rng.choice(world.legal(seat))))
    return world
