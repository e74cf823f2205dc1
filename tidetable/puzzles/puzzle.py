"""A puzzle as it is kept, and the puzzles that are shipped: one line of JSON each, beside this file."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from tidetable.core.errors import BadSetup, BrokenRecord
from tidetable.core.game import game_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tidetable.core.game import Game
    from tidetable.core.record import Record
    from tidetable.core.seen import Seen

SHIPPED = Path(__file__).parent
SURE = 2.0  # standard errors within which another move counts as right too
LETTERS = 8  # of a puzzle's id


@dataclass(frozen=True)
class Chance:
    """What an action is worth: the chance to win, on the average over all that could be hidden, and its standard error."""

    action: str
    chance: float
    error: float


@dataclass(frozen=True)
class Puzzle:
    """A position through the eyes of the seat that decides, and what the long search thought of every move there."""

    game: str
    seat: int
    position: str  # what the seat's screen shows: nothing hidden is in it
    chances: tuple[Chance, ...]  # of every legal action, the best first
    passes: int  # of the search they come from
    themes: tuple[str, ...]
    rating: int
    points: tuple[int, ...]  # by seat: what the best move changes in the score at once, in every deal that could be true
    trap: str | None  # what weaker players take most often instead
    world: tuple[int, ...]  # the chance of one deal that could be true, in which ...
    line: tuple[tuple[int, str], ...]  # ... this is expected, as (seat, action), the best move first
    origin: tuple[str, int]  # the deal it comes from, and after how many decisions

    @property
    def id(self) -> str:
        """A name that stays: it follows from what is seen, and by whom."""
        return hashlib.sha256(f"{self.seat} {self.position}".encode()).hexdigest()[:LETTERS]

    @property
    def best(self) -> str:
        """The move that keeps the chance."""
        return self.chances[0].action

    @property
    def right(self) -> tuple[str, ...]:
        """The moves that count as right: the best, and those that cannot be told from it."""
        best = self.chances[0]
        return tuple(
            one.action for one in self.chances if best.chance - one.chance <= SURE * float(np.hypot(best.error, one.error))
        )

    def record(self, game: Game) -> Record:
        """Read the position."""
        return game.parse_position(self.position)

    def seen(self) -> Seen:
        """Give the position as its seat sees it: what every bot, and the page, may be asked about."""
        game = game_of(self.game)
        return game.see(self.record(game), self.seat)

    def world_state(self) -> Record:
        """Give the deal, one that could be true, in which the line is expected."""
        seen = self.seen()
        state = seen.record.twin()
        seen.game.fast.possible(state, self.seat, np.array(self.world, np.uint32))
        return state

    def to_json(self) -> dict[str, Any]:
        """Give everything as plain data; docs/puzzles.md says what each field means."""
        return {
            "id": self.id, "game": self.game, "seat": self.seat, "position": self.position, "best": self.best,
            "chances": [[one.action, one.chance, one.error] for one in self.chances], "passes": self.passes,
            "theme": list(self.themes), "rating": self.rating, "points": list(self.points), "trap": self.trap,
            "world": list(self.world), "line": [list(step) for step in self.line],
            "origin": {"deal": self.origin[0], "at": self.origin[1]},
        }  # fmt: skip

    @classmethod
    def from_json(cls, data: Any) -> Puzzle:
        """Read a puzzle back."""
        try:
            row = msgspec.convert(data, Row)
        except msgspec.ValidationError as fault:
            raise BrokenRecord(f"this puzzle cannot be read: {fault}") from fault
        chances = tuple(Chance(*one) for one in row.chances)
        return cls(
            row.game, row.seat, row.position, chances, row.passes, tuple(row.theme), row.rating, tuple(row.points), row.trap,
            tuple(row.world), tuple(row.line), (str(row.origin["deal"]), int(row.origin["at"])),
        )  # fmt: skip


class Row(msgspec.Struct):
    """A puzzle in its file."""

    game: str
    seat: int
    position: str
    chances: list[tuple[str, float, float]]
    passes: int
    theme: list[str]
    rating: int
    points: list[int]
    world: list[int]
    line: list[tuple[int, str]]
    origin: dict[str, str | int]
    trap: str | None = None


def place_of(game: str) -> Path:
    """Name the file in which the puzzles of a game are shipped."""
    return SHIPPED / f"{game}.jsonl"


def read_puzzles(path: Path) -> list[Puzzle]:
    """Read the puzzles in a file."""
    try:
        lines = path.read_text("utf-8").splitlines()
    except OSError as fault:
        raise BadSetup(f"there are no puzzles in {path}: {fault.strerror}") from fault
    found = []
    for number, line in enumerate(lines, 1):
        try:
            found.append(Puzzle.from_json(json.loads(line)))
        except BrokenRecord as fault:
            raise BrokenRecord(f"{path.name}, line {number}: {fault}") from fault
        except ValueError as fault:
            raise BrokenRecord(
                f"{path.name}, line {number}: this is no puzzle (docs/puzzles.md says how one is written)"
            ) from fault
    return found


def write_puzzles(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write puzzles, one a line."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(f"{json.dumps(one.to_json(), separators=(',', ':'))}\n" for one in puzzles), "utf-8")


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """Give the puzzles that come with a game, the easiest first; none for a game that has none."""
    place = place_of(game)
    return tuple(sorted(read_puzzles(place), key=lambda one: (one.rating, one.id))) if place.exists() else ()
