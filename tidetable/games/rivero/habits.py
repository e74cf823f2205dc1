"""What a player of simple habits thinks a decision is worth (§12): his own hand and the open table, nothing else.

``closing`` is the mind of a player who owns a Rivero and tries to go out: he sheds cards and draws none that he need not.
"""

from __future__ import annotations

import numpy as np

from tidetable.core.rule import rule
from tidetable.games.rivero.components import BESIDE, CELLS, COLUMNS, MIDDLE, RIVERO, ROWS, SHORTEST, SLOTS, TYPES, VALUES
from tidetable.games.rivero.legal import bridged_runs, can_take_column, runs, uses
from tidetable.games.rivero.rivers import river_length, values_that_fit
from tidetable.games.rivero.source import is_source_full, swappers, types_to_double
from tidetable.games.rivero.state import (
    BRIDGE_AT, BRIDGE_STORE, CANTEEN_LEAVE, CELL, DISCARD, DOUBLE, EXTRA_DRAW_YES, NEW_RIVER, NEW_RIVER_BRIDGE, NO_CARD, NO_RIVER,
    OPTION_1, OPTION_2, PLAY, RIVER, SUN_GROUNDWATER, SUN_OCEAN, SWAP, TAKE_ACTION_CARD, TAKE_COLUMN, TAKE_GROUNDWATER, TAP_HIGH,
    TAP_LOW, TO_GROUNDWATER, Phase, State,
)  # fmt: skip


