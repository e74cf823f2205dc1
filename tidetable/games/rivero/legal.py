"""What may be decided (§4): the only place that knows what is legal.

What is legal now is a row of sets, one for each kind of decision, ascending: from the same sets the engine sees what is forced, a
mask is filled, and one action of all is drawn.
"""

from __future__ import annotations

from tidetable.core.chance import fast_below
from tidetable.core.record import Ints
from tidetable.core.rule import rule
from tidetable.games.rivero.components import BESIDE, COLUMNS, HAND_LIMIT, ROWS, RUN_STARTS, SEATS, SLOTS, VALUES
from tidetable.games.rivero.rivers import bridge_positions, free_slot, targets, types_that_fit
from tidetable.core.sets import lowest, mark, members, nth
from tidetable.games.rivero.source import cells_with_cards, fitting_cells, is_source_full, types_to_double, types_to_swap
from tidetable.games.rivero.state import (
    ANY_TIME, AT_EIGHT, BRIDGE_AT, BRIDGE_STORE, CANTEEN_LEAVE, CANTEEN_MOVE, CANTEEN_PLACED, CELL, DISCARD, DOUBLE, END_TURN,
    EXTRA_DRAW_NO, EXTRA_DRAW_YES, FINISH, NEW_RIVER, NEW_RIVER_BRIDGE, NO_ACTION_CARD, NO_CARD, NO_RIVER, NO_SLOT, OPTION_1,
    OPTION_2, PLAY, RIVER, RUNS, SUN_GROUNDWATER, SUN_OCEAN, SWAP, TAKE_ACTION_CARD, TAKE_COLUMN, TAKE_GROUNDWATER, TAP_HIGH,
    TAP_LOW, TO_GROUNDWATER, Phase, State,
)  # fmt: skip

SEVERAL = -1

# What is legal now: the decisions below CELL as they are numbered; new rivers, without and with a bridge, by their lowest types;
# the types to PLAY and to DOUBLE; and one more set with the first action of its kind: CELL, DISCARD, SWAP or TO_GROUNDWATER.
Sets = tuple[int, int, int, int, int, int, int]


@rule
def run_of(start: int) -> int:
    """Give the number of a run of three by its lowest type: the values 9 and 10 of a river begin none."""
    return start - start // VALUES * (VALUES - RUNS)


@rule
def legal_actions(state: State, seat: int, mask: Ints) -> None:
    """Mark what *seat* may decide now; the mask comes cleared."""
    if not state.waiting >> seat & 1:
        return
    table, begun, bridged, plays, doubles, first, last = legal_now(state, seat)
    mark(mask, 0, table)
    mark(mask, PLAY, plays)
    mark(mask, DOUBLE, doubles)
    mark(mask, first, last)
    mark_runs(mask, NEW_RIVER, begun)
    mark_runs(mask, NEW_RIVER_BRIDGE, bridged)


@rule
def mark_runs(mask: Ints, first: int, starts: int) -> None:
    while starts:
        mask[first + run_of(lowest(starts))] = True
        starts &= starts - 1


@rule
def any_legal(state: State, seat: int, random: Ints) -> int:
    """Choose one of the legal actions, each equally likely: as from a mask, but from the sets it would be filled from."""
    table, begun, bridged, plays, doubles, first, last = legal_now(state, seat)
    rivers = members(begun) + members(bridged)
    skip = fast_below(random, members(table) + rivers + members(plays) + members(doubles) + members(last))
    if skip < members(table):
        return nth(table, skip)
    skip -= members(table)
    if skip < rivers:
        return nth_run(begun, bridged, skip)
    skip -= rivers
    if skip < members(plays):
        return PLAY + nth(plays, skip)
    skip -= members(plays)
    if skip < members(doubles):
        return DOUBLE + nth(doubles, skip)
    return first + nth(last, skip - members(doubles))


@rule
def nth_run(begun: int, bridged: int, skip: int) -> int:
    if skip < members(begun):
        return NEW_RIVER + run_of(nth(begun, skip))
    return NEW_RIVER_BRIDGE + run_of(nth(bridged, skip - members(begun)))


