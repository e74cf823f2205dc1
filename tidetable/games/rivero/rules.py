"""The rules of Rivero, in the order of the rulebook: setup, the turn, the end. The chapters stand in the files beside this one.

Sections (§) are those of docs/rules/rivero.md; RV-n are its rulings.
"""

from __future__ import annotations

from tidetable.core.chance import below, shuffle
from tidetable.core.journal import note
from tidetable.core.record import Ints
from tidetable.core.rule import rule
from tidetable.games.rivero.action_cards import (
    DRAW_PILE, draw_action_card, replace_by_bridge, shine_on_groundwater, shine_on_ocean, store_bridge, tap_river, tap_source,
)  # fmt: skip
from tidetable.games.rivero.components import (
    ACTION_CARDS, ACTION_COPIES, BESIDE, CARDS, COLUMNS, COPIES, DEALT, MIDDLE, RIVERO, SEATS, SLOTS, TYPES,
)  # fmt: skip
from tidetable.games.rivero.legal import SEVERAL, only_choice
from tidetable.games.rivero.main_phase import (
    draw_extra, lay_canteen, lay_in_cell, lay_in_source, new_river, play, play_to, take_action_card, take_column,
)  # fmt: skip
from tidetable.games.rivero.piles import draw, sink, take_groundwater, top_of_ocean
from tidetable.games.rivero.rivers import longest_river, river_length
from tidetable.games.rivero.state import (
    BASE_LAID, BRIDGE_AT, BRIDGE_STORE, CANTEENS_DEALT, CANTEEN_LEAVE, CANTEEN_MOVE, CANTEEN_NOT_USED, CELL, DOUBLE, END_TURN,
    EXHAUSTED, EXTRA_DRAW_NO, EXTRA_DRAW_YES, FINISH, FINISHED, IMMEDIATE, NEW_RIVER, NOT_KNOWN, NO_ACTION, NO_ACTION_CARD,
    NO_CARD, NO_COLUMN, NO_RIVER, NO_SLOT, NO_WINNER, OPTION_1, OPTION_2, PLAY, RIVER, SUN_GROUNDWATER, SUN_OCEAN,
    TAKE_ACTION_CARD, TAKE_COLUMN, TAKE_GROUNDWATER, TAP_HIGH, TAP_LOW, TO_GROUNDWATER, TURN_ENDED, TURN_STARTED, WON, Phase,
    State,
)  # fmt: skip

BY_RIVERO = 0  # places in the game's list of reasons
BY_EXHAUSTION = 1

# Setup (§3)


@rule
def setup(state: State, journal: Ints) -> None:
    """Lay out the game; seats, options and the key of chance are already written."""
    clear_table(state)
    for card in range(CARDS):
        state.ocean[card] = card // COPIES
    shuffle(state, state.ocean, CARDS)
    state.ocean_left = CARDS
    for column in range(COLUMNS):
        cell = COLUMNS * MIDDLE + column
        state.top[cell] = top_of_ocean(state)
        note(journal, BASE_LAID, cell, state.top[cell])
    shuffle_first_action_cards(state)
    for _ in range(DEALT):
        for seat in range(SEATS):
            draw(state, seat, journal)
    state.first = below(state, SEATS)  # the blue canteen
    note(journal, CANTEENS_DEALT, state.first)
    begin_turn(state, int(state.first), journal)


@rule
def clear_table(state: State) -> None:
    state.top[:] = NO_CARD
    state.bottom[:] = NO_CARD
    state.groundwater[:] = NO_CARD
    state.winner = NO_WINNER
    state.chosen = NO_ACTION
    for seat in range(SEATS):
        state.canteen[seat] = NO_SLOT
        state.action_card[seat] = NO_ACTION_CARD
        state.stored_face[seat] = NO_CARD
        for place in range(BESIDE):
            state.beside[seat, place] = NO_CARD
        for slot in range(SLOTS):
            state.river_name[seat, slot] = NO_RIVER
        for card in range(TYPES):
            for copy in range(COPIES):
                state.known[seat, card, copy] = NOT_KNOWN


@rule
def shuffle_first_action_cards(state: State) -> None:  # RV-1
    for place in range(ACTION_CARDS):
        state.action_pile[place] = place // ACTION_COPIES
    shuffle(state, state.action_pile, ACTION_CARDS)
    state.action_left = DRAW_PILE


# The turn (§4)


@rule
def begin_turn(state: State, seat: int, journal: Ints) -> None:
    state.turn = seat
    state.turns += 1
    state.waiting = 1 << seat
    state.phase = Phase.TURN_START
    state.doubled = 0
    state.melded = 0
    state.canteen_used = CANTEEN_NOT_USED
    state.must_use = 0
    state.pending_column = NO_COLUMN
    note(journal, TURN_STARTED, seat, state.turns)


@rule
def apply(state: State, seat: int, action: int, journal: Ints) -> None:
    """Carry out a legal decision and all that follows by itself: whatever leaves no choice is done (§4)."""
    act(state, int(seat), int(action), journal)  # a 32-bit action must not narrow the sets of types it shifts
    while state.waiting != 0:
        forced = only_choice(state, int(state.turn))
        if forced == SEVERAL:
            return
        act(state, int(state.turn), forced, journal)


@rule
def act(state: State, seat: int, action: int, journal: Ints) -> None:
    if action >= NEW_RIVER:
        act_with_cards(state, seat, action, journal)
    elif action >= RIVER:
        answer_where(state, seat, action, journal)
    elif action >= SUN_OCEAN:
        act_on_table(state, seat, action, journal)
    else:
        act_in_turn(state, seat, action, journal)
    check_end(state, journal)


