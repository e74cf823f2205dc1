"""People who look for somebody, as rows: one a person. Each kind of game they wait for is a pool, and each pool has one job."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from tidetable.server.storage.jobs import SEEK, Job, call
from tidetable.server.storage.schema import seeks

if TYPE_CHECKING:
    from collections.abc import Collection

    from tidetable.server.storage.database import Database

CORRESPONDENCE = "day"  # how the clocks are called with which nobody need be here


class Seek(msgspec.Struct, frozen=True):
    """Somebody who looks for somebody."""

    player: str
    pool: str
    name: str | None
    near: bool
    rating: float
    since: float
    bot_at: float | None  # when a bot steps in
    until: float  # when they have waited long enough
    keeper: str | None = None  # the process at which they listen
    table_id: str | None = None  # the table that was made for them ...
    found: float | None = None  # ... once it is there


def pool_of(game: str, seats: int, clock: str, *, rated: bool) -> str:
    """Name what people wait for.

    >>> pool_of("rivero", 2, "bank", rated=True)
    'rivero/2/bank/rated'
    """
    return f"{game}/{seats}/{clock}/{'rated' if rated else 'free'}"


def read_pool(pool: str) -> tuple[str, int, str, bool]:
    """Say what people of a pool wait for: game, seats, clock, rated."""
    game, seats, clock, rated = pool.split("/")
    return game, int(seats), clock, rated == "rated"


def pool_job(pool: str, at: float) -> Job:
    """Look at a pool."""
    return Job(f"{SEEK} {pool}", SEEK, "", -1, 1, at)


class Seeks:
    """All who look for somebody."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def put(self, seek: Seek) -> None:
        """Let somebody wait, for this and for nothing else; some worker looks at once."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(seeks).where(seeks.c.player == seek.player))
            connection.execute(sa.insert(seeks), msgspec.structs.asdict(seek))
            call(connection, pool_job(seek.pool, seek.since))

        await self.database.write(work)

    async def hurry(self, player: str, at: float) -> bool:
        """Let a bot step in now for somebody who waits."""

        def work(connection: sa.Connection) -> bool:
            waits = sa.and_(seeks.c.player == player, seeks.c.table_id.is_(None))
            pool = connection.execute(sa.select(seeks.c.pool).where(waits)).scalar()
            if pool is None:
                return False
            connection.execute(sa.update(seeks).where(waits).values(bot_at=at))
            call(connection, pool_job(pool, at))
            return True

        return await self.database.write(work)

    async def drop(self, players: Collection[str], keeper: str | None = None) -> bool:
        """Let people wait no more; with a *keeper* only those who listened there and must be here to play."""
        query = sa.delete(seeks).where(seeks.c.player.in_(list(players)))
        if keeper is not None:
            query = query.where(seeks.c.keeper == keeper, seeks.c.pool.not_like(f"%/{CORRESPONDENCE}%"))
        return await self.database.write(lambda connection: connection.execute(query).rowcount > 0)

    async def keep(self, players: Collection[str], keeper: str) -> None:
        """Note where somebody listens."""
        query = sa.update(seeks).where(seeks.c.player.in_(list(players))).values(keeper=keeper)
        await self.database.write(lambda connection: connection.execute(query) and None)

    async def of(self, players: Collection[str]) -> Seek | None:
        """Give what somebody waits for."""
        query = sa.select(seeks).where(seeks.c.player.in_(list(players)))
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else Seek(*row)

    async def in_pool(self, pool: str) -> list[Seek]:
        """Give all of a pool."""
        query = sa.select(seeks).where(seeks.c.pool == pool).order_by(seeks.c.since)
        return await self.database.read(lambda connection: [Seek(*row) for row in connection.execute(query)])

    async def pools(self) -> list[tuple[str, int]]:
        """Count those who wait, by pool."""
        waits = sa.select(seeks.c.pool, sa.func.count()).where(seeks.c.table_id.is_(None)).group_by(seeks.c.pool)
        return await self.database.read(lambda connection: [(row[0], int(row[1])) for row in connection.execute(waits)])

    async def claim(self, players: Collection[str], table: str) -> bool:
        """Take people out of their pool for a table, all of them or nobody: somebody may have gone meanwhile."""

        def work(connection: sa.Connection) -> bool:
            savepoint = connection.begin_nested()
            free = sa.and_(seeks.c.player.in_(list(players)), seeks.c.table_id.is_(None))
            taken = connection.execute(sa.update(seeks).where(free).values(table_id=table)).rowcount == len(players)
            savepoint.commit() if taken else savepoint.rollback()
            return taken

        return await self.database.write(work)

    async def settle(self, players: Collection[str], at: float | None) -> None:
        """Note that the table of these people is there; or, without a time, that there is none and they wait again."""
        change = {"found": at} if at is not None else {"table_id": None}
        query = sa.update(seeks).where(seeks.c.player.in_(list(players))).values(**change)
        await self.database.write(lambda connection: connection.execute(query) and None)
