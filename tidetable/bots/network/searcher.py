"""A player that searches with a network, and the desk it does so on."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from tidetable.bots.network import kernel
from tidetable.bots.network.layers import Network, new_room
from tidetable.bots.network.tree import new_pool
from tidetable.bots.network.weights import network
from tidetable.bots.players import Budget, check_asked
from tidetable.bots.search.kernel import Desk
from tidetable.bots.search.tree import NONE, find, key_of_words, seed_of_words
from tidetable.bots.searcher import DEEPEST, Opinion, Style
from tidetable.core.chance import fast_random
from tidetable.core.journal import NO_JOURNAL
from tidetable.core.legal import no_actions
from tidetable.core.record import MAX_SEATS

if TYPE_CHECKING:
    from tidetable.core.game import Game
    from tidetable.core.seen import Seen

NODES = 1 << 14  # nodes a desk holds at most
EDGES_PER_NODE = 24


@dataclass(frozen=True)
class Taste:
    """How a search uses its network."""

    curiosity: float = 1.0
    playing_on: float = 0.0
    style: Style = field(default_factory=lambda: Style(cut=4, noise=0.1, margin=0.0))
    mixes: bool = True  # chooses secret actions as often as they were tried, not always the one most tried


class NetworkSearcher:
    """One search with its memory."""

    def __init__(self, game: Game, taste: Taste, nodes: int = NODES, weights: Network | None = None) -> None:
        self.game, self.taste, self.seat = game, taste, -1
        self.search = game.bound(kernel.search)
        self.desk, self.mind = self._lay_out(nodes), self._think_with(weights or network(game.id))

    def _lay_out(self, nodes: int) -> Desk:
        game, states = self.game, self.game.State.batch(2)
        return Desk(
            root=game.State.batch(1),
            states=states,
            words=states.view(np.ndarray).view(np.uint32).reshape(2, -1),
            visible=game.visible,
            knobs=self.taste.style.knobs(game),
            pool=new_pool(nodes, nodes * EDGES_PER_NODE),
            path=np.zeros((DEEPEST, 2), np.int32),
            keys=np.zeros(MAX_SEATS, np.int64),
            choices=no_actions(game.actions),
            worth=np.zeros(MAX_SEATS, np.float64),
            total=np.zeros((2, MAX_SEATS), np.float64),
            scores=np.zeros(MAX_SEATS, np.int32),
            ranks=np.zeros(MAX_SEATS, np.int32),
            random=fast_random(0)[0],
            journal=NO_JOURNAL,
        )

    def _think_with(self, weights: Network) -> kernel.Mind:
        taste: Any = np.zeros(1, kernel.TASTE)
        taste[0].curiosity, taste[0].playing_on = self.taste.curiosity, self.taste.playing_on
        planes = np.zeros(self.game.Plane.size(), np.float32)
        return kernel.Mind(weights, new_room(self.game.actions), planes, np.zeros(MAX_SEATS, np.float64), taste)

    def sit(self, seen: Seen, seed: str) -> None:
        """Take a new decision to think about, from what its seat knows, and forget the last one."""
        self.desk.pool.slots[:] = NONE
        self.desk.pool.used[:] = 0
        self.desk.root[0] = seen.record
        self.desk.states[0] = seen.record
        self.seat = seen.viewer
        self.desk.random[:] = fast_random(f"{seed} {int(seed_of_words(self.desk.words[0], seen.viewer))}")[0]

    def think(self, passes: int) -> None:
        """Make some passes."""
        self.search(self.desk, self.mind, self.seat, passes)

    def think_for(self, seconds: float) -> None:
        """Make passes until the time is up."""
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            self.think(16)

    def opinions(self) -> list[Opinion]:
        """Tell what the search thinks of every action at the root, the most tried first."""
        self.desk.states[0] = self.desk.root[0]
        node = int(find(self.desk.pool, int(key_of_words(self.desk.words[0], self.seat))))
        found, edge = [], int(self.desk.pool.nodes[node].first) if node != NONE else NONE
        while edge != NONE:
            row = self.desk.pool.edges[edge]
            visits = max(int(row.visits), 1)
            mean = float(row.value) / visits
            spread = max(float(row.square) / visits - mean * mean, 0.0)
            found.append(Opinion(int(row.action), int(row.visits), mean, ((spread + 0.25 / visits) / visits) ** 0.5))
            edge = int(row.following)
        return sorted(found, key=lambda opinion: (-opinion.visits, -opinion.value, opinion.action))


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
        if self.budget.seconds is not None:
            self.searcher.think_for(self.budget.seconds)
        else:
            self.searcher.think(self.budget.passes)
        opinions = self.searcher.opinions()
        if self.taste.mixes and any(self.game.rules["is_secret"](action) for action in legal):
            return self._mixed(opinions, seen)
        return opinions[0].action

    def _mixed(self, opinions: list[Opinion], seen: Seen) -> int:
        visits = np.array([opinion.visits for opinion in opinions], np.float64)
        mind = np.random.default_rng(fast_random(f"mood {self.seed} {seen.record.digest()}")[0])
        return opinions[int(mind.choice(len(opinions), p=visits / visits.sum()))].action
