"""The source: which cells are open, and which cards may be doubled or swapped there (§5.4, §5.5)."""

from tidetable.core.kit import rule
from tidetable.games.rivero.components import CELLS, COLUMNS, MIDDLE, ROWS, SAME_VALUE
from tidetable.games.rivero.decisions import Decision
from tidetable.games.rivero.state import NO_CARD, State

# Sets of cells, one bit a cell
FIRST_COLUMN = sum(1 << COLUMNS * row for row in range(ROWS))
LAST_COLUMN = FIRST_COLUMN << COLUMNS - 1
BANK_CELLS = sum(1 << cell for cell in range(CELLS) if cell // COLUMNS != MIDDLE)


@rule
def cells_with_cards(state: State) -> int:
    cells = 0
    for cell in range(CELLS):
        cells |= int(state.top[cell] != NO_CARD) << cell
    return cells


@rule
def is_source_full(state: State) -> bool:
    return BANK_CELLS & ~cells_with_cards(state) == 0


@rule
def open_cells(state: State) -> int:  # §5.5, RV-4: sideways, either bank
    """Give the empty cells of the banks at the beginning of a row or beside a card."""
    cards = cells_with_cards(state)
    return BANK_CELLS & ~cards & (FIRST_COLUMN | cards << 1 | cards >> 1 & ~LAST_COLUMN)


@rule
def doublers(state: State, cell: int) -> int:
    """Give the set of types that may be put on a cell: one card there, of the same value and another river."""
    return int(SAME_VALUE[state.top[cell]]) if state.bottom[cell] == NO_CARD else 0


@rule
def types_to_double(state: State) -> int:
    types = 0
    for cell in range(CELLS):
        types |= doublers(state, cell)
    return types


@rule
def swappers(state: State, cell: int) -> int:
    """Give the set of types that may be exchanged with a cell's top card; its bottom card stays of another river (RV-27)."""
    types = int(SAME_VALUE[state.top[cell]])
    return types if state.bottom[cell] == NO_CARD else types & ~(1 << int(state.bottom[cell]))


@rule
def types_to_swap(state: State) -> int:
    types = 0
    for cell in range(CELLS):
        types |= swappers(state, cell)
    return types


@rule
def fitting_cells(state: State, action: int) -> int:
    """Give the cells that will do for a DOUBLE, DISCARD or SWAP."""
    if Decision.DISCARD <= action < Decision.SWAP:
        return open_cells(state)
    cells = 0
    for cell in range(CELLS):
        if action < Decision.DISCARD:
            cells |= (doublers(state, cell) >> (action - Decision.DOUBLE) & 1) << cell
        else:
            cells |= (swappers(state, cell) >> (action - Decision.SWAP) & 1) << cell
    return cells
