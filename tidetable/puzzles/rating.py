"""How hard puzzles are: bots of every level try them, and bots and puzzles are rated together (arena/ratings.py).

A solver that finds the move has beaten the puzzle. The careful player is 1500, as in docs/strength.md.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from tidetable.arena.ratings import Duels, rate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tidetable.puzzles.puzzle import Puzzle

LEAST, MOST = 600, 2600  # a few tries say no more
ANCHOR = "careful"


@dataclass(frozen=True)
class Tried:
    """A puzzle, and how often each solver found the move, of how many tries."""

    puzzle: Puzzle
    solved: dict[str, tuple[int, int]]


def rated(tried: Sequence[Tried]) -> list[Puzzle]:
    """Rate puzzles by who solved them; give them with their ratings, the easiest first."""
    met: Duels = {}
    for one in tried:
        for name, (right, tries) in one.solved.items():
            met[name, one.puzzle.id] = (float(right), float(tries))
    names = sorted({name for name, _ in met}) + [one.puzzle.id for one in tried]
    found = rate(names, met, anchor=ANCHOR) if met else {}
    puzzles = [replace(one.puzzle, rating=round(min(max(found[one.puzzle.id].value, LEAST), MOST))) for one in tried]
    return sorted(puzzles, key=lambda one: (one.rating, one.id))
