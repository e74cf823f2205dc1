"""Option 2 (§4): drawing an action card and the sun, the tap and the bridge (§5.6)."""

from __future__ import annotations

from tidetable.core.chance import shuffle
from tidetable.core.journal import note
from tidetable.core.record import Ints
from tidetable.core.rule import rule
from tidetable.games.rivero.components import ACTION_CARDS, ASIDE, BESIDE, COLUMNS, MIDDLE, SLOTS, VALUES, Action
from tidetable.games.rivero.piles import refill_from_groundwater, refill_from_ocean, reveal_groundwater, top_of_ocean
from tidetable.games.rivero.rivers import cut_high, cut_low, dissolve_if_short, set_bridge
from tidetable.games.rivero.state import (
    ACTION_DRAWN, ACTION_SHUFFLED, NO_ACTION_CARD, NO_CARD, REPLACED, STORED, SUN_DRAINED, SUN_SHONE, TAPPED_RIVER, TAPPED_SOURCE,
    Phase, State,
)  # fmt: skip

DRAW_PILE = ACTION_CARDS - ASIDE


@rule
def draw_action_card(state: State, seat: int, journal: Ints) -> None:
    if state.action_left == 0:
        shuffle_action_cards(state, journal)
    place = ACTION_CARDS - int(state.action_left)
    action = int(state.action_pile[place])
    state.action_pile[place] = NO_ACTION_CARD
    state.action_left -= 1
    state.action_card[seat] = action
    note(journal, ACTION_DRAWN, seat, action)
    if action == Action.SUN:
        state.phase = Phase.SUN
    elif action == Action.TAP:
        state.phase = Phase.TAP
    else:
        state.phase = Phase.BRIDGE


@rule
def shuffle_action_cards(state: State, journal: Ints) -> None:  # RV-2: six are set aside again
    """Shuffle the discard pile, the unseen six first, then oldest first: it becomes six aside and the new draw pile."""
    played = int(state.action_discarded)
    for place in range(played):
        state.action_pile[ASIDE + place] = state.action_discard[place]
        state.action_discard[place] = 0
    shuffle(state, state.action_pile, ASIDE + played)
    missing = DRAW_PILE - played  # the opponent's lying card: the draw pile moves up to the end of its field
    for place in range(ACTION_CARDS - 1, ASIDE + missing - 1, -1):
        state.action_pile[place] = state.action_pile[place - missing]
    state.action_discarded = 0
    state.action_left = played
    note(journal, ACTION_SHUFFLED, played)


@rule
def put_beside(state: State, seat: int, card: int) -> None:
    place = 0 if state.beside[seat, 0] == NO_CARD else 1
    state.beside[seat, place] = card


# The sun: RV-39, RV-36


@rule
def shine_on_ocean(state: State, seat: int, journal: Ints) -> None:
    for _ in range(BESIDE):
        if state.ocean_left > 0:
            card = top_of_ocean(state)
            put_beside(state, seat, card)
            note(journal, SUN_SHONE, seat, card)
    state.phase = Phase.END_OF_TURN


@rule
def shine_on_groundwater(state: State, seat: int, owner: int, journal: Ints) -> None:
    for _ in range(BESIDE):
        if state.groundwater_size[owner] > 0:
            card = reveal_groundwater(state, owner)
            put_beside(state, seat, card)
            note(journal, SUN_DRAINED, seat, owner, card)
    state.phase = Phase.END_OF_TURN


# The tap: RV-20 to RV-23


@rule
def tap_source(state: State, seat: int, cell: int, journal: Ints) -> None:
    card = int(state.top[cell])
    put_beside(state, seat, card)
    note(journal, TAPPED_SOURCE, seat, cell, card)
    state.top[cell] = state.bottom[cell]
    state.bottom[cell] = NO_CARD
    if state.top[cell] == NO_CARD:
        if cell // COLUMNS == MIDDLE:
            refill_from_ocean(state, cell, journal)
        else:
            refill_from_groundwater(state, seat, cell, journal)
    state.phase = Phase.END_OF_TURN


@rule
def tap_river(state: State, seat: int, river: int, high: bool, journal: Ints) -> None:  # noqa: FBT001
    owner, slot = river // SLOTS, river % SLOTS
    end = state.river_high[owner, slot] if high else state.river_low[owner, slot]
    card = VALUES * int(state.river_name[owner, slot]) + int(end) - 1
    put_beside(state, seat, card)
    note(journal, TAPPED_RIVER, seat, owner, slot, card)
    if high:
        cut_high(state, owner, slot, journal)
    else:
        cut_low(state, owner, slot, journal)
    dissolve_if_short(state, owner, slot, journal)
    state.phase = Phase.END_OF_TURN


# The bridge: RV-15, RV-16, RV-19


@rule
def store_bridge(state: State, seat: int, journal: Ints) -> None:
    state.stored[seat] = 1
    state.stored_face[seat] = top_of_ocean(state)
    note(journal, STORED, seat, state.stored_face[seat])
    state.phase = Phase.END_OF_TURN


@rule
def replace_by_bridge(state: State, seat: int, river: int, value: int, journal: Ints) -> None:
    owner, slot = river // SLOTS, river % SLOTS
    card = VALUES * int(state.river_name[owner, slot]) + value - 1
    face = top_of_ocean(state)
    set_bridge(state, owner, slot, value, face)
    put_beside(state, seat, card)
    note(journal, REPLACED, seat, owner, slot, card, face)
    state.phase = Phase.END_OF_TURN
