"""Studies, calibration and the ladder."""

import random
import re
import time
from collections import defaultdict

import pytest

from bench import ladder
from tidetable.arena.calibration import corrected, diagram, fitted, probe, reliability
from tidetable.arena.fixtures import Fixture
from tidetable.arena.study import Plan, watch, watch_all
from tidetable.arena.study_page import study_page
from tidetable.bots.advice import calibrated
from tidetable.bots.strength import Belief
from tidetable.core.errors import BadSetup

GAME = "fish_n_stones"


def test_a_study_answers_what_a_designer_asks():
    found = watch_all(Plan(GAME, 3, "careful", "random", 30, "1", {}))
    assert sum(row["share"] for row in found["seats_won"]) == pytest.approx(1)
    assert found["turns"]["mean"] == 24
    assert found["skill"]["low"] > 1 / 3, "careful beats random"
    assert 28 <= found["decisions"]["mean"] <= 42
    assert found["decisions"]["low"] < found["decisions"]["mean"] < found["decisions"]["high"]
    assert found["lead_changes"]["mean"] > 0
    assert found["right"][-1]["share"] > found["right"][len(found["right"]) // 2]["share"]
    assert {"cat", "fish", "lure"} <= {row["verb"] for row in found["deeds"]}
    assert {"caught", "baited"} <= {row["kind"] for row in found["events"]}
    page = study_page(found)
    assert page.count("<svg") == 3
    assert "30 games of careful" in page
    assert not re.search(r"https?://|src=|<link|<script", page)


def test_the_rival_of_a_study_is_the_level_below():
    assert Plan(GAME, 2, "sharp", "", 2, "", {}).rival() == "steady"
    assert Plan(GAME, 2, "sharp@40", "", 2, "", {}).rival() == "steady"
    assert Plan(GAME, 2, "easy", "", 2, "", {}).rival() == "gentle"
    for above_random in ("gentle", "gentle@4", "careful"):
        assert Plan(GAME, 2, above_random, "", 2, "", {}).rival() == "random"


def test_nobody_is_weaker_than_random_and_the_page_says_so():
    found = watch_all(Plan(GAME, 2, "random", "", 4, "", {}))
    assert (found["rival"], found["skill"]) == ("", None)
    assert "nobody is weaker than random" in study_page(found)


def test_whatever_is_asked_for_is_escaped():
    found = watch_all(Plan(GAME, 2, "random", "", 2, "<script>alert(1)</script>", {}))
    assert "<script" not in study_page(found)
    assert "&lt;script" in study_page(found)


def test_a_study_speaks_in_words_and_with_errors():
    page = study_page(watch_all(Plan("rivero", 2, "careful", "random", 4, "1", {})))
    for words in (
        "Draw a card from the ocean",
        "New river: … to …",
        "Lay … at a river",
        "A player extends a river with …",
        "<td>N4</td>",
    ):
        assert words in page
    assert not re.search("<td>(cell|option|no|new|option-1)</td>", page)
    assert re.search(r"the winner leads for good after</td><td>\d+ ± \d+ % of the game", page)
    assert re.search(r"draws</td><td>[\d.]+ % \([\d.]+ to [\d.]+\)", page)
    assert re.search(r"New river: … to …</td><td>[\d.]+ ± [\d.]+</td>", page)


def test_cards_that_only_events_name_stand_apart_too():
    found = watch_all(Plan("das_riff", 2, "careful", "random", 2, "1", {}))
    assert {"A pearl", "A red male"} & {row["words"] for row in found["cards"]}


@pytest.mark.parametrize(("games", "weaker"), [(1, ""), (5, "careful")])
def test_a_study_that_cannot_be_made_is_refused(games, weaker):
    with pytest.raises(BadSetup):
        Plan(GAME, 2, "careful", weaker, games, "", {})


def test_a_watched_game_ends_with_its_winner_in_the_lead():
    seen = watch(Fixture(GAME, ("careful", "careful"), "watch"))
    assert seen["right"][-1] == 1
    assert sum(n for _, _, n in seen["deeds"]) == seen["decisions"]
    assert 0 <= seen["decided"] <= 1


# Calibration


def spoken(steep, count=4000):
    """Chances that a search with too much (or too little) confidence would say, and what came."""
    dice = random.Random(1)
    truths = [dice.uniform(0.05, 0.95) for _ in range(count)]
    return [(calibrated(truth, 2, 1 / steep), float(dice.random() < truth)) for truth in truths]


@pytest.mark.parametrize("steep", [0.5, 1.0, 1.6])
def test_the_steepness_that_spoilt_chances_is_found_again(steep):
    probes = spoken(steep)
    found = fitted([[each] for each in probes], 2)
    assert found.steepness == pytest.approx(steep, rel=0.1)
    assert found.shift == pytest.approx(0, abs=0.1)
    for row in reliability(corrected(probes, 2, Belief(steep))):
        assert row["low"] - 0.03 <= row["said"] <= row["high"] + 0.03


def test_a_shift_that_spoilt_all_chances_is_found_again():
    spoilt = [(calibrated(said, 3, 1.0, 0.4), won) for said, won in spoken(1.0)]
    assert fitted([[each] for each in spoilt], 3).shift == pytest.approx(-0.4, abs=0.1)


def test_a_few_games_correct_little():
    """Many positions of a single game are one end, seen many times."""
    one_game = [(0.7, 0.0)] * 200
    assert fitted([one_game] * 100, 2).steepness < fitted([one_game], 2).steepness < 1.0
    assert fitted([one_game], 2) == fitted([one_game[:6]], 2)


def test_chances_that_cannot_be_believed_show_in_the_diagram():
    rows = reliability(spoken(0.5))
    assert any(not row["low"] - 0.03 <= row["said"] <= row["high"] + 0.03 for row in rows)
    assert diagram("believed", rows).startswith("<svg")


def test_a_probed_game_asks_some_decisions():
    said = probe(Fixture(GAME, ("sharp", "sharp"), "probe"))
    assert 1 <= len(said) <= 32
    assert all(0 < chance < 1 and won in {0.0, 0.5, 1.0} for chance, won in said)


# The ladder


def test_the_ladder_gives_the_least_played_rung_its_turn_and_never_a_game_twice():
    rungs = [ladder.Rung(GAME, 2, "gentle", "easy", 4), ladder.Rung(GAME, 2, "easy", "steady", 2)]
    done = defaultdict(set, {rungs[0].key: {0, 2}})
    given = list(ladder.tasks(rungs, done, 1, time.time() + 60))
    assert [(rung.one, number) for rung, number, _ in given] == [("easy", 0), ("gentle", 1), ("easy", 1), ("gentle", 3)]
    assert list(ladder.tasks(rungs, done, 1, time.time() - 1)) == []


def test_the_ladder_holds_every_pair_of_neighbours_of_every_game():
    keys = {rung.key for rung in ladder.rungs(("das_riff", GAME))}
    assert {"das_riff 2 strong master", "fish_n_stones 4 gentle easy", "das_riff 2 careful master"} <= keys
    assert all(
        rung.games == 1000 for rung in ladder.rungs((GAME,)) if (rung.one, rung.other) in ladder.NEIGHBOURS and rung.seats == 2
    )


def test_a_rung_plays_every_deal_from_both_sides_and_a_probe_asks():
    rung = ladder.Rung(GAME, 2, "gentle", "easy", 4)
    assert rung.fixture(0, 3).deal == rung.fixture(1, 3).deal
    assert rung.fixture(0, 3).lineup == rung.fixture(1, 3).lineup[::-1]
    assert rung.fixture(0, 3).deal != rung.fixture(0, 4).deal
    row = ladder.work((rung, 0, 3))
    assert row["result"]["lineup"] == ("gentle", "easy")
    assert "probes" in ladder.work((ladder.Rung(GAME, 2, "gentle", "gentle", 4), 0, 3))
