"""What the table says before one decides: what a meal gives, what a shrimp shields, what a lock turns (§4.4, §5.3, §5.5, §6.2)."""

from __future__ import annotations

import pytest

from tests.games.reef_encounter.reef import GREEN, PURPLE, Reef
from tests.games.reef_encounter.test_algae import rich
from tests.games.reef_encounter.test_eating import FIVE, SEVEN, SIX
from tests.games.reef_encounter.test_eating import ending as brought_to_an_end
from tidetable.core.words import LANGUAGES, Words

NAMES = ["Ann", "Ben", "Cleo", "Dov"]


def test_a_coral_that_can_be_eaten_is_named_with_what_it_gives():
    """§5.4: of seven white tiles three are kept; white is worth one and one for each colour it beats."""
    reef = Reef("").put("W", SEVEN, shrimp=PURPLE)
    (meal,) = reef.view(PURPLE)["meals"]
    assert (meal["colour"], meal["size"], meal["kept"], meal["points"]) == ("white", 7, 3, 3 * reef.values[0])
    assert {reef.cell(name) for name in SEVEN.split()} == set(meal["cells"])
    assert (meal["cell"], meal["last"]) == (reef.cell("d1"), False)
    assert reef.question == ("ask-main-eat", {"count": 1, "colour": "white"})


def test_what_the_button_promises_is_what_eating_gives():
    reef = Reef("").put("W", SEVEN, shrimp=PURPLE)
    before, promised = reef.view(PURPLE)["players"][PURPLE]["points"], reef.view(PURPLE)["meals"][0]["points"]
    reef.play("eat d1")
    assert reef.view(PURPLE)["players"][PURPLE]["points"] == before + promised


def test_the_best_meal_comes_first():
    reef = Reef("").put("W", FIVE, shrimp=PURPLE).put("Y", "a3 a4 a5 b5 b6 c6 a6", shrimp=PURPLE)
    offered = reef.view(PURPLE)["meals"]
    assert [meal["points"] for meal in offered] == sorted((meal["points"] for meal in offered), reverse=True)
    assert reef.question == ("ask-main-eat", {"count": 2, "colour": offered[0]["colour"]})


def test_after_any_other_decision_no_meal_is_named():
    """RE-12: eating comes before everything else."""
    reef = Reef("").put("W", SIX, shrimp=PURPLE).give(PURPLE, cubes="Y")
    reef.play("tile yellow")
    assert reef.view(PURPLE)["meals"] == []
    assert reef.question == ("ask-main", {})


def test_a_coral_of_four_or_of_another_is_no_meal():
    reef = Reef("").put("W", "d1 e1 f1 d2", shrimp=PURPLE).put("Y", "a3 a4 a5 b5 b6", shrimp=GREEN)
    assert reef.view(PURPLE)["meals"] == []


def test_the_last_bite_is_named_with_one_tile_more_going_back():
    """§6.2: of six tiles one is kept."""
    reef = brought_to_an_end(2).put("Y", "1:b1 1:c1 1:d1 1:e1 1:f1 1:b2", shrimp=GREEN)
    reef.play("eat d1")
    (meal,) = reef.view(GREEN)["meals"]
    assert (reef.turn, meal["kept"], meal["last"]) == (GREEN, 1, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_owns_exactly_five_is_not_said_to_have_no_coral(language: str):
    """RE-22: five would all go back; the sentence speaks of the size."""
    said = Words(language, "reef_encounter", NAMES).say(("event-final-skipped", {"seat": GREEN}))
    large = {"en": "large enough", "de": "groß genug", "nl": "groot genoeg", "hu": "elég nagy"}
    assert large[language] in said


def test_a_shrimp_shows_what_it_would_shield():
    """RE-18: its own tile and those of the coral beside it, not the one around the corner."""
    reef = Reef("").put("W", "d1 e1 f1 e2 e3")
    reef.play("introduce")
    at_the_top = next(one for one in reef.view(PURPLE)["shrimp"]["cells"] if one["cell"] == reef.cell("e1"))
    assert set(at_the_top["shields"]) == {reef.cell(name) for name in ("d1", "e1", "f1", "e2")}
    assert reef.preview("drop e1") == ("preview-drop", {"tiles": 4})


def test_a_shrimp_on_bare_rock_shields_nothing():
    reef = Reef("").put("W", "d1 e1", shrimp=PURPLE)
    reef.play("lift d1")
    assert reef.preview("drop d4") == ("preview-drop", {"tiles": 0})


def test_e8_a_lock_shows_what_else_turns_and_what_my_fish_is_worth_then():
    """E8: red locked on T2 turns T1, T8 and T9, but not T2 itself."""
    reef = rich()
    reef.play("pay orange", "alga blue", "pay orange")
    assert reef.view(PURPLE)["coral_tiles"][2]["turns"] == [1, 8, 9]
    name, told = reef.preview("lock t2") or ("", {})
    reef.play("lock t2")
    assert (name, told["tiles"], told["after"]) == ("preview-turns", "T1 T8 T9", reef.view(PURPLE)["players"][PURPLE]["points"])
