"""A table in memory, and those who read it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from tidetable.core.record import SPECTATOR
from tidetable.server.live.screens import Screen, change, difference, screen_of, whole
from tidetable.server.live.summary import Names, Shown, describe, links_for, seats_held, summary_of
from tidetable.server.live.wire import TableNews, Watchers
from tidetable.server.people.names import distinct_from, likeness
from tidetable.server.storage.jobs import jobs_of
from tidetable.table.pictures import picture

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator

    from tidetable.server.live.bus import News
    from tidetable.server.live.standings import Standings
    from tidetable.server.people.identity import Identity, Keys
    from tidetable.server.storage.matches import ChatLine
    from tidetable.table.record import Report
    from tidetable.table.table import Table

WATCHERS_NAMED = 20
FRESH = 0.5  # seconds for which a state can be shown to the next who asks
STATES_KEPT = 16


def _plain(value: Any) -> Any:
    """Give the plain number of a numpy scalar, should a view hold one."""
    if isinstance(value, np.generic):
        return value.item()
    raise TypeError(f"{type(value).__name__} cannot be sent")


encode = msgspec.json.Encoder(enc_hook=_plain).encode


class Bell:
    """Wakes the one who waits for it: an event of asyncio, without room for more who wait. There are as many as sockets."""

    __slots__ = ("_rung", "_waiting")

    def __init__(self) -> None:
        self._rung = False
        self._waiting: asyncio.Future[None] | None = None

    def set(self) -> None:
        """Ring."""
        self._rung = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    def clear(self) -> None:
        """Be silent again."""
        self._rung = False

    async def wait(self) -> None:
        """Wait until it has rung."""
        if not self._rung:
            self._waiting = asyncio.get_running_loop().create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None


class Reader:
    """Somebody who reads a table: a socket or a stream. What waits for a slow one is bounded."""

    __slots__ = (
        "address",
        "behind",
        "behind_since",
        "closing",
        "cut",
        "eyes",
        "muted",
        "n",
        "news",
        "outbox",
        "ready",
        "records",
        "room",
        "screen",
        "seats",
        "sent",
        "watcher",
        "who",
        "wish",
    )

    def __init__(self, who: Identity | None, room: int, watcher: str | None = None) -> None:
        self.who = who
        self.wish = watcher  # the name a spectator wants, if any ...
        self.watcher = watcher  # ... and the one they carry: nobody else's
        self.eyes = SPECTATOR
        self.seats: frozenset[int] = frozenset()
        self.n = 0  # the newest event that was put into the outbox
        self.sent = 0  # the newest event that has left
        self.outbox: list[tuple[bytes, int]] = []  # hardly ever more than one: a deque would take ten times the room
        self.room = room
        self.ready = Bell()
        self.behind = False
        self.behind_since = 0.0
        self.closing: tuple[str, str] | None = None
        self.cut: Callable[[], object] = lambda: None  # ends the line of somebody who does not read even a goodbye
        self.muted: set[str] | frozenset[str] = frozenset()
        self.address = ""
        self.records = False  # whether records are sent, or pictures
        self.screen: Screen | None = None  # the last one that was put into the outbox ...
        self.news: dict[str, Any] | None = None  # ... and the last description of the table

    def offer(self, data: bytes, now: float, n: int = 0) -> None:
        """Put a message (about events up to *n*) into the outbox; without room, what waits is given up for one fresh state."""
        if self.behind:
            return
        if len(self.outbox) < self.room:
            self.outbox.append((data, n))
        else:
            self.outbox.clear()
            self.behind, self.behind_since = True, now
            self.screen = self.news = None
        self.ready.set()

    def close(self, error: str, text: str) -> None:
        """Ask the reader's connection to end."""
        self.closing = self.closing or (error, text)
        self.ready.set()


def _same(one: Reader, other: Reader) -> bool:
    """Tell whether two lines are one person's."""
    return one.who is not None and other.who is not None and one.who.player == other.who.player


