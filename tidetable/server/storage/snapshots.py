"""Snapshots of tables: where opening one begins. They are only a cache, one row a table, and the newest holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa

from tidetable.server.storage.schema import insert_into, snapshots
from tidetable.table.snapshot import Snapshot, read

if TYPE_CHECKING:
    from tidetable.server.storage.database import Database


class Snapshots:
    """The part of the database that holds them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def keep(self, table: str, n: int, body: bytes) -> None:
        """Keep what a table was after its first *n* events, unless somebody has kept a later one."""

        def work(connection: sa.Connection) -> None:
            insert = insert_into(connection, snapshots).values(table_id=table, n=n, body=body)
            later = insert.on_conflict_do_update(index_elements=["table_id"], set_={"n": n, "body": body}, where=snapshots.c.n < n)
            connection.execute(later)

        await self.database.write(work)


def read_snapshot(connection: sa.Connection, table: str) -> Snapshot | None:
    """Give the snapshot of a table, if there is one that can be read."""
    body = connection.execute(sa.select(snapshots.c.body).where(snapshots.c.table_id == table)).scalar()
    return None if body is None else read(body)
