"""The search: the same answers everywhere, bounded memory, and no move thrown away."""

import json
import os
import resource
import subprocess
import sys

import pytest

from tidetable.bots import make_bot
from tidetable.bots.levels import level
from tidetable.bots.players import Budget, Mood, Plan, SearchBot, Thinker, together
from tidetable.bots.searcher import Opinion, Searcher, Style
from tidetable.core.match import Match
from tidetable.core.registry import game_ids, load
from tidetable.games.fish_n_stones.decisions import Decision
from tidetable.games.fish_n_stones.state import Phase

OPINIONS = """
import json, sys
from tidetable.bots.searcher import Searcher, Style
from tidetable.core.match import Match
found = {}
for name in sys.argv[1:]:
    match = Match.start(name, seats=2, seed="same")
    for open_loop in (False, True):
        searcher = Searcher(match.game, Style(open_loop=open_loop, cut=1, least=2), 64)
        searcher.sit(match.seen(match.waiting[0]), "same")
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
    """Where careful players get to after some decisions."""
    match, bot = Match.start(name, seats=seats, seed=seed), make_bot(name, "careful", 1)
    for _ in range(decisions):
        match.play(bot.choose(match.seen(match.waiting[0])))
    return match


def seen_at(name="fish_n_stones", decisions=0):
    """What the seat sees that decides there."""
    match = position(name, decisions=decisions)
    return match.seen(match.waiting[0])


@pytest.mark.parametrize("name", game_ids())
def test_the_same_view_seed_and_passes_give_the_same_choice(name):
    seen, bot = seen_at(name, 5), make_bot(name, "strong@80", 9)
    first = bot.choose(seen)
    bot.choose(seen_at(name, 9))
    assert bot.choose(seen) == first, "what it thought about in between does not matter"
    assert make_bot(name, "strong@80", 9).choose(seen) == first


def test_several_threads_are_as_repeatable_as_one():
    seen = seen_at()
    found = [Thinker(seen.game, Style(), Budget(200, threads=3), "threads").think(seen) for _ in range(2)]
    assert found[0] == found[1]
    assert sum(opinion.visits for opinion in found[0]) == 200


@pytest.mark.parametrize("open_loop", [False, True])
def test_a_full_pool_stops_growing_and_thinks_on(open_loop):
    seen = seen_at("das_riff")
    searcher = Searcher(seen.game, Style(open_loop=open_loop, cut=1), nodes=64)
    searcher.sit(seen, "full")
    searcher.think(2000)
    assert searcher.desk.pool.used[0] == 64
    assert sum(opinion.visits for opinion in searcher.opinions()) == 2000


@pytest.mark.parametrize("name", game_ids())
def test_a_search_takes_less_than_200_mb(name):
    for seats in load(name).card.seats:
        style = level(name, "master", seats).style
        assert Thinker(load(name), style, Budget(seconds=1.0), "").searchers[0].size < 200e6


def test_memory_does_not_grow_over_many_decisions():
    seen, bot = seen_at(), make_bot("fish_n_stones", "strong@5", 1)
    for _ in range(500):
        bot.choose(seen)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for _ in range(10_000):
        bot.choose(seen)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 2_000, "KB"


@pytest.mark.parametrize("least", [0, 9])
def test_an_edge_is_offered_at_least_as_often_as_it_is_taken(least):
    seen = seen_at("rivero", 3)
    searcher = Searcher(seen.game, Style(open_loop=True, cut=2, least=least), 4096)
    searcher.sit(seen, "offered")
    searcher.think(1500)
    edges = searcher.desk.pool.edges[: searcher.desk.pool.used[1]]
    assert (edges["offered"] >= edges["visits"]).all()
    assert (edges["visits"] > 0).any()


def test_the_last_catch_of_a_game_is_the_best_one():
    """When nothing else follows, a search takes what is worth most."""
    match = last_catch()
    seen = match.seen(match.waiting[0])
    assert wins(match, make_bot(match.game, "strong@300", 2).choose(seen))
    assert not all(wins(match, action) for action in seen.legal), "there is something to find"


def last_catch():
    """Give a match whose last catch decides it."""
    for seed in range(200):
        match = position(seed=str(seed))
        bot = make_bot(match.game, "random", seed)
        while match.waiting and not is_last_catch(match.state):
            match.play(bot.choose(match.seen(match.waiting[0])))
        if match.waiting and len({wins(match, action) for action in match.seen(match.waiting[0]).legal}) == 2:
            return match
    raise AssertionError("no such position in 200 games")


def is_last_catch(state):
    return state.round_number == 4 and state.phase == Phase.FISH and state.turn_index == 1


def wins(match, action):
    assert action >= Decision.FISH
    seat, after = match.waiting[0], match.state.twin()
    match.game.carry_out(after, seat, action)
    return match.game.standing(after).ranks[seat] == 1


def a_turn_that_goes_on():
    """Give a match, and an action after which the same seat decides again in the same turn."""
    match = position("das_riff", decisions=6)
    seat, turn = match.waiting[0], int(match.state.turns)
    for action in match.seen(seat).legal:
        after = match.state.twin()
        match.game.carry_out(after, seat, action)
        if int(after.turns) == turn and match.game.waiting_seats(after) == [seat]:
            return match, action
    raise AssertionError("every action ends the turn")


def test_a_time_budget_keeps_the_tree_while_the_own_turn_lasts(monkeypatch):
    """The clock is left out: a second is a pass."""
    monkeypatch.setattr(Searcher, "think_for", lambda searcher, seconds: searcher.think(int(seconds)))
    match, action = a_turn_that_goes_on()
    seat = match.waiting[0]
    thinker = Thinker(match.game, Style(cut=1), Budget(seconds=200.0), "time")
    nodes = thinker.searchers[0].desk.pool.used

    thinker.think(match.seen(seat))
    first = int(nodes[0])
    thinker.budget = Budget(seconds=20.0)
    match.play(action)
    thinker.think(match.seen(seat))
    assert nodes[0] > first > 100, "it goes on from the nodes it has"

    thinker.last = (seat, int(match.state.turns) - 1)
    thinker.think(match.seen(seat))
    assert 0 < nodes[0] <= 21, "another turn begins with an empty tree"


def test_a_tree_that_is_nearly_full_is_not_kept(monkeypatch):
    """A full tree has no room for a decision that it has not met: nothing would be found, and nothing could be chosen."""
    monkeypatch.setattr(Searcher, "think_for", lambda searcher, seconds: searcher.think(int(seconds)))
    match, action = a_turn_that_goes_on()
    game, seat, style = match.game, match.waiting[0], Style(cut=1)
    thinker = Thinker(game, style, Budget(seconds=400.0), "full", searchers=[Searcher(game, style, nodes=64)])
    used = thinker.searchers[0].desk.pool.used

    thinker.think(match.seen(seat))
    assert used[0] == 64
    match.play(action)
    seen = match.seen(seat)
    thinker.budget = Budget(seconds=30.0)
    assert sum(opinion.visits for opinion in thinker.think(seen)) == 30, "it thinks afresh"
    assert used[0] <= 31


def test_a_choice_that_stands_ends_the_thinking():
    match = last_catch()
    seen = match.seen(match.waiting[0])
    eager = SearchBot(match.game, Plan("settled", Style(), Budget(2000), Mood()), 1)
    patient = Thinker(match.game, Style(), Budget(2000), "search 1")
    assert eager.choose(seen) == patient.think(seen)[0].action
    assert eager.thinker.searchers[0].decisions < patient.searchers[0].decisions


def test_what_several_searches_found_is_added_up():
    found = together([[Opinion(3, 10, 0.5, 0.1)], [Opinion(3, 30, 0.7, 0.1), Opinion(4, 2, 0.0, 0.5)]])
    assert [opinion.action for opinion in found] == [3, 4]
    assert found[0].visits == 40
    assert found[0].value == pytest.approx(0.65)
    assert 0 < found[0].error < 0.1
