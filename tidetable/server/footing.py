"""What a server stands on, looked at before it begins: addresses, folder, port. What is wrong is said with what would be right."""

from __future__ import annotations

import os
import socket as sockets
from contextlib import contextmanager
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import sqlalchemy as sa

from tidetable.core.errors import BadSetup

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tidetable.server.settings import Settings

ROOTS_PORTS = 1024
KNOWN = {"postgresql+psycopg", "sqlite"}
REMEDIES = {  # by what a database says of itself
    ("not a database", "malformed"): "move the file away, and put a backup in its place: 'tidetable restore FILE'",
    ("is full", "disk I/O", "no space"): "make room on the disk",
    ("readonly", "unable to open"): "give the data folder to the user who runs the server",
    ("is locked",): "does another program have it open?",
}


def check_addresses(settings: Settings) -> None:
    """Refuse addresses of a database, of Redis, and of the server itself that are none."""
    _check_database(settings)
    if settings.redis is not None and urlsplit(settings.redis).scheme not in {"redis", "rediss", "unix"}:
        raise BadSetup("--redis is an address like redis://host:6379/0, rediss:// or unix:///run/redis.sock")
    if settings.public_url is not None:
        url = _split(settings.public_url)
        if url is None or url[0] not in {"http", "https"} or not url[1] or url[2] not in {"", "/"}:
            meant = "the address people use, like https://tidetable.example.org, without a path"
            raise BadSetup(f"--public-url is {meant}: not {settings.public_url!r}")


def _split(address: str) -> tuple[str, str, str] | None:
    try:
        url = urlsplit(address)
        return url.scheme, url.hostname or "", url.path + url.query + url.fragment
    except ValueError:
        return None


def _check_database(settings: Settings) -> None:
    try:
        kind = sa.make_url(settings.database_url).drivername
    except (sa.exc.ArgumentError, ValueError):
        kind = ""
    if kind not in KNOWN:
        raise BadSetup("--database is an address like postgresql://user:password@host/name; without it SQLite is used, in --data")


def check_place(settings: Settings) -> None:
    """Refuse a folder that cannot be used, and a port that somebody else has."""
    if settings.embedded:
        _check_folder(settings.data)
    _check_port(settings.host, settings.port)


def _check_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # the key of the server lies there
        why = None if os.access(folder, os.W_OK | os.X_OK) else "it cannot be written"
    except OSError as fault:
        why = fault.strerror or str(fault)
    if why is not None:
        raise BadSetup(f"the data folder {folder} cannot be used ({why}); choose another with --data, or give it to this user")


def _check_port(host: str, port: int) -> None:
    try:
        found = sockets.getaddrinfo(host, port, type=sockets.SOCK_STREAM, flags=sockets.AI_PASSIVE)
    except OSError as fault:
        raise BadSetup(f"there is no address {host!r} to listen at ({fault.strerror}); 0.0.0.0 is all of this machine's") from None
    for family, kind, protocol, _, address in found:
        with sockets.socket(family, kind, protocol) as probe:
            probe.setsockopt(sockets.SOL_SOCKET, sockets.SO_REUSEADDR, 1)  # as the server will
            try:
                probe.bind(address)
            except OSError as fault:
                raise BadSetup(_why_not_there(host, port, fault)) from None


def _why_not_there(host: str, port: int, fault: OSError) -> str:
    if isinstance(fault, PermissionError) and port < ROOTS_PORTS:
        return f"ports below {ROOTS_PORTS} are for root; choose another with --port, and let a proxy listen at {port}"
    if "in use" in str(fault):
        return f"something listens at port {port} already; end it, or choose another with --port (0: any free one)"
    return f"nobody can listen at {host}, port {port} ({fault.strerror}); choose another --host or --port"


@contextmanager
def plainly(settings: Settings) -> Iterator[None]:
    """Say in a sentence what a database or a file refuses meanwhile, in place of where in the program it was asked."""
    try:
        yield
    except sa.exc.SQLAlchemyError as fault:
        raise BadSetup(about_database(fault, settings)) from fault
    except OSError as fault:
        if fault.filename is None:
            raise
        raise BadSetup(f"{fault.filename} cannot be used: {fault.strerror}") from fault


def about_database(fault: sa.exc.SQLAlchemyError, settings: Settings) -> str:
    """Say what is wrong with the database, and what would be right; no password is told."""
    told = str(getattr(fault, "orig", None) or fault).strip().splitlines()[0]
    remedy = next((remedy for signs, remedy in REMEDIES.items() if any(sign in told for sign in signs)), None)
    if settings.embedded:
        return f"the database in {settings.data} does not do its work ({told}); {remedy or 'tidetable doctor looks at it closer'}"
    return f"the database does not answer ({told}); {remedy or 'is it running, and is --database its address?'}"