@rule
def only_choice(state: State, seat: int) -> int:
    """Give the single legal action, or SEVERAL."""
    if is_surely_asked(state, seat):
        return SEVERAL
    table, begun, bridged, plays, doubles, first, last = legal_now(state, seat)
    if members(table) + members(begun) + members(bridged) + members(plays) + members(doubles) + members(last) > 1:
        return SEVERAL
    if table:
        return lowest(table)
    if begun or bridged:
        return nth_run(begun, bridged, 0)
    if plays:
        return PLAY + lowest(plays)
    return DOUBLE + lowest(doubles) if doubles else first + lowest(last)


@rule
def is_surely_asked(state: State, seat: int) -> bool:
    """Spare the count where two legal actions are certain: nine cards, say, are of five types at least."""
    if state.phase == Phase.MAIN:
        if state.hand_size[seat] == 0 or state.must_use != 0:
            return False
        return not is_source_full(state) or (types_to_swap(state) & int(state.hand[seat])) != 0
    if state.phase == Phase.END_OF_TURN:
        return state.hand_size[seat] > HAND_LIMIT or can_take_groundwater(state, seat)
    if state.phase == Phase.TURN_START:
        return bool(state.action_card[seat] == NO_ACTION_CARD)
    return state.phase in (Phase.CHOOSE_CELL, Phase.CHOOSE_RIVER, Phase.EXTRA_DRAW, Phase.CANTEEN, Phase.TAP, Phase.TAP_END)


@rule
def legal_now(state: State, seat: int) -> Sets:
    if state.phase == Phase.MAIN:
        return legal_uses(state, seat, int(state.must_use)) if state.must_use != 0 else legal_main(state, seat)
    first, last = CELL, 0
    if state.phase == Phase.CHOOSE_CELL:
        last = fitting_cells(state, int(state.chosen))
    elif state.phase == Phase.TAP:
        last = cells_with_cards(state)
    elif state.phase == Phase.END_OF_TURN and state.hand_size[seat] > HAND_LIMIT:  # the 8-card rule (§4)
        first, last = TO_GROUNDWATER, int(state.hand[seat])
    return legal_outside_main(state, seat), 0, 0, 0, 0, first, last


@rule
def legal_outside_main(state: State, seat: int) -> int:
    """Give the legal decisions below CELL of all phases but MAIN."""
    if state.phase == Phase.END_OF_TURN:
        return legal_end_of_turn(state, seat)
    if state.phase == Phase.TURN_START:
        return 1 << OPTION_1 | int(state.action_card[seat] == NO_ACTION_CARD) << OPTION_2
    if state.phase == Phase.CHOOSE_RIVER:
        return targets(state, seat, int(state.chosen) - PLAY) << RIVER
    if state.phase == Phase.EXTRA_DRAW:
        return 1 << EXTRA_DRAW_YES | 1 << EXTRA_DRAW_NO
    if state.phase == Phase.CANTEEN:
        return 1 << CANTEEN_MOVE | 1 << CANTEEN_LEAVE
    return legal_on_action_card(state)


# MAIN (§4)


@rule
def legal_main(state: State, seat: int) -> Sets:
    hand, fit = int(state.hand[seat]), types_that_fit(state, seat)
    table, begun, bridged, doubles = legal_takes(state, seat), 0, 0, 0
    if not state.doubled:  # RV-11
        begun, bridged = runs(state, seat, hand), bridged_runs(state, seat, hand)
        doubles = types_to_double(state) & hand
        if state.canteen[seat] != NO_SLOT and state.canteen_used != CANTEEN_PLACED:  # RV-10
            table |= legal_columns(state, seat, fit)
    if is_source_full(state):
        return table | 1 << FINISH, begun, bridged, fit & hand, doubles, SWAP, types_to_swap(state) & hand
    if state.hand_size[seat] < forced_discard_limit(state):  # RV-26
        table |= 1 << FINISH
    return table, begun, bridged, fit & hand, doubles, DISCARD, hand


@rule
def legal_uses(state: State, seat: int, used: int) -> Sets:
    """Give the ways to use one of the cards of the column just taken (§5.3)."""
    hand = int(state.hand[seat])
    begun = runs(state, seat, hand) & (used | used >> 1 | used >> 2)
    bridged = bridged_runs(state, seat, hand) & (used | used >> 2)
    return 0, begun, bridged, types_that_fit(state, seat) & hand & used, 0, DISCARD, 0


