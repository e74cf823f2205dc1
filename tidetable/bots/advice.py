"""Advice: for every legal action the chance to win with an error, and the line that is expected. Hints and tutors ask here.

>>> from tidetable.bots.advice import advise
>>> from tidetable.core.match import Match
>>> match = Match.start("fish_n_stones", seats=2, seed=7)
>>> advice = advise("fish_n_stones", match.hidden(0), 0, budget=400)
>>> [action.text for action in advice.actions[:1]]
['cat left']
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from numbers import Integral, Real
from typing import TYPE_CHECKING

from tidetable.bots.levels import LEVELS, level
from tidetable.bots.players import Budget, Thinker, look
from tidetable.bots.strength import Belief, belief
from tidetable.core.errors import BadSetup
from tidetable.games import load

if TYPE_CHECKING:
    from tidetable.core.game import Game
    from tidetable.core.record import Record

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
    game: str | Game,
    hidden: Record,
    seat: int,
    budget: Budget | float = 2000,
    *,
    seed: str | int = 0,
    name: str = "master",
    steepness: float | None = None,
) -> Advice:
    """Advise *seat* from what it may know. The budget is a whole number of passes, or a float: seconds.

    Chances are corrected by what was measured for the game and its number of seats, unless a *steepness* is given.
    """
    loaded = load(game) if isinstance(game, str) else game
    _check(loaded, hidden, name)
    view = look(loaded, hidden, seat)
    seats, legal = int(view.seats), loaded.legal(view, seat)
    wanted = budget if isinstance(budget, Budget) else _budget(budget)
    passes = wanted.passes // wanted.threads
    style = replace(level(loaded.id, name, seats).style, margin=0.0, least=max(2, passes // (FAIR_SHARE * len(legal))))
    thinker = Thinker(loaded, style, wanted, f"advice {seed}")
    used = belief(loaded.id, seats) if steepness is None else Belief(steepness, 0.0)
    actions = []
    for opinion in thinker.think(view, seat):
        chance = calibrated(opinion.value, seats, used.steepness, used.shift)
        actions.append(
            ActionAdvice(opinion.action, loaded.action_text(opinion.action), chance, opinion.error * used.steepness, opinion.visits)
        )
    untried = sorted(set(legal) - {found.action for found in actions})
    actions += [ActionAdvice(action, loaded.action_text(action), 1 / seats, UNKNOWN, 0) for action in untried]
    line = [(who, loaded.action_text(action)) for who, action in thinker.searchers[0].line(LINE)]
    return Advice(seat, tuple(actions), tuple(line))


def _check(game: Game, hidden: Record, name: str) -> None:
    if name not in LEVELS:
        raise BadSetup(f"no level is called {name!r}; advice comes from one of {', '.join(LEVELS)}")
    if getattr(hidden, "dtype", None) != game.State.layout:
        raise BadSetup(f"this is no record of {game.card.name}")


def _budget(budget: float) -> Budget:
    whole = isinstance(budget, Integral)
    if not isinstance(budget, Real) or not budget > 0 or math.isinf(budget):
        raise BadSetup(f"a budget is a whole number of passes from 1 on, or a float: seconds above 0; not {budget!r}")
    return Budget(passes=int(budget)) if whole else Budget(seconds=float(budget))
