"""Those who read tables in this process: they come and go, are told who else is there, and are let go if they do not read."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from tidetable.server.live.bus import News
from tidetable.server.live.presence import Presence
from tidetable.server.live.table import encode
from tidetable.server.live.wire import ChatNews

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence

    from tidetable.server.clock import ServerClock
    from tidetable.server.live.bus import Bus
    from tidetable.server.live.table import Live, Reader
    from tidetable.server.metrics import Metrics
    from tidetable.server.people.identity import Identity, Keys
    from tidetable.server.storage.matches import ChatLine, Store

SHUT_OUT = "the host of this server has shut your address out for a while"
HUNG_UP = 1_000  # browsers and players of whom it is remembered that they were hung up
NOBODY_NOW = "you are logged out here, or your token was taken back"
MARGIN = 0.002  # seconds by which a timer may be early
ANNOUNCE_AFTER = 0.25  # seconds; comings and goings within them are told at once


class Audience:
    """All readers of this process, and what it knows of those elsewhere."""

    def __init__(
        self, tables: dict[str, Live], bus: Bus, keys: Keys, clock: ServerClock, metrics: Metrics,
        spawn: Callable[[Coroutine[Any, Any, Any]], object],
    ) -> None:  # fmt: skip
        self.tables, self.bus, self.keys, self.clock, self.metrics = tables, bus, keys, clock, metrics
        self.lobby: Collection[Reader] = ()  # who looks at the list of tables
        self.unsettled: set[str] = set()  # tables where somebody came or went, until the steward has seen to them
        self.presence = Presence(bus, tables, self._changed_elsewhere, spawn)
        self.worthless: Callable[[Collection[Identity]], Awaitable[Collection[Identity]]] = _nobody
        self._hung_up: OrderedDict[str | None, None] = OrderedDict()  # of late: whoever was just coming in is found by it

    # Coming and going

    async def join(self, live: Live, reader: Reader) -> None:
        """Let somebody read; the caller holds the table."""
        reader.seats = live.held_by(reader.who)
        reader.watcher = live.watcher_name(reader, reader.wish)
        live.readers.add(reader)
        self.metrics.sockets.inc()
        self._note_absence(live)
        self.announce_soon(live)
        await self.look_again(reader)

    async def look_again(self, reader: Reader) -> None:
        """Hang up somebody who has just come in, if their cookie or token lost its worth between their knock and now."""
        if reader.who is not None and (reader.who.player in self._hung_up or reader.who.device in self._hung_up):
            await self._hang_up_worthless([reader])

    def leave(self, live: Live, reader: Reader) -> None:
        """Let a reader go."""
        live.readers.discard(reader)
        self.metrics.sockets.dec()
        live.touched = self.clock.now()
        self._note_absence(live)
        self.announce_soon(live)

    def refresh_seats(self, live: Live) -> None:
        """See anew which seats each reader holds: somebody sat down or left."""
        for reader in live.readers:
            reader.seats = live.held_by(reader.who)
            if reader.eyes >= 0 and reader.eyes not in reader.seats:
                reader.eyes = -1
        live.name_watchers()
        self._note_absence(live)

    def _note_absence(self, live: Live) -> None:
        self.unsettled.add(live.table.id)
        online = live.online
        for seat in range(len(live.table.seats)):
            if seat in online:
                live.offline_since.pop(seat, None)
            else:
                live.offline_since.setdefault(seat, self.clock.now())

    def _changed_elsewhere(self, live: Live) -> None:
        self._note_absence(live)
        self.announce_soon(live)

    def drop_slow(self, readers: Collection[Reader], stuck: float) -> None:
        """Let go of readers who have not read for so many seconds."""
        for reader in readers:
            if reader.behind and self.clock.now() - reader.behind_since > stuck * self.clock.speed:
                self.metrics.dropped.labels("slow").inc()
                reader.close("too-slow", "you read too slowly; come back with the number of your newest event")
                reader.cut()

    def shut_out(self, is_out: Callable[[str], bool]) -> None:
        """Hang up those whose address the host has shut out."""
        for reader in self._everybody():
            if is_out(reader.address):
                reader.close("not-allowed", SHUT_OUT)

    def hang_up(self, news: News) -> None:
        """Hang up whoever reads with what is worth nothing any more; who may still come in comes back by themselves."""
        for gone in filter(None, (news.out, news.device)):
            self._hung_up[gone] = None
            self._hung_up.move_to_end(gone)
        while len(self._hung_up) > HUNG_UP:
            self._hung_up.popitem(last=False)
        for reader in self._everybody():
            if concerns(news, reader.who):
                text = "your token was taken back" if reader.who and reader.who.device is None else "you are logged out here"
                reader.close("not-you", text)

    async def hang_up_worthless(self) -> None:
        """Hang up whose cookie or token has lost its worth while nobody could tell us."""
        await self._hang_up_worthless(self._everybody())

    async def _hang_up_worthless(self, readers: Sequence[Reader]) -> None:
        gone = await self.worthless({reader.who for reader in readers if reader.who is not None})
        for reader in readers:
            if reader.who in gone:
                reader.close("not-you", NOBODY_NOW)

    def say_goodbye(self) -> None:
        """Tell all readers that the server stops."""
        for reader in self._everybody():
            reader.close("stopping", "the server stops; come back in a moment")

    def _everybody(self) -> list[Reader]:
        return [*(reader for live in self.tables.values() for reader in live.readers), *self.lobby]

    # Telling

    def announce_soon(self, live: Live) -> None:
        """Describe the table to its readers shortly: many comings and goings make one message."""
        if live.announcing is None:
            live.announcing = asyncio.get_running_loop().call_later(ANNOUNCE_AFTER, self._announce, live)

    def _announce(self, live: Live) -> None:
        live.announcing = None
        if not live.lock.locked():
            live.announce(self.keys, self.clock.now())
            self.presence.tell(live)
        else:  # something is being stored: its result belongs into the description
            self.announce_soon(live)

    def release(self, live: Live) -> None:
        """Tell those who watch behind time what they may know by now, and come again when there is more."""
        now = self.clock.now()
        live.broadcast(now)
        live.tell_held(now)
        self.release_later(live)

    def release_later(self, live: Live) -> None:
        """Come again when there is more to tell to those who watch behind time."""
        if live.releasing is not None:
            live.releasing.cancel()
            live.releasing = None
        now = self.clock.now()
        due = live.next_release(now)
        if due is not None:
            wait = self.clock.seconds(due - now)
            live.releasing = asyncio.get_running_loop().call_later(wait + MARGIN, self._release, live)

    def _release(self, live: Live) -> None:
        live.releasing = None
        if live.lock.locked() or live.doubtful:  # something is being stored: it is looked at afterwards
            live.releasing = asyncio.get_running_loop().call_later(ANNOUNCE_AFTER, self._release, live)
            return
        self.release(live)
        self.announce_soon(live)

    async def tell_chat(self, live: Live, line: ChatLine) -> None:
        """Send a stored line of chat to everybody."""
        self.pass_on(live, line)
        await self.bus.tell(News(self.bus.process, live.table.id, chat=line.c))

    def pass_on(self, live: Live, line: ChatLine) -> None:
        """Send a line of chat to those who read here."""
        live.tell_chat(line, self.clock.now())
        self.release_later(live)

    async def open_commentary(self, live: Live, store: Store) -> None:
        """Let those who played read what was said about it."""
        lines = [line for line in await store.chat_of(live.table.id) if line.aside]
        for reader in live.readers:
            said = [line for line in lines if line.who not in reader.muted]
            if reader.seats and said and not reader.child:
                reader.offer(encode(ChatNews(said)), self.clock.now())

    def forget_names(self, known: frozenset[str]) -> None:
        """Forget the names of somebody who deleted their account."""
        for live in self.tables.values():
            if live.forget_names(known):
                self.announce_soon(live)


def concerns(news: News, who: Identity | None) -> bool:
    """Tell whether what was said makes what somebody came with worth nothing."""
    if who is None or (who.device is not None and who.device == news.kept):
        return False
    return who.player == news.out or (who.device is not None and who.device == news.device)


async def _nobody(_shown: Collection[Identity]) -> Collection[Identity]:
    return ()
