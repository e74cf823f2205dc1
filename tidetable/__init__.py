"""Tidetable: four water games with exact rules, for people in the browser and for programs in Python.

>>> import tidetable
>>> match = tidetable.start("fish_n_stones", seed="a fine day")
>>> match.legal()
['cat left', 'cat middle', 'cat right']
>>> match.play("cat left")
[{'kind': 'cat-placed', 'seat': 0}]
>>> match.undo()
>>> match
<Fish'n'Stones, 2 seats, 0 decisions, seats 0 and 1 to decide>

Everything here takes a game by its name. Below it lie ``tidetable.core`` (matches, what a seat sees, how a game is written),
``tidetable.bots``, ``tidetable.arena``, ``tidetable.table`` and ``tidetable.research`` (vectors, the GPU, OpenSpiel, PettingZoo,
Gymnasium). docs/tutorial.md walks through all of it in a quarter of an hour.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from tidetable.core.registry import card, game_ids, load, register
from tidetable.games import OURS

if TYPE_CHECKING:
    from tidetable.bots import advise, bot
    from tidetable.bots.coach import analyse, hint, report
    from tidetable.core.match import Match, start
    from tidetable.notebook import show
    from tidetable.research.vector import Vector
    from tidetable.research.vector import Vector as vector  # noqa: N813 - called like a function

__version__ = "0.2.0"
__all__ = [
    "Match",
    "Vector",
    "__version__",
    "advise",
    "analyse",
    "bot",
    "card",
    "games",
    "hint",
    "load",
    "register",
    "report",
    "show",
    "start",
    "vector",
]

for _package in OURS:
    register(_package)

# What needs numpy or the compiler is loaded when somebody asks for it.
_LATER = {
    "Match": "tidetable.core.match",
    "start": "tidetable.core.match",
    "bot": "tidetable.bots",
    "advise": "tidetable.bots",
    "analyse": "tidetable.bots.coach",
    "hint": "tidetable.bots.coach",
    "report": "tidetable.bots.coach",
    "show": "tidetable.notebook",
    "Vector": "tidetable.research.vector",
    "vector": "tidetable.research.vector",
}


def games() -> list[str]:
    """Name the games there are: ours, those of other packages, and what was registered.

    >>> games()[:4]
    ['das_riff', 'fish_n_stones', 'reef_encounter', 'rivero']
    """
    return list(game_ids())


def __dir__() -> list[str]:
    """List what a stranger may use, what is loaded later included."""
    return sorted(__all__)


def __getattr__(name: str) -> Any:
    """Load what is asked for: ``tidetable.vector("rivero", 1024)``."""
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_LATER[name]), "Vector" if name == "vector" else name)
