"""What is done with the games of a vector, for any game: deal, choose, step, pay and see.

Like the algorithms of core/play.py these are generic, and work on arrays that the caller owns. A CPU thread calls them for a range
of games, a GPU thread for one: the very same functions.
"""

from tidetable.core.chance import new_chance
from tidetable.core.legal import NO_ACTION, any_of, is_legal, mark, next_legal
from tidetable.core.play import NOBODY_WAITS, begin, carry_out, look, pay
from tidetable.core.record import Ints
from tidetable.core.rule import generic, rule

DEAL = -1  # in place of an action: deal this game anew


@generic
def deal(i: int, states: Ints, template: Ints, random: Ints, choices: Ints, journal: Ints) -> int:
    """Set game *i* up, with a fresh key of chance from its row of *random*; give the seat that decides first.

    *template* may hold several tables (seats and options), which the games take in turn.
    """
    states[i] = template[i % template.shape[0]]
    state = states[i]
    new_chance(state, random[i])
    return begin(state, choices[i], journal)


@generic
def step(
    first: int, last: int, k: int, states: Ints, template: Ints, random: Ints, journal: Ints, actions: Ints, seen: Ints,
    visible: Ints, choices: Ints, turn: Ints, masks: Ints, planes: Ints, rewards: Ints, done: Ints, scores: Ints, ranks: Ints,
) -> None:  # fmt: skip
    """Carry out the actions of games *first* to *last*; an ended game is paid out and dealt anew. seen[k] is free for use."""
    for i in range(first, last):
        seat = NOBODY_WAITS
        rewards[i, :] = 0.0
        done[i] = False
        if actions[i] != DEAL:
            seat = carry_out(states[i], int(turn[i]), int(actions[i]), choices[i], journal)
            if seat == NOBODY_WAITS:
                done[i] = True
                pay(states[i], scores[i], ranks[i], rewards[i])
        if seat == NOBODY_WAITS:
            seat = deal(i, states, template, random, choices, journal)
        turn[i] = seat
        mark(choices[i], masks[i])
        look(states, i, seen, k, visible, seat, planes[i])


@rule
def is_illegal(i: int, actions: Ints, choices: Ints) -> bool:
    """Tell whether the action chosen for game *i* is none of its legal ones."""
    action = int(actions[i])
    return action < 0 or action >= 64 * choices.shape[1] or not is_legal(choices[i], action)


@rule
def first_illegal(actions: Ints, choices: Ints) -> int:
    """Give the first game whose action is not legal, or -1."""
    for i in range(actions.shape[0]):
        if is_illegal(i, actions, choices):
            return i
    return -1


@rule
def choose(first: int, last: int, random: Ints, choices: Ints, actions: Ints) -> None:
    """Choose a legal action for each of games *first* to *last*, every one alike."""
    for i in range(first, last):
        actions[i] = any_of(choices[i], random[i])


@generic
def turn(
    states: Ints, seen: Ints, visible: Ints, choices: Ints, legal: Ints, planes: Ints, seat: int, action: int, journal: Ints
) -> tuple[int, int]:
    """Carry out one legal action in states[0]; give the next seat (-1: the game is over) and the number of its legal actions.

    They are listed in *legal*; what the next seat sees is written to *planes*, unless they are empty.
    """
    following = carry_out(states[0], seat, action, choices, journal)
    if following == NOBODY_WAITS:
        return following, 0
    count, candidate = 0, next_legal(choices, 0)
    while candidate != NO_ACTION:
        legal[count] = candidate
        count += 1
        candidate = next_legal(choices, candidate + 1)
    if planes.size > 0:
        look(states, 0, seen, 0, visible, following, planes)
    return following, count
