"""Bots grow weaker, never late: one that had to wait thinks with a part of its playouts."""

from __future__ import annotations

from tidetable.bots import name_and_budget, parse_budget
from tidetable.bots.levels import LEVELS, level

GRACE = 1.0  # seconds a bot may wait for its turn and still think as it is used to
LEAST = 1 / 64  # of its playouts
FEWEST = 8  # playouts


def share_for(late: float) -> float:
    """Give the part of its playouts that a bot makes which has waited so many seconds.

    >>> share_for(0.2), share_for(2.0), share_for(60.0)
    (1.0, 0.25, 0.015625)
    """
    return 1.0 if late <= GRACE else max(LEAST, (GRACE / late) ** 2)


def with_share(game: str, name: str, seats: int, share: float) -> str:
    """Name a bot that makes a part of its playouts.

    >>> with_share("das_riff", "master", 2, 0.25), with_share("das_riff", "careful", 2, 0.25)
    ('master@250', 'careful')
    """
    wanted, budget = name_and_budget(game, name)
    if share >= 1 or wanted not in LEVELS:
        return name
    own = parse_budget(budget) if budget else None
    if own is not None and own.seconds:
        return f"{wanted}@{max(0.05, own.seconds * share):.2f}s"
    passes = own.passes if own else level(game, wanted, seats).passes
    return f"{wanted}@{min(passes, max(FEWEST, round(passes * share)))}"
