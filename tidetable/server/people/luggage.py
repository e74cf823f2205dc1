"""All that is somebody's, in one archive: a zip with ``account.json`` and the record of every finished match (docs/club.md).

What comes in is bounded before it is unpacked, and every file must have the digest that the archive says.
"""

from __future__ import annotations

import hashlib
import zipfile
from io import BytesIO
from typing import TYPE_CHECKING, Any

import msgspec

from tidetable.server.http.problems import BadRequest
from tidetable.server.people.profiles import Privacy

if TYPE_CHECKING:
    from collections.abc import Iterator

FORMAT, VERSION = "tidetable-account", 1
ACCOUNT = "account.json"
MOST_MATCHES = 500  # matches that an archive holds, the newest
LONGEST_ACCOUNT = 8 * 1024 * 1024  # bytes of account.json, unpacked
LONGEST_MATCH = 2 * 1024 * 1024  # bytes of a record, unpacked ...
LONGEST_ALL = 64 * 1024 * 1024  # ... and of all of them


class MatchEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A match of somebody's: where its record lies, or why there is none."""

    table: str
    game: str
    seats: list[int]
    status: str
    ended: float | None = None
    file: str | None = None
    sha256: str | None = None
    why_not: str | None = None


class Account(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that is kept about somebody but the matches themselves."""

    format: str
    version: int
    name: str | None = None
    login: str | None = None
    handle: str | None = None
    about: str | None = None
    privacy: Privacy = Privacy()
    created: float | None = None
    matches: list[MatchEntry] = []
    devices: list[dict[str, Any]] = []
    passkeys: list[dict[str, Any]] = []  # what they are called
    tokens: list[dict[str, Any]] = []
    chat: list[dict[str, Any]] = []
    ratings: list[dict[str, Any]] = []
    notes: list[dict[str, Any]] = []
    follows: list[dict[str, Any]] = []  # tables they follow
    orders: list[dict[str, Any]] = []  # moves they have said beforehand
    holidays: list[dict[str, Any]] = []
    reports: list[dict[str, Any]] = []  # what they told the host about others
    people: list[dict[str, Any]] = []  # friends, those asked, and those kept away


def digest(body: bytes) -> str:
    """Give the digest by which a file of an archive is known."""
    return hashlib.sha256(body).hexdigest()


def pack(account: Account, files: dict[str, bytes]) -> bytes:
    """Write an archive."""
    made = BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as out:
        out.writestr(ACCOUNT, msgspec.json.format(msgspec.json.encode(account), indent=1))
        for name, body in files.items():
            out.writestr(name, body)
    return made.getvalue()


# What Python raises at a zip that is damaged, encrypted, packed in a way it does not know, or lacks a file.
UNREADABLE = (zipfile.BadZipFile, RuntimeError, OSError, EOFError, ValueError, KeyError)


class Archive:
    """An archive that somebody brings along."""

    def __init__(self, body: bytes) -> None:
        try:
            self._zip = zipfile.ZipFile(BytesIO(body))
            self._check_size()
            self.account = msgspec.json.decode(self._read(ACCOUNT, LONGEST_ACCOUNT), type=Account)
        except UNREADABLE as fault:
            raise _broken("it cannot be read") from fault
        except msgspec.MsgspecError as fault:
            raise _broken(f"{ACCOUNT} is not of the kind docs/club.md describes: {fault}") from fault
        if self.account.format != FORMAT or self.account.version != VERSION:
            raise _broken("it is of another kind or version")
        named = [entry.file for entry in self.account.matches if entry.file is not None]
        if len(set(named)) < len(named):  # each costs as much as it is long, however often it is named
            raise _broken("it names a match twice")

    def _check_size(self) -> None:
        """Refuse what would be too large when it is unpacked, as it says itself; more than it says is never read."""
        held = self._zip.infolist()
        if len(held) > MOST_MATCHES + 1 or sum(entry.file_size for entry in held) > LONGEST_ALL:
            raise _broken(f"it holds more than {MOST_MATCHES} matches, or more than {LONGEST_ALL} bytes")

    def _read(self, name: str, longest: int) -> bytes:
        with self._zip.open(name) as file:
            body = file.read(longest + 1)
        if len(body) > longest:
            raise _broken(f"{name} is longer than {longest} bytes")
        return body

    def matches(self) -> Iterator[tuple[MatchEntry, bytes]]:
        """Give the records that are in it, each as its digest says."""
        for entry in self.account.matches:
            if entry.file is None:
                continue
            try:
                body = self._read(entry.file, LONGEST_MATCH)
            except UNREADABLE as fault:
                raise _broken(f"{entry.file[:80]} is missing or damaged") from fault
            if digest(body) != entry.sha256:
                raise _broken(f"{entry.file[:80]} was changed since it was written")
            yield entry, body


def _broken(why: str) -> BadRequest:
    return BadRequest(f"this is no archive of an account: {why}", ("club-refused-archive", {}))
