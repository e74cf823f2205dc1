"""Players that see only what their seat may see.

>>> import tidetable
>>> match = tidetable.start("fish_n_stones", seed=7)
>>> match.play(tidetable.bot("fish_n_stones", "strong").choose(match.seen(0)))
[{'kind': 'cat-placed', 'seat': 0}]

A bot is named by its level (``gentle`` to ``master``), ``careful`` (the game's rule-based player), ``random``, ``network`` (what
has learned to play, without any search) or ``master-1`` (the strongest level of before, which searches without a network).
A budget of its own follows an @: ``master@2s`` thinks two seconds, ``strong@500`` makes 500 passes, ``master@2s*4`` thinks with
four threads.
"""

import re
from typing import Any, Protocol

from tidetable.bots.advice import Advice, advise
from tidetable.bots.learned import FORMER, NETWORK, learned, learned_bot
from tidetable.bots.levels import LEVELS, level
from tidetable.bots.network.player import NetworkBot
from tidetable.bots.network.weights import has_network
from tidetable.bots.players import Budget, CarefulBot, Named, RandomBot, SearchBot, check_asked
from tidetable.core.errors import BadSetup
from tidetable.core.game import Game, game_of
from tidetable.core.seen import Seen

__all__ = ["Advice", "Bot", "Budget", "advise", "bot", "bot_names", "make_bot", "name_and_budget", "parse_budget"]

SIMPLE: dict[str, type[RandomBot | CarefulBot]] = {"random": RandomBot, "careful": CarefulBot}


class Bot(Protocol):
    """A player: given what its seat sees and nothing else, it chooses an action."""

    name: str

    def choose(self, seen: Seen) -> int:
        """Choose one of the legal actions."""


class LevelBot(Named):
    """A player of one level; how it thinks may depend on the number of seats, so it looks before its first decision."""

    def __init__(self, game: Game, name: str, seed: str | int, budget: Budget | None = None) -> None:
        self.game, self.name, self.seed, self.budget = game, name, seed, budget
        self._bots: dict[int, Bot] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle, or copy, what it was made from: by passes it chooses the same again."""
        return LevelBot, (self.game, self.name, self.seed, self.budget)

    def choose(self, seen: Seen) -> int:
        """Choose one of the legal actions."""
        check_asked(seen, self.game)
        seats = int(seen.record.seats)
        if seats not in self._bots:
            self._bots[seats] = self._bot(seats)
        return self._bots[seats].choose(seen)

    def _bot(self, seats: int) -> Bot:
        plan = learned(self.game.id, self.name, seats)
        if plan and (self.budget is None or self.budget.threads == 1):
            return learned_bot(self.game, self.name, self.seed, plan, self.budget)
        searching = level(self.game.id, FORMER.get(self.name, self.name), seats)
        return SearchBot(self.game, searching.plan(self.name, self.budget), self.seed)


def bot_names(game: str) -> list[str]:  # noqa: ARG001 - all games have the same levels
    """List the bots that play a game, the gentlest first; ``careful`` stands where docs/strength.md finds it, beside ``steady``."""
    middle = LEVELS.index("steady") + 1
    return ["random", *LEVELS[:middle], "careful", *LEVELS[middle:]]


def name_and_budget(game: str, name: str) -> tuple[str, str]:
    """Take a bot's full name apart; a second one of that name is numbered (``master#2``), which is no part of who it is.

    >>> name_and_budget("rivero", "rivero:master@2s"), name_and_budget("rivero", "easy")
    (('master', '2s'), ('easy', ''))
    >>> name_and_budget("rivero", "strong@500#2")
    ('strong', '500')
    """
    wanted, _, budget = name.removeprefix(f"{game}:").partition("#")[0].partition("@")
    return wanted, budget


def make_bot(game: str | Game, name: str = "master", seed: str | int = 0) -> Bot:
    """Make a bot of a game, the strongest or one by its name; ``game:name`` is understood too, and a budget after an @.

    >>> bot_names("rivero")
    ['random', 'gentle', 'easy', 'steady', 'careful', 'sharp', 'strong', 'master']
    >>> careful = make_bot("rivero", "careful", seed=1)
    >>> master = make_bot("rivero", "master@2s")  # two seconds a decision

    ``choose`` takes what a seat sees and gives the number of an action:

    >>> from tidetable.core.match import start
    >>> match = start("rivero", seed=7)
    >>> careful.choose(match.seen(0)) in match.seen(0).legal
    True
    """
    loaded = game_of(game)
    if not isinstance(name, str):
        raise BadSetup(f"a bot is called by its name, like 'master', not {name!r:.60}")
    wanted, budget = name_and_budget(loaded.id, name)
    if wanted in SIMPLE and not budget:
        return SIMPLE[wanted](loaded, seed)
    if wanted == NETWORK and not budget and has_network(loaded.id):
        return NetworkBot(loaded, seed)
    if wanted in LEVELS or wanted in FORMER:
        return LevelBot(loaded, wanted, seed, parse_budget(budget) if budget else None)
    raise BadSetup(f"{loaded.card.name} has no bot {name!r}; it has {', '.join(bot_names(loaded.id))}")


bot = make_bot  # as a library's user calls it: ``tidetable.bot("rivero", "master")``


def parse_budget(text: str) -> Budget:
    """Read a budget: passes (``500``) or seconds (``2s``), and threads after a star (``2s*4``).

    >>> parse_budget("1.5s*2")
    Budget(passes=1000, seconds=1.5, threads=2)
    """
    found = re.fullmatch(r"(\d+(?:\.\d+)?)(s?)(?:\*(\d+))?", text)
    if not found or float(found[1]) <= 0:
        raise BadSetup(f"{text!r} is no budget; write passes (500), seconds (2s) or seconds and threads (2s*4)")
    threads = max(1, int(found[3] or 1))
    if found[2]:
        return Budget(seconds=float(found[1]), threads=threads)
    return Budget(passes=max(1, round(float(found[1]))), threads=threads)
