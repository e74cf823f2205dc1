"""What is between people: who asked whom, friends, whom somebody does not want to meet or to hear.

A row is somebody's (*player*) and concerns another. Who asks is never told that they were declined or blocked: what they asked
stays as it was, and is no longer shown to whom it was sent. So nobody is asked twice, however often somebody tries.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Literal

import msgspec
import sqlalchemy as sa

from tidetable.server.storage.schema import bonds, insert_into, players, profiles, tokens

if TYPE_CHECKING:
    from collections.abc import Collection

    from tidetable.server.storage.database import Database

Kind = Literal["asked", "declined", "friend", "blocked", "muted"]
SILENT = ("declined", "blocked")  # what hides that somebody asks


class Bond(msgspec.Struct, frozen=True):
    """A row, with the name of the other."""

    id: str
    player: str
    other: str
    kind: str
    at: float
    name: str | None = None
    handle: str | None = None


class Bonds:
    """All that is between people."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # Reading

    async def of(self, player: str) -> list[Bond]:
        """Give what is somebody's, by name."""
        query = _named(bonds.c.other).where(bonds.c.player == player)
        return await self.database.read(lambda line: [Bond(**row) for row in line.execute(query).mappings()])

    async def asking(self, player: str) -> list[Bond]:
        """Give who asks somebody, but for those they have declined or blocked."""
        silent = sa.select(bonds.c.other).where(bonds.c.player == player, bonds.c.kind.in_(SILENT))
        query = _named(bonds.c.player).where(bonds.c.other == player, bonds.c.kind == "asked", bonds.c.player.not_in(silent))
        return await self.database.read(lambda line: [Bond(**row) for row in line.execute(query).mappings()])

    async def friends(self, player: str) -> frozenset[str]:
        """Give the friends of somebody."""
        query = sa.select(bonds.c.other).where(bonds.c.player == player, bonds.c.kind == "friend")
        return await self.database.read(lambda line: frozenset(line.execute(query).scalars()))

    async def blockers(self, known: Collection[str]) -> frozenset[str]:
        """Give who has blocked somebody, under any of their identities."""

        def work(line: sa.Connection) -> frozenset[str]:
            mine = bonds.c.other.in_(circle(line, known))
            return frozenset(line.execute(sa.select(bonds.c.player).where(mine, bonds.c.kind == "blocked")).scalars())

        return await self.database.read(work)

    async def is_blocked(self, by: Collection[str], known: Collection[str]) -> bool:
        """Tell whether one of some people has blocked somebody, under whatever identities both are there."""
        blockers = await self.blockers(known)
        if not blockers:
            return False
        return bool(blockers & await self.database.read(lambda line: circle(line, by)))

    async def unheard(self, known: Collection[str]) -> frozenset[str]:
        """Give all identities of those whose chat somebody does not want to see."""
        query = sa.select(bonds.c.other).where(bonds.c.player.in_(list(known)), bonds.c.kind.in_(("blocked", "muted")))

        def work(line: sa.Connection) -> frozenset[str]:
            others = list(line.execute(query).scalars())
            return frozenset(circle(line, others)) if others else frozenset()

        return await self.database.read(work)

    async def identities(self, player: str) -> tuple[frozenset[str], bool]:
        """Give all identities of somebody, bots of theirs too, and whether they are in children's mode."""
        child = sa.select(players.c.child).where(players.c.id == player)
        return await self.database.read(
            lambda line: (frozenset({player, *circle(line, [player])}), bool(line.execute(child).scalar()))
        )

    async def is_kept_from(self, player: str, other: str) -> bool:
        """Tell whether somebody is a child here whom another does not reach: only friends do."""

        def work(line: sa.Connection) -> bool:
            roots = _roots(line, [player, other])
            own, theirs = roots[player], roots[other]
            child = line.execute(sa.select(players.c.child).where(players.c.id == own)).scalar()
            return bool(child) and own != theirs and not _has(line, own, theirs, "friend")

        return await self.database.read(work)

    async def apart(self, people: Collection[str]) -> set[frozenset[str]]:
        """Give the pairs among some people who are to be kept apart."""
        other = sa.func.coalesce(players.c.same_as, bonds.c.other)
        query = (
            sa.select(bonds.c.player, other)
            .outerjoin(players, players.c.id == bonds.c.other)
            .where(bonds.c.player.in_(list(people)), bonds.c.kind == "blocked")
        )
        return await self.database.read(lambda line: {frozenset(row) for row in line.execute(query)})

    async def root(self, player: str) -> str:
        """Give who somebody is: the account of a guest who has logged in since, the owner of a bot."""
        return await self.database.read(lambda line: _roots(line, [player])[player])

    async def has_account(self, player: str) -> bool:
        """Tell whether somebody has an account."""
        query = sa.select(players.c.id).where(players.c.id == player, players.c.login.is_not(None))
        return await self.database.read(lambda line: line.execute(query).first() is not None)

    # Changing

    async def ask(self, player: str, other: str, at: float) -> None:
        """Ask somebody to be friends; who has asked oneself is a friend at once."""

        def work(line: sa.Connection) -> None:
            _drop(line, player, other, "declined", "blocked")  # whoever asks thinks otherwise by now
            if _has(line, player, other, "friend"):
                return
            if _has(line, other, player, "asked") and not _has(line, other, player, "blocked"):
                _drop(line, other, player, "asked", "declined")
                _drop(line, player, other, "asked")
                _put(line, player, other, "friend", at)
                _put(line, other, player, "friend", at)
            else:
                _put(line, player, other, "asked", at)

        await self.database.write(work)

    async def accept(self, player: str, bond: str, at: float) -> bool:
        """Become the friend of somebody who asked; False if nobody did."""
        asked = next((one for one in await self.asking(player) if one.id == bond), None)
        if asked is None:
            return False
        await self.ask(player, asked.player, at)
        return True

    async def part(self, player: str, bond: str, at: float) -> bool:
        """End a friendship, take back what one asked, or decline what another asks; False if there is none of these."""

        def work(line: sa.Connection) -> bool:
            row = line.execute(sa.select(bonds).where(bonds.c.id == bond)).first()
            if row is not None and row.player == player and row.kind in {"friend", "asked"}:
                _drop(line, player, row.other, "friend", "asked")
                _drop(line, row.other, player, "friend")
                return True
            if row is not None and row.other == player and row.kind == "asked":
                _put(line, player, row.player, "declined", at)
                return True
            return False

        return await self.database.write(work)

    async def shun(self, player: str, other: str, kind: Kind, at: float) -> None:
        """Block somebody, or mute them; who is blocked is no friend any more, and asks in vain."""

        def work(line: sa.Connection) -> None:
            _put(line, player, other, kind, at)
            if kind == "blocked":
                _drop(line, player, other, "friend", "asked", "muted")
                _drop(line, other, player, "friend")

        await self.database.write(work)

    async def hear(self, player: str, other: str) -> None:
        """Mute somebody no more."""
        await self.database.write(lambda line: _drop(line, player, other, "muted"))

    async def unshun(self, player: str, bond: str, kind: Kind) -> bool:
        """Let somebody in, or hear them, again; False if they were not kept out."""
        mine = sa.delete(bonds).where(bonds.c.id == bond, bonds.c.player == player, bonds.c.kind == kind)
        return await self.database.write(lambda line: line.execute(mine).rowcount > 0)


