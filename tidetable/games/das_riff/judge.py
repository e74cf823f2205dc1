"""What a thinking player knows of Das Riff: who stands better.

The weights are fitted to games of careful players: ``python -m bench.judge das_riff``.
"""

import numpy as np

from tidetable.core.kit import Ints, rule, wide
from tidetable.games.das_riff.components import CELLS, COLOURS, OPEN_CARDS, PAIR, SLOTS
from tidetable.games.das_riff.corals import ANY_FISH, breedings, corals, empty_corals, is_single, would_breed
from tidetable.games.das_riff.legal import is_reached, shows
from tidetable.games.das_riff.purchases import take_price, units
from tidetable.games.das_riff.state import State

# How near a single fish is to breeding
FAR, HOPED, SEEN, REACHED, PAYABLE = range(5)


@rule
def nearness(state: State, seat: int, slot: int) -> int:
    """Tell how near the fish on a coral is to breeding: asked for, with a mate in sight, in reach, payable."""
    held = int(state.slot[seat, slot])
    best = FAR
    for place in range(OPEN_CARDS):
        for colour in range(COLOURS):
            if state.open_cards[place] == PAIR[held >> 1, colour]:
                best = HOPED
    for cell in range(CELLS):
        if shows(state, cell, ANY_FISH) and would_breed(state, int(state.card[cell]), held):
            best = max(best, SEEN)
            if is_reached(state, seat, cell):
                can_pay = units(state, seat, int(state.card[cell]) >> 1) >= take_price(state, seat, cell)
                best = max(best, PAYABLE if can_pay else REACHED)
    return best


@rule
def nearnesses(state: State, seat: int) -> int:
    """Count the single fish by how near they are to breeding: four bits for each nearness."""
    packed = 0
    for slot in range(SLOTS):
        if is_single(state, seat, slot):
            packed += 1 << (4 * nearness(state, seat, slot))
    return packed


# What counts, and how much
#                   hoped  seen  reach payable bred coral empty worms pearls sharks boats active bred²
WEIGHTS = np.array([0.40, 0.60, 0.58, 0.86, 0.77, 0.20, 0.24, 0.06, 0.22, 0.15, 0.27, 0.06, 0.08])
TRAITS = len(WEIGHTS)


@rule
def traits_of(state: State, seat: int) -> tuple[int, ...]:
    """Give everything that counts, in the order of the weights."""
    near, bred = nearnesses(state, seat), breedings(state, seat)
    worms = 0
    for colour in range(COLOURS):
        worms += int(state.worms[seat, colour])
    return (
        near >> 4 * HOPED & 15, near >> 4 * SEEN & 15, near >> 4 * REACHED & 15, near >> 4 * PAYABLE & 15,
        bred, corals(state, seat), empty_corals(state, seat), worms, wide(state.pearls[seat]), wide(state.sharks[seat]),
        wide(state.boats[seat]), int(state.active == seat), bred**2,
    )  # fmt: skip


@rule
def traits(state: State, seat: int, found: Ints) -> None:
    """Write everything that counts, for fitting."""
    those = traits_of(state, seat)
    for which in range(TRAITS):
        found[which] = those[which]


@rule
def judge(state: State, seat: int) -> float:
    those = traits_of(state, seat)
    total = 0.0
    for which in range(TRAITS):
        total += WEIGHTS[which] * those[which]
    return float(np.exp(total))
