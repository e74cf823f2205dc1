"""Asking again: whether a search with other chance, as long or longer, finds the moves that puzzles call best."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tidetable.arena.ratings import interval
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
    puzzles: Sequence[Puzzle], *, seed: str | int = 0, times: int = 1, progress: Callable[[int, int], None] | None = None
) -> Confirmed:
    """Search every puzzle again, so many *times* as long as it was searched when it was made."""
    lookers: dict[tuple[str, int, int], Looker] = {}
    doubtful = []
    for number, puzzle in enumerate(puzzles, 1):
        seen = puzzle.seen()
        seats, long = int(seen.record.seats), times * puzzle.passes
        key = (puzzle.game, seats, long)
        if key not in lookers:
            lookers[key] = Looker(game_of(puzzle.game), seats, long, f"confirm {seed}")
        best = lookers[key].opinions(seen, least=fair_share(long, seen))[0][0]
        if seen.game.Decision.text(best) != puzzle.best:
            doubtful.append(puzzle.id)
        if progress:
            progress(number, len(puzzles))
    return Confirmed(len(puzzles), tuple(doubtful))
