"""A last look at what would be shipped, in games whose long turns hide more from the long search than chance does."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tidetable.puzzles.mine import LONG, TIMES, chances_of, fair_share, stands_clear
from tidetable.puzzles.themes import by_chances

if TYPE_CHECKING:
    from tidetable.puzzles.mine import Miner
    from tidetable.puzzles.puzzle import Puzzle

# How much longer than the long search. Of what that found in Reef Encounter, a search ten times as long kept 78 in a hundred,
# of the others nearly all.
LONGER = {"reef_encounter": 10}
AHEAD = 0.02  # by how much the best must still lead: an average that was large by chance comes down when it is looked at again


class LastLook:
    """Somebody who looks once more, and remembers what was found; where the long search sees enough, nothing is looked at."""

    def __init__(self, miner: Miner) -> None:
        self.miner, self.passes = miner, LONGER.get(miner.game.id, 0) * TIMES * miner.passes
        self._known: dict[str, Puzzle | None] = {}

    def __call__(self, puzzle: Puzzle) -> Puzzle | None:
        """Give the puzzle with the chances of the last look, or None where that finds another move, or none that leads."""
        if not self.passes:
            return puzzle
        if puzzle.id not in self._known:
            self._known[puzzle.id] = self._looked_at(puzzle)
        return self._known[puzzle.id]

    def _looked_at(self, puzzle: Puzzle) -> Puzzle | None:
        seen = puzzle.seen()
        looker = self.miner.looker(int(seen.record.seats), self.passes, "last")
        opinions = looker.opinions(seen, least=fair_share(self.passes, seen))
        told = chances_of(self.miner.game, opinions)
        if told[0].action != puzzle.best or not stands_clear(opinions, LONG, AHEAD):
            return None
        now = by_chances(told[0].chance, told[1].chance, int(seen.record.seats))
        stage, *others, kind = puzzle.themes
        themes = (stage, *(name for name in others if name not in now), *(name for name, holds in now.items() if holds), kind)
        return replace(puzzle, chances=told, passes=self.passes, themes=themes)
