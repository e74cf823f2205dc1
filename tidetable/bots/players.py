"""The players: a random one, the game's careful one, and those that search. Each is given what its seat sees, and nothing else."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

import numpy as np

from tidetable.bots.searcher import NODES, Opinion, Searcher, Style
from tidetable.core.chance import fast_random
from tidetable.core.errors import BadSetup, NotYourTurn
from tidetable.core.game import Game
from tidetable.core.legal import any_of
from tidetable.core.match import Match
from tidetable.core.record import SPECTATOR
from tidetable.core.seen import Seen

WORTH_A_LOOK = 128  # passes from which it pays to look whether the choice stands ...
LOOKS = 16  # ... and into how many parts they are cut
FEW = 3  # passes whose weight the mean has against an action's own value


def check_asked(seen: Seen, game: Game | None = None) -> None:
    """Refuse to decide for somebody who is not asked, or in a game one does not play (None: one plays them all)."""
    if not isinstance(seen, Seen):
        raise BadSetup(f"a decision is made from what a seat sees, match.seen(seat), not from {seen!r:.60}")
    if game is not None and seen.game.id != game.id:
        raise BadSetup(f"this bot plays {game.card.name}; it was shown a game of {seen.game.card.name}")
    if not seen.is_asked:
        who = f"seat {seen.viewer}" if seen.viewer >= 0 else "a spectator"
        raise NotYourTurn(f"{who} has nothing to decide now")


def asked_seat(asked: Match | Seen) -> Seen:
    """Give what the seat sees that is asked: the one that looks, or the lowest that is waited for in a match."""
    seen = asked.seen(asked.waiting[0] if asked.waiting else SPECTATOR) if isinstance(asked, Match) else asked
    check_asked(seen)
    return seen


class Named:
    """A player that says in a line who it is."""

    game: Game
    name: str

    def __repr__(self) -> str:
        """Name the level and the game."""
        return f"<{self.name} plays {self.game.card.name}>"


class RandomBot(Named):
    """Every legal action alike, each time anew."""

    name = "random"

    def __init__(self, game: Game, seed: str | int) -> None:
        self.game, self.random = game, fast_random(f"random {seed}")[0]

    def choose(self, seen: Seen) -> int:
        """Choose one of the legal actions."""
        check_asked(seen, self.game)
        return int(any_of(seen.choices, self.random))


class CarefulBot(Named):
    """The game's rule-based player."""

    name = "careful"

    def __init__(self, game: Game, seed: str | int) -> None:
        self.game, self.seed = game, seed

    def choose(self, seen: Seen) -> int:
        """Choose what the game's own advice says."""
        check_asked(seen, self.game)
        random = fast_random(f"careful {self.seed} {seen.record.digest()}")[0]
        return int(self.game.rules["careful"](seen.record, seen.viewer, seen.choices.copy(), random))


@dataclass(frozen=True)
class Budget:
    """How long to think about one decision: a number of passes, or a time (which then decides)."""

    passes: int = 1000
    seconds: float | None = None
    threads: int = 1  # each with a tree of its own; what they found is added up


@dataclass(frozen=True)
class Mood:
    """How a player picks from what its search found: the best, or something nearly as good, the whim deciding.

    What a search tries often it thinks well of; a whim of 1 picks an action as often as it was tried, a larger one more evenly.
    """

    whim: float = 0.0
    reach: float = 0.0  # how much worse than the best an action may look that a whim still picks

    def pick(self, opinions: list[Opinion], random: np.random.Generator) -> int:
        """Pick an action; without a whim the one most tried."""
        if self.whim <= 0.0:
            return opinions[0].action
        visits = np.array([opinion.visits for opinion in opinions], np.float64)
        values = np.array([opinion.value for opinion in opinions])
        mean = (visits @ values) / visits.sum()
        steady = (visits * values + FEW * mean) / (visits + FEW)  # a value from few passes says little
        weights = np.where((visits > 0) & (steady >= steady.max() - self.reach), visits, 0.0) ** (1 / self.whim)
        return opinions[int(random.choice(len(opinions), p=weights / weights.sum()))].action


@dataclass(frozen=True)
class Plan:
    """What makes a player: how it searches, for how long, and how it picks."""

    name: str
    style: Style
    budget: Budget
    mood: Mood


