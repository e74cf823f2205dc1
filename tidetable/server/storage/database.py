"""The database: readers in threads, and one writer that commits whatever has gathered while it was busy (group commit).

A commit costs a flush to the disk. Many tables share one: whoever writes while a commit is under way waits for the next, and the
next takes all of them. SQLite and PostgreSQL run the same statements.
"""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy as sa

from tidetable.server.storage.jobs import write_wanted
from tidetable.server.storage.migrate import migrate
from tidetable.server.storage.schema import events, tables

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tidetable.server.settings import Settings
    from tidetable.server.storage.jobs import Wanted

T = TypeVar("T")
READERS = 3
BATCH = 512


@dataclass
class Append:
    """New events of a table: all of them, or none if somebody else was quicker."""

    table: str
    after: int  # the number they follow
    row: dict[str, Any]  # what changes in ``tables``
    rows: list[dict[str, Any]]  # for ``events``
    wanted: Wanted | None = None  # what is to be done then, if that has changed


@dataclass
class _Job:
    future: asyncio.Future[Any]
    append: Append | None = None
    work: Callable[[sa.Connection], Any] | None = None


_RAISE = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("b_id"), tables.c.n == sa.bindparam("b_after"))
    .values(
        n=sa.bindparam("b_n"),
        status=sa.bindparam("b_status"),
        updated=sa.bindparam("b_updated"),
        due=sa.bindparam("b_due"),
        waiting=sa.bindparam("b_waiting"),
        summary=sa.func.coalesce(sa.bindparam("b_summary", type_=sa.Text), tables.c.summary),
    )
)
_INSERT = sa.insert(events)


class Statements:
    """The statements of every decision, written once as the driver takes them: to make them anew costs more than to run them."""

    def __init__(self, dialect: sa.Dialect) -> None:
        self.raise_table, self.insert_events = str(_RAISE.compile(dialect=dialect)), str(_INSERT.compile(dialect=dialect))

    def append_together(self, connection: sa.Connection, appends: list[Append]) -> bool:
        """Store all of several, or none if somebody else was quicker somewhere."""
        savepoint = connection.begin_nested()
        raised = connection.exec_driver_sql(self.raise_table, [unit.row for unit in appends])
        if raised.rowcount != len(appends):
            savepoint.rollback()
            return False
        connection.exec_driver_sql(self.insert_events, [row for unit in appends for row in unit.rows])
        savepoint.commit()
        return True

    def append_alone(self, connection: sa.Connection, unit: Append) -> bool:
        """Store one, unless somebody else was quicker."""
        if connection.exec_driver_sql(self.raise_table, unit.row).rowcount != 1:
            return False
        connection.exec_driver_sql(self.insert_events, unit.rows)
        return True

    def append_by_driver(self, line: sqlite3.Connection, appends: list[Append]) -> dict[int, bool]:
        """Commit several in a file, each unless somebody else was quicker, with nothing in between: it costs half."""
        stored = {}
        try:
            line.execute("BEGIN")
            for unit in appends:
                stored[id(unit)] = line.execute(self.raise_table, unit.row).rowcount == 1
                if stored[id(unit)]:
                    line.executemany(self.insert_events, unit.rows)
            line.execute("COMMIT")
        except sqlite3.Error as fault:
            if line.in_transaction:
                line.execute("ROLLBACK")
            raise sa.exc.DBAPIError(self.raise_table, None, fault) from fault
        return stored


