"""What people have said beforehand for their seats. It is given to nobody but them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from tidetable.server.storage.schema import events, orders
from tidetable.table.orders import Orders, Step, mark_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from tidetable.server.storage.database import Database

_steps = msgspec.json.Decoder(list[Step]).decode


class OrderBook:
    """The orders of all seats: one for each, in place of the one before."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, table: str, seat: int) -> Orders | None:
        """Give what was said for a seat."""
        found = await self._read(sa.and_(orders.c.table_id == table, orders.c.seat == seat))
        return found[0] if found else None

    async def all_of(self, known: Collection[str]) -> list[Orders]:
        """Give everything somebody has said beforehand."""
        return await self._read(orders.c.player.in_(list(known)))

    async def _read(self, where: sa.ColumnElement[bool]) -> list[Orders]:
        query = sa.select(orders).where(where).order_by(orders.c.at.desc())
        return await self.database.read(lambda line: [_orders(row) for row in line.execute(query)])

    async def write(self, said: Orders, at: float) -> None:
        """Keep orders in place of those before; empty ones are none."""
        row = {
            "table_id": said.table, "seat": said.seat, "player": said.player, "n": said.n, "since": said.since, "at": at,
            "steps": msgspec.json.encode(said.steps).decode(),
        }  # fmt: skip

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(orders).where(orders.c.table_id == said.table, orders.c.seat == said.seat))
            if said.steps:
                connection.execute(sa.insert(orders), row)

        await self.database.write(work)

    async def done(self, table: str, seat: int, known: Collection[str]) -> list[int]:
        """Name the events with which somebody decided as they had said; the commands are forgotten when a match is packed."""
        marked = sa.or_(*(events.c.key.startswith(mark_of(seat, player)) for player in known))
        query = sa.select(events.c.n).where(events.c.table_id == table, marked).order_by(events.c.n)
        return await self.database.read(lambda connection: list(connection.execute(query).scalars()))


def _orders(row: Any) -> Orders:
    return Orders(row.table_id, row.seat, row.player, row.n, row.since, _steps(row.steps))


def forget_orders(connection: sa.Connection, known: Iterable[str]) -> None:
    """Forget what somebody has said beforehand."""
    connection.execute(sa.delete(orders).where(orders.c.player.in_(list(known))))
