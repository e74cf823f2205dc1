"""What numbers mean: each kind of number of a game, once, with how it is told in sentences and shown in pictures.

Decisions, events, messages and facts are rows of numbers; what a number stands for is said by the ``Number`` beside its name.

>>> COLUMN = names("left", "middle", "right")
>>> COLUMN.told(2), COLUMN.size
('right', 3)
>>> set_of("T0", "T1", "T2").told(0b101)
'T0 T2'
>>> row_of("T0", "T1", "T2").told((2 + 1) * 4 + (0 + 1))
'T2 T0'
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from tidetable.core.record import EVERYONE, SeenBy

NONE = -1  # the usual number for "none"
NO_WORD = "none"  # what a sentence is told of it: catalogues choose by it
NUMBER, WORD = re.compile(r"-?\d+"), re.compile(r"[A-Za-z][\w-]*")  # of a position: what one types without quotes


@dataclass(frozen=True)
class Number:
    """A kind of number; its form: plain (itself), names (one of a list), set (bits), bag (counts of four bits), row (digits)."""

    form: str = "plain"
    size: int | None = None  # it is 0 to size - 1; None: any
    words: tuple[Any, ...] = ()  # by value: the word of a sentence, or several of them by name
    shows: tuple[Any, ...] = ()  # by value: what pictures show, where that is more than the word
    none: int | None = None  # the value that stands for none
    seen_by: SeenBy = EVERYONE

    def told(self, value: int) -> Any:
        """Say in a sentence what *value* stands for."""
        if value == self.none:
            return NO_WORD
        if self.form == "names":
            return self.words[value]
        if self.form == "set":
            return " ".join(word for place, word in enumerate(self.words) if value >> place & 1) or NO_WORD
        if self.form == "bag":
            return " ".join(word for place, word in enumerate(self.words) for _ in range(value >> 4 * place & 15)) or NO_WORD
        if self.form == "row":
            return " ".join(self.words[digit - 1] for digit in _digits(value, len(self.words) + 1)) or NO_WORD
        return int(value)

    def shown(self, value: int) -> Any:
        """Give what a picture shows for *value*."""
        if value == self.none:
            return None
        if self.shows:
            return self.shows[value]
        if self.form == "set":
            return [place for place in range(len(self.words)) if value >> place & 1]
        return self.told(value)

    def written(self, value: int) -> str:
        """Write *value* into a position: by its word, a set by the words of its members, or as the number where there is none.

        >>> names("left", "right").written(1), set_of("T0", "T1", "T2").written(0b101), COUNT.written(5)
        ('right', 'T0.T2', '5')
        """
        words: list[Any] = []
        if self.form == "names" and 0 <= value < len(self.words) and value != self.none:
            words = [self.words[value]]
        elif self.form == "set" and 0 < value < 1 << len(self.words):
            words = [word for place, word in enumerate(self.words) if value >> place & 1]
        return ".".join(words) if words and all(WORD.fullmatch(str(word)) for word in words) else str(value)

    def read(self, text: str) -> int:
        """Read what ``written`` wrote, or a plain number.

        >>> names("left", "right").read("Right"), set_of("T0", "T1", "T2").read("t0.t2"), COUNT.read("5")
        (1, 5, 5)
        """
        if NUMBER.fullmatch(text):
            return int(text)
        known = [str(word).lower() for word in self.words]
        places = {known.index(word) for word in text.lower().split(".")}  # a ValueError where there is no such word
        if self.form == "set":
            return sum(1 << place for place in places)
        (place,) = places
        return place

    def arguments(self, name: str, value: int) -> dict[str, Any]:
        """Give the arguments of a sentence for the number called *name*: usually one."""
        told = self.told(value)
        return dict(told) if isinstance(told, Mapping) else {name: told}

    def for_owner(self) -> Number:
        """Make the same kind of number, which only the seat it belongs to may see."""
        return replace(self, seen_by=SeenBy.OWNER)

    def for_nobody(self) -> Number:
        """Make the same kind of number, which nobody may see before the end."""
        return replace(self, seen_by=SeenBy.NOBODY)

    def or_none(self, none: int = NONE) -> Number:
        """Make the same kind of number, where *none* stands for none."""
        return replace(self, none=none)


def count(size: int | None = None) -> Number:
    """Declare plain numbers, 0 to *size* - 1 where a size is given."""
    return Number(size=size)


def names(*words: Any, shows: Iterable[Any] = ()) -> Number:
    """Declare numbers that stand for words: 0 for the first of them."""
    return Number("names", len(words), tuple(words), tuple(shows))


def names_of(kind: type[Enum]) -> Number:
    """Declare the members of an enumeration, told by their names."""
    return names(*words_of(kind))


def words_of(kind: type[Enum]) -> tuple[str, ...]:
    """Give the names of an enumeration as words."""
    return tuple(member.name.lower() for member in kind)


def set_of(*words: str) -> Number:
    """Declare sets as numbers: bit 0 for the first word."""
    return Number("set", None, tuple(words))


def bag_of(*words: str) -> Number:
    """Declare bags as numbers: four bits count each word."""
    return Number("bag", None, tuple(words))


def row_of(*words: str) -> Number:
    """Declare a few words in order as one number: ``row = row * (len(words) + 1) + place + 1`` for each of them."""
    return Number("row", None, tuple(words))


def _digits(number: int, base: int) -> list[int]:
    return [*_digits(number // base, base), number % base] if number else []


COUNT = count()
SEAT = count()
YES = names("no", "yes", shows=(False, True))


def split(number: int, sizes: Sequence[int]) -> list[int]:
    """Take a number apart into digits of different sizes, the last one counting fastest."""
    digits = []
    for size in reversed(sizes):
        digits.append(number % size)
        number //= size
    return digits[::-1]
