"""The deal of a match, with what the rules wrote when it was dealt: the first thing the story tells."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tidetable.core.journal import new_journal
from tidetable.core.match import Match

if TYPE_CHECKING:
    from tidetable.core.record import Ints


@dataclass
class DealtMatch(Match):
    """A match that has just been dealt, once, its options all named."""

    deal: Ints = field(default_factory=new_journal)  # what the deal wrote

    def __post_init__(self) -> None:
        """Deal, and write it down."""
        self.state = self.game.start(self.seats, self.seed, self.options, self.deal)
