"""Vectors: n games side by side, stepped together, each ended game dealt anew; everything a learner needs in plain arrays.

>>> games = Vector("fish_n_stones", 64, seats=2, seed=7)
>>> games.masks.shape, games.observations.shape
((64, 31), (64, 166))
>>> games.step(games.random_actions()).done.any()
np.False_
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from tidetable.core.chance import fast_random
from tidetable.core.errors import IllegalAction
from tidetable.core.journal import NO_JOURNAL
from tidetable.core.record import MAX_SEATS
from tidetable.games import load
from tidetable.research.loops import DEAL, Loops

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    import numpy.typing as npt

    from tidetable.core.game import Game
    from tidetable.core.record import Ints


class Vector:
    """Many games of one kind, one decision each a step. The arrays stay where they are: numpy and torch share them.

    After ``reset`` and after every ``step``, for each game: ``turn`` is the seat that decides (in a simultaneous phase the
    waiting seats are asked one after the other, none seeing the others' choice), ``masks`` its legal actions, ``observations``
    what it sees. ``done`` marks the games that ended with this step: ``rewards`` (everyone stakes one, the winners share what
    the others lose), ``scores`` and ``ranks`` by seat are theirs, everything else already belongs to the next deal.
    """

    turn: npt.NDArray[np.int8]
    masks: npt.NDArray[np.bool_]
    observations: npt.NDArray[np.float32]
    rewards: npt.NDArray[np.float32]
    done: npt.NDArray[np.bool_]
    scores: npt.NDArray[np.int32]
    ranks: npt.NDArray[np.int32]

    def __init__(
        self,
        game: str | Game,
        n: int,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: str | int = 0,
        threads: int = 0,
    ) -> None:
        """Deal *n* games; the same seed deals the same games, whatever the number of threads."""
        self.game = load(game) if isinstance(game, str) else game
        self.n, self.seats = n, seats or min(self.game.card.seats)
        self.loops = Loops(self.game)
        self.threads = max(1, min(threads or os.cpu_count() or 1, n))
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self._template = self.game.State.batch(1)
        self._template[0] = self.game.blank(self.seats, options)
        self._hidden = self.game.State.batch(self.threads)
        self._make_arrays(n)
        self.reset(seed)

    def _make_arrays(self, n: int) -> None:
        self.states = self.game.State.batch(n)
        self.turn = np.zeros(n, np.int8)
        self.masks = np.zeros((n, self.game.card.actions), np.bool_)
        self.observations = np.zeros((n, self.loops.seeing.size), np.float32)
        self.rewards = np.zeros((n, MAX_SEATS), np.float32)
        self.done = np.zeros(n, np.bool_)
        self.scores = np.zeros((n, MAX_SEATS), np.int32)
        self.ranks = np.zeros((n, MAX_SEATS), np.int32)
        self._actions = np.zeros(n, np.int32)

    def reset(self, seed: str | int | None = None) -> Self:
        """Deal all games anew, from *seed* if one is given."""
        if seed is not None:
            self._random = fast_random(f"vector {seed}", self.n)
            self._choices = fast_random(f"vector choices {seed}", self.n)
        self._step(np.full(self.n, DEAL, np.int32))
        return self

    def step(self, actions: Ints) -> Self:
        """Carry out one action in each game. If one of them is illegal it is refused, and no game changes."""
        actions = np.ascontiguousarray(actions, np.int32)
        if actions.shape != (self.n,):
            raise ValueError(f"{self.n} games take {self.n} actions, not an array of shape {actions.shape}")
        illegal = self.loops.first_illegal(actions, self.masks)
        if illegal >= 0:
            text = f"action {actions[illegal]} is not legal in game {illegal} of the vector"
            raise IllegalAction(text, ("why-illegal", {"section": "§10"}))
        self._step(actions)
        return self

    def _step(self, actions: npt.NDArray[np.int32]) -> None:
        given = (self.states, self._template, self._random, NO_JOURNAL, actions, self._hidden, self.loops.visible)
        written = (self.turn, self.masks, self.observations, self.rewards, self.done, self.scores, self.ranks)
        self._on_all_cores(lambda first, last, k: self.loops.step(first, last, k, *given, *written))

    def random_actions(self) -> npt.NDArray[np.int32]:
        """Choose a legal action for every game, each alike; the array is used again by the next call."""
        self._on_all_cores(lambda first, last, _: self.loops.choose(first, last, self._choices, self.masks, self._actions))
        return self._actions

    def _on_all_cores(self, work: Callable[[int, int, int], None]) -> None:
        """Cut the vector into one piece a thread; rules release the GIL."""
        if self._pool is None:
            work(0, self.n, 0)
            return
        cuts = [self.n * k // self.threads for k in range(self.threads + 1)]
        list(self._pool.map(work, cuts, cuts[1:], range(self.threads)))
