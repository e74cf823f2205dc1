"""What is done with one game of a vector, for any game: deal, choose, step, pay and see.

Like the loops of core/play.py these are generic and bound to the rules of a game (``Loops``). Each works on game number *i* of
arrays that the caller owns, so that a CPU loop over a range and a GPU thread run the very same function.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from tidetable.core.chance import fast_legal, new_chance
from tidetable.core.play import apply, first_waiting, legal_actions, setup
from tidetable.core.record import MAX_SEATS, Ints
from tidetable.research.seeing import Seeing, seeing

if TYPE_CHECKING:
    from tidetable.core.game import Game

# Stand-ins for what a game is bound with.

VISIBLE: Ints = np.zeros((MAX_SEATS + 1, 0), np.uint32)  # Record.visible, four bytes at a time


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


def hide_for(states: Ints, i: int, hidden: Ints, k: int, seat: int) -> None:
    """Copy states[i] into hidden[k] as *seat* may know it; once the game is over everything is open."""
    hidden[k] = states[i]
    record = hidden[k]
    if record.waiting == 0:
        return
    words = hidden[k : k + 1].view(np.uint32)
    for word in range(words.size):
        words[word] &= VISIBLE[seat, word]
    hide(record, seat)


def see(i: int, k: int, states: Ints, hidden: Ints, turn: Ints, masks: Ints, planes: Ints) -> None:
    """Write who decides in game *i*, what it may do and what it sees; *k* is a free place among the hidden records."""
    state = states[i]
    seat = first_waiting(state.waiting)
    turn[i] = seat
    masks[i, :] = False
    legal_actions(state, seat, masks[i])
    hide_for(states, i, hidden, k, seat)
    observe(hidden[k], seat, planes[i])


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


def step(
    i: int, k: int, states: Ints, template: Ints, random: Ints, journal: Ints, actions: Ints, hidden: Ints,
    turn: Ints, masks: Ints, planes: Ints, rewards: Ints, done: Ints, scores: Ints, ranks: Ints,
) -> None:  # fmt: skip
    """Carry out the action of game *i*; an ended game is paid out and dealt anew."""
    state = states[i]
    apply(state, turn[i], actions[i], journal)
    rewards[i, :] = 0.0
    done[i] = state.waiting == 0
    if state.waiting == 0:
        pay(state, scores[i], ranks[i], rewards[i])
        deal(i, states, template, random, journal)
    see(i, k, states, hidden, turn, masks, planes)


def is_illegal(i: int, actions: Ints, masks: Ints) -> bool:
    """Tell whether the action chosen for game *i* is none of its legal ones."""
    return bool(actions[i] < 0 or actions[i] >= masks.shape[1] or not masks[i, actions[i]])


def choose(i: int, random: Ints, masks: Ints, actions: Ints) -> None:
    """Choose a legal action of game *i*, every one alike."""
    actions[i] = fast_legal(random[i], masks[i])


# For one game stepped from Python, and for a range of games


def deal_all(
    first: int, last: int, k: int, states: Ints, template: Ints, random: Ints, journal: Ints, hidden: Ints,
    turn: Ints, masks: Ints, planes: Ints,
) -> None:  # fmt: skip
    """Deal games *first* to *last* and see them."""
    for i in range(first, last):
        deal(i, states, template, random, journal)
        see(i, k, states, hidden, turn, masks, planes)


def step_all(
    first: int, last: int, k: int, states: Ints, template: Ints, random: Ints, journal: Ints, actions: Ints, hidden: Ints,
    turn: Ints, masks: Ints, planes: Ints, rewards: Ints, done: Ints, scores: Ints, ranks: Ints,
) -> None:  # fmt: skip
    """Step games *first* to *last*."""
    for i in range(first, last):
        step(i, k, states, template, random, journal, actions, hidden, turn, masks, planes, rewards, done, scores, ranks)


def decide(states: Ints, seat: int, action: int, journal: Ints) -> int:
    """Carry out one legal action in states[0]; give the seats that must decide now, one bit each."""
    state = states[0]
    apply(state, seat, action, journal)
    return int(state.waiting)


def look(states: Ints, hidden: Ints, seat: int, planes: Ints) -> None:
    """Write what *seat* sees of states[0]; hidden[0] is overwritten with what it may know."""
    hide_for(states, 0, hidden, 0, seat)
    observe(hidden[0], seat, planes)


def list_legal(state: Any, seat: int, mask: Ints, legal: Ints) -> int:
    """Mark the legal actions of *seat*, list them in *legal*, and give their number."""
    mask[:] = False
    legal_actions(state, seat, mask)
    count = 0
    for action in range(mask.size):
        if mask[action]:
            legal[count] = action
            count += 1
    return count


def turn(states: Ints, mask: Ints, legal: Ints, seat: int, action: int, journal: Ints) -> tuple[int, int]:
    """Carry out one legal action in states[0]; give the next seat (-1: the game is over) and the number of its legal actions."""
    state = states[0]
    apply(state, seat, action, journal)
    if state.waiting == 0:
        return -1, 0
    following = first_waiting(state.waiting)
    return following, list_legal(state, following, mask, legal)


def turn_and_see(
    states: Ints, hidden: Ints, mask: Ints, legal: Ints, planes: Ints, seat: int, action: int, journal: Ints
) -> tuple[int, int]:
    """Do what ``turn`` does, and write what the next seat sees."""
    following, count = turn(states, mask, legal, seat, action, journal)
    if following >= 0:
        look(states, hidden, following, planes)
    return following, count


def first_illegal(actions: Ints, masks: Ints) -> int:
    """Give the first game whose action is not legal, or -1."""
    for i in range(actions.shape[0]):
        if is_illegal(i, actions, masks):
            return i
    return -1


def choose_all(first: int, last: int, random: Ints, masks: Ints, actions: Ints) -> None:
    """Choose legal actions for games *first* to *last*."""
    for i in range(first, last):
        choose(i, random, masks, actions)


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
        visible: Any = self.game.State.visible.view(np.uint32)
        return self.game.bound(algorithm, VISIBLE=visible, **{name: getattr(self, name) for name in names})

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
    def see(self) -> Callable[..., None]:
        """See ``see``."""
        return self._bound(see, "first_waiting", "hide_for", "observe")

    @cached_property
    def pay(self) -> Callable[..., None]:
        """See ``pay``."""
        return self._bound(pay)

    @cached_property
    def step(self) -> Callable[..., None]:
        """See ``step``."""
        return self._bound(step, "pay", "deal", "see")

    @cached_property
    def is_illegal(self) -> Callable[..., bool]:
        """See ``is_illegal``."""
        return self._bound(is_illegal)

    @cached_property
    def choose(self) -> Callable[..., None]:
        """See ``choose``."""
        return self._bound(choose)

    @cached_property
    def decide(self) -> Callable[..., int]:
        """See ``decide``."""
        return self._bound(decide)

    @cached_property
    def look(self) -> Callable[..., None]:
        """See ``look``."""
        return self._bound(look, "hide_for", "observe")

    @cached_property
    def list_legal(self) -> Callable[..., int]:
        """See ``list_legal``."""
        return self._bound(list_legal)

    @cached_property
    def turn(self) -> Callable[..., tuple[int, int]]:
        """See ``turn``."""
        return self._bound(turn, "first_waiting", "list_legal")

    @cached_property
    def turn_and_see(self) -> Callable[..., tuple[int, int]]:
        """See ``turn_and_see``."""
        return self._bound(turn_and_see, "turn", "look")

    @cached_property
    def deal_all(self) -> Callable[..., None]:
        """See ``deal_all``."""
        return self._bound(deal_all, "deal", "see")

    @cached_property
    def step_all(self) -> Callable[..., None]:
        """See ``step_all``."""
        return self._bound(step_all, "step")

    @cached_property
    def first_illegal(self) -> Callable[..., int]:
        """See ``first_illegal``."""
        return self._bound(first_illegal, "is_illegal")

    @cached_property
    def choose_all(self) -> Callable[..., None]:
        """See ``choose_all``."""
        return self._bound(choose_all, "choose")
