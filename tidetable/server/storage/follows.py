"""Tables that somebody follows, and how much of them they have seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from tidetable.server.storage.schema import follows, insert_into

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from tidetable.server.storage.database import Database

MOST = 300  # tables one person follows


class Follow(msgspec.Struct, frozen=True):
    """A table that somebody follows."""

    table: str
    since: float
    at: float  # when they last looked ...
    n: int  # ... and the newest event that they were shown then


class Follows:
    """The tables all people follow. Whoever has become an account still follows those of the guest they were."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, known: Collection[str], table: str | None = None) -> list[Follow]:
        """Give what somebody follows, the newest first; only *table*, if one is named."""
        query = sa.select(follows).where(_theirs(known), *([follows.c.table_id == table] if table else []))
        query = query.order_by(follows.c.since.desc(), follows.c.table_id)

        def work(line: sa.Connection) -> list[Follow]:
            found: dict[str, Follow] = {}
            for row in line.execute(query):
                found.setdefault(row.table_id, Follow(row.table_id, row.since, row.at, row.n))
            return list(found.values())

        return await self.database.read(work)

    async def look(self, player: str, known: Collection[str], seen: Follow) -> bool:
        """Follow a table, or note how much was seen of one that is followed; False: they follow as many as one may."""
        here = sa.and_(_theirs(known), follows.c.table_id == seen.table)
        others = sa.select(sa.func.count(sa.distinct(follows.c.table_id))).where(_theirs(known), follows.c.table_id != seen.table)

        def work(line: sa.Connection) -> bool:
            since = line.execute(sa.select(sa.func.min(follows.c.since)).where(here)).scalar()
            if since is None and line.execute(others).scalar_one() >= MOST:
                return False
            row = {"player": player, "table_id": seen.table, "since": since or seen.since, "at": seen.at, "n": seen.n}
            line.execute(sa.delete(follows).where(here))
            insert = insert_into(line, follows).values(**row)
            line.execute(insert.on_conflict_do_update(index_elements=["player", "table_id"], set_=row))
            return True

        return await self.database.write(work)

    async def drop(self, known: Collection[str], table: str) -> None:
        """Follow a table no more."""
        gone = sa.delete(follows).where(_theirs(known), follows.c.table_id == table)
        await self.database.write(lambda line: line.execute(gone) and None)


def _theirs(known: Collection[str]) -> sa.ColumnElement[bool]:
    return follows.c.player.in_(list(known))


def forget_follows(connection: sa.Connection, known: Iterable[str]) -> None:
    """Forget what somebody follows."""
    connection.execute(sa.delete(follows).where(_theirs(list(known))))
