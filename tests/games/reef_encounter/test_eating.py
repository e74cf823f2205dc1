"""§5.4, §6.2: meals and final turns."""

from typing import Any

import pytest

from tests.games.reef_encounter.reef import GREEN, PURPLE, RED, YELLOW, Reef, kinds
from tidetable.games.reef_encounter.state import Phase

FIVE = "d1 e1 f1 d2 e2"
SIX = f"{FIVE} f2"
SEVEN = f"{SIX} d3"


def test_case_19_a_coral_of_seven():
    """§5.4: four tiles to the bag, three kept; the first shrimp opens locking."""
    reef = Reef("").put("W", SEVEN, shrimp=PURPLE)
    white = reef.bag[0]
    reef.play("eat d1")
    assert (reef.eaten(PURPLE), reef.bag[0] - white, reef.size("d1")) == ("WWW", 4, 0)
    assert (reef.state.shrimps_eaten[PURPLE], reef.shrimp("d1"), reef.phase) == (1, None, Phase.MAIN)
    assert reef.view()["players"][PURPLE]["may_lock"] is True


def test_case_19_a_coral_of_four_is_too_small():
    reef = Reef("").put("W", "d1 e1 f1 d2", shrimp=PURPLE)
    assert reef.why("eat d1") == "why-small"


def test_case_19_only_the_own_coral():
    """§5.4: a coral guarded by another, or by nobody, is not offered."""
    reef = Reef("").put("W", FIVE, shrimp=GREEN).put("Y", "a3 a4 a5 b5 b6")
    assert not any(text.startswith("eat") for text in reef.legal)


def test_case_19_only_first():
    reef = Reef("").put("W", SIX, shrimp=PURPLE).put("Y", "a3 a4 a5 b5 b6", shrimp=PURPLE)
    reef.play("eat d1")
    assert not any(text.startswith("eat") for text in reef.legal)


def test_case_19_re23_the_fourth_shrimp_ends_the_game_at_once():
    """RE-23: no COLLECT, no final turn for the ender."""
    reef = Reef("").put("W", SIX, shrimp=PURPLE).give(PURPLE, shrimps=3)
    events = reef.play("eat d1")
    assert kinds(events)[-2:] == ["final-skipped", "game-ended"]
    assert (reef.reason, reef.state.turns_taken[PURPLE]) == ("four_shrimps", 0)


def test_re21_five_tiles_are_enough_in_both_games():
    """RE-21: in the advanced game a coral of five keeps nothing, but its shrimp opens locking."""
    basic = Reef("").put("W", FIVE, shrimp=PURPLE)
    basic.play("eat d1")
    assert basic.eaten(PURPLE) == "W"
    advanced = Reef("", advanced=True).put("W", FIVE, shrimp=PURPLE)
    advanced.play("eat d1")
    assert (advanced.eaten(PURPLE), advanced.state.shrimps_eaten[PURPLE]) == ("", 1)


def ending(seats: int = 4, **options: Any) -> Reef:
    """Purple is about to eat a fourth shrimp; the other players come after."""
    reef = Reef("", seats=seats, **options).put("W", SIX, shrimp=PURPLE)
    return reef.give(PURPLE, shrimps=3)


def test_case_34_final_turns_go_clockwise_with_skip_and_decline():
    """§6.2: green declines, red has nothing large enough and is skipped, yellow eats with five returned."""
    reef = ending().put("Y", "1:b1 1:c1 1:d1 1:e1 1:f1 1:b2", shrimp=GREEN)
    reef.put("O", "2:a6 2:b6 2:c6 2:d6 2:e6", shrimp=RED).put("P", "3:e1 3:f1 3:g1 3:f2 3:e3 3:f3 3:e2", shrimp=YELLOW)
    reef.play("eat d1")
    assert (reef.turn, reef.legal) == (GREEN, {"eat 1", "decline"})
    events = reef.play("decline")
    assert [event["seat"] for event in events if event["kind"] == "final-skipped"] == [RED]
    assert reef.turn == YELLOW
    reef.play("eat 3:e1")
    assert (reef.eaten(YELLOW), reef.reason) == ("PP", "four_shrimps")


def test_case_34_re22_a_coral_of_five_is_not_offered():
    """RE-22: it could not raise a score."""
    reef = ending(2).put("Y", "1:b1 1:c1 1:d1 1:e1 1:f1", shrimp=GREEN)
    assert "final-skipped" in kinds(reef.play("eat d1"))
    assert reef.reason == "four_shrimps"


@pytest.mark.parametrize(("size", "offered"), [(6, False), (7, True)])
def test_case_34_the_advanced_game_returns_six(size, offered):
    reef = ending(2, advanced=True).put("Y", "1:b1 1:c1 1:d1 1:e1 1:f1 1:b2 1:c2"[: 5 * size - 1], shrimp=GREEN)
    reef.play("eat d1")
    assert (reef.phase == Phase.FINAL_EAT) is offered
    if offered:
        reef.play("eat 1:b1")
        assert reef.eaten(GREEN) == "Y"


def test_a_fourth_shrimp_in_a_final_turn_changes_nothing():
    """§6.2."""
    reef = ending(2).put("Y", "1:b1 1:c1 1:d1 1:e1 1:f1 1:b2", shrimp=GREEN).give(GREEN, shrimps=3)
    reef.play("eat d1", "eat 1:b1")
    assert (reef.reason, reef.state.ender) == ("four_shrimps", PURPLE)


def test_a_final_turn_offers_no_shrimp_moves_and_no_collecting():
    reef = ending(2).put("Y", "1:b1 1:c1 1:d1 1:e1 1:f1 1:b2", shrimp=GREEN)
    reef.play("eat d1")
    assert reef.why("lift 1") == reef.why("sea white") == "why-other-phase"
