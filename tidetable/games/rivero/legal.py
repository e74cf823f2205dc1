"""What may be decided (§4, §10): the only place that knows what is legal."""

from tidetable.core.kit import Ints, allow, allow_all, allow_if, members, rule
from tidetable.games.rivero.card import ForcedDiscardAt, GroundwaterTake
from tidetable.games.rivero.components import (
    ALL_TYPES, BESIDE, COLUMNS, HAND_LIMIT, RIVERS, ROWS, RUN_STARTS, RUNS, SEATS, SLOTS, VALUES,
)  # fmt: skip
from tidetable.games.rivero.decisions import Decision
from tidetable.games.rivero.rivers import bridge_positions, free_slot, targets, types_that_fit
from tidetable.games.rivero.source import cells_with_cards, fitting_cells, is_source_full, types_to_double, types_to_swap
from tidetable.games.rivero.state import NO_ACTION_CARD, NO_CARD, NO_RIVER, NO_SLOT, Canteen, Phase, State

RUNS_OF_RIVER = (1 << RUNS) - 1


@rule
def legal(state: State, seat: int, choices: Ints) -> None:
    if state.phase == Phase.MAIN:
        legal_main(state, seat, choices)
    elif state.phase == Phase.END_OF_TURN:
        legal_end_of_turn(state, seat, choices)
    elif state.phase == Phase.TURN_START:
        allow(choices, Decision.OPTION_1)
        allow_if(choices, Decision.OPTION_2, state.action_card[seat] == NO_ACTION_CARD)
    elif state.phase == Phase.CHOOSE_CELL:
        allow_all(choices, Decision.CELL, fitting_cells(state, int(state.chosen)))
    elif state.phase == Phase.CHOOSE_RIVER:
        allow_all(choices, Decision.RIVER, targets(state, seat, int(state.chosen) - Decision.PLAY))
    elif state.phase == Phase.EXTRA_DRAW:
        allow(choices, Decision.EXTRA_DRAW_YES)
        allow(choices, Decision.EXTRA_DRAW_NO)
    elif state.phase == Phase.CANTEEN:
        allow(choices, Decision.CANTEEN_MOVE)
        allow(choices, Decision.CANTEEN_LEAVE)
    else:
        legal_on_action_card(state, choices)


# MAIN (§4)


@rule
def legal_main(state: State, seat: int, choices: Ints) -> int:
    """Allow what MAIN allows, and count it: a re-deal keeps no set (hidden.py)."""
    fit = types_that_fit(state, seat)
    ways = offer(choices, Decision.PLAY, plays(state, seat, fit))
    ways += offer(choices, Decision.NEW_RIVER, as_runs(new_rivers(state, seat)))
    ways += offer(choices, Decision.NEW_RIVER_BRIDGE, as_runs(bridged_rivers(state, seat)))
    if state.must_use != 0:  # §5.3
        return ways
    ways += offer(choices, Decision.TAKE_ACTION_CARD, places_beside(state, seat))
    ways += offer(choices, Decision.TAKE_GROUNDWATER, int(may_take_groundwater_early(state, seat)))
    ways += offer(choices, Decision.TAKE_COLUMN, columns(state, seat, fit))
    ways += offer(choices, Decision.DOUBLE, doubles(state, seat))
    full = is_source_full(state)
    ways += offer(choices, Decision.DISCARD, discards(state, seat, full))
    ways += offer(choices, Decision.SWAP, swaps(state, seat, full))
    return ways + offer(choices, Decision.FINISH, int(may_finish(state, seat, full)))


@rule
def offer(choices: Ints, first: int, those: int) -> int:
    """Allow the actions of a set, if anybody keeps one of what is legal, and count them."""
    if choices.size > 0:
        allow_all(choices, first, those)
    return members(those)


@rule
def to_use(state: State) -> int:
    """Give the types one of which must be used now: those of the column just taken (§5.3), else any; none in step 3 (RV-33)."""
    if state.discarded:
        return 0
    return int(state.must_use) if state.must_use != 0 else ALL_TYPES


@rule
def plays(state: State, seat: int, fit: int) -> int:
    """Give the hand cards that can be played, where the types that *fit* somewhere are known."""
    return fit & int(state.hand[seat]) & to_use(state)


@rule
def new_rivers(state: State, seat: int) -> int:
    """Give the lowest types of the rivers that can be begun."""
    used = to_use(state)
    return 0 if state.doubled else runs(state, seat, int(state.hand[seat])) & (used | used >> 1 | used >> 2)  # RV-11


@rule
def bridged_rivers(state: State, seat: int) -> int:
    """Give the lowest types of the rivers that can be begun with the stored bridge in the middle."""
    used = to_use(state)
    return 0 if state.doubled else bridged_runs(state, seat, int(state.hand[seat])) & (used | used >> 2)


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
def as_runs(starts: int) -> int:
    """Give runs by their numbers instead of their lowest types: the values 9 and 10 of a river begin none."""
    numbers = 0
    if starts != 0:
        for river in range(RIVERS):
            numbers |= (starts >> VALUES * river & RUNS_OF_RIVER) << RUNS * river
    return numbers


