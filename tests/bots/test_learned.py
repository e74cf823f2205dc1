"""The strongest level where it uses a network, and the player of before, by name."""

import copy
from typing import Any

import pytest

from tidetable.bots import make_bot, name_and_budget
from tidetable.bots.learned import MASTERS, learned
from tidetable.bots.levels import LEVELS, level
from tidetable.bots.network.player import NetworkBot
from tidetable.bots.network.searcher import NetworkSearchBot, NetworkSearcher, Taste
from tidetable.bots.players import Budget, SearchBot, think_until_settled
from tidetable.bots.searcher import Opinion
from tidetable.bots.strength import rating
from tidetable.core.errors import BadSetup
from tidetable.core.match import Match
from tidetable.core.registry import card, game_ids, load


def first_seen(game, seats, seed="learned"):
    match = Match.start(game, seats=seats, seed=seed)
    return match.seen(match.waiting[0])


@pytest.mark.parametrize("game", game_ids())
def test_the_master_of_before_is_the_search_it_was(game):
    for seats in card(game).seats:
        seen = first_seen(game, seats)
        plan = level(game, "master", seats).plan("master", Budget(40))
        assert make_bot(game, "master-1@40", 3).choose(seen) == SearchBot(load(game), plan, 3).choose(seen)


def test_only_the_strongest_level_uses_a_network_and_only_where_it_is_written_down():
    for game in game_ids():
        for seats in card(game).seats:
            assert [name for name in LEVELS if learned(game, name, seats)] == ["master"] * ((game, seats) in MASTERS)
            assert learned(game, "master-1", seats) is None


def test_the_kind_of_player_depends_on_the_seats():
    master: Any = make_bot("fish_n_stones", "master@20", 1)
    for seats, kind in ((2, NetworkBot), (3, SearchBot)):
        master.choose(first_seen("fish_n_stones", seats))
        assert type(master._bots[seats]) is kind
    riff: Any = make_bot("das_riff", "master@20", 1)
    riff.choose(first_seen("das_riff", 2))
    assert type(riff._bots[2]) is NetworkSearchBot


def test_a_master_that_is_copied_chooses_the_same():
    seen, master = first_seen("das_riff", 2), make_bot("das_riff", "master@30", 4)
    assert copy.deepcopy(master).choose(seen) == master.choose(seen) == make_bot("das_riff", "master@30", 4).choose(seen)


def test_a_search_with_a_network_counts_its_passes_and_stays_within_what_can_be_won():
    seen = first_seen("das_riff", 2)
    for taste in (Taste(), Taste(playing_on=0.5)):
        searcher = NetworkSearcher(load("das_riff"), taste)
        searcher.sit(seen, "passes")
        searcher.think(40)
        searcher.think(20)
        opinions = searcher.opinions()
        assert {opinion.action for opinion in opinions} == set(seen.legal)
        assert sum(opinion.visits for opinion in opinions) == 60
        assert all(0 <= opinion.value <= 1 for opinion in opinions)


def test_a_patient_search_asks_its_network_less_often():
    seen, looks = first_seen("das_riff", 2), []
    for patience in (0, 3):
        searcher = NetworkSearcher(load("das_riff"), Taste(playing_on=1.0, patience=patience))
        searcher.sit(seen, "patience")
        searcher.think(120)
        looks.append(searcher.decisions)
        opinions = searcher.opinions()
        assert {opinion.action for opinion in opinions} == set(seen.legal)
        assert sum(opinion.visits for opinion in opinions) == 120
    assert 0 < looks[1] < looks[0] / 2


class Counting:
    """A search that tries one action so many times as often as the other, and counts its passes."""

    def __init__(self, lead):
        self.lead, self.passes = lead, 0

    def think(self, passes):
        self.passes += passes

    def opinions(self):
        return [Opinion(0, round(self.lead * self.passes), 0.5, 0.1), Opinion(1, round((1 - self.lead) * self.passes), 0.5, 0.1)]


@pytest.mark.parametrize(("lead", "made"), [(1.0, 208), (0.9, 224), (0.6, 336), (0.5, 400)])
def test_a_search_stops_when_nothing_can_change_its_choice(lead, made):
    search: Any = Counting(lead)
    think_until_settled(search, 400)
    assert abs(search.passes - made) <= 25


def test_no_strength_is_claimed_for_a_master_that_played_no_ladder():
    for game, seats in MASTERS:
        assert rating(game, seats, "master")["rating"] is None
        assert rating(game, seats, "master-1")["rating"] is not None


def test_a_network_takes_no_budget_and_a_second_one_of_a_name_is_the_same_player():
    with pytest.raises(BadSetup):
        make_bot("rivero", "network@5")
    assert name_and_budget("rivero", "network#2") == ("network", "")
    assert make_bot("rivero", "rivero:network#2", 1).name == "network"
