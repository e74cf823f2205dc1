"""Backups: everything in one compressed file of lines, taken from one snapshot while the server runs, for either database.

The first line says what it is, the last how much it holds; a file that was cut off is refused.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import time
from contextlib import contextmanager
from typing import IO, TYPE_CHECKING, Any

import sqlalchemy as sa

from tidetable.core.errors import BrokenRecord
from tidetable.server.storage.database import make_engine
from tidetable.server.storage.imports import KeptRecord, unpacked
from tidetable.server.storage.migrate import migrate, newest
from tidetable.server.storage.retention import read_rows
from tidetable.server.storage.schema import ALL, records, tables
from tidetable.server.storage.schema import settings as kept
from tidetable.table.entering import follow, replay
from tidetable.table.errors import OtherRules

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tidetable.server.settings import Settings
    from tidetable.table.events import Stored
    from tidetable.table.table import Table

FORMAT = "tidetable-backup"
BACKUP = "backup"  # the setting that says when the last one was made
SCHEMAS = tuple(f"{number:04}" for number in range(1, int(newest()) + 1))  # since the first, tables and last columns were added
CHUNK = 1000


def write_backup(settings: Settings, file: Path) -> dict[str, int]:
    """Write a backup; give how many rows of each kind."""
    if settings.embedded and not (settings.data / "tidetable.db").exists():
        raise BrokenRecord(f"there is no database in {settings.data}")
    counts = {table.name: 0 for table in ALL}
    part = file.with_name(file.name + ".part")
    part.touch(mode=0o600)  # the key of the server is in it
    with (
        _opened(settings) as engine,
        engine.connect() as connection,
        gzip.open(part, "wt", encoding="utf-8", compresslevel=6) as out,
    ):
        out.write(json.dumps({"format": FORMAT, "version": 1, "schema": newest()}) + "\n")
        sha = hashlib.sha256()
        for line, name in _lines(connection):
            counts[name] += 1
            sha.update(line.encode())
            out.write(line)
        out.write(json.dumps({"end": True, "counts": counts, "sha256": sha.hexdigest()}) + "\n")
    part.replace(file)  # a backup is there as a whole or not at all
    _note(settings)
    return counts


def _note(settings: Settings) -> None:
    """Remember when the last backup was made, for the host and the doctor."""
    with _opened(settings) as engine, engine.begin() as connection:
        connection.execute(sa.delete(kept).where(kept.c.key == BACKUP))
        connection.execute(sa.insert(kept), {"key": BACKUP, "value": repr(time.time())})


@contextmanager
def _opened(settings: Settings) -> Iterator[sa.Engine]:
    engine = make_engine(settings)
    try:
        if engine.dialect.name == "postgresql":  # one snapshot; SQLite always reads one
            yield engine.execution_options(isolation_level="REPEATABLE READ")
        else:
            yield engine
    finally:
        engine.dispose()


def _lines(connection: sa.Connection) -> Iterator[tuple[str, str]]:
    for table in ALL:
        for row in connection.execute(sa.select(table).order_by(*table.primary_key)).yield_per(CHUNK):
            yield json.dumps([table.name, *row], default=_as_text) + "\n", table.name


def _as_text(value: bytes) -> str:
    return base64.b64encode(value).decode()


def restore_backup(settings: Settings, file: Path) -> dict[str, int]:
    """Read a backup into an empty database and check it; give how many rows of each kind."""
    with _opened(settings) as engine:
        migrate(engine)
        with engine.begin() as connection:
            return _fill(connection, file)


def _fill(connection: sa.Connection, file: Path) -> dict[str, int]:
    if any(connection.execute(sa.select(sa.func.count()).select_from(table)).scalar() for table in ALL):
        raise BrokenRecord("the database is not empty; restore into a fresh data folder or database")
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            counts = _read(connection, lines)
    except (OSError, EOFError, ValueError) as fault:
        raise BrokenRecord(f"{file} is no whole backup: {fault}") from None
    _check(connection)
    return counts


def _read(connection: sa.Connection, lines: IO[str]) -> dict[str, int]:
    head = json.loads(next(lines, "{}"))
    if head.get("format") != FORMAT or head.get("schema") not in SCHEMAS:
        raise BrokenRecord(
            f"this is no backup of a server, or one of a newer edition: schemas {SCHEMAS[0]} to {SCHEMAS[-1]} are read"
        )
    known = {table.name: table for table in ALL}
    counts = dict.fromkeys(known, 0)
    rows: dict[str, list[dict[str, Any]]] = {name: [] for name in known}
    sha = hashlib.sha256()
    for line in lines:
        row = json.loads(line)
        if isinstance(row, dict):
            _flush(connection, rows)
            if {**dict.fromkeys(known, 0), **row["counts"]} != counts or row["sha256"] != sha.hexdigest():
                raise BrokenRecord("the backup is damaged: its end does not fit its content")
            return counts
        sha.update(line.encode())
        name, *values = row
        counts[name] += 1
        rows[name].append(_row(known[name], values))
        if len(rows[name]) >= CHUNK:
            _flush(connection, rows)
    raise BrokenRecord("the backup is cut off")


def _row(table: sa.Table, values: list[Any]) -> dict[str, Any]:
    """Give a row; an older server has written fewer columns."""
    columns = [(column.name, isinstance(column.type, sa.LargeBinary)) for column in table.c]
    padded = [*values, *[None] * (len(columns) - len(values))]
    return {
        name: base64.b64decode(value) if packed and value is not None else value
        for (name, packed), value in zip(columns, padded, strict=True)
    }


def _flush(connection: sa.Connection, rows: dict[str, list[dict[str, Any]]]) -> None:
    for table in ALL:
        if rows[table.name]:
            connection.execute(sa.insert(table), rows[table.name])
            rows[table.name] = []


def _check(connection: sa.Connection) -> None:
    """Replay every match: what was stored with its events must come out again."""
    for row in connection.execute(sa.select(tables.c.id, tables.c.n)).all():
        stored = read_rows(connection, row.id)
        try:
            table = _taken_in(connection, row.id, stored) or replay(row.id, stored)
        except OtherRules:
            continue  # it waits for a server with its rules
        if table.n != row.n:
            raise BrokenRecord(f"table {row.id} has {table.n} events, not {row.n}")


def _taken_in(connection: sa.Connection, table: str, since: list[Stored]) -> Table | None:
    """Make the table of a record from elsewhere, and what happened at it since; None if it is no such table."""
    row = connection.execute(sa.select(records).where(records.c.table_id == table)).first()
    if row is None:
        return None
    made = KeptRecord(row.host, row.at, row.source, unpacked(row.body)).table(table)
    follow(made, since)
    return made
