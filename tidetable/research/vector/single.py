"""One game stepped from Python as fast as Python can: a single compiled call a decision.

>>> game = Single("fish_n_stones", seats=2, seed=7)
>>> while game.seat >= 0:
...     seat = game.step(game.legal[0])
>>> game.rewards
[-1.0, 1.0]
"""

import operator
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from tidetable.core.chance import key_of
from tidetable.core.errors import WHY_ILLEGAL, IllegalAction
from tidetable.core.game import Game
from tidetable.core.journal import NO_JOURNAL
from tidetable.core.legal import NO_ACTION, is_legal, listed, no_actions
from tidetable.core.record import Ints
from tidetable.core.registry import load
from tidetable.research.vector import loops


class Single:
    """A game in place: ``seat`` decides (-1: nobody, it is over), among the first ``count`` actions of ``actions``.

    With *observe*, ``observation`` is what that seat sees. All arrays are used again by every step.
    """

    def __init__(
        self,
        game: str | Game,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: str | int = 0,
        observe: bool = False,
    ) -> None:
        """Set the table and deal."""
        self.game = load(game) if isinstance(game, str) else game
        self.seats = min(self.game.card.seats) if seats is None else seats
        self._template = self.game.blank(self.seats, options)
        self.states, self._seen = self.game.State.batch(1), self.game.State.batch(1)
        self.choices = no_actions(self.game.actions)
        self.actions = np.zeros(self.game.actions, np.int16)
        self.observation = np.zeros(self.game.Plane.size() if observe else 0, np.float32)
        self._turn, self._visible = self.game.bound(loops.turn), self.game.visible
        self.reset(seed)

    def reset(self, seed: str | int) -> int:
        """Deal a game; give the seat that decides first."""
        self.states[0] = self._template
        self.states["chance_key"][0] = key_of(str(seed))
        self.seat = int(self.game.fast.begin(self.states[0], self.choices, NO_JOURNAL))
        legal = listed(self.choices)
        self.count = len(legal)
        self.actions[: self.count] = legal
        if self.observation.size:
            self.game.fast.look(self.states, 0, self._seen, 0, self._visible, self.seat, self.observation)
        return self.seat

    @property
    def mask(self) -> npt.NDArray[np.bool_]:
        """The same as truth values, one an action."""
        marked = np.zeros(self.game.actions, np.bool_)
        marked[self.legal] = True
        return marked

    @property
    def legal(self) -> Ints:
        """The legal actions of the seat that decides."""
        return self.actions[: self.count]

    def step(self, action: int) -> int:
        """Carry out one of the legal actions; give the seat that decides next, or -1."""
        number = NO_ACTION if isinstance(action, bool) else self._number(action)
        if self.seat < 0 or not 0 <= number < self.game.actions or not is_legal(self.choices, number):
            raise IllegalAction(f"action {action} is not legal now", WHY_ILLEGAL)
        self.seat, self.count = self._turn(
            self.states, self._seen, self._visible, self.choices, self.actions, self.observation, self.seat, number, NO_JOURNAL
        )
        return self.seat

    @staticmethod
    def _number(action: Any) -> int:
        try:
            return operator.index(action)  # Python's own: one of numpy's would be compiled for anew, and can overflow interpreted
        except TypeError:
            return NO_ACTION

    @property
    def rewards(self) -> list[float]:
        """What each seat has won or lost; zero before the end."""
        return self.game.payoffs(self.states[0]) if self.seat < 0 else [0.0] * self.seats
