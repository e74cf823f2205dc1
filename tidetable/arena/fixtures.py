"""Fixtures: who sits where on which deal. Deals are paired: the same deal is played from every side, so luck cancels out."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from itertools import combinations
from typing import TYPE_CHECKING, Any

from tidetable.bots import name_and_budget
from tidetable.bots.learned import NETWORK, learned
from tidetable.bots.levels import LEVELS, level
from tidetable.bots.network.weights import network_digest
from tidetable.bots.seeds import seed_apart
from tidetable.core.errors import BadSetup
from tidetable.core.registry import card

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence


@dataclass(frozen=True)
class Fixture:
    """One game to be played."""

    game: str
    lineup: tuple[str, ...]  # the bot of every seat
    deal: str  # the seed of the deal
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def id(self) -> str:
        """Name the fixture: the same fixture, and only that, has the same name.

        The settings of its bots and the version of its rules belong to it: with others the game would be played anew.
        """
        bots = [settings(self.game, name, len(self.lineup)) for name in self.lineup]
        whole = (self.game, self.lineup, self.deal, sorted(self.options.items()), bots, card(self.game).rules_version)
        return hashlib.sha256(repr(whole).encode()).hexdigest()[:16]

    def bot_seed(self, seat: int) -> str:
        """Give the seed of the bot in a seat: a bot on a deal thinks alike wherever it sits, and cannot read the deal off it."""
        return seed_apart(self.deal, self.lineup[seat], self.lineup[:seat].count(self.lineup[seat]))


def settings(game: str, name: str, seats: int) -> str:
    """Write down how a bot thinks, as far as it is a level; a budget of its own stands in its name."""
    wanted, _ = name_and_budget(game, name)
    plan = learned(game, wanted, seats)
    network = network_digest(game) if plan or wanted == NETWORK else ""
    return f"{plan or ''}{repr(level(game, wanted, seats)) if wanted in LEVELS else wanted}{network}"


def lineups(one: str, other: str, seats: int) -> list[tuple[str, ...]]:
    """Seat two bots in every fair way: each alone among the others, in every seat.

    >>> lineups("a", "b", 2)
    [('a', 'b'), ('b', 'a')]
    >>> lineups("a", "b", 3)
    [('a', 'b', 'b'), ('b', 'a', 'b'), ('b', 'b', 'a'), ('b', 'a', 'a'), ('a', 'b', 'a'), ('a', 'a', 'b')]
    """
    alone = [tuple(one if seat == place else other for seat in range(seats)) for place in range(seats)]
    swapped = [tuple(other if seat == place else one for seat in range(seats)) for place in range(seats)]
    return list(dict.fromkeys(alone + swapped))


@dataclass(frozen=True)
class Event:
    """A round robin: every pair of bots plays *games* games (rounded up to whole deals) with a number of seats."""

    game: str
    bots: tuple[str, ...]
    games: int
    seats: int
    seed: str = "0"
    options: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Refuse an event that cannot be held."""
        if len(set(self.bots)) < 2 or len(set(self.bots)) != len(self.bots):
            raise BadSetup("an arena needs at least two bots, each named once")
        if self.games < 1:
            raise BadSetup(f"an arena plays at least one game, not {self.games}")

    def fixtures(self) -> list[Fixture]:
        """List all games, deal by deal, so that a part of them is already balanced."""
        pairs = [lineups(one, other, self.seats) for one, other in combinations(self.bots, 2)]
        deals = -(-self.games // len(pairs[0]))
        return list(self._by_deal(deals, pairs))

    def _by_deal(self, deals: int, pairs: Sequence[list[tuple[str, ...]]]) -> Iterator[Fixture]:
        for number in range(deals):
            for lineup in (lineup for pair in pairs for lineup in pair):
                yield Fixture(self.game, lineup, f"arena {self.seed} {number}", self.options)
