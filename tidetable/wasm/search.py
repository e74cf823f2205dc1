"""A search that thinks in a built module: what bots/searcher.py does with numba, done by wasmtime."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from tidetable.bots import make_bot, name_and_budget, parse_budget
from tidetable.bots.levels import LEVELS, level
from tidetable.bots.players import Budget, SearchBot
from tidetable.bots.search.tree import OPINION
from tidetable.bots.searcher import Opinion, Style, read_opinions
from tidetable.core.chance import fast_random
from tidetable.core.record import SPECTATOR
from tidetable.wasm.module import MODULES, Module

if TYPE_CHECKING:
    from pathlib import Path

    from tidetable.core.game import Game
    from tidetable.core.record import Ints
    from tidetable.core.seen import Seen


class BuiltSearcher:
    """One search with its memory in a module of its own."""

    def __init__(self, game: Game, style: Style, folder: Path = MODULES, name: str = "") -> None:
        self.game, self.style, self.seat = game, style, SPECTATOR
        self.module = Module(name or game.id, folder)
        desk = self.module.description.desk
        self.desk, self.told = self.module.lay([desk.size, 8 * OPINION * game.actions])
        self.places = {array.name: self.desk + array.at for array in desk.arrays}
        self.module.write(self.places["knobs"], style.knobs(game).tobytes())

    def forget(self) -> None:
        """Clear the tree."""
        self.module.call("forget", [self.desk])

    def sit(self, seen: Seen, seed: str) -> None:
        """Take a new decision to think about, from what its seat knows, and forget the last one."""
        self.sit_with(seen, fast_random(seed)[0])

    def sit_with(self, seen: Seen, random: Ints) -> None:
        """Take a new decision to think about, with the words of a generator."""
        self.seat = seen.viewer
        self.module.write(self.places["root"], seen.record.to_bytes())
        self.module.write(self.places["random"], random.tobytes())
        self.forget()

    def think(self, passes: int) -> int:
        """Make some passes; give how many decisions they simulated."""
        return int(self.module.call("think", [self.desk, self.seat, passes]))

    def opinions(self) -> list[Opinion]:
        """Tell what the search thinks of every action it tried, the most tried first."""
        count = self.module.call("opinions", [self.desk, self.seat, self.told])
        return read_opinions(np.frombuffer(self.module.read(self.told, 8 * OPINION * count), np.float64))


def built_bot(game: Game, name: str, seed: str | int, module: Path | None = None) -> Any:
    """Make a bot whose every thought is thought in the module of *game* (or in this one): nothing is compiled here."""
    wanted, budget = name_and_budget(game.id, name)
    if wanted not in LEVELS:
        return make_bot(game, name, seed)
    return BuiltBot(game, wanted, seed, parse_budget(budget) if budget else None, module or MODULES / f"{game.id}.wasm")


class BuiltBot:
    """A player of one level that searches in a module, for passes only: on a fresh machine, or by rules of earlier."""

    def __init__(self, game: Game, name: str, seed: str | int, budget: Budget | None, module: Path) -> None:
        self.game, self.name, self.seed, self.budget, self.module = game, name, seed, budget, module

    def choose(self, seen: Seen) -> int:
        """Think, and choose."""
        plan = level(self.game.id, self.name, int(seen.record.seats)).plan(self.name, self.budget)
        plan = replace(plan, budget=Budget(plan.budget.passes))
        searcher: Any = BuiltSearcher(self.game, plan.style, self.module.parent, self.module.stem)
        return SearchBot(self.game, plan, self.seed, [searcher]).choose(seen)
