"""The search of a built module thinks what the compiled one thinks: the same passes give the same opinions."""

import math

import pytest

from tidetable.bots.searcher import Searcher, Style
from tidetable.core.chance import fast_random
from tidetable.core.registry import load
from tidetable.core.trial import play_trial, settings
from tidetable.games import OURS
from tidetable.wasm.search import BuiltSearcher
from tidetable.wasm.thinking import exponential

GAMES = [package.rpartition(".")[2] for package in OURS]
PASSES = 60
WHOLE = Style(margin=0.0)  # to the end, where only the win counts: no power of e decides anything
JUDGED = Style(cut=2)


def thoughts(searcher, seen, seed):
    searcher.sit(seen, seed)
    if isinstance(searcher, Searcher):
        searcher.desk.random[:] = fast_random(seed)[0]
    searcher.think(PASSES)
    return searcher.opinions()


@pytest.mark.parametrize("name", GAMES)
def test_the_same_passes_give_the_same_opinions(name):
    game = load(name)
    trial = play_trial(game, settings(game)[0], "search")
    here, there = Searcher(game, WHOLE), BuiltSearcher(game, WHOLE)
    for number in trial.some(4)[:-1]:
        state = trial.states[number]
        seen = game.see(state, game.waiting_seats(state)[0])
        here.forget()
        assert thoughts(there, seen, "a") == thoughts(here, seen, "a")


@pytest.mark.parametrize("name", GAMES)
def test_with_a_judge_it_thinks_alike(name):
    """Where powers of e are compared, the last bit may differ from the library's here."""
    game = load(name)
    trial = play_trial(game, settings(game)[0], "judged")
    seen = game.see(trial.states[0], game.waiting_seats(trial.states[0])[0])
    here, there = thoughts(Searcher(game, JUDGED), seen, "b"), thoughts(BuiltSearcher(game, JUDGED), seen, "b")
    assert sum(opinion.visits for opinion in there) == sum(opinion.visits for opinion in here) == PASSES
    assert there[0].action in [opinion.action for opinion in here[:2]]


def test_a_tree_grows_from_portion_to_portion_and_is_forgotten():
    game = load("fish_n_stones")
    state = game.start(2, 1)
    seen, searcher = game.see(state, 0), BuiltSearcher(game, Style())
    searcher.sit(seen, "c")
    searcher.think(10)
    searcher.think(20)
    assert sum(opinion.visits for opinion in searcher.opinions()) == 30
    searcher.sit(seen, "c")
    assert searcher.opinions() == []


@pytest.mark.parametrize("x", [-700.0, -20.5, -1.0, -1e-9, 0.0, 1e-9, 0.3, 1.0, 2.5, 30.0, 700.0])
def test_a_power_of_e_is_that_of_mathematics(x):
    assert exponential(x) == pytest.approx(math.exp(x), rel=1e-15)
