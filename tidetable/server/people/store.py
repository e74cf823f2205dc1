"""What is kept about people: guests who did something, accounts, bot tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from tidetable.server.http.problems import Forbidden
from tidetable.server.storage.bonds import forget_bonds
from tidetable.server.storage.days import forget_days
from tidetable.server.storage.follows import forget_follows
from tidetable.server.storage.holidays import forget_holidays
from tidetable.server.storage.imports import OWN
from tidetable.server.storage.notes import forget_notes
from tidetable.server.storage.orders import forget_orders
from tidetable.server.storage.reports import forget_reports
from tidetable.server.storage.schema import (
    chat,
    devices,
    ended,
    follows,
    passkeys,
    players,
    profiles,
    records,
    seats,
    seeks,
    tables,
    tokens,
)
from tidetable.server.storage.tournaments import forget_entrants
from tidetable.server.told.store import forget_told

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from tidetable.server.people.identity import Identity
    from tidetable.server.storage.database import Database


KEPT = 2 * 365 * 86_400  # seconds; a cookie holds for a year
REVOKED = "revoked "  # before the id, in place of a digest: no token has it
_HOLDS = tokens.c.digest.not_like(f"{REVOKED}%")
AT_ONCE = 1_000  # people asked for in one question


class Person(msgspec.Struct, frozen=True):
    """Somebody the database knows."""

    id: str
    name: str | None
    login: str | None
    password: str | None
    generation: int
    deleted: bool
    aliases: tuple[str, ...] = ()  # the guests they were before they logged in
    child: bool = False  # in children's mode, as is a bot of somebody who is
    pin: str | None = None  # the hash of what ends it for a guest


class TokenInfo(msgspec.Struct, frozen=True):
    """A bot token, without the token."""

    id: str
    name: str
    created: float


class People:
    """The part of the database that belongs to people."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, player: str) -> Person | None:
        """Find somebody by identity."""
        return await self._find(players.c.id == player)

    async def find_login(self, login: str) -> Person | None:
        """Find an account by its login."""
        return await self._find(players.c.login == login)

    async def find_token(self, digest: str) -> Person | None:
        """Find whose token it is."""
        owner = sa.select(tokens.c.player).where(tokens.c.digest == digest).scalar_subquery()
        person, whose = await self._find(players.c.id == owner), sa.select(tokens.c.owner).where(tokens.c.digest == digest)
        owns = await self._find(players.c.id == whose.scalar_subquery())
        return msgspec.structs.replace(person, child=True) if person and owns and owns.child else person

    async def _find(self, where: sa.ColumnElement[bool]) -> Person | None:
        return await self.database.read(lambda connection: _person(connection, where))

    async def find_on(self, player: str, device: str) -> tuple[Person | None, bool]:
        """Find somebody by identity, and say whether their device was logged out."""
        gone = sa.select(ended.c.device).where(ended.c.device == device)
        return await self.database.read(
            lambda connection: (_person(connection, players.c.id == player), connection.execute(gone).first() is not None)
        )

    async def worthless(self, shown: Collection[Identity]) -> frozenset[Identity]:
        """Say whose cookie or token has become worth nothing since they showed it."""

        def work(connection: sa.Connection) -> frozenset[Identity]:
            everybody = list(shown)
            parts = (everybody[at : at + AT_ONCE] for at in range(0, len(everybody), AT_ONCE))
            return frozenset(who for part in parts for who in _worthless(connection, part))

        return await self.database.read(work)

    async def end_device(self, device: str, at: float) -> None:
        """Make the cookies of a device worthless; what is older than any cookie is forgotten."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(ended).where(sa.or_(ended.c.device == device, ended.c.at < at - KEPT)))
            connection.execute(sa.insert(ended), {"device": device, "at": at})

        await self.database.write(work)

    async def keep(self, player: str, at: float, **values: Any) -> None:
        """Write somebody's values, who may be new here."""

        def work(connection: sa.Connection) -> None:
            exists = connection.execute(sa.select(players.c.id).where(players.c.id == player)).first()
            if exists is None:
                connection.execute(sa.insert(players), {"id": player, "created": at, **values})
            elif values:
                connection.execute(sa.update(players).where(players.c.id == player).values(**values))

        try:
            await self.database.write(work)
        except IntegrityError:
            raise Forbidden("this login is taken; choose another", ("club-refused-login", {})) from None

    async def forget(self, person: Person) -> frozenset[str]:
        """Anonymise: the account, names and chat lines go, those of its bots too; others' games stay. Give all who are gone."""
        owners = [person.id, *person.aliases]

        def work(connection: sa.Connection) -> frozenset[str]:
            bots = connection.execute(sa.select(tokens.c.player).where(tokens.c.owner.in_(owners))).scalars()
            known = [*owners, *bots]
            gone = {"name": None, "login": None, "password": None, "deleted": True, "generation": players.c.generation + 1}
            connection.execute(sa.update(players).where(players.c.id.in_(known)).values(**gone))
            connection.execute(sa.update(seats).where(seats.c.player.in_(known)).values(name=None))
            connection.execute(sa.delete(chat).where(chat.c.player.in_(known)))
            for kind, whose in (
                (tokens, tokens.c.owner),
                (devices, devices.c.player),
                (passkeys, passkeys.c.player),
                (profiles, profiles.c.player),
                (seeks, seeks.c.player),
            ):
                connection.execute(sa.delete(kind).where(whose.in_(owners)))
            _drop_brought(connection, known)
            forget_days(connection, known)
            forget_told(connection, known)
            forget_notes(connection, known)
            forget_follows(connection, known)
            forget_orders(connection, known)
            forget_holidays(connection, known)
            forget_bonds(connection, known)
            forget_reports(connection, known)
            forget_entrants(connection, known)
            return frozenset(known)

        return await self.database.write(work)

    # Tokens

    async def add_token(self, row: dict[str, Any]) -> None:
        """Store a token's digest."""
        await self.database.write(lambda connection: connection.execute(sa.insert(tokens), row) and None)

    async def tokens_of(self, owner: str) -> list[TokenInfo]:
        """List somebody's tokens."""
        query = sa.select(tokens).where(tokens.c.owner == owner, _HOLDS).order_by(tokens.c.created)
        return await self.database.read(
            lambda connection: [TokenInfo(row.id, row.name, row.created) for row in connection.execute(query)]
        )

    async def remove_token(self, owner: str, token: str) -> str | None:
        """Make a token worthless and give whose it was; None if it was not theirs. The bot is forgotten with its owner."""
        theirs = sa.and_(tokens.c.owner == owner, tokens.c.id == token, _HOLDS)

        def work(connection: sa.Connection) -> str | None:
            bot: str | None = connection.execute(sa.select(tokens.c.player).where(theirs)).scalar()
            connection.execute(sa.update(tokens).where(theirs).values(digest=f"{REVOKED}{token}"))
            return bot

        return await self.database.write(work)


