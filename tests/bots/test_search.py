"""The search: the same answers everywhere, bounded memory, and no move thrown away."""

import json
import os
import resource
import subprocess
import sys
from dataclasses import replace

import numpy as np
import pytest

from tidetable.bots import make_bot
from tidetable.bots.levels import level
from tidetable.bots.players import Budget, Plan, SearchBot, Thinker, together
from tidetable.bots.search.tree import NONE, count_legal, pick_legal
from tidetable.bots.searcher import Opinion, Searcher, Style
from tidetable.core.chance import fast_random
from tidetable.core.journal import NO_JOURNAL
from tidetable.core.rule import interpreted
from tidetable.games import GAMES, load
from tidetable.games.fish_n_stones.state import FISH_SPOT, Phase

OPINIONS = """
import json, sys
from tidetable.bots.searcher import Searcher, Style
from tidetable.games import load
found = {}
for name in sys.argv[1:]:
    game = load(name)
    state = game.start(2, "same")
    seat = game.waiting_seats(state)[0]
    for open_loop in (False, True):
        searcher = Searcher(game, Style(open_loop=open_loop, cut=1, least=2), 64)
        searcher.sit(game.hidden(state, seat), seat, "same")
        searcher.think(12)
        found[f"{name} {open_loop}"] = [(o.action, o.visits, round(o.value, 9)) for o in searcher.opinions()]
print(json.dumps(found))
"""


