"""Turning points, and games whose story is known: one thrown away by a planted mistake, one decided by a draw alone."""

import json
from pathlib import Path

import numpy as np
import pytest

import tidetable
from tests.bots.test_coach import FEW, last_word, played
from tidetable.bots.coach import Analysis, ChanceEvent, Judged, Looked, account, accuracy, analyse, report, turns_told
from tidetable.core.errors import BadSetup
from tidetable.core.words import LANGUAGES, Words


def judged(n, seat, before, after):
    return Judged(n, seat, 0, 1, before, after, before - after, 0.01, 3, ())


def told_of(chances, decisions=(), events=()):
    """Make an analysis of a finished match of which only the chances matter."""
    match = played("fish_n_stones", seed=3)
    return Analysis(match, 1, np.array(chances), tuple(decisions), tuple(events), ())


def test_a_mistake_and_a_draw_turn_a_match_and_small_steps_do_not():
    found = told_of(
        [[0.5, 0.5], [0.52, 0.48], [0.3, 0.7], [0.8, 0.2], [1.0, 0.0]],
        [judged(1, 1, 0.5, 0.48), judged(2, 0, 0.52, 0.3), judged(3, 1, 0.7, 0.7), judged(4, 0, 0.8, 0.8)],
        [ChanceEvent(0, (0.0, 0.0)), ChanceEvent(3, (0.5, -0.5)), ChanceEvent(1, (0.01, -0.01))],
    )
    assert [(one.n, one.seat, one.cause) for one in found.turning_points] == [(2, 0, "decision"), (3, 0, "draw")]
    assert (found.turning_points[1].before, found.turning_points[1].after) == pytest.approx((0.3, 0.8))
    assert found.ahead_since == (3, 0)


