"""A player that searches with a network, and the desk it does so on."""

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tidetable.bots.network import kernel
from tidetable.bots.network.choice import SHARP_ONE
from tidetable.bots.network.counsel import inputs
from tidetable.bots.network.layers import Network, new_room
from tidetable.bots.network.tree import new_pool
from tidetable.bots.network.weights import network
from tidetable.bots.players import Budget, check_asked, think_until_settled
from tidetable.bots.search.kernel import Desk
from tidetable.bots.searcher import Opinion, Searcher, Style
from tidetable.core.chance import fast_random
from tidetable.core.game import Game
from tidetable.core.record import MAX_SEATS
from tidetable.core.seen import Seen

NODES = 1 << 14  # nodes a desk holds at most
EDGES_PER_NODE = 24


@dataclass(frozen=True)
class Taste:
    """How a search uses its network."""

    curiosity: float = 1.0
    sharpness: int = SHARP_ONE
    playing_on: float = 0.0
    patience: int = 0
    style: Style = field(default_factory=lambda: Style(cut=4, noise=0.1, margin=0.0))
    mixes: bool = True  # chooses secret actions as often as they were tried, not always the one most tried


class NetworkSearcher(Searcher):
    """One search with its memory, on the desk of a search without a network; every decision is thought about afresh."""

    def __init__(self, game: Game, taste: Taste, nodes: int = NODES, weights: Network | None = None) -> None:
        super().__init__(game, taste.style, nodes)
        self.taste, self.search = taste, game.bound(kernel.search)
        self.mind = self._think_with(weights or network(game.id))

    def _lay_out(self, nodes: int) -> Desk:
        return super()._lay_out(1)._replace(pool=new_pool(nodes, nodes * EDGES_PER_NODE))

    def _think_with(self, weights: Network) -> kernel.Mind:
        taste: Any = np.zeros(1, kernel.TASTE)
        for name in kernel.TASTE.names or ():
            taste[0][name] = getattr(self.taste, name)
        planes = np.zeros(inputs(self.game.Plane.size()), np.float32)
        return kernel.Mind(weights, new_room(self.game.actions), planes, np.zeros(MAX_SEATS, np.float64), taste)

    def sit(self, seen: Seen, seed: str) -> None:
        """Take a new decision to think about, from what its seat knows, and forget the last one."""
        self.forget()
        super().sit(seen, seed)

    def think(self, passes: int) -> None:
        """Make some passes."""
        self.decisions += int(self.search(self.desk, self.mind, self.seat, passes))


class NetworkSearchBot:
    """A player that looks ahead with a network."""

    def __init__(
        self, game: Game, name: str, seed: str | int, taste: Taste, budget: Budget, weights: Network | None = None
    ) -> None:
        self.game, self.name, self.seed, self.taste, self.budget = game, name, seed, taste, budget
        nodes = 4 * NODES if budget.seconds else min(NODES, 1 << max(6, budget.passes.bit_length()))
        self.searcher = NetworkSearcher(game, taste, nodes, weights)

    def choose(self, seen: Seen) -> int:
        """Think, and choose."""
        check_asked(seen, self.game)
        legal = seen.legal
        if len(legal) == 1:
            return legal[0]
        self.searcher.sit(seen, f"search {self.seed}")
        mixes = self.taste.mixes and any(self.game.rules["is_secret"](action) for action in legal)
        if self.budget.seconds is not None:
            self.searcher.think_for(self.budget.seconds)
        elif mixes:
            self.searcher.think(self.budget.passes)
        else:
            think_until_settled(self.searcher, self.budget.passes)
        opinions = self.searcher.opinions()
        return self._mixed(opinions, seen) if mixes else opinions[0].action

    def _mixed(self, opinions: list[Opinion], seen: Seen) -> int:
        visits = np.array([opinion.visits for opinion in opinions], np.float64)
        mind = np.random.default_rng(fast_random(f"mood {self.seed} {seen.record.digest()}")[0])
        return opinions[int(mind.choice(len(opinions), p=visits / visits.sum()))].action
