"""How far the chances that the coach finds can be believed: corrected by what was measured (``python -m bench.coach_belief``).

A search is too sure of itself early in some games and not sure enough late in others, and a seat that waits is told something
else than one that decides. So there is a correction for who decides and one for who waits, and each passes from its state at the
first turn to that at a match's usual length. The page reads the same numbers (web/src/coach/belief.ts).
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tidetable.bots.advice import calibrated
from tidetable.core.seen import Seen

Pair = tuple[float, float]
"""A number at the first turn, and at the usual length."""


class Bend(NamedTuple):
    """A correction: 1 and 0 leave a chance as it is (``advice.calibrated``)."""

    steepness: float = 1.0
    shift: float = 0.0

    def chance(self, said: float, seats: int) -> float:
        """Correct a chance."""
        return calibrated(said, seats, self.steepness, self.shift)


class Course(NamedTuple):
    """How a correction changes over a match."""

    steepness: Pair = (1.0, 1.0)
    shift: Pair = (0.0, 0.0)

    def at(self, stage: float) -> Bend:
        """Give the correction at a stage: 0 the first turn, 1 the usual length.

        >>> Course((0.5, 1.5), (0.0, 0.2)).at(0.5)
        Bend(steepness=1.0, shift=0.1)
        """
        return Bend(*(early + stage * (late - early) for early, late in self))


@dataclass(frozen=True)
class Belief:
    """What was measured for a game and its number of seats; nothing: chances stay as the search found them."""

    turns: float = 1.0  # of a usual match
    deciding: Course = field(default_factory=Course)
    waiting: Course = field(default_factory=Course)

    def of(self, seen: Seen) -> Bend:
        """Give the correction for what a seat sees now."""
        stage = min(float(seen.record.turns) / self.turns, 1.0)
        return (self.deciding if seen.is_asked else self.waiting).at(stage)


@cache
def measured() -> dict[str, Any]:
    """Read the corrections by game and number of seats."""
    found: dict[str, Any] = json.loads((Path(__file__).parent / "belief.json").read_text("utf-8"))
    return found


def believed(numbers: Mapping[str, Any]) -> Belief:
    """Read one correction."""
    course = {
        who: Course(*(tuple(numbers[who][name]) for name in Course._fields)) for who in ("deciding", "waiting") if who in numbers
    }
    return Belief(numbers.get("turns", 1.0), **course)


def belief(game: str, seats: int) -> Belief:
    """Give the correction measured for a game."""
    return believed(measured().get(game, {}).get(str(seats), {}))
