"""Observations: which numbers a learner gets of a game, by name. What they are is each game's own business (observe.py)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tidetable.games import GAMES, card

if TYPE_CHECKING:
    from collections.abc import Callable

MOST = 64.0  # no number of an observation is larger, and none below zero


@dataclass(frozen=True)
class Plane:
    """A named run of numbers in an observation."""

    name: str
    first: int  # where it begins
    size: int
    meaning: str

    @property
    def numbers(self) -> slice:
        """Where its numbers stand: ``observation[plane.numbers]``."""
        return slice(self.first, self.first + self.size)


@dataclass(frozen=True)
class Seeing:
    """How a game is seen: the rule that writes an observation, its size and its planes."""

    observe: Callable[[Any, int, Any], None]
    size: int
    planes: tuple[Plane, ...]

    def plane(self, name: str) -> Plane:
        """Find a plane by its name."""
        return next(plane for plane in self.planes if plane.name == name)


@cache
def seeing(game: str) -> Seeing:
    """Load how a game is seen.

    >>> seeing("fish_n_stones").plane("round").size
    4
    """
    module = import_module(f"tidetable.games.{game}.observe")
    planes, first = [], 0
    for name, size, meaning in module.PLANES:
        planes.append(Plane(name, first, size, meaning))
        first += size
    assert first == module.SIZE
    return Seeing(module.observe, module.SIZE, tuple(planes))


# The tables of docs/research.md

BEGIN, END = "<!-- planes: written by python -m tidetable.research.seeing -->", "<!-- end of planes -->"


def planes_table(game: str) -> str:
    """Write the planes of a game as a table."""
    lines = [
        f"### {card(game).name}: {seeing(game).size} numbers\n",
        "| plane | from | numbers | meaning |",
        "| --- | ---: | ---: | --- |",
    ]
    lines += [f"| `{plane.name}` | {plane.first} | {plane.size} | {plane.meaning} |" for plane in seeing(game).planes]
    return "\n".join(lines) + "\n"


def with_planes(text: str) -> str:
    """Write the tables of all games into the page."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{chr(10).join(planes_table(game) for game in GAMES)}\n{END}{after}"


if __name__ == "__main__":
    page = Path(__file__).parents[2] / "docs" / "research.md"
    page.write_text(with_planes(page.read_text("utf-8")), "utf-8")
