"""The deal of a match, with what the rules wrote when it was dealt: the first thing the story tells."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Self

from tidetable.core.journal import NO_JOURNAL, new_journal
from tidetable.core.match import Match

if TYPE_CHECKING:
    from tidetable.core.game import Game
    from tidetable.core.match import Decision, Entry
    from tidetable.core.record import Ints, Record


@dataclass
class DealtMatch(Match):
    """A match that has just been dealt, once, its options all named."""

    deal: Ints = field(default_factory=new_journal)  # what the deal wrote

    def __post_init__(self) -> None:
        """Deal, and write it down."""
        self.state = self.game.start(self.seats, self.seed, self.options, self.deal)

    @classmethod
    def reopened(
        cls, game: Game, seats: int, options: dict[str, Any], seed: str, log: list[Entry], standing: list[Decision], state: Record
    ) -> Self:
        """Give a match as it was, without dealing and replaying it; the deal's story was told."""
        match = cls.__new__(cls)
        match.game, match.seats, match.options, match.seed = game, seats, options, seed
        match.log, match.decisions, match.state, match.position, match.deal = log, standing, state, None, NO_JOURNAL
        return match
