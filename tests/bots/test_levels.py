"""Six levels for every game: names, budgets, moods, and what is known of their strength."""

import numpy as np
import pytest

from tidetable.arena.fixtures import Event
from tidetable.arena.play import play
from tidetable.bots import bot_names, make_bot, parse_budget
from tidetable.bots.levels import CHARACTERS, LEVELS, level, strengths
from tidetable.bots.players import Budget, Mood
from tidetable.bots.searcher import Opinion
from tidetable.bots.strength import level_list
from tidetable.core.errors import BadSetup
from tidetable.core.match import Match
from tidetable.core.registry import card, game_ids, load
from tidetable.games.reef_encounter.decisions import Decision
from tidetable.games.reef_encounter.state import Phase


def test_every_game_has_the_same_six_levels_from_gentle_to_master():
    assert LEVELS == ("gentle", "easy", "steady", "sharp", "strong", "master")
    assert len({who.name for who in CHARACTERS}) == len({who.nature for who in CHARACTERS}) == 6
    for game in game_ids():
        assert bot_names(game) == ["random", "gentle", "easy", "steady", "careful", "sharp", "strong", "master"]


def test_a_newcomer_chooses_from_three_strengths_none_of_which_plays_like_dice():
    for game in game_ids():
        chosen = [bot_names(game).index(name) for name in strengths(game)]
        assert chosen == sorted(chosen)
        assert len(set(chosen)) == 3
        assert chosen[0] > bot_names(game).index("gentle")


@pytest.mark.parametrize("game", game_ids())
def test_the_list_of_levels_says_who_they_are_and_how_strong(game):
    for seats in card(game).seats:
        found = level_list(game, seats)
        assert [row["name"] for row in found["levels"]] == list(LEVELS)
        assert {row["name"] for row in found["others"]} == {"random", "careful"}
        assert all(row["passes"] > 0 and row["character"] and row["nature"] for row in found["levels"])
        assert {"rating", "rating_error"} <= set(found["levels"][0])


def test_a_level_plays_every_number_of_seats():
    for game in game_ids():
        for seats in card(game).seats:
            match = Match.start(game, seats=seats, seed="levels")
            seen = match.seen(match.waiting[0])
            assert make_bot(game, "gentle", 1).choose(seen) in seen.legal


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("500", Budget(500)),
        ("2s", Budget(seconds=2.0)),
        ("0.5s*4", Budget(seconds=0.5, threads=4)),
        ("300*2", Budget(300, threads=2)),
    ],
)
def test_a_budget_reads_as_written(text, budget):
    assert parse_budget(text) == budget


@pytest.mark.parametrize("name", ["", "grandmaster", "random@5", "rivero:strong"])
def test_an_unknown_bot_is_refused_with_those_there_are(name):
    with pytest.raises(BadSetup, match="it has random, gentle, easy, steady, careful, sharp, strong, master"):
        make_bot("fish_n_stones", name)


@pytest.mark.parametrize("name", ["strong@fast", "strong@0", "strong@-1s", "strong@2s*"])
def test_a_budget_that_is_none_is_refused_with_what_one_looks_like(name):
    with pytest.raises(BadSetup, match="is no budget; write passes"):
        make_bot("fish_n_stones", name)


def test_a_budget_left_empty_is_the_levels_own():
    match = Match.start("rivero", seed="own")
    seen = match.seen(match.waiting[0])
    assert make_bot("rivero", "easy@", 3).choose(seen) == make_bot("rivero", "easy", 3).choose(seen)


def test_a_bot_may_be_named_with_its_game():
    assert make_bot("fish_n_stones", "fish_n_stones:strong").name == "strong"


def test_a_mood_never_gives_away_more_than_its_reach():
    opinions = [Opinion(1, 50, 0.60, 0.05), Opinion(2, 25, 0.55, 0.05), Opinion(3, 20, 0.35, 0.05), Opinion(4, 0, 0.0, 0.5)]
    mind = np.random.default_rng(1)
    picked = [Mood(whim=1.0, reach=0.1).pick(opinions, mind) for _ in range(600)]
    assert set(picked) == {1, 2}
    assert picked.count(1) == pytest.approx(400, abs=50)
    assert {Mood().pick(opinions, mind) for _ in range(20)} == {1}
    calm = [Mood(whim=0.25, reach=0.1).pick(opinions, mind) for _ in range(600)]
    assert picked.count(2) > calm.count(2) > 0


def test_gentle_levels_play_plausible_moves():
    """What a gentle level may give away is bounded, and a higher level gives away no more than a lower one."""
    for game in game_ids():
        for seats in card(game).seats:
            moods = [level(game, name, seats).mood for name in LEVELS]
            assert all(mood.whim == 0 or 0 < mood.reach < 1 for mood in moods)
            assert [mood.whim for mood in moods] == sorted((mood.whim for mood in moods), reverse=True)
            passes = [level(game, name, seats).passes for name in LEVELS]
            assert passes == sorted(passes)


def turns_with_tiles(name, games):
    """Play Reef Encounter with one level alone, and give the share of turns in which a tile is laid."""
    game, laid, turns = load("reef_encounter"), set(), set()
    for number in range(games):
        state, bots = game.start(2, f"laying {number}"), [make_bot(game.id, name, f"{number} {seat}") for seat in range(2)]
        while state.waiting:
            seat = game.waiting_seats(state)[0]
            action, turn = bots[seat].choose(game.see(state, seat)), (number, int(state.turns))
            if state.phase >= Phase.MAIN:
                turns.add(turn)
            if Decision.PLACE <= action < Decision.DROP:
                laid.add(turn)
            game.carry_out(state, seat, action)
    return len(laid) / len(turns)


@pytest.mark.parametrize("name", ["gentle", "easy", "steady"])
def test_the_lower_levels_of_reef_encounter_lay_tiles_in_most_turns(name):
    """A whim among all choices ended most turns at once, with twenty tiles behind the screen: the corals never grew."""
    assert turns_with_tiles(name, games=6) > 0.5


def share_of(event, name):
    results = [play(fixture) for fixture in event.fixtures()]
    return sum(result.share(result.lineup.index(name)) for result in results) / len(results)


def test_the_strong_level_beats_the_rule_based_player_and_the_gentle_one_beats_chance():
    assert share_of(Event("fish_n_stones", ("strong", "careful"), 60, 2), "strong") > 0.6
    assert share_of(Event("fish_n_stones", ("gentle", "random"), 300, 2), "gentle") > 0.53
