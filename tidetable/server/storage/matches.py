"""What is kept about tables: their events, their names, their chat. And the few things a server remembers of itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from tidetable.server.storage.analyses import Analyses
from tidetable.server.storage.bonds import Bonds
from tidetable.server.storage.codes import Codes
from tidetable.server.storage.database import Append, Database
from tidetable.server.storage.follows import Follows
from tidetable.server.storage.holidays import Holidays
from tidetable.server.storage.imports import OWN, KeptRecord, unpacked
from tidetable.server.storage.jobs import MOVES, Jobs, Wanted, write_wanted
from tidetable.server.storage.notes import Notes
from tidetable.server.storage.orders import OrderBook
from tidetable.server.storage.passkeys import Passkeys
from tidetable.server.storage.ratings import Ratings
from tidetable.server.storage.reports import Reports
from tidetable.server.storage.retention import Retention, read_rows
from tidetable.server.storage.schema import (
    analyses,
    chat,
    events,
    follows,
    insert_into,
    outages,
    players,
    records,
    seats,
    settings,
    tables,
)
from tidetable.server.storage.seeks import Seeks
from tidetable.server.storage.snapshots import Snapshots, read_snapshot
from tidetable.server.storage.tournaments import Tournaments
from tidetable.server.told.store import ToldStore
from tidetable.table.events import Stored, event_to_json

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tidetable.server.storage.jobs import Job
    from tidetable.table.snapshot import Snapshot
    from tidetable.table.table import Table

LOBBY = 100  # tables a list shows
CHAT_SHOWN = 50
DROPPED = 500  # records dropped at a time
Names = dict[tuple[int, str], str | None]  # by seat and player


class ChatLine(msgspec.Struct, frozen=True):
    """A line of chat as it is sent."""

    c: int
    at: float
    who: str
    seat: int | None
    name: str | None
    text: str
    aside: bool = False  # said in the commentary, not to those who play


class Listed(msgspec.Struct, frozen=True):
    """A table in a list: what is known of it without replaying."""

    id: str
    status: str
    n: int
    updated: float
    waiting: list[int] | None  # not known of what an older server has stored
    summary: dict[str, Any]
    names: dict[tuple[int, str], str | None]


class Store:
    """The part of the database that belongs to tables."""

    def __init__(self, database: Database) -> None:
        self.database, self.jobs, self.retention = database, Jobs(database), Retention(database)
        self.snapshots, self.ratings, self.analyses = Snapshots(database), Ratings(database), Analyses(database)
        self.seeks, self.bonds = Seeks(database), Bonds(database)
        self.codes, self.reports = Codes(database), Reports(database)
        self.talks = True  # whether anybody is given what was said; a host may have switched it off
        self.notes = Notes(database)
        self.follows = Follows(database)
        self.orders = OrderBook(database)
        self.passkeys = Passkeys(database)
        self.holidays = Holidays(database)
        self.told = ToldStore(database)
        self.tournaments = Tournaments(database)

    # Events

    async def create(
        self, table: Table, rows: list[Stored], summary: str, todo: tuple[Job, ...], names: dict[tuple[int, str], str | None]
    ) -> None:
        """Store a new table with its first events and what is to do there."""
        row = _table_row(table, rows[-1].at, _first(todo), summary)

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.insert(tables), row)
            connection.execute(sa.insert(events), _event_rows(table.id, rows))
            write_wanted(connection, [Wanted(table.id, table.n, todo)] if todo else [])
            if names:
                connection.execute(sa.insert(seats), [_seat_row(table.id, *key, name) for key, name in names.items()])

        await self.database.write(work)

    async def append(
        self, table: Table, rows: list[Stored], summary: str | None, todo: tuple[Job, ...], *, changed: bool = True
    ) -> bool:
        """Store new events, and what is to do then if that has *changed*; False if the table has moved on elsewhere."""
        row = {
            "b_id": table.id, "b_after": rows[0].n - 1, "b_n": rows[-1].n, "b_status": table.status, "b_updated": rows[-1].at,
            "b_due": _first(todo), "b_summary": summary, "b_waiting": _bits(table.waiting),
        }  # fmt: skip
        wanted = Wanted(table.id, table.n, todo) if changed else None
        return await self.database.append(Append(table.id, rows[0].n - 1, row, _event_rows(table.id, rows), wanted))

    async def load(self, table: str, since: int = 0) -> tuple[list[Stored], Names]:
        """Give the events of a table after *since* (of all none: no such table) and the names of those who sat there."""
        return await self.database.read(lambda connection: (read_rows(connection, table, since), _read_names(connection, table)))

    async def load_lately(self, table: str) -> tuple[Snapshot | None, list[Stored], Names]:
        """Give the snapshot of a table with the events since and the one it follows; without one, all of them."""

        def work(connection: sa.Connection) -> tuple[Snapshot | None, list[Stored], Names]:
            made = read_snapshot(connection, table)
            rows = read_rows(connection, table, made.n - 1 if made else 0)
            return made, rows, _read_names(connection, table)

        return await self.database.read(work)

    async def newest(self, since: float) -> list[tuple[str, int]]:
        """Give the tables at which something happened since a time, and the number of their newest event."""
        query = sa.select(tables.c.id, tables.c.n).where(tables.c.updated > since)
        return await self.database.read(lambda connection: [(row.id, row.n) for row in connection.execute(query)])

    async def game_at(self, table: str) -> str | None:
        """Name the game of a table whose match has begun."""
        query = sa.select(tables.c.game).where(tables.c.id == table, tables.c.status != "open")
        return await self.database.read(lambda connection: connection.execute(query).scalar())

    # Records from elsewhere

    async def create_from_record(
        self, table: Table, kept: KeptRecord, summary: str, names: dict[tuple[int, str], str | None]
    ) -> None:
        """Store the table of a record: the record itself is all its events."""
        row = {
            "table_id": table.id, "host": kept.host, "at": kept.at, "opened": kept.at, "source": kept.source,
            "entries": len(kept.record["log"]), "body": kept.packed(),
        }  # fmt: skip

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.insert(tables), _table_row(table, kept.at, None, summary))
            connection.execute(sa.insert(records), row)
            if names:
                connection.execute(sa.insert(seats), [_seat_row(table.id, *key, name) for key, name in names.items()])

        await self.database.write(work)

    async def open_record(self, table: str, at: float) -> KeptRecord | None:
        """Give the record a table was made of, and note that somebody wanted it."""
        query = sa.select(records).where(records.c.table_id == table)
        row = await self.database.read(lambda connection: connection.execute(query).first())
        if row is None:
            return None
        noted = sa.update(records).where(records.c.table_id == table).values(opened=at)
        await self.database.write(lambda connection: connection.execute(noted) and None)
        return KeptRecord(row.host, row.at, row.source, unpacked(row.body))

    async def records_from(self, source: str, since: float) -> tuple[int, int]:
        """Count the records that came from somewhere since a time, and their entries."""
        query = sa.select(sa.func.count(), sa.func.coalesce(sa.func.sum(records.c.entries), 0)).where(
            records.c.source == source, records.c.at > since
        )
        return await self.database.read(lambda connection: tuple(connection.execute(query).one()))

    async def drop_records(self, before: float) -> list[str]:
        """Drop the records that nobody has opened since a time; give the tables they were."""

        def work(connection: sa.Connection) -> list[str]:
            old = sa.and_(records.c.opened < before, records.c.source.not_like(f"{OWN}%"))
            gone = list(connection.execute(sa.select(records.c.table_id).where(old).limit(DROPPED)).scalars())
            for kind in (records, events, seats, chat, analyses, follows):
                connection.execute(sa.delete(kind).where(kind.c.table_id.in_(gone)))
            connection.execute(sa.delete(tables).where(tables.c.id.in_(gone)))
            return gone

        return await self.database.write(work)

    # Lists

    async def lobby(self, game: str | None, status: str | None) -> list[Listed]:
        """List public tables, open ones first, then running ones, the liveliest first."""
        query = sa.select(tables).where(tables.c.public, tables.c.status.in_([status] if status else ["open", "running", "paused"]))
        if game:
            query = query.where(tables.c.game == game)
        order = sa.case((tables.c.status == "open", 0), else_=1)
        return await self._list(query.order_by(order, tables.c.updated.desc()).limit(LOBBY))

    async def listed(self, ids: Iterable[str]) -> list[Listed]:
        """List these tables, if they are public."""
        return await self._list(sa.select(tables).where(tables.c.id.in_(list(ids)), tables.c.public))

    async def among(self, ids: Iterable[str]) -> list[Listed]:
        """List these tables, public or not: for whoever knows their addresses."""
        return await self._list(sa.select(tables).where(tables.c.id.in_(list(ids))).order_by(tables.c.updated.desc()))

    async def tables_of(self, players: Iterable[str]) -> list[Listed]:
        """List the tables at which somebody sits or sat."""
        at = sa.select(seats.c.table_id).where(seats.c.player.in_(list(players)))
        return await self._list(sa.select(tables).where(tables.c.id.in_(at)).order_by(tables.c.updated.desc()).limit(LOBBY))

    async def running_of(self, players: Iterable[str]) -> list[Listed]:
        """List the running tables at which somebody sits or sat, those first at which nothing has happened for longest."""
        at = sa.select(seats.c.table_id).where(seats.c.player.in_(list(players)))
        query = sa.select(tables).where(tables.c.id.in_(at), tables.c.status == "running")
        return await self._list(query.order_by(tables.c.updated).limit(LOBBY))

    async def open_of(self, players: Iterable[str]) -> list[Listed]:
        """List the tables at which somebody sits, or has a seat kept for them, and that have not begun, the newest first."""
        at = sa.select(seats.c.table_id).where(seats.c.player.in_(list(players)))
        query = sa.select(tables).where(tables.c.id.in_(at), tables.c.status == "open")
        return await self._list(query.order_by(tables.c.updated.desc()).limit(LOBBY))

    async def going_on_of(self, players: Iterable[str]) -> list[str]:
        """Name all tables at which somebody sits or sat and that are not over yet."""
        at = sa.select(seats.c.table_id).where(seats.c.player.in_(list(players)))
        query = sa.select(tables.c.id).where(tables.c.id.in_(at), tables.c.status.in_(("running", "paused")))
        return await self.database.read(lambda connection: list(connection.execute(query.order_by(tables.c.id)).scalars()))

    async def finished_of(self, players: Iterable[str], most: int, *, public: bool = False) -> list[Listed]:
        """List the finished tables at which somebody sat, the newest first; only *public* ones, if others ask."""
        at = sa.select(seats.c.table_id).where(seats.c.player.in_(list(players)))
        query = sa.select(tables).where(tables.c.id.in_(at), tables.c.status == "over")
        if public:
            query = query.where(tables.c.public)
        return await self._list(query.order_by(tables.c.updated.desc(), tables.c.id).limit(most))

    async def exists(self, table: str) -> bool:
        """Tell whether there is such a table."""
        query = sa.select(tables.c.id).where(tables.c.id == table)
        return await self.database.read(lambda connection: connection.execute(query).first() is not None)

    async def _list(self, query: sa.Select[Any]) -> list[Listed]:
        def work(connection: sa.Connection) -> list[Listed]:
            rows = connection.execute(query).all()
            named = sa.select(seats).where(seats.c.table_id.in_([row.id for row in rows]))
            names: dict[str, dict[tuple[int, str], str | None]] = {}
            for seat in connection.execute(named):
                names.setdefault(seat.table_id, {})[seat.seat, seat.player] = seat.name
            return [
                Listed(
                    row.id,
                    row.status,
                    row.n,
                    row.updated,
                    _seats(row.waiting),
                    msgspec.json.decode(row.summary),
                    names.get(row.id, {}),
                )
                for row in rows
            ]

        return await self.database.read(work)

    async def counts(self) -> tuple[dict[str, int], dict[str, int]]:
        """Count the tables by status, and people by kind."""
        by_status = sa.select(tables.c.status, sa.func.count()).group_by(tables.c.status)
        accounts = sa.select(sa.func.count()).select_from(players).where(players.c.login.is_not(None))
        seated = sa.select(sa.func.count(sa.distinct(seats.c.player)))

        def work(connection: sa.Connection) -> tuple[dict[str, int], dict[str, int]]:
            people = {"accounts": connection.execute(accounts).scalar_one(), "ever seated": connection.execute(seated).scalar_one()}
            return {row[0]: int(row[1]) for row in connection.execute(by_status)}, people

        return await self.database.read(work)

    # Names and chat

    async def name_seat(self, table: str, seat: int, player: str, name: str | None) -> None:
        """Remember under which name somebody sits."""

        def work(connection: sa.Connection) -> None:
            where = (seats.c.table_id == table, seats.c.seat == seat, seats.c.player == player)
            if connection.execute(sa.update(seats).where(*where).values(name=name)).rowcount == 0:
                connection.execute(sa.insert(seats), _seat_row(table, seat, player, name))

        await self.database.write(work)

    async def unname_seat(self, table: str, players: Iterable[str]) -> None:
        """Forget that somebody was awaited at a table: it is none of theirs."""
        gone = sa.delete(seats).where(seats.c.table_id == table, seats.c.player.in_(list(players)))
        await self.database.write(lambda connection: connection.execute(gone) and None)

    async def say(
        self, table: str, at: float, player: str, seat: int | None, name: str | None, text: str, *, aside: bool = False
    ) -> ChatLine:
        """Store a line of chat."""

        def work(connection: sa.Connection) -> int:
            newest = sa.select(sa.func.coalesce(sa.func.max(chat.c.c), 0) + 1).where(chat.c.table_id == table)
            number = int(connection.execute(newest).scalar_one())
            row = {"table_id": table, "c": number, "at": at, "player": player, "seat": seat, "name": name, "text": text}
            connection.execute(sa.insert(chat), {**row, "aside": aside})
            return number

        return ChatLine(await self.database.write(work), at, player, seat, name, text, aside)

    async def said_by(self, players: Iterable[str], most: int) -> list[tuple[str, ChatLine]]:
        """Give the lines somebody has said anywhere, the newest first, each with its table."""
        query = sa.select(chat).where(chat.c.player.in_(list(players))).order_by(chat.c.at.desc()).limit(most)

        def work(connection: sa.Connection) -> list[tuple[str, ChatLine]]:
            rows = connection.execute(query).all()
            return [(row.table_id, _line(row)) for row in rows]

        return await self.database.read(work)

    async def said_at(self, table: str, c: int) -> str | None:
        """Say who said a line of a table's chat."""
        query = sa.select(chat.c.player).where(chat.c.table_id == table, chat.c.c == c)
        return await self.database.read(lambda connection: connection.execute(query).scalar())

    async def chat_of(self, table: str) -> list[ChatLine]:
        """Give the last lines of a table's chat, and of its commentary."""
        if not self.talks:
            return []
        lines = sa.select(chat).where(chat.c.table_id == table).order_by(chat.c.c.desc()).limit(CHAT_SHOWN)

        def work(connection: sa.Connection) -> list[ChatLine]:
            rows = [row for aside in (True, False) for row in connection.execute(lines.where(chat.c.aside == aside))]
            return sorted(map(_line, rows), key=lambda line: line.c)

        return await self.database.read(work)

    # What a server remembers of itself

    async def setting(self, key: str) -> str | None:
        """Read a value."""
        query = sa.select(settings.c.value).where(settings.c.key == key)
        return await self.database.read(lambda connection: connection.execute(query).scalar())

    async def set_setting(self, key: str, value: str, *, keep: bool = False) -> str:
        """Write a value, or *keep* the one that is there; give the one that holds."""

        def work(connection: sa.Connection) -> str:
            insert = insert_into(connection, settings).values(key=key, value=value)
            new = (
                insert.on_conflict_do_nothing()
                if keep
                else insert.on_conflict_do_update(index_elements=["key"], set_={"value": value})
            )
            connection.execute(new)  # of two processes that begin at the same moment the second waits for the first
            return str(connection.execute(sa.select(settings.c.value).where(settings.c.key == key)).scalar_one())

        return await self.database.write(work)

    async def add_outage(self, since: float, until: float) -> None:
        """Remember that no server was there; what another process has noted at the same moment holds."""

        def work(connection: sa.Connection) -> None:
            connection.execute(insert_into(connection, outages).values(since=since, until=until).on_conflict_do_nothing())

        await self.database.write(work)

    async def outages(self) -> list[tuple[float, float]]:
        """Give the times at which no server was there, in order."""
        query = sa.select(outages.c.since, outages.c.until).order_by(outages.c.since)
        return await self.database.read(lambda connection: [(row.since, row.until) for row in connection.execute(query)])


