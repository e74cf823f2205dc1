"""Who somebody is: a signed cookie, a seat link or a bot token. Nothing here is stored but the digest of a token."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
import unicodedata
from functools import cache
from typing import TYPE_CHECKING

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tidetable.server.http.problems import BadRequest, NotYou

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from tidetable.server.people.store import People, Person

COOKIE = "tidetable"
KNOWN = "tidetable-known"  # the cookie of a browser that has been logged in before
LONGEST_NAME = 40
TOKEN_MARK = "tt_"  # noqa: S105 - the beginning of every bot token, not one
_hasher = PasswordHasher()  # argon2id with the library's recommended cost


class Identity(msgspec.Struct, frozen=True):
    """Somebody who asks for something."""

    player: str
    known: frozenset[str]  # all identities that are theirs
    name: str | None = None
    account: str | None = None
    seat: tuple[str, int, int] | None = None  # shown by a seat token: a table, a seat, and which of its links
    cookie: bool = False  # proved by a cookie: what changes something needs the CSRF header
    device: str | None = None  # the browser the cookie was given to
    generation: int = 0  # how often the password had changed when they came
    child: bool = False  # in children's mode: neither talks nor is talked to
    silenced: bool = False  # by the host: plays, and says nothing, not by names either

    @property
    def names_itself(self) -> bool:
        """Whether they may choose what they are called."""
        return not self.child and not self.silenced


class Keys:
    """Everything that is signed with the server's key."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def _sign(self, text: str, size: int = 22) -> str:
        digest = hmac.digest(self._key, text.encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest).decode()[:size]

    def cookie(self, player: str, generation: int, device: str) -> str:
        """Make the value of somebody's cookie on one device."""
        return f"{player}.{generation}.{device}.{self._sign(f'cookie {player} {generation} {device}', 32)}"

    def read_cookie(self, value: str) -> tuple[str, int, str] | None:
        """Give whose cookie it is, its generation and its device, if we signed it."""
        found = re.fullmatch(r"(p[0-9a-f]{24})\.(\d{1,9})\.([0-9a-f]{16})\.[\w-]{32}", value, re.ASCII)
        if not found or not hmac.compare_digest(value, self.cookie(found[1], int(found[2]), found[3])):
            return None
        return found[1], int(found[2]), found[3]

    def known_browser(self, player: str, generation: int, device: str) -> str:
        """Make what shows that a browser has been logged in as somebody since their last change of password."""
        return f"{device}.{self._sign(f'known {player} {generation} {device}', 32)}"

    def read_known_browser(self, value: str, player: str, generation: int) -> str | None:
        """Give which browser it is, if we have seen it logged in as this very person."""
        device = value.partition(".")[0]
        return device if hmac.compare_digest(value.encode(), self.known_browser(player, generation, device).encode()) else None

    def source(self, address: str) -> str:
        """Name where something came from without keeping an address."""
        return self._sign(f"source {address}", 32)

    def seal(self, kind: str, text: str) -> str:
        """Put a text into an address so that only we can have made it."""
        return f"{base64.urlsafe_b64encode(text.encode()).decode().rstrip('=')}.{self._sign(f'{kind} {text}', 32)}"

    def unseal(self, kind: str, value: str) -> str | None:
        """Give the text of an address we made for this."""
        try:
            body = value.partition(".")[0]
            text = base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)).decode()
        except ValueError:
            return None
        return text if hmac.compare_digest(value.encode(), self.seal(kind, text).encode()) else None

    def csrf(self, player: str) -> str:
        """Make the header that proves a request comes from our own page."""
        return self._sign(f"csrf {player}", 32)

    def is_csrf(self, player: str, header: str) -> bool:
        """Tell whether a request carries that header."""
        return hmac.compare_digest(header.encode(), self.csrf(player).encode())

    def seat_token(self, table: str, seat: int, link: int = 0) -> str:
        """Make the end of a private seat link; *link* counts the persons who have taken the seat."""
        return f"s{seat}.{link}_{self._sign(f'seat {table} {seat} {link}', 24)}"

    def next_table(self, table: str) -> str:
        """Name the table of the match that follows one: always the same, and nobody else can foretell it."""
        return _table_of(hmac.digest(self._key, f"after {table}".encode(), hashlib.sha256))

    def read_seat_token(self, table: str, token: str) -> tuple[int, int] | None:
        """Give the seat of this table that a token is for, and which of its links it is."""
        found = re.fullmatch(r"s(\d)\.(\d{1,9})_[\w-]{24}", token, re.ASCII)
        if not found or not hmac.compare_digest(token, self.seat_token(table, int(found[1]), int(found[2]))):
            return None
        return int(found[1]), int(found[2])

    def bearer(self, table: str, seat: int, link: int) -> Identity:
        """Say who has nothing but a seat's link: a player of that very link, whom no older link of the seat makes known."""
        player = f"s{hashlib.sha256(self.seat_token(table, seat, link).encode()).hexdigest()[:24]}"
        return Identity(player, frozenset({player}), seat=(table, seat, link))


def new_player() -> str:
    """Make an identity nobody can guess."""
    return f"p{secrets.token_hex(12)}"


def new_device() -> str:
    """Name a browser that is given a cookie."""
    return secrets.token_hex(8)


