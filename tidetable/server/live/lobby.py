"""The lobby of a process: who looks at the list of open tables is told what changes, who looks for somebody is called.

Nobody asks again and again: a change of a listed table is heard of here, or from another process, looked up once for all
readers, and sent to them. What happens within a moment is one message.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from tidetable.server.live.bus import News
from tidetable.server.live.summary import Shown, describe
from tidetable.server.live.table import encode
from tidetable.server.live.wire import TableInfo
from tidetable.server.storage.seeks import read_pool

if TYPE_CHECKING:
    from collections.abc import Collection

    from tidetable.server.live.hub import Hub
    from tidetable.server.live.table import Live, Reader
    from tidetable.server.people.identity import Identity
    from tidetable.server.storage.matches import Listed
    from tidetable.server.storage.seeks import Seek

MOMENT = 0.25  # seconds; what changes within them is told at once
GRACE = 8.0  # seconds until somebody who is gone waits no more: a page may only be loaded anew


class Pool(msgspec.Struct, frozen=True):
    """How many wait for a kind of game."""

    game: str
    seats: int
    clock: str
    rated: bool
    people: int


class SeekInfo(msgspec.Struct, frozen=True):
    """What somebody waits for."""

    game: str
    seats: int
    clock: str
    rated: bool
    near: bool
    since: float
    bot_at: float | None
    until: float
    table: str | None  # that was found


class LobbyNews(msgspec.Struct, frozen=True, tag_field="type", tag="lobby"):
    """All open and running tables that are listed, who waits, and what you wait for."""

    tables: list[TableInfo]
    waiting: list[Pool]
    seek: SeekInfo | None
    time: float


class Listing(msgspec.Struct, frozen=True, tag_field="type", tag="listed", omit_defaults=True):
    """What has changed: tables as they are now, tables that are no longer listed, and who waits if that has changed."""

    tables: list[TableInfo] = []
    gone: list[str] = []
    waiting: list[Pool] | None = None


class Found(msgspec.Struct, frozen=True, tag_field="type", tag="found"):
    """A table was found for you."""

    table: str


class TournamentNews(msgspec.Struct, frozen=True, tag_field="type", tag="tournament"):
    """Something has changed in a tournament; ask for it again if you show it."""

    id: str | None  # none: in one that is not listed, whose address is for those who were given it


def seek_info(seek: Seek | None) -> SeekInfo | None:
    """Describe what somebody waits for."""
    if seek is None:
        return None
    table = seek.table_id if seek.found is not None else None
    return SeekInfo(*read_pool(seek.pool), seek.near, seek.since, seek.bot_at, seek.until, table)


class Lobby:
    """All who look at the lobby in this process."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.readers: set[Reader] = set()
        self._tables: set[str] = set()  # that have changed since it was last told ...
        self._tournaments: set[str] = set()  # ... as have these
        self._pools = False
        self._later: asyncio.TimerHandle | None = None

    # Coming and going

    async def join(self, reader: Reader) -> None:
        """Let somebody read; if they wait for somebody, they are known to be here."""
        self.readers.add(reader)
        self.hub.metrics.sockets.inc()
        if reader.who is not None:
            await self.hub.store.seeks.keep(reader.who.known, self.hub.bus.process)
        await self.hub.audience.look_again(reader)
        await self.show(reader)

    def leave(self, reader: Reader) -> None:
        """Let a reader go; who does not come back within a moment waits no more."""
        self.readers.discard(reader)
        self.hub.metrics.sockets.dec()
        if reader.who is not None:
            asyncio.get_running_loop().call_later(GRACE, self._gone, reader.who)

    def _gone(self, who: Identity) -> None:
        if not any(reader.who is not None and reader.who.known & who.known for reader in self.readers):
            self.hub.spawn(self._forget(who))

    async def _forget(self, who: Identity) -> None:
        if await self.hub.store.seeks.drop(who.known, keeper=self.hub.bus.process):
            await self.tell_pools()

    async def show(self, reader: Reader) -> None:
        """Send somebody everything."""
        known = reader.who.known if reader.who else frozenset[str]()
        rows, pools = await self.hub.store.lobby(None, None), await self.pools()
        seek = seek_info(await self.hub.store.seeks.of(known)) if known else None
        await self.hub.standings.refresh()
        now = self.hub.clock.now()
        reader.behind = False
        reader.offer(encode(LobbyNews([describe(self._shown(row), reader.who) for row in rows], pools, seek, now)), now)

    async def pools(self) -> list[Pool]:
        """Count who waits for what."""
        return [Pool(*read_pool(pool), people) for pool, people in await self.hub.store.seeks.pools()]

    def _shown(self, row: Listed) -> Shown:
        return Shown(row.id, row.status, row.n, row.summary, row.names, row.waiting or [], standings=self.hub.standings)

    # Telling

    def tell(self, live: Live) -> None:
        """Tell everywhere that a listed table, or one of a tournament, has changed."""
        if live.table.plan.tournament:
            self.hub.spawn(self.tell_tournament(live.table.plan.tournament))
        if live.table.plan.public:
            self._note(table=live.table.id)
            if not self.hub.bus.alone:
                self.hub.spawn(self.hub.bus.tell(News(self.hub.bus.process, listed=live.table.id)))

    async def tell_pools(self) -> None:
        """Tell everywhere that somebody waits, or waits no more."""
        self._note()
        await self.hub.bus.tell(News(self.hub.bus.process, pools=True))

    async def tell_tournament(self, tournament: str) -> None:
        """Tell everywhere that something has changed in a tournament."""
        self._note(tournament=tournament, pools=False)
        await self.hub.bus.tell(News(self.hub.bus.process, tournament=tournament))

    async def tell_found(self, players: Collection[str], table: str) -> None:
        """Call those for whom a table was found, wherever they are."""
        self.call(players, table)
        self._note()
        await self.hub.bus.tell(News(self.hub.bus.process, found=tuple(players), at_table=table, pools=True))

    def hear(self, news: News) -> None:
        """Take in what another process tells."""
        if news.listed or news.pools:
            self._note(table=news.listed, pools=news.pools)
        if news.tournament:
            self._note(tournament=news.tournament, pools=False)
        if news.found and news.at_table:
            self.call(news.found, news.at_table)
        if news.back:
            for reader in self.readers:
                self.hub.spawn(self.show(reader))

    def call(self, players: Collection[str], table: str) -> None:
        """Call those who listen here."""
        for reader in self.readers:
            if reader.who is not None and reader.who.known.intersection(players):
                reader.offer(encode(Found(table)), self.hub.clock.now())

    def _note(self, table: str | None = None, *, tournament: str | None = None, pools: bool = True) -> None:
        """Tell what has changed after a moment, if anybody is here."""
        if not self.readers:
            return
        self._tables |= {table} if table else set()
        self._tournaments |= {tournament} if tournament else set()
        self._pools |= pools and table is None
        if self._later is None:
            self._later = asyncio.get_running_loop().call_later(MOMENT, lambda: self.hub.spawn(self._send()))

    async def _tell_changed(self, changed: Collection[str]) -> None:
        listed = await self.hub.store.tournaments.listed_among(changed)
        told = [encode(TournamentNews(name)) for name in {name if name in listed else None for name in changed}]
        now = self.hub.clock.now()
        for reader in self.readers:
            for news in told:
                reader.offer(news, now)

    async def _send(self) -> None:
        ids, changed, told_pools = self._tables, self._tournaments, self._pools
        self._tables, self._tournaments, self._pools, self._later = set(), set(), False, None
        if changed:
            await self._tell_changed(changed)
        if not ids and not told_pools:
            return
        rows = [row for row in await self.hub.store.listed(ids) if row.status != "over"] if ids else []
        pools = await self.pools() if told_pools else None
        gone = sorted(ids - {row.id for row in rows})
        await self.hub.standings.refresh()
        shown, now = [self._shown(row) for row in rows], self.hub.clock.now()
        for_strangers, concerned = self._listing(shown, gone, pools, None), _players_of(shown)
        for reader in self.readers:
            own = reader.who is not None and not concerned.isdisjoint(reader.who.known)
            reader.offer(self._listing(shown, gone, pools, reader.who) if own else for_strangers, now)

    @staticmethod
    def _listing(shown: list[Shown], gone: list[str], pools: list[Pool] | None, who: Identity | None) -> bytes:
        return encode(Listing([describe(table, who) for table in shown], gone, pools))


def _players_of(shown: list[Shown]) -> set[str]:
    """Give the hosts and players of some tables: to everybody else they look the same."""
    seats = [seat["players"] for table in shown for seat in table.summary["seats"]]
    return {str(table.summary["host_id"]) for table in shown}.union(*seats)
