"""What happens without anybody asking is a job: any worker takes it, one that is killed loses nothing, nothing is done twice."""

import asyncio
import contextlib
import threading
import time

import pytest
import sqlalchemy as sa

from tests.server.harness import PATIENCE, Elsewhere, Here, Person, ToldClock, run_apart, settings_for, wait_for
from tests.table.tables import table_of
from tidetable.server.settings import Settings
from tidetable.server.storage.database import Database, make_engine
from tidetable.server.storage.jobs import BOT, CLOCK, Job, Jobs, Wanted, is_settled, jobs_of
from tidetable.server.storage.matches import Store
from tidetable.server.storage.schema import jobs as rows
from tidetable.server.work.steward import OUTAGE
from tidetable.server.work.strength import share_for, with_share
from tidetable.server.work.thinker import think
from tidetable.server.work.worker import question_of
from tidetable.server.workplace import Workplace
from tidetable.table.clocks import Clock

KINDS = pytest.mark.parametrize("kind", ["sqlite", "postgresql"])


@contextlib.asynccontextmanager
async def some_jobs(tmp_path, address, *wanted):
    """A database with these jobs."""
    database = Database(Settings(data=tmp_path, database=address))
    await database.open()
    try:
        jobs = Jobs(database)
        for unit in wanted:
            await jobs.replace(unit)
        yield jobs
    finally:
        await database.close()


def asks(table, n=1, owner="ann", due=1.0):
    """A bot is asked at a table."""
    return Wanted(table, n, (Job(f"bot {table} 0", BOT, table, 0, n, due, owner),))


@KINDS
def test_a_job_is_taken_by_one_worker_and_the_owners_take_turns(tmp_path, kind, databases):
    async def run():
        crowd = [asks(f"eve{number}", owner="eve", due=1 + number / 100) for number in range(20)]
        async with some_jobs(tmp_path, databases(kind), *crowd, asks("ann", owner="ann", due=5.0), asks("late", due=9.0)) as jobs:
            taken = await asyncio.gather(*(jobs.take(BOT, 8.0, 3, f"worker {number}") for number in range(7)))
            assert sorted(job.table for job in taken[0][:2]) == ["ann", "eve0"]
            assert taken[0][2].table == "eve1"
            every = [job.id for batch in taken for job in batch]
            assert len(every) == len(set(every)) == 21
            assert await jobs.waiting(8.0) == {}
            assert await jobs.waiting(10.0) == {BOT: 1}

    run_apart(run())


@KINDS
def test_what_a_silent_worker_held_is_taken_by_another(tmp_path, kind, databases, monkeypatch):
    async def run():
        async with some_jobs(tmp_path, databases(kind), asks("one"), asks("two")) as jobs:
            assert len(await jobs.take(BOT, 2.0, 9, "killed")) == 2
            assert await jobs.take(BOT, 2.0, 9, "other") == []
            monkeypatch.setattr("tidetable.server.storage.jobs.LEASE", -1.0)  # the time is over ...
            await jobs.renew(["bot one 0", "bot two 0"], "killed")
            monkeypatch.setattr("tidetable.server.storage.jobs.LEASE", 10.0)
            await jobs.renew(["bot two 0"], "killed")  # ... but for what is renewed
            [taken] = await jobs.take(BOT, 2.0, 9, "other")
            assert taken.table == "one"
            await jobs.done(taken, "killed")  # too late: it is another's by now
            await jobs.renew(["bot one 0"], "killed")
            await jobs.give_back(["bot one 0"], "other")
            assert await jobs.waiting(2.0) == {BOT: 1}

    run_apart(run())


@KINDS
def test_a_new_question_is_for_anybody_and_the_same_stays_with_its_worker(tmp_path, kind, databases):
    async def run():
        async with some_jobs(tmp_path, databases(kind), asks("one")) as jobs:
            [job] = await jobs.take(BOT, 2.0, 9, "worker")
            await jobs.replace(Wanted("one", 2, asks("one").jobs))  # something else happened at the table
            assert await jobs.waiting(2.0) == {}
            await jobs.replace(asks("one", n=3))  # it is asked anew
            assert await jobs.waiting(2.0) == {BOT: 1}
            await jobs.done(job, "worker")
            await jobs.replace(asks("one", n=1))  # told late: changes nothing
            assert [job.n for job in await jobs.take(BOT, 2.0, 9, "other")] == [3]
            await jobs.replace(Wanted("one", 4, ()))
            assert await jobs.waiting(2.0) == {}

    run_apart(run())


@KINDS
def test_two_processes_that_begin_at_the_same_moment_agree(tmp_path, kind, databases):
    """On a fresh database: on one key, on when somebody was last there, on how long nobody was."""
    address = databases(kind)

    async def run():
        async with some_jobs(tmp_path, address) as jobs, some_jobs(tmp_path, address) as others:
            stores = [Store(jobs.database), Store(others.database)]
            for number in range(10):
                keys = await asyncio.gather(*(store.set_setting(f"key {number}", name, keep=True) for store, name in named(stores)))
                assert len(set(keys)) == 1
                await asyncio.gather(*(store.set_setting(f"alive {number}", name) for store, name in named(stores)))
                await asyncio.gather(*(store.add_outage(number, number + 1.0) for store in stores))
            assert len(await stores[0].outages()) == 10

    def named(stores):
        return zip(stores, ("one", "two"), strict=True)

    run_apart(run())


