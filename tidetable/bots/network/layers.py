"""The layers of a network, in whole numbers: what it sees goes in, and what it thinks of every legal action and seat comes out.

Every number is a whole one on a fixed scale, so that a look gives the same bits interpreted, compiled, on a GPU and in a browser.
Most planes of an observation are 0, and so is about half of every layer; both are passed over, which makes a look cheap.
"""

from typing import NamedTuple

import numpy as np

from tidetable.bots.network.counsel import inputs
from tidetable.core.legal import NO_ACTION, next_legal
from tidetable.core.record import MAX_SEATS, Ints
from tidetable.core.rule import rule

WIDTH = 256  # units of a layer
INPUT_ONE = 64  # what a plane of 1.0 is ...
WEIGHT_ONE = 256  # ... a weight of 1.0 ...
UNIT_ONE = 128  # ... a unit of 1.0 ...
SAID_ONE = UNIT_ONE * WEIGHT_ONE  # ... and what the last layer says
MOST = 8 * UNIT_ONE - 1  # a unit lies between 0 and this
LARGEST_WEIGHT = 2047  # so that no sum leaves 32 bits
LARGEST_INPUT = 512


class Network(NamedTuple):
    """The weights of a network, 16 bits each. The last row of a layer is what its units begin with."""

    first: Ints  # (inputs + 1, WIDTH)
    second: Ints  # (WIDTH + 1, WIDTH)
    third: Ints  # (WIDTH + 1, WIDTH)
    policy: Ints  # (actions + 1, WIDTH + 1) what each action gets from the units of the third layer, then what advice gets
    chances: Ints  # (MAX_SEATS, WIDTH + 1) what each seat gets, the own one first


class Room(NamedTuple):
    """What a look writes to; the caller owns it."""

    low: Ints  # (WIDTH,) the units of the first layer ...
    middle: Ints  # ... of the second ...
    high: Ints  # ... and of the third
    said: Ints  # (actions,) what the network says of every legal action
    chances: Ints  # (MAX_SEATS,) and of every seat


def shapes(planes: int, actions: int) -> dict[str, tuple[int, int]]:
    """Give the shape of every layer of a network for a game."""
    inner = (WIDTH + 1, WIDTH)
    outer = {"policy": (actions + 1, WIDTH + 1), "chances": (MAX_SEATS, WIDTH + 1)}
    return {"first": (inputs(planes) + 1, WIDTH), "second": inner, "third": inner, **outer}


def new_room(actions: int) -> Room:
    """Make what a look writes to."""
    low, middle, high = np.zeros((3, WIDTH), np.int32)
    return Room(low, middle, high, np.zeros(actions, np.int32), np.zeros(MAX_SEATS, np.int32))


@rule
def look(network: Network, room: Room, planes: Ints, choices: Ints, advice: int) -> None:
    """Write what the network says of every legal action (``said``), knowing the one advised, and of the chances of every seat."""
    see(network.first, planes, room.low)
    pass_on(network.second, room.low, room.middle)
    keep(room.middle)
    pass_on(network.third, room.middle, room.high)
    add(room.low, room.high)
    keep(room.high)
    action = next_legal(choices, 0)
    while action != NO_ACTION:
        room.said[action] = heard(network.policy[action], room.high)
        action = next_legal(choices, action + 1)
    room.said[advice] += heard(network.policy[network.policy.shape[0] - 1], room.high)
    for place in range(room.chances.size):
        room.chances[place] = heard(network.chances[place], room.high)


@rule
def see(weights: Ints, planes: Ints, units: Ints) -> None:
    """Fill the first layer from the planes that are not 0."""
    begin(weights, INPUT_ONE, units)
    for plane in range(planes.size):
        if planes[plane] != 0.0:
            add_row(weights[plane], whole(planes[plane]), units)
    for unit in range(WIDTH):
        units[unit] = min(max(int(units[unit]) >> 7, 0), MOST)  # from INPUT_ONE * WEIGHT_ONE to UNIT_ONE


@rule
def whole(plane: float) -> int:
    """Give a plane as a whole number."""
    return int(min(max(float(plane) * INPUT_ONE + 0.5, 0.0), LARGEST_INPUT))


@rule
def pass_on(weights: Ints, before: Ints, units: Ints) -> None:
    """Fill a layer from the units of the layer before that are not 0."""
    begin(weights, UNIT_ONE, units)
    for unit in range(WIDTH):
        if before[unit] != 0:
            add_row(weights[unit], int(before[unit]), units)


@rule
def begin(weights: Ints, one: int, units: Ints) -> None:
    """Let every unit begin with what the last row says."""
    for unit in range(WIDTH):
        units[unit] = one * int(weights[weights.shape[0] - 1, unit])


@rule
def add_row(row: Ints, times: int, units: Ints) -> None:
    """Add a row of weights, so many times, to the units."""
    for unit in range(WIDTH):
        units[unit] += times * int(row[unit])


@rule
def add(before: Ints, units: Ints) -> None:
    """Let the units of an earlier layer count too."""
    for unit in range(WIDTH):
        units[unit] += int(before[unit]) * WEIGHT_ONE


@rule
def keep(units: Ints) -> None:
    """Bring sums back to the scale of units, and between 0 and the most."""
    for unit in range(WIDTH):
        units[unit] = min(max(int(units[unit]) >> 8, 0), MOST)  # from UNIT_ONE * WEIGHT_ONE to UNIT_ONE


@rule
def heard(row: Ints, units: Ints) -> int:
    """Add up what the units say for one action, or one seat."""
    total = UNIT_ONE * int(row[WIDTH])
    for unit in range(WIDTH):
        total += int(row[unit]) * int(units[unit])
    return total
