"""The declarations of a game: tables of rows. A row is written once; its number, its texts and its messages follow from it.

Each table is an enumeration, so that rules name its rows as they name phases: ``Decision.LURE + cell``, ``Event.BAITED``.

>>> from tidetable.core.means import count, names
>>> class Decision(Decisions):
...     CAT = decision("cat", column=names("left", "middle", "right"))
...     LURE = decision("lure", cell=count(9))
>>> int(Decision.LURE), Decision.size(), Decision.text(1), Decision.message(4)
(3, 12, 'cat middle', ('action-lure', {'cell': 1}))
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cache
from math import prod
from typing import Any, Self

import numpy as np

from tidetable.core.journal import TURNS_PASSED, read_journal
from tidetable.core.means import Number, split
from tidetable.core.record import ALL_SEEING, OWNER, Ints
from tidetable.core.rule import rule

Message = tuple[str, dict[str, Any]]


class Table(IntEnum):
    """A table of rows: every member is its number and knows its row."""

    row: Any

    def __new__(cls, row: Any) -> Self:
        """Give the row its number: after all those that the rows before it take up."""
        number = cls.begins() + sum(known.row.room for known in cls.__members__.values())
        member = int.__new__(cls, number)
        member._value_ = number
        member.row = row
        return member

    @classmethod
    def begins(cls) -> int:
        """Give the number of the first row."""
        return 0

    @property
    def id(self) -> str:
        """The name of the row in texts and catalogues."""
        return self.name.lower().replace("_", "-")

    @classmethod
    def size(cls) -> int:
        """Count the numbers of all rows together."""
        return sum(member.row.room for member in cls)

    @classmethod
    @cache
    def at(cls, number: int) -> Self:
        """Give the row that a number belongs to."""
        if not cls.begins() <= number < cls.begins() + cls.size():
            raise LookupError(
                f"{cls.__module__}.{cls.__name__} has no number {number}; it has {cls.begins()} to {cls.begins() + cls.size() - 1}"
            )
        return next(member for member in reversed(cls) if number >= member)


# Decisions


@dataclass(frozen=True)
class DecisionRow:
    """One kind of decision: its verb, its parts, the phases that ask for it, what is clicked."""

    verb: str
    parts: Mapping[str, Number]
    asked_in: tuple[int, ...]
    click: Mapping[str, Any] | str | None
    form: str  # how its text is written
    first: Mapping[str, int] = field(default_factory=dict)  # where a part does not begin at 0

    @property
    def sizes(self) -> list[int]:
        """How many values each part has."""
        return [int(part.size or 0) - self.first.get(name, 0) for name, part in self.parts.items()]

    @property
    def room(self) -> int:
        """How many actions it is."""
        return prod(self.sizes)

    def values(self, number: int) -> dict[str, int]:
        """Take the *number*-th action of this kind apart."""
        digits = split(number, self.sizes)
        return {name: digit + self.first.get(name, 0) for name, digit in zip(self.parts, digits, strict=True)}

    def told(self, number: int) -> dict[str, Any]:
        """Say what the parts of an action stand for."""
        arguments: dict[str, Any] = {}
        for name, value in self.values(number).items():
            arguments |= self.parts[name].arguments(name, value)
        return arguments


def decision(
    verb: str, *, asked_in: Any = (), click: Mapping[str, Any] | str | None = None, text: str = "",
    first: Mapping[str, int] | None = None, **parts: Number,
) -> DecisionRow:  # fmt: skip
    """Declare a kind of decision: *verb*, then its parts, each with the numbers it can be (the last one counts fastest).

    *asked_in* names the phases that ask for it; all do, where it is left out. *click* says what is clicked, if not the parts by
    their names (or a button, where there are none): another name for the only part, or a mapping in which ``{part}`` stands for a
    part's number, ``{part!}`` for its word and ``{part*}`` for what pictures show of it. *text* is how it is written, by default
    the verb and the parts: ``"new {river} {low}"``. *first* is where a part begins, if not at 0.
    """
    phases = tuple(int(phase) for phase in asked_in) if isinstance(asked_in, tuple | list) else (int(asked_in),)
    form = text or " ".join([verb, *(f"{{{name}}}" for name in parts)])
    return DecisionRow(verb, parts, phases, click, form, dict(first or {}))


class Decisions(Table):
    """The decisions of a game (§10 of its document): actions are numbered in the order of the rows."""

    row: DecisionRow

    @classmethod
    def text(cls, action: int) -> str:
        """Write an action so that it reads back."""
        kind = cls.at(action)
        return kind.row.form.format(**kind.row.told(action - kind)).lower()

    @classmethod
    def message(cls, action: int) -> Message:
        """Name the catalogue's sentence for an action."""
        kind = cls.at(action)
        return f"action-{kind.row.verb.replace(' ', '-')}", kind.row.told(action - kind)

    @classmethod
    def target(cls, action: int) -> dict[str, Any]:
        """Say what on the table to click for an action."""
        kind = cls.at(action)
        values, click = kind.row.values(action - kind), kind.row.click
        if click is None:
            return dict(values) or {"button": kind.row.verb.replace(" ", "-")}
        if isinstance(click, str):
            return dict.fromkeys([click], *values.values())
        return {thing: _clicked(what, kind.row.parts, values) for thing, what in click.items()}

    @classmethod
    @cache
    def phases(cls) -> Ints:
        """Give for every action the set of phases that ask for it."""
        rows = [sum(1 << phase for phase in kind.row.asked_in) or ANY_PHASE for kind in cls for _ in range(kind.row.room)]
        return np.array(rows, np.int64)


