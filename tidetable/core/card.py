"""The identity card of a game: what can be said of it without opening its rules (and without loading numba)."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, ClassVar

from tidetable.core.errors import BadSetup


@dataclass(frozen=True)
class Option:
    """A table option with a few values, the default first. The record holds a value's place in the list.

    >>> Option("bait_rule", ("cat_column", "anywhere")).code("anywhere", seats=2)
    1
    """

    name: str
    values: tuple[Any, ...]
    width: ClassVar[str] = "u1"  # of its field in the record

    @property
    def default(self) -> Any:
        """The value of a table that names none."""
        return self.values[0]

    def code(self, value: Any, seats: int) -> int:  # noqa: ARG002 - some options depend on the seats
        """Give the number that stands for *value* in the record."""
        for place, known in enumerate(self.values):
            if value == known and isinstance(value, bool) == isinstance(known, bool):
                return place
        raise BadSetup(f"option {self.name} cannot be {value!r}; it can be {self.choices()}")

    def value(self, code: int) -> Any:
        """Give the value that *code* stands for."""
        return self.values[code]

    def parse(self, text: str) -> Any:
        """Read a value from the text of a command line."""
        for known in self.values:
            if text.lower() == _text(known):
                return known
        raise BadSetup(f"option {self.name} cannot be {text!r}; it can be {self.choices()}")

    @staticmethod
    def text(value: Any) -> str:
        """Write a value as ``parse`` reads it."""
        return "".join(value) if isinstance(value, list) else _text(value)

    def samples(self, seats: int) -> tuple[Any, ...]:  # noqa: ARG002 - some options depend on it
        """Give values worth trying in tests."""
        return self.values

    def choices(self) -> str:
        """Say in words what the option can be."""
        return ", ".join(_text(value) for value in self.values)


class Choice(IntEnum):
    """The values of a table option by name, the default first: rules compare the record with its members."""


def option(kind: type[Choice], values: tuple[Any, ...] = ()) -> Option:
    """Declare a table option by its choices; *values* are what a table names, if not the choices' names.

    >>> class BaitRule(Choice):
    ...     CAT_COLUMN, ANYWHERE = range(2)
    >>> option(BaitRule)
    Option(name='bait_rule', values=('cat_column', 'anywhere'))
    """
    name = re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()
    return Option(name, values or tuple(choice.name.lower() for choice in kind))


@dataclass(frozen=True)
class WholeOption(Option):
    """A table option that is any whole number in a range; the record holds the number itself."""

    least: int = 1
    most: int = 2**31 - 1
    width: ClassVar[str] = "u4"

    def code(self, value: Any, seats: int) -> int:  # noqa: ARG002 - does not depend on them
        """Give the number itself, if it is in range."""
        if isinstance(value, bool) or not isinstance(value, int) or not self.least <= value <= self.most:
            raise BadSetup(f"option {self.name} cannot be {value!r}; it can be {self.choices()}")
        return value

    def value(self, code: int) -> Any:
        """Give the number back."""
        return int(code)

    def parse(self, text: str) -> Any:
        """Read the number."""
        try:
            return int(text)
        except ValueError:
            raise BadSetup(f"option {self.name} cannot be {text!r}; it can be {self.choices()}") from None

    def samples(self, seats: int) -> tuple[Any, ...]:  # noqa: ARG002 - does not depend on it
        """Give the default, the least and something small."""
        return (self.default, self.least, min(self.most, self.least + 20))

    def choices(self) -> str:
        """Say the range."""
        return f"a whole number from {self.least} to {self.most}, by default {self.default}"


@dataclass(frozen=True)
class LettersOption(Option):
    """A table option that names different letters, one a seat, in order; None (the default) leaves them to chance.

    The record holds 0 for None, else the letters' places plus one, as digits to the base 8, the first letter lowest.
    """

    letters: str = ""
    width: ClassVar[str] = "u2"

    def code(self, value: Any, seats: int) -> int:
        """Pack the letters into one number."""
        if value is None:
            return 0
        chosen = list(value) if isinstance(value, (list, tuple, str)) else []
        known = all(isinstance(letter, str) and letter in list(self.letters) for letter in chosen)
        if not known or len(chosen) != seats or len(set(chosen)) != seats:
            raise BadSetup(f"option {self.name} cannot be {value!r}; with {seats} seats it can be {seats} {self.choices(seats)}")
        return sum((self.letters.index(letter) + 1) << (3 * place) for place, letter in enumerate(chosen))

    def value(self, code: int) -> Any:
        """Unpack the letters."""
        letters = []
        while code:
            letters.append(self.letters[code % 8 - 1])
            code >>= 3
        return letters or None

    def parse(self, text: str) -> Any:
        """Read letters with or without commas between them."""
        return None if text.lower() in {"", "none", "random"} else list(text.upper().replace(",", ""))

    def samples(self, seats: int) -> tuple[Any, ...]:
        """Give the default, the first letters and the last ones backwards."""
        return (None, list(self.letters[:seats]), list(self.letters[::-1][:seats]))

    def choices(self, seats: int = 2) -> str:
        """Say which letters there are."""
        return f"different letters of {self.letters} (for instance {self.letters[:seats]}), or none"


@dataclass(frozen=True)
class CountsOption(Option):
    """A table option that says how many there are of each kind of piece: the contents of a real box. Their sum is fixed.

    The kind ``rest`` is what the others leave of the sum. The record holds the counts of the others above their least, side by
    side as bits, the first kind lowest, and all of it XOR that of the default: a table with the usual box holds 0.

    >>> box = CountsOption("box", ((2, 1, 3),), kinds=("red", "blue", "water"), least=(1, 1, 0), most=(2, 2, 4), rest="water")
    >>> box.code([1, 2, 3], seats=2), box.value(3), box.text([1, 2, 3])
    (3, [1, 2, 3], '1/2/3')
    """

    kinds: tuple[str, ...] = ()
    least: tuple[int, ...] = ()
    most: tuple[int, ...] = ()
    rest: str = ""
    width: ClassVar[str] = "u4"

    @property
    def default(self) -> Any:
        """The usual box."""
        return list(self.values[0])

    @property
    def total(self) -> int:
        """How many pieces there are in every box."""
        return sum(self.values[0])

    @property
    def shifts(self) -> tuple[int, ...]:
        """By kind, where its bits begin; the rest has none, and begins where the next one does."""
        bits = [0 if kind == self.rest else (most - least).bit_length() for kind, least, most in self._ranges()]
        assert sum(bits) <= 8 * int(self.width[1:]), f"option {self.name} does not fit into its field"
        return tuple(sum(bits[:place]) for place in range(len(bits)))

    @property
    def masks(self) -> tuple[int, ...]:
        """By kind, its bits, moved to the beginning."""
        return tuple(0 if kind == self.rest else (1 << (most - least).bit_length()) - 1 for kind, least, most in self._ranges())

    @property
    def usual(self) -> int:
        """The bits of the usual box, from which the record counts."""
        return self._packed(self.values[0])

    def _ranges(self) -> list[tuple[str, int, int]]:
        return list(zip(self.kinds, self.least, self.most, strict=True))

    def _packed(self, counts: Sequence[int]) -> int:
        places = zip(self.kinds, counts, self.least, self.shifts, strict=True)
        return sum((count - least) << shift for kind, count, least, shift in places if kind != self.rest)

    def code(self, value: Any, seats: int) -> int:  # noqa: ARG002 - does not depend on them
        """Pack the counts, if each is in its range and the sum is right."""
        counts = list(value) if isinstance(value, (list, tuple)) else []
        whole = len(counts) == len(self.kinds) and all(isinstance(count, int) and not isinstance(count, bool) for count in counts)
        if not whole:
            raise BadSetup(f"option {self.name} cannot be {value!r}; it can be {self.choices()}")
        for count, (kind, least, most) in zip(counts, self._ranges(), strict=True):
            if not least <= count <= most:
                raise BadSetup(f"option {self.name} cannot have {count} of {kind}: there are {least} to {most}")
        if sum(counts) != self.total:
            raise BadSetup(f"option {self.name} cannot be {self.text(counts)}: that makes {sum(counts)}, not {self.total}")
        return self._packed(counts) ^ self.usual

    def value(self, code: int) -> Any:
        """Unpack the counts."""
        bits = int(code) ^ self.usual
        counts = [(bits >> shift & mask) + least for shift, mask, least in zip(self.shifts, self.masks, self.least, strict=True)]
        rest = self.kinds.index(self.rest)
        counts[rest] = self.total - sum(counts) + counts[rest]
        return counts

    def parse(self, text: str) -> Any:
        """Read counts with strokes between them."""
        try:
            return [int(count) for count in text.split("/")]
        except ValueError:
            raise BadSetup(f"option {self.name} cannot be {text!r}; it can be {self.choices()}") from None

    @staticmethod
    def text(value: Any) -> str:
        """Write counts as ``parse`` reads them."""
        return "/".join(map(str, value))

    def samples(self, seats: int) -> tuple[Any, ...]:  # noqa: ARG002 - does not depend on it
        """Give the usual box, and one far from it: as many as can be of the first kinds, the least of the last ones."""
        counts, rest = list(self.least), self.kinds.index(self.rest)
        for place in range(len(counts)):
            if place != rest:
                counts[place] = min(self.most[place], counts[place] + self.total - sum(counts))
        counts[rest] += self.total - sum(counts)
        return self.default, counts

    def choices(self) -> str:
        """Say the counts and their ranges."""
        ranges = ", ".join(f"{kind} {least} to {most}" for kind, least, most in self._ranges())
        return f"{len(self.kinds)} counts that make {self.total}, by default {self.text(self.values[0])}: {ranges}"


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Card:
    """What a game is: enough to list it, choose it and set it up."""

    id: str
    names: Mapping[str, str]  # by language: en, nl, de, hu
    seats: tuple[int, ...]  # the numbers of seats it can be played with
    options: tuple[Option, ...]
    rules_version: str  # changes whenever a recorded game would play differently
    minutes: tuple[int, int]
    age: int
    weight: int  # 1 (a child's game) to 5

    @property
    def name(self) -> str:
        """The English name."""
        return self.names["en"]

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats the game does not have."""
        if isinstance(seats, bool) or seats not in self.seats:
            raise BadSetup(f"{self.name} is played with {_or(self.seats)} seats, not {seats}")

    def option(self, name: str) -> Option:
        """Find an option by its name."""
        return next(option for option in self.options if option.name == name)

    def complete(self, options: Mapping[str, Any], seats: int) -> dict[str, Any]:
        """Give all options with their values, the defaults where *options* names none; refuse what does not exist."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadSetup(f"{self.name} has no option {name!r}; it has {', '.join(known) or 'none'}")
        codes = {name: option.code(options.get(name, option.default), seats) for name, option in known.items()}
        return {name: known[name].value(code) for name, code in codes.items()}

    def codes(self, options: Mapping[str, Any], seats: int) -> dict[str, int]:
        """Give the number in the record for every option."""
        complete = self.complete(options, seats)
        return {option.name: option.code(complete[option.name], seats) for option in self.options}

    def parse_options(self, texts: tuple[str, ...]) -> dict[str, Any]:
        """Read options from texts like ``bait_rule=anywhere``."""
        known = {option.name: option for option in self.options}
        options = {}
        for text in texts:
            name, equals, value = text.partition("=")
            if not equals or name not in known:
                raise BadSetup(f"{text!r} is no option of {self.name}; write NAME=VALUE with {', '.join(known) or 'none'}")
            options[name] = known[name].parse(value)
        return options


def _or(numbers: tuple[int, ...]) -> str:
    texts = [str(number) for number in numbers]
    return texts[0] if len(texts) == 1 else f"{', '.join(texts[:-1])} or {texts[-1]}"
