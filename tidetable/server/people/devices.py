"""Where an account is logged in: one row a browser, with what it calls itself and when it was last here. No address is kept."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from tidetable.server.storage.schema import devices, insert_into, pushes

if TYPE_CHECKING:
    from collections.abc import Collection

    from tidetable.server.storage.database import Database

SEEN_EVERY = 60.0  # seconds between two notes of the same browser
_BROWSERS = ("Firefox", "Edg", "OPR", "Chrome", "Safari")  # in the order in which they must be asked: most say they are Safari too
_NAMES = {"Edg": "Edge", "OPR": "Opera"}
_SYSTEMS = {mark: mark for mark in ("iPhone", "iPad", "Android", "Windows")} | {"Mac OS": "Mac", "Linux": "Linux"}


class Device(msgspec.Struct, frozen=True):
    """A browser in which an account is logged in."""

    id: str
    agent: str
    created: float
    seen: float


def agent_name(header: str) -> str:
    """Name a browser as its owner would: two words, and nothing that tells one person from another.

    >>> agent_name("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    >>> agent_name("curl/8")
    ''
    """
    browser = next((name for name in _BROWSERS if re.search(rf"\b{name}/", header)), "")
    system = next((name for mark, name in _SYSTEMS.items() if mark in header), "")
    return ", ".join(word for word in (_NAMES.get(browser, browser), system) if word)


class Devices:
    """The browsers of all accounts."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._noted: dict[str, float] = {}

    async def note(self, device: str, player: str, agent: str, at: float) -> None:
        """Note that somebody is here with a browser, now and then."""
        if at - self._noted.get(device, 0.0) < SEEN_EVERY:
            return
        self._noted = {known: when for known, when in self._noted.items() if at - when < SEEN_EVERY}
        self._noted[device] = at

        def work(connection: sa.Connection) -> None:
            insert = insert_into(connection, devices).values(device=device, player=player, agent=agent, created=at, seen=at)
            here = {"player": player, "agent": agent, "seen": at}
            connection.execute(insert.on_conflict_do_update(index_elements=["device"], set_=here))

        await self.database.write(work)

    async def of(self, player: str) -> list[Device]:
        """List somebody's browsers, those seen last first."""
        query = sa.select(devices).where(devices.c.player == player).order_by(devices.c.seen.desc(), devices.c.device)
        return await self.database.read(
            lambda connection: [Device(row.device, row.agent, row.created, row.seen) for row in connection.execute(query)]
        )

    async def seen_since(self, players: Collection[str], at: float) -> frozenset[str]:
        """Tell who of some people was seen since a time."""
        query = sa.select(devices.c.player).where(devices.c.player.in_(list(players)), devices.c.seen > at)
        return await self.database.read(lambda connection: frozenset(connection.execute(query).scalars()))

    async def drop(self, player: str, *, but: str | None = None, only: str | None = None) -> bool:
        """Forget somebody's browsers: all, all *but* one, or *only* one. Tell whether there were any."""
        where = [devices.c.player == player]
        if but is not None:
            where.append(devices.c.device != but)
        if only is not None:
            where.append(devices.c.device == only)
        pushed = [pushes.c.player == player, *([] if but is None else [pushes.c.device != but])]
        pushed += [] if only is None else [pushes.c.device == only]

        def work(connection: sa.Connection) -> bool:
            connection.execute(sa.delete(pushes).where(*pushed))  # nobody is told anything where they are logged out
            return connection.execute(sa.delete(devices).where(*where)).rowcount > 0

        return await self.database.write(work)
