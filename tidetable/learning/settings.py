"""The settings of a training, as data: the same settings and seed give the same training, as far as a GPU allows."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any


@dataclass(frozen=True)
class Settings:
    """How a network is taught."""

    game: str
    seed: int = 1
    games: int = 32768  # side by side
    steps: int = 32  # decisions of each game between two lessons
    batch: int = 16384  # decisions of one step of the optimiser
    imitation: int = 50  # lessons at first in which the careful player is imitated
    league: float = 0.125  # the share of the games against an earlier self ...
    fixed: float = 0.0625  # ... and against the careful player, by which it is rated
    snapshots: int = 8  # earlier selves that are kept
    snapshot_every: float = 20.0  # seconds
    rate: float = 6e-4  # of learning, at first ...
    last_rate: float = 5e-5  # ... and at the end
    entropy: float = 0.012  # the worth of an open mind at first ...
    last_entropy: float = 0.002  # ... and at the end
    pull: float = 0.05  # towards the slow copy
    slowness: float = 0.98  # of the slow copy, by lesson
    lead: float = 0.3  # the worth of the lead in points at first; at the end a tenth of it
    trace: float = 0.96  # how far results are trusted against the network's own opinion (lambda)
    clip: float = 0.2  # how far a lesson may change a choice
    aims: float = 0.5  # the weight of chances and leads in a lesson
    wander: float = 0.0  # how often any legal action is tried in its own games: chances are needed off the beaten track too
    examples: float = 0.0  # the weight of a search's examples (``examples`` beside the checkpoint) ...
    example_aims: float = 0.2  # ... the weight of their results in that ...
    example_sharpness: float = 2.0  # ... how much more sharply than the search tried actions they are taken ...
    example_batch: int = 4096  # ... how many of them go into one step of the optimiser ...
    example_room: int = 400_000  # ... and how many are kept

    def as_dict(self) -> dict[str, Any]:
        """Give them as they are written to a checkpoint and a card."""
        return asdict(self)


# What differs by game: short games are played in larger vectors, for fewer steps.
OWN: dict[str, dict[str, Any]] = {
    "fish_n_stones": {"games": 65536, "steps": 16, "batch": 32768, "entropy": 0.02, "last_entropy": 0.008, "pull": 0.1},
}
SMALL: dict[str, Any] = {"games": 64, "steps": 8, "batch": 256, "imitation": 0, "snapshot_every": 1.0, "snapshots": 2}


def settings(game: str, **changes: Any) -> Settings:
    """Give the settings of a game, with changes.

    >>> settings("fish_n_stones", seed=3).seed
    3
    """
    return replace(Settings(game, **OWN.get(game, {})), **changes)