class Database:
    """One database with its threads."""

    def __init__(self, settings: Settings) -> None:
        self.engine = make_engine(settings)
        self._statements = Statements(self.engine.dialect)
        self._reading = ThreadPoolExecutor(READERS, "read")
        self._writing = ThreadPoolExecutor(1, "write")
        self._jobs: list[_Job] = []
        self._flusher: asyncio.Task[None] | None = None
        self._embedded = settings.embedded
        self._kept: sa.Connection | None = None  # the writer's, of a file

    async def open(self) -> None:
        """Bring the schema up to date."""
        await asyncio.get_running_loop().run_in_executor(self._writing, migrate, self.engine)

    async def close(self) -> None:
        """Finish what is being written, then let go."""
        if self._flusher is not None:
            await self._flusher
        self._reading.shutdown()
        self._writing.shutdown()
        if self._kept is not None:
            self._kept.close()
        self.engine.dispose()

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Run queries in a thread."""

        def run() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._reading, run)

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Run statements with the next commit; if they fail, only they are undone."""
        result: T = await self._enqueue(_Job(asyncio.get_running_loop().create_future(), work=work))
        return result

    async def append(self, unit: Append) -> bool:
        """Store events with the next commit; False if the table has moved on elsewhere."""
        stored: bool = await self._enqueue(_Job(asyncio.get_running_loop().create_future(), append=unit))
        return stored

    def _enqueue(self, job: _Job) -> asyncio.Future[Any]:
        self._jobs.append(job)
        if self._flusher is None or self._flusher.done():
            self._flusher = asyncio.create_task(self._flush())
        return job.future

    async def _flush(self) -> None:
        loop = asyncio.get_running_loop()
        while self._jobs:
            batch, self._jobs = self._jobs[:BATCH], self._jobs[BATCH:]
            try:
                results = await loop.run_in_executor(self._writing, self._commit, batch)
            except Exception as fault:  # noqa: BLE001 - each waiting caller gets it
                results = [fault] * len(batch)
            for job, result in zip(batch, results, strict=True):
                if job.future.done():
                    continue
                if isinstance(result, Exception):
                    job.future.set_exception(result)
                else:
                    job.future.set_result(result)

    @contextmanager
    def _writer(self) -> Iterator[sa.Connection]:
        """Give the connection that writes. That of a file is kept: to take one and give it back costs as much as to write."""
        if not self._embedded:
            with self.engine.connect() as connection:
                yield connection
            return
        if self._kept is None:
            self._kept = self.engine.connect()
        try:
            yield self._kept
        except BaseException:  # whatever it was, the next begins anew
            self._kept.close()
            self._kept = None
            raise

    def _commit(self, batch: list[_Job]) -> list[Any]:
        """Write a batch in one transaction: all appends at once, or one by one if somebody else was quicker somewhere."""
        appends = sorted((job.append for job in batch if job.append), key=lambda unit: unit.table)  # one order: no deadlocks
        only = len(appends) == len(batch) and not any(unit.wanted for unit in appends)
        with self._writer() as connection:
            if only and self._embedded:
                stored = self._statements.append_by_driver(connection.connection.driver_connection, appends)  # type: ignore[arg-type]
                return [stored[id(job.append)] for job in batch]
            return self._commit_all(connection, batch, appends)

    def _commit_all(self, connection: sa.Connection, batch: list[_Job], appends: list[Append]) -> list[Any]:
        with connection.begin():
            together = len(appends) > 1 and self._statements.append_together(connection, appends)
            outcome = {id(unit): together or self._statements.append_alone(connection, unit) for unit in appends}
            write_wanted(connection, [unit.wanted for unit in appends if unit.wanted and outcome[id(unit)]])
            return [outcome[id(job.append)] if job.append else _attempt(connection, job) for job in batch]


def _attempt(connection: sa.Connection, job: _Job) -> Any:
    assert job.work is not None, "a job without work"
    savepoint = connection.begin_nested()
    try:
        result = job.work(connection)
    except Exception as fault:  # noqa: BLE001 - handed to whoever waits for this job; the others are committed
        savepoint.rollback()
        return fault
    savepoint.commit()
    return result


def make_engine(settings: Settings) -> sa.Engine:
    """Open a database: SQLite so that a commit is on the disk, PostgreSQL as it is."""
    if not settings.embedded:
        return sa.create_engine(settings.database_url, pool_size=READERS + 2, pool_pre_ping=True)
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)  # the key of the server lies there
    engine = sa.create_engine(settings.database_url, connect_args={"check_same_thread": False}, paramstyle="named")
    sa.event.listen(engine, "connect", _prepare_sqlite)
    sa.event.listen(engine, "begin", _begin)
    return engine


def _begin(connection: sa.Connection) -> None:
    line: Any = connection.connection.driver_connection
    line.execute("BEGIN")  # nothing is to be made of it, so it goes no longer way


def _prepare_sqlite(connection: sqlite3.Connection, _record: Any) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves, so that savepoints and snapshots work
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "cache_size=-16000"):
        connection.execute(f"PRAGMA {pragma}")
