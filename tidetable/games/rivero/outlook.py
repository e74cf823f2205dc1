"""What a player of simple habits thinks a decision is worth (§12): his own hand and the open table, nothing else."""

import numpy as np

from tidetable.core.kit import members, rule
from tidetable.games.rivero.components import BESIDE, CELLS, COLUMNS, RIVERO, ROWS, SHORTEST, SLOTS, TYPES, VALUES
from tidetable.games.rivero.decisions import Decision
from tidetable.games.rivero.legal import bridged_runs, runs, useful_columns, uses
from tidetable.games.rivero.main_phase import may_discard_more
from tidetable.games.rivero.rivers import card_in_river, river_length, types_that_fit, types_that_fit_at
from tidetable.games.rivero.source import swappers
from tidetable.games.rivero.state import NO_CARD, Phase, State


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
SHED = 300  # to be rid of a card, for who may discard many and has a Rivero (RV-33): less than to lay or to double it
KEEP = 40  # worth more than this, a card is not given for an unknown one


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
    fit, hand = types_that_fit_at(state, seat, seat), int(state.hand[seat])
    next_to, gap = int(NEXT[card]), int(NEXT_BUT_ONE[card])
    worth = NEIGHBOUR * members(hand & next_to) + GAP * members(hand & gap)
    worth += IN_SOURCE * members(open_types(state) & (next_to | gap))
    if fit >> card & 1:
        worth += FITS
    elif fit & next_to:
        worth += FITS_SOON
    if int(state.pairs[seat]) >> card & 1:
        worth -= SECOND_COPY
    return worth


@rule
def can_lay(state: State, seat: int) -> bool:
    """Tell whether something can be laid without a new card."""
    cards = int(state.hand[seat])
    for place in range(BESIDE):
        if state.beside[seat, place] != NO_CARD:
            cards |= 1 << int(state.beside[seat, place])
    return (
        types_that_fit_at(state, seat, seat) & cards != 0 or runs(state, seat, cards) != 0 or bridged_runs(state, seat, cards) != 0
    )


# The worth of a decision, by phase


@rule
def worth_of(state: State, seat: int, action: int) -> int:
    action = int(action)
    if state.phase == Phase.MAIN:
        return worth_in_main(state, seat, action)
    if state.phase == Phase.END_OF_TURN:
        sunk = action - Decision.TO_GROUNDWATER
        return -usefulness(state, seat, sunk) if sunk >= 0 else int(action == Decision.TAKE_GROUNDWATER)
    if state.phase == Phase.CHOOSE_CELL:
        return usefulness(state, seat, int(state.top[action - Decision.CELL])) if state.chosen >= Decision.SWAP else 0
    if state.phase == Phase.CHOOSE_RIVER:
        owner, slot = (action - Decision.RIVER) // SLOTS, (action - Decision.RIVER) % SLOTS
        return river_length(state, owner, slot) if owner == seat else -50
    if state.phase == Phase.TURN_START:
        return 5 if action == Decision.OPTION_2 else 10 if can_lay(state, seat) else 0
    if state.phase == Phase.EXTRA_DRAW:
        return int(action == Decision.EXTRA_DRAW_YES)
    if state.phase == Phase.CANTEEN:
        return worth_of_canteen(state, seat, action)
    return worth_on_action_card(state, seat, action)


@rule
def worth_of_canteen(state: State, seat: int, action: int) -> int:
    if action == Decision.CANTEEN_MOVE:
        return 0
    return 1 if useful_columns(state, seat, types_that_fit(state, seat)) != 0 else -1  # who moves it cannot take a column now


@rule
def worth_in_main(state: State, seat: int, action: int) -> int:
    if action >= Decision.SWAP:
        return worth_of_swap(state, seat, action - Decision.SWAP)
    if action >= Decision.DISCARD:
        return (SHED if may_discard_more(state, seat) else -10) - usefulness(state, seat, action - Decision.DISCARD)
    if action >= Decision.DOUBLE:
        worth = usefulness(state, seat, action - Decision.DOUBLE)
        return 400 - worth if worth < KEEP else -1
    if action >= Decision.PLAY:
        return 900 if types_that_fit_at(state, seat, seat) >> (action - Decision.PLAY) & 1 else -50
    if action >= Decision.NEW_RIVER:
        return 700 if action >= Decision.NEW_RIVER_BRIDGE else 800
    if action >= Decision.TAKE_COLUMN:
        return worth_of_column(state, seat, action - Decision.TAKE_COLUMN)
    if action >= Decision.TAKE_ACTION_CARD:
        return 1000
    return int(action == Decision.TAKE_GROUNDWATER)  # a card there costs a point and bars the Rivero


@rule
def worth_of_swap(state: State, seat: int, card: int) -> int:
    best = -1
    for cell in range(CELLS):
        if swappers(state, cell) >> card & 1:
            best = max(best, usefulness(state, seat, int(state.top[cell])) - usefulness(state, seat, card))
    return best


@rule
def worth_of_column(state: State, seat: int, column: int) -> int:
    taken, given = 0, 0
    for row in range(ROWS):
        cell = COLUMNS * row + column
        taken |= 1 << int(state.top[cell])
        given += int(state.bottom[cell] != NO_CARD)
    return 600 + 20 * members(uses(state, seat, types_that_fit(state, seat), taken)) - 8 * given


# Action cards


@rule
def worth_on_action_card(state: State, seat: int, action: int) -> int:
    if state.phase == Phase.SUN:
        return worth_of_sun(state, seat, action)
    if state.phase in (Phase.TAP_END, Phase.BRIDGE_POSITION):
        return usefulness(state, seat, card_won(state, action))
    if action >= Decision.CELL:
        return usefulness(state, seat, int(state.top[action - Decision.CELL]))
    if action >= Decision.RIVER:
        return worth_of_harm(state, seat, action - Decision.RIVER)
    hand = int(state.hand[seat])  # a bridge to store: for two cards with a gap between them
    return 60 if hand & hand >> 2 & ~types_that_fit_at(state, seat, seat) != 0 else 20


@rule
def worth_of_sun(state: State, seat: int, action: int) -> int:
    if action == Decision.SUN_OCEAN:
        return 3
    if action != Decision.SUN_GROUNDWATER + seat:
        return -5
    return 2 * min(int(state.groundwater_size[seat]), BESIDE) + 1


@rule
def card_won(state: State, action: int) -> int:
    """Give the card that the second half of a tap or a bridge takes out of the chosen river."""
    river = int(state.chosen) - Decision.RIVER
    owner, slot = river // SLOTS, river % SLOTS
    if action == Decision.TAP_LOW:
        return card_in_river(state, owner, slot, int(state.river_low[owner, slot]))
    if action == Decision.TAP_HIGH:
        return card_in_river(state, owner, slot, int(state.river_high[owner, slot]))
    return card_in_river(state, owner, slot, action - Decision.BRIDGE_AT + 2)


@rule
def worth_of_harm(state: State, seat: int, river: int) -> int:
    """Value a river to tap or to bridge: another's, the longer the better."""
    owner, slot = river // SLOTS, river % SLOTS
    if owner == seat:
        return -100
    length = river_length(state, owner, slot)
    worth = 40 + 5 * length + (200 if length == RIVERO else 0)
    if state.phase == Phase.TAP and state.river_high[owner, slot] - state.river_low[owner, slot] + 1 == SHORTEST:
        worth += 100  # the whole river falls into the groundwater
    return worth
