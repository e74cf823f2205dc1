"""A look at one moment through the eyes of one seat: its chance, the best decision, and what the one that was taken is worth.

The first look is cheap, and the best of many actions always looks a little better than it is. So what may be a mistake is looked
at again, longer and afresh: both actions alone, from the same deals. The loss is that of the last look, and how far it moved from
the one before counts as doubt: it tells what a still longer search might see. What may be a blunder is looked at longest: that an
action only changes the order of a turn is seen late.
"""

import math
from dataclasses import dataclass, replace

from tidetable.bots.coach.belief import Bend, belief
from tidetable.bots.coach.method import METHOD
from tidetable.bots.coach.naming import may_have_lost
from tidetable.bots.levels import level
from tidetable.bots.search import kernel
from tidetable.bots.search.tree import NONE
from tidetable.bots.searcher import NODES, Opinion, Searcher
from tidetable.core.game import Game
from tidetable.core.record import Record
from tidetable.core.seen import Seen

REPLIES = 4  # decisions of the line that is expected


@dataclass(frozen=True)
class Worth:
    """The chance to win, and its standard error."""

    chance: float
    error: float


@dataclass(frozen=True)
class Look:
    """What a seat that decides should think: the best action, what it is worth, and what the one taken is worth."""

    best: int
    before: Worth  # with the best action
    played: int
    after: Worth  # with the one that was taken
    line: tuple[tuple[int, int], ...]  # expected after the best action, as (seat, action)
    drift: float = 0.0  # how far the loss moved from the look before

    @property
    def loss(self) -> float:
        """The chance that was given away."""
        return max(self.before.chance - self.after.chance, 0.0)

    @property
    def error(self) -> float:
        """The error of the loss, by chance in the search and by what a longer look changed; none where the best was taken."""
        if self.best == self.played:
            return 0.0
        return math.hypot(self.before.error, self.after.error, self.drift)


class Looker:
    """A search kept for one game and number of seats, which looks at one moment after another."""

    def __init__(self, game: Game, seats: int, passes: int | None = None, seed: str | int = 0) -> None:
        strongest = level(game.id, "master", seats)
        self.game, self.seats, self.seed = game, seats, seed
        usual = min(int(strongest.passes * METHOD.thorough), METHOD.most_passes)
        self.passes = max(usual, 1) if passes is None else passes
        longest = self.passes * max(times for times, _least in METHOD.again)
        self.searcher = Searcher(game, replace(strongest.style, margin=0.0), min(NODES, 1 << max(6, longest.bit_length())))
        self.belief, self.bend = belief(game.id, seats), Bend()

    def look(self, seen: Seen, played: int | None = None) -> Look:
        """Look at a decision: what is best, and what was *played* (else the best itself); again, where that may be a mistake."""
        found = self._first(seen, played)
        for times, least in METHOD.again:
            if not may_have_lost(found.loss, found.error, least):
                break
            found = self._second(seen, found, times)
        return found

    def _first(self, seen: Seen, played: int | None) -> Look:
        secret = self._is_secret(seen)
        opinions = self._think(seen, least=self.passes // (2 * len(seen.legal)) if secret else 0)
        best = max(opinions, key=lambda one: one.value) if secret else opinions[0]
        line = tuple(self.searcher.line(1 + REPLIES))
        if played is None or played == best.action:
            return self._same(best, line)
        taken = _of(opinions, played) if secret else None
        if taken is None:  # alone; or too few passes to have tried it among the others
            taken = self._think(seen, first=played)[0]
            if taken.value >= best.value:  # looked at alone it is as good
                return self._same(taken, tuple(self.searcher.line(1 + REPLIES)))
        return Look(best.action, self._worth(best), played, self._worth(taken), line)

    def _second(self, seen: Seen, first: Look, times: int) -> Look:
        """Look at both actions of a loss again, with many times the passes and other deals than those that chose the best."""
        passes = times * self.passes
        if self._is_secret(seen):
            opinions = self._think(seen, least=passes // (2 * len(seen.legal)), passes=passes, times=times)
            best, taken = _of(opinions, first.best), _of(opinions, first.played)
            if best is None or taken is None:
                return first
        else:
            best, taken = (self._think(seen, action, 0, passes, times)[0] for action in (first.best, first.played))
        if taken.value >= best.value:
            return self._same(taken, tuple(self.searcher.line(1 + REPLIES)))
        found = Look(first.best, self._worth(best), first.played, self._worth(taken), first.line)
        return replace(found, drift=abs(found.loss - first.loss) / 2)

    def _is_secret(self, seen: Seen) -> bool:
        """Tell whether others will not see what is chosen now.

        Then no action may be looked at alone: the others of the search would learn to expect it.
        """
        return any(self.game.rules["is_secret"](action) for action in seen.legal)

    def _same(self, best: Opinion, line: tuple[tuple[int, int], ...]) -> Look:
        worth = self._worth(best)
        return Look(best.action, worth, best.action, worth, line)

    def opinions(self, seen: Seen, least: int = 0) -> list[tuple[int, Worth, int]]:
        """Give what is thought of each action that was tried, the most tried first: action, worth, passes; *least* for each."""
        return [(one.action, self._worth(one), one.visits) for one in self._think(seen, least=least)]

    def alone(self, seen: Seen, action: int) -> Worth:
        """Give what is thought of one action when every pass begins with it."""
        return self._worth(self._think(seen, first=action)[0])

    def chance(self, seen: Seen) -> Worth:
        """Give the chance of a seat at any moment, whoever decides."""
        passes = max(int(self.passes * METHOD.waiting), 1)
        opinions = self._think(seen, passes=passes)
        if seen.is_asked:
            return self._worth(opinions[0])
        total, squares = self.searcher.desk.total[:, seen.viewer]
        mean = total / passes
        spread = max(squares / passes - mean * mean, 0.0)
        return self._believed(mean, math.sqrt((spread + 0.25 / passes) / passes))

    def glance(self, seen: Seen, passes: int) -> int:
        """Give what a seat is expected to decide, after a short thought through its own eyes."""
        return seen.legal[0] if len(seen.legal) == 1 else self._think(seen, passes=min(passes, self.passes))[0].action

    def result(self, state: Record) -> list[float]:
        """Give what a finished game is worth to each seat: the win, shared where it was shared, or what the game paid."""
        desk = self.searcher.desk
        desk.states[0] = state
        self.game.bound(kernel.appraise)(desk)
        return [float(worth) for worth in desk.worth[: self.seats]]

    def _think(self, seen: Seen, first: int = NONE, least: int = 0, passes: int | None = None, times: int = 1) -> list[Opinion]:
        self.bend = self.belief.of(seen)
        self.searcher.forget()
        self.searcher.desk.knobs[0].first, self.searcher.desk.knobs[0].least = first, least
        self.searcher.sit(seen, f"coach {self.seed}" if times == 1 else f"coach {self.seed} again {times}")
        self.searcher.think(passes or self.passes)
        return self.searcher.opinions()

    def _worth(self, opinion: Opinion) -> Worth:
        return self._believed(opinion.value, opinion.error)

    def _believed(self, value: float, error: float) -> Worth:
        return Worth(self.bend.chance(value, self.seats), error * self.bend.steepness)


def _of(opinions: list[Opinion], action: int) -> Opinion | None:
    return next((one for one in opinions if one.action == action), None)
