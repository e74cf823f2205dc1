"""The rules of Rivero, in the order of the rulebook: setup, the turn, the end. What is legal: legal.py.

Chapters: main_phase.py (option 1), action_cards.py (option 2), halves.py (decisions in two halves); what they move: rivers.py,
source.py, piles.py (ocean and hands), groundwater.py; what everybody remembers of it: memory.py.
Sections (§) are those of docs/rules/rivero.md; RV-n are its rulings.
"""

from tidetable.core.kit import NO_ACTION, Ints, below, note, rule, shuffle
from tidetable.games.rivero.action_cards import (
    DRAW_PILE, apply_bridge, apply_bridge_position, apply_sun, apply_tap, apply_tap_end, draw_action_card,
)  # fmt: skip
from tidetable.games.rivero.card import ExhaustionEnd
from tidetable.games.rivero.components import (
    ACTION_CARDS, ACTION_COPIES, BESIDE, CARDS, COLUMNS, COPIES, DEALT, MIDDLE, RIVERO, SEATS, SLOTS, TYPES,
)  # fmt: skip
from tidetable.games.rivero.decisions import Decision
from tidetable.games.rivero.events import Event, Reason
from tidetable.games.rivero.main_phase import apply_canteen, apply_choose_cell, apply_choose_river, apply_extra_draw, apply_main
from tidetable.games.rivero.piles import draw, sink, take_groundwater, top_of_ocean
from tidetable.games.rivero.rivers import cards_laid, longest_river
from tidetable.games.rivero.state import (
    NO_ACTION_CARD, NO_CARD, NO_COLUMN, NO_RIVER, NO_SLOT, NO_WINNER, NOT_KNOWN, Canteen, Phase, State,
)  # fmt: skip

# Setup (§3)


@rule
def setup(state: State, journal: Ints) -> None:
    clear_table(state)
    for card in range(CARDS):
        state.ocean[card] = card // COPIES
    shuffle(state, state.ocean, CARDS)
    state.ocean_left = CARDS
    for column in range(COLUMNS):
        cell = COLUMNS * MIDDLE + column
        state.top[cell] = top_of_ocean(state)
        note(journal, Event.BASE_LAID, cell, state.top[cell])
    shuffle_first_action_cards(state)
    for _ in range(DEALT):
        for seat in range(SEATS):
            draw(state, seat, journal)
    state.first = below(state, SEATS)  # the blue canteen
    note(journal, Event.CANTEENS_DEALT, state.first)
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
    state.discarded = 0
    state.melded = 0
    state.canteen_used = Canteen.NOT_USED
    state.must_use = 0
    state.pending_column = NO_COLUMN
    note(journal, Event.TURN_STARTED, seat, state.turns)


@rule
def apply(state: State, seat: int, action: int, journal: Ints) -> None:
    apply_in_phase(state, int(seat), int(action), journal)  # a 32-bit action must not narrow the sets of types it shifts
    check_end(state, journal)


@rule
def apply_in_phase(state: State, seat: int, action: int, journal: Ints) -> None:
    if state.phase == Phase.MAIN:
        apply_main(state, seat, action, journal)
    elif state.phase == Phase.END_OF_TURN:
        apply_end_of_turn(state, seat, action, journal)
    elif state.phase == Phase.TURN_START:
        apply_turn_start(state, seat, action, journal)
    elif state.phase == Phase.CHOOSE_CELL:
        apply_choose_cell(state, seat, action, journal)
    elif state.phase == Phase.CHOOSE_RIVER:
        apply_choose_river(state, seat, action, journal)
    elif state.phase == Phase.EXTRA_DRAW:
        apply_extra_draw(state, seat, action, journal)
    elif state.phase == Phase.CANTEEN:
        apply_canteen(state, seat, action, journal)
    else:
        apply_on_action_card(state, seat, action, journal)


@rule
def apply_on_action_card(state: State, seat: int, action: int, journal: Ints) -> None:
    if state.phase == Phase.SUN:
        apply_sun(state, seat, action, journal)
    elif state.phase == Phase.TAP:
        apply_tap(state, seat, action, journal)
    elif state.phase == Phase.TAP_END:
        apply_tap_end(state, seat, action, journal)
    elif state.phase == Phase.BRIDGE:
        apply_bridge(state, seat, action, journal)
    else:
        apply_bridge_position(state, seat, action, journal)


@rule
def apply_turn_start(state: State, seat: int, action: int, journal: Ints) -> None:
    if action == Decision.OPTION_1:
        draw(state, seat, journal)
        state.phase = Phase.MAIN
    else:
        draw_action_card(state, seat, journal)


@rule
def apply_end_of_turn(state: State, seat: int, action: int, journal: Ints) -> None:
    if action == Decision.END_TURN:
        end_turn(state, seat, journal)
    elif action == Decision.TAKE_GROUNDWATER:
        take_groundwater(state, seat, journal)
    else:
        sink(state, seat, action - Decision.TO_GROUNDWATER, journal)


@rule
def end_turn(state: State, seat: int, journal: Ints) -> None:
    note(journal, Event.TURN_ENDED, seat)
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
            note(journal, Event.WON, seat)
            return
    if state.exhaustion_end == ExhaustionEnd.IMMEDIATE and state.ocean_left == 0:
        end_by_exhaustion(state, journal)


@rule
def has_won(state: State, seat: int) -> bool:
    if state.hand_size[seat] > 0 or state.groundwater_size[seat] > 0:
        return False
    return longest_river(state, seat) >= RIVERO


@rule
def end_by_exhaustion(state: State, journal: Ints) -> None:
    end_game(state)
    note(journal, Event.EXHAUSTED)


@rule
def end_game(state: State) -> None:
    state.phase = Phase.OVER
    state.waiting = 0
    state.chosen = NO_ACTION


@rule
def score_of(state: State, seat: int) -> int:
    return cards_laid(state, seat) - int(state.groundwater_size[seat])


@rule
def score(state: State, scores: Ints, ranks: Ints) -> int:
    for seat in range(SEATS):
        scores[seat] = score_of(state, seat)
    for seat in range(SEATS):
        ranks[seat] = 1 + int(is_ahead(state, 1 - seat, seat))
    return Reason.EXHAUSTION if state.winner == NO_WINNER else Reason.RIVERO


@rule
def is_ahead(state: State, one: int, other: int) -> bool:  # RV-35
    if state.winner != NO_WINNER:
        return state.winner == one
    if score_of(state, one) != score_of(state, other):
        return score_of(state, one) > score_of(state, other)
    return longest_river(state, one) > longest_river(state, other)
