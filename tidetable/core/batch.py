"""Batches: arrays of states, dealt, stepped or played out by the million on all cores.

>>> from tidetable.games import load
>>> batch = Batch(load("fish_n_stones"), 1000, seats=2, seed=7)
>>> batch.finish_randomly() > 16_000
True
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from tidetable.core.chance import fast_random
from tidetable.core.errors import IllegalAction
from tidetable.core.journal import NO_JOURNAL
from tidetable.core.play import ILLEGAL

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tidetable.core.game import Game
    from tidetable.core.record import Ints


class Batch:
    """Many games of one kind side by side. Rules release the GIL, so that threads use all cores."""

    def __init__(
        self, game: Game, count: int, *, seats: int, seed: str | int = 0, options: Mapping[str, Any] | None = None, threads: int = 0
    ) -> None:
        """Deal *count* games; the same seed deals the same games, whatever the number of threads."""
        self.game, self.count = game, count
        self.threads = threads or os.cpu_count() or 1
        self.states = game.State.batch(count)
        self.masks = np.zeros((count, game.card.actions), np.bool_)
        self._template = game.State.batch(1)
        self._template[0] = game.blank(seats, options)
        self._random = fast_random(f"batch {seed}", count)
        self._chunks(lambda first, last: game.fast.deal_many(self.states, self._template, self._random, NO_JOURNAL, first, last))
        self._chunks(lambda first, last: self.game.fast.masks_of(self.states, self.masks, first, last))

    @property
    def over(self) -> Ints:
        """Mark the games that have ended."""
        return np.asarray(self.states["waiting"] == 0)

    def step(self, actions: Ints) -> None:
        """Apply one action to each game, for its first waiting seat; ended games stay as they are."""
        found: list[int] = []
        actions = np.ascontiguousarray(actions, np.int64)

        def work(first: int, last: int) -> None:
            found.append(self.game.fast.step_many(self.states, actions, self.masks, NO_JOURNAL, first, last))

        self._chunks(work)
        illegal = [i for i in found if i != ILLEGAL]
        if illegal:
            text = f"action {actions[illegal[0]]} is not legal in game {illegal[0]} of the batch"
            raise IllegalAction(text, ("why-illegal", {"section": "§10"}))

    def finish_randomly(self, limit: int = 1 << 30) -> int:
        """Play every game on with random decisions, at most *limit* each; return the number of decisions."""
        counts: list[int] = []

        def work(first: int, last: int) -> None:
            mask = np.zeros(self.game.card.actions, np.bool_)
            counts.append(self.game.fast.finish_randomly(self.states, first, last, mask, self._random, NO_JOURNAL, limit))

        self._chunks(work)
        return sum(counts)

    def _chunks(self, work: Callable[[int, int], Any]) -> None:
        """Cut the batch into one piece a thread."""
        cuts = np.linspace(0, self.count, self.threads + 1).astype(int)
        pieces = [(int(first), int(last)) for first, last in pairwise(cuts) if first < last]
        if len(pieces) == 1:
            work(*pieces[0])
            return
        with ThreadPoolExecutor(len(pieces)) as pool:
            list(pool.map(lambda piece: work(*piece), pieces))
