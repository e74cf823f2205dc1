"""Courses as they are written: ``tidetable/lessons/<game>/course.json``, and their words (docs/lessons.md)."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from tidetable.core.errors import BadSetup
from tidetable.core.registry import load
from tidetable.core.words import Words

if TYPE_CHECKING:
    from tidetable.core.game import Game
    from tidetable.core.record import Record
    from tidetable.lessons.conditions import Condition

T = TypeVar("T")
FOLDER = Path(__file__).parent
KINDS = ("aim", "rule", "strategy", "game")
WAIT = "wait"  # the others do not decide before the next step


@dataclass(frozen=True)
class Wrong:
    """An answer that is not right, as an example: what is decided, and the reason that is given."""

    play: tuple[str, ...]
    why: str


@dataclass(frozen=True)
class Step:
    """One thing that is said, with or without something to do."""

    position: str | None = None  # where it begins; None: where the last one ended
    mark: tuple[str, ...] = ()  # what is pointed at on the screen: names of anchors
    task: Condition | None = None  # None: read, and go on
    within: int = 1  # decisions of the learner in which the task is done
    others: dict[str, list[str]] | str = field(default_factory=dict)  # what other seats decide, in order; then the careful player
    why: dict[str, Condition] = field(default_factory=dict)  # reasons why an answer is not right, the first that holds
    right: tuple[tuple[str, ...], ...] = ()
    wrong: tuple[Wrong, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """One idea."""

    id: str
    kind: str
    section: str = ""  # of the rules: where more is said
    passage: str = ""  # of the rulebook: the same for people
    seat: int = 0  # of the learner
    position: str | None = None
    deal: dict[str, Any] | None = None
    steps: tuple[Step, ...] = ()
    measured: str | None = None  # of a strategy: with what its claim was measured
    game: dict[str, Any] | None = None  # of the first whole game: seats, bot, options, reminders

    def word(self, *parts: Any) -> str:
        """Give the name of a sentence of this lesson."""
        return "-".join(map(str, ("lesson", self.id, *parts)))

    def words(self) -> set[str]:
        """Name every sentence this lesson needs."""
        needed = {self.word()}
        for number, step in enumerate(self.steps, 1):
            needed.add(self.word(number))
            if step.task:
                needed |= {self.word(number, part) for part in ("task", "done", "again", *step.why)}
        if self.game:
            needed |= {self.word(1), *(self.word(name) for name in self.game.get("reminders", {}))}
        return needed


@dataclass(frozen=True)
class Course:
    """The lessons of a game, in order."""

    game: Game
    lessons: tuple[Lesson, ...]

    def lesson(self, name: str) -> Lesson:
        """Find a lesson by its name."""
        for lesson in self.lessons:
            if lesson.id == name:
                return lesson
        raise BadSetup(f"there is no lesson {name!r}; there are {', '.join(lesson.id for lesson in self.lessons)}")

    def line(self, position: str) -> str:
        """Complete a position as a course writes it, without game and version, to its line."""
        return f"{self.game.id} {self.game.card.rules_version} {position}"

    def start(self, lesson: Lesson) -> Record:
        """Give the record a lesson begins with: its position, or a deal with what was decided then."""
        if lesson.position is not None:
            return self.game.parse_position(self.line(lesson.position))
        if lesson.deal is None:
            raise BadSetup(f"lesson {lesson.id} says neither a position nor a deal")
        deal = lesson.deal
        state = self.game.start(deal["seats"], deal["seed"], deal.get("options"))
        for text in deal.get("play", ()):
            seat, _, action = text.partition(" ")
            self.game.decide(state, int(seat), action)
        return state

    def catalogue(self, language: str) -> Words:
        """Give the words of the course."""
        return Words(language, f"lessons_{self.game.id}")


def courses() -> list[str]:
    """Name the games that have a course.

    >>> "fish_n_stones" in courses()
    True
    """
    return sorted(path.parent.name for path in FOLDER.glob("*/course.json"))


@cache
def load_course(game: str) -> Course:
    """Read the course of a game.

    >>> load_course("fish_n_stones").lessons[0].kind
    'aim'
    """
    if game not in courses():
        raise BadSetup(f"there is no course of {game!r}; there are {', '.join(courses())}")
    written = json.loads((FOLDER / game / "course.json").read_text("utf-8"))
    return Course(load(game), tuple(map(_lesson, written["lessons"])))


def _lesson(written: dict[str, Any]) -> Lesson:
    if written.get("kind") not in KINDS:
        raise BadSetup(f"lesson {written.get('id')!r} is of kind {written.get('kind')!r}; there are {', '.join(KINDS)}")
    return _made(Lesson, {**written, "steps": tuple(map(_step, written.get("steps", ())))}, written["id"])


def _step(written: dict[str, Any]) -> Step:
    lists = {
        "mark": tuple(written.get("mark", ())),
        "right": tuple(map(tuple, written.get("right", ()))),
        "wrong": tuple(Wrong(tuple(one["play"]), one["why"]) for one in written.get("wrong", ())),
    }
    return _made(Step, {**written, **lists}, str(written)[:60])


def _made(kind: type[T], written: dict[str, Any], name: str) -> T:
    try:
        return kind(**written)
    except TypeError as fault:
        raise BadSetup(f"{name}: {fault} (docs/lessons.md)") from None
