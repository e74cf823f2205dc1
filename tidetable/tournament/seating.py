"""Who sits where at a table: everybody should have had every seat equally often, and not the same one twice in a row."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tidetable.tournament.field import Meeting


class Seats:
    """The seats everybody has had."""

    def __init__(self, meetings: Iterable[Meeting]) -> None:
        self.had: dict[str, Counter[int]] = {}
        self.last: dict[str, int] = {}
        for meeting in meetings:
            if not meeting.is_bye:
                self.note(meeting.players)

    def note(self, players: Sequence[str | None]) -> None:
        """Note who sits where."""
        for seat, player in enumerate(players):
            if player is not None:
                self.had.setdefault(player, Counter())[seat] += 1
                self.last[player] = seat

    def cost(self, player: str | None, seat: int) -> int:
        """Say how little somebody should sit somewhere: much for a seat they have had often, a little for the last one."""
        if player is None:
            return 0
        return 2 * (2 * self.had.get(player, Counter())[seat] + 1) + (self.last.get(player) == seat)

    def lean(self, player: str) -> int:
        """Say which of two seats somebody is owed: below nought the first, above it the second."""
        had = self.had.get(player, Counter())
        return had[0] - had[1]

    def seat(self, party: Sequence[str | None]) -> tuple[str | None, ...]:
        """Seat a party as fairly as can be, and note it."""
        chosen = min(permutations(party), key=lambda order: sum(self.cost(player, seat) for seat, player in enumerate(order)))
        self.note(chosen)
        return chosen
