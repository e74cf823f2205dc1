"""Ratings from results: the Bradley-Terry model on the usual scale (400 points: ten to one), with errors."""

from __future__ import annotations

import math
from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tidetable.arena.play import Result

SCALE = 400 / math.log(10)
MIDDLE = 1500.0
SURE = 1.96  # standard errors that cover 95 %
STEPS = 200

Duels = dict[tuple[str, str], tuple[float, float]]
"""For each pair of bots (in alphabetical order): the points of the first, and how many comparisons they come from."""


@dataclass(frozen=True)
class Rating:
    """A bot's rating with its standard error, both against the mean of all, or the anchor."""

    value: float
    error: float


def interval(points: float, games: float) -> tuple[float, float]:
    """Give the 95 % confidence interval of a share (Wilson).

    >>> [round(end, 3) for end in interval(70, 100)]
    [0.604, 0.781]
    """
    if games <= 0:
        return 0.0, 1.0
    share, z2 = points / games, SURE * SURE
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = SURE * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def duels(results: Iterable[Result]) -> Duels:
    """Count who finished before whom, or was paid how much more; a game counts as one, however many seats are compared."""
    found: dict[tuple[str, str], list[float]] = defaultdict(lambda: [0.0, 0.0])
    for result in results:
        seats = range(len(result.lineup))
        met = [(a, b) for a in seats for b in seats if result.lineup[a] < result.lineup[b]]
        for a, b in met:
            row = found[result.lineup[a], result.lineup[b]]
            row[0] += result.ahead(a, b) / len(met)
            row[1] += 1 / len(met)
    return {pair: (points, games) for pair, (points, games) in found.items()}


def rate(names: Sequence[str], met: Duels, anchor: str | None = None) -> dict[str, Rating]:
    """Rate the bots so that the results are most likely; the mean, or the *anchor*, is MIDDLE.

    One virtual draw with an average bot keeps a bot that won everything finite.

    >>> ratings = rate(["a", "b"], {("a", "b"): (75.0, 100.0)})
    >>> round(ratings["a"].value - ratings["b"].value)
    190
    """
    place = {name: number for number, name in enumerate(names)}
    strength = np.zeros(len(names))
    slope, curve = _likelihood(strength, place, met)
    for _ in range(STEPS):
        step = np.linalg.solve(curve, slope)
        strength += np.clip(step, -1, 1)
        slope, curve = _likelihood(strength, place, met)
        if np.abs(step).max() < 1e-9:
            break
    zero = np.full(len(names), 1 / len(names)) if anchor is None else np.eye(len(names))[place[anchor]]
    against = np.eye(len(names)) - zero  # what is rated is the distance from zero
    errors = np.sqrt(np.diag(against @ np.linalg.inv(curve) @ against.T))
    return {name: Rating(MIDDLE + SCALE * float(against[i] @ strength), SCALE * float(errors[i])) for name, i in place.items()}


def _likelihood(strength: np.ndarray, place: dict[str, int], met: Duels) -> tuple[np.ndarray, np.ndarray]:
    """Give slope and (negative) curvature of the likelihood."""
    even = 1 / (1 + np.exp(-strength))
    slope, curve = 0.5 - even, np.diag(even * (1 - even) + 1e-9)
    for (one, other), (points, games) in met.items():
        a, b = place[one], place[other]
        chance = 1 / (1 + math.exp(strength[b] - strength[a]))
        weight = games * chance * (1 - chance)
        slope[a] += points - games * chance
        slope[b] -= points - games * chance
        curve[[a, b], [a, b]] += weight
        curve[[a, b], [b, a]] -= weight
    return slope, curve
