"""The shapes that cross the wire (docs/protocol.md), as types: OpenAPI and AsyncAPI are made from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tidetable.server.people.store import TokenInfo
from tidetable.server.storage.matches import ChatLine
from tidetable.table.clocks import Clock
from tidetable.table.commands import AnyCommand, Key, Number, SeatNumber
from tidetable.table.plan import Found, Pace, UndoRule
from tidetable.table.results import Result
from tidetable.table.watching import Watching

PROTOCOL = 2
SPOKEN = (1, PROTOCOL)  # in version 1 everything is sent as pictures
HEARTBEAT = 20  # seconds between pings of the server

Message = tuple[str, dict[str, Any]]
Name = Annotated[str, msgspec.Meta(max_length=200)]
Salt = Annotated[str, msgspec.Meta(max_length=64)]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Login = Annotated[str, msgspec.Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9._@+-]+$(?!\n)")]

# Requests


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table."""

    kind: Literal["me", "here", "open", "bot", "friend"]
    bot: str | None = None
    name: Name | None = None
    friend: Annotated[str, msgspec.Meta(max_length=64)] | None = None  # for whom the seat is kept: an id of /api/me/people


class ClockWish(Clock, frozen=True, forbid_unknown_fields=True):
    """The clock of a new table."""


class WatchingWish(Watching, frozen=True, forbid_unknown_fields=True):
    """How far behind those are who watch a new table."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table."""

    game: str
    seats: Annotated[list[SeatWish], msgspec.Meta(max_length=4)]
    options: dict[str, Any] = {}
    name: Name | None = None
    public: bool = False
    rated: bool = False
    chat: bool = True
    undo: UndoRule = "free"
    autostart: bool = True
    pace: Pace = "human"
    salt: Salt = ""
    clock: ClockWish = ClockWish()
    best_of: Literal[1, 3, 5, 7] = 1
    watching: WatchingWish = WatchingWish()


class SitWish(msgspec.Struct, frozen=True):
    """Which seat, and under which name."""

    seat: SeatNumber | None = None
    token: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    name: Name | None = None
    salt: Salt = ""


class LeaveWish(msgspec.Struct, frozen=True):
    """Which seat to leave; the only one, if none is named."""

    seat: SeatNumber | None = None


class NewName(msgspec.Struct, frozen=True):
    """A name to be called by."""

    name: Name


class NewAccount(msgspec.Struct, frozen=True):
    """An account to make of a guest."""

    login: Login
    password: Password
    name: Name | None = None


class LoginWish(msgspec.Struct, frozen=True):
    """Proof of an account."""

    login: Annotated[str, msgspec.Meta(max_length=200)]
    password: Annotated[str, msgspec.Meta(max_length=200)]


class NewPassword(msgspec.Struct, frozen=True):
    """A change of password."""

    old: Annotated[str, msgspec.Meta(max_length=200)]
    new: Password


class Farewell(msgspec.Struct, frozen=True):
    """Proof that somebody wants their account deleted."""

    password: Annotated[str, msgspec.Meta(max_length=200)]


# Answers


class Leaving(msgspec.Struct, frozen=True):
    """What somebody needs to leave for good, also when they are shut out: which account it is, and what proves their page."""

    account: str | None
    csrf: str


class Me(msgspec.Struct, frozen=True):
    """Who you are."""

    player: str
    name: str | None
    account: str | None
    csrf: str
    handle: str | None = None  # where the page of an account is: /p/HANDLE
    offers: list[str] = []  # what the host has not switched off
    told: bool = False  # whether you are told of things: then it matters at which table you look
    asks: int = 0  # how many ask to be your friends
    warning: str | None = None  # what the host wants you to read; it may be empty
    child: bool = False  # whether you are in children's mode


class CountInfo(msgspec.Struct, frozen=True):
    """A kind of piece that an option counts."""

    kind: str
    least: int
    most: int


class OptionInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table option of a game."""

    name: str
    kind: Literal["choice", "whole", "letters", "counts"]
    default: Any
    values: list[Any] | msgspec.UnsetType = msgspec.UNSET
    least: int | msgspec.UnsetType = msgspec.UNSET
    most: int | msgspec.UnsetType = msgspec.UNSET
    letters: str | msgspec.UnsetType = msgspec.UNSET
    counts: list[CountInfo] | msgspec.UnsetType = msgspec.UNSET
    rest: str | msgspec.UnsetType = msgspec.UNSET  # the kind that is what the others leave of the sum


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played."""

    id: str
    names: dict[str, str]
    seats: list[int]
    minutes: tuple[int, int]
    age: int
    weight: int
    rules_version: str
    actions: int
    bots: list[str]
    strengths: list[str]
    options: list[OptionInfo]


class Games(msgspec.Struct, frozen=True):
    """All games."""

    games: list[GameInfo]


class SeatRating(msgspec.Struct, frozen=True):
    """How strong somebody is, as far as rated matches have shown."""

    value: int
    provisional: bool


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody may know it."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None
    bot: str | None
    here: bool
    online: bool
    away: bool
    open: bool
    resigned: bool
    salted: bool
    stand_in: bool
    rating: SeatRating | None = None  # at rated tables


class Watchers(msgspec.Struct, frozen=True):
    """Who watches."""

    count: int
    names: list[str]