@rule
def act_in_turn(state: State, seat: int, action: int, journal: Ints) -> None:
    if action == OPTION_1:
        draw(state, seat, journal)
        state.phase = Phase.MAIN
    elif action == OPTION_2:
        draw_action_card(state, seat, journal)
    elif action == FINISH:
        note(journal, FINISHED, seat)
        state.phase = Phase.END_OF_TURN
    elif action == END_TURN:
        end_turn(state, seat, journal)
    elif action == TAKE_GROUNDWATER:
        take_groundwater(state, seat, journal)
    elif action in (EXTRA_DRAW_YES, EXTRA_DRAW_NO):
        draw_extra(state, seat, action == EXTRA_DRAW_YES, journal)
    elif action in (CANTEEN_MOVE, CANTEEN_LEAVE):
        answer_canteen(state, seat, action == CANTEEN_MOVE, journal)


@rule
def act_on_table(state: State, seat: int, action: int, journal: Ints) -> None:
    if action >= BRIDGE_AT:
        replace_by_bridge(state, seat, take_chosen(state) - RIVER, action - BRIDGE_AT + 2, journal)
    elif action >= TAKE_COLUMN:
        take_column(state, seat, action - TAKE_COLUMN, journal)
    elif action >= TAKE_ACTION_CARD:
        take_action_card(state, seat, action - TAKE_ACTION_CARD, journal)
    elif action == BRIDGE_STORE:
        store_bridge(state, seat, journal)
    elif action in (TAP_LOW, TAP_HIGH):
        tap_river(state, seat, take_chosen(state) - RIVER, action == TAP_HIGH, journal)
    elif action == SUN_OCEAN:
        shine_on_ocean(state, seat, journal)
    else:
        shine_on_groundwater(state, seat, action - SUN_GROUNDWATER, journal)


@rule
def act_with_cards(state: State, seat: int, action: int, journal: Ints) -> None:
    if action >= TO_GROUNDWATER:
        sink(state, seat, action - TO_GROUNDWATER, journal)
    elif action >= DOUBLE:
        lay_in_source(state, seat, action, journal)
    elif action >= PLAY:
        play(state, seat, action - PLAY, journal)
    else:
        new_river(state, seat, action, journal)


@rule
def take_chosen(state: State) -> int:
    """Give the action that waited for its second half, which has come."""
    chosen = int(state.chosen)
    state.chosen = NO_ACTION
    return chosen


@rule
def answer_where(state: State, seat: int, action: int, journal: Ints) -> None:
    """Take a RIVER or a CELL: the second half of a decision in MAIN, or what a tap or a bridge is aimed at."""
    if state.phase == Phase.CHOOSE_RIVER:
        state.phase = Phase.MAIN
        play_to(state, seat, take_chosen(state) - PLAY, action - RIVER, journal)
    elif state.phase == Phase.CHOOSE_CELL:
        lay_in_cell(state, seat, take_chosen(state), action - CELL, journal)
    elif action >= CELL:
        tap_source(state, seat, action - CELL, journal)
    else:
        state.chosen = action
        state.phase = Phase.TAP_END if state.phase == Phase.TAP else Phase.BRIDGE_POSITION


@rule
def answer_canteen(state: State, seat: int, move: bool, journal: Ints) -> None:  # RV-9  # noqa: FBT001
    slot = (take_chosen(state) - RIVER) % SLOTS
    if move:
        lay_canteen(state, seat, slot, journal)
    state.phase = Phase.MAIN


@rule
def end_turn(state: State, seat: int, journal: Ints) -> None:
    note(journal, TURN_ENDED, seat)
    if state.ocean_left == 0:
        end_by_exhaustion(state, journal)
    else:
        begin_turn(state, 1 - seat, journal)


# The end (§6)


@rule
def check_end(state: State, journal: Ints) -> None:  # RV-32: after every action, the active seat first
    if state.waiting == 0:
        return
    for place in range(SEATS):
        seat = (int(state.turn) + place) % SEATS
        if has_won(state, seat):
            state.winner = seat
            end_game(state)
            note(journal, WON, seat)
            return
    if state.exhaustion_end == IMMEDIATE and state.ocean_left == 0:
        end_by_exhaustion(state, journal)


@rule
def has_won(state: State, seat: int) -> bool:
    if state.hand_size[seat] > 0 or state.groundwater_size[seat] > 0:
        return False
    return longest_river(state, seat) >= RIVERO


@rule
def end_by_exhaustion(state: State, journal: Ints) -> None:
    end_game(state)
    note(journal, EXHAUSTED)


@rule
def end_game(state: State) -> None:
    state.phase = Phase.OVER
    state.waiting = 0
    state.chosen = NO_ACTION


@rule
def score_of(state: State, seat: int) -> int:
    points = -int(state.groundwater_size[seat])
    for slot in range(SLOTS):
        points += river_length(state, seat, slot)
    return points


@rule
def score(state: State, scores: Ints, ranks: Ints) -> int:
    """Write every seat's score and rank, and give the reason the game ended."""
    for seat in range(SEATS):
        scores[seat] = score_of(state, seat)
    for seat in range(SEATS):
        ranks[seat] = 1 + int(is_ahead(state, 1 - seat, seat))
    return BY_EXHAUSTION if state.winner == NO_WINNER else BY_RIVERO


@rule
def is_ahead(state: State, one: int, other: int) -> bool:  # RV-35
    if state.winner != NO_WINNER:
        return state.winner == one
    if score_of(state, one) != score_of(state, other):
        return score_of(state, one) > score_of(state, other)
    return longest_river(state, one) > longest_river(state, other)
