"""Analyses of finished matches: asked for once, made by a worker, kept until nobody has wanted one for long."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from tidetable.server.storage.jobs import ANALYSIS, analysis, job_row
from tidetable.server.storage.schema import analyses, insert_into, jobs

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tidetable.server.storage.database import Database

DROPPED = 500  # at a time


class KeptAnalysis(msgspec.Struct, frozen=True):
    """An analysis as it stands: waiting, under way (``done`` of ``of`` decisions), there, or given up."""

    table: str
    owner: str
    asked: float
    done: int
    of: int
    body: dict[str, Any] | None = None
    fault: str | None = None

    @property
    def status(self) -> str:
        """How far it is."""
        return "failed" if self.fault else "done" if self.body is not None else "running" if self.done else "waiting"


class Analyses:
    """All analyses."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def get(self, table: str) -> KeptAnalysis | None:
        """Give what there is about a match."""
        return (await self.among([table])).get(table)

    async def among(self, tables: Iterable[str]) -> dict[str, KeptAnalysis]:
        """Give what there is about some matches, by table."""
        query = sa.select(analyses).where(analyses.c.table_id.in_(list(tables)))
        return await self.database.read(lambda connection: {row.table_id: _read(row) for row in connection.execute(query)})

    async def ask(self, table: str, owner: str, at: float, of: int) -> None:
        """Want an analysis, with the job that makes it; one that failed is tried again, one that is wanted already stays."""
        row = {"table_id": table, "owner": owner, "asked": at, "done": 0, "of": of, "body": None, "fault": None}

        def work(connection: sa.Connection) -> None:
            failed = sa.delete(analyses).where(analyses.c.table_id == table, analyses.c.fault.is_not(None))
            connection.execute(failed)
            made = connection.execute(insert_into(connection, analyses).values(row).on_conflict_do_nothing())
            if made.rowcount:
                job = job_row(analysis(table, at, owner), 0)
                connection.execute(insert_into(connection, jobs).values(job).on_conflict_do_nothing())

        await self.database.write(work)

    async def waiting(self, owner: str | None = None) -> int:
        """Count those that somebody, or anybody, waits for."""
        open_ = sa.and_(analyses.c.body.is_(None), analyses.c.fault.is_(None))
        query = (
            sa.select(sa.func.count()).select_from(analyses).where(open_ if owner is None else open_ & (analyses.c.owner == owner))
        )
        return await self.database.read(lambda connection: int(connection.execute(query).scalar_one()))

    async def progress(self, table: str, done: int) -> bool:
        """Note how many decisions are looked at; False if nobody wants it any more."""
        query = sa.update(analyses).where(analyses.c.table_id == table, analyses.c.body.is_(None)).values(done=done)
        return await self.database.write(lambda connection: connection.execute(query).rowcount > 0)

    async def keep(self, table: str, body: dict[str, Any]) -> None:
        """Keep a finished one, if it is still wanted."""
        packed = zlib.compress(msgspec.json.encode(body), 6)
        query = sa.update(analyses).where(analyses.c.table_id == table).values(body=packed, done=analyses.c.of, fault=None)
        await self.database.write(lambda connection: connection.execute(query) and None)

    async def fail(self, table: str, why: str) -> None:
        """Give one up."""
        query = sa.update(analyses).where(analyses.c.table_id == table).values(fault=why[:200])
        await self.database.write(lambda connection: connection.execute(query) and None)

    async def drop(self, table: str) -> None:
        """Want one no more: the row and its job."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(analyses).where(analyses.c.table_id == table))
            connection.execute(sa.delete(jobs).where(jobs.c.id == f"{ANALYSIS} {table}"))

        await self.database.write(work)

    async def drop_old(self, before: float) -> int:
        """Drop those asked for before a time: who wants one again asks again. Give how many."""
        old = sa.select(analyses.c.table_id).where(analyses.c.asked < before).limit(DROPPED)

        def work(connection: sa.Connection) -> int:
            gone = list(connection.execute(old).scalars())
            connection.execute(sa.delete(analyses).where(analyses.c.table_id.in_(gone)))
            return len(gone)

        return await self.database.write(work)


def _read(row: Any) -> KeptAnalysis:
    body = None if row.body is None else msgspec.json.decode(zlib.decompress(row.body))
    return KeptAnalysis(row.table_id, row.owner, row.asked, row.done, row.of, body, row.fault)
