"""Every lesson is walked through: with every right answer, and with wrong ones, each told its own reason."""

from __future__ import annotations

import json
from itertools import count
from pathlib import Path

import pytest

from tidetable.core.position import see_sound
from tidetable.core.words import FOLDER, LANGUAGES
from tidetable.lessons import Lesson, Walk, answers, courses, load_course
from tidetable.lessons.conditions import Happened, holds
from tidetable.rulebook import read

COURSES = courses()
LESSONS = [(game, lesson.id) for game in COURSES for lesson in load_course(game).lessons]
SHARED = json.loads((Path(__file__).parents[1] / "data" / "conditions.json").read_text("utf-8"))


def begin(game: str, name: str) -> Walk:
    course = load_course(game)
    return Walk(course, course.lesson(name))


def play(walk: Walk, path: tuple[str, ...]) -> tuple[str, str]:
    """Decide from the beginning of a step; give what was said last."""
    walk.again()
    verdicts = [walk.decide(text) for text in path]
    assert [verdict.kind for verdict in verdicts[:-1]] == ["on"] * (len(path) - 1)
    return verdicts[-1].kind, verdicts[-1].why


TAUGHT = [(game, name) for game, name in LESSONS if load_course(game).lesson(name).steps]


@pytest.mark.parametrize(("game", "name"), TAUGHT)
def test_a_lesson_is_done_with_every_right_answer_and_wrong_ones_are_told_why(game: str, name: str):
    walk = begin(game, name)
    for _step in count():
        see_sound(walk.game, walk.state)
        if walk.step.task:
            assert walk.step.right, f"step {walk.number + 1} shows no right answer"
            assert walk.step.wrong, f"step {walk.number + 1} shows no wrong answer"
            named = {text for path in (*walk.step.right, *(wrong.play for wrong in walk.step.wrong)) for text in path}
            assert named == {walk.game.Decision.text(walk.game.parse_action(text)) for text in named}  # as the page writes them
            for wrong in walk.step.wrong:
                assert (wrong.play, *play(walk, wrong.play)) == (wrong.play, "again", wrong.why)
            for right in reversed(walk.step.right):
                assert (right, *play(walk, right)) == (right, "done", "done")
        if not walk.go_on():
            break
    assert walk.number == len(walk.lesson.steps) - 1


@pytest.mark.parametrize(("game", "name"), TAUGHT)
def test_any_move_that_fulfils_a_task_counts_and_every_other_gets_a_reason(game: str, name: str):
    """Of a task of one decision every legal move is tried: the right ones are those that the course names, no more and no fewer."""
    walk = begin(game, name)
    for _step in count():
        step, found = walk.step, dict(answers(walk)) if walk.step.task else {}
        if step.task and step.within == 1:
            done = {text for text, verdict in found.items() if verdict.kind == "done"}
            assert done == {path[0] for path in step.right}
            assert done != set(found), "nothing here is wrong: there is nothing to learn"
        assert all(verdict.kind != "again" or verdict.why in {*step.why, "again"} for verdict in found.values())
        assert {wrong.why for wrong in step.wrong} <= {*step.why, "again"}
        if step.right:
            play(walk, step.right[0])
        if not walk.go_on():
            break


@pytest.mark.parametrize("game", COURSES)
def test_a_course_begins_with_the_aim_and_ends_with_a_whole_game(game: str):
    lessons = load_course(game).lessons
    kinds = [lesson.kind for lesson in lessons]
    assert kinds[0] == "aim"
    assert kinds[-1] == "game"
    assert "strategy" in kinds
    assert kinds == sorted(kinds, key=["aim", "rule", "strategy", "game"].index)
    assert len({lesson.id for lesson in lessons}) == len(lessons)
    assert [lesson.id for lesson in lessons if lesson.kind == "strategy" and not lesson.measured] == []
    game_lesson = lessons[-1].game or {}
    match = load_course(game).game.start(game_lesson["seats"], "first", game_lesson.get("options"))
    view = load_course(game).game.see(match, 0).view
    for condition in game_lesson["reminders"].values():
        holds(condition, Happened(view, view))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", COURSES)
def test_every_sentence_of_a_course_is_there_and_none_beside_them(game: str, language: str):
    from tests.test_words import messages

    needed = set[str]().union(*(lesson.words() for lesson in load_course(game).lessons))
    known = set(messages(FOLDER / language / f"lessons_{game}.ftl"))
    assert sorted(needed - known) == []
    assert sorted(known - needed) == []


LONGEST = {"": 380, "task": 110}  # letters: what a phone shows without scrolling much


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", COURSES)
def test_nothing_is_told_at_length(game: str, language: str):
    course = load_course(game)
    words = course.catalogue(language)
    said = {name: words.word(name) for lesson in course.lessons for name in lesson.words()}
    too_long = {name: len(text) for name, text in said.items() if len(text) > LONGEST["task" if name.endswith("-task") else ""]}
    assert too_long == {}


def test_conditions_mean_what_they_mean_on_the_page():
    """The same cases are asked of web/src/lessons/conditions.ts (lessons.test.ts)."""
    wrong = [
        case["condition"]
        for case in SHARED["conditions"]
        if holds(case["condition"], Happened(**case["happened"])) != case["holds"]
    ]
    assert wrong == []


def test_a_lesson_can_begin_with_a_deal():
    course = load_course("fish_n_stones")
    lesson = Lesson("dealt", "rule", deal={"seats": 2, "seed": "pond", "play": ["0 cat left", "1 cat right"]})
    assert course.game.waiting_seats(course.start(lesson)) == [0]


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_leads_to_the_passage_of_the_rulebook_that_says_more(game: str, name: str):
    """One that holds at the lesson's table; a strategy leads to the advice, which the letter of the rules has in English alone."""
    lesson = load_course(game).lesson(name)
    options = (lesson.deal or lesson.game or {}).get("options", {})
    assert lesson.passage in [passage.id for passage in read(game).passages(options)]
    assert (lesson.passage == "tips") == (lesson.kind == "strategy")
