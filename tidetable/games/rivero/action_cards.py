"""Option 2 (§4): drawing an action card and the sun, the tap and the bridge (§5.6)."""

from tidetable.core.kit import Ints, note, rule, shuffle
from tidetable.games.rivero.components import ACTION_CARDS, ASIDE, BESIDE, COLUMNS, MIDDLE, SLOTS, Action
from tidetable.games.rivero.decisions import Decision
from tidetable.games.rivero.events import Event
from tidetable.games.rivero.halves import choose, take_chosen
from tidetable.games.rivero.piles import refill_from_groundwater, refill_from_ocean, reveal_groundwater, top_of_ocean
from tidetable.games.rivero.rivers import card_in_river, cut, dissolve_if_short, set_bridge
from tidetable.games.rivero.state import NO_ACTION_CARD, NO_CARD, Phase, State

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
    note(journal, Event.ACTION_DRAWN, seat, action)
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
    note(journal, Event.ACTION_SHUFFLED, played)


@rule
def put_beside(state: State, seat: int, card: int) -> None:
    place = 0 if state.beside[seat, 0] == NO_CARD else 1
    state.beside[seat, place] = card


# The sun: RV-39, RV-36


@rule
def apply_sun(state: State, seat: int, action: int, journal: Ints) -> None:
    if action == Decision.SUN_OCEAN:
        shine_on_ocean(state, seat, journal)
    else:
        shine_on_groundwater(state, seat, action - Decision.SUN_GROUNDWATER, journal)
    state.phase = Phase.END_OF_TURN


@rule
def shine_on_ocean(state: State, seat: int, journal: Ints) -> None:
    for _ in range(BESIDE):
        if state.ocean_left > 0:
            card = top_of_ocean(state)
            put_beside(state, seat, card)
            note(journal, Event.SUN_SHONE, seat, card)


@rule
def shine_on_groundwater(state: State, seat: int, owner: int, journal: Ints) -> None:
    for _ in range(BESIDE):
        if state.groundwater_size[owner] > 0:
            card = reveal_groundwater(state, owner)
            put_beside(state, seat, card)
            note(journal, Event.SUN_DRAINED, seat, owner, card)


# The tap: RV-20 to RV-23


@rule
def apply_tap(state: State, seat: int, action: int, journal: Ints) -> None:
    if action >= Decision.CELL:
        tap_source(state, seat, action - Decision.CELL, journal)
        state.phase = Phase.END_OF_TURN
    else:
        choose(state, action, Phase.TAP_END)


@rule
def apply_tap_end(state: State, seat: int, action: int, journal: Ints) -> None:
    tap_river(state, seat, take_chosen(state) - Decision.RIVER, action == Decision.TAP_HIGH, journal)
    state.phase = Phase.END_OF_TURN


@rule
def tap_source(state: State, seat: int, cell: int, journal: Ints) -> None:
    card = int(state.top[cell])
    put_beside(state, seat, card)
    state.top[cell] = state.bottom[cell]
    state.bottom[cell] = NO_CARD
    note(journal, Event.TAPPED_SOURCE, seat, cell, card)
    if state.top[cell] == NO_CARD:
        if cell // COLUMNS == MIDDLE:
            refill_from_ocean(state, cell, journal)
        else:
            refill_from_groundwater(state, seat, cell, journal)


@rule
def tap_river(state: State, seat: int, river: int, high: bool, journal: Ints) -> None:  # noqa: FBT001
    owner, slot = river // SLOTS, river % SLOTS
    end, inward = (state.river_high, -1) if high else (state.river_low, 1)
    card = card_in_river(state, owner, slot, int(end[owner, slot]))
    put_beside(state, seat, card)
    end[owner, slot] += inward
    note(journal, Event.TAPPED_RIVER, seat, owner, slot, card)
    cut(state, owner, slot, end, inward, journal)
    dissolve_if_short(state, owner, slot, journal)


# The bridge: RV-15, RV-16, RV-19


@rule
def apply_bridge(state: State, seat: int, action: int, journal: Ints) -> None:
    if action == Decision.BRIDGE_STORE:
        store_bridge(state, seat, journal)
        state.phase = Phase.END_OF_TURN
    else:
        choose(state, action, Phase.BRIDGE_POSITION)


@rule
def apply_bridge_position(state: State, seat: int, action: int, journal: Ints) -> None:
    replace_by_bridge(state, seat, take_chosen(state) - Decision.RIVER, action - Decision.BRIDGE_AT + 2, journal)
    state.phase = Phase.END_OF_TURN


@rule
def store_bridge(state: State, seat: int, journal: Ints) -> None:
    state.stored[seat] = 1
    state.stored_face[seat] = top_of_ocean(state)
    note(journal, Event.STORED, seat, state.stored_face[seat])


@rule
def replace_by_bridge(state: State, seat: int, river: int, value: int, journal: Ints) -> None:
    owner, slot = river // SLOTS, river % SLOTS
    card = card_in_river(state, owner, slot, value)
    face = top_of_ocean(state)
    set_bridge(state, owner, slot, value, face)
    put_beside(state, seat, card)
    note(journal, Event.REPLACED, seat, owner, slot, card, face)