def _near(distance: int) -> list[int]:
    """For every type the set of types of the same river so many values away."""
    alike = [[u for u in range(TYPES) if u // VALUES == t // VALUES and abs(u - t) == distance] for t in range(TYPES)]
    return [sum(1 << u for u in row) for row in alike]


NEXT = np.array(_near(1), np.int64)
NEXT_BUT_ONE = np.array(_near(2), np.int64)

# What a card in hand is worth
FITS = 60  # it can be laid at an own river
FITS_SOON = 18  # the card before it is missing
NEIGHBOUR = 12
GAP = 7
IN_SOURCE = 3  # a neighbour lies open
SECOND_COPY = 20
KEEP = 40  # worth more than this, a card is not given for an unknown one


@rule
def own_fit(state: State, owner: int) -> int:
    """Give the set of types that the owner can lay at, or exchange into, his own rivers."""
    fit = 0
    for slot in range(SLOTS):
        name = int(state.river_name[owner, slot])
        if name != NO_RIVER:
            fit |= values_that_fit(state, owner, owner, slot) << (VALUES * name)
    return fit


@rule
def count(types: int, among: int) -> int:
    """Count the types that two sets share; there are at most a few."""
    both, found = types & among, 0
    while both != 0:
        both &= both - 1
        found += 1
    return found


@rule
def open_types(state: State) -> int:
    types = 0
    for cell in range(CELLS):
        if state.top[cell] != NO_CARD:
            types |= 1 << int(state.top[cell])
    return types


@rule
def usefulness(state: State, seat: int, card: int) -> int:
    """Tell what a card in hand (or one that would come there) is worth to its owner."""
    fit, hand = own_fit(state, seat), int(state.hand[seat])
    worth = NEIGHBOUR * count(hand, int(NEXT[card])) + GAP * count(hand, int(NEXT_BUT_ONE[card]))
    worth += IN_SOURCE * count(open_types(state), int(NEXT[card]) | int(NEXT_BUT_ONE[card]))
    if fit >> card & 1:
        worth += FITS
    elif fit & int(NEXT[card]):
        worth += FITS_SOON
    if int(state.pairs[seat]) >> card & 1:
        worth -= SECOND_COPY
    return worth


# The worth of a decision, by phase


@rule
def worth_of(state: State, seat: int, action: int, closing: bool) -> int:  # noqa: FBT001
    if action >= NEW_RIVER:
        return worth_of_card(state, seat, action, closing)
    if action >= RIVER:
        return worth_of_place(state, seat, action, closing)
    if action >= TAKE_ACTION_CARD:
        return worth_of_take(state, seat, action, closing)
    if action >= SUN_OCEAN:
        return worth_on_action_card(state, seat, action)
    return worth_in_turn(state, seat, action, closing)


@rule
def worth_in_turn(state: State, seat: int, action: int, closing: bool) -> int:  # noqa: FBT001
    if action == OPTION_1:
        return 10 if can_lay(state, seat) else 0
    if action == OPTION_2:
        return 20 if closing and not can_shed(state, seat) else 5
    if action == TAKE_GROUNDWATER:  # a card there costs a point and bars the Rivero
        return 1
    if action == EXTRA_DRAW_YES:
        return -1 if closing else 1
    if action == CANTEEN_LEAVE:  # who moves it cannot take a column now
        for column in range(COLUMNS):
            if can_take_column(state, seat, column):
                return 1
        return -1
    return 0


@rule
def can_lay(state: State, seat: int) -> bool:
    """Tell whether something can be laid without a new card."""
    cards = int(state.hand[seat])
    for place in range(BESIDE):
        if state.beside[seat, place] != NO_CARD:
            cards |= 1 << int(state.beside[seat, place])
    return (own_fit(state, seat) & cards) != 0 or runs(state, seat, cards) != 0 or bridged_runs(state, seat, cards) != 0


@rule
def can_shed(state: State, seat: int) -> bool:
    return not is_source_full(state) or (types_to_double(state) & int(state.hand[seat])) != 0 or can_lay(state, seat)


@rule
def worth_of_take(state: State, seat: int, action: int, closing: bool) -> int:  # noqa: FBT001
    if action >= BRIDGE_AT:
        river = int(state.chosen) - RIVER
        card = VALUES * int(state.river_name[river // SLOTS, river % SLOTS]) + action - BRIDGE_AT + 1
        return usefulness(state, seat, card)
    if action >= TAKE_COLUMN:
        return worth_of_column(state, seat, action - TAKE_COLUMN, closing)
    card = int(state.beside[seat, action - TAKE_ACTION_CARD])
    if closing and not own_fit(state, seat) >> card & 1:
        return -1  # it does not bar the win where it lies (RV-32)
    return 1000


@rule
def worth_of_column(state: State, seat: int, column: int, closing: bool) -> int:  # noqa: FBT001
    taken, given = 0, 0
    for row in range(ROWS):
        cell = COLUMNS * row + column
        taken |= 1 << int(state.top[cell])
        given += int(state.bottom[cell] != NO_CARD)
    used = count(uses(state, seat, taken), taken)
    if closing and used < ROWS and not is_source_full(state):
        return -1  # more cards in hand than before, and no need to open the source
    return 600 + 20 * used - 8 * given


@rule
def worth_of_card(state: State, seat: int, action: int, closing: bool) -> int:  # noqa: FBT001
    if action < NEW_RIVER_BRIDGE:
        return 800
    if action < PLAY:
        return 700
    if action < DOUBLE:
        return 900 if own_fit(state, seat) >> (action - PLAY) & 1 else -50
    if action < DISCARD:
        worth = usefulness(state, seat, action - DOUBLE)
        return 400 - worth if closing or worth < KEEP else -1
    if action < SWAP:
        worth = usefulness(state, seat, action - DISCARD)
        return 300 - worth if closing else -10 - worth
    if action < TO_GROUNDWATER:
        return worth_of_swap(state, seat, action - SWAP)
    return -usefulness(state, seat, action - TO_GROUNDWATER)


@rule
def worth_of_swap(state: State, seat: int, card: int) -> int:
    best = -1
    for cell in range(CELLS):
        if swappers(state, cell) >> card & 1:
            best = max(best, usefulness(state, seat, int(state.top[cell])) - usefulness(state, seat, card))
    return best


# Action cards and the second halves of decisions


@rule
def worth_on_action_card(state: State, seat: int, action: int) -> int:
    if action == SUN_OCEAN:
        return 3
    if action < TAP_LOW:
        owner = action - SUN_GROUNDWATER
        return 2 * min(int(state.groundwater_size[owner]), 2) + 1 if owner == seat else -5
    if action == BRIDGE_STORE:
        hand = int(state.hand[seat])
        return 60 if hand & hand >> 2 & ~own_fit(state, seat) != 0 else 20
    river = int(state.chosen) - RIVER
    owner, slot = river // SLOTS, river % SLOTS
    value = state.river_high[owner, slot] if action == TAP_HIGH else state.river_low[owner, slot]
    return usefulness(state, seat, VALUES * int(state.river_name[owner, slot]) + int(value) - 1)


@rule
def worth_of_place(state: State, seat: int, action: int, closing: bool) -> int:  # noqa: FBT001
    if action >= CELL:
        return worth_of_cell(state, seat, action - CELL, closing)
    owner, slot = (action - RIVER) // SLOTS, (action - RIVER) % SLOTS
    length = river_length(state, owner, slot)
    if state.phase == Phase.CHOOSE_RIVER:
        return length if owner == seat else -50
    if owner == seat:
        return -100
    worth = 40 + 5 * length + (200 if length == RIVERO else 0)
    if state.phase == Phase.TAP and state.river_high[owner, slot] - state.river_low[owner, slot] + 1 == SHORTEST:
        worth += 100  # the whole river falls into the groundwater
    return worth


@rule
def worth_of_cell(state: State, seat: int, cell: int, closing: bool) -> int:  # noqa: FBT001
    if state.phase == Phase.TAP:
        opens = closing and cell // COLUMNS != MIDDLE and state.bottom[cell] == NO_CARD
        return usefulness(state, seat, int(state.top[cell])) + (200 if opens else 0)
    if state.chosen >= SWAP:
        return usefulness(state, seat, int(state.top[cell]))
    return 0
