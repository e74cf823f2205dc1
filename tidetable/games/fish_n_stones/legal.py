"""What may be decided in Fish'n'Stones (§4, §10)."""

from tidetable.core.kit import Ints, allow, allow_all, rule
from tidetable.games.fish_n_stones.card import BaitRule, OwnCat
from tidetable.games.fish_n_stones.components import CELL, CELLS, COLUMNS, COLUMN_OF, DEPTHS, LURABLE, NEIGHBOURS
from tidetable.games.fish_n_stones.decisions import Decision
from tidetable.games.fish_n_stones.state import NO_CARD, Phase, State

ANY_COLUMN = (1 << COLUMNS) - 1


@rule
def legal(state: State, seat: int, choices: Ints) -> None:
    if state.phase == Phase.CAST:
        allow_all(choices, Decision.CAT, ANY_COLUMN)
    elif state.phase == Phase.BAIT:
        allow(choices, Decision.NO_BAIT)  # FS-15: nobody need bait
        allow_all(choices, Decision.LURE, lures(state, seat))
    elif state.phase == Phase.DROP:
        allow_all(choices, Decision.ONTO, drops(state, seat, int(state.picked)))
    else:
        allow_all(choices, Decision.FISH, catches(state, seat))


@rule
def may_bait_anywhere(state: State) -> bool:  # FS-9: who may not look at his cat must be able to err
    return bool(state.bait_rule == BaitRule.ANYWHERE or state.own_cat == OwnCat.HIDDEN)


@rule
def lures(state: State, seat: int) -> int:
    """Give the cells whose stack may be lured."""
    cells, anywhere = 0, may_bait_anywhere(state)
    for cell in range(CELLS):
        if state.top[cell] != NO_CARD:  # FS-12
            cells |= int(anywhere or LURABLE[state.shore[seat], state.cat[seat], cell]) << cell
    return cells


@rule
def drops(state: State, seat: int, source: int) -> int:
    """Give the cells onto which the stack of *source* may be lured; an empty one will do (FS-10, FS-13)."""
    cells, anywhere = 0, may_bait_anywhere(state)
    for cell in range(CELLS):
        if NEIGHBOURS[source, cell]:
            cells |= int(anywhere or COLUMN_OF[state.shore[seat], cell] == state.cat[seat]) << cell
    return cells


@rule
def catches(state: State, seat: int) -> int:
    """Give the cells of the cat's column that hold cards."""
    cells = 0
    for depth in range(DEPTHS):
        cell = int(CELL[state.shore[seat], state.cat[seat], depth])
        cells |= int(state.top[cell] != NO_CARD) << cell
    return cells
