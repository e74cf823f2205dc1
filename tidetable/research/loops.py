"""What is done with the games of a vector, for any game: deal, choose, step, pay and see.

Like the loops of core/play.py these are generic and bound to the rules of a game (``Loops``), and work on arrays that the caller
owns. A CPU thread calls them for a range of games, a GPU thread for one: the very same functions. There are few of them that call
``apply`` or ``legal_actions``, because each such function is a compilation of the whole rules.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from tidetable.core.chance import fast_legal, new_chance
from tidetable.core.play import apply, first_waiting, legal_actions, setup
from tidetable.core.record import Ints
from tidetable.research.seeing import Seeing, seeing

if TYPE_CHECKING:
    from tidetable.core.game import Game

# Stand-ins for what a game is bound with.


def score(state: Any, scores: Ints, ranks: Ints) -> int:  # noqa: ARG001 - a stand-in uses nothing
    """Stand in for the game's own."""
    return 0


def hide(state: Any, seat: int) -> None:
    """Stand in for the game's own."""


def observe(hidden: Any, seat: int, planes: Ints) -> None:
    """Stand in for the game's own."""


def deal(i: int, states: Ints, template: Ints, random: Ints, journal: Ints) -> None:
    """Set game *i* up, with a fresh key of chance from its row of *random*."""
    states[i] = template[0]
    state = states[i]
    new_chance(state, random[i])
    setup(state, journal)


def hide_for(states: Ints, i: int, hidden: Ints, k: int, visible: Ints, seat: int) -> None:
    """Copy states[i] into hidden[k] as *seat* may know it; once the game is over everything is open.

    *visible* is ``Record.visible``, four bytes at a time (``Loops.visible``).
    """
    hidden[k] = states[i]
    record = hidden[k]
    if record.waiting == 0:
        return
    words = hidden[k : k + 1].view(np.uint32)
    for word in range(words.size):
        words[word] &= visible[seat, word]
    hide(record, seat)


def look(states: Ints, i: int, hidden: Ints, k: int, visible: Ints, seat: int, planes: Ints) -> None:
    """Write what *seat* sees of states[i]; hidden[k] is overwritten with what it may know."""
    hide_for(states, i, hidden, k, visible, seat)
    observe(hidden[k], seat, planes)


def pay(state: Any, scores: Ints, ranks: Ints, rewards: Ints) -> None:
    """Write the result of an ended game: everyone stakes one, and the winners share what the others lose."""
    score(state, scores, ranks)
    seats = int(state.seats)
    winners = 0
    for seat in range(seats):
        winners += int(ranks[seat] == 1)
    for seat in range(seats):
        rewards[seat] = (seats - winners) / winners if ranks[seat] == 1 else -1.0
    if winners == seats:
        rewards[:seats] = 0.0


DEAL = -1  # in place of an action: deal this game anew


def step(
    first: int, last: int, k: int, states: Ints, template: Ints, random: Ints, journal: Ints, actions: Ints, hidden: Ints,
    visible: Ints, turn: Ints, masks: Ints, planes: Ints, rewards: Ints, done: Ints, scores: Ints, ranks: Ints,
) -> None:  # fmt: skip
    """Carry out the actions of games *first* to *last*; an ended game is paid out and dealt anew. hidden[k] is free for use."""
    for i in range(first, last):
        state = states[i]
        rewards[i, :] = 0.0
        done[i] = False
        if actions[i] != DEAL:
            apply(state, turn[i], actions[i], journal)
            if state.waiting == 0:
                done[i] = True
                pay(state, scores[i], ranks[i], rewards[i])
        if actions[i] == DEAL or done[i]:
            deal(i, states, template, random, journal)
        seat = first_waiting(state.waiting)
        turn[i] = seat
        masks[i, :] = False
        legal_actions(state, seat, masks[i])
        look(states, i, hidden, k, visible, seat, planes[i])


def is_illegal(i: int, actions: Ints, masks: Ints) -> bool:
    """Tell whether the action chosen for game *i* is none of its legal ones."""
    return bool(actions[i] < 0 or actions[i] >= masks.shape[1] or not masks[i, actions[i]])


def first_illegal(actions: Ints, masks: Ints) -> int:
    """Give the first game whose action is not legal, or -1."""
    for i in range(actions.shape[0]):
        if is_illegal(i, actions, masks):
            return i
    return -1


def choose(first: int, last: int, random: Ints, masks: Ints, actions: Ints) -> None:
    """Choose a legal action for each of games *first* to *last*, every one alike."""
    for i in range(first, last):
        actions[i] = fast_legal(random[i], masks[i])


def turn(
    states: Ints, hidden: Ints, visible: Ints, mask: Ints, legal: Ints, planes: Ints, seat: int, action: int, journal: Ints
) -> tuple[int, int]:
    """Carry out one legal action in states[0]; give the next seat (-1: the game is over) and the number of its legal actions.

    They are marked in *mask* and listed in *legal*; what the next seat sees is written to *planes*, unless they are empty.
    """
    state = states[0]
    apply(state, seat, action, journal)
    if state.waiting == 0:
        return -1, 0
    following = first_waiting(state.waiting)
    mask[:] = False
    legal_actions(state, following, mask)
    count = 0
    for candidate in range(mask.size):
        if mask[candidate]:
            legal[count] = candidate
            count += 1
    if planes.size > 0:
        look(states, 0, hidden, 0, visible, following, planes)
    return following, count


@dataclass(eq=False)
class Loops:
    """The functions of this module for one game, each compiled when first used."""

    game: Game

    @cached_property
    def seeing(self) -> Seeing:
        """How the game is seen."""
        return seeing(self.game.id)

    def _bound(self, algorithm: Callable[..., Any], *names: str) -> Callable[..., Any]:
        """Bind an algorithm to the game and to the functions of this module that it calls."""
        return self.game.bound(algorithm, **{name: getattr(self, name) for name in names})

    @cached_property
    def visible(self) -> Ints:
        """The bytes each seat may see, four at a time, the spectator last."""
        return self.game.State.visible.view(np.uint32)

    @cached_property
    def first_waiting(self) -> Callable[..., int]:
        """See ``core.play.first_waiting``."""
        return self._bound(first_waiting)

    @cached_property
    def observe(self) -> Callable[..., None]:
        """Write what a seat sees, from its hidden record."""
        return self.seeing.observe

    @cached_property
    def deal(self) -> Callable[..., None]:
        """See ``deal``."""
        return self._bound(deal)

    @cached_property
    def hide_for(self) -> Callable[..., None]:
        """See ``hide_for``."""
        return self._bound(hide_for)

    @cached_property
    def look(self) -> Callable[..., None]:
        """See ``look``."""
        return self._bound(look, "hide_for", "observe")

    @cached_property
    def pay(self) -> Callable[..., None]:
        """See ``pay``."""
        return self._bound(pay)

    @cached_property
    def step(self) -> Callable[..., None]:
        """See ``step``."""
        return self._bound(step, "first_waiting", "pay", "deal", "look")

    @cached_property
    def is_illegal(self) -> Callable[..., bool]:
        """See ``is_illegal``."""
        return self._bound(is_illegal)

    @cached_property
    def first_illegal(self) -> Callable[..., int]:
        """See ``first_illegal``."""
        return self._bound(first_illegal, "is_illegal")

    @cached_property
    def choose(self) -> Callable[..., None]:
        """See ``choose``."""
        return self._bound(choose)

    @cached_property
    def turn(self) -> Callable[..., tuple[int, int]]:
        """See ``turn``."""
        return self._bound(turn, "first_waiting", "look")
