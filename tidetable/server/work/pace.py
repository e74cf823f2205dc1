"""How long a bot lets people look before it decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tidetable.table.table import Table

BETWEEN_STEPS = 0.15  # of the pace: a turn of many steps is one thing to look at, not many


def patience(table: Table, seat: int) -> float:
    """Give the share of the host's pace that *seat* waits before its next decision."""
    if table.plan.pace == "fast":
        return 0.0
    return BETWEEN_STEPS if table.plan.pace == "human" and is_in_turn(table, seat) else 1.0


def is_in_turn(table: Table, seat: int) -> bool:
    """Tell whether *seat* goes on with a turn it has begun."""
    decisions = table.playing.decisions
    return bool(decisions) and decisions[-1].seat == seat and table.turns[-1] == int(table.playing.state.turns)