def _line(row: Any) -> ChatLine:
    return ChatLine(row.c, row.at, row.player, row.seat, row.name, row.text, row.aside)


def _read_names(connection: sa.Connection, table: str) -> Names:
    named = sa.select(seats.c.seat, seats.c.player, seats.c.name).where(seats.c.table_id == table)
    return {(seat, player): name for seat, player, name in connection.execute(named)}


def _table_row(table: Table, updated: float, due: float | None, summary: str) -> dict[str, Any]:
    return {
        "id": table.id, "game": table.plan.game, "status": table.status, "public": table.plan.public, "n": table.n,
        "created": table.created_at, "updated": updated, "due": due, "summary": summary, "waiting": _bits(table.waiting),
    }  # fmt: skip


def _first(todo: tuple[Job, ...]) -> float | None:
    return min((job.due for job in todo if job.kind in MOVES), default=None)


def _bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


def _seats(bits: int | None) -> list[int] | None:
    return None if bits is None else [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def _event_rows(table: str, rows: list[Stored]) -> list[dict[str, Any]]:
    return [
        {"table_id": table, "n": row.n, "at": row.at, "body": event_to_json(row.event), "key": row.key, "check_digits": row.check}
        for row in rows
    ]


def _seat_row(table: str, seat: int, player: str, name: str | None) -> dict[str, Any]:
    return {"table_id": table, "seat": seat, "player": player, "name": name}
