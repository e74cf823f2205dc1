"""The strongest level where a network has made it stronger, as data: what matches showed to be best is written down here.

Elsewhere, and in a browser, it searches without a network (levels.py); that player is called ``master-1`` everywhere, and is the
yardstick. What was played to decide, and how little that was, is in docs/learning.md.
"""

from dataclasses import dataclass, field

from tidetable.bots.network.player import NetworkBot
from tidetable.bots.network.searcher import NetworkSearchBot, Taste
from tidetable.bots.network.weights import has_network
from tidetable.bots.players import Budget
from tidetable.core.game import Game

FORMER = {"master-1": "master"}  # a player of before, by name, and the level whose search it is
NETWORK = "network"


@dataclass(frozen=True)
class Learned:
    """How the strongest level uses its network: in a search of so many passes, or (none) by a single look."""

    passes: int
    taste: Taste = field(default_factory=Taste)


MASTERS: dict[tuple[str, int], Learned] = {
    ("das_riff", 2): Learned(1726, Taste(curiosity=1.5, sharpness=179)),
    ("fish_n_stones", 2): Learned(0),
}


def learned(game: str, name: str, seats: int) -> Learned | None:
    """Say how a level uses a network; None where it searches without one."""
    return MASTERS.get((game, seats)) if name == "master" and has_network(game) else None


def learned_bot(game: Game, name: str, seed: str | int, plan: Learned, budget: Budget | None) -> NetworkBot | NetworkSearchBot:
    """Make a player of a level that uses a network; one that only looks needs less than any number of passes."""
    if not plan.passes:
        return NetworkBot(game, seed)
    return NetworkSearchBot(game, name, seed, plan.taste, budget or Budget(plan.passes))
