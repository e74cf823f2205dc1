"""What a module exports: the rules and algorithms of core by their own names, with the arguments of their own signatures.

An argument is what its name says everywhere in core. Records, sets and journals are addresses in the module's memory, where the
caller has put them; numbers are 32 bits wide; what never changes for a game (who sees which byte, which phase asks for what) lies
in the module.
"""

from __future__ import annotations

import inspect
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from tidetable.bots.search.tree import OPINION
from tidetable.bots.searcher import Searcher, Style
from tidetable.core import play
from tidetable.core.journal import TOLD
from tidetable.core.legal import no_actions
from tidetable.core.record import MAX_SEATS
from tidetable.core.rows import SPOKEN
from tidetable.core.steps import new_tale
from tidetable.core.undo import LEARNT_THERE, SAMPLES, revealing
from tidetable.wasm.linker import ALIGNED
from tidetable.wasm.thinking import exponential, forget, opinions, think

if TYPE_CHECKING:
    from collections.abc import Callable

    from tidetable.core.game import Game

# Algorithms of core/play.py, then rules of core/contract.py
ALGORITHMS = (
    "begin", "carry_out", "tell", "choices_of", "may", "see", "to_screen", "sheet_of", "refuse", "possible", "pay", "random_games",
    "replay",
)  # fmt: skip
RULES = ("score", "question", "preview", "default", "careful", "observe", "count_pieces", "is_secret")
UNDO = "revealing"  # of core/undo.py
RANDOM_WORDS = 4  # of a fast generator (core/chance.py)


@dataclass(frozen=True)
class Number:
    """A whole number that the caller gives."""


@dataclass(frozen=True)
class Place:
    """An address of *count* things side by side in memory; of numbers, or of records of the layout *of*."""

    of: np.dtype[Any]
    count: int | None  # None: another argument, called ``count``, says how many rows of ``columns`` there are
    one: bool = False  # a record itself, not an array of one
    maybe: bool = False  # 0 for none
    columns: int = 1

    @property
    def size(self) -> int:
        """The bytes it takes, where that is known."""
        return self.of.itemsize * (self.count or 0)


@dataclass(frozen=True)
class Constant:
    """What lies in the module itself: a number, or an array."""

    value: Any


@dataclass(frozen=True)
class Real:
    """A number with a fraction; only what a module calls itself takes one."""


@dataclass(frozen=True)
class Leaf:
    """An array of a desk: where it lies in the desk, or its content, where it never changes."""

    of: np.dtype[Any]
    shape: tuple[int, ...]
    at: int
    constant: Any = None


@dataclass(frozen=True)
class Table:
    """An address of several arrays that belong together: the desk of a search."""

    kind: Any  # an example of it
    leaves: dict[str, Leaf]
    size: int


Argument = Number | Real | Place | Constant | Table


@dataclass(frozen=True)
class Export:
    """One exported function: what it runs, and its arguments by name, those that the caller does not give among them."""

    name: str
    function: Callable[..., Any]
    arguments: dict[str, Argument]

    @property
    def given(self) -> list[tuple[str, str]]:
        """What the caller gives, in order: names and kinds (``number``, ``address``)."""
        found = []
        for name, argument in self.arguments.items():
            if isinstance(argument, Number):
                found.append((name, "number"))
            elif isinstance(argument, Table):
                found.append((name, "address"))
            elif isinstance(argument, Place):
                found.append((name, "address"))
                found += [("count", "number")] if argument.count is None else []
        return found


def exports_of(game: Game) -> list[Export]:
    """Give everything that the module of a game exports."""
    known = arguments_of(game) | {"desk": desk_of(game)}
    algorithms = [(name, getattr(play, name), getattr(game.fast, name)) for name in ALGORITHMS]
    rules = [(name, game.rules[name], game.rules[name]) for name in RULES]
    thinking = [("forget", forget, forget), ("think", think, game.bound(think)), ("opinions", opinions, opinions)]
    found = [
        Export(name, bound, {called: known[called] for called in signature_of(source)})
        for name, source, bound in algorithms + rules + thinking
    ]
    worlds = known | {"states": Place(game.State.layout, LEARNT_THERE + 1), "samples": Constant(SAMPLES)}
    return [*found, Export(UNDO, game.bound(revealing), {called: worlds[called] for called in signature_of(revealing)})]


def signature_of(function: Callable[..., Any]) -> list[str]:
    """Name the arguments of a rule."""
    return list(inspect.signature(getattr(function, "py_func", function)).parameters)


def arguments_of(game: Game) -> dict[str, Argument]:
    """Say for every name that rules and algorithms call an argument by what it is for a game."""
    record, sheet = game.State.layout, game.Facts.layout
    one, seats = Place(record, 1), Place(np.dtype(np.int32), MAX_SEATS)
    return {
        "state": Place(record, 1, one=True),
        "states": one, "template": one, "seen": one,
        "sheets": Place(sheet, 1),
        "choices": Place(np.dtype(np.int64), no_actions(game.actions).size),
        "journal": Place(np.dtype(np.int32), TOLD, maybe=True),
        "tale": Place(np.dtype(np.int32), new_tale(game).size),
        "random": Place(np.dtype(np.uint32), RANDOM_WORDS),
        "moves": Place(np.dtype(np.int32), None, columns=2),
        "spoken": Place(np.dtype(np.int32), SPOKEN),
        "planes": Place(np.dtype(np.float32), game.Plane.size()),
        "pieces": Place(np.dtype(np.int32), len(game.pieces)),
        "scores": seats, "ranks": seats,
        "worth": Place(np.dtype(np.float64), MAX_SEATS),
        "told": Place(np.dtype(np.float64), OPINION * game.actions),
        "passes": Number(),
        "seat": Number(), "viewer": Number(), "action": Number(), "games": Number(),
        "i": Constant(0), "k": Constant(0),
        "visible": Constant(game.visible),
        "shown": Constant(game.shown),
        "phases": Constant(game.Decision.phases()),
        "other_phase": Constant(int(game.Say["WHY_OTHER_PHASE"])),
    }  # fmt: skip


def desk_of(game: Game) -> Table:
    """Lay the desk of a search out: what is one array seen twice lies once, what never changes lies in the module."""
    desk = Searcher(game, Style()).desk
    arrays: dict[str, Any] = {}
    for name, value in desk._asdict().items():
        arrays |= value._asdict() if name == "pool" else {name: value}
    places: dict[int, int] = {}
    leaves, size = {}, 0
    for name, array in arrays.items():
        never_changes = name in {"visible", "journal"}
        if not never_changes and array.ctypes.data not in places:
            places[array.ctypes.data] = size
            size += array.nbytes + -array.nbytes % ALIGNED
        leaves[name] = Leaf(array.dtype, array.shape, places.get(array.ctypes.data, 0), array if never_changes else None)
    return Table(desk, leaves, size)


# What a module calls, and WebAssembly does not have
EXPONENTIAL = Export("exponential", exponential, {"x": Real()})
