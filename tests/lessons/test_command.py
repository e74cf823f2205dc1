"""``tidetable lessons``: what outside checks read, and a lesson walked through in the terminal."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from tidetable.cli import tidetable
from tidetable.core.match import start
from tidetable.core.words import LANGUAGES
from tidetable.lessons import courses, load_course


def told(*wish: str, typed: str = "") -> str:
    answer = CliRunner().invoke(tidetable, ["lessons", *wish], input=typed)
    return answer.output


@pytest.mark.parametrize("game", courses())
def test_a_course_is_told_as_data_in_every_language(game):
    """The names are stable: positions can be opened, each task has its condition, its answers and its words."""
    ids = [lesson.id for lesson in load_course(game).lessons]
    titles = set()
    for language in LANGUAGES:
        course = json.loads(told(game, "--json", "--lang", language))
        assert (course["game"], course["language"], [one["id"] for one in course["lessons"]]) == (game, language, ids)
        tasks = [(lesson["id"], step) for lesson in course["lessons"] for step in lesson["steps"] if step["task"]]
        assert len(tasks) >= 10
        assert [name for name, step in tasks if not (step["right"] and step["wrong"] and step["condition"] and step["done"])] == []
        for lesson in course["lessons"]:
            for place in (lesson["position"], *(step["position"] for step in lesson["steps"])):
                assert place is None or not start(game, position=place).is_over
        titles.add(course["lessons"][0]["title"])
    assert len(titles) == len(LANGUAGES)


def test_a_lesson_is_walked_through_in_the_terminal():
    said = told("fish_n_stones", "lure", typed="swim\n?\nno bait\nlure 7\nfish 6\n")
    order = [
        "Type one of the decisions below, or ? for an answer.",
        "“swim” is none of the decisions",
        "For example: lure 7",
        "You may leave baiting out, but here a bait brings you three more fish.",
        "One and three are four fish on one spot.",
        "A catch takes the whole stack",
    ]
    places = [said.find(sentence) for sentence in order]
    assert -1 not in places
    assert places == sorted(places)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_whole_game_says_where_it_is_played(language):
    said = told("rivero", "game", "--lang", language)
    assert "/learn/rivero/game" in said
    assert "tidetable play rivero --bot gentle" in said


def test_odd_wishes_are_answered_in_a_sentence():
    answer = CliRunner().invoke(tidetable, ["lessons", "chess"])
    assert "there is no course of 'chess'" in str(answer.exception)
    answer = CliRunner().invoke(tidetable, ["lessons", "rivero", "swim"])
    assert "there is no lesson 'swim'" in str(answer.exception)