def new_table() -> str:
    """Make the id of a table: short enough for a link, too many to guess."""
    return _table_of(secrets.token_bytes(16))


def _table_of(chance: bytes) -> str:
    alphabet = "abcdefghijkmnpqrstuvwxyz23456789"  # 32 letters, so that every byte is as good
    return "".join(alphabet[byte % len(alphabet)] for byte in chance[:16])


def token_digest(token: str) -> str:
    """Give what is stored of a bot token."""
    return hashlib.sha256(token.encode()).hexdigest()


def hash_password(password: str) -> str:
    """Hash a password (slow by design: call it in a thread)."""
    return _hasher.hash(password)


def is_password(hashed: str | None, password: str) -> bool:
    """Check a password (slow by design: call it in a thread). Without a hash the time is taken all the same."""
    try:
        return _hasher.verify(hashed or _nobodys_hash(), password)
    except (VerificationError, InvalidHashError):
        return False


@cache
def _nobodys_hash() -> str:
    return _hasher.hash(secrets.token_hex(16))


def plain(text: str) -> str:
    """Give text that any database takes."""
    return text.replace("\0", "")


def clean_text(text: str, longest: int, what: str) -> str:
    """Give text without anything that is no text; refuse what shows nothing or is too long."""
    kept = "".join(
        char for char in unicodedata.normalize("NFC", text) if unicodedata.category(char) not in _NO_TEXT or char in _JOINERS
    )
    shown = without_towers(" ".join(_UNSEEN.sub("", kept).split()))
    if not any(unicodedata.category(char)[0] in "LNPS" for char in shown) or len(shown) > longest:
        raise BadRequest(f"{what} has 1 to {longest} characters, not all of them invisible")
    return shown


_NO_TEXT = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})  # controls, marks that turn text around or hide in it, what is no character
_JOINERS = frozenset("\u200c\u200d")  # of families of emoji, and of Persian
# Letters, marks and signs that are drawn as nothing: with one of them a name would look like somebody else's, or like none.
_UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0e\uffa0\U000e0100-\U000e01ef]")
MARKS = 3  # above and below a letter: with more they would cover the lines around


def without_towers(text: str) -> str:
    """Leave out the marks upon marks, in whichever script."""
    kept, marks = [], 0
    for char in text:
        marks = marks + 1 if unicodedata.category(char) in {"Mn", "Me"} else 0
        kept.append(char if marks <= MARKS else "")
    return "".join(kept)


def clean_name(name: str) -> str:
    """Give a name as it may be shown."""
    return clean_text(name, LONGEST_NAME, "a name")


def name_for(who: Identity, wish: str | None) -> str | None:
    """Give the name under which somebody does something: the one they ask for, if they may choose, or theirs."""
    return clean_name(wish) if wish and who.names_itself else who.name


class Door:
    """Finds out who somebody is."""

    def __init__(
        self,
        keys: Keys,
        people: People,
        check: Callable[[Collection[str]], None] = lambda _known: None,  # refuses who is shut out
        is_silenced: Callable[[Collection[str]], bool] = lambda _known: False,
    ) -> None:
        self.keys, self.people, self.check, self.is_silenced = keys, people, check, is_silenced

    async def by_cookie(self, value: str | None) -> Identity | None:
        """Identify by cookie; None if there is none or it is worth nothing any more. Whoever is shut out is refused."""
        found = await self.whose(value)
        if found is None:
            return None
        self.check(found.known)
        return self._marked(found)

    def _marked(self, who: Identity) -> Identity:
        return msgspec.structs.replace(who, silenced=True) if self.is_silenced(who.known) else who

    async def whose(self, value: str | None) -> Identity | None:
        """Say whose a cookie is, also if they are shut out."""
        read = self.keys.read_cookie(value or "")
        if read is None:
            return None
        player, generation, device = read
        person, ended = await self.people.find_on(player, device)
        if ended:
            return None
        if person is None:  # a guest who has done nothing yet
            return Identity(player, frozenset({player}), cookie=True, device=device) if generation == 0 else None
        if person.deleted or person.generation != generation:
            return None
        return identity_of(person, device)

    async def in_browser(self, who: Identity, cookie: str | None) -> Identity:
        """Say who comes with a token from a browser: a child's stays one, whatever token it shows; so does one that is silenced."""
        browser = await self.whose(cookie) if cookie else None
        if browser is None:
            return who
        marked = self._marked(browser)
        return msgspec.structs.replace(who, child=who.child or marked.child, silenced=who.silenced or marked.silenced)

    async def by_token(self, token: str, table: str | None) -> Identity:
        """Identify by a bot token or, at a table, by a seat token."""
        if token.startswith(TOKEN_MARK):
            person = await self.people.find_token(token_digest(token))
            if person is not None and not person.deleted:
                self.check([person.id, *person.aliases])
                return self._marked(identity_of(person))
        seat = self.keys.read_seat_token(table, token) if table else None
        if table is None or seat is None:
            raise NotYou("this token is not known here")
        return self.keys.bearer(table, *seat)


def identity_of(person: Person, device: str | None = None) -> Identity:
    """Put a person of the database into an identity, at a device if a cookie said so."""
    known = frozenset({person.id, *person.aliases})
    return Identity(
        person.id, known, person.name, person.login, cookie=device is not None, device=device,
        generation=person.generation, child=person.child,
    )  # fmt: skip
