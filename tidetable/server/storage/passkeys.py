"""Passkeys of accounts, and the challenges that wait for an answer: each is answered once, or never."""

from __future__ import annotations

import base64
import hashlib
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from tidetable.server.http.problems import Forbidden
from tidetable.server.storage.schema import challenges, passkeys

if TYPE_CHECKING:
    from tidetable.server.storage.database import Database

MOST_PASSKEYS = 20  # of an account


class Passkey(msgspec.Struct, frozen=True):
    """A passkey: what its browser calls it, and what it signs with."""

    id: str
    player: str
    credential: bytes
    public_key: bytes
    sign_count: int
    name: str
    created: float
    used: float | None = None


def id_of(credential: bytes) -> str:
    """Name a passkey: what browsers call one may be of any length."""
    return hashlib.sha256(credential).hexdigest()[:32]


class Passkeys:
    """All passkeys."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def put(self, challenge: bytes, session: str, now: float, until: float) -> None:
        """Remember a challenge that somebody was given; those that nobody has answered in time are forgotten."""
        row = {"id": _digest(challenge), "session": session, "until": until}

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(challenges).where(challenges.c.until < now))
            connection.execute(sa.insert(challenges), row)

        await self.database.write(work)

    async def take(self, challenge: bytes, session: str, now: float) -> bool:
        """Use a challenge up; tell whether it was given to this very session, lately, and not used before."""
        same = sa.and_(challenges.c.id == _digest(challenge), challenges.c.session == session, challenges.c.until >= now)
        return await self.database.write(lambda line: line.execute(sa.delete(challenges).where(same)).rowcount == 1)

    async def of(self, player: str) -> list[Passkey]:
        """List the passkeys of an account, the oldest first."""
        query = sa.select(passkeys).where(passkeys.c.player == player).order_by(passkeys.c.created)
        return await self.database.read(lambda line: [_passkey(row) for row in line.execute(query)])

    async def find(self, credential: bytes) -> Passkey | None:
        """Find a passkey by what its browser calls it."""
        query = sa.select(passkeys).where(passkeys.c.id == id_of(credential))
        found = await self.database.read(lambda line: line.execute(query).first())
        return None if found is None else _passkey(found)

    async def add(self, new: Passkey) -> None:
        """Keep a new one; one that is here already stays whose it is."""
        row = {**msgspec.structs.asdict(new), "credential": _text(new.credential), "public_key": _text(new.public_key)}
        known = sa.select(passkeys.c.id).where(passkeys.c.id == new.id)
        count = sa.select(sa.func.count()).where(passkeys.c.player == new.player)

        def work(connection: sa.Connection) -> bool:
            if connection.execute(known).first() is not None or connection.execute(count).scalar_one() >= MOST_PASSKEYS:
                return False
            connection.execute(sa.insert(passkeys), row)
            return True

        if not await self.database.write(work):
            raise Forbidden(f"this passkey is known already, or you have {MOST_PASSKEYS}", ("club-refused-passkey-again", {}))

    async def use(self, known: Passkey, sign_count: int, now: float) -> bool:
        """Note that a passkey was used; False if somebody has used it at the same moment, or it is gone."""
        same = sa.and_(passkeys.c.id == known.id, passkeys.c.sign_count == known.sign_count)
        noted = sa.update(passkeys).where(same).values(sign_count=sign_count, used=now)
        return await self.database.write(lambda line: line.execute(noted).rowcount == 1)

    async def rename(self, player: str, passkey: str, name: str) -> bool:
        """Give a passkey of somebody's another name; False if it is not theirs."""
        theirs = sa.and_(passkeys.c.player == player, passkeys.c.id == passkey)
        return await self.database.write(
            lambda line: line.execute(sa.update(passkeys).where(theirs).values(name=name)).rowcount == 1
        )

    async def remove(self, player: str, passkey: str) -> bool:
        """Forget a passkey of somebody's; False if it is not theirs."""
        theirs = sa.and_(passkeys.c.player == player, passkeys.c.id == passkey)
        return await self.database.write(lambda line: line.execute(sa.delete(passkeys).where(theirs)).rowcount == 1)


def _digest(challenge: bytes) -> str:
    return hashlib.sha256(challenge).hexdigest()


def _text(data: bytes) -> str:
    return base64.b64encode(data).decode()


def _passkey(row: Any) -> Passkey:
    whole = {**row._mapping, "credential": base64.b64decode(row.credential), "public_key": base64.b64decode(row.public_key)}  # noqa: SLF001
    return Passkey(**whole)
