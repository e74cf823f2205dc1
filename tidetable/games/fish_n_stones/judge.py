"""What a thinking player knows of Fish'n'Stones: who stands better, which hidden cats are likely, what is decided in secret."""

import numpy as np

from tidetable.core.kit import WORD, Ints, fast_word, rule
from tidetable.games.fish_n_stones.careful import best_pair, worth
from tidetable.games.fish_n_stones.components import LEFT, MIDDLE, RIGHT, ROUNDS
from tidetable.games.fish_n_stones.decisions import Decision
from tidetable.games.fish_n_stones.hidden import could_be_asked, redeal
from tidetable.games.fish_n_stones.state import BUCKET, NO_COLUMN, Phase, State

EVEN = 2.0  # points that a lead must have to be half decisive before the last round ends ...
PER_ROUND = 1.2  # ... and how many more for each round still to come
EAGER = 0.7  # how much more likely a column one point better is


@rule
def is_secret(action: int) -> bool:  # the cat lies face down (§7)
    return action < Decision.NO_BAIT


@rule
def judge(state: State, seat: int) -> float:
    """Give a seat's chance to win, up to a factor, from the buckets: a lead counts for more the fewer rounds are left."""
    scale = EVEN + PER_ROUND * (ROUNDS - int(state.round_number))
    return float(np.exp(worth(state, BUCKET + seat) / scale))


@rule
def guess(state: State, seat: int, random: Ints) -> None:
    """Deal again what *seat* cannot know; a cat nobody has seen lies more likely before a column with a good catch."""
    redeal(state, seat, random)
    if state.phase == Phase.CAST:
        return
    for other in range(state.seats):
        if other != seat and state.cat_shown[other] == NO_COLUMN and state.cat_told[other] == NO_COLUMN:
            state.cat[other] = likely_column(state, other, random)


@rule
def likely_column(state: State, seat: int, random: Ints) -> int:
    """Draw a column by its weight; one without weight is never drawn."""
    left = eagerness(state, seat, LEFT)
    not_right = left + eagerness(state, seat, MIDDLE)
    drawn = (not_right + eagerness(state, seat, RIGHT)) * fast_word(random) / (WORD + 1)
    if drawn < left:
        return LEFT
    return MIDDLE if drawn < not_right else RIGHT


@rule
def eagerness(state: State, seat: int, column: int) -> float:
    """Weigh a column by its best catch; none where the cat cannot lie, for what its owner is asked would be no question there."""
    return float(np.exp(EAGER * best_pair(state, seat, column))) if could_be_asked(state, seat, column) else 0.0
