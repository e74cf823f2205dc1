"""Everybody's ratings in memory, for the seats of tables: a few numbers a member, read anew when a match was counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidetable.arena.glicko import SURE_ENOUGH
from tidetable.server.live.wire import SeatRating
from tidetable.server.storage.ratings import anchor

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tidetable.server.clock import ServerClock
    from tidetable.server.storage.ratings import Ratings

FRESH = 30.0  # seconds after which they are read again: another process may have counted


class Standings:
    """What is known of everybody."""

    def __init__(self, ratings: Ratings, clock: ServerClock) -> None:
        self._ratings, self._clock = ratings, clock
        self._known: dict[tuple[str, str, int], SeatRating] = {}
        self._read = -FRESH

    async def load(self) -> None:
        """Read everything."""
        found = await self._ratings.all()
        self._known = {(row.player, row.game, row.seats): SeatRating(round(row.value), row.error > SURE_ENOUGH) for row in found}
        self._read = self._clock.now()

    async def refresh(self) -> None:
        """Read everything, if that was some time ago."""
        if self._clock.now() - self._read > FRESH * self._clock.speed:
            await self.load()

    def of_seat(self, game: str, seats: int, players: Sequence[str], bot: str | None) -> SeatRating | None:
        """Give the rating of whoever sits at a seat; None if there is none yet."""
        if players:
            return next((self._known[key] for player in players[::-1] if (key := (player, game, seats)) in self._known), None)
        found = anchor(game, seats, bot) if bot else None
        return None if found is None else SeatRating(round(found.value), provisional=False)