def test_what_is_to_be_done_at_a_table():
    play = table_of(2, bots=1, clock=Clock("bank", seconds=60))
    bot, clock = jobs_of(play.table)
    assert (bot.kind, bot.seat, bot.n) == (BOT, 1, play.table.asked_at[1])
    assert (clock.kind, clock.due) == (CLOCK, play.table.clocks.deadline())
    assert is_settled((bot, clock), jobs_of(play.table))
    later = Job(clock.id, CLOCK, clock.table, -1, 0, clock.due + 5)
    assert is_settled((bot, clock), (bot, later))  # an early look finds out that there is time
    assert not is_settled((bot, later), (bot, clock))
    assert not is_settled((clock,), (bot, clock))


def test_a_bot_that_had_to_wait_thinks_with_fewer_playouts():
    play = table_of(2, bots=1)
    job = jobs_of(play.table)[0]
    asked = [question_of(play.table, job, late) for late in (0.0, 1.0, 2.0, 4.0, 1e9)]
    shares = [question.share for question in asked if question]
    assert shares == [1.0, 1.0, 1 / 4, 1 / 16, 1 / 64]
    assert [share_for(late) for late in (0.0, 4.0)] == [1.0, 1 / 16]
    names = [with_share("das_riff", name, 2, 1 / 16) for name in ("random", "careful", "gentle", "master", "master@2s")]
    assert names == ["random", "careful", "gentle@8", "master@62", "master@0.12s"]
    assert asked[-1] is not None
    assert think(asked[-1]).fault is None


@KINDS
def test_jobs_that_were_lost_are_found_again(tmp_path, kind, databases):
    """They follow from the tables: after a restore, or from an older server, there are none."""
    database = databases(kind)
    with Here(settings_for(tmp_path, database=database, work=False)) as server:
        ann = Person(server.url, "Ann")
        table = ann.table(others=("careful",), pace="fast")["table"]["id"]
        assert server.inside(server.place.store.jobs.waiting(server.place.clock.now())) == {BOT: 1}
        server.inside(server.place.database.write(lambda connection: connection.execute(sa.delete(rows)) and None))
    with Here(settings_for(tmp_path, database=database)) as server:
        ann.http.base_url = server.url
        wait_for(lambda: ann.get(f"/api/tables/{table}/state", eyes=0)["waiting"] == [0])


def decisions(person, table):
    """Give who decided, in order."""
    return [entry["seat"] for entry in person.get(f"/api/tables/{table}/state", eyes=0)["entries"] if entry["kind"] == "decided"]


def holders(database):
    """Name the workers that hold bots' jobs."""
    engine = make_engine(Settings(database=database))
    with engine.connect() as connection:
        held = connection.execute(sa.select(rows.c.holder).where(rows.c.kind == BOT, rows.c.holder.is_not(None))).scalars().all()
    engine.dispose()
    return held


def let_run_out(server):
    """Let the time be over for which jobs are held."""
    over = sa.update(rows).values(until=0.0)
    server.inside(server.place.database.write(lambda connection: connection.execute(over) and None))


def test_a_worker_killed_in_mid_thought_loses_nothing_and_the_bot_moves_once(tmp_path, databases, redis_url):
    database = databases("postgresql")
    common = ("--database", database, "--redis", redis_url)
    with Here(settings_for(tmp_path, database=database, redis=redis_url, work=False)) as server:
        ann = Person(server.url, "Ann")
        table = ann.table(others=("careful",))["table"]["id"]
        with ann.socket(table).ready() as line:
            with Elsewhere(tmp_path, *common) as worker:
                wait_for(lambda: holders(database), "the worker takes nothing")
                worker.kill()
            assert holders(database)
            assert decisions(ann, table) == []
            let_run_out(server)
            with Elsewhere(tmp_path, *common) as worker:
                line.until_state(lambda state: state["waiting"] == [0])
                time.sleep(1)  # were it done twice, the second would be here
                assert decisions(ann, table) == [1]
                line.act("cat left")
                assert decisions(ann, table)[:2] == [1, 0]
                assert worker.stop() == 0
        assert holders(database) == []


@contextlib.contextmanager
def working(settings, clock):
    """A worker in a thread of its own, with a clock that is told the time."""
    loop = asyncio.new_event_loop()
    place = Workplace(settings)
    place.clock = clock
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    asyncio.run_coroutine_threadsafe(place.open(), loop).result(PATIENCE)
    try:
        yield place.worker
    finally:
        asyncio.run_coroutine_threadsafe(place.close(), loop).result(PATIENCE)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(PATIENCE)
        loop.close()


def looks(worker):
    """Wait until a worker has looked twice: once at least it began after now."""
    seen = worker.rounds
    wait_for(lambda: worker.rounds >= seen + 2)


def test_workers_rest_while_no_server_is_there(tmp_path, databases, redis_url, monkeypatch):
    """Nobody could play then, and nobody is charged for it."""
    monkeypatch.setattr("tidetable.server.work.worker.LOOK", 0.05)
    clock, wanted = ToldClock(), {"kind": "move", "seconds": 12, "timeout": "loss"}
    settings = settings_for(tmp_path, database=databases("postgresql"), redis=redis_url, work=False)
    with working(settings, clock) as worker:
        with Here(settings, clock) as server:
            ann, ben = Person(server.url, "Ann"), Person(server.url, "Ben")
            table = ann.table(clock=wanted)["table"]["id"]
            ben.sit(table)
        for seconds in (OUTAGE + 1, 8):  # first until the worker rests; together longer than the move
            clock.at += seconds
            looks(worker)
        with Here(settings, clock) as server:
            ann.http.base_url = server.url
            state = ann.get(f"/api/tables/{table}/state", eyes=0)
            assert state["status"] == "running"
            assert "woke" in [entry["kind"] for entry in state["entries"]]
            clock.at += 12
            wait_for(lambda: ann.get(f"/api/tables/{table}/state", eyes=0)["status"] == "over", "time does not run out")
            assert "timed-out" in [entry["kind"] for entry in ann.get(f"/api/tables/{table}/state", eyes=0)["entries"]]
