"""What people who look for somebody can ask for, and how long they wait."""

from __future__ import annotations

from typing import Literal, get_args

from tidetable.bots import bot_names
from tidetable.server.seeking.pairing import Widening
from tidetable.server.storage.ratings import anchor
from tidetable.server.storage.seeks import CORRESPONDENCE
from tidetable.table.clocks import Clock
from tidetable.table.plan import stand_in

ClockName = Literal["none", "minute", "bank", "day1", "day2", "day3", "day7", "day14"]
CLOCKS: dict[str, Clock] = {
    "none": Clock(),
    "minute": Clock("move", seconds=60),
    "bank": Clock("bank", seconds=900, increment=10),
    **{name: Clock("days", days=int(name.removeprefix(CORRESPONDENCE))) for name in get_args(ClockName) if name.startswith("day")},
}
NEW = 1500.0  # the rating of somebody of whom nothing is known
HERE, BY_LETTER = 1_800.0, 14 * 86_400.0  # seconds somebody waits at most: here, and with days for a move
QUICKLY, SLOWLY = Widening(), Widening(per_second=100 / 3_600)  # a hundred points in ten seconds, or in an hour


def is_by_letter(clock: str) -> bool:
    """Tell whether a clock gives days for a move, so that nobody need be here."""
    return clock.startswith(CORRESPONDENCE)


def longest_wait(clock: str) -> float:
    """Say how long somebody waits at most."""
    return BY_LETTER if is_by_letter(clock) else HERE


def widening(clock: str) -> Widening:
    """Say how quickly people become less particular."""
    return SLOWLY if is_by_letter(clock) else QUICKLY


def fitting_bot(game: str, seats: int, rating: float) -> str:
    """Name the bot whose measured strength is nearest to a rating."""
    known = [(abs(found.value - rating), bot) for bot in bot_names(game) if bot != "random" and (found := anchor(game, seats, bot))]
    return min(known)[1] if known else stand_in(game)
