"""Codes to join a table by: short enough to be read from a wall, and worth nothing after an evening."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from tidetable.server.storage.schema import codes, insert_into

if TYPE_CHECKING:
    from tidetable.server.storage.database import Database

LETTERS = "CDFGHJKMNPQRTVWXY34679"  # none that looks or sounds like another, and no vowels: a code is never a word
LENGTH = 6
LASTS = 3 * 3600.0  # seconds
FRESH = 3600.0  # seconds it must still last to be given to somebody else who asks


class Code(msgspec.Struct, frozen=True):
    """A code, and until when it leads to its table."""

    code: str
    until: float


def new_code() -> str:
    """Make a code at random."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def read_code(typed: str) -> str | None:
    """Give the code somebody typed, however they wrote it; None where it cannot be one.

    >>> read_code(" cdf-347 ")
    'CDF347'
    """
    code = "".join(letter for letter in typed.upper() if letter not in " -.\u00a0")
    return code if len(code) == LENGTH and set(code) <= set(LETTERS) else None


class Codes:
    """All codes that are good now."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, table: str, now: float) -> Code:
        """Give the code of a table; a new one if there is none that lasts."""

        def work(connection: sa.Connection) -> Code:
            connection.execute(sa.delete(codes).where(codes.c.until <= now))
            lasting = sa.select(codes.c.code, codes.c.until).where(codes.c.table_id == table, codes.c.until >= now + FRESH)
            found = connection.execute(lasting.order_by(codes.c.until.desc())).first()
            made = Code(*found) if found else None
            while made is None:
                fresh = Code(new_code(), now + LASTS)
                row = {"table_id": table, **msgspec.structs.asdict(fresh)}
                insert = insert_into(connection, codes).values(**row).on_conflict_do_nothing()
                made = fresh if connection.execute(insert).rowcount else None  # somebody else may have that code
            return made

        return await self.database.write(work)

    async def table_of(self, code: str, now: float) -> str | None:
        """Give the table a code leads to."""
        query = sa.select(codes.c.table_id).where(codes.c.code == code, codes.c.until > now)
        return await self.database.read(lambda connection: connection.execute(query).scalar())
