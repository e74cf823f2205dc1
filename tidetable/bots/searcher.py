"""A search on a desk of its own: the arrays it thinks in, and the loop of bots/search compiled for one game.

A desk holds one tree of bounded size. A decision is thought about with a number of passes (the same view, seed and number give
the same answer, on every machine) or for a time (then the tree is kept while a seat's own turn lasts).
"""

import time
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from tidetable.bots.search import kernel
from tidetable.bots.search.tree import NONE, OPINION, key_of_words, new_pool, opinions_of, root_node, seed_of_words, stir
from tidetable.core.chance import fast_random
from tidetable.core.game import Game
from tidetable.core.journal import NO_JOURNAL
from tidetable.core.legal import is_legal, no_actions
from tidetable.core.record import MAX_SEATS, SPECTATOR, Ints
from tidetable.core.seen import Seen

DEEPEST = 256  # decisions the tree can be deep
NODES = 1 << 16  # nodes a desk holds at most: with their edges about 10 MB
EDGES_PER_NODE = 3  # on the average; a full pool stops growing and plays on


@dataclass(frozen=True)
class Style:
    """How a search thinks; see ``kernel.KNOBS`` for each knob."""

    trust: float = 0.3
    noise: float = 0.1
    margin: float = 0.1
    cut: int = NONE
    open_loop: bool = False
    least: int = 0
    first: int = NONE

    def knobs(self, game: Game) -> Any:
        """Write the knobs as the compiled loop reads them; without a judge playouts go to the end."""
        knobs = np.zeros(1, kernel.KNOBS)
        for name, value in asdict(self).items():
            knobs[0][name] = value
        knobs[0].least_paid, knobs[0].most_paid = game.stakes
        if game.judge is None:
            knobs[0].cut = NONE
        return knobs


@dataclass(frozen=True)
class Opinion:
    """What a search thinks of one action: how often it was tried, what it is worth (0 to 1) and how sure that is."""

    action: int
    visits: int
    value: float
    error: float


class Searcher:
    """One search with its memory: at most ``nodes`` nodes, and never more."""

    def __init__(self, game: Game, style: Style, nodes: int = NODES) -> None:
        self.game, self.style = game, style
        self.search = game.bound(kernel.search)
        self.desk, self._told = self._lay_out(nodes), np.zeros(OPINION * game.actions, np.float64)
        self.seat, self.root_key, self.decisions = SPECTATOR, 0, 0

    def _lay_out(self, nodes: int) -> kernel.Desk:
        states = self.game.State.batch(2)
        return kernel.Desk(
            root=self.game.State.batch(1),
            states=states,
            words=states.view(np.ndarray).view(np.uint32).reshape(2, -1),
            visible=self.game.visible,
            knobs=self.style.knobs(self.game),
            pool=new_pool(nodes, nodes * EDGES_PER_NODE),
            path=np.zeros((DEEPEST, 2), np.int32),
            keys=np.zeros(MAX_SEATS, np.int64),
            choices=no_actions(self.game.actions),
            worth=np.zeros(MAX_SEATS, np.float64),
            total=np.zeros((2, MAX_SEATS), np.float64),
            scores=np.zeros(MAX_SEATS, np.int32),
            ranks=np.zeros(MAX_SEATS, np.int32),
            random=fast_random(0)[0],
            journal=NO_JOURNAL,
        )

    @property
    def size(self) -> int:
        """The bytes this search takes."""
        arrays = [*self.desk, *self.desk.pool]
        return sum(array.nbytes for array in arrays if isinstance(array, np.ndarray))

    @property
    def is_nearly_full(self) -> bool:
        """Tell whether the tree has too little room left to think about another decision in it."""
        nodes, edges = (int(used) for used in self.desk.pool.used)
        return 4 * nodes > 3 * self.desk.pool.nodes.size or 4 * edges > 3 * self.desk.pool.edges.size

    def forget(self) -> None:
        """Clear the tree."""
        self.desk.pool.slots[:] = NONE
        self.desk.pool.used[:] = 0
        self.desk.total[:] = 0

    def sit(self, seen: Seen, seed: str) -> None:
        """Take a new decision to think about, from what its seat knows. The tree stays."""
        self.desk.root[0] = seen.record
        self.desk.states[0] = seen.record
        self.seat, self.decisions = seen.viewer, 0
        self.root_key = int(key_of_words(self.desk.words[0], seen.viewer))
        self.desk.random[:] = fast_random(f"{seed} {int(seed_of_words(self.desk.words[0], seen.viewer))}")[0]

    def think(self, passes: int) -> None:
        """Make some passes."""
        self.decisions += int(self.search(self.desk, self.root_key, self.seat, passes))

    def think_for(self, seconds: float) -> int:
        """Make passes until the time is up; return how many."""
        begin, passes, chunk = time.perf_counter(), 0, 8
        while (spent := time.perf_counter() - begin) < seconds:
            self.think(chunk)
            passes += chunk
            pace = passes / max(time.perf_counter() - begin, 1e-9)
            chunk = max(1, min(chunk * 2, int(pace * min(seconds / 20, seconds - spent))))
        return passes

    def opinions(self) -> list[Opinion]:
        """Tell what the search thinks of every action it tried at the root, the most tried first."""
        return self._opinions(int(root_node(self.root_key, self.seat, int(self.style.open_loop))))

    def line(self, longest: int) -> list[tuple[int, int]]:
        """Tell the decisions the search expects, as (seat, action): the most tried ones, in one deal that could be true."""
        desk = self.desk
        expected: list[tuple[int, int]] = []
        desk.states[0] = desk.root[0]
        desk.keys[:] = [stir(self.root_key, seat) for seat in range(MAX_SEATS)]
        state, tell, view_key = desk.states[0], self.game.bound(kernel.tell), self.game.bound(kernel.view_key)
        self.game.redeal(state, self.seat, desk.random)
        while state.waiting and len(expected) < longest:
            seat = int(kernel.decider(int(state.waiting), self.seat))
            key = int(desk.keys[seat]) if self.style.open_loop else int(view_key(desk, seat))
            legal = self.game.choices(state, seat)
            tried = [opinion for opinion in self._opinions(key) if is_legal(legal, opinion.action) and opinion.visits > 0]
            if not tried:
                break
            expected.append((seat, tried[0].action))
            tell(desk.keys, int(state.seats), seat, tried[0].action)
            self.game.carry_out(state, seat, tried[0].action)
        return expected

    def _opinions(self, key: int) -> list[Opinion]:
        return read_opinions(self._told[: OPINION * int(opinions_of(self.desk.pool, key, self._told))])


def read_opinions(told: Ints) -> list[Opinion]:
    """Read what a search wrote of the actions it tried, the most tried first."""
    found = [Opinion(int(action), int(visits), value, error) for action, visits, value, error in told.reshape(-1, OPINION).tolist()]
    return sorted(found, key=lambda opinion: (-opinion.visits, -opinion.value, opinion.action))
