"""Players that see only what their seat may see.

>>> from tidetable.bots import make_bot
>>> from tidetable.core.match import Match
>>> match = Match.start("fish_n_stones", seats=2, seed=7)
>>> make_bot("fish_n_stones", "careful", seed=1).choose(match.hidden(0), 0) in match.legal(0)
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from tidetable.core.chance import fast_legal, fast_random
from tidetable.core.errors import BadSetup
from tidetable.games import load

if TYPE_CHECKING:
    from tidetable.core.game import Game
    from tidetable.core.record import Record


class Bot(Protocol):
    """A player: given the hidden record of its seat and nothing else, it chooses an action."""

    name: str

    def choose(self, hidden: Record, seat: int) -> int:
        """Choose one of the legal actions of *seat*."""


class RandomBot:
    """Every legal action alike."""

    name = "random"

    def __init__(self, game: Game, seed: str | int) -> None:
        self.game, self.random = game, fast_random(f"random {seed}")[0]

    def choose(self, hidden: Record, seat: int) -> int:
        """Choose one of the legal actions of *seat*."""
        return int(fast_legal(self.random, self.game.mask(hidden, seat)))


class CarefulBot:
    """The game's rule-based player."""

    name = "careful"

    def __init__(self, game: Game, seed: str | int) -> None:
        self.game, self.random = game, fast_random(f"careful {seed}")[0]

    def choose(self, hidden: Record, seat: int) -> int:
        """Choose what the game's own advice says."""
        return int(self.game.careful(hidden, seat, self.game.mask(hidden, seat), self.random))


BOTS: dict[str, type[RandomBot | CarefulBot]] = {"random": RandomBot, "careful": CarefulBot}


def bot_names(game: str) -> list[str]:  # noqa: ARG001 - levels differ from game to game
    """List the bots that play a game, the gentlest first."""
    return list(BOTS)


def make_bot(game: str | Game, name: str, seed: str | int = 0) -> Bot:
    """Make a bot by its name; ``game:name`` is understood too."""
    loaded = load(game) if isinstance(game, str) else game
    wanted = name.removeprefix(f"{loaded.id}:")
    if wanted not in BOTS:
        raise BadSetup(f"{loaded.card.name} has no bot {name!r}; it has {', '.join(bot_names(loaded.id))}")
    return BOTS[wanted](loaded, seed)
