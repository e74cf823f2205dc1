"""Jobs: what is to be done without anybody asking, as rows that any worker takes.

They are written in the same commit as the events they follow from. Whoever takes one holds it for a while and renews that; a
worker that was killed falls silent, and another takes what it held. What is done is done once all the same: a bot's decision
answers the question that one event of one table put, and the table refuses to answer it twice.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from tidetable.server.storage.schema import insert_into, jobs, tables, tournaments
from tidetable.table import coming

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from tidetable.server.storage.database import Database
    from tidetable.table.table import Table

LEASE = 10.0  # seconds until what a silent worker holds can be taken by another
BOT, CLOCK, HOUSE, RATE, ANALYSIS, SEEK = "bot", "clock", "house", "rate", "analysis", "seek"
HOLIDAY = "holiday"  # whose clocks stand still is seen to, at every table
ORDER = "order"  # somebody is asked by letter: they may have said beforehand what they would do
TELL, SEND = "tell", "send"  # somebody is to be told something: looked for, and sent
TOURNAMENT, RESULT = "tournament", "result"  # a tournament is looked at, and told that a match of its is over
MOVES = frozenset({BOT, CLOCK})  # the kinds after which a table has moved on


class Job(msgspec.Struct, frozen=True):
    """Something to be done at a time."""

    id: str
    kind: str
    table: str
    seat: int
    n: int
    due: float
    owner: str = ""


class Wanted(msgspec.Struct, frozen=True):
    """What is to be done at a table after its event *stamp*: these and nothing else."""

    table: str
    stamp: int
    jobs: tuple[Job, ...]

    def rows(self) -> list[dict[str, Any]]:
        """Give the rows."""
        return [job_row(job, self.stamp) for job in self.jobs]


def jobs_of(table: Table) -> tuple[Job, ...]:
    """Say what is to be done at a table: a bot's decision for each seat it is asked for, and a look when a time is up."""
    host = table.created.host
    bots = [
        Job(f"{BOT} {table.id} {seat}", BOT, table.id, seat, table.asked_at[seat], table.clocks.at, host)
        for seat in coming.bots_to_move(table)
    ]
    deadline = table.clocks.deadline()
    after = (*_rate(table), *_result(table), *_orders(table))
    return (*bots, *([] if deadline is None else [_clock(table.id, deadline, host)]), *after)


def _rate(table: Table) -> list[Job]:
    """Have a rated match counted once it is over; who has done it twice has changed nothing."""
    counts = table.plan.rated and table.ended_at is not None and table.created.seed is None
    return [Job(f"{RATE} {table.id}", RATE, table.id, -1, 0, table.ended_at or 0.0, table.created.host)] if counts else []


def _result(table: Table) -> list[Job]:
    """Have a tournament told of a match that is over; who has done it twice has changed nothing."""
    told = table.plan.tournament is not None and table.ended_at is not None
    return [Job(f"{RESULT} {table.id}", RESULT, table.id, -1, 0, table.ended_at or 0.0, table.created.host)] if told else []


def refereeing(tournament: str, at: float) -> Job:
    """Look at a tournament: begin it, take its results, pair its next round."""
    return Job(f"{TOURNAMENT} {tournament}", TOURNAMENT, "", -1, 1, at, tournament)


def call(connection: sa.Connection, job: Job) -> None:
    """Have something looked at by its time at the latest; whoever is just looking at it will look again.

    It stays theirs until then: a second worker would take those for lost who are just being seated.
    """
    insert = insert_into(connection, jobs).values(**job_row(job, 0))
    due = sa.case((jobs.c.due < job.due, jobs.c.due), else_=job.due)
    news = {"n": jobs.c.n + 1, "due": due}
    connection.execute(insert.on_conflict_do_update(index_elements=["id"], set_=news))


def _orders(table: Table) -> list[Job]:
    """Look, at each question by letter, whether the person who is asked has said beforehand what to do: nothing shows who has."""
    by_letter = table.plan.clock.kind == "days" and table.status == "running"
    asked = [seat for seat in table.waiting if table.seats[seat].is_person] if by_letter else []
    return [
        Job(f"{ORDER} {table.id} {seat}", ORDER, table.id, seat, table.asked_at[seat], table.clocks.at, table.created.host)
        for seat in asked
    ]


def _clock(table: str, due: float, host: str) -> Job:
    return Job(f"{CLOCK} {table}", CLOCK, table, -1, 0, due, host)


