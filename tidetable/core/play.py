"""How a game goes on, for any game: decisions, what follows by itself, whole games, what a seat may see of them.

These are generic (``Game.bound``): ``setup``, ``legal``, ``apply`` are the rules of the game they are bound to. States, sets and
journals belong to the caller; nothing is allocated here.
"""

from typing import Any

import numpy as np

from tidetable.core.chance import fast_below, new_chance
from tidetable.core.contract import (
    apply,
    ask,
    facts,
    force,
    hide,
    keep_hidden,
    legal,
    observe,
    payoff,
    redeal,
    score,
    screen,
    setup,
    why_not,
    worth_of,
)  # fmt: skip
from tidetable.core.journal import EVENT_SIZE, ROOM, TURNS_PASSED, note
from tidetable.core.legal import NO_ACTION, any_of, clear, is_legal, next_legal, only_choice
from tidetable.core.record import ALL_SEEING, Ints
from tidetable.core.rows import say
from tidetable.core.rule import generic, rule
from tidetable.core.sets import lowest

NOBODY_WAITS = -1


@rule
def first_waiting(waiting: int) -> int:
    """Give the lowest seat among the waiting ones."""
    return lowest(int(waiting))


# Going on


@generic
def begin(state: Any, choices: Ints, journal: Ints) -> int:
    """Set a game up, and take what leaves no choice; see ``settle``."""
    setup(state, journal)
    return settle(state, choices, journal)


@generic
def carry_out(state: Any, seat: int, action: int, choices: Ints, journal: Ints) -> int:
    """Carry out a legal decision and all that follows by itself; see ``settle``."""
    apply(state, seat, action, journal)
    return settle(state, choices, journal)


@generic
def tell(state: Any, seat: int, action: int, choices: Ints, tale: Ints) -> int:
    """Carry out a legal decision as ``carry_out`` does, where *state* lies in its *tale*: that keeps it after every event."""
    return carry_out(state, seat, action, choices, tale)


@generic
def settle(state: Any, choices: Ints, journal: Ints) -> int:
    """Take every decision that leaves no choice; give the seat that is asked next, its *choices* filled, or NOBODY_WAITS."""
    told, turns = 0, 0
    while state.waiting != 0:
        seat = first_waiting(state.waiting)
        clear(choices)
        legal(state, seat, choices)
        only = only_choice(choices)
        if only < 0:
            ask(state, seat, choices, journal)
            break
        if 2 * told_so_far(journal) > ROOM:
            if told == 0:
                note(journal, TURNS_PASSED)
                told, turns = told_so_far(journal), int(state.turns)
            journal[0] = told
        force(state, seat, only, journal)
    if told > 0:
        journal[1 + (told - 1) * EVENT_SIZE + 1] = int(state.turns) - turns
    return first_waiting(state.waiting) if state.waiting != 0 else NOBODY_WAITS


@rule
def told_so_far(journal: Ints) -> int:
    """Count the events of a journal, if anybody keeps one.

    Nobody may be able to do anything for many turns. Before their story outgrows the journal, ``settle`` tells how many passed, and
    then the last of them alone.
    """
    return int(journal[0]) if journal.size > 0 else 0


# Whole games


@generic
def random_games(states: Ints, template: Ints, choices: Ints, random: Ints, journal: Ints, games: int) -> int:
    """Play *games* random games one after the other in states[0], deals included; return the number of decisions."""
    decisions = 0
    state = states[0]
    for _ in range(games):
        states[0] = template[0]
        new_chance(state, random)
        seat = begin(state, choices, journal)
        while seat != NOBODY_WAITS:
            seat = carry_out(state, seat, any_of(choices, random), choices, journal)
            decisions += 1
    return decisions


@generic
def replay(states: Ints, moves: Ints, choices: Ints, journal: Ints) -> int:
    """Play recorded *moves* (seat, action) on in states[0]; return how many were legal before the first that was not."""
    state = states[0]
    for i in range(moves.shape[0]):
        seat, action = int(moves[i, 0]), int(moves[i, 1])
        if not may(state, seat, action, choices):
            return i
        carry_out(state, seat, action, choices, journal)
    return int(moves.shape[0])


@generic
def may(state: Any, seat: int, action: int, choices: Ints) -> bool:
    """Tell whether *seat* is waited for and may take *action*; its choices are left in the set."""
    clear(choices)
    if seat < 0 or seat >= state.seats or not int(state.waiting) >> seat & 1:
        return False
    legal(state, seat, choices)
    return 0 <= action < 64 * choices.size and is_legal(choices, action)


