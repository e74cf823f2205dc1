"""Ratings of those who come and go: Glicko-2 (Glickman, 2013) on the scale of the ladder; a match is a period for its players.

A match of several seats is one match, not many: against each of the others it counts for its part.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from tidetable.arena.ratings import MIDDLE, SCALE

if TYPE_CHECKING:
    from collections.abc import Sequence

WIDEST = 350.0  # the error of somebody of whom nothing is known
SURE_ENOUGH = 110.0  # a rating with a larger error is provisional
CONSTANT = 0.5  # tau: how quickly volatility may change
REST = 30 * 86_400.0  # seconds of rest after which a rating is as much less sure as after a period without a match
CLOSE = 1e-6


class Standing(NamedTuple):
    """How strong somebody seems to be, how sure that is, and how steadily they play."""

    value: float = MIDDLE
    error: float = WIDEST
    volatility: float = 0.06

    @property
    def provisional(self) -> bool:
        """Whether too little is known to compare it."""
        return self.error > SURE_ENOUGH


class Met(NamedTuple):
    """Somebody who was met, what was won against them (1, a half or 0), and for how much of a match it counts."""

    other: Standing
    score: float
    weight: float = 1.0


def after(own: Standing, met: Sequence[Met]) -> Standing:
    """Give the standing after a period.

    >>> opponents = [(1400, 30, 1), (1550, 100, 0), (1700, 300, 0)]  # the example of Glickman's paper
    >>> now = after(Standing(1500, 200), [Met(Standing(value, error), score) for value, error, score in opponents])
    >>> round(now.value, 2), round(now.error, 2), round(now.volatility, 5)
    (1464.05, 151.52, 0.06)
    """
    mu, phi = (own.value - MIDDLE) / SCALE, own.error / SCALE
    rows = [_row(mu, one) for one in met]
    precision = sum(weight * g * g * chance * (1 - chance) for g, chance, _, weight in rows)
    pull = sum(weight * g * (score - chance) for g, chance, score, weight in rows)
    if precision <= 0:
        return own
    variance = 1 / precision
    volatility = _volatility(own.volatility, variance * pull, phi, variance)
    wide = math.hypot(phi, volatility)
    narrow = 1 / math.sqrt(1 / wide**2 + precision)
    return Standing(MIDDLE + SCALE * (mu + narrow**2 * pull), min(WIDEST, SCALE * narrow), volatility)


def rested(own: Standing, seconds: float) -> Standing:
    """Give the standing of somebody who has not played for a while: the value stays, and is less sure."""
    wide = math.hypot(own.error / SCALE, own.volatility * math.sqrt(max(0.0, seconds) / REST))
    return own._replace(error=min(WIDEST, SCALE * wide))


def match(standings: Sequence[Standing], ranks: Sequence[int], fixed: Sequence[bool]) -> list[Standing]:
    """Give the standings after a match with these ranks; those that are *fixed* stay as they were measured.

    >>> [round(one.value) for one in match([Standing(), Standing(1500, 30)], [1, 2], [False, True])]
    [1675, 1500]
    """
    part = 1 / (len(standings) - 1)

    def of(seat: int) -> Standing:
        others = [other for other in range(len(standings)) if other != seat]
        met = [Met(standings[other], (ranks[seat] < ranks[other]) + 0.5 * (ranks[seat] == ranks[other]), part) for other in others]
        return standings[seat] if fixed[seat] else after(standings[seat], met)

    return [of(seat) for seat in range(len(standings))]


def _row(mu: float, met: Met) -> tuple[float, float, float, float]:
    """Give how much somebody's rating says, the chance against them, the score, and the weight."""
    phi = met.other.error / SCALE
    g = 1 / math.sqrt(1 + 3 * phi**2 / math.pi**2)
    chance = 1 / (1 + math.exp(-g * (mu - (met.other.value - MIDDLE) / SCALE)))
    return g, chance, met.score, met.weight


def _volatility(before: float, surprise: float, phi: float, variance: float) -> float:
    """Find the new volatility (step 5 of the paper, by the Illinois algorithm)."""
    start = math.log(before**2)

    def slope(x: float) -> float:
        grown = phi**2 + variance + math.exp(x)
        return math.exp(x) * (surprise**2 - grown) / (2 * grown**2) - (x - start) / CONSTANT**2

    low, high = start, math.log(surprise**2 - phi**2 - variance) if surprise**2 > phi**2 + variance else start - CONSTANT
    while surprise**2 <= phi**2 + variance and slope(high) < 0:
        high -= CONSTANT
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)