def circle(line: sa.Connection, known: Collection[str]) -> set[str]:
    """Give all identities of people: the guests they were, their accounts, their bots."""
    roots = set(_roots(line, known).values())
    guests = line.execute(sa.select(players.c.id).where(players.c.same_as.in_(roots))).scalars().all()
    owners = [*roots, *guests]
    bots = line.execute(sa.select(tokens.c.player).where(tokens.c.owner.in_(owners))).scalars()
    return {*known, *owners, *bots}


def _roots(line: sa.Connection, known: Collection[str]) -> dict[str, str]:
    """Say of each who they are: the owner of a bot, the account of a guest who has logged in since."""
    bots = sa.select(tokens.c.player, tokens.c.owner).where(tokens.c.player.in_(list(known)))
    owners = {player: player for player in known} | {str(row.player): str(row.owner) for row in line.execute(bots)}
    guests = sa.select(players.c.id, players.c.same_as).where(
        players.c.id.in_(list(owners.values())), players.c.same_as.is_not(None)
    )
    accounts: dict[str, str] = {row.id: str(row.same_as) for row in line.execute(guests)}
    return {player: accounts.get(owner, owner) for player, owner in owners.items()}


def _named(whom: sa.Column[str]) -> sa.Select[Any]:
    return (
        sa.select(
            bonds.c.id, bonds.c.player, bonds.c.other, bonds.c.kind, bonds.c.at, players.c.name, profiles.c.handle
        )
        .outerjoin(players, players.c.id == whom)
        .outerjoin(profiles, profiles.c.player == whom)
        .order_by(players.c.name, bonds.c.at)
    )  # fmt: skip


def _where(player: str, other: str, kinds: tuple[str, ...]) -> sa.ColumnElement[bool]:
    return sa.and_(bonds.c.player == player, bonds.c.other == other, bonds.c.kind.in_(kinds))


def _has(line: sa.Connection, player: str, other: str, *kinds: str) -> bool:
    return line.execute(sa.select(bonds.c.id).where(_where(player, other, kinds))).first() is not None


def _drop(line: sa.Connection, player: str, other: str, *kinds: str) -> None:
    line.execute(sa.delete(bonds).where(_where(player, other, kinds)))


def _put(line: sa.Connection, player: str, other: str, kind: str, at: float) -> None:
    row = {"id": secrets.token_hex(12), "player": player, "other": other, "kind": kind, "at": at}
    line.execute(insert_into(line, bonds).values(**row).on_conflict_do_nothing())


def forget_bonds(line: sa.Connection, known: Collection[str]) -> None:
    """Forget everything between people and those who are gone."""
    gone = list(known)
    line.execute(sa.delete(bonds).where(sa.or_(bonds.c.player.in_(gone), bonds.c.other.in_(gone))))
