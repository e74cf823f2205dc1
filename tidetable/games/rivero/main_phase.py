"""Option 1 (§4, MAIN): laying, columns, the canteen, doubling and the closing discard (§5.1 to §5.5, §5.7)."""

from tidetable.core.kit import Ints, has_several, lowest, note, rule
from tidetable.games.rivero.card import RiveroDiscards
from tidetable.games.rivero.components import BESIDE, COLUMNS, RIVERO, ROWS, RUNS, SLOTS, VALUES, Way
from tidetable.games.rivero.decisions import Decision
from tidetable.games.rivero.events import Event
from tidetable.games.rivero.halves import choose, take_chosen
from tidetable.games.rivero.piles import draw, gain, lay_down, refill_column, take_groundwater
from tidetable.games.rivero.rivers import begin_river, exchange_bridge, extend, longest_river, targets, way_to
from tidetable.games.rivero.source import fitting_cells
from tidetable.games.rivero.state import NO_ACTION_CARD, NO_CARD, NO_COLUMN, NO_SLOT, Canteen, Phase, State


@rule
def apply_main(state: State, seat: int, action: int, journal: Ints) -> None:
    if action >= Decision.DOUBLE:  # or a DISCARD, or a SWAP
        lay_in_source(state, seat, action, journal)
    elif action >= Decision.PLAY:
        play(state, seat, action - Decision.PLAY, journal)
    elif action >= Decision.NEW_RIVER_BRIDGE:
        new_river(state, seat, action - Decision.NEW_RIVER_BRIDGE, True, journal)
    elif action >= Decision.NEW_RIVER:
        new_river(state, seat, action - Decision.NEW_RIVER, False, journal)
    elif action >= Decision.TAKE_COLUMN:
        take_column(state, seat, action - Decision.TAKE_COLUMN, journal)
    elif action >= Decision.TAKE_ACTION_CARD:
        take_action_card(state, seat, action - Decision.TAKE_ACTION_CARD, journal)
    elif action == Decision.TAKE_GROUNDWATER:
        take_groundwater(state, seat, journal)
    else:
        state.phase = Phase.END_OF_TURN
        note(journal, Event.FINISHED, seat)


# Cards beside the action card (§5.6)


@rule
def take_action_card(state: State, seat: int, place: int, journal: Ints) -> None:  # RV-13
    card = int(state.beside[seat, place])
    for after in range(place, BESIDE - 1):
        state.beside[seat, after] = state.beside[seat, after + 1]
    state.beside[seat, BESIDE - 1] = NO_CARD
    gain(state, seat, card)
    note(journal, Event.ACTION_CARD_TAKEN, seat, card)
    release_check(state, seat, journal)


@rule
def release_check(state: State, seat: int, journal: Ints) -> None:  # RV-14
    action = int(state.action_card[seat])
    if action == NO_ACTION_CARD or not state.melded or state.beside[seat, 0] != NO_CARD or state.stored[seat]:
        return
    state.action_card[seat] = NO_ACTION_CARD
    state.action_discard[state.action_discarded] = action
    state.action_discarded += 1
    note(journal, Event.RELEASED, seat, action)


# Playing a card to a river (§5.1)


@rule
def play(state: State, seat: int, card: int, journal: Ints) -> None:
    rivers = targets(state, seat, card)
    if has_several(rivers):
        choose(state, Decision.PLAY + card, Phase.CHOOSE_RIVER)
    else:
        play_to(state, seat, card, lowest(rivers), journal)


@rule
def apply_choose_river(state: State, seat: int, action: int, journal: Ints) -> None:
    state.phase = Phase.MAIN
    play_to(state, seat, take_chosen(state) - Decision.PLAY, action - Decision.RIVER, journal)


@rule
def play_to(state: State, seat: int, card: int, river: int, journal: Ints) -> None:
    owner, slot = river // SLOTS, river % SLOTS
    if way_to(state, owner, slot, card) == Way.EXCHANGE:
        exchange_bridge(state, seat, owner, slot, card, journal)  # no meld: it releases nothing (RV-14)
    else:
        extend(state, seat, slot, card, journal)
        state.melded = 1
        release_check(state, seat, journal)
    satisfy_use(state, seat, journal)


# New rivers and the canteen (§5.2, §5.7)


