"""Vectors: n games side by side, stepped together, each ended game dealt anew; everything a learner needs in plain arrays.

>>> games = Vector("fish_n_stones", 64, seats=2, seed=7)
>>> games.masks.shape, games.observations.shape
((64, 31), (64, 166))
>>> games.step(games.random_actions()).done.any()
np.False_
"""

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from tidetable.core.chance import fast_random
from tidetable.core.errors import WHY_ILLEGAL, BadSetup, IllegalAction, whole_number
from tidetable.core.game import Game
from tidetable.core.journal import NO_JOURNAL
from tidetable.core.legal import no_actions
from tidetable.core.record import MAX_SEATS, Ints
from tidetable.research.vector import loops
from tidetable.research.world import Table, seed_text, templates

RECORDS = ("states", "_template", "_seen")  # of a vector: copied byte by byte, because numpy skips those between the fields


def _bytes(records: Ints) -> npt.NDArray[np.uint8]:
    return records.view(np.ndarray).view(np.uint8)


def number_of_games(n: int) -> int:
    """Give a number of games side by side, if it is one."""
    if whole_number(n, "the number of games") < 1:
        raise BadSetup(f"a vector has one game or more, not {n}")
    return whole_number(n, "the number of games")


def number_of_threads(threads: int, n: int) -> int:
    """Give the threads that share *n* games; 0 asks for one a core."""
    if whole_number(threads, "the number of threads") < 0:
        raise BadSetup(f"a vector has one thread or more, or 0 for one a core, not {threads}")
    return min(whole_number(threads, "the number of threads") or os.cpu_count() or 1, n)


def not_legal(action: int, game: int) -> IllegalAction:
    """Say that the action chosen for a game of a vector is not legal."""
    return IllegalAction(f"action {action} is not legal in game {game} of the vector", WHY_ILLEGAL)


class Vector:
    """Many games of one kind, one decision each a step. The arrays stay where they are: numpy and torch share them.

    >>> games = Vector("fish_n_stones", 8, seed=7)  # tidetable.vector is another name for it
    >>> while not games.done.any():
    ...     games = games.step(games.random_actions())  # or what a policy makes of games.observations and games.masks
    >>> games.rewards[games.done].sum()  # what one wins the others lose
    np.float32(0.0)

    After ``reset`` and after every ``step``, for each game: ``turn`` is the seat that decides (in a simultaneous phase the
    waiting seats are asked one after the other, none seeing the others' choice), ``masks`` its legal actions, ``observations``
    what it sees. ``done`` marks the games that ended with this step: ``rewards`` (what the end is worth, usually stakes that the
    winners share), ``scores`` and ``ranks`` by seat are theirs, everything else already belongs to the next deal.
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
        seed: str | int | None = 0,
        threads: int = 0,
        tables: Sequence[Table] = (),
    ) -> None:
        """Deal *n* games; the same seed deals the same games, whatever the number of threads, and None deals by chance.

        Games at several *tables* (numbers of seats, options) take them in turn; *seats* and *options* are then left out.
        """
        self.table = tables[0] if tables else Table.of(game, seats, options)
        self.game, self.seats = self.table.game, self.table.seats
        self.n = number_of_games(n)
        self.threads = number_of_threads(threads, self.n)
        self._template = templates(tables or (self.table,))
        self._seen = self.game.State.batch(self.threads)
        self._start()
        self._make_arrays(self.n)
        self.reset(seed_text(seed))

    def _start(self) -> None:
        """Make what only this process can use: compiled functions and threads."""
        self._carry_out, self._process = self.game.bound(loops.step), os.getpid()
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None

    def __repr__(self) -> str:
        """Name it in a line."""
        return f"<{self.n} games of {self.game.card.name} side by side, {self.seats} seats each>"

    def __copy__(self) -> Self:
        """Copy all of it: a vector that shared its arrays with another would be neither's."""
        return deepcopy(self)

    def __getstate__(self) -> dict[str, Any]:
        """Pickle, or copy, everything but that: a copy goes on with the same games and the same chance."""
        kept = {name: value for name, value in self.__dict__.items() if name not in ("_carry_out", "_pool")}
        return kept | {name: _bytes(kept[name]) for name in RECORDS}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Go on from there."""
        self.__dict__.update(state)
        for name in RECORDS:
            records = self.game.State.batch(len(state[name]) // self.game.State.size)
            _bytes(records)[:] = state[name]
            setattr(self, name, records)
        self._start()

    def _make_arrays(self, n: int) -> None:
        self.states = self.game.State.batch(n)
        self._turn, self.turn = np.zeros((2, n), np.int8)  # what is used, and what the learner is shown and may write on
        self._choices = np.zeros((n, no_actions(self.game.actions).size), np.int64)
        self.masks = np.zeros((n, self.game.actions), np.bool_)
        self.observations = np.zeros((n, self.game.Plane.size()), np.float32)
        self.rewards = np.zeros((n, MAX_SEATS), np.float32)
        self.done = np.zeros(n, np.bool_)
        self.scores = np.zeros((n, MAX_SEATS), np.int32)
        self.ranks = np.zeros((n, MAX_SEATS), np.int32)
        self._actions = np.zeros(n, np.int32)

    def reset(self, seed: str | int | None = None) -> Self:
        """Deal all games anew, from *seed* if one is given."""
        if seed is not None:
            self._random = fast_random(f"vector {seed_text(seed)}", self.n)
            self._whims = fast_random(f"vector choices {seed_text(seed)}", self.n)
        self._step(np.full(self.n, loops.DEAL, np.int32))
        return self

    def step(self, actions: npt.ArrayLike) -> Self:
        """Carry out one action in each game. If one of them is illegal it is refused, and no game changes."""
        given = np.asarray(actions)
        if given.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {given.dtype}")
        if given.shape != (self.n,):
            raise ValueError(f"{self.n} games take {self.n} actions, not an array of shape {given.shape}")
        narrow = np.ascontiguousarray(given, np.int32)
        if not np.can_cast(given.dtype, np.int32):
            narrow = np.where(narrow == given, narrow, np.int32(-1))  # what was cut to fit is no action
        illegal = loops.first_illegal(narrow, self._choices)
        if illegal >= 0:
            raise not_legal(int(given[illegal]), illegal)
        self._step(narrow)
        return self

    def _step(self, actions: npt.NDArray[np.int32]) -> None:
        given = (self.states, self._template, self._random, NO_JOURNAL, actions, self._seen, self.game.visible, self._choices)
        written = (self._turn, self.masks, self.observations, self.rewards, self.done, self.scores, self.ranks)

        def work(first: int, last: int, k: int) -> None:
            self._carry_out(first, last, k, *given, *written)
            self.turn[first:last] = self._turn[first:last]

        self._on_all_cores(work)

    def random_actions(self) -> npt.NDArray[np.int32]:
        """Choose a legal action for every game, each alike; the array is used again by the next call."""
        self._on_all_cores(lambda first, last, _: loops.choose(first, last, self._whims, self._choices, self._actions))
        return self._actions

    def step_randomly(self) -> Self:
        """Take a random step in every game."""
        return self.step(self.random_actions())

    def _on_all_cores(self, work: Callable[[int, int, int], None]) -> None:
        """Cut the vector into one piece a thread; rules release the GIL."""
        if self._process != os.getpid():  # a fork has no threads
            self._start()
        if self._pool is None:
            work(0, self.n, 0)
            return
        cuts = [self.n * k // self.threads for k in range(self.threads + 1)]
        list(self._pool.map(work, cuts, cuts[1:], range(self.threads)))
