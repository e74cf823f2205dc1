"""The examples of a search (examples.py) as tensors: the newest ones, as many as there is room for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import torch

from tidetable.bots.network.layers import INPUT_ONE
from tidetable.learning.examples import layout, read
from tidetable.learning.experience import present
from tidetable.learning.net import masked

if TYPE_CHECKING:
    from pathlib import Path

    from tidetable.core.game import Game
    from tidetable.learning.net import Learner

ENOUGH = 64  # examples to begin with


class Library:
    """Examples that are added while one learns; the oldest make room for the newest."""

    def __init__(self, game: Game, folder: Path, device: str, room: int) -> None:
        self.folder, self.device, self.room = folder, device, room
        self.rows = {
            name: torch.zeros((room, *shape), dtype=torch.from_numpy(np.zeros(1, kind)).dtype, device=device)
            for name, (shape, kind) in layout(game).items()
        }
        self.known: set[str] = set()
        self.added = 0

    def look_for_more(self) -> None:
        """Read the files that have come since."""
        for path in sorted(self.folder.glob("*.npz")):
            if path.name not in self.known:
                self.known.add(path.name)
                self._add(read(path))

    def _add(self, found: Any) -> None:
        count = min(len(found["seats"]), self.room)
        places = (self.added + torch.arange(count, device=self.device)) % self.room
        for name, rows in self.rows.items():
            rows[places] = torch.from_numpy(found[name][:count]).to(self.device)
        self.added += count

    def batch(self, count: int) -> dict[str, Any] | None:
        """Take some examples by chance; none while there are too few."""
        if self.added < ENOUGH:
            return None
        places = torch.randint(min(self.added, self.room), (count,), device=self.device)
        return {name: rows[places] for name, rows in self.rows.items()}


def example_loss(learner: Learner, batch: dict[str, Any], aims: float, sharpness: float = 1.0) -> Any:
    """Say how far the learner is from what the search did, and from what came of it."""
    planes = batch["planes"].to(torch.bfloat16 if batch["planes"].is_cuda else torch.float32) / INPUT_ONE
    said, thought, _ = learner(planes, batch["advice"].long())
    logs = masked(said, batch["masks"]).log_softmax(-1).masked_fill(~batch["masks"], 0)
    there = present(batch["seats"].long())
    chances = thought.masked_fill(~there, -1e9).log_softmax(-1).masked_fill(~there, 0)
    tried = batch["tried"].float() ** sharpness
    tried = tried / tried.sum(-1, keepdim=True)
    return -(tried * logs).sum(-1).mean() - aims * (batch["won"].float() * chances).sum(-1).mean()
