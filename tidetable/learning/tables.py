"""The tables that a network learns at: every number of seats, the usual options half the time and all others mixed."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import numpy as np

from tidetable.core.card import Option
from tidetable.core.registry import card
from tidetable.research.world import Table

if TYPE_CHECKING:
    from tidetable.core.record import Ints

ROUNDS = 24  # tables of every number of seats; the first half of them are the usual ones


def mixed_tables(game: str, seed: int) -> list[Table]:
    """List the tables that the games of a vector take in turn."""
    chance = random.Random(f"tables {game} {seed}")  # noqa: S311 - a mixture, no secret
    rounds = [(number % 2 == 0, seats) for number in range(ROUNDS) for seats in card(game).seats]
    return [Table.of(game, seats, {} if usual else any_options(game, chance)) for usual, seats in rounds]


def any_options(game: str, chance: random.Random) -> dict[str, Any]:
    """Choose a value for every option that has several; each stays as usual half the time."""
    several = [each for each in card(game).options if type(each) is Option]
    return {each.name: chance.choice(each.values) for each in several if chance.random() < 0.5}


def seats_of(tables: list[Table], games: int) -> Ints:
    """Give the number of seats of every game of a vector."""
    return np.array([tables[i % len(tables)].seats for i in range(games)], np.int64)
