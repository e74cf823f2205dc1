"""What somebody has played, counted: by game and number of seats, and against which bots. From the summaries of their tables."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Literal

import msgspec

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from tidetable.server.storage.matches import Listed

How = Literal["won", "shared", "lost"]


class Tally(msgspec.Struct, frozen=True):
    """How many matches, and how they ended."""

    games: int
    won: int
    shared: int
    lost: int


class GameTally(msgspec.Struct, frozen=True):
    """What somebody has played of one game with so many seats."""

    game: str
    seats: int
    tally: Tally


class BotTally(msgspec.Struct, frozen=True):
    """What somebody has played against one bot."""

    game: str
    bot: str
    tally: Tally


class Statistics(msgspec.Struct, frozen=True):
    """Everything counted."""

    games: list[GameTally]
    bots: list[BotTally]


MOST_BOTS = 6  # favourite bots that are named


def own_seat(listed: Listed, known: Collection[str]) -> int | None:
    """Name the one seat somebody held; whoever held several, at one device, met nobody."""
    held = [number for number, seat in enumerate(listed.summary["seats"]) if any(player in known for player in seat["players"])]
    return held[0] if len(held) == 1 else None


def ended(listed: Listed, seat: int) -> How | None:
    """Say how a match ended for a seat; None if it was abandoned, or came from elsewhere."""
    result: dict[str, Any] | None = listed.summary["result"]
    if result is None or result["ranks"] is None or listed.summary.get("uploaded"):
        return None
    if seat not in result["winners"]:
        return "lost"
    return "won" if len(result["winners"]) == 1 else "shared"


def count(tables: Iterable[Listed], known: Collection[str]) -> Statistics:
    """Count the finished matches of somebody."""
    games: dict[tuple[str, int], Counter[str]] = {}
    bots: dict[tuple[str, str], Counter[str]] = {}
    for listed in tables:
        seat = own_seat(listed, known)
        how = None if seat is None else ended(listed, seat)
        if how is None:
            continue
        game, seats = str(listed.summary["game"]), listed.summary["seats"]
        games.setdefault((game, len(seats)), Counter())[how] += 1
        for bot in {other["bot"] for other in seats if other["bot"] and not other["players"]}:
            bots.setdefault((game, bot), Counter())[how] += 1
    favourites = sorted(bots.items(), key=lambda row: (-row[1].total(), row[0]))[:MOST_BOTS]
    return Statistics(
        [GameTally(game, seats, _tally(counted)) for (game, seats), counted in sorted(games.items())],
        [BotTally(game, bot, _tally(counted)) for (game, bot), counted in favourites],
    )


def _tally(counted: Counter[str]) -> Tally:
    return Tally(counted.total(), counted["won"], counted["shared"], counted["lost"])