def test_a_game_in_which_nothing_turned_says_so():
    found = told_of([[0.5, 0.5], [0.55, 0.45], [1.0, 0.0]], [judged(1, 0, 0.5, 0.5), judged(2, 1, 0.5, 0.5)])
    words = Words("en", "fish_n_stones", ["Ann", "Ben"])
    assert [words.say(one) for one in turns_told(found, words)] == [
        "No single moment turned the match.",
        "From decision 1 on Ann was ahead to the end.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_turning_points_are_told_in_every_language(language):
    found = told_of(
        [[0.7, 0.3], [0.4, 0.6], [0.9, 0.1], [0.1, 0.9]],
        [judged(1, 0, 0.7, 0.4), judged(2, 1, 0.6, 0.6), judged(3, 0, 0.9, 0.9)],
        [ChanceEvent(0, (0.2, -0.2)), ChanceEvent(2, (0.5, -0.5)), ChanceEvent(3, (-0.8, 0.8))],
    )
    words = Words(language, "fish_n_stones", ["Ann", "Ben"])
    said = [words.say(one) for one in turns_told(found, words)]
    assert len(said) == 5
    assert "70" in said[0]
    assert "40" in said[1]


# What the page adds up as well

CASES = json.loads((Path(__file__).parent.parent / "data" / "coach_account.json").read_text("utf-8"))


def told_in(case):
    """Tell the account, names, accuracy and turning points of a story."""
    chances = np.array(case["chances"])
    split = account(chances, case["deciders"], case["losses"])
    steps = enumerate(zip(case["deciders"], case["losses"], case["errors"], strict=True), 1)
    decisions = [
        Judged(n, seat, 0, 1, chances[n - 1][seat], chances[n - 1][seat] - loss, loss, error, 3, ())
        for n, (seat, loss, error) in steps
    ]
    found = told_of(case["chances"], decisions, [ChanceEvent(n, tuple(map(float, split.steps[n]))) for n in case["drawn"]])
    seats = range(chances.shape[1])
    return {
        "fair": round(split.fair, 6), "skill": split.skill.round(6).tolist(), "luck": split.luck.round(6).tolist(),
        "steps": split.steps.round(6).tolist(), "names": [one.name for one in decisions],
        "accuracy": [accuracy([one.loss for one in decisions if one.seat == seat]) for seat in seats],
        "turns": [
            [one.n, one.seat, round(float(one.before), 6), round(float(one.after), 6), one.cause] for one in found.turning_points
        ],
        "ahead": found.ahead_since and list(found.ahead_since),
    }  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_a_story_is_added_up_as_the_page_adds_it_up(case):
    """web/src/coach/analysis.test.ts reads the same stories."""
    found, told = told_in(case), case["told"]
    for name in ("names", "ahead"):
        assert found[name] == told[name]
    for name in ("fair", "skill", "luck", "steps"):
        assert np.allclose(found[name], told[name], atol=2e-6)
    for one, other in zip(found["accuracy"] + found["turns"], told["accuracy"] + told["turns"], strict=True):
        assert one == other or one == pytest.approx(other)


# A mistake that was planted


@pytest.fixture(scope="module")
def planted():
    match, seat, won, lost = next(found for found in map(last_word, range(200)) if found)
    match.play(lost, seat)
    return analyse(match, 200), seat, won


def test_the_planted_mistake_is_the_turning_point(planted):
    found, seat, _won = planted
    turn = found.turning_points[-1]
    assert (turn.n, turn.seat, turn.cause) == (len(found.decisions), seat, "decision")
    assert turn.before - turn.after > 0.8
    assert found.to_json()["turning_points"][-1]["cause"] == "decision"
    assert found.decisions[-1].loss > 0.8  # what was thrown away is a decision's ...
    assert abs(found.players[seat].luck) < 0.3  # ... and nobody's luck


# A game that one draw decides


def test_a_draw_that_nobody_chose_is_luck_and_not_skill():
    """Both seats decide as well as can be; only what is drawn moves their chances, and the account says so exactly."""
    chances = np.array([[0.5, 0.5], [0.5, 0.5], [1.0, 0.0]])
    found = account(chances, [0, 1], [0.0, 0.0])
    assert found.skill.tolist() == [0.0, 0.0]
    assert found.luck.tolist() == [0.5, -0.5]
    assert found.steps[2].tolist() == [0.5, -0.5]


def test_the_luck_of_a_forced_game_is_all_there_is():
    """Where nobody had a choice, nothing was lost: the result is the deal's and the draws' alone."""
    match = tidetable.start("fish_n_stones", seed=5)
    while not match.is_over:
        seat = match.waiting[0]
        match.play(match.seen(seat).legal[0], seat)
    found = analyse(match, FEW)
    forced = [one for one in found.decisions if one.choices == 1]
    assert all(one.loss == 0 for one in forced)
    for player in found.players:
        own = sum(one.loss for one in found.decisions if one.seat == player.seat)
        others = sum(one.loss for one in found.decisions if one.seat != player.seat)
        assert player.skill == pytest.approx(others - own)
        assert player.luck == pytest.approx(player.result - player.fair - (others - own))


def ends_with(seed, decider):
    """Begin with the last decision of a game, in a world that its seat thinks possible; give that match and whether it won."""
    match, decision = decider
    world = match.seen(decision.seat).possible(seed)
    last = tidetable.start("reef_encounter", position=world)
    last.play(decision.action, decision.seat)
    return last, last.outcome is not None and decision.seat in last.outcome.winners


def test_what_lies_under_covers_decides_a_game_and_that_is_luck_to_its_whole_size():
    """The same decision, seen by the same eyes, wins in one world and loses in another: nothing but luck tells them apart."""
    match = played("reef_encounter", seed=12)
    last = match.decisions[-1]
    match.undo()
    ends = dict(ends_with(f"world {number}", (match, last))[::-1] for number in range(20))
    won, lost = (analyse(ends[result], 40) for result in (True, False))
    one, other = won.decisions[0], lost.decisions[0]
    assert (one.action, one.before, one.loss, one.name) == (other.action, other.before, other.loss, other.name)
    own, rival = last.seat, 1 - last.seat
    assert won.players[own].skill == lost.players[own].skill == pytest.approx(-one.loss)
    assert won.players[own].luck - lost.players[own].luck == pytest.approx(1.0)
    assert won.players[rival].luck - lost.players[rival].luck == pytest.approx(-1.0)
    assert [turn.cause for turn in won.turning_points][-1] == "draw"
    assert (won.turning_points[-1].before, won.turning_points[-1].after) == pytest.approx((1.0 - won.events[-1].luck[own], 1.0))


# The report of a player


def test_a_report_adds_up_what_one_player_lost_and_shows_where():
    data = analyse(played("fish_n_stones", seed=3), FEW).to_json()
    found = report([Looked(data, 0, "one"), Looked(data, 1, "two")])
    left = [row for row in data["decisions"] if row["choices"] > 1]
    assert (found["matches"], found["decisions"]) == (2, len(left))
    assert found["lost"] == pytest.approx(sum(row["loss"] for row in left))
    for group in ("by_game", "by_part", "by_phase", "by_kind"):
        assert sum(row["decisions"] for row in found[group]) == found["decisions"]
        assert sum(row["lost"] for row in found[group]) == pytest.approx(found["lost"], abs=0.01)
    assert [row["loss"] for row in found["examples"]] == [row["loss"] for row in found["examples"] if row["name"]]
    for row in (*found["by_phase"], *found["by_kind"]):  # its costliest case can be found again
        case = data["decisions"][row["n"] - 1]
        assert (row["match"], row["phase"] if "phase" in row else row["kind"]) in {
            (("one", "two")[case["seat"]], case["phase"]), (("one", "two")[case["seat"]], case["kind"])
        }  # fmt: skip
    assert {row["phase"] for row in found["by_phase"]} <= {"cast", "bait", "drop", "fish"}


@pytest.mark.parametrize(
    ("looked", "says"),
    [(Looked({}, 0), "made of analyses"), (Looked({"format": "tidetable-analysis", "seats": 2, "decisions": []}, 5), "no seat 5")],
)
def test_what_cannot_be_reported_is_refused(looked, says):
    with pytest.raises(BadSetup, match=says):
        report([looked])
