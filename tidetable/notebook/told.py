"""What a board in a notebook is given: the match moment by moment, made for one pair of eyes, and the rules that draw it.

While a match goes on, each moment is the screen record of the chosen seat and the events as that seat saw them. Once it is over
everything is open (unless the game keeps something hidden), and the reader may look through any eyes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tidetable.core.journal import EVENT_SIZE
from tidetable.core.record import ALL_SEEING, SPECTATOR
from tidetable.wasm.module import MODULES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tidetable.core.match import Match

Told = dict[str, Any]


def rules_of(match: Match) -> tuple[bytes, str]:
    """Give the built rules of a match's game, and what describes them."""
    game = match.game.id
    return (MODULES / f"{game}.wasm").read_bytes(), (MODULES / f"{game}.json").read_text("utf-8")


def is_open(match: Match) -> bool:
    """Tell whether everything may be shown."""
    return match.eyes(SPECTATOR) == ALL_SEEING


def records_of(match: Match, seat: int | None) -> bytes:
    """Give the records of all moments, one behind the other."""
    states = [match.state_at(number) for number in range(len(match.decisions) + 1)]
    if is_open(match):
        return b"".join(state.to_bytes() for state in states)
    return b"".join(match.game.see(state, _viewer(seat)).screen.record.to_bytes() for state in states)


def told_of(match: Match, seat: int | None, names: Sequence[str] | None = None) -> Told:
    """Tell who sits there, what happened in each moment, and how it ended."""
    called = list(names or [])
    return {
        "game": match.game.id,
        "seat": seat,
        "names": [called[seat] if seat < len(called) else None for seat in range(match.seats)],
        "end": _end(match),
        "open": is_open(match),
        "moments": [_moment(match, number, seat) for number in range(len(match.decisions) + 1)],
    }


def _moment(match: Match, number: int, seat: int | None) -> Told:
    who = {"seat": match.decisions[number - 1].seat if number else None}
    if is_open(match):
        journal = match.journal_of(number)
        return {**who, "journal": journal[: 1 + int(journal[0]) * EVENT_SIZE].tolist()}
    return {**who, "events": match.journal_at(number, _viewer(seat), then=True)}


def _viewer(seat: int | None) -> int:
    return SPECTATOR if seat is None else seat


def _end(match: Match) -> Told | None:
    outcome = match.outcome
    if outcome is None:
        return None
    return {
        "text": str(outcome),
        "scores": list(outcome.scores),
        "ranks": list(outcome.ranks),
        "winners": outcome.winners,
        "ended_by": [f"reason-{outcome.reason.id}", {"section": outcome.reason.section}],
    }
