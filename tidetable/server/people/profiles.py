"""What an account shows of itself: a page under a name of its own, and who may see what there."""

from __future__ import annotations

import re
import secrets
import unicodedata
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from tidetable.server.http.problems import Forbidden
from tidetable.server.people.identity import Identity
from tidetable.server.storage.schema import players, profiles

if TYPE_CHECKING:
    from tidetable.server.storage.bonds import Bonds
    from tidetable.server.storage.database import Database

Audience = Literal["everyone", "members", "friends", "nobody"]
Handle = Annotated[str, msgspec.Meta(min_length=2, max_length=32, pattern=r"^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$(?!\n)")]
LONGEST_HANDLE = 32
LONGEST_ABOUT = 300
CHOICES = ("sees_profile", "sees_games", "sees_online")


class Privacy(msgspec.Struct, frozen=True):
    """Who may see somebody's page, the games on it, and whether they are here."""

    sees_profile: Audience = "everyone"
    sees_games: Audience = "everyone"
    sees_online: Audience = "members"


class Profile(msgspec.Struct, frozen=True):
    """An account as it wants to be seen."""

    player: str
    handle: str
    name: str | None
    about: str | None
    privacy: Privacy
    created: float = 0.0


def slug(name: str | None) -> str:
    """Make the beginning of an address of a name.

    >>> slug("Ágnes  O'Hara"), slug("潮")
    ('agnes-o-hara', 'player')
    """
    plain = unicodedata.normalize("NFKD", name or "").encode("ascii", "ignore").decode().lower()
    found = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[: LONGEST_HANDLE - 6].strip("-")
    return found if len(found) > 1 else "player"


class Sight(msgspec.Struct, frozen=True):
    """Who looks, and what they are to others: friends see more, and whoever is blocked sees what a stranger does."""

    who: Identity | None
    friends: frozenset[str] = frozenset()
    blockers: frozenset[str] = frozenset()

    def may_see(self, choice: Audience, owner: str) -> bool:
        """Tell whether somebody belongs to those for whom a choice was made; everybody sees what is their own."""
        if self.who is not None and owner == self.who.player:
            return True
        if choice == "everyone" or owner in self.blockers:
            return choice == "everyone"
        if choice == "members":
            return self.who is not None and self.who.account is not None
        return choice == "friends" and owner in self.friends

    def may_see_here(self, choice: Audience, owner: str) -> bool:
        """Tell whether somebody may see that another is here: whoever is blocked never does."""
        return owner not in self.blockers and self.may_see(choice, owner)


async def sight_of(bonds: Bonds, who: Identity | None) -> Sight:
    """Find out what somebody is to others."""
    return Sight(None) if who is None else Sight(who, await bonds.friends(who.player), await bonds.blockers(who.known))


class Profiles:
    """The pages of all accounts."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def ensure(self, player: str, name: str | None) -> Profile:
        """Give an account's page; one that has none gets it, under an address nobody else has."""
        found = await self.of(player)
        if found is not None:
            return found
        wish = slug(name)
        for handle in (wish, *(f"{wish}-{number}" for number in range(2, 6)), f"{wish[:20]}-{secrets.token_hex(4)}"):
            with suppress(IntegrityError):  # somebody has it, or another process was quicker with this very account
                await self._make(player, handle)
                break
        made = await self.of(player)
        assert made is not None, "an address nobody else has"
        return made

    async def _make(self, player: str, handle: str) -> None:
        row = {"player": player, "handle": handle, **msgspec.structs.asdict(Privacy())}
        await self.database.write(lambda connection: connection.execute(sa.insert(profiles), row) and None)

    async def of(self, player: str) -> Profile | None:
        """Find an account's page."""
        return await self._find(profiles.c.player == player)

    async def at(self, handle: str) -> Profile | None:
        """Find a page by its address."""
        return await self._find(profiles.c.handle == handle)

    async def _find(self, where: sa.ColumnElement[bool]) -> Profile | None:
        query = _PAGES.where(where)
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else profile_of(row)

    async def pages(self, people: list[str]) -> list[Profile]:
        """Give the pages of those among some people who have one."""
        query = _PAGES.where(profiles.c.player.in_(people))
        return await self.database.read(lambda connection: [profile_of(row) for row in connection.execute(query)])

    async def change(self, player: str, values: dict[str, Any]) -> None:
        """Write what an account wants to show."""
        query = sa.update(profiles).where(profiles.c.player == player).values(**values)
        try:
            await self.database.write(lambda connection: connection.execute(query) and None)
        except IntegrityError:
            raise Forbidden("this address is taken; choose another", ("club-refused-handle", {})) from None


_PAGES = sa.select(profiles, players.c.name, players.c.created, players.c.child).join(players, players.c.id == profiles.c.player)


def profile_of(row: Any) -> Profile:
    """Read a row."""
    privacy = Privacy("nobody", "nobody", "friends") if row.child else Privacy(row.sees_profile, row.sees_games, row.sees_online)
    return Profile(row.player, row.handle, row.name, row.about, privacy, row.created)
