"""The water: flow, spring tide and refill (§5.6, §5.7, §6)."""

from tidetable.core.kit import Ints, note, rule, shuffle
from tidetable.games.das_riff.card import SpringTide
from tidetable.games.das_riff.components import CELLS, COLUMNS, FILL_ORDER, IS_MIDDLE, RESHUFFLE_AT, ROWS, STILL_TURNS, WATER
from tidetable.games.das_riff.events import Event
from tidetable.games.das_riff.memory import add_discards, close_lot, see
from tidetable.games.das_riff.purchases import put_on_discard
from tidetable.games.das_riff.state import NO_CARD, SHOWN, State


@rule
def clear_cell(state: State, cell: int) -> None:
    """Empty a cell; a mark leaves it with its card (§5.1)."""
    state.card[cell] = NO_CARD
    state.lot[cell] = SHOWN
    state.flipped = int(state.flipped) & ~(1 << cell)


@rule
def show(state: State, cell: int) -> None:
    """Turn a face-down card up."""
    see(state, int(state.card[cell]), int(state.lot[cell]))
    state.lot[cell] = SHOWN


# FLOW (§5.6)


@rule
def flow(state: State, journal: Ints) -> None:
    drained = flow_rows(state, journal)
    if state.spring_tide == SpringTide.COMES:
        is_still = state.has_acted == 0 and drained == 0
        state.still_turns = int(state.still_turns) + 1 if is_still else 0
        if state.still_turns == STILL_TURNS:
            bring_spring_tide(state, journal)


@rule
def flow_rows(state: State, journal: Ints) -> int:
    """Let every row drift and drain; give the number of cards drained."""
    drained = 0
    for row in range(ROWS):
        shift(state, row, journal)
        water = drain(state, row, journal)
        if water > 0:
            shift(state, row, journal)
        drained += water
    return drained


@rule
def shift(state: State, row: int, journal: Ints) -> None:
    target = COLUMNS * row
    for source in range(COLUMNS * row, COLUMNS * (row + 1)):
        if state.card[source] != NO_CARD:
            if source != target:
                state.card[target] = state.card[source]
                state.lot[target] = state.lot[source]
                clear_cell(state, source)
                note(journal, Event.DRIFTED, source, target)
            target += 1


@rule
def drain(state: State, row: int, journal: Ints) -> int:
    """Drain the face-up water at the sea edge; a face-down card stops it, whatever it is."""
    for column in range(COLUMNS):
        cell = COLUMNS * row + column
        if state.card[cell] != WATER or state.lot[cell] != SHOWN:
            return column
        put_on_discard(state, WATER)
        clear_cell(state, cell)
        note(journal, Event.DRAINED, cell)
    return COLUMNS


# The spring tide (§6, DR-21)


@rule
def bring_spring_tide(state: State, journal: Ints) -> None:
    note(journal, Event.SPRING_TIDE)
    for row in range(ROWS):
        cell = COLUMNS * row
        if state.card[cell] != NO_CARD:
            if state.lot[cell] != SHOWN:
                show(state, cell)
            swept = int(state.card[cell])
            put_on_discard(state, swept)
            clear_cell(state, cell)
            note(journal, Event.SWEPT, cell, swept)
    flow_rows(state, journal)
    state.still_turns = 0


# REFILL (§5.7)


@rule
def refill(state: State, journal: Ints) -> None:
    need = empty_cells(state)
    if state.discard_left >= RESHUFFLE_AT or (state.draw_left < need and state.discard_left > 0):  # DR-16
        reshuffle(state, journal)
    for column in range(COLUMNS):
        for place in range(ROWS):
            row = int(FILL_ORDER[state.active, place])
            if state.card[COLUMNS * row + column] == NO_CARD and state.draw_left > 0:
                deal(state, row, column, journal)
                need -= 1
    if need > 0:  # DR-17
        note(journal, Event.NO_CARD_LEFT, need)


@rule
def empty_cells(state: State) -> int:
    empty = 0
    for cell in range(CELLS):
        empty += int(state.card[cell] == NO_CARD)
    return empty


@rule
def deal(state: State, row: int, column: int, journal: Ints) -> None:
    """Lay the top card of the draw pile into a cell: the outer rows face up, the middle rows face down."""
    cell = COLUMNS * row + column
    kind = int(state.draw_pile[state.draw_next])
    state.draw_next += 1
    state.draw_left -= 1
    state.card[cell] = kind
    if IS_MIDDLE[row]:
        state.lot[cell] = state.lots
        note(journal, Event.DEALT_DOWN, cell)
    else:
        state.lot[cell] = SHOWN
        see(state, kind, int(state.lots))
        note(journal, Event.DEALT_UP, cell, kind)


@rule
def reshuffle(state: State, journal: Ints) -> None:
    """Shuffle the rest of the draw pile, from the top down, and the discard pile, oldest first (chance.md)."""
    close_lot(state)
    add_discards(state)
    left = int(state.draw_left)
    for i in range(left):
        state.draw_pile[i] = state.draw_pile[int(state.draw_next) + i]
    for i in range(state.discard_left):
        state.draw_pile[left + i] = state.discard[i]
        state.discard[i] = NO_CARD
    state.draw_next = 0
    state.draw_left = left + int(state.discard_left)
    state.discard_left = 0
    shuffle(state, state.draw_pile, int(state.draw_left))
    note(journal, Event.RESHUFFLED, state.draw_left)
