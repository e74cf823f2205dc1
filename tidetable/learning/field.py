"""The games that are learned from, side by side, as tensors: on a GPU, or in small on the CPU."""

from __future__ import annotations

from typing import Any

import torch

from tidetable.learning.advisor import Advisor, GpuAdvisor
from tidetable.learning.settings import Settings
from tidetable.learning.tables import mixed_tables, seats_of
from tidetable.research.vector import Vector

ARRAYS = ("observations", "masks", "rewards", "done", "scores", "_turn")


class Field:
    """A vector of games at mixed tables, and who plays in which of them.

    The first games are played by the learner alone, the next ones against an earlier self, the last ones against the careful
    player; in those the learner is the *hero*, and has one seat.
    """

    def __init__(self, settings: Settings, device: str) -> None:
        self.settings, self.device = settings, device
        tables = mixed_tables(settings.game, settings.seed)
        n = settings.games
        self.vector: Any = self._vector(tables, n)
        self.advisor: Any = GpuAdvisor(self.vector) if device == "cuda" else Advisor(self.vector)
        self.observations, self.masks, self.rewards, self.done, self.scores, self.turn = (
            self._tensor(getattr(self.vector, name)) for name in ARRAYS
        )
        self.advice, self.opinions = self._tensor(self.advisor.actions), self._tensor(self.advisor.opinions)
        self.actions = self._tensor(self.vector.actions if device == "cuda" else self.vector._actions)  # noqa: SLF001 - shared
        self.seats = torch.as_tensor(seats_of(tables, n), device=device)
        self.league = n - int(n * (settings.league + settings.fixed))  # where games against an earlier self begin ...
        self.fixed = n - int(n * settings.fixed)  # ... and those against the careful player
        self.numbers = torch.arange(n, device=device)
        self.hero = self.numbers // len(tables) % self.seats

    def _vector(self, tables: list[Any], n: int) -> Any:
        settings = self.settings
        if self.device != "cuda":
            return Vector(settings.game, n, seed=settings.seed, threads=1, tables=tables)
        from tidetable.research.gpu import GpuVector  # noqa: PLC0415 - there is a GPU

        return GpuVector(settings.game, n, seed=settings.seed, tables=tables)

    def _tensor(self, array: Any) -> Any:
        return torch.as_tensor(array, device=self.device)

    def own(self) -> Any:
        """Tell in which games the learner decides now."""
        return (self.numbers < self.league) | (self.turn == self.hero)

    def take_counsel(self) -> None:
        """Ask the careful player and the judge in all games (``advice``, ``opinions``)."""
        self.advisor.ask(0, self.settings.games)

    def step(self, actions: Any) -> None:
        """Carry out a legal action in every game."""
        self.actions.copy_(actions)
        if self.device == "cuda":
            self.vector._step(self.vector.actions)  # noqa: SLF001 - the actions come from the masks, so they need no check
        else:
            self.vector.step(self.vector._actions)  # noqa: SLF001 - the same memory
