"""Luck and skill apart: how a result came about, added up step by step, so that nothing is left over.

A seat's chance goes from its fair share at the start to what it got at the end. Each step moves the chances of all seats. Of a
step that was a decision, the deciding seat answers for what its choice lost against the best one it could have known: its chance
falls by that, and the others gain it in equal parts. Everything else that moved is luck: deals, dice and draws, and hidden cards
that made a good choice bad or a bad one good.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tidetable.core.record import Ints


@dataclass(frozen=True)
class Account:
    """How every seat's chance came from its fair share to its end: by seat, and by step and seat."""

    fair: float
    skill: Ints  # (seats,) what decisions moved: the mistakes of others less one's own
    luck: Ints  # (seats,) all else
    steps: Ints  # (1 + steps, seats) the luck of the deal, and of each step

    @property
    def result(self) -> Ints:
        """What each seat had in the end."""
        return self.fair + self.skill + self.luck


def account(chances: Ints, deciders: Sequence[int], losses: Sequence[float]) -> Account:
    """Split the way of the *chances* (one row for every moment, one column a seat) into skill and luck.

    >>> found = account(np.array([[0.5, 0.5], [0.6, 0.4], [1.0, 0.0]]), [1, 0], [0.1, 0.0])
    >>> found.skill.round(3).tolist(), found.luck.round(3).tolist()
    ([0.1, -0.1], [0.4, -0.4])
    """
    seats = chances.shape[1]
    fair = float(chances[-1].sum()) / seats
    skill = np.zeros((len(losses), seats))
    for step, (seat, loss) in enumerate(zip(deciders, losses, strict=True)):
        skill[step] = loss / (seats - 1)
        skill[step, seat] = -loss
    steps = np.vstack([chances[:1] - fair, np.diff(chances, axis=0) - skill])
    return Account(fair, skill.sum(axis=0), steps.sum(axis=0), steps)