def house(at: float) -> Job:
    """Keep house: what is to be done now and then, by one worker."""
    return Job(HOUSE, HOUSE, "", -1, 0, at)


def telling(at: float) -> Job:
    """Look for what somebody should be told: every few seconds, by one worker."""
    return Job(TELL, TELL, "", -1, 0, at)


def seeing_to_holidays(at: float) -> Job:
    """See to it that the clocks of whoever is on holiday stand still, and go on afterwards: every minute, by one worker."""
    return Job(HOLIDAY, HOLIDAY, "", -1, 0, at)


def sending(row: str, at: float, owner: str) -> Job:
    """Send what waits in a row of the outbox."""
    return Job(f"{SEND} {row}", SEND, "", -1, 0, at, owner)


def sent_row(job: Job) -> str:
    """Name the row of the outbox that is to be sent."""
    return job.id.removeprefix(f"{SEND} ")


def analysis(table: str, at: float, owner: str) -> Job:
    """Analyse a finished match. Nothing that happens at its table later takes this away, so the row stands under no table."""
    return Job(f"{ANALYSIS} {table}", ANALYSIS, "", -1, 0, at, owner)


def analysed_table(job: Job) -> str:
    """Name the table whose match is to be analysed."""
    return job.id.removeprefix(f"{ANALYSIS} ")


def is_settled(stored: Collection[Job] | None, wanted: Collection[Job]) -> bool:
    """Tell whether nothing need be written: a look at a clock that comes too early finds out when the next is due."""
    if stored is None or len(stored) != len(wanted):
        return False
    known = {job.id: job for job in stored}
    return all(
        job.id in known and known[job.id].n == job.n and (job.kind != CLOCK or known[job.id].due <= job.due) for job in wanted
    )


def write_wanted(connection: sa.Connection, wanted: Iterable[Wanted]) -> None:
    """Let the rows of tables be what is to be done there; who works on a question that stands goes on."""
    units = sorted(wanted, key=lambda unit: unit.table)
    rows = [row for unit in units for row in unit.rows()]
    if rows:
        connection.execute(_upsert(connection), rows)
    if units:
        connection.execute(_DROP, [{"b_table": unit.table, "b_stamp": unit.stamp} for unit in units])


_LIVE = sa.select(tournaments.c.id).where(tournaments.c.state.in_(("open", "running")))
_DROP = sa.delete(jobs).where(jobs.c.table_id == sa.bindparam("b_table"), jobs.c.stamp < sa.bindparam("b_stamp"))


def _upsert(connection: sa.Connection) -> Any:
    insert = insert_into(connection, jobs)
    new, same = insert.excluded, jobs.c.n == insert.excluded.n
    values = {
        "n": new.n, "due": new.due, "stamp": new.stamp,
        "holder": sa.case((same, jobs.c.holder), else_=None), "until": sa.case((same, jobs.c.until), else_=0.0),
    }  # fmt: skip
    return insert.on_conflict_do_update(index_elements=["id"], set_=values, where=jobs.c.stamp <= new.stamp)


def job_row(job: Job, stamp: int) -> dict[str, Any]:
    """Write a job as its row."""
    return {
        "id": job.id, "kind": job.kind, "table_id": job.table, "seat": job.seat, "n": job.n, "stamp": stamp, "due": job.due,
        "owner": job.owner, "holder": None, "until": 0.0,
    }  # fmt: skip