def _drop_brought(connection: sa.Connection, owners: list[str]) -> None:
    """Drop the matches that somebody brought along from elsewhere: they were here for them alone."""
    brought = sa.select(records.c.table_id).where(records.c.host.in_(owners), records.c.source.like(f"{OWN}%"))
    gone = list(connection.execute(brought).scalars())
    for kind in (seats, chat, records, follows):
        connection.execute(sa.delete(kind).where(kind.c.table_id.in_(gone)))
    connection.execute(sa.delete(tables).where(tables.c.id.in_(gone)))


def _worthless(connection: sa.Connection, shown: Sequence[Identity]) -> Iterator[Identity]:
    known = sa.select(players).where(players.c.id.in_({who.player for who in shown}))
    people = {row.id: row for row in connection.execute(known)}
    seen = ended.c.device.in_({who.device for who in shown if who.device})
    out = set(connection.execute(sa.select(ended.c.device).where(seen)).scalars())
    bots = sa.select(tokens.c.player).where(tokens.c.player.in_({who.player for who in shown if not who.device}), ~_HOLDS)
    out.update(connection.execute(bots).scalars())
    for who in shown:
        person = people.get(who.player)
        if who.device in out or who.player in out or (person and (person.deleted or person.generation != who.generation)):
            yield who


def _person(connection: sa.Connection, where: sa.ColumnElement[bool]) -> Person | None:
    row = connection.execute(sa.select(players).where(where)).first()
    if row is None:
        return None
    aliases = connection.execute(sa.select(players.c.id).where(players.c.same_as == row.id)).scalars()
    return Person(row.id, row.name, row.login, row.password, row.generation, row.deleted, tuple(aliases), row.child, row.pin)
