"""What a thinking player knows of Das Riff: who stands better.

The weights are fitted to games of careful players: ``python -m bench.judge das_riff``.
"""

from __future__ import annotations

import numpy as np

from tidetable.core.record import Ints
from tidetable.core.rule import rule
from tidetable.games.das_riff.components import CELLS, COLOURS, COLUMNS, FISH_KINDS, OPEN_CARDS, PAIR, SLOTS
from tidetable.games.das_riff.corals import breedings, corals, is_single, would_breed
from tidetable.games.das_riff.purchases import take_price, units
from tidetable.games.das_riff.state import EMPTY, SHOWN, State

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
        if state.lot[cell] == SHOWN and 0 <= state.card[cell] < FISH_KINDS and would_breed(state, int(state.card[cell]), held):
            best = max(best, SEEN)
            if cell % COLUMNS < state.boats[seat]:
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


@rule
def empty_corals(state: State, seat: int) -> int:
    empty = 0
    for slot in range(SLOTS):
        empty += int(state.slot[seat, slot] == EMPTY)
    return empty


@rule
def worms_held(state: State, seat: int) -> int:
    held = 0
    for colour in range(COLOURS):
        held += int(state.worms[seat, colour])
    return held


# What counts, by number, and how much
#                   hoped  seen  reach payable bred coral empty worms pearls sharks boats active bred²
WEIGHTS = np.array([0.40, 0.60, 0.58, 0.86, 0.77, 0.20, 0.24, 0.06, 0.22, 0.15, 0.27, 0.06, 0.08])
TRAITS = len(WEIGHTS)


@rule
def trait(state: State, seat: int, which: int, near: int) -> int:
    if which < PAYABLE:
        return near >> (4 * which + 4) & 15
    if which < 7:
        done = breedings(state, seat)
        return done if which == 4 else corals(state, seat) if which == 5 else empty_corals(state, seat)
    if which < 9:
        return worms_held(state, seat) if which == 7 else int(state.pearls[seat])
    if which < 11:
        return int(state.sharks[seat]) if which == 9 else int(state.boats[seat])
    return int(state.active == seat) if which == 11 else breedings(state, seat) ** 2


@rule
def traits(state: State, seat: int, found: Ints) -> None:
    """Write everything that counts, for fitting."""
    near = nearnesses(state, seat)
    for which in range(TRAITS):
        found[which] = trait(state, seat, which, near)


@rule
def judge(state: State, seat: int) -> float:
    """Give a seat's chance to win, up to a factor that all seats share."""
    near = nearnesses(state, seat)
    total = 0.0
    for which in range(TRAITS):
        total += WEIGHTS[which] * trait(state, seat, which, near)
    return float(np.exp(total))