@dataclass
class Thinker:
    """A search with one or several threads, and the tree it keeps while its own turn lasts and it has room (by time only)."""

    game: Game
    style: Style
    budget: Budget
    seed: str
    settles: bool = False  # may stop when the most tried action cannot change any more
    searchers: list[Searcher] = field(default_factory=list)
    last: tuple[int, int] = (-1, -1)  # the seat and the turn of the tree that is kept

    def __post_init__(self) -> None:
        """Set up a search for each thread, no larger than the budget can fill."""
        passes = -(-self.budget.passes // self.budget.threads)
        nodes = 4 * NODES if self.budget.seconds else min(NODES, 1 << max(6, passes.bit_length()))
        self.searchers = self.searchers or [Searcher(self.game, self.style, nodes) for _ in range(self.budget.threads)]

    def think(self, seen: Seen) -> list[Opinion]:
        """Think about one decision within the budget, and tell what was found, the most tried action first."""
        for number, searcher in enumerate(self.searchers):
            if not self._continues(seen) or searcher.is_nearly_full:
                searcher.forget()
            searcher.sit(seen, f"{self.seed} {number}")
        self.last = (seen.viewer, int(seen.record.turns))
        if len(self.searchers) == 1:
            self._run(self.searchers[0], 0)
        else:
            with ThreadPoolExecutor(len(self.searchers)) as pool:
                list(pool.map(self._run, self.searchers, range(len(self.searchers))))
        return together([searcher.opinions() for searcher in self.searchers])

    def _continues(self, seen: Seen) -> bool:
        """Tell whether the tree of the last decision still serves: by passes every decision is thought about afresh."""
        return self.budget.seconds is not None and not self.style.open_loop and self.last == (seen.viewer, int(seen.record.turns))

    def _run(self, searcher: Searcher, number: int) -> None:
        if self.budget.seconds is not None:
            searcher.think_for(self.budget.seconds)
        else:
            passes, threads = self.budget.passes, self.budget.threads
            share = passes // threads + (number < passes % threads)
            if self.settles:
                think_until_settled(searcher, share)
            else:
                searcher.think(share)  # a built module's searcher too


def think_until_settled(searcher: Searcher, passes: int) -> None:
    """Make the passes, but stop when no other action can be tried more often any more: the choice stands."""
    if passes < WORTH_A_LOOK:
        searcher.think(passes)
        return
    searcher.think(passes // 2)
    for left in range(passes - passes // 2, 0, -(passes // LOOKS)):
        first, *rest = searcher.opinions()
        if first.visits - (rest[0].visits if rest else 0) > left:
            break
        searcher.think(min(left, passes // LOOKS))


def together(found: list[list[Opinion]]) -> list[Opinion]:
    """Add up what several searches think of the same actions."""
    if len(found) == 1:
        return found[0]
    sums: dict[int, tuple[int, float, float]] = {}
    for opinion in (opinion for opinions in found for opinion in opinions):
        visits, value, square = sums.get(opinion.action, (0, 0.0, 0.0))
        n = opinion.visits
        sums[opinion.action] = (visits + n, value + opinion.value * n, square + (opinion.error * n) ** 2)
    opinions = [Opinion(action, n, value / max(n, 1), square**0.5 / max(n, 1)) for action, (n, value, square) in sums.items()]
    return sorted(opinions, key=lambda opinion: (-opinion.visits, -opinion.value, opinion.action))


class SearchBot(Named):
    """A player that thinks ahead."""

    def __init__(self, game: Game, plan: Plan, seed: str | int, searchers: Sequence[Searcher] = ()) -> None:
        self.game, self.name, self.mood, self.seed = game, plan.name, plan.mood, seed
        settles = plan.mood.whim <= 0.0
        self.thinker = Thinker(game, plan.style, plan.budget, f"search {seed}", settles=settles, searchers=list(searchers))

    def choose(self, seen: Seen) -> int:
        """Think, and choose."""
        check_asked(seen, self.game)
        legal = seen.legal
        if len(legal) == 1:
            return legal[0]
        opinions = self.thinker.think(seen)
        mind = np.random.default_rng(fast_random(f"mood {self.seed} {seen.record.digest()}")[0])
        return self.mood.pick(opinions, mind)
