"""One game stepped from Python as fast as Python can: a single compiled call a decision.

>>> game = Single("fish_n_stones", seats=2, seed=7)
>>> while game.seat >= 0:
...     seat = game.step(game.legal[0])
>>> game.rewards
[-1.0, 1.0]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from tidetable.core.chance import key_of
from tidetable.core.errors import IllegalAction
from tidetable.core.journal import NO_JOURNAL
from tidetable.core.record import MAX_SEATS
from tidetable.games import load
from tidetable.research.loops import Loops
from tidetable.research.worlds import WAITING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tidetable.core.game import Game
    from tidetable.core.record import Ints


class Single:
    """A game in place: ``seat`` decides (-1: nobody, it is over), among the first ``count`` actions of ``actions``.

    ``mask`` marks them too. With *observe*, ``observation`` is what that seat sees. All arrays are used again by every step.
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
        self.loops = Loops(self.game)
        self.states, self._hidden = self.game.State.batch(1), self.game.State.batch(1)
        self.mask = np.zeros(self.game.card.actions, np.bool_)
        self.actions = np.zeros(self.game.card.actions, np.int16)
        self.observation = np.zeros(self.loops.seeing.size if observe else 0, np.float32)
        self._turn, self._visible = self.loops.turn, self.loops.visible
        self.reset(seed)

    def reset(self, seed: str | int) -> int:
        """Deal a game; give the seat that decides first."""
        self.states[0] = self._template
        self.states["chance_key"][0] = key_of(str(seed))
        state = self.states[0]
        self.game.setup(state, NO_JOURNAL)
        self.seat = WAITING[int(self.states["waiting"][0])][0]
        self.mask[:] = False
        self.game.legal_actions(state, self.seat, self.mask)
        legal = np.flatnonzero(self.mask)
        self.count = len(legal)
        self.actions[: self.count] = legal
        if self.observation.size:
            self.loops.look(self.states, 0, self._hidden, 0, self._visible, self.seat, self.observation)
        return self.seat

    @property
    def legal(self) -> Ints:
        """The legal actions of the seat that decides."""
        return self.actions[: self.count]

    def step(self, action: int) -> int:
        """Carry out one of the legal actions; give the seat that decides next, or -1."""
        try:
            legal = bool(action >= 0 and self.mask[action])  # no action is, once the game is over
        except (IndexError, TypeError, ValueError):  # too large, or no whole number
            legal = False
        if not legal:
            raise IllegalAction(f"action {action} is not legal now", ("why-illegal", {"section": "§10"}))
        self.seat, self.count = self._turn(
            self.states, self._hidden, self._visible, self.mask, self.actions, self.observation, self.seat, action, NO_JOURNAL
        )
        if self.seat < 0:
            self.mask[:] = False
        return self.seat

    @property
    def rewards(self) -> list[float]:
        """What each seat has won or lost; zero before the end."""
        rewards = np.zeros(MAX_SEATS, np.float64)
        if self.seat < 0:
            self.loops.pay(self.states[0], np.zeros(MAX_SEATS, np.int32), np.zeros(MAX_SEATS, np.int32), rewards)
        return rewards[: self.seats].tolist()  # type: ignore[no-any-return]
