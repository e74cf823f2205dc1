"""The rules that every game gives, by the names under which generic algorithms call them.

An algorithm imports them from here, and ``Game.bound`` puts the rules of one game in their place. Those with a body of their own
may be left out by a game. States, sets, journals and sheets belong to the caller; a rule creates nothing and raises nothing.
"""

from typing import Any

from tidetable.core.record import Ints
from tidetable.core.rule import rule

NO_RULE = -1  # what a stand-in answers; a game's own rule is bound in its place


def setup(state: Any, journal: Ints) -> None:
    """Lay the game out; seats, options and the key of chance are already written."""


def legal(state: Any, seat: int, choices: Ints) -> None:
    """Allow what *seat*, who is waited for, may decide now; the set comes cleared (core/legal.py)."""


def apply(state: Any, seat: int, action: int, journal: Ints) -> None:
    """Carry out one legal decision. What then leaves no choice is taken by core."""


def score(state: Any, scores: Ints, ranks: Ints) -> int:  # noqa: ARG001 - a stand-in uses nothing
    """Write every seat's score and rank (1 is best), and give the reason the game ended."""
    return NO_RULE


def hide(state: Any, seat: int) -> None:
    """Hide what is finer than a field from *seat* (SPECTATOR too); the fields' ``seen_by`` was applied before."""


def redeal(state: Any, seat: int, random: Ints) -> None:
    """Fill in what *seat* cannot know, so that the state could be the true one, and give it a future of its own."""


def default(state: Any, seat: int, choices: Ints) -> int:  # noqa: ARG001 - a stand-in uses nothing
    """Decide for a player who is absent."""
    return NO_RULE


def count_pieces(state: Any, pieces: Ints) -> None:
    """Count where every piece of the box is."""


def observe(state: Any, seat: int, planes: Ints) -> None:
    """Write what *seat* knows as numbers for a learner, from its hidden record; the planes come cleared."""


def facts(state: Any, viewer: int, sheet: Any) -> None:
    """Fill the game's fact sheet, which comes blank, for *viewer* from its hidden record."""


def question(state: Any, seat: int, spoken: Ints) -> None:
    """Say what is asked of *seat*, who is waited for."""


def preview(state: Any, seat: int, action: int, spoken: Ints) -> None:
    """Say what a legal action would cost or do, as far as the seat is shown it; say nothing where its name says all."""


def why_not(state: Any, seat: int, action: int, spoken: Ints) -> None:
    """Say why an action that this phase asks for is not legal now."""


# What a game may leave out


@rule
def ask(state: Any, seat: int, choices: Ints, journal: Ints) -> None:
    """Tell and remember what everybody learns from *seat* being asked: it has a choice (asked again while others wait too)."""


@rule
def screen(state: Any, viewer: int) -> None:
    """Take out of *viewer*'s hidden record what the table makes it remember, where that is finer than a field; before the end."""


@rule
def keep_hidden(state: Any, viewer: int) -> None:
    """Hide what stays hidden from *viewer* when the game is over; usually everything is open then."""


@rule
def is_secret(action: int) -> bool:  # noqa: ARG001 - the contract fixes the argument
    """Tell whether an action is seen only by the seat that takes it."""
    return False


@rule
def judge(state: Any, seat: int) -> float:  # noqa: ARG001 - the contract fixes the arguments
    """Give a seat's chance to win, up to a factor, in the middle of a game; without a judge playouts go to the end."""
    return 0.5


def careful(state: Any, seat: int, choices: Ints, random: Ints) -> int:  # noqa: ARG001 - a stand-in uses nothing
    """Decide as a player by simple rules does; usually what ``worth_of`` values most, ties by chance."""
    return NO_RULE


@rule
def worth_of(state: Any, seat: int, action: int) -> int:  # noqa: ARG001 - the contract fixes the arguments
    """Value a legal action, for the careful player of a game that gives none itself."""
    return 0


def force(state: Any, seat: int, action: int, journal: Ints) -> None:
    """Carry out the only legal decision, which nobody was asked for; usually as any other (``apply``)."""


def guess(state: Any, seat: int, random: Ints) -> None:
    """Fill in what *seat* cannot know, likely deals more often; usually as ``redeal`` does."""


def payoff(state: Any, scores: Ints, ranks: Ints, worth: Ints) -> None:
    """Write what the end is worth to every seat, together 0; usually the winners share what the others stake (core/play.py)."""
