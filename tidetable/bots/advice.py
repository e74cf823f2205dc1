"""Advice: for every legal action the chance to win with an error, and the line that is expected. Hints and tutors ask here.

>>> import tidetable
>>> match = tidetable.start("fish_n_stones", seed=7)
>>> advice = tidetable.advise(match, budget=400)
>>> advice.best.text in match.legal()
True
"""

import math
from dataclasses import dataclass, replace
from numbers import Integral, Real

from tidetable.bots.levels import LEVELS, level
from tidetable.bots.players import Budget, Thinker, asked_seat
from tidetable.bots.strength import Belief, belief
from tidetable.core.errors import BadSetup
from tidetable.core.match import Match
from tidetable.core.seen import Seen

LINE = 8  # decisions of the expected line
UNKNOWN = 0.5  # the error of a chance of which nothing is known
FAIR_SHARE = 4  # one pass in so many is spread evenly over all actions, so that each has an opinion


@dataclass(frozen=True)
class ActionAdvice:
    """What to think of one action."""

    action: int
    text: str
    chance: float  # to win, as this seat sees it
    error: float  # the standard error of its average; what a longer search would see that this one does not is not in it
    passes: int  # it comes from; 0 where the budget was too small to try it: then nothing is known of it


@dataclass(frozen=True)
class Advice:
    """What to think of a decision: its actions, the most tried (and so the advised one) first, and the line expected after it."""

    seat: int
    actions: tuple[ActionAdvice, ...]
    line: tuple[tuple[int, str], ...]  # (seat, action text)

    def __repr__(self) -> str:
        """Name it in a line: the three actions tried most, with their chances."""
        said = ", ".join(f"{each.text} {each.chance:.0%}" for each in self.actions[:3])
        return f"<advice for seat {self.seat}: {said}{', ...' if len(self.actions) > 3 else ''}>"

    @property
    def best(self) -> ActionAdvice:
        """The action advised."""
        return self.actions[0]

    @property
    def chance(self) -> float:
        """The chance to win with the best action."""
        return self.actions[0].chance


def calibrated(chance: float, seats: int, steepness: float, shift: float = 0.0) -> float:
    """Correct a chance by what was measured: a steepness of 1 leaves it, less draws it towards the fair share; a shift moves all.

    >>> round(calibrated(0.8, 2, 0.5), 3), calibrated(0.5, 2, 0.5)
    (0.667, 0.5)
    """
    inside = min(max(chance, 1e-6), 1 - 1e-6)
    fair = math.log(1 / (seats - 1))
    lean = fair + shift + steepness * (math.log(inside / (1 - inside)) - fair)
    return 1 / (1 + math.exp(-lean))


def advise(
    asked: Match | Seen, budget: Budget | float = 2000, *, seed: str | int = 0, name: str = "master", steepness: float | None = None
) -> Advice:
    """Advise a seat from what it sees, or who is to decide in a match. The budget is a whole number of passes, or a float: seconds.

    >>> from tidetable.core.match import start
    >>> advice = advise(start("fish_n_stones", seed=7), budget=100)
    >>> sorted(action.text for action in advice.actions)
    ['cat left', 'cat middle', 'cat right']
    >>> 0 < advice.best.chance < 1
    True

    Chances are corrected by what was measured for the game and its number of seats, unless a *steepness* is given.
    """
    seen = asked_seat(asked)
    if name not in LEVELS:
        raise BadSetup(f"no level is called {name!r}; advice comes from one of {', '.join(LEVELS)}")
    game, seats, legal = seen.game, int(seen.record.seats), seen.legal
    wanted = budget if isinstance(budget, Budget) else _budget(budget)
    passes = wanted.passes // wanted.threads
    style = replace(level(game.id, name, seats).style, margin=0.0, least=max(2, passes // (FAIR_SHARE * len(legal))))
    thinker = Thinker(game, style, wanted, f"advice {seed}")
    used = belief(game.id, seats) if steepness is None else Belief(steepness, 0.0)
    actions = []
    for opinion in thinker.think(seen):
        chance = calibrated(opinion.value, seats, used.steepness, used.shift)
        actions.append(
            ActionAdvice(opinion.action, game.Decision.text(opinion.action), chance, opinion.error * used.steepness, opinion.visits)
        )
    untried = sorted(set(legal) - {found.action for found in actions})
    actions += [ActionAdvice(action, game.Decision.text(action), 1 / seats, UNKNOWN, 0) for action in untried]
    line = [(who, game.Decision.text(action)) for who, action in thinker.searchers[0].line(LINE)]
    return Advice(seen.viewer, tuple(actions), tuple(line))


MOST = 10**9  # passes, or seconds


def _budget(budget: float) -> Budget:
    whole = isinstance(budget, Integral)
    if not isinstance(budget, Real) or not budget > 0 or budget > MOST:
        raise BadSetup(f"a budget is a whole number of passes from 1 on, or a float: seconds above 0; not {budget!r}")
    return Budget(passes=int(budget)) if whole else Budget(seconds=float(budget))
