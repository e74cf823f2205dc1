"""Choosing by what a network says: an action as often as it is thought to deserve, and chances for every seat.

The exponential is a table of whole numbers, so that the same random word chooses the same action everywhere.
"""

from decimal import Decimal

import numpy as np

from tidetable.bots.network.layers import SAID_ONE
from tidetable.core.chance import fast_below
from tidetable.core.legal import NO_ACTION, next_legal
from tidetable.core.record import Ints
from tidetable.core.rule import rule

STEPS = 64  # of the table, for each factor e
SHARP_ONE = 256  # a sharpness of 1: actions are chosen as often as the network was taught to choose them
WEIGHT = 1 << 16  # of the action thought best
SHIFT = (SAID_ONE * SHARP_ONE // STEPS).bit_length() - 1
FALLING = np.array([round(WEIGHT * (-Decimal(step) / STEPS).exp()) for step in range(12 * STEPS)], np.int64)


@rule
def weight_of(behind: int, sharpness: int) -> int:
    """Give the weight of what is said to be so much worse than the best."""
    step = behind * sharpness >> SHIFT
    return int(FALLING[step]) if step < FALLING.size else 0


@rule
def most_said(said: Ints, choices: Ints) -> int:
    """Give the legal action that the network thinks most of."""
    best = action = next_legal(choices, 0)
    while action != NO_ACTION:
        if said[action] > said[best]:
            best = action
        action = next_legal(choices, action + 1)
    return best


@rule
def weigh(said: Ints, choices: Ints, sharpness: int) -> int:
    """Write the weight of every legal action in place of what is said of it, and give their sum."""
    best, total = int(said[most_said(said, choices)]), 0
    action = next_legal(choices, 0)
    while action != NO_ACTION:
        said[action] = weight_of(best - int(said[action]), sharpness)
        total += int(said[action])
        action = next_legal(choices, action + 1)
    return total


@rule
def choose(said: Ints, choices: Ints, sharpness: int, random: Ints) -> int:
    """Choose a legal action by what is said of it: the sharper, the more often the best. What is said is used up."""
    left = fast_below(random, weigh(said, choices, sharpness))
    action = next_legal(choices, 0)
    while left >= said[action]:
        left -= int(said[action])
        action = next_legal(choices, action + 1)
    return action


@rule
def share_chances(chances: Ints, seats: int) -> None:
    """Turn what is said of the seats into their shares of WEIGHT, the own seat's first."""
    best, total = int(chances[0]), 0
    for place in range(1, seats):
        best = max(best, int(chances[place]))
    for place in range(seats):
        chances[place] = weight_of(best - int(chances[place]), SHARP_ONE)
        total += int(chances[place])
    for place in range(seats):
        chances[place] = int(chances[place]) * WEIGHT // total
