"""Outcomes: scores, ranks, and the reason the game ended with the section that says so."""

from __future__ import annotations

import re
from dataclasses import dataclass

from tidetable.core.errors import BrokenRecord


@dataclass(frozen=True)
class Reason:
    """Why a game ended."""

    id: str  # "four_rounds"
    section: str  # "§6"


@dataclass(frozen=True)
class Outcome:
    """How a game ended.

    >>> print(Outcome((8, 2), (1, 2), Reason("four_rounds", "§6")))
    seat 0 wins: 8 (1st), 2 (2nd); four_rounds, §6
    >>> Outcome.parse("seat 0 wins: 8 (1st), 2 (2nd); four_rounds, §6").scores
    (8, 2)
    """

    scores: tuple[int, ...]  # by seat
    ranks: tuple[int, ...]  # by seat; 1 is best, equal ranks share a place
    reason: Reason

    @property
    def winners(self) -> list[int]:
        """The seats that share the first place."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def __str__(self) -> str:
        """Write the result so that it reads back."""
        winners = self.winners
        who = f"seat {winners[0]} wins" if len(winners) == 1 else f"seats {' and '.join(map(str, winners))} share the win"
        places = ", ".join(f"{score} ({_place(rank)})" for score, rank in zip(self.scores, self.ranks, strict=True))
        return f"{who}: {places}; {self.reason.id}, {self.reason.section}"

    @classmethod
    def parse(cls, text: str) -> Outcome:
        """Read a result back from its text."""
        places = re.findall(r"(-?\d+) \((\d+)(?:st|nd|rd|th)\)", text)
        reason = re.search(r"; (\S+), (.+)$", text)
        if not places or not reason:
            raise BrokenRecord("this is no result; one looks like: seat 0 wins: 8 (1st), 2 (2nd); four_rounds, §6")
        return cls(tuple(int(score) for score, _ in places), tuple(int(rank) for _, rank in places), Reason(*reason.groups()))


def _place(rank: int) -> str:
    return f"{rank}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(rank, 'th') }".replace(" ", "")
