"""How long things are kept, and how small: finished matches are packed, guests nobody has seen for long are forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa

from tidetable.server.logs import log
from tidetable.server.storage.archive import is_same, pack, unpack
from tidetable.server.storage.bonds import forget_bonds
from tidetable.server.storage.days import forget_days
from tidetable.server.storage.follows import forget_follows
from tidetable.server.storage.notes import forget_notes
from tidetable.server.storage.orders import forget_orders
from tidetable.server.storage.reports import forget_reports
from tidetable.server.storage.schema import (
    archives,
    chat,
    days,
    events,
    follows,
    orders,
    players,
    records,
    seats,
    snapshots,
    tables,
    tokens,
)
from tidetable.server.told.store import forget_told
from tidetable.table.events import Stored, event_from_json

if TYPE_CHECKING:
    from tidetable.server.storage.database import Database

AT_ONCE = 50  # matches packed in one commit ...
PEOPLE_AT_ONCE = 500  # ... and guests forgotten in one


def read_rows(connection: sa.Connection, table: str, since: int = 0) -> list[Stored]:
    """Give the events of a table after *since*, be they packed or not."""
    log = sa.select(events).where(events.c.table_id == table, events.c.n > since).order_by(events.c.n)
    rows = [Stored(row.n, row.at, event_from_json(row.body), row.key, row.check_digits) for row in connection.execute(log)]
    if rows and rows[0].n == since + 1:
        return rows
    body = connection.execute(sa.select(archives.c.body).where(archives.c.table_id == table, archives.c.n > since)).scalar()
    return rows if body is None else [row for row in unpack(body) if row.n > since] + rows


class Retention:
    """What is packed and forgotten, a part at a time."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def archive(self, before: float) -> int:
        """Pack matches that have been over since a time; give how many."""
        packed = sa.select(archives.c.table_id).where(archives.c.table_id == tables.c.id).exists()
        foreign = sa.select(records.c.table_id).where(records.c.table_id == tables.c.id).exists()
        over = sa.select(tables.c.id).where(tables.c.status == "over", tables.c.updated < before, ~packed, ~foreign)

        def work(connection: sa.Connection) -> int:
            found = list(connection.execute(over.order_by(tables.c.updated).limit(AT_ONCE)).scalars())
            return sum(_pack(connection, table) for table in found)

        return await self.database.write(work)

    async def forget_guests(self, before: float) -> int:
        """Take the names, lines and days of guests away who were at no table since a time; their games stay. Give how many."""
        lately = sa.select(seats.c.player).join(tables, tables.c.id == seats.c.table_id).where(tables.c.updated >= before)
        known = sa.select(players.c.id).where(sa.or_(players.c.login.is_not(None), players.c.same_as.is_not(None), players.c.child))
        named = sa.select(seats.c.player).where(seats.c.name.is_not(None), seats.c.player != "")
        talked = sa.select(chat.c.player).where(chat.c.at < before)
        written = sa.select(players.c.id).where(players.c.created < before, ~players.c.deleted)
        handed = sa.select(days.c.player).where(days.c.at < before)
        every = sa.union(named, talked, written, handed).subquery()
        guest = every.c[0]
        gone = sa.select(guest).where(
            guest.not_in(lately),
            guest.not_in(known),
            guest.not_in(sa.select(tokens.c.player)),
            guest.not_in(_talks(before)),
            guest.not_in(sa.select(days.c.player).where(days.c.at >= before)),
            guest.not_in(sa.select(follows.c.player).where(follows.c.at >= before)),
        )

        def work(connection: sa.Connection) -> int:
            found = list(connection.execute(gone.limit(PEOPLE_AT_ONCE)).scalars())
            connection.execute(sa.update(seats).where(seats.c.player.in_(found)).values(name=None))
            connection.execute(sa.delete(chat).where(chat.c.player.in_(found)))
            forget_days(connection, found)
            forget_told(connection, found)
            forget_notes(connection, found)
            forget_follows(connection, found)
            forget_orders(connection, found)
            forget_bonds(connection, found)
            forget_reports(connection, found)
            connection.execute(sa.delete(players).where(players.c.id.in_(found)))
            return len(found)

        return await self.database.write(work)


def _talks(since: float) -> sa.Select[tuple[str]]:
    return sa.select(chat.c.player).where(chat.c.at >= since)


def _pack(connection: sa.Connection, table: str) -> bool:
    """Pack a match, if it reads back as it was."""
    rows = read_rows(connection, table)
    body = pack(rows)
    if not is_same(rows, unpack(body)):
        log.error("a match cannot be packed", table=table[:4])
        return False
    connection.execute(sa.insert(archives), {"table_id": table, "n": rows[-1].n, "body": body})
    connection.execute(sa.delete(events).where(events.c.table_id == table, events.c.n <= rows[-1].n))
    for kind in (snapshots, orders):
        connection.execute(sa.delete(kind).where(kind.c.table_id == table))
    return True
