"""Asking again: whether a search with other chance, as long or longer, finds the moves that puzzles call best."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from functools import cache
from itertools import takewhile
from typing import TYPE_CHECKING

from tidetable.arena.ratings import interval
from tidetable.arena.run import crew
from tidetable.bots.coach.looking import Looker
from tidetable.core.game import game_of
from tidetable.puzzles.mine import fair_share

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tidetable.puzzles.puzzle import Puzzle


@dataclass(frozen=True)
class Confirmed:
    """How many puzzles were asked again, which of them were not confirmed, and the share with its 95 % interval."""

    asked: int
    doubtful: tuple[str, ...]  # ids

    @property
    def share(self) -> float:
        """The share that was confirmed."""
        return 1 - len(self.doubtful) / max(self.asked, 1)

    @property
    def interval(self) -> tuple[float, float]:
        """Its 95 % interval."""
        return interval(self.asked - len(self.doubtful), self.asked)


def confirm(
    puzzles: Sequence[Puzzle], *, seed: str | int = 0, times: int = 1, jobs: int = 1, until: float = math.inf,
    progress: Callable[[int, int], None] | None = None,
) -> Confirmed:  # fmt: skip
    """Search every puzzle again, so many *times* as long as it was searched when it was made, until the time is up."""
    doubtful, number = [], 0
    tasks = ((puzzle, times, str(seed)) for puzzle in puzzles)
    with crew(jobs, found_again) as ask_all:
        for number, (name, found) in enumerate(ask_all(takewhile(lambda _task: time.monotonic() < until, tasks)), 1):
            if not found:
                doubtful.append(name)
            if progress:
                progress(number, len(puzzles))
    return Confirmed(number, tuple(sorted(doubtful)))


def found_again(task: tuple[Puzzle, int, str]) -> tuple[str, bool]:
    """Search once more; give the puzzle's id, and whether the same move was found."""
    puzzle, times, seed = task
    seen, passes = puzzle.seen(), times * puzzle.passes
    looker = looker_of(puzzle.game, int(seen.record.seats), passes, f"confirm {seed}")
    best = looker.opinions(seen, least=fair_share(passes, seen))[0][0]
    return puzzle.id, seen.game.Decision.text(best) == puzzle.best


@cache
def looker_of(game: str, seats: int, passes: int, seed: str) -> Looker:
    """Keep a search for one number of seats, length and chance."""
    return Looker(game_of(game), seats, passes, seed)