@rule
def legal_takes(state: State, seat: int) -> int:  # RV-13, RV-25
    choices = 0
    for place in range(BESIDE):
        choices |= int(state.beside[seat, place] != NO_CARD) << TAKE_ACTION_CARD + place
    if state.groundwater_take == ANY_TIME and can_take_groundwater(state, seat):
        choices |= 1 << TAKE_GROUNDWATER
    return choices


@rule
def legal_columns(state: State, seat: int, fit: int) -> int:
    choices = 0
    for column in range(COLUMNS):
        taken = column_types(state, column)
        if taken != 0 and useful(state, seat, fit, taken):
            choices |= 1 << TAKE_COLUMN + column
    return choices


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
def column_types(state: State, column: int) -> int:
    """Give the types of a whole column; nothing if a card is missing."""
    taken = 0
    for row in range(ROWS):
        card = int(state.top[COLUMNS * row + column])
        if card == NO_CARD:
            return 0
        taken |= 1 << card
    return taken


@rule
def can_take_column(state: State, seat: int, column: int) -> bool:  # §5.3, 1; RV-5
    return uses(state, seat, column_types(state, column)) != 0


@rule
def uses(state: State, seat: int, taken: int) -> int:
    """Give those of the types *taken* that would have an immediate use, judged with hand and taken cards together."""
    return useful(state, seat, types_that_fit(state, seat), taken)


@rule
def useful(state: State, seat: int, fit: int, taken: int) -> int:
    """Give the same, where the types that fit somewhere are known."""
    together = int(state.hand[seat]) | taken
    starts = runs(state, seat, together)
    ends = bridged_runs(state, seat, together)
    return taken & (fit | starts | starts << 1 | starts << 2 | ends | ends << 2)


@rule
def can_take_groundwater(state: State, seat: int) -> bool:
    return bool(state.hand_size[seat] < HAND_LIMIT and state.groundwater_size[seat] > 0)


@rule
def forced_discard_limit(state: State) -> int:
    return HAND_LIMIT if state.forced_discard_at == AT_EIGHT else HAND_LIMIT + 1


# Option 2 (§4)


@rule
def legal_on_action_card(state: State) -> int:
    if state.phase == Phase.SUN:
        return legal_sun(state)
    if state.phase == Phase.TAP:
        return legal_rivers_to_tap(state)
    if state.phase == Phase.TAP_END:
        return 1 << TAP_LOW | 1 << TAP_HIGH
    if state.phase == Phase.BRIDGE:
        return legal_bridge(state)
    if state.phase == Phase.BRIDGE_POSITION:
        river = int(state.chosen) - RIVER
        return bridge_positions(state, river // SLOTS, river % SLOTS) >> 1 << BRIDGE_AT  # from value 2 on
    return 0


@rule
def legal_sun(state: State) -> int:  # RV-39
    choices = 1 << SUN_OCEAN
    for seat in range(SEATS):
        choices |= int(state.groundwater_size[seat] > 0) << SUN_GROUNDWATER + seat
    return choices


@rule
def legal_rivers_to_tap(state: State) -> int:
    choices = 0
    for owner in range(SEATS):
        for slot in range(SLOTS):
            if state.river_name[owner, slot] != NO_RIVER and state.canteen[owner] != slot:  # RV-20
                choices |= 1 << RIVER + SLOTS * owner + slot
    return choices


@rule
def legal_bridge(state: State) -> int:
    choices = 1 << BRIDGE_STORE
    for owner in range(SEATS):
        for slot in range(SLOTS):
            if bridge_positions(state, owner, slot) != 0:
                choices |= 1 << RIVER + SLOTS * owner + slot
    return choices


# END_OF_TURN: the 8-card rule (§4)


@rule
def legal_end_of_turn(state: State, seat: int) -> int:
    if state.hand_size[seat] > HAND_LIMIT:
        return 0
    return 1 << END_TURN | int(can_take_groundwater(state, seat)) << TAKE_GROUNDWATER
