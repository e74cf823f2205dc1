"""Habits of Rivero: the extra card, action cards, columns (§12)."""

from __future__ import annotations

from bench.habits import Habit, careful, without
from tidetable.games.rivero.components import COLUMNS
from tidetable.games.rivero.decisions import Decision

TAKES = range(int(Decision.TAKE_COLUMN), int(Decision.TAKE_COLUMN) + COLUMNS)

HABITS = (
    Habit("extra", (2,), careful, without(lambda _seen, action: action == int(Decision.EXTRA_DRAW_YES))),
    Habit("instead", (2,), careful, without(lambda _seen, action: action == int(Decision.OPTION_2))),
    Habit("scoop", (2,), careful, without(lambda _seen, action: action in TAKES)),
)
