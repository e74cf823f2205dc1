"""What a tournament is made of: its setting, those who entered, their meetings, and what a meeting is worth.

>>> three = Meeting(1, ("ann", "ben", "cem"), ranks=(1, 2, 2))
>>> {player: points / WIN for player, points in points_of(three).items()}
{'ann': 1.0, 'ben': 0.25, 'cem': 0.25}
"""

from __future__ import annotations

from typing import Literal

import msgspec

Format = Literal["round-robin", "swiss", "knock-out", "arena"]
WIN = 12  # points for whoever beats everybody at a table: so many that those of two, three and four seats are whole numbers
MOST_SEATS = 4


class Setting(msgspec.Struct, frozen=True):
    """How a tournament is played."""

    format: Format
    seats: int = 2
    rounds: int = 0  # of Swiss; the others know their own number
    fill: bool = False  # whether bots sit where players are missing


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who plays along; *here* says whether they are to be given a table now."""

    player: str
    rating: float = 1500.0
    here: bool = True
    out: bool = False  # for good


class Meeting(msgspec.Struct, frozen=True):
    """Those who meet at a table, by seat (None: a bot that fills it), and how it ended. One player alone has a bye."""

    round: int
    players: tuple[str | None, ...]
    ranks: tuple[int, ...] | None = None  # by seat, 1 is the best; none as long as it is not over
    absent: tuple[int, ...] = ()  # seats whose player did not come: they get nothing, whoever else did not come either

    @property
    def is_bye(self) -> bool:
        """Whether there was nobody to play with: that counts as a win."""
        return len(self.players) == 1

    @property
    def is_over(self) -> bool:
        """Whether it is known how it ended."""
        return self.is_bye or self.ranks is not None

    @property
    def people(self) -> list[str]:
        """Those who enter the standings."""
        return [player for player in self.players if player is not None]


def points_of(meeting: Meeting) -> dict[str, int]:
    """Say what a meeting is worth to each: a share of a win for every other at the table who was beaten, half of it for a tie."""
    if meeting.is_bye:
        return dict.fromkeys(meeting.people, WIN)
    if meeting.ranks is None:
        return {}
    others = len(meeting.players) - 1
    return {
        player: 0 if seat in meeting.absent else WIN * _halves(meeting.ranks, seat) // (2 * others)
        for seat, player in enumerate(meeting.players)
        if player is not None
    }


def _halves(ranks: tuple[int, ...], seat: int) -> int:
    """Count those a seat has beaten twice, and those it has tied with once."""
    return sum(2 * (ranks[seat] < rank) + (ranks[seat] == rank) for other, rank in enumerate(ranks) if other != seat)


def seeded(entrants: list[Entrant]) -> list[Entrant]:
    """Order those who entered by strength; who entered earlier comes first among equals."""
    return sorted(entrants, key=lambda entrant: -entrant.rating)
