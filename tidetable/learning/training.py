"""A training from its beginning, or its checkpoint, to the end of its time: a league of earlier selves, and lines of progress."""

from __future__ import annotations

import copy
import json
import math
import random
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np
import torch

from tidetable.core.registry import load
from tidetable.learning.experience import Player
from tidetable.learning.field import Field
from tidetable.learning.lesson import Teacher
from tidetable.learning.library import Library
from tidetable.learning.net import Learner, whole_weights

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tidetable.learning.settings import Settings

CHECKPOINT, WEIGHTS, CURVE, EXAMPLES = "checkpoint.pt", "weights.npz", "curve.jsonl", "examples"
CAREFUL = 1500  # the rating of the careful player


@dataclass
class Past:
    """What a training has behind it."""

    seconds: float = 0.0
    decisions: int = 0
    games: int = 0
    lessons: int = 0
    snapshots: list[dict[str, Any]] = field(default_factory=list)


class Training:
    """One training of a network."""

    def __init__(self, settings: Settings, folder: Path, device: str) -> None:
        torch.manual_seed(settings.seed)
        self.settings, self.folder, self.device = settings, folder, device
        self.game = load(settings.game)
        self.learner = Learner(self.game).to(device)
        self.rival = copy.deepcopy(self.learner)
        self.field = Field(settings, device)
        self.player = Player(self.field, self.learner, self.rival)
        self.library = self._library()
        self.teacher = Teacher(self.field, self.learner, self.library)
        self.past, self.chance = Past(), random.Random(settings.seed)  # noqa: S311 - who is met next
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / CHECKPOINT).exists():
            self._resume()

    def _library(self) -> Library | None:
        """Open the examples beside the checkpoint, if they are to be learned from."""
        settings = self.settings
        return Library(self.game, self.folder / EXAMPLES, self.device, settings.example_room) if settings.examples else None

    # Checkpoints

    def save(self) -> None:
        """Write what is needed to go on, and the weights as whole numbers."""
        kept = {
            "settings": self.settings.as_dict(),
            "learner": self.learner.state_dict(),
            "slow": self.teacher.slow.state_dict(),
            "optimiser": self.teacher.optimiser.state_dict(),
            "spread": self.player.spread,
            "past": vars(self.past) | {"snapshots": self.past.snapshots[-2:]},
        }
        partly = self.folder / f"{CHECKPOINT}.part"
        torch.save(kept, partly)
        partly.rename(self.folder / CHECKPOINT)
        np.savez_compressed(self.folder / WEIGHTS, **whole_weights(self.learner.state_dict(), self.game))  # type: ignore[arg-type]

    def _resume(self) -> None:
        """Go on from the checkpoint; one that was made light (``lighten``) holds the learner alone."""
        kept = torch.load(self.folder / CHECKPOINT, map_location=self.device, weights_only=True)
        self.learner.load_state_dict(kept["learner"])
        self.teacher.slow.load_state_dict(kept.get("slow", kept["learner"]))
        self.rival.load_state_dict(kept["learner"])
        if "optimiser" in kept:
            self.teacher.optimiser.load_state_dict(kept["optimiser"])
        self.player.spread = kept["spread"].float()
        self.past = Past(**kept["past"])

    # Going on

    def run(self, seconds: float, whole: float, tell: Callable[[str], None]) -> None:
        """Play and learn for some seconds; *whole* seconds are the training's, by which its settings change."""
        self.field.take_counsel()  # the first call compiles, which is no learning
        began, before = time.monotonic(), self.past.seconds
        told = kept = taken = began
        while (now := time.monotonic()) - began < seconds:
            self.past.seconds = before + now - began
            self._lesson(min(1.0, self.past.seconds / whole))
            if now - taken > self.settings.snapshot_every:
                taken = now
                self._meet_another()
            if now - told > max(2.0, seconds / 40):
                told = now
                if self.library:
                    self.library.look_for_more()
                self._tell(tell)
            if now - kept > max(5.0, min(40.0, seconds / 12)):
                kept = now
                self.save()
        self.past.seconds = before + time.monotonic() - began
        self.save()

    def _lesson(self, part: float) -> None:
        imitate = self.past.lessons < self.settings.imitation
        kept = self.player.play(imitate=imitate)
        self.teacher.teach(kept, part, imitate=imitate)
        self.past.lessons += 1
        self.past.decisions += kept.done.numel()
        self.past.games += int(kept.done.sum())

    def _meet_another(self) -> None:
        """Keep the present self in the league, and let another earlier self play on."""
        self.past.snapshots.append({name: weights.half() for name, weights in self.learner.state_dict().items()})
        if len(self.past.snapshots) > self.settings.snapshots:
            del self.past.snapshots[self.chance.randrange(len(self.past.snapshots) - 1)]
        self.rival.load_state_dict(self.chance.choice(self.past.snapshots))

    def _tell(self, tell: Callable[[str], None]) -> None:
        """Say how it goes."""
        aims, entropy, pull, policy, batches = self.teacher.told.tolist()
        unlike, looked = self.teacher.seen.tolist()
        met, batches = self.player.met.cpu().tolist(), max(batches, 1)
        line = {
            "seconds": round(self.past.seconds, 1), "decisions": self.past.decisions, "games": self.past.games,
            "lessons": self.past.lessons, "aims": round(aims / batches, 4), "entropy": round(entropy / batches, 4),
            "pull": round(pull / batches, 5), "policy": round(policy / batches, 4),
            "examples": self.library.added if self.library else 0, "unlike": round(unlike / max(looked, 1), 4),
            "earlier": shares_won(met[0]), "careful": shares_won(met[1]), "rating": rating(met[1]),
        }  # fmt: skip
        self.teacher.told.zero_()
        self.teacher.seen.zero_()
        self.player.met.zero_()
        text = json.dumps(line)
        with (self.folder / CURVE).open("a", encoding="utf-8") as curve:
            curve.write(text + "\n")
        tell(f"{self.settings.game} {text}")


def lighten(checkpoint: Path, light: Path) -> None:
    """Write a checkpoint without what can be learned again in a minute: to carry it elsewhere."""
    kept = torch.load(checkpoint, map_location="cpu", weights_only=True)
    learner = {name: weights.half() for name, weights in kept["learner"].items()}
    past = kept["past"] | {"snapshots": []}
    torch.save({"settings": kept["settings"], "learner": learner, "spread": kept["spread"], "past": past}, light)


def shares_won(met: list[list[float]]) -> dict[str, float]:
    """Give the share of the win by number of seats, where there were games."""
    return {str(seats): round(won / games, 3) for seats, (won, games) in enumerate(met) if games}


def rating(met: list[list[float]]) -> int | None:
    """Rate the learner by its games with two seats against the careful player, who has 1500."""
    won, games = met[2]
    if not games:
        return None
    share = (won + 1) / (games + 2)
    return round(CAREFUL + 400 * math.log10(share / (1 - share)))
