"""A game that plays on its built module until its rules are compiled: on a fresh machine nobody waits for a compiler.

The game object stays the same, so that tables, matches and what is seen of them notice nothing; only its functions are others for
a while, and give the same bytes.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec

from tidetable.core.errors import BadSetup
from tidetable.core.registry import load
from tidetable.wasm.description import sources_digest
from tidetable.wasm.exports import RULES
from tidetable.wasm.module import MODULES
from tidetable.wasm.ways import WASM, in_way

if TYPE_CHECKING:
    from pathlib import Path

    from tidetable.core.game import Game


class Origin(msgspec.Struct):
    """What a description says its module was made from."""

    sources: str


def is_built(game: Game, folder: Path = MODULES) -> bool:
    """Tell whether there is a module of these very sources."""
    path = folder / f"{game.id}.json"
    return path.exists() and msgspec.json.decode(path.read_bytes(), type=Origin).sources == sources_digest(game)


class Loan:
    """A game whose functions are those of its module, until it is given back."""

    def __init__(self, game: Game, folder: Path = MODULES) -> None:
        self.game, self.own = game, dict(vars(game))
        self.twin = replace(game)  # with the rules that are being compiled
        other = in_way(self.twin, WASM, folder)
        lent: dict[str, Any] = {name: getattr(other, name) for name in (*RULES, "fast", "bound", "rules")}
        vars(game).update(lent)

    def end(self) -> None:
        """Give the game its own functions back."""
        vars(self.game).clear()
        vars(self.game).update(self.own)


def lend(name: str) -> Loan | None:
    """Let a game play on its module; None if there is none of these sources, or nothing here to run it."""
    game = load(name)
    try:
        return Loan(game) if is_built(game) else None
    except BadSetup:
        return None
