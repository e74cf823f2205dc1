"""How far the coach's chances are believed: by rows that Python and the page read alike."""

import json
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from bench import coach_belief
from tests.bots.test_coach import GAMES, played
from tidetable.bots.coach import Looker
from tidetable.bots.coach.belief import Course, belief, believed
from tidetable.core.registry import load

CORRECTED = json.loads((Path(__file__).parent.parent / "data" / "coach_belief.json").read_text("utf-8"))


def seen_at(turns, asked):
    return SimpleNamespace(record=SimpleNamespace(turns=turns), is_asked=asked)


@pytest.mark.parametrize("row", CORRECTED["rows"])
def test_a_chance_is_corrected_as_the_page_corrects_it(row):
    """web/src/coach/looking.test.ts reads the same rows."""
    bend = believed(CORRECTED["belief"]).of(seen_at(row["turns"], row["asked"]))
    assert bend.chance(row["said"], row["seats"]) == pytest.approx(row["chance"], abs=1e-6)


@pytest.mark.parametrize("game", GAMES)
def test_what_was_measured_leaves_the_order_of_chances(game):
    for seats in load(game).card.seats:
        for turns in (0, 10, 500):
            for asked in (True, False):
                bend = belief(game, seats).of(seen_at(turns, asked))
                chances = [bend.chance(said / 20, seats) for said in range(21)]
                assert chances == sorted(chances)
                assert 0.3 < bend.steepness < 3


def test_a_seat_that_waits_is_told_its_own_correction():
    match = played("fish_n_stones", until=3)
    looker = Looker(match.game, match.seats, 60)
    looker.belief = believed({"turns": 16, "waiting": {"steepness": [1.0, 1.0], "shift": [5.0, 5.0]}})
    deciding = match.waiting[0]
    assert looker.chance(match.seen(1 - deciding)).chance > 0.9
    assert looker.look(match.seen(deciding)).before.chance < 0.9


def test_corrections_are_found_again_and_then_what_is_said_comes():
    """Chances spoilt by a known correction, in games that are each a few moments with one end."""
    dice = np.random.default_rng(5)
    games, each = 4000, 3
    truth = dice.uniform(0.03, 0.97, games)
    won = (dice.random(games) < truth).astype(float)
    rows = []
    for game in range(games):
        for _ in range(each):
            turns = dice.integers(0, 21)
            lean = np.log(truth[game] / (1 - truth[game]))
            said = 1 / (1 + np.exp(-(lean - 0.4 * (1 - turns / 20)) / (0.6 + 0.6 * turns / 20)))
            rows.append((0, game, 0, 1, turns, said, won[game], 0))
    part = coach_belief.Part(2, 20, np.array(rows))
    found = part.fitted()
    assert found.steepness == pytest.approx((0.6, 1.2), rel=0.15)
    assert found.shift == pytest.approx((0.4, 0.0), abs=0.1)
    right, wrong = part.tenths(found), part.tenths(Course())
    assert all(abs(said - came) < 0.03 + 2 * error for _tenth, _count, _games, said, came, error in right)
    assert any(abs(said - came) > 0.03 + 2 * error for _tenth, _count, _games, said, came, error in wrong)