ANY_PHASE = -1  # the set of all phases


def _clicked(what: Any, parts: Mapping[str, Number], values: dict[str, int]) -> Any:
    if not str(what).startswith("{"):
        return what
    name = what.strip("{!*}")
    if what.endswith("!}"):
        return parts[name].told(values[name])
    return parts[name].shown(values[name]) if what.endswith("*}") else values[name]


# Events, messages: rows of numbers


@dataclass(frozen=True)
class NumbersRow:
    """A row of named numbers: what an event says, or what a sentence needs."""

    numbers: Mapping[str, Number]
    id: str = ""  # of the catalogue's message, where it is not the row's own name
    told: bool = True  # by the log
    section: str = ""  # of the rules, for refusals
    room: int = 1

    def arguments(self, values: Mapping[str, int | None]) -> dict[str, Any]:
        """Say what the numbers stand for; hidden ones are left out."""
        arguments: dict[str, Any] = {"section": self.section} if self.section else {}
        for name, value in values.items():
            if value is not None:
                arguments |= self.numbers[name].arguments(name, value)
        return arguments


def event(*, told: bool = True, like: str = "", **numbers: Number) -> NumbersRow:
    """Declare a kind of event with its numbers, at most seven.

    *told* is False for what only the animation needs; *like* names the event whose sentence the log uses, if not its own.
    """
    if "kind" in numbers:
        raise TypeError("a number of an event cannot be called kind: events say by it which they are; choose another name")
    if len(numbers) > 7:
        raise TypeError(f"an event has at most seven numbers, not {len(numbers)}: tell the rest in a second event")
    return NumbersRow(numbers, id=like, told=told)


Happening = dict[str, Any]
"""An event as people's side knows it: ``{"kind": "caught", "seat": 0, "cell": 4}``; a number hidden from the viewer is None."""


