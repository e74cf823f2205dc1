"""Turning points: the few moments at which a match changed hands, and since when the winner was ahead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tidetable.bots.coach.method import METHOD

if TYPE_CHECKING:
    from tidetable.bots.coach.analysis import Analysis, ChanceEvent
    from tidetable.core.words import Message, Words

DECISION, DRAW = "decision", "draw"
NAMED = ("mistake", "blunder")  # decisions that can turn a match


@dataclass(frozen=True)
class Turn:
    """A moment that moved a seat's chance: by a decision of its own, or by what was drawn or shown."""

    n: int  # the decision; 0: the deal
    seat: int
    before: float  # its chance ...
    after: float  # ... and what became of it
    cause: str  # DECISION or DRAW


def turning_points(found: Analysis) -> tuple[Turn, ...]:
    """Give the turning points of a match, in order: its costliest mistakes and largest strokes of luck."""
    turns = [Turn(one.n, one.seat, one.before, one.after, DECISION) for one in found.decisions if one.name in NAMED]
    for event in found.events:
        seat = max(eyes(found, event), key=lambda who: abs(event.luck[who]))
        after = float(found.chances[event.n, seat])
        turns.append(Turn(event.n, seat, after - event.luck[seat], after, DRAW))
    large = [turn for turn in turns if abs(turn.after - turn.before) >= METHOD.turn_least]
    largest = sorted(large, key=lambda turn: -abs(turn.after - turn.before))[: METHOD.turns_most]
    return tuple(sorted(largest, key=lambda turn: (turn.n, turn.cause)))


def eyes(found: Analysis, event: ChanceEvent) -> list[int]:
    """Give the seats whose luck a stroke is told as: everybody's, but after a mistake only that of who made it.

    What a mistake gave to the others is what it cost through the eyes of who made it. Through their own eyes it may have been
    more or less; that is the rest of their account, and nothing that came up.
    """
    decision = found.decisions[event.n - 1] if event.n else None
    return [decision.seat] if decision and decision.name in NAMED else list(range(len(event.luck)))


def ahead_since(found: Analysis) -> tuple[int, int] | None:
    """Say since which moment the winner's chance was the best to the end, as (moment, seat); None where nobody won alone."""
    last = found.chances[-1]
    best = [seat for seat in range(len(last)) if last[seat] == last.max()]
    if not found.match.is_over or len(best) > 1:
        return None
    moment, seat = len(found.chances) - 1, best[0]
    while moment > 0 and all(found.chances[moment - 1, seat] > chance for chance in others(found.chances[moment - 1], seat)):
        moment -= 1
    return moment, seat


def others(chances: list[float], seat: int) -> list[float]:
    """Give the chances of the other seats."""
    return [chance for who, chance in enumerate(chances) if who != seat]


def turns_told(found: Analysis, words: Words) -> list[Message]:
    """Tell the turning points as sentences of the catalogue."""
    told = [_told(turn, found, words) for turn in turning_points(found)] or [("coach-no-turns", {})]
    since = ahead_since(found)
    return [*told, ("coach-turn-lead", {"n": since[0], "who": words.seat_name(since[1])})] if since else told


def _told(turn: Turn, found: Analysis, words: Words) -> Message:
    said = {"n": turn.n, "who": words.seat_name(turn.seat), "from": percent(turn.before), "to": percent(turn.after)}
    if turn.cause == DECISION:
        action = found.match.game.Decision.message(found.decisions[turn.n - 1].action)
        return "coach-turn-decision", said | {"action": words.say(action)}
    if turn.n == 0:
        return "coach-turn-deal", said
    return ("coach-turn-lucky" if turn.after > turn.before else "coach-turn-unlucky"), said


def percent(chance: float) -> int:
    """Write a chance in hundredths; a sum of steps may leave its bounds a little."""
    return min(max(round(100 * chance), 0), 100)
