"""What may be decided (§4): the only place that knows what is legal.

Every function marks the legal actions in a mask, or, given an empty one, tallies them: a tally holds how many there are and the sum
of their numbers, which for a single action is the action. So the engine sees what is forced with the same lines.
"""

from __future__ import annotations

import numpy as np

from tidetable.core.record import Ints
from tidetable.core.rule import rule
from tidetable.games.rivero.components import (
    BANKS, BESIDE, CELLS, COLUMNS, HAND_LIMIT, MIDDLE, RIVERS, ROWS, RUN_STARTS, SAME_VALUE, SEATS, SLOTS, TYPES, VALUES,
)  # fmt: skip
from tidetable.games.rivero.rivers import bridge_positions, free_slot, is_target, types_that_fit
from tidetable.games.rivero.state import (
    ANY_TIME, AT_EIGHT, BRIDGE_AT, BRIDGE_STORE, CANTEEN_LEAVE, CANTEEN_MOVE, CELL, DISCARD, DOUBLE, END_TURN, EXTRA_DRAW_NO,
    EXTRA_DRAW_YES, FINISH, NEW_RIVER, NEW_RIVER_BRIDGE, NO_ACTION_CARD, NO_CARD, NO_RIVER, NO_SLOT, OPTION_1, OPTION_2, PLAY,
    RIVER, RUNS, SUN_GROUNDWATER, SUN_OCEAN, SWAP, TAKE_ACTION_CARD, TAKE_COLUMN, TAKE_GROUNDWATER, TAP_HIGH, TAP_LOW,
    TO_GROUNDWATER, Phase, State,
)  # fmt: skip

ONE = 1 << 20  # one action, in a tally
EIGHT_BITS = np.array([[byte >> place & 1 for place in range(8)] for byte in range(256)], np.bool_)  # marks eight types at once
SEVERAL = -1

# Marking and tallying


@rule
def mark(mask: Ints, action: int) -> int:
    if mask.size > 0:
        mask[action] = True
    return ONE + action


@rule
def mark_types(mask: Ints, first: int, types: int) -> int:
    """Mark first + t for every type t of a set."""
    if types == 0:
        return 0
    if mask.size > 0:
        for eight in range(0, TYPES, 8):
            for t in range(8):
                mask[first + eight + t] = EIGHT_BITS[types >> eight & 255, t]
        return 0
    return ONE + first + place_of(types) if types & (types - 1) == 0 else 2 * ONE