class Live:
    """One table in memory."""

    def __init__(self, table: Table, names: Names, now: float, written: int = 0, *, standings: Standings | None = None) -> None:
        self.table, self.names, self.standings = table, names, standings
        self.jobs = jobs_of(table)  # what is to be done here, as it is stored
        self.lock = asyncio.Lock()
        self.written = written  # the event after which it was last written down
        self.doubtful = False  # something happened here that may not have been stored
        self.readers: set[Reader] = set()
        self.elsewhere: dict[str, tuple[frozenset[int], tuple[str | None, ...]]] = {}  # by process: seats, watchers
        self.told: tuple[tuple[int, ...], tuple[str | None, ...]] | None = None  # what other processes know of who is here
        self.offline_since: dict[int, float] = {seat.number: now for seat in table.seats}
        self.touched = now
        self._summary: tuple[int, dict[str, Any]] = (-1, {})
        self._states: dict[tuple[int, int, int, bool], tuple[bytes, float, Screen | None]] = {}
        self.announcing: asyncio.TimerHandle | None = None
        self.report: Report | None = None  # what checking the finished match found

    # Who is here

    @property
    def online(self) -> frozenset[int]:
        """The seats with somebody here or in another process."""
        here = frozenset(seat for reader in self.readers for seat in reader.seats)
        return here.union(*(seats for seats, _ in self.elsewhere.values()))

    @property
    def watchers_here(self) -> tuple[str | None, ...]:
        """Those who read in this process without a seat."""
        return tuple(reader.watcher for reader in self.readers if not reader.seats)

    @property
    def watchers(self) -> Watchers:
        """All who read without a seat."""
        everybody = [*self.watchers_here, *(name for _, names in self.elsewhere.values() for name in names)]
        named = sorted(name for name in everybody if name)
        return Watchers(len(everybody), named[:WATCHERS_NAMED])

    # Names

    def seated_names(self, but: Collection[str] = ()) -> Iterator[str]:
        """Give the names of all who sit here, bots too, *but* those of somebody's own seats."""
        for seat in self.table.seats:
            name = self.name_of(seat.number) if seat.players else seat.own_bot
            if name and not set(but).intersection(seat.players):
                yield name

    def watcher_name(self, reader: Reader, wish: str | None) -> str | None:
        """Give the name a spectator carries: the wish, numbered where somebody else here looks the same."""
        if wish is None:
            return None
        own = reader.who.known if reader.who else frozenset[str]()
        others = (other.watcher for other in self.readers if other is not reader and not other.seats and not _same(other, reader))
        away = (name for _, names in self.elsewhere.values() for name in names)
        return distinct_from(wish, [*self.seated_names(own), *(name for name in (*others, *away) if name)])

    def name_watchers(self) -> None:
        """Let spectators yield to whoever has sat down with their name."""
        seated = {likeness(name) for name in self.seated_names()}
        for reader in self.readers:
            if reader.watcher and not reader.seats and likeness(reader.watcher) in seated:
                reader.watcher = self.watcher_name(reader, reader.wish)

    def forget_names(self, known: frozenset[str]) -> bool:
        """Forget the names of somebody; tell whether they had any here."""
        gone = [key for key in self.names if key[1] in known]
        self.names.update(dict.fromkeys(gone))
        return bool(gone)

    # Describing

    @property
    def summary(self) -> dict[str, Any]:
        """The table's summary, made once for each event."""
        if self._summary[0] != self.table.n:
            self._summary = (self.table.n, summary_of(self.table))
        return self._summary[1]

    @property
    def shown(self) -> Shown:
        """What a description is made of."""
        waiting = self.table.waiting
        table = self.table
        return Shown(table.id, table.status, table.n, self.summary, self.names, waiting, self.online, self.watchers, self.standings)

    def name_of(self, seat: int) -> str | None:
        """Give the name under which a seat's person sits."""
        players = self.table.seats[seat].players
        return self.names.get((seat, players[-1] if players else ""))

    def held_by(self, who: Identity | None) -> frozenset[int]:
        """Name the seats somebody holds."""
        return frozenset(seats_held(self.shown_briefly, who))

    @property
    def shown_briefly(self) -> Shown:
        """The same without looking who is online."""
        return Shown(self.table.id, self.table.status, self.table.n, self.summary, self.names)

    # Messages

    def state(self, eyes: int, since: int, now: float) -> bytes:
        """Give the whole picture for *eyes*."""
        return self._state(eyes, since, now, records=False)[0]

    def _state(self, eyes: int, since: int, now: float, *, records: bool) -> tuple[bytes, Screen | None]:
        """Give the whole of what *eyes* see; a crowd that comes within a moment shares it."""
        key = (self.table.n, eyes, since, records)
        made, at, screen = self._states.get(key, (b"", -FRESH, None))
        if not at <= now <= at + FRESH:
            if len(self._states) > STATES_KEPT:
                self._states.clear()
            screen = screen_of(self.table, eyes, now) if records else None
            told = whole(self.table, screen, now, since) if screen else {"type": "state", **picture(self.table, eyes, now, since)}
            made = encode(told)
            self._states[key] = (made, now, screen)
        return made, screen

    def show(self, reader: Reader, since: int, now: float) -> None:
        """Put the whole of what a reader sees into its outbox; the caller holds the table."""
        made, screen = self._state(reader.eyes, min(since, self.table.n), now, records=reader.records)
        reader.screen = screen
        reader.offer(made, now, self.table.n)
        reader.n = self.table.n

    def broadcast(self, now: float) -> None:
        """Send every reader what happened since they last heard."""
        made: dict[tuple[bool, int, int, int], bytes] = {}
        screens: dict[int, Screen] = {}
        for reader in self.readers:
            if reader.behind or reader.n >= self.table.n:
                continue
            if reader.records and reader.eyes not in screens:
                screens[reader.eyes] = screen_of(self.table, reader.eyes, now)
            last, screen = reader.screen, screens.get(reader.eyes) if reader.records else None
            key = (reader.records, reader.eyes, reader.n, id(last))
            if key not in made:
                made[key] = encode(self._event(reader, last, screen, now))
            reader.screen = screen
            reader.offer(made[key], now, self.table.n)
            reader.n = self.table.n

    def _event(self, reader: Reader, last: Screen | None, screen: Screen | None, now: float) -> dict[str, Any]:
        """Tell a reader what happened; one whose eyes are others by now is shown the whole."""
        if screen is None:
            return {"type": "event", **picture(self.table, reader.eyes, now, reader.n)}
        if last is None or last.eyes != screen.eyes:
            return whole(self.table, screen, now, reader.n)
        return change(self.table, last, screen, now, reader.n)

    def announce(self, keys: Keys, now: float) -> None:
        """Send every reader the table's description: seats, names, presence or settings changed."""
        shown = self.shown
        made: dict[tuple[frozenset[int], bool], dict[str, Any]] = {}
        for reader in self.readers:
            kind = (reader.seats, reader.who is not None and self.table.created.host in reader.who.known)
            if kind not in made:
                info = describe(shown, reader.who)
                made[kind] = msgspec.to_builtins(TableNews(info, links_for(shown, reader.who, keys), info.you))
            self.tell_news(reader, made[kind], now)

    @staticmethod
    def tell_news(reader: Reader, news: dict[str, Any], now: float) -> None:
        """Describe the table to a reader; to one that takes records by what has changed."""
        told = difference(reader.news, news) if reader.news is not None else news
        reader.news = news if reader.records else None
        if told:
            reader.offer(encode({**told, "type": "table"}), now)

    def tell_chat(self, message: bytes, line: ChatLine, now: float) -> None:
        """Send a line of chat to everybody who has not muted its author."""
        for reader in self.readers:
            if line.who not in reader.muted:
                reader.offer(message, now)


def hang_up(readers: Iterable[Reader], news: News) -> None:
    """Hang up whoever reads with what is worth nothing any more; who may still come in comes back by themselves."""
    for reader in readers:
        who = reader.who
        if who is None or (who.device is not None and who.device == news.kept):
            continue
        if who.player == news.out or (who.device is not None and who.device == news.device):
            text = "your token was taken back" if who.device is None else "you are logged out here"
            reader.close("not-you", text)
