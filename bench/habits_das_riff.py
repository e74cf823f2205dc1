"""Habits of Das Riff: more boats, and sharks (§12)."""

from __future__ import annotations

from bench.habits import Habit, Player, careful, without
from tidetable.games.das_riff.decisions import Decision

SHARKS = range(int(Decision.SHARK_CELL), int(Decision.END_TURN))


def at_most(boats: int) -> Player:
    """Make the careful player buy no more boats than this."""
    return without(lambda seen, action: action == int(Decision.BUY_BOAT) and int(seen.record.boats[seen.viewer]) >= boats)


HABITS = (
    *(Habit(f"boats-{most}", (2,), careful, at_most(most)) for most in range(1, 7)),
    Habit("sharks", (2,), careful, without(lambda _seen, action: action in SHARKS)),
)
