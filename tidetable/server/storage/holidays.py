"""Holidays as they are stored: who was off when, and whether every table knows that it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa

from tidetable.server.storage.schema import holidays
from tidetable.table.holidays import Holiday, can_begin

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tidetable.server.storage.database import Database


class Holidays:
    """The holidays of all accounts."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, player: str) -> list[Holiday]:
        """Give somebody's holidays, the latest last."""
        return await self.database.read(lambda connection: _taken(connection, player))

    async def begin(self, player: str, at: float, allowance: float) -> bool:
        """Begin a holiday, if one may begin."""

        def work(connection: sa.Connection) -> bool:
            if not can_begin(_taken(connection, player), at, allowance):
                return False
            connection.execute(sa.insert(holidays), {"player": player, "begin": at, "end": None, "settled": False})
            return True

        return await self.database.write(work)

    async def end(self, player: str, at: float) -> None:
        """End the holiday somebody is on; the tables are to be told."""
        query = sa.update(holidays).where(holidays.c.player == player, holidays.c.end.is_(None)).values(end=at)
        await self.database.write(lambda connection: connection.execute(query) and None)

    async def settle(self, player: str) -> None:
        """Note that every table knows that somebody's holidays are over."""
        over = sa.and_(holidays.c.player == player, holidays.c.end.is_not(None))
        query = sa.update(holidays).where(over).values(settled=True)
        await self.database.write(lambda connection: connection.execute(query) and None)

    async def unsettled(self) -> list[str]:
        """Name those who are on holiday, and those of whom a table may not know that they are back."""
        query = sa.select(holidays.c.player).where(~holidays.c.settled).distinct()
        return await self.database.read(lambda connection: list(connection.execute(query).scalars()))


def _taken(connection: sa.Connection, player: str) -> list[Holiday]:
    query = sa.select(holidays).where(holidays.c.player == player).order_by(holidays.c.begin)
    return [Holiday(row.begin, row.end) for row in connection.execute(query)]


def forget_holidays(connection: sa.Connection, known: Iterable[str]) -> None:
    """Forget the holidays somebody took."""
    connection.execute(sa.delete(holidays).where(holidays.c.player.in_(list(known))))
