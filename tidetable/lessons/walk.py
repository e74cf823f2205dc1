"""A lesson being walked through: the learner decides, the others answer, the rules say what happened, and the task is judged."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from tidetable.core.journal import new_journal
from tidetable.lessons.conditions import Happened, holds
from tidetable.lessons.course import WAIT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tidetable.lessons.course import Course, Lesson, Step

CHANCE = (3, 5, 7)  # of those who answer by the game's careful player: the same answer each time, on the page too


@dataclass(frozen=True)
class Verdict:
    """What is said of a decision: the task is done, goes on, or is to be tried again, and why."""

    kind: Literal["done", "on", "again"]
    why: str = ""  # the last part of the name of the sentence


class Walk:
    """One learner in one lesson.

    >>> from tidetable.lessons import load_course
    >>> course = load_course("fish_n_stones")
    >>> walk = Walk(course, course.lesson("aim"))
    >>> walk.decide(walk.step.right[0][0]).kind
    'done'
    """

    def __init__(self, course: Course, lesson: Lesson) -> None:
        self.course, self.game, self.lesson = course, course.game, lesson
        self.state = course.start(lesson)
        self.number = 0
        self._enter()

    @property
    def step(self) -> Step:
        """The step being walked."""
        return self.lesson.steps[self.number]

    @property
    def legal(self) -> list[str]:
        """What the learner may decide, as texts."""
        return [self.game.Decision.text(action) for action in self.game.legal_actions(self.state, self.lesson.seat)]

    @property
    def view(self) -> dict[str, Any]:
        """The picture the learner sees."""
        return self.game.see(self.state, self.lesson.seat).view

    def _enter(self) -> None:
        if self.step.position is not None:
            self.state = self.game.parse_position(self.course.line(self.step.position))
        if self.number and not self._is_asked():
            self._others()  # who waited for this step
        self.begun = self.state.to_bytes()
        self._forget()

    def _forget(self) -> None:
        self.happened = Happened(self.view, self.view)
        self.answered: dict[int, int] = {}  # how much of what is written for a seat it has decided

    def again(self) -> None:
        """Go back to where the step began."""
        self.state = self.game.State.from_bytes(self.begun)
        self._forget()

    def go_on(self) -> bool:
        """Take the next step; False if that was the last one."""
        if self.number + 1 >= len(self.lesson.steps):
            return False
        self.number += 1
        self._enter()
        return True

    def decide(self, action: str) -> Verdict:
        """Decide for the learner, let the others answer, and judge."""
        number = self.game.check(self.state, self.lesson.seat, action)
        self.happened.played.append(self.game.Decision.text(number))
        self._carry_out(self.lesson.seat, number)
        if self.step.others != WAIT:
            self._others()
        self.happened.now = self.view
        return self._judged()

    def _judged(self) -> Verdict:
        step, task = self.step, self.step.task
        if task is None or holds(task, self.happened):
            return Verdict("done", "done")
        for why, condition in step.why.items():
            if holds(condition, self.happened):
                return Verdict("again", why)
        is_left = len(self.happened.played) < step.within and self._is_asked()
        return Verdict("on") if is_left else Verdict("again", "again")

    def _is_asked(self) -> bool:
        return bool(int(self.state.waiting) >> self.lesson.seat & 1)

    def _carry_out(self, seat: int, action: int) -> None:
        journal = new_journal()
        self.game.carry_out(self.state, seat, action, journal)
        self.happened.events += self.game.Event.read(journal, self.lesson.seat)

    def _others(self) -> None:
        """Let the others decide as long as the learner is not asked."""
        while self.state.waiting and not self._is_asked():
            seat = self.game.waiting_seats(self.state)[0]
            self._carry_out(seat, self._answer(seat))

    def _answer(self, seat: int) -> int:
        """Give what is written for a seat if the rules allow it now, else what the game's careful player says."""
        others = self.step.others
        place = self.answered.get(seat, 0)
        written = others.get(str(seat), [])[place : place + 1] if isinstance(others, dict) else []
        self.answered[seat] = place + 1
        legal = self.game.legal_actions(self.state, seat)
        action = self.game.number_of(self.state, written[0]) if written else None
        return action if action in legal else self._careful(seat)

    def _careful(self, seat: int) -> int:
        seen = self.game.see(self.state, seat)
        random = np.array([*CHANCE, 2 * int(seen.record.turns) + 1], np.uint32)
        return int(self.game.rules["careful"](seen.record, seat, seen.choices.copy(), random))


def answers(walk: Walk) -> Iterator[tuple[str, Verdict]]:
    """Try every decision the learner may take first in this step, each from its beginning."""
    for text in walk.legal:
        yield text, walk.decide(text)
        walk.again()
