"""What a game has to say to its network: what its careful player would do, and how its judge sees the seats.

A network learns for itself how much to make of either. Both come from what its seat knows: the rest is guessed before the judge
is asked.
"""

from typing import Any

from tidetable.core.contract import careful, guess, judge
from tidetable.core.record import MAX_SEATS, Ints
from tidetable.core.rule import generic

WHOLE = 4.0  # the judge's share of a seat that cannot lose, as a plane
MOST_JUDGED = 1e30  # a sum of these is a number yet


def inputs(planes: int) -> int:
    """Give how many planes a network sees: those of the observation, then the judge's opinion of every seat, the own one first."""
    return planes + MAX_SEATS


@generic
def take_counsel(state: Any, seat: int, choices: Ints, random: Ints, opinions: Ints) -> int:
    """Write how the judge sees the seats and give what the careful player would do; the hidden record *state* is used up."""
    action = careful(state, seat, choices, random)
    guess(state, seat, random)
    ask_judge(state, seat, opinions)
    return action


@generic
def ask_judge(state: Any, seat: int, opinions: Ints) -> None:
    """Write the judge's opinion of every seat, the own one first."""
    seats, total = int(state.seats), 0.0
    for place in range(seats):
        opinions[place] = min(judge(state, (seat + place) % seats), MOST_JUDGED)
        total += float(opinions[place])
    for place in range(seats):
        opinions[place] = WHOLE * float(opinions[place]) / total if total > 0.0 else WHOLE / seats
