"""Notes to oneself: what somebody writes down at a table, for nobody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from tidetable.server.storage.schema import notes

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from tidetable.server.storage.database import Database


class Note(msgspec.Struct, frozen=True):
    """What somebody has written down at a table."""

    table: str
    text: str
    at: float | None = None  # when; nothing yet


class Notes:
    """The notes of all people. Whoever has become an account still has those of the guest they were."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, known: Collection[str], table: str) -> Note:
        """Give somebody's note at a table, an empty one if there is none."""
        found = await self._read(sa.and_(_theirs(known), notes.c.table_id == table))
        return found[0] if found else Note(table, "")

    async def all_of(self, known: Collection[str]) -> list[Note]:
        """Give all notes of somebody, the newest first."""
        return await self._read(_theirs(known))

    async def _read(self, where: sa.ColumnElement[bool]) -> list[Note]:
        query = sa.select(notes).where(where).order_by(notes.c.at.desc())
        return await self.database.read(lambda line: [Note(row.table_id, row.text, row.at) for row in line.execute(query)])

    async def write(self, player: str, known: Collection[str], note: Note) -> None:
        """Keep a note in place of the one before; an empty one is none."""
        row = {"player": player, "table_id": note.table, "text": note.text, "at": note.at}

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(notes).where(_theirs(known), notes.c.table_id == note.table))
            if note.text:
                connection.execute(sa.insert(notes), row)

        await self.database.write(work)


def _theirs(known: Collection[str]) -> sa.ColumnElement[bool]:
    return notes.c.player.in_(list(known))


def forget_notes(connection: sa.Connection, known: Iterable[str]) -> None:
    """Forget what somebody has written down."""
    connection.execute(sa.delete(notes).where(_theirs(list(known))))
