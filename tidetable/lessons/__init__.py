"""Lessons: courses of short tasks on the real table, written as data (docs/lessons.md).

A course is positions, tasks as conditions on what the rules say, and words. Nothing here knows a rule of a game.
"""

from tidetable.lessons.course import Course, Lesson, Step, courses, load_course
from tidetable.lessons.walk import Verdict, Walk, answers

__all__ = ["Course", "Lesson", "Step", "Verdict", "Walk", "answers", "courses", "load_course"]