class KeptSeat(msgspec.Struct, frozen=True):
    """A seat that is kept for somebody who has not sat down yet."""

    seat: int
    name: str | None
    you: bool


class SeriesInfo(msgspec.Struct, frozen=True):
    """Where a match stands in its series: what each seat has won, this match included once it is over."""

    best_of: int
    number: int
    score: list[float]
    winners: list[int]  # of the series, once it is decided


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table as everybody who knows its id may know it; ``host`` and ``you`` depend on who asks."""

    id: str
    game: str
    rules_version: str
    name: str | None
    options: dict[str, Any]
    public: bool
    rated: bool
    chat: bool
    undo: UndoRule
    autostart: bool
    pace: Pace
    clock: dict[str, Any]
    status: Literal["open", "running", "paused", "over"]
    n: int
    decisions: int
    waiting: list[int]
    created: float
    started: float | None
    ended: float | None
    host: bool
    you: list[int]
    seats: list[SeatInfo]
    watchers: Watchers
    commitment: str
    secret: str | None
    result: Result | None
    rematch: str | None
    again: list[int] = []  # who would play another match
    series: SeriesInfo | None = None
    found: Found | None = None  # made for people who looked for somebody
    watching: dict[str, Any] = {}  # how far behind those are who watch
    tournament: str | None = None  # whose table it is
    kept: list[KeptSeat] = []  # for whom seats are kept, as far as that concerns whoever asks


class Why(msgspec.Struct, frozen=True):
    """Why something on the table cannot be clicked now, as a message of the catalogue."""

    why: Message | None


class Links(msgspec.Struct, frozen=True):
    """Links of a table, relative to the server."""

    table: str
    seats: dict[str, str]


class TableAnswer(msgspec.Struct, frozen=True):
    """A table and the links you may have."""

    table: TableInfo
    links: Links


class SeatAnswer(msgspec.Struct, frozen=True):
    """A table at which you sit now."""

    table: TableInfo
    links: Links
    seat: int


class Tables(msgspec.Struct, frozen=True):
    """A list of tables."""

    tables: list[TableInfo]


class InboxAnswer(msgspec.Struct, frozen=True):
    """What waits for somebody: matches in which they decide, and tables at which a seat is kept for them."""

    tables: list[TableInfo]
    invited: list[TableInfo]


class Tokens(msgspec.Struct, frozen=True):
    """Your bot tokens."""

    tokens: list[TokenInfo]


class NewToken(msgspec.Struct, frozen=True):
    """A fresh bot token; it is shown this once."""

    id: str
    name: str
    token: str


class Health(msgspec.Struct, frozen=True):
    """How the server is."""

    ok: bool
    version: str


class Ack(msgspec.Struct, frozen=True, tag_field="type", tag="ack"):
    """A command was done and stored."""

    id: str
    n: int


# The socket, from the client


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message."""

    protocol: int
    token: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    since: Number = 0
    eyes: SeatNumber | msgspec.UnsetType | None = msgspec.UNSET
    name: Name | None = None
    format: Literal["picture", "record"] = "picture"
    watch: bool = False  # show me what those are shown who do not sit here, whoever I am


class Eyes(msgspec.Struct, frozen=True, tag_field="type", tag="eyes"):
    """See through this seat of mine from now on."""

    seat: SeatNumber | None = None


class Say(msgspec.Struct, frozen=True, tag_field="type", tag="chat"):
    """Say something to the table."""

    id: Key
    text: Annotated[str, msgspec.Meta(max_length=500)]
    aside: bool = False  # into the commentary of those who watch


class Mute(msgspec.Struct, frozen=True, tag_field="type", tag="mute"):
    """Do not send me this author's chat."""

    who: Annotated[str, msgspec.Meta(max_length=64)]
    on: bool = True


class WantState(msgspec.Struct, frozen=True, tag_field="type", tag="state"):
    """Send me a full state."""

    since: Number = 0


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping"):
    """Are you there."""

    t: float = 0


class Echo(msgspec.Struct, frozen=True, tag_field="type", tag="echo"):
    """The answer to a probe, at once and as it came."""

    t: float = 0


FromClient = AnyCommand | Hello | Eyes | Say | Mute | WantState | Ping | Echo

# The socket, from the server


class Welcome(msgspec.Struct, frozen=True, tag_field="type", tag="welcome"):
    """The answer to a hello."""

    protocol: int
    table: TableInfo
    links: Links
    you: list[int]
    time: float
    heartbeat: int


class TableNews(msgspec.Struct, frozen=True, tag_field="type", tag="table"):
    """Seats, names, presence, settings or watchers changed."""

    table: TableInfo
    links: Links
    you: list[int]


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """A command was not done."""

    id: str | None
    error: str
    text: str
    why: Message | None
    n: int


class ChatNews(msgspec.Struct, frozen=True, tag_field="type", tag="chat"):
    """New lines of chat."""

    lines: list[ChatLine]


class Pong(msgspec.Struct, frozen=True, tag_field="type", tag="pong"):
    """Here I am."""

    t: float
    time: float


class Probe(msgspec.Struct, frozen=True, tag_field="type", tag="probe"):
    """How long does the line take? Send it back as an echo."""

    t: float


class Bye(msgspec.Struct, frozen=True, tag_field="type", tag="bye"):
    """The server closes."""

    error: str
    text: str