@generic
def choices_of(state: Any, seat: int, choices: Ints) -> None:
    """Write what *seat* may decide now: nothing, unless it is waited for."""
    may(state, seat, NO_ACTION, choices)


@generic
def best_choice(state: Any, seat: int, choices: Ints, random: Ints) -> int:
    """Choose the action that the game's ``worth_of`` values most, ties by chance."""
    best, best_worth, alike = NO_ACTION, 0, 0
    action = next_legal(choices, 0)
    while action != NO_ACTION:
        worth = worth_of(state, seat, action)
        if best == NO_ACTION or worth > best_worth:
            best, best_worth, alike = action, worth, 1
        elif worth == best_worth:
            alike += 1
            if fast_below(random, alike) == 0:
                best = action
        action = next_legal(choices, action + 1)
    return best


# Seeing


@generic
def see(states: Ints, i: int, seen: Ints, k: int, visible: Ints, viewer: int) -> None:
    """Copy states[i] into seen[k] as *viewer* may know it: the only door through which anything leaves for a seat.

    *visible* is ``Record.visible``, four bytes at a time. Once the game is over everything is open that does not stay hidden.
    """
    seen[k] = states[i]
    record = seen[k]
    if record.waiting == 0:
        keep_hidden(record, viewer)
    elif viewer != ALL_SEEING:
        words = seen[k : k + 1].view(np.uint32)
        for word in range(words.size):
            words[word] &= visible[viewer, word]
        hide(record, viewer)


@generic
def to_screen(seen: Ints, k: int, shown: Ints, viewer: int) -> None:
    """Take from seen[k], which *viewer* may know, what its screen does not show: a game may make a player remember it.

    *shown* is ``Record.shown``, four bytes at a time. Facts, choices and sentences are the same before and after (law 9).
    """
    words = seen[k : k + 1].view(np.uint32)
    for word in range(words.size):
        words[word] &= shown[word]
    record = seen[k]
    if record.waiting != 0 and viewer != ALL_SEEING:
        screen(record, viewer)


@generic
def see_steps(states: Ints, seen: Ints, visible: Ints, shown: Ints, viewer: int) -> None:
    """Write into *seen* what the screen of *viewer* shows of each of several states."""
    for i in range(states.size):
        see(states, i, seen, i, visible, viewer)
        to_screen(seen, i, shown, viewer)


@generic
def look(states: Ints, i: int, seen: Ints, k: int, visible: Ints, seat: int, planes: Ints) -> None:
    """Write what *seat* sees of states[i] as numbers for a learner; seen[k] is overwritten with what it may know."""
    see(states, i, seen, k, visible, seat)
    for place in range(planes.size):
        planes[place] = 0
    observe(seen[k], seat, planes)


@generic
def refuse(state: Any, seat: int, action: int, phases: Ints, other_phase: int, spoken: Ints) -> None:
    """Say why an action is not legal: another phase asks for it (*phases* by action), or whatever the game says."""
    if phases[action] >> state.phase & 1:
        why_not(state, seat, action, spoken)
    else:
        say(spoken, other_phase, state.phase)


@generic
def sheet_of(state: Any, viewer: int, sheets: Ints) -> None:
    """Fill a blank fact sheet from a seen record."""
    facts(state, viewer, sheets[0])


@generic
def possible(state: Any, seat: int, random: Ints) -> None:
    """Turn a seen record into a complete state that could be the true one."""
    if state.waiting != 0:
        redeal(state, seat, random)


# The end


@generic
def pay(state: Any, scores: Ints, ranks: Ints, worth: Ints) -> None:
    """Write what the end is worth to every seat."""
    score(state, scores, ranks)
    payoff(state, scores, ranks, worth)


@rule
def winners_share(state: Any, scores: Ints, ranks: Ints, worth: Ints) -> None:  # noqa: ARG001 - as ``payoff``
    """Pay by places alone: everyone stakes one, and the winners share what the others lose."""
    seats, winners = int(state.seats), 0
    for seat in range(seats):
        winners += int(ranks[seat] == 1)
    for seat in range(seats):
        worth[seat] = (seats - winners) / winners if ranks[seat] == 1 else -1.0
    if winners == seats:
        worth[:seats] = 0.0