def opinions_of(names, **environment):
    run = subprocess.run(
        [sys.executable, "-W", "error::RuntimeWarning", "-c", OPINIONS, *names],
        env={**os.environ, **environment}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return json.loads(run.stdout)


def test_interpreted_and_compiled_searches_think_the_same():
    names = ["fish_n_stones", "das_riff"]
    assert opinions_of(names) == opinions_of(names, NUMBA_DISABLE_JIT="1")


def position(name="fish_n_stones", seats=2, decisions=0, seed="search"):
    """Where careful players get to after some decisions, and who decides there."""
    game, bot = load(name), make_bot(name, "careful", 1)
    state = game.start(seats, seed)
    for _ in range(decisions):
        seat = game.waiting_seats(state)[0]
        game.apply(state, seat, bot.choose(game.hidden(state, seat), seat), NO_JOURNAL)
    return game, state, game.waiting_seats(state)[0]


@pytest.mark.parametrize("name", GAMES)
def test_the_same_view_seed_and_passes_give_the_same_choice(name):
    game, state, seat = position(name, decisions=5)
    view = game.hidden(state, seat)
    bot = make_bot(name, "strong@80", 9)
    first = bot.choose(view, seat)
    other_game, other_state, other_seat = position(name, decisions=9)
    bot.choose(other_game.hidden(other_state, other_seat), other_seat)
    assert bot.choose(view, seat) == first, "what it thought about in between does not matter"
    assert make_bot(name, "strong@80", 9).choose(view, seat) == first


def test_several_threads_are_as_repeatable_as_one():
    game, state, seat = position()
    view = game.hidden(state, seat)
    found = [Thinker(game, Style(), Budget(200, threads=3), "threads").think(view, seat) for _ in range(2)]
    assert found[0] == found[1]
    assert sum(opinion.visits for opinion in found[0]) == 200


@pytest.mark.parametrize("open_loop", [False, True])
def test_a_full_pool_stops_growing_and_thinks_on(open_loop):
    game, state, seat = position("das_riff")
    searcher = Searcher(game, Style(open_loop=open_loop, cut=1), nodes=64)
    searcher.sit(game.hidden(state, seat), seat, "full")
    searcher.think(2000)
    assert searcher.desk.pool.used[0] == 64
    assert sum(opinion.visits for opinion in searcher.opinions()) == 2000


@pytest.mark.parametrize("name", GAMES)
def test_a_search_takes_less_than_200_mb(name):
    for seats in load(name).card.seats:
        style = level(name, "master", seats).style
        assert Thinker(load(name), style, Budget(seconds=1.0), "").searchers[0].size < 200e6


def test_memory_does_not_grow_over_many_decisions():
    game, state, seat = position()
    view, bot = game.hidden(state, seat), make_bot(game, "strong@5", 1)
    for _ in range(500):
        bot.choose(view, seat)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for _ in range(10_000):
        bot.choose(view, seat)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 2_000, "KB"


@pytest.mark.parametrize("least", [0, 9])
def test_an_edge_is_offered_at_least_as_often_as_it_is_taken(least):
    game, state, seat = position("rivero", decisions=3)
    searcher = Searcher(game, Style(open_loop=True, cut=2, least=least), 4096)
    searcher.sit(game.hidden(state, seat), seat, "offered")
    searcher.think(1500)
    edges = searcher.desk.pool.edges[: searcher.desk.pool.used[1]]
    assert (edges["offered"] >= edges["visits"]).all()
    assert (edges["visits"] > 0).any()


def test_the_last_catch_of_a_game_is_the_best_one():
    """When nothing else follows, a search takes what is worth most."""
    game, state, seat = last_catch()
    best = max(game.legal(state, seat), key=lambda action: catch_worth(game, state, seat, action))
    chosen = make_bot(game, "strong@300", 2).choose(game.hidden(state, seat), seat)
    assert catch_worth(game, state, seat, chosen) == catch_worth(game, state, seat, best)


def last_catch():
    game = load("fish_n_stones")
    for seed in range(200):
        _, state, seat = position(seed=str(seed))
        bot = make_bot(game, "random", seed)
        while state.waiting and not (state.round_number == 4 and state.phase == Phase.FISH and state.turn_index == 1):
            seat = game.waiting_seats(state)[0]
            game.apply(state, seat, bot.choose(game.hidden(state, seat), seat), NO_JOURNAL)
        if state.waiting:
            seat = game.waiting_seats(state)[0]
            outcomes = {catch_worth(game, state, seat, action) for action in game.legal(state, seat)}
            if {won for won, _ in outcomes} == {0, 1}:
                return game, state, seat
    raise AssertionError("no such position in 200 games")


def catch_worth(game, state, seat, action):
    after = state.twin()
    assert action >= FISH_SPOT
    game.apply(after, seat, action, NO_JOURNAL)
    outcome = game.standing(after)
    return int(outcome.ranks[seat] == 1), 0


def test_a_time_budget_keeps_the_tree_while_the_own_turn_lasts():
    game, state, seat = position("das_riff", decisions=6)
    thinker = Thinker(game, replace(Style(), cut=1), Budget(seconds=0.05), "time")
    first = thinker.think(game.hidden(state, seat), seat)[0]
    turn = int(state.turns)
    game.apply(state, seat, first.action, NO_JOURNAL)
    if int(state.turns) == turn and game.waiting_seats(state) == [seat]:
        used = int(thinker.searchers[0].desk.pool.used[0])
        thinker.think(game.hidden(state, seat), seat)
        assert thinker.searchers[0].desk.pool.used[0] > used, "it goes on from the nodes it has"
    thinker.last = (-1, -1)
    thinker.think(game.hidden(state, game.waiting_seats(state)[0]), game.waiting_seats(state)[0])
    assert thinker.searchers[0].desk.pool.used[0] > 0


def test_a_choice_that_stands_ends_the_thinking():
    game, state, seat = position("rivero", decisions=2)
    view = game.hidden(state, seat)
    plan = Plan("settled", Style(cut=1), Budget(2000), level("rivero", "master", 2).mood)
    eager = SearchBot(game, plan, 1)
    patient = Thinker(game, Style(cut=1), Budget(2000), "search 1")
    assert eager.choose(view, seat) == patient.think(view, seat)[0].action
    assert eager.thinker.searchers[0].decisions <= patient.searchers[0].decisions


@pytest.mark.parametrize("actions", [31, 105, 329, 399])
def test_legal_actions_are_picked_evenly(actions):
    marks = np.zeros(-(-actions // 8), np.uint64)
    mask, random = marks.view(np.bool_)[:actions], fast_random("pick")[0]
    assert pick_legal(marks, random) == NONE
    mask[[0, 7, 8, actions - 1]] = True
    assert count_legal(marks) == 4
    picked = np.bincount([pick_legal(marks, random) for _ in range(4000)], minlength=actions)
    assert set(np.flatnonzero(picked)) == {0, 7, 8, actions - 1}
    assert picked[picked > 0].min() > 900


@pytest.mark.parametrize("name", ["das_riff", "reef_encounter", "rivero"])
def test_a_choice_without_a_mask_is_the_one_a_mask_gives(name):
    game = load(name)
    assert game.any_legal is not None
    any_legal = interpreted(game.any_legal)
    marks = np.zeros(-(-game.card.actions // 8), np.uint64)
    mask, random = marks.view(np.bool_)[: game.card.actions], fast_random("quick")[0]
    state = game.start(2, "quick")
    for _ in range(300):
        seat, same = game.waiting_seats(state)[0], random.copy()
        marks[:] = 0
        game.legal_actions(state, seat, mask)
        action = any_legal(state, seat, random)
        assert action == pick_legal(marks, same)
        assert (random == same).all()
        game.apply(state, seat, action, NO_JOURNAL)
        state = state if state.waiting else game.start(2, "again")


def test_what_several_searches_found_is_added_up():
    found = together([[Opinion(3, 10, 0.5, 0.1)], [Opinion(3, 30, 0.7, 0.1), Opinion(4, 2, 0.0, 0.5)]])
    assert [opinion.action for opinion in found] == [3, 4]
    assert found[0].visits == 40
    assert found[0].value == pytest.approx(0.65)
    assert 0 < found[0].error < 0.1
