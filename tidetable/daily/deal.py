"""What a day deals: everything follows from its date and the game, here as in the page (web/src/daily/deal.ts)."""

from __future__ import annotations

import datetime as dt
import hashlib
import hmac
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from tidetable.core.errors import BadSetup
from tidetable.core.game import game_of

if TYPE_CHECKING:
    from tidetable.core.game import Game
    from tidetable.core.record import Ints, Record

BOT = "strong"  # the level of the others, without its whims: the same thought, always what was tried most
SEATS = 2
FIRST = dt.date(2026, 11, 1)  # the first day that has a deal


def today() -> str:
    """Give the date of today, the same all over the world."""
    return dt.datetime.now(dt.UTC).date().isoformat()


@dataclass(frozen=True)
class Deal:
    """The deal of a day in a game."""

    date: str  # 2026-11-18
    game: str

    def __post_init__(self) -> None:
        """Refuse a day that is none."""
        try:
            day = dt.date.fromisoformat(self.date) if re.fullmatch(r"\d{4}-\d\d-\d\d", self.date) else None
        except ValueError:
            day = None
        if day is None or day < FIRST:
            raise BadSetup(f"a day is written like {FIRST.isoformat()}, and is not before it; not {self.date!r:.40}")

    @property
    def secret(self) -> str:
        """What the deal and the bot's chance are made from; nobody needs to keep it."""
        return hashlib.sha256(f"tidetable daily {self.date} {self.game}".encode()).hexdigest()

    @property
    def seats(self) -> int:
        """How many play: the person and bots."""
        return SEATS

    @property
    def bot(self) -> str:
        """The level of the bots."""
        return BOT

    @property
    def seat(self) -> int:
        """The seat of the person: from the first byte of the secret."""
        return int(self.secret[:2], 16) % SEATS

    @property
    def seed(self) -> str:
        """The seed of the deal, as a table without salts makes it (docs/rules/chance.md)."""
        return ":".join([self.secret, *[""] * SEATS])

    def chance(self, seat: int, asked: int) -> Ints:
        """Give the chance of a bot for the question that stands since *asked* decisions: the same for the same moves."""
        words = np.frombuffer(hmac.digest(self.secret.encode(), f"daily {seat} {asked}".encode(), hashlib.sha256), "<u4")
        return words | np.uint32(1)

    def start(self) -> tuple[Game, Record]:
        """Deal."""
        game = game_of(self.game)
        return game, game.start(SEATS, self.seed, {})

    def to_json(self) -> dict[str, Any]:
        """Give the deal as plain data: whoever has it can play it."""
        return {
            "date": self.date, "game": self.game, "rules_version": game_of(self.game).card.rules_version, "seats": SEATS,
            "seat": self.seat, "bot": BOT, "seed": self.seed, "options": {},
        }  # fmt: skip
