"""A search on a desk of its own: the arrays it thinks in, and the loop of bots/search compiled for one game.

A desk holds one tree of bounded size. A decision is thought about with a number of passes (the same view, seed and number give
the same answer, on every machine) or for a time (then the tree is kept while a seat's own turn lasts).
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import numpy as np

from tidetable.bots.search import kernel
from tidetable.bots.search.tree import NONE, find, key_of_words, new_pool, seed_of_words, stir
from tidetable.core.chance import fast_random
from tidetable.core.journal import NO_JOURNAL
from tidetable.core.record import MAX_SEATS, SPECTATOR, Record
from tidetable.core.rule import rule

if TYPE_CHECKING:
    from collections.abc import Callable

    from tidetable.core.game import Game

DEEPEST = 256  # decisions the tree can be deep
NODES = 1 << 16  # nodes a desk holds at most: with their edges about 10 MB
EDGES_PER_NODE = 3  # on the average; a full pool stops growing and plays on


@dataclass(frozen=True)
class Style:
    """How a search thinks; see ``kernel.KNOBS`` for each knob."""

    curiosity: float = 1.0
    trust: float = 0.3
    doubt: float = 0.05
    noise: float = 0.1
    margin: float = 0.1
    scale: float = 4.0
    cut: int = NONE
    open_loop: bool = False
    least: int = 0
    guessing: bool = True
    longest: int = 100_000

    def knobs(self) -> Any:
        """Write the knobs as the compiled loop reads them."""
        knobs = np.zeros(1, kernel.KNOBS)
        for name in kernel.KNOBS.names or ():
            knobs[0][name] = getattr(self, name)
        return knobs


@rule
def nothing_is_secret(action: int) -> bool:  # noqa: ARG001 - the contract fixes the argument
    """Say that every decision of the game is seen by all."""
    return False


@rule
def no_judge(state: Any, seat: int) -> float:  # noqa: ARG001 - the contract fixes the arguments
    """Judge every seat alike, where a game has no judge: its playouts go to the end."""
    return 0.5


class Thinking:
    """What a search needs of one game: the loop compiled for it, with the game's judge, guess, secrets and quick choice if any."""

    def __init__(self, game: Game) -> None:
        self.game = game
        extra = self._part("judge")
        self.judge = getattr(extra, "judge", None)
        self.guess = getattr(extra, "guess", None)
        self.is_secret = getattr(extra, "is_secret", nothing_is_secret)
        self.search = self._bind()

    def _part(self, file: str) -> Any:
        """Give a file of the game's folder, if it is one of ours and has it."""
        name = f"tidetable.games.{self.game.id}.{file}"
        return import_module(name) if self.game.folder.parent.name == "games" and find_spec(name) else None

    def _bind(self) -> Callable[..., int]:
        bound = self.game.bound
        self.view_key = bound(kernel.view_key)
        self.tell = bound(kernel.tell, is_secret=self.is_secret)
        any_action = (
            bound(kernel.any_action_of_game, any_legal=self.game.any_legal) if self.game.any_legal else bound(kernel.any_action)
        )
        parts = {
            "decider": bound(kernel.decider),
            "any_action": any_action,
            "note_root": bound(kernel.note_root),
            "view_key": self.view_key,
            "choose": bound(kernel.choose),
            "take": bound(kernel.take, tell=self.tell),
            "appraise": bound(kernel.appraise, judge=self.judge or no_judge, result=bound(kernel.result)),
            "tell_result": bound(kernel.tell_result),
        }
        return bound(kernel.search, guess=self.guess or self.game.redeal, **parts)


@cache
def thinking(game: Game) -> Thinking:
    """Give the search of a game, compiled at most once in a process."""
    return Thinking(game)


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
        self.search = thinking(game).search
        self.desk = self._lay_out(nodes)
        self.seat, self.root_key, self.decisions = SPECTATOR, 0, 0

    def _lay_out(self, nodes: int) -> kernel.Desk:
        states, marks = self.game.State.batch(2), np.zeros(-(-self.game.card.actions // 8), np.uint64)
        knobs = self.style.knobs()
        if thinking(self.game).judge is None:
            knobs[0].cut = NONE
        return kernel.Desk(
            root=self.game.State.batch(1),
            states=states,
            words=states.view(np.ndarray).view(np.uint32).reshape(2, -1),
            visible=np.ascontiguousarray(self.game.State.visible).view(np.uint32),
            knobs=knobs,
            pool=new_pool(nodes, nodes * EDGES_PER_NODE),
            path=np.zeros((DEEPEST, 2), np.int32),
            keys=np.zeros(MAX_SEATS, np.int64),
            mask=marks.view(np.bool_)[: self.game.card.actions],
            marks=marks,
            worth=np.zeros(MAX_SEATS, np.float64),
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

    def forget(self) -> None:
        """Clear the tree."""
        self.desk.pool.slots[:] = NONE
        self.desk.pool.used[:] = 0

    def sit(self, hidden: Record, seat: int, seed: str) -> None:
        """Take a new decision to think about, from what *seat* knows. The tree stays."""
        self.desk.root[0] = hidden
        self.desk.states[0] = hidden
        self.seat, self.decisions = seat, 0
        self.root_key = int(key_of_words(self.desk.words[0], seat))
        self.desk.random[:] = fast_random(f"{seed} {int(seed_of_words(self.desk.words[0], seat))}")[0]

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
        return self._opinions(int(stir(self.root_key, self.seat)) if self.style.open_loop else self.root_key)

    def line(self, longest: int) -> list[tuple[int, int]]:
        """Tell the decisions the search expects, as (seat, action): the most tried ones, in one deal that could be true."""
        desk = self.desk
        expected: list[tuple[int, int]] = []
        desk.states[0] = desk.root[0]
        desk.keys[:] = [stir(self.root_key, seat) for seat in range(MAX_SEATS)]
        state = desk.states[0]
        self.game.redeal(state, self.seat, desk.random)
        while state.waiting and len(expected) < longest:
            seat = kernel.decider(int(state.waiting), self.seat)
            key = int(desk.keys[seat]) if self.style.open_loop else int(thinking(self.game).view_key(desk, seat))
            legal = self.game.mask(state, seat)
            tried = [opinion for opinion in self._opinions(key) if legal[opinion.action] and opinion.visits > 0]
            if not tried:
                break
            expected.append((seat, tried[0].action))
            thinking(self.game).tell(desk.keys, int(state.seats), seat, tried[0].action)
            self.game.apply(state, seat, tried[0].action, NO_JOURNAL)
        return expected

    def _opinions(self, key: int) -> list[Opinion]:
        node = int(find(self.desk.pool, key))
        found, edge = [], int(self.desk.pool.nodes[node].first) if node != NONE else NONE
        while edge != NONE:
            row = self.desk.pool.edges[edge]
            visits = max(int(row.visits), 1)
            mean = float(row.value) / visits
            spread = max(float(row.square) / visits - mean * mean, 0.0)
            found.append(Opinion(int(row.action), int(row.visits), mean, ((spread + 0.25 / visits) / visits) ** 0.5))
            edge = int(row.following)
        return sorted(found, key=lambda opinion: (-opinion.visits, -opinion.value, opinion.action))
