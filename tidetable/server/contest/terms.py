"""What the organiser of a tournament chose. It is written down once and never changes."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tidetable.core.errors import BadSetup
from tidetable.core.registry import card
from tidetable.table.clocks import Clock
from tidetable.tournament.field import MOST_SEATS, Format, Setting

MOST = 256  # players of a tournament
LONGEST = 24 * 60  # minutes of an arena
MOST_ROUNDS = 32  # of Swiss
DAY = 86_400.0
Entry = Literal["everyone", "members", "code"]


class Terms(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a tournament is."""

    name: str
    format: Format
    game: str
    clock: Clock
    seats: int = 2
    options: dict[str, Any] = {}
    about: str | None = None
    rounds: Annotated[int, msgspec.Meta(ge=0, le=MOST_ROUNDS)] = 0  # of Swiss
    minutes: Annotated[float, msgspec.Meta(ge=0, le=LONGEST)] = 0.0  # of an arena
    rated: bool = False
    most: Annotated[int, msgspec.Meta(ge=2, le=MOST)] = 64  # players
    entry: Entry = "everyone"
    fill: bool = False  # whether bots sit where players are missing
    show_up: Annotated[float, msgspec.Meta(ge=10, le=30 * DAY)] = 180.0  # seconds to sit down
    pause: Annotated[float, msgspec.Meta(ge=0, le=30 * DAY)] = 30.0  # seconds between two rounds

    @property
    def setting(self) -> Setting:
        """The part of it that pairing and standings ask for."""
        return Setting(self.format, self.seats, self.rounds, self.fill)

    @property
    def by_letter(self) -> bool:
        """Whether there are days for a move, so that nobody need be here."""
        return self.clock.kind == "days"


def check_terms(terms: Terms) -> Terms:
    """Refuse what nobody could play; give the terms with all options named, and with a clock whose end loses the match."""
    game = card(terms.game)
    game.check_seats(terms.seats)
    if not 2 <= terms.seats <= MOST_SEATS:
        raise BadSetup(f"a table of a tournament has 2 to {MOST_SEATS} seats, not {terms.seats}")
    if terms.clock.kind == "none":
        raise BadSetup("a tournament needs a clock: otherwise one table could keep all others waiting for ever")
    terms.clock.check()
    if terms.format == "swiss" and not terms.rounds:
        raise BadSetup(f"Swiss needs a number of rounds, 1 to {MOST_ROUNDS}")
    if terms.format == "arena" and not terms.minutes:
        raise BadSetup(f"an arena needs its minutes, up to {LONGEST}")
    if terms.format == "arena" and terms.by_letter:
        raise BadSetup("an arena has no days for a move")
    return msgspec.structs.replace(
        terms,
        clock=msgspec.structs.replace(terms.clock, timeout="loss"),
        options=game.complete(terms.options, terms.seats),
        rounds=terms.rounds if terms.format == "swiss" else 0,
        minutes=terms.minutes if terms.format == "arena" else 0.0,
    )
