"""Addresses the host has shut out for a while, and networks of them."""

from __future__ import annotations

from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from tidetable.server.http.problems import BadRequest
from tidetable.server.storage.schema import bans, insert_into

if TYPE_CHECKING:
    from tidetable.server.storage.database import Database

WHOLE = 64  # bits: with IPv6 everybody has a network
LARGEST = {4: 16, 6: 32}  # a network with fewer bits of its own would shut out half the world


class Ban(msgspec.Struct, frozen=True):
    """A network that is shut out until a time."""

    network: str
    until: float

    def holds(self, address: str, now: float) -> bool:
        """Tell whether it shuts an address out (one as limits count it: with IPv6 a network)."""
        try:
            return self.until > now and ip_address(address.partition("/")[0]) in ip_network(self.network)
        except ValueError:
            return False


class Bans:
    """All that hold, in memory; the database has them for all processes."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.known: list[Ban] = []

    async def load(self, now: float) -> None:
        """Read what holds now."""
        query = sa.select(bans).where(bans.c.until > now).order_by(bans.c.network)
        self.known = await self.database.read(lambda line: [Ban(row.network, row.until) for row in line.execute(query)])

    async def add(self, network: str, until: float, now: float) -> None:
        """Shut a network out; what is over is forgotten."""
        ban = Ban(read_network(network), until)

        def work(line: sa.Connection) -> None:
            line.execute(sa.delete(bans).where(bans.c.until <= now))
            insert = insert_into(line, bans).values(network=ban.network, until=until)
            line.execute(insert.on_conflict_do_update(index_elements=["network"], set_={"until": until}))

        await self.database.write(work)
        await self.load(now)

    async def lift(self, network: str, now: float) -> None:
        """Let a network in again."""
        query = sa.delete(bans).where(bans.c.network == network)
        await self.database.write(lambda line: line.execute(query) and None)
        await self.load(now)

    def shut_out(self, address: str, now: float) -> bool:
        """Tell whether an address is shut out."""
        return any(ban.holds(address, now) for ban in self.known)


def read_network(text: str) -> str:
    """Give a network as it is kept; refuse what is none, or far too large."""
    try:
        network = ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadRequest(f"{text[:60]!r} is no address and no network") from None
    if network.prefixlen < LARGEST[network.version]:
        raise BadRequest(f"{network} is too large a network: that would shut out everybody")
    if network.version == 6 and network.prefixlen > WHOLE:  # one address is one of a whole network of somebody's
        network = network.supernet(new_prefix=WHOLE)
    return str(network)