@rule
def new_river(state: State, seat: int, run: int, with_bridge: bool, journal: Ints) -> None:  # noqa: FBT001
    slot = begin_river(state, seat, VALUES * (run // RUNS) + run % RUNS, with_bridge, journal)
    state.melded = 1
    release_check(state, seat, journal)
    satisfy_use(state, seat, journal)
    if state.canteen_used == Canteen.SPENT:
        return
    if state.canteen[seat] == NO_SLOT:
        lay_canteen(state, seat, slot, journal)
    else:  # RV-9
        choose(state, Decision.RIVER + SLOTS * seat + slot, Phase.CANTEEN)


@rule
def apply_canteen(state: State, seat: int, action: int, journal: Ints) -> None:
    slot = (take_chosen(state) - Decision.RIVER) % SLOTS
    if action == Decision.CANTEEN_MOVE:
        lay_canteen(state, seat, slot, journal)
    state.phase = Phase.MAIN


@rule
def lay_canteen(state: State, seat: int, slot: int, journal: Ints) -> None:
    state.canteen[seat] = slot
    state.canteen_used = Canteen.PLACED
    note(journal, Event.CANTEEN_LAID, seat, slot)


# Columns (§5.3)


@rule
def take_column(state: State, seat: int, column: int, journal: Ints) -> None:
    note(journal, Event.COLUMN_TAKEN, seat, column)
    slot = int(state.canteen[seat])
    state.canteen[seat] = NO_SLOT
    state.canteen_used = Canteen.SPENT
    state.pending_column = column
    note(journal, Event.CANTEEN_FREED, seat, slot)
    taken = 0
    for row in range(ROWS):
        cell = COLUMNS * row + column
        card = int(state.top[cell])
        taken |= 1 << card
        gain(state, seat, card)
        state.top[cell] = NO_CARD
        note(journal, Event.SOURCE_TAKEN, seat, cell, card)
    for row in range(ROWS):  # RV-6
        cell = COLUMNS * row + column
        if state.bottom[cell] != NO_CARD:
            card = int(state.bottom[cell])
            gain(state, 1 - seat, card)
            state.bottom[cell] = NO_CARD
            note(journal, Event.BOTTOM_GIVEN, 1 - seat, cell, card)
    state.must_use = taken


@rule
def satisfy_use(state: State, seat: int, journal: Ints) -> None:  # RV-7, RV-8
    if state.must_use != 0:
        state.must_use = 0
        refill_column(state, seat, int(state.pending_column), journal)
        state.pending_column = NO_COLUMN


# The source: doubling, discarding, swapping (§5.4, §5.5)


@rule
def lay_in_source(state: State, seat: int, action: int, journal: Ints) -> None:
    cells = fitting_cells(state, action)
    if has_several(cells):
        choose(state, action, Phase.CHOOSE_CELL)
    else:
        lay_in_cell(state, seat, action, lowest(cells), journal)


@rule
def apply_choose_cell(state: State, seat: int, action: int, journal: Ints) -> None:
    lay_in_cell(state, seat, take_chosen(state), action - Decision.CELL, journal)


@rule
def lay_in_cell(state: State, seat: int, action: int, cell: int, journal: Ints) -> None:
    if action < Decision.DISCARD:
        double(state, seat, action - Decision.DOUBLE, cell, journal)
    elif action < Decision.SWAP:
        discard(state, seat, action - Decision.DISCARD, cell, journal)
    else:
        swap(state, seat, action - Decision.SWAP, cell, journal)


@rule
def double(state: State, seat: int, card: int, cell: int, journal: Ints) -> None:
    lay_down(state, seat, card)
    covered = int(state.top[cell])
    state.bottom[cell] = covered
    state.top[cell] = card
    state.doubled = 1
    note(journal, Event.DOUBLED, seat, cell, card, covered)
    state.phase = Phase.EXTRA_DRAW if state.ocean_left > 0 else Phase.MAIN


@rule
def apply_extra_draw(state: State, seat: int, action: int, journal: Ints) -> None:
    if action == Decision.EXTRA_DRAW_YES:
        draw(state, seat, journal)
    else:
        note(journal, Event.EXTRA_DECLINED, seat)
    state.phase = Phase.MAIN


@rule
def discard(state: State, seat: int, card: int, cell: int, journal: Ints) -> None:
    lay_down(state, seat, card)
    state.top[cell] = card
    note(journal, Event.DISCARDED, seat, cell, card)
    if may_discard_more(state, seat):
        state.discarded += 1
        state.phase = Phase.MAIN
    else:
        state.phase = Phase.END_OF_TURN


@rule
def may_discard_more(state: State, seat: int) -> bool:  # RV-33
    return state.rivero_discards == RiveroDiscards.SEVERAL and longest_river(state, seat) >= RIVERO


@rule
def swap(state: State, seat: int, card: int, cell: int, journal: Ints) -> None:
    got = int(state.top[cell])
    lay_down(state, seat, card)
    gain(state, seat, got)
    state.top[cell] = card
    note(journal, Event.SWAPPED, seat, cell, card, got)
    state.phase = Phase.END_OF_TURN
