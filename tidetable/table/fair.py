"""Fair deals that can be checked (docs/rules/chance.md): a commitment before the deal, salts, the secret after the end."""

from __future__ import annotations

import hashlib
import hmac
import re
from typing import TYPE_CHECKING

from tidetable.table.errors import NotNow

if TYPE_CHECKING:
    from collections.abc import Sequence

LONGEST_SALT = 64


def commitment_of(secret: str) -> str:
    """Give the hash that is shown before the deal."""
    return hashlib.sha256(secret.encode(errors="surrogatepass")).hexdigest()  # a foreign record may hold anything


def seed_of(secret: str, salts: Sequence[str]) -> str:
    """Give the seed of a match from the table's secret and the players' salts, in seat order."""
    return ":".join([secret, *salts])


def bot_seed(secret: str, seat: int, asked_at: int) -> str:
    """Give the chance of a bot for the question that event *asked_at* put to *seat*.

    Only the table's secret makes it: from public facts nobody could foresee a bot any better than its strategy allows. Once the
    match is over and the secret shown, anybody can check it.
    """
    return hmac.digest(secret.encode(errors="surrogatepass"), f"bot {seat} {asked_at}".encode(), hashlib.sha256).hex()


def check_salt(salt: str) -> str:
    """Refuse a salt that would make the seed ambiguous or cannot be shown."""
    if len(salt) > LONGEST_SALT or ":" in salt or not re.fullmatch(r"[^\x00-\x1f\x7f\ud800-\udfff]*", salt):
        raise NotNow(f"a salt has up to {LONGEST_SALT} characters, no colon and no control characters")
    return salt


def is_commitment_to(commitment: str, secret: str) -> bool:
    """Tell whether a commitment was made to this secret."""
    return commitment_of(secret) == commitment  # both are public by then
