"""Results of a table: the game's outcome, or how it ended before its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from tidetable.core.outcome import Outcome

if TYPE_CHECKING:
    from tidetable.table.events import EndReason
    from tidetable.table.table import Table


class Result(msgspec.Struct, frozen=True):
    """How a match ended at its table."""

    reason: str
    text: str
    scores: tuple[int, ...] | None
    ranks: tuple[int, ...] | None
    winners: tuple[int, ...]
    ended_by: tuple[str, dict[str, Any]] | None  # the game's own reason, as a message


def result_of(table: Table, reason: EndReason) -> Result:
    """Give the result of a table that ends for *reason*."""
    resigned = [seat.number for seat in table.seats if (seat.resigned if reason != "forfeit" else not seat.is_taken)]
    outcome = table.playing.outcome if table.match else None
    if outcome is None:
        return _before_the_end(len(table.seats), resigned, reason)
    ranks = _with_resigned_last(outcome.ranks, resigned)
    final = Outcome(outcome.scores, ranks, outcome.reason)
    ended_by = (f"reason-{outcome.reason.id}", {"section": outcome.reason.section})
    return Result(reason, str(final), outcome.scores, ranks, tuple(final.winners), ended_by)


def _before_the_end(seats: int, resigned: list[int], reason: EndReason) -> Result:
    if reason == "abandoned":
        return Result(reason, "abandoned: nobody wins", None, None, (), None)
    if len(resigned) == seats:  # the time of all was up at the same moment: they share the last place
        return Result(reason, f"nobody wins: {reason}", None, (seats,) * seats, (), None)
    left = tuple(seat for seat in range(seats) if seat not in resigned)
    ranks = tuple(len(left) + 1 if seat in resigned else 1 for seat in range(seats))
    who = f"seat {left[0]} wins" if len(left) == 1 else f"seats {' and '.join(map(str, left))} share the win"
    return Result(reason, f"{who}: {reason}", None, ranks, left, None)


def _with_resigned_last(ranks: tuple[int, ...], resigned: list[int]) -> tuple[int, ...]:
    """Rank those who played to the end by the game, and those who gave up after them."""
    staying = sorted(rank for seat, rank in enumerate(ranks) if seat not in resigned)
    last = len(staying) + 1
    return tuple(last if seat in resigned else staying.index(rank) + 1 for seat, rank in enumerate(ranks))
