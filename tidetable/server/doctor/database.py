"""The database: reached, of our version, with a key, with somebody at work."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import sqlalchemy as sa
from alembic.runtime.migration import MigrationContext

from tidetable.server.doctor.finding import Finding
from tidetable.server.footing import about_database
from tidetable.server.storage.backup import BACKUP
from tidetable.server.storage.database import make_engine
from tidetable.server.storage.jobs import BOT, count_late
from tidetable.server.storage.migrate import newest, revisions
from tidetable.server.storage.schema import settings as kept
from tidetable.server.work.steward import ALIVE, OUTAGE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tidetable.server.settings import Settings

OLD_BACKUP = 7 * 86_400.0  # seconds
SKEW = 1.0  # seconds by which our clock and the database's may differ
LATE = 10.0  # seconds a bot may wait for a worker
OLDEST = {"postgresql": ("PostgreSQL", (12,)), "sqlite": ("SQLite", (3, 25))}
SECRET_LENGTH = 64


def check_database(settings: Settings) -> Iterator[Finding]:
    """Look at the database: reached, of our version, with a key, with somebody at work."""
    if settings.embedded and not (settings.data / "tidetable.db").exists():
        yield Finding("note", "database", "there is none yet; the first start makes it")
        return
    engine = make_engine(settings)
    try:
        with engine.connect() as connection:
            yield _version(connection)
            migrated = _migrations(connection)
            yield migrated
            if migrated.how == "well":
                yield from _content(connection, settings)
    except sa.exc.SQLAlchemyError as fault:
        yield Finding("wrong", "database", about_database(fault, settings))
    finally:
        engine.dispose()


def _version(connection: sa.Connection) -> Finding:
    name, oldest = OLDEST[connection.dialect.name]
    version = connection.dialect.server_version_info or ()
    told = f"{name} {'.'.join(map(str, version[:3]))} answers"
    if version < oldest:
        return Finding("wrong", "database", f"{told}, but is too old; {'.'.join(map(str, oldest))} or newer would do")
    return Finding("well", "database", told)


def _migrations(connection: sa.Connection) -> Finding:
    found = MigrationContext.configure(connection).get_current_revision()
    if found == newest():
        return Finding("well", "migrations", f"the schema is {found}, the newest")
    if found is None:
        return Finding("note", "migrations", "the database is empty; the first start makes the schema")
    if found not in revisions():
        return Finding("wrong", "migrations", f"schema {found} was made by a newer Tidetable; install that one here")
    return Finding("note", "migrations", f"the schema is {found}, the next start makes it {newest()}; make a backup before")


def _content(connection: sa.Connection, settings: Settings) -> Iterator[Finding]:
    values = {row.key: row.value for row in connection.execute(sa.select(kept.c.key, kept.c.value))}
    secret = values.get("secret")
    if secret is None or len(secret) != SECRET_LENGTH:
        yield Finding("wrong", "secrets", "the server's key is not there; restore a backup, or all cookies and links are lost")
    else:
        yield Finding("well", "secrets", "the server's key is there")
    yield from _alive(values.get(ALIVE), settings)
    yield _backup(values.get(BACKUP))
    late = count_late(connection, BOT, time.time() - LATE)
    if late and settings.speed == 1:
        yield Finding("wrong", "jobs", f"{late} bots wait longer than {LATE:.0f} seconds; start a worker: 'tidetable work'")
    else:
        yield Finding("well", "jobs", "no bot waits")
    if connection.dialect.name == "postgresql":
        yield _skew(float(connection.exec_driver_sql("SELECT extract(epoch FROM clock_timestamp())").scalar_one()))


def _alive(last: str | None, settings: Settings) -> Iterator[Finding]:
    if last is None:
        yield Finding("note", "servers", "no server has run on this database yet")
    elif abs(time.time() - float(last)) > OUTAGE and settings.speed == 1:
        yield Finding("note", "servers", "no server runs on this database now; nobody's clock is charged meanwhile")
    else:
        yield Finding("well", "servers", "a server runs")


def _backup(at: str | None) -> Finding:
    if at is None:
        return Finding("note", "backups", "none was made yet; 'tidetable backup FILE' makes one while the server runs")
    days = (time.time() - float(at)) / 86_400
    old = days * 86_400 > OLD_BACKUP
    return Finding("note" if old else "well", "backups", f"the last is {days:.1f} days old" + ("; make one" if old else ""))


def _skew(theirs: float) -> Finding:
    skew = abs(time.time() - theirs)
    if skew > SKEW:
        return Finding(
            "wrong", "clocks", f"this machine's and the database's differ by {skew:.1f} s; let both ask a time server (NTP)"
        )
    return Finding("well", "clocks", "this machine's and the database's agree")