@rule
def mark_runs(mask: Ints, first: int, starts: int) -> int:
    """Mark the runs of three whose lowest types form the set *starts*."""
    tally = 0
    if starts != 0:
        for run in range(RIVERS * RUNS):
            if starts >> (VALUES * (run // RUNS) + run % RUNS) & 1:
                tally += mark(mask, first + run)
    return tally


@rule
def place_of(bit: int) -> int:
    place = 0
    while bit > 1:
        bit >>= 1
        place += 1
    return place


@rule
def only_choice(state: State, seat: int) -> int:
    """Give the single legal action, or SEVERAL."""
    if is_surely_asked(state, seat):
        return SEVERAL
    tally = legal_now(state, seat, state.ocean[:0])  # an empty mask: only tally
    return tally - ONE if tally < 2 * ONE else SEVERAL


@rule
def is_surely_asked(state: State, seat: int) -> bool:
    """Spare the tally where two legal actions are certain: nine cards, say, are of five types at least."""
    if state.phase == Phase.MAIN:
        if state.hand_size[seat] == 0 or state.must_use != 0:
            return False
        return not is_source_full(state) or (types_to_swap(state) & int(state.hand[seat])) != 0
    if state.phase == Phase.END_OF_TURN:
        return bool(state.hand_size[seat] > HAND_LIMIT)
    return state.phase in (Phase.CHOOSE_CELL, Phase.CHOOSE_RIVER, Phase.EXTRA_DRAW, Phase.CANTEEN, Phase.TAP, Phase.TAP_END)


@rule
def legal_actions(state: State, seat: int, mask: Ints) -> None:
    """Mark what *seat* may decide now; the mask comes cleared."""
    if state.waiting >> seat & 1:
        legal_now(state, seat, mask)


@rule
def legal_now(state: State, seat: int, mask: Ints) -> int:
    phase = state.phase
    if phase == Phase.MAIN:
        return legal_main(state, seat, mask)
    if phase == Phase.END_OF_TURN:
        return legal_end_of_turn(state, seat, mask)
    if phase == Phase.TURN_START:
        tally = mark(mask, OPTION_1)
        return tally + mark(mask, OPTION_2) if state.action_card[seat] == NO_ACTION_CARD else tally
    if phase == Phase.CHOOSE_CELL:
        return legal_cells(state, mask)
    if phase == Phase.CHOOSE_RIVER:
        return legal_targets(state, seat, mask)
    if phase == Phase.EXTRA_DRAW:
        return mark(mask, EXTRA_DRAW_YES) + mark(mask, EXTRA_DRAW_NO)
    if phase == Phase.CANTEEN:
        return mark(mask, CANTEEN_MOVE) + mark(mask, CANTEEN_LEAVE)
    return legal_action_card(state, mask)


# MAIN (§4)


@rule
def legal_main(state: State, seat: int, mask: Ints) -> int:
    hand = int(state.hand[seat])
    if state.must_use != 0:
        return legal_uses(state, seat, int(state.must_use), mask)
    tally = mark_types(mask, PLAY, types_that_fit(state, seat) & hand)
    tally += legal_takes(state, seat, mask)
    if not state.doubled:
        tally += legal_step_one(state, seat, hand, mask)
    if is_source_full(state):
        tally += mark_types(mask, SWAP, types_to_swap(state) & hand)
        return tally + mark(mask, FINISH)
    tally += mark_types(mask, DISCARD, hand)
    if state.hand_size[seat] < forced_discard_limit(state):  # RV-26
        tally += mark(mask, FINISH)
    return tally


@rule
def legal_uses(state: State, seat: int, used: int, mask: Ints) -> int:
    """Mark the ways to use one of the cards of the column just taken (§5.3)."""
    hand = int(state.hand[seat])
    tally = mark_types(mask, PLAY, types_that_fit(state, seat) & hand & used)
    tally += mark_runs(mask, NEW_RIVER, runs(state, seat, hand) & (used | used >> 1 | used >> 2))
    return tally + mark_runs(mask, NEW_RIVER_BRIDGE, bridged_runs(state, seat, hand) & (used | used >> 2))


@rule
def legal_takes(state: State, seat: int, mask: Ints) -> int:  # RV-13, RV-25
    tally = 0
    for place in range(BESIDE):
        if state.beside[seat, place] != NO_CARD:
            tally += mark(mask, TAKE_ACTION_CARD + place)
    if state.groundwater_take == ANY_TIME and can_take_groundwater(state, seat):
        tally += mark(mask, TAKE_GROUNDWATER)
    return tally


@rule
def legal_step_one(state: State, seat: int, hand: int, mask: Ints) -> int:  # RV-11
    tally = mark_runs(mask, NEW_RIVER, runs(state, seat, hand))
    tally += mark_runs(mask, NEW_RIVER_BRIDGE, bridged_runs(state, seat, hand))
    tally += mark_types(mask, DOUBLE, types_to_double(state) & hand)
    if state.canteen[seat] != NO_SLOT and not state.canteen_placed:  # RV-10
        for column in range(COLUMNS):
            if can_take_column(state, seat, column):
                tally += mark(mask, TAKE_COLUMN + column)
    return tally


@rule
def runs(state: State, seat: int, hand: int) -> int:
    """Give the lowest types of all runs of three in a set of types, if a slot is free."""
    starts = hand & hand >> 1 & hand >> 2 & RUN_STARTS
    return starts if starts != 0 and free_slot(state, seat) != NO_SLOT else 0


@rule
def bridged_runs(state: State, seat: int, hand: int) -> int:  # RV-17, RV-18
    if not state.stored[seat] or free_slot(state, seat) == NO_SLOT:
        return 0
    return hand & hand >> 2 & RUN_STARTS


@rule
def can_take_column(state: State, seat: int, column: int) -> bool:  # §5.3, 1; RV-5
    taken = 0
    for row in range(ROWS):
        card = int(state.top[COLUMNS * row + column])
        if card == NO_CARD:
            return False
        taken |= 1 << card
    return uses(state, seat, taken) != 0


@rule
def uses(state: State, seat: int, taken: int) -> int:
    """Give those of the types *taken* that would have an immediate use, judged with hand and taken cards together."""
    used = types_that_fit(state, seat)
    together = int(state.hand[seat]) | taken
    starts = runs(state, seat, together)
    ends = bridged_runs(state, seat, together)
    return taken & (used | starts | starts << 1 | starts << 2 | ends | ends << 2)


@rule
def can_take_groundwater(state: State, seat: int) -> bool:
    return bool(state.hand_size[seat] < HAND_LIMIT and state.groundwater_size[seat] > 0)


@rule
def forced_discard_limit(state: State) -> int:
    return HAND_LIMIT if state.forced_discard_at == AT_EIGHT else HAND_LIMIT + 1


# The source (§5.4, §5.5)


@rule
def is_source_full(state: State) -> bool:
    full = True
    for cell in BANKS:
        full &= state.top[cell] != NO_CARD
    return full


@rule
def doublers(state: State, cell: int) -> int:
    """Give the set of types that may be put on a cell: one card there, of the same value and another river."""
    if state.top[cell] == NO_CARD or state.bottom[cell] != NO_CARD:
        return 0
    return int(SAME_VALUE[state.top[cell]])


@rule
def types_to_double(state: State) -> int:
    types = 0
    for cell in range(CELLS):
        types |= doublers(state, cell)
    return types


@rule
def swappers(state: State, cell: int) -> int:
    """Give the set of types that may be exchanged with a cell's top card; its bottom card stays of another river (RV-27)."""
    if state.top[cell] == NO_CARD:
        return 0
    types = int(SAME_VALUE[state.top[cell]])
    return types if state.bottom[cell] == NO_CARD else types & ~(1 << int(state.bottom[cell]))


@rule
def types_to_swap(state: State) -> int:
    types = 0
    for cell in range(CELLS):
        types |= swappers(state, cell)
    return types


@rule
def is_open(state: State, cell: int) -> bool:  # §5.5, RV-4: sideways, either bank
    column = cell % COLUMNS
    if cell // COLUMNS == MIDDLE or state.top[cell] != NO_CARD:
        return False
    if column == 0 or state.top[cell - 1] != NO_CARD:
        return True
    return column < COLUMNS - 1 and state.top[cell + 1] != NO_CARD


@rule
def fits_cell(state: State, action: int, cell: int) -> bool:
    """Tell whether a cell will do for a DOUBLE, DISCARD or SWAP."""
    if action < DISCARD:
        return (doublers(state, cell) >> (action - DOUBLE) & 1) != 0
    if action < SWAP:
        return is_open(state, cell)
    return (swappers(state, cell) >> (action - SWAP) & 1) != 0


# The second halves (§4)


@rule
def legal_cells(state: State, mask: Ints) -> int:
    tally = 0
    for cell in range(CELLS):
        if fits_cell(state, int(state.chosen), cell):
            tally += mark(mask, CELL + cell)
    return tally


@rule
def legal_targets(state: State, seat: int, mask: Ints) -> int:
    tally = 0
    for owner in range(SEATS):
        for slot in range(SLOTS):
            if is_target(state, seat, owner, slot, int(state.chosen) - PLAY):
                tally += mark(mask, RIVER + SLOTS * owner + slot)
    return tally


# Option 2 (§4)


@rule
def legal_action_card(state: State, mask: Ints) -> int:
    if state.phase == Phase.SUN:
        return legal_sun(state, mask)
    if state.phase == Phase.TAP:
        return legal_tap(state, mask)
    if state.phase == Phase.TAP_END:
        return mark(mask, TAP_LOW) + mark(mask, TAP_HIGH)
    if state.phase == Phase.BRIDGE:
        return legal_bridge(state, mask)
    return legal_positions(state, mask)


@rule
def legal_sun(state: State, mask: Ints) -> int:  # RV-39
    tally = mark(mask, SUN_OCEAN)
    for seat in range(SEATS):
        if state.groundwater_size[seat] > 0:
            tally += mark(mask, SUN_GROUNDWATER + seat)
    return tally


@rule
def legal_tap(state: State, mask: Ints) -> int:
    tally = 0
    for cell in range(CELLS):
        if state.top[cell] != NO_CARD:
            tally += mark(mask, CELL + cell)
    for owner in range(SEATS):
        for slot in range(SLOTS):
            if state.river_name[owner, slot] != NO_RIVER and state.canteen[owner] != slot:  # RV-20
                tally += mark(mask, RIVER + SLOTS * owner + slot)
    return tally


@rule
def legal_bridge(state: State, mask: Ints) -> int:
    tally = mark(mask, BRIDGE_STORE)
    for owner in range(SEATS):
        for slot in range(SLOTS):
            if bridge_positions(state, owner, slot) != 0:
                tally += mark(mask, RIVER + SLOTS * owner + slot)
    return tally


@rule
def legal_positions(state: State, mask: Ints) -> int:
    river = int(state.chosen) - RIVER
    positions = bridge_positions(state, river // SLOTS, river % SLOTS)
    tally = 0
    for value in range(2, VALUES):
        if positions >> (value - 1) & 1:
            tally += mark(mask, BRIDGE_AT + value - 2)
    return tally


# END_OF_TURN: the 8-card rule (§4)


@rule
def legal_end_of_turn(state: State, seat: int, mask: Ints) -> int:
    if state.hand_size[seat] > HAND_LIMIT:
        return mark_types(mask, TO_GROUNDWATER, int(state.hand[seat]))
    tally = mark(mask, END_TURN)
    return tally + mark(mask, TAKE_GROUNDWATER) if can_take_groundwater(state, seat) else tally
