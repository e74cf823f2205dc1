"""Loops over whole games, for any game: random play, replay, steps of many games at once.

These are generic: the names ``setup``, ``legal_actions``, ``apply`` stand for the rules of the game they are bound to
(``Game.fast``). States, masks and journals belong to the caller; nothing is allocated here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tidetable.core.chance import choose_legal, clear, new_chance
from tidetable.core.record import Ints

# Stand-ins for the rules of a game: ``bind`` puts the real ones in their place.


def setup(state: Any, journal: Ints) -> None:
    """Stand in for the game's own."""


def legal_actions(state: Any, seat: int, mask: Ints) -> None:
    """Stand in for the game's own."""


def apply(state: Any, seat: int, action: int, journal: Ints) -> None:
    """Stand in for the game's own."""


def careful(state: Any, seat: int, mask: Ints, random: Ints) -> int:  # noqa: ARG001 - a stand-in uses nothing
    """Stand in for the game's own."""
    return 0


def any_legal(state: Any, seat: int, random: Ints) -> int:  # noqa: ARG001 - a stand-in uses nothing
    """Stand in for the game's own, where it has one."""
    return 0


ILLEGAL = -1


def first_waiting(waiting: int) -> int:
    """Give the lowest seat among the waiting ones."""
    seat = 0
    while not waiting >> seat & 1:
        seat += 1
    return seat


def any_action(state: Any, seat: int, mask: Ints, random: Ints) -> int:
    """Choose one of the legal actions, each equally likely."""
    clear(mask)
    legal_actions(state, seat, mask)
    return choose_legal(random, mask)


def any_action_of_game(state: Any, seat: int, mask: Ints, random: Ints) -> int:  # noqa: ARG001 - as ``any_action``
    """Choose the same, where the game needs no mask for it."""
    return any_legal(state, seat, random)


def random_games(states: Ints, template: Ints, mask: Ints, random: Ints, journal: Ints, games: int) -> int:
    """Play *games* random games one after the other in states[0], deals included; return the number of decisions."""
    decisions = 0
    state = states[0]
    for _ in range(games):
        states[0] = template[0]
        new_chance(state, random)
        setup(state, journal)
        while state.waiting != 0:
            seat = first_waiting(state.waiting)
            apply(state, seat, any_action(state, seat, mask, random), journal)
            decisions += 1
    return decisions


def finish_randomly(states: Ints, first: int, last: int, mask: Ints, random: Ints, journal: Ints, limit: int) -> int:
    """Play states[first:last] on with random decisions, at most *limit* each; return the number of decisions.

    Each game has a generator of its own, a row of *random*, so that the result does not depend on how a batch is cut.
    """
    decisions = 0
    for i in range(first, last):
        state = states[i]
        for _ in range(limit):
            if state.waiting == 0:
                break
            seat = first_waiting(state.waiting)
            apply(state, seat, any_action(state, seat, mask, random[i]), journal)
            decisions += 1
    return decisions


def deal_many(states: Ints, template: Ints, random: Ints, journal: Ints, first: int, last: int) -> None:
    """Set up states[first:last], each with a fresh key of chance from its row of *random*."""
    for i in range(first, last):
        states[i] = template[0]
        state = states[i]
        new_chance(state, random[i])
        setup(state, journal)


def step_many(states: Ints, actions: Ints, masks: Ints, journal: Ints, first: int, last: int) -> int:
    """Apply one action to each of states[first:last] for its first waiting seat; write the masks of the next decisions.

    An illegal action stops the loop and its index is returned; otherwise ILLEGAL.
    """
    for i in range(first, last):
        state = states[i]
        if state.waiting == 0:
            continue
        if not masks[i, actions[i]]:
            return i
        apply(state, first_waiting(state.waiting), actions[i], journal)
        masks[i, :] = False
        if state.waiting != 0:
            legal_actions(state, first_waiting(state.waiting), masks[i])
    return ILLEGAL


def masks_of(states: Ints, masks: Ints, first: int, last: int) -> None:
    """Write the legal actions of the first waiting seat of states[first:last]."""
    for i in range(first, last):
        masks[i, :] = False
        state = states[i]
        if state.waiting != 0:
            legal_actions(state, first_waiting(state.waiting), masks[i])


def replay(states: Ints, moves: Ints, mask: Ints, journal: Ints) -> int:
    """Play recorded *moves* (seat, action) on in states[0]; return how many were legal before the first that was not."""
    state = states[0]
    for i in range(moves.shape[0]):
        seat, action = moves[i, 0], moves[i, 1]
        mask[:] = False
        legal_actions(state, seat, mask)
        if action < 0 or action >= mask.size or not mask[action]:
            return i
        apply(state, seat, action, journal)
    return int(moves.shape[0])


def act(states: Ints, i: int, seat: int, action: int, mask: Ints, journal: Ints) -> int:
    """Apply one legal action in states[i] and mark the next decider's legal actions; return that seat, or -1 at the end.

    The quickest way to step one game from Python: one call, arrays only.
    """
    state = states[i]
    apply(state, seat, action, journal)
    mask[:] = False
    if state.waiting == 0:
        return -1
    following = first_waiting(state.waiting)
    legal_actions(state, following, mask)
    return following


@dataclass
class Fast:
    """The loops of this module for one game, each compiled when first used."""

    bound: Callable[..., Callable[..., Any]]
    any_legal: Callable[..., int] | None = None  # the game's own, where it has one

    @cached_property
    def any_action(self) -> Callable[..., int]:
        """See ``any_action``."""
        return self.bound(any_action_of_game, any_legal=self.any_legal) if self.any_legal else self.bound(any_action)

    @cached_property
    def _first(self) -> Callable[..., int]:
        return self.bound(first_waiting)

    @cached_property
    def random_games(self) -> Callable[..., int]:
        """See ``random_games``."""
        return self.bound(random_games, first_waiting=self._first, any_action=self.any_action)

    @cached_property
    def finish_randomly(self) -> Callable[..., int]:
        """See ``finish_randomly``."""
        return self.bound(finish_randomly, first_waiting=self._first, any_action=self.any_action)

    @cached_property
    def deal_many(self) -> Callable[..., None]:
        """See ``deal_many``."""
        return self.bound(deal_many)

    @cached_property
    def step_many(self) -> Callable[..., int]:
        """See ``step_many``."""
        return self.bound(step_many, first_waiting=self._first)

    @cached_property
    def masks_of(self) -> Callable[..., None]:
        """See ``masks_of``."""
        return self.bound(masks_of, first_waiting=self._first)

    @cached_property
    def replay(self) -> Callable[..., int]:
        """See ``replay``."""
        return self.bound(replay)

    @cached_property
    def act(self) -> Callable[..., int]:
        """See ``act``."""
        return self.bound(act, first_waiting=self._first)
