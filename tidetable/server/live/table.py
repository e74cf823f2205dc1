"""A table in memory, and those who read it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from tidetable.core.record import ALL_SEEING, SPECTATOR
from tidetable.server.live.screens import difference
from tidetable.server.live.sight import Sight
from tidetable.server.live.summary import Names, Shown, describe, holds, links_for, summary_of
from tidetable.server.live.wire import ChatNews, TableNews, Watchers
from tidetable.server.people.names import distinct_from, likeness
from tidetable.server.storage.jobs import jobs_of
from tidetable.table.past import Past, is_behind

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator

    from tidetable.server.live.screens import Screen
    from tidetable.server.live.standings import Standings
    from tidetable.server.people.identity import Identity, Keys
    from tidetable.server.storage.matches import ChatLine
    from tidetable.table.record import Report
    from tidetable.table.table import Table

WATCHERS_NAMED = 20
FRESH = 0.5  # seconds for which a state can be shown to the next who asks
STATES_KEPT = 16
NO_SEATS: frozenset[int] = frozenset()


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
        "lags",
        "muted",
        "n",
        "news",
        "outbox",
        "probe",
        "ready",
        "records",
        "room",
        "screen",
        "seats",
        "sent",
        "watcher",
        "watches",
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
        self.lags: list[float] = []  # how long the line took lately, there and back
        self.probe: tuple[float, float] | None = None  # what was sent to measure it, and when
        self.room = room
        self.ready = Bell()
        self.behind = False
        self.behind_since = 0.0
        self.closing: tuple[str, str] | None = None
        self.cut: Callable[[], object] = lambda: None  # ends the line of somebody who does not read even a goodbye
        self.muted: set[str] | frozenset[str] = frozenset()
        self.address = ""
        self.watches = False  # somebody who wants to be shown what those are shown who do not sit here
        self.records = False  # whether records are sent, or pictures
        self.screen: Screen | None = None  # the last one that was put into the outbox ...
        self.news: dict[str, Any] | None = None  # ... and the last description of the table

    @property
    def child(self) -> bool:
        """Tell whether somebody in children's mode reads: they are sent nothing that is said, and named nowhere."""
        return self.who is not None and self.who.child

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
        self._past_summary: tuple[int, dict[str, Any]] = (-1, {})
        self._states: dict[tuple[bool, int, int, int, bool], tuple[bytes, float, Screen | None]] = {}
        self._past: Past | None = None  # where those are who watch behind time; made when somebody does
        self.held: dict[int, ChatLine] = {}  # what they have not heard yet
        self.announcing: asyncio.TimerHandle | None = None
        self.releasing: asyncio.TimerHandle | None = None
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
        if wish is None or reader.child or (reader.who is not None and reader.who.silenced):
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
        seats = self.table.seats
        held = frozenset(seat.number for seat in seats if holds(who, self.table.id, seat.number, seat.players, seat.link))
        return held or NO_SEATS  # a crowd that holds none shares it

    # Those who watch

    def is_behind(self, reader: Reader) -> bool:
        """Tell whether a reader is kept behind now."""
        return is_behind(self.table) and (reader.watches or not reader.seats)

    def past(self, now: float) -> Past:
        """Give the past of the table as it may be seen by now; the caller holds the table."""
        if self._past is None or not self.doubtful:
            self._past = self._past or Past(self.table)
            self._past.follow(self.table, now)
        return self._past

    def forget_past(self) -> None:
        """Make the past anew when it is next wanted: what had happened here was read anew, or is no more held back."""
        self._past = None

    def sight_behind(self, now: float, *, sits: bool = False) -> Sight:
        """Give what those see who watch; whoever sits here sees no hands, from whichever place they look."""
        past, watching = self.past(now), self.table.plan.watching
        hands = watching.hands and not sits and self.table.game.is_open_at_the_end
        eyes = ALL_SEEING if hands else SPECTATOR
        return Sight(past.table, eyes, past.moment(self.table, now), watching.delay == "decisions")

    def sight(self, reader: Reader, now: float) -> Sight:
        """Give what a reader sees."""
        if self.is_behind(reader):
            return self.sight_behind(now, sits=bool(reader.seats))
        return Sight(self.table, reader.eyes, now)

    def sight_of(self, who: Identity | None, eyes: int, now: float) -> Sight:
        """Give what somebody sees who asks once."""
        if is_behind(self.table) and not self.held_by(who):
            return self.sight_behind(now)
        return Sight(self.table, eyes, now)

    def shown_to(self, who: Identity | None, now: float, *, watches: bool = False) -> Shown:
        """Give what a description for somebody is made of."""
        if not (is_behind(self.table) and (watches or not self.held_by(who))):
            return self.shown
        past = self.past(now).table
        if self._past_summary[0] != past.n:
            self._past_summary = (past.n, summary_of(past))
        status = past.status if past.match else "running"  # that it has begun is no secret
        shown = Shown(past.id, status, past.n, self._past_summary[1], self.names, past.waiting, self.online, self.watchers)
        return msgspec.structs.replace(shown, standings=self.standings, past=True)

    def next_release(self, now: float) -> float | None:
        """Give the time at which there is more to see or to hear for those who watch here."""
        if not is_behind(self.table) or not any(self.is_behind(reader) for reader in self.readers):
            return None
        watching = self.table.plan.watching
        lines = [line.at + watching.seconds for line in self.held.values()] if watching.delay == "time" else []
        event = self.past(now).next_at(self.table)
        return min([*lines, *([] if event is None else [event])], default=None)

    def heard(self, lines: Iterable[ChatLine], reader: Reader, now: float) -> list[ChatLine]:
        """Give those lines that a reader may hear by now; what players say is held back with what they do."""
        may = [line for line in lines if not line.aside or not reader.seats or self.table.over]
        if not self.is_behind(reader):
            return may
        until = self.past(now).heard_until(self.table, now)
        later = {line.c: line for line in may if not line.aside and line.at > until}
        self.held |= later
        return [line for line in may if line.c not in later]

    # Messages

    def state(self, who: Identity | None, eyes: int, since: int, now: float) -> bytes:
        """Give the whole picture for somebody who looks through *eyes*."""
        return self._state(self.sight_of(who, eyes, now), since, now, records=False)[0]

    def _state(self, sight: Sight, since: int, now: float, *, records: bool) -> tuple[bytes, Screen | None]:
        """Give the whole of what is seen; a crowd that comes within a moment shares it."""
        since = min(since, sight.table.n)
        key = (sight.table is self.table, sight.table.n, sight.eyes, since, records)
        made, at, screen = self._states.get(key, (b"", -FRESH, None))
        if not at <= now <= at + FRESH:
            if len(self._states) > STATES_KEPT:
                self._states.clear()
            screen = sight.screen() if records else None
            made = encode(sight.state(screen, now, since))
            self._states[key] = (made, now, screen)
        return made, screen

    def show(self, reader: Reader, since: int, now: float) -> None:
        """Put the whole of what a reader sees into its outbox; the caller holds the table."""
        sight = self.sight(reader, now)
        made, screen = self._state(sight, since, now, records=reader.records)
        reader.screen = screen
        reader.offer(made, now, sight.table.n)
        reader.n = sight.table.n

    def broadcast(self, now: float) -> None:
        """Send every reader what happened since they last heard."""
        made: dict[tuple[bool, bool, int, int, int], bytes] = {}
        screens: dict[tuple[bool, int], Screen] = {}
        for reader in self.readers:
            if reader.behind or reader.n >= self.table.n:
                continue
            sight = self.sight(reader, now)
            if reader.n >= sight.table.n:
                continue
            seen = (sight.table is self.table, sight.eyes)
            if reader.records and seen not in screens:
                screens[seen] = sight.screen()
            last, screen = reader.screen, screens.get(seen) if reader.records else None
            key = (reader.records, *seen, reader.n, id(last))
            if key not in made:
                made[key] = encode(sight.event(last, screen, now, reader.n))
            reader.screen = screen
            reader.offer(made[key], now, sight.table.n)
            reader.n = sight.table.n

    def announce(self, keys: Keys, now: float) -> None:
        """Send every reader the table's description: seats, names, presence or settings changed."""
        made: dict[tuple[bool, frozenset[int], bool, frozenset[int]], dict[str, Any]] = {}
        for reader in self.readers:
            host = reader.who is not None and self.table.created.host in reader.who.known
            known = reader.who.known if reader.who is not None else frozenset[str]()
            kept = frozenset(seat.number for seat in self.table.seats if not known.isdisjoint(seat.kept_for))
            kind = (self.is_behind(reader), reader.seats, host, kept)
            if kind not in made:
                shown = self.shown_to(reader.who, now, watches=reader.watches)
                info = describe(shown, reader.who)
                made[kind] = msgspec.to_builtins(TableNews(info, links_for(shown, reader.who, keys), info.you))
            self.tell_news(reader, made[kind], now)

    def tell_news(self, reader: Reader, news: dict[str, Any], now: float) -> None:
        """Describe the table to a reader; to one that takes records by what has changed."""
        told = difference(reader.news, news) if reader.news is not None else news
        whole = bool(told) and not reader.records
        reader.news = news if reader.records or self.is_behind(reader) else None  # that nothing changed tells nothing
        if told:
            reader.offer(encode({**(news if whole else told), "type": "table"}), now)

    def tell_chat(self, line: ChatLine, now: float) -> None:
        """Send a line of chat to everybody who may hear it by now and has not muted its author."""
        message = encode(ChatNews([line]))
        for reader in self.readers:
            if not reader.child and line.who not in reader.muted and self.heard([line], reader, now):
                reader.offer(message, now)

    def tell_held(self, now: float) -> None:
        """Send to those who watch what the players have said meanwhile, as far as they may hear it by now."""
        if not self.held:
            return
        until = self.past(now).heard_until(self.table, now) if is_behind(self.table) else now
        lines = [line for line in self.held.values() if line.at <= until]
        for line in lines:
            del self.held[line.c]
            message = encode(ChatNews([line]))
            for reader in self.readers:
                if not reader.child and line.who not in reader.muted and (reader.watches or not reader.seats):
                    reader.offer(message, now)