class Events(Table):
    """The events of a game: what can be seen to happen. ``OWNER`` is the seat in the number called ``seat``."""

    row: NumbersRow

    @classmethod
    def begins(cls) -> int:
        """Leave the first number to the event that every game has."""
        return TURNS_PASSED + 1

    @classmethod
    def read(cls, journal: Ints, viewer: int) -> list[Happening]:
        """Read a journal as *viewer* may see it."""
        return [cls._told(*row) for row in cls.seen(journal, viewer)]

    @classmethod
    def seen(cls, journal: Ints, viewer: int) -> list[list[int | None]]:
        """Read a journal in numbers, as *viewer* may see it: which event, then what it says; None is hidden."""
        return [cls._seen(row, viewer) for row in read_journal(journal)]

    @classmethod
    def _seen(cls, row: list[int], viewer: int) -> list[int | None]:
        if row[0] == TURNS_PASSED:
            return [*row[:2]]
        numbers = cls.at(row[0]).row.numbers
        owner = row[1 + list(numbers).index("seat")] if "seat" in numbers else None
        told = zip(numbers.values(), row[1:], strict=False)
        return [row[0], *(value if _is_seen(number, owner, viewer) else None for number, value in told)]

    @classmethod
    def _told(cls, which: Any, *seen: int | None) -> Happening:
        if which == TURNS_PASSED:
            return {"kind": PASSED, "turns": seen[0]}
        kind = cls.at(which)
        return {"kind": kind.id, **dict(zip(kind.row.numbers, seen, strict=True))}

    @classmethod
    def message(cls, happening: Happening) -> Message | None:
        """Name the catalogue's sentence for an event; None if the log does not tell it.

        Where a number is hidden from the reader alone, the sentence is the one called ``-unseen``; what nobody sees needs none.
        """
        if happening["kind"] == PASSED:
            return f"event-{PASSED}", {"turns": happening["turns"]}
        kind = cls[happening["kind"].upper().replace("-", "_")]
        if not kind.row.told:
            return None
        values = {name: happening[name] for name in kind.row.numbers}
        hidden = [name for name, value in values.items() if value is None and kind.row.numbers[name].seen_by == OWNER]
        unseen = "-unseen" if hidden else ""
        return f"event-{kind.row.id or kind.id}{unseen}", kind.row.arguments(values)


PASSED = "turns-passed"


def _is_seen(number: Number, owner: int | None, viewer: int) -> bool:
    return viewer == ALL_SEEING or number.seen_by < OWNER or (number.seen_by == OWNER and viewer == owner)


def message(id: str = "", *, section: str = "", **numbers: Number) -> NumbersRow:  # noqa: A002 - an id is an id
    """Declare a sentence with its numbers, at most seven; *section* is the rule a refusal cites; *id* its name in the catalogue."""
    return NumbersRow(numbers, id=id, section=section)


SPOKEN = 8  # numbers of something said: which sentence, and what it needs
NOTHING = -1  # said


def unsaid() -> Ints:
    """Make room for something to be said."""
    spoken = np.zeros(SPOKEN, np.int32)
    spoken[0] = NOTHING
    return spoken


@rule
def say(spoken: Ints, sentence: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0) -> None:
    """Say a sentence of the game's messages with its numbers."""
    spoken[0] = sentence
    spoken[1] = a
    spoken[2] = b
    spoken[3] = c
    spoken[4] = d
    spoken[5] = e
    spoken[6] = f
    spoken[7] = g


class Messages(Table):
    """What a game's rules say to people: questions, previews and refusals, each a sentence of the catalogue and its numbers."""

    row: NumbersRow

    @classmethod
    def read(cls, spoken: Ints) -> Message | None:
        """Give what was said as a message of the catalogue."""
        number, *values = spoken.tolist()
        if number == NOTHING:
            return None
        said = cls.at(number)
        return said.row.id or said.id, said.row.arguments(dict(zip(said.row.numbers, values, strict=False)))


# Reasons and planes


@dataclass(frozen=True)
class ReasonRow:
    """Why a game ends: the section that says so."""

    section: str
    room: int = 1


def reason(section: str) -> ReasonRow:
    """Declare a way in which a game ends."""
    return ReasonRow(section)


class Reasons(Table):
    """Why a game ends."""

    row: ReasonRow


@dataclass(frozen=True)
class PlaneRow:
    """A named run of numbers in an observation."""

    room: int
    meaning: str


def plane(numbers: int, meaning: str) -> PlaneRow:
    """Declare a run of so many numbers in an observation."""
    return PlaneRow(numbers, meaning)


MOST = 64.0  # no number of an observation is larger, and none below zero


class Planes(Table):
    """What a learner is shown, plane by plane: a row's number is where its plane begins."""

    row: PlaneRow

    @property
    def numbers(self) -> slice:
        """Where its numbers stand: ``observation[Plane.TOP.numbers]``."""
        return slice(int(self), int(self) + self.row.room)