@rule
def places_beside(state: State, seat: int) -> int:  # RV-13
    places = 0
    for place in range(0 if state.discarded else BESIDE):
        places |= int(state.beside[seat, place] != NO_CARD) << place
    return places


@rule
def columns(state: State, seat: int, fit: int) -> int:
    """Give the columns that the canteen can take: not in step 2 (RV-11), and not when it was laid this turn (RV-10)."""
    if state.doubled or state.discarded or state.canteen[seat] == NO_SLOT or state.canteen_used == Canteen.PLACED:
        return 0
    return useful_columns(state, seat, fit)


@rule
def useful_columns(state: State, seat: int, fit: int) -> int:  # §5.3, 1; RV-5
    useful = 0
    for column in range(COLUMNS):
        taken = column_types(state, column)
        useful |= int(taken != 0 and uses(state, seat, fit, taken) != 0) << column
    return useful


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
def uses(state: State, seat: int, fit: int, taken: int) -> int:
    """Give those of the types *taken* that would have an immediate use, judged with hand and taken cards together."""
    together = int(state.hand[seat]) | taken
    starts = runs(state, seat, together)
    ends = bridged_runs(state, seat, together)
    return taken & (fit | starts | starts << 1 | starts << 2 | ends | ends << 2)


@rule
def doubles(state: State, seat: int) -> int:  # §5.4: once a turn
    return 0 if state.doubled or state.discarded else types_to_double(state) & int(state.hand[seat])


@rule
def discards(state: State, seat: int, full: bool) -> int:  # §5.5  # noqa: FBT001
    return 0 if full else int(state.hand[seat])


@rule
def swaps(state: State, seat: int, full: bool) -> int:  # §5.5  # noqa: FBT001
    return types_to_swap(state) & int(state.hand[seat]) if full and not state.discarded else 0


@rule
def may_finish(state: State, seat: int, full: bool) -> bool:  # RV-26, RV-33  # noqa: FBT001
    return full or bool(state.discarded > 0 or state.hand_size[seat] < forced_discard_limit(state))


@rule
def forced_discard_limit(state: State) -> int:
    return HAND_LIMIT if state.forced_discard_at == ForcedDiscardAt.EIGHT else HAND_LIMIT + 1


@rule
def may_take_groundwater_early(state: State, seat: int) -> bool:  # RV-25
    return state.groundwater_take == GroundwaterTake.ANY_TIME and not state.discarded and can_take_groundwater(state, seat)


@rule
def can_take_groundwater(state: State, seat: int) -> bool:
    return bool(state.hand_size[seat] < HAND_LIMIT and state.groundwater_size[seat] > 0)


# Option 2 (§4)


@rule
def legal_on_action_card(state: State, choices: Ints) -> None:
    if state.phase == Phase.SUN:
        legal_sun(state, choices)
    elif state.phase == Phase.TAP:
        legal_tap(state, choices)
    elif state.phase == Phase.TAP_END:
        allow(choices, Decision.TAP_LOW)
        allow(choices, Decision.TAP_HIGH)
    elif state.phase == Phase.BRIDGE:
        legal_bridge(state, choices)
    else:
        river = int(state.chosen) - Decision.RIVER
        allow_all(choices, Decision.BRIDGE_AT, bridge_positions(state, river // SLOTS, river % SLOTS) >> 1)  # from value 2 on


@rule
def legal_sun(state: State, choices: Ints) -> None:  # RV-39
    allow(choices, Decision.SUN_OCEAN)
    for seat in range(SEATS):
        allow_if(choices, Decision.SUN_GROUNDWATER + seat, state.groundwater_size[seat] > 0)


@rule
def legal_tap(state: State, choices: Ints) -> None:
    allow_all(choices, Decision.CELL, cells_with_cards(state))
    rivers = 0
    for owner in range(SEATS):
        for slot in range(SLOTS):
            is_free = state.river_name[owner, slot] != NO_RIVER and state.canteen[owner] != slot  # RV-20
            rivers |= int(is_free) << SLOTS * owner + slot
    allow_all(choices, Decision.RIVER, rivers)


@rule
def legal_bridge(state: State, choices: Ints) -> None:
    allow(choices, Decision.BRIDGE_STORE)
    rivers = 0
    for owner in range(SEATS):
        for slot in range(SLOTS):
            rivers |= int(bridge_positions(state, owner, slot) != 0) << SLOTS * owner + slot
    allow_all(choices, Decision.RIVER, rivers)


# END_OF_TURN: the 8-card rule (§4)


@rule
def legal_end_of_turn(state: State, seat: int, choices: Ints) -> None:
    if state.hand_size[seat] > HAND_LIMIT:
        allow_all(choices, Decision.TO_GROUNDWATER, int(state.hand[seat]))
    else:
        allow(choices, Decision.END_TURN)
        allow_if(choices, Decision.TAKE_GROUNDWATER, can_take_groundwater(state, seat))
