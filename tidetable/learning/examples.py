"""What a search thought of its decisions, and what came of them: examples that a network may learn from beside its own games.

A game that a search plays is noted decision by decision and written to a file; ``library.py`` reads the files of a folder.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from tidetable.bots.network.layers import INPUT_ONE, LARGEST_INPUT
from tidetable.bots.network.player import NetworkBot
from tidetable.core.chance import fast_random
from tidetable.core.record import MAX_SEATS

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from tidetable.bots import Bot
    from tidetable.bots.searcher import Opinion
    from tidetable.core.game import Game
    from tidetable.core.record import Ints
    from tidetable.core.seen import Seen


def layout(game: Game) -> dict[str, tuple[tuple[int, ...], Any]]:
    """Give the shape and kind of what is noted of one decision."""
    return {
        "planes": ((NetworkBot(game, 0).planes.size,), np.int16),  # what was seen, in whole numbers
        "advice": ((), np.int16),
        "masks": ((game.actions,), np.bool_),
        "tried": ((game.actions,), np.float16),  # how often the search tried each action: shares
        "won": ((MAX_SEATS,), np.float16),  # the shares of the win in the end, the own seat's first
        "seats": ((), np.int8),
    }


class Notebook:
    """The decisions of one game after the other, and what came of them."""

    def __init__(self, game: Game) -> None:
        self.game, self.eyes = game, NetworkBot(game, "notebook")
        self.open: list[tuple[int, dict[str, Any]]] = []  # of the game that goes on: by seat
        self.done: list[dict[str, Any]] = []

    def note(self, seen: Seen, opinions: list[Opinion]) -> None:
        """Note a decision that was searched for; one without a choice teaches nothing."""
        if len(seen.legal) < 2:
            return
        advice = self.eyes.show(seen, fast_random(f"notebook {seen.record.digest()}")[0])
        masks, tried = np.zeros(self.game.actions, np.bool_), np.zeros(self.game.actions)
        masks[seen.legal] = True
        for opinion in opinions:
            tried[opinion.action] = opinion.visits
        planes = np.clip(np.floor(self.eyes.planes * INPUT_ONE + 0.5), 0, LARGEST_INPUT)
        kept = {"planes": planes, "advice": advice, "masks": masks, "tried": tried / tried.sum(), "seats": int(seen.record.seats)}
        self.open.append((seen.viewer, kept))

    def end(self, shares: list[float]) -> None:
        """Let the game be over: *shares* of the win by seat."""
        seats = len(shares)
        for seat, kept in self.open:
            kept["won"] = [shares[(seat + place) % seats] if place < seats else 0.0 for place in range(MAX_SEATS)]
            self.done.append(kept)
        self.open = []

    def write(self, path: Path) -> None:
        """Write what was noted of games that are over, and forget it."""
        kinds = layout(self.game)
        found = {name: np.array([kept[name] for kept in self.done], kind) for name, (_, kind) in kinds.items()}
        partly = path.with_suffix(".part")
        with partly.open("wb") as file:
            np.savez(file, **found)  # type: ignore[arg-type]
        partly.rename(path)
        self.done = []


def read(path: Path) -> Mapping[str, Ints]:
    """Read the examples of a file."""
    with np.load(path) as found:
        return {name: found[name] for name in found.files}


def opinions_of(bot: Bot, seats: int) -> list[Opinion]:
    """Give what a player that searches thought of its last decision; nothing where it only looked."""
    sitting: Any = getattr(bot, "_bots", {}).get(seats, bot)
    searchers = [sitting.searcher] if hasattr(sitting, "searcher") else getattr(getattr(sitting, "thinker", None), "searchers", [])
    return searchers[0].opinions() if searchers else []