class Jobs:
    """The jobs of all tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def replace(self, wanted: Wanted) -> None:
        """Write anew what is to be done at a table."""
        await self.database.write(lambda connection: write_wanted(connection, [wanted]))

    async def waiting(self, before: float) -> dict[str, int]:
        """Count what nobody does yet although it is due before a time, by kind."""

        def work(connection: sa.Connection) -> dict[str, int]:
            free = sa.and_(jobs.c.due <= before, _is_free(connection))
            query = sa.select(jobs.c.kind, sa.func.count().label("waiting")).where(free).group_by(jobs.c.kind)
            return {row.kind: int(row.waiting) for row in connection.execute(query)}

        return await self.database.read(work)

    async def workers(self) -> int:
        """Count the workers that hold a job."""
        query = sa.select(sa.func.count(sa.distinct(jobs.c.holder)))
        return await self.database.read(lambda connection: int(connection.execute(query).scalar_one()))

    async def take(self, kind: str, before: float, most: int, holder: str) -> list[Job]:
        """Take jobs that are due before a time, their owners in turn; what another worker is just taking is passed over."""

        def work(connection: sa.Connection) -> list[Job]:
            free = sa.and_(jobs.c.kind == kind, jobs.c.due <= before, _is_free(connection))
            turn = sa.func.row_number().over(partition_by=jobs.c.owner, order_by=jobs.c.due)
            ranked = sa.select(jobs.c.id, turn.label("turn")).where(free).subquery()
            whose = ranked.c.turn, sa.func.random()  # by lot between owners: whoever has waited longest always has more waiting
            chosen = sa.select(jobs).join(ranked, ranked.c.id == jobs.c.id).where(free).order_by(*whose)
            rows = connection.execute(chosen.limit(most).with_for_update(skip_locked=True, of=jobs)).all()
            _hold(connection, [row.id for row in rows], holder)
            return [Job(row.id, row.kind, row.table_id, row.seat, row.n, row.due, row.owner) for row in rows]

        return await self.database.write(work)

    async def renew(self, held: Collection[str], holder: str) -> None:
        """Hold on to jobs for another while."""

        def work(connection: sa.Connection) -> None:
            mine = sa.select(jobs.c.id).where(jobs.c.id.in_(held), jobs.c.holder == holder)
            _hold(connection, list(connection.execute(mine.with_for_update(skip_locked=True)).scalars()), holder)

        await self.database.write(work)

    async def done(self, job: Job, holder: str) -> None:
        """Drop a job that is done; a new question in its place stays."""
        query = sa.delete(jobs).where(jobs.c.id == job.id, jobs.c.n == job.n, jobs.c.holder == holder)
        await self.database.write(lambda connection: connection.execute(query) and None)

    async def give_back(self, ids: Collection[str], holder: str, due: float | None = None) -> None:
        """Let others take what one held, at once or when it is *due*."""
        later = {} if due is None else {"due": due}
        query = sa.update(jobs).where(jobs.c.id.in_(ids), jobs.c.holder == holder).values(holder=None, until=0.0, **later)
        await self.database.write(lambda connection: connection.execute(query) and None)

    async def later(self, job: Job, holder: str, due: float) -> None:
        """Let a job be taken up again when it is *due*; at once, if it was called for meanwhile."""
        when = sa.case((jobs.c.n == job.n, due), else_=jobs.c.due)
        query = sa.update(jobs).where(jobs.c.id == job.id, jobs.c.holder == holder).values(holder=None, until=0.0, due=when)
        await self.database.write(lambda connection: connection.execute(query) and None)

    async def is_wanted(self, job: Job) -> bool:
        """Tell whether a job still stands."""
        query = sa.select(jobs.c.id).where(jobs.c.id == job.id)
        return await self.database.read(lambda connection: connection.execute(query).first() is not None)

    async def find_forgotten(self, at: float) -> int:
        """See that every table at which something is due has a job, and that somebody keeps house; give how many had none."""

        def work(connection: sa.Connection) -> int:
            insert = insert_into(connection, jobs).on_conflict_do_nothing()
            known = sa.select(jobs.c.id).where(jobs.c.table_id == tables.c.id).exists()
            query = sa.select(tables.c.id, tables.c.n, tables.c.due).where(tables.c.due.is_not(None), ~known)
            found = [job_row(_clock(row.id, row.due, ""), row.n) for row in connection.execute(query)]
            found += [job_row(refereeing(row, at), 0) for row in connection.execute(_LIVE).scalars()]
            connection.execute(insert, [*(job_row(job(at), 0) for job in (house, telling, seeing_to_holidays)), *found])
            return len(found)

        return await self.database.write(work)


def count_late(connection: sa.Connection, kind: str, before: float) -> int:
    """Count the jobs of a kind that were due before a time and that nobody does."""
    late = sa.and_(jobs.c.kind == kind, jobs.c.due < before, _is_free(connection))
    return int(connection.execute(sa.select(sa.func.count()).select_from(jobs).where(late)).scalar_one())


def _hold(connection: sa.Connection, ids: list[str], holder: str) -> None:
    until = _now(connection) + LEASE
    if ids:
        connection.execute(sa.update(jobs).where(jobs.c.id.in_(ids)).values(holder=holder, until=until))


def _is_free(connection: sa.Connection) -> sa.ColumnElement[bool]:
    return sa.or_(jobs.c.holder.is_(None), jobs.c.until < _now(connection))


def _now(connection: sa.Connection) -> Any:
    """Give the time by the clock that all workers share."""
    if connection.dialect.name != "postgresql":
        return time.time()
    return sa.cast(sa.extract("epoch", sa.func.clock_timestamp()), sa.Double)
