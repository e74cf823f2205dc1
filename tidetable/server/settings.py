"""What can be set about a server. Everything has a default that is right for one computer and one data folder."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

import msgspec


class Limit(msgspec.Struct, frozen=True):
    """So many at once, then so many a second."""

    burst: float
    rate: float


class Limits(msgspec.Struct, frozen=True):
    """What one guest, one address or one table may use; generous to people, tight for machines."""

    requests: Limit = Limit(600, 250)  # HTTP requests of an address; held back first, refused when far too many
    sockets: int = 2_500  # open sockets of an address
    connects: Limit = Limit(2_500, 120)  # new sockets of an address
    messages: Limit = Limit(60, 20)  # messages of a socket
    pings: Limit = Limit(20, 2)  # websocket pings of a socket
    tables: Limit = Limit(1_000, 1)  # new tables of an address
    guesses: int = 5  # wrong passwords at a login, of an address or a known browser, until each costs a longer wait ...
    guesses_of_address: int = 20  # ... of an address at any logins ...
    logins: Limit = Limit(50, 0.1)  # ... and at a login of all strangers together
    accounts: Limit = Limit(20, 0.02)  # new accounts and tokens of an address
    names: Limit = Limit(300, 0.5)  # names that somebody at an address gives themselves: each may be a new guest's, who is kept
    passkeys: Limit = Limit(60, 0.2)  # questions to passkeys, and answers, of an address
    luggage: Limit = Limit(4, 1 / 600)  # archives of all that is theirs that an address takes out or brings in
    chat: Limit = Limit(6, 0.5)  # chat lines of a person ...
    chats: Limit = Limit(60, 3)  # ... and of an address, whoever they say they are
    public: Limit = Limit(30, 0.1)  # new tables in the lobby of an address
    mails: Limit = Limit(10, 1 / 600)  # letters that ask to confirm, and trials, of an address, a person, and to a receiver
    looks: Limit = Limit(200, 60)  # pictures of an address that are made for one asker: states, replays, reasons, codes
    analyses: Limit = Limit(20, 1 / 60)  # matches somebody at an address asks to be analysed ...
    analyses_waiting: int = 5  # ... and has waiting at most ...
    analyses_of_all: int = 200  # ... as all together have
    asks: Limit = Limit(20, 1 / 120)  # people whom somebody asks to be friends, and challenges ...
    bonds: int = 200  # ... and friends, and people somebody keeps away, of each kind
    reports: Limit = Limit(6, 1 / 600)  # reports to the host, of a person and of an address
    seeks: Limit = Limit(60, 0.2)  # how often somebody at an address looks for somebody to play with
    tournaments: Limit = Limit(10, 1 / 600)  # new tournaments of somebody ...
    tournaments_of_address: Limit = Limit(40, 1 / 120)  # ... of an address ...
    tournaments_live: int = 5  # ... and those of theirs that are not over
    entries: Limit = Limit(300, 1)  # how often somebody at an address enters a tournament
    joins: Limit = Limit(30, 0.1)  # wrong codes to join a table by that come from an address
    uploads: Limit = Limit(10, 1 / 30)  # records an address tries to bring in ...
    uploads_a_day: int = 50  # ... that are taken in, each day ...
    entries_a_day: int = 100_000  # ... and the entries of their logs
    lines: int = 20_000  # open sockets and streams of all; more are only for those who play ...
    lag: float = 2.0  # ... as is everything when it happens so many seconds late
    frame: int = 16 * 1024  # bytes of a message
    body: int = 64 * 1024  # bytes of a request ...
    record: int = 2 * 1024 * 1024  # ... of an uploaded record ...
    archive: int = 16 * 1024 * 1024  # ... and of the archive of an account
    readers: int = 5_000  # readers of a table
    outbox: int = 48  # messages that wait for a slow reader
    stuck: float = 30.0  # seconds until a reader who does not read is let go


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """One server."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = Path("data")
    database: str | None = None  # an address of SQLAlchemy; SQLite in the data folder if there is none
    redis: str | None = None  # for several processes
    public_url: str | None = None  # as people reach it, for links and QR codes behind a proxy
    trust_proxy: tuple[str, ...] = ()  # addresses and networks of proxies whose X-Forwarded-For and -Proto are believed
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)  # processes for bots
    work: bool = True  # whether this server does the jobs of tables too, or leaves them to workers
    pace: float = 0.9  # seconds a bot takes at least, at a human pace
    away_after: float = 60.0  # seconds until a person who is gone counts as away
    speed: float = 1.0  # of the server's clock: 1 is real; for trying out correspondence
    keep_records: float = 30.0  # days a record from elsewhere is kept after somebody last opened it
    archive_after: float = 1.0  # days after its end until a match is packed into one small row
    forget_guests: float = 365.0  # days after which a guest who was at no table is forgotten
    accounts: bool = True  # whether new accounts can be made
    ratings: bool = True  # whether matches can be rated
    chat: bool = True  # whether people can talk at tables, those who watch included
    seeks: bool = True  # whether people can look for somebody to play with
    tournaments: Literal["members", "hosts", "off"] = "members"  # who may make tournaments, if anybody
    holidays: float = 28.0  # days a year that an account may have off from games by letter; 0: none
    push: bool = True  # whether browsers may be pushed
    smtp: str | None = None  # the host's mail server: smtps://user:password@host, smtp+starttls:// or smtp://
    mail_from: str | None = None  # whom letters are from
    webhooks: bool = True  # whether people may have news posted to an address of their own
    calendar: bool = True  # whether deadlines can be had as a calendar
    outgoing: tuple[str, ...] = ()  # networks inside which news may be posted, besides the open internet
    analysis_passes: int = 200  # how thoroughly the coach thinks about each moment of a match
    admins: tuple[str, ...] = ()  # logins of the accounts that see the page of the host
    metrics: bool = True
    warm: bool = True  # make all games ready at the start, not only when they are asked for
    limits: Limits = Limits()

    @property
    def database_url(self) -> str:
        """The address of the database, with the driver we use."""
        url = self.database or f"sqlite:///{self.data / 'tidetable.db'}"
        for plain in ("postgresql://", "postgres://"):
            if url.startswith(plain):
                return "postgresql+psycopg://" + url.removeprefix(plain)
        return url

    @property
    def embedded(self) -> bool:
        """Whether the database is a file of this server alone."""
        return self.database_url.startswith("sqlite")
