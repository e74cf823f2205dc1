"""What a decision would bring, in numbers and cells: the view draws it, the previews say it (§4.4, §5.3, §5.5, §6.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidetable.core.sets import lowest, members
from tidetable.games.reef_encounter.components import CELLS_PER_BOARD, SHRIMPS, SMALLEST_MEAL, Coral
from tidetable.games.reef_encounter.corals import colour_at, coral_at, protected, shrimp_cell
from tidetable.games.reef_encounter.ending import points, value
from tidetable.games.reef_encounter.legal import final_return, large_alga, legal_meals, shows_large
from tidetable.games.reef_encounter.state import EAT, NO_COLOUR, Phase, State
from tidetable.games.reef_encounter.turn import meal_returns

if TYPE_CHECKING:
    from tidetable.games.reef_encounter.shapes import MealView


def meals(hidden: State) -> list[MealView]:
    """List the corals that may be eaten now and not after any other decision, what gives most points first (RE-12, RE-22)."""
    if not hidden.waiting or not (hidden.phase == Phase.FINAL_EAT or (hidden.phase == Phase.MAIN and not hidden.acted)):
        return []
    seat = lowest(int(hidden.waiting))
    least = final_return(hidden) + 1 if hidden.phase == Phase.FINAL_EAT else SMALLEST_MEAL
    legal = int(legal_meals(hidden, seat, least))
    found = [meal_of(hidden, seat, k) for k in range(SHRIMPS) if legal >> EAT + k & 1]
    return sorted(found, key=lambda meal: -meal["points"])


def meal_of(hidden: State, seat: int, k: int) -> MealView:
    """Say what eating the coral of shrimp *k* would give."""
    cell = shrimp_cell(hidden, seat, k)
    slot, here = cell // CELLS_PER_BOARD, 1 << cell % CELLS_PER_BOARD
    colour, coral = colour_at(hidden, slot, here), int(coral_at(hidden, slot, here))
    last = hidden.phase == Phase.FINAL_EAT
    kept = members(coral) - (final_return(hidden) if last else meal_returns(hidden))
    return {
        "shrimp": k,
        "cell": int(cell),
        "colour": Coral(colour).name.lower(),
        "cells": cells_of(slot, coral),
        "size": members(coral),
        "kept": int(kept),
        "points": int(kept * value(hidden, colour)),
        "last": bool(last),
    }


def cells_of(slot: int, cells: int) -> list[int]:
    """List the cells of a set on one board by their numbers."""
    return [CELLS_PER_BOARD * slot + place for place in range(CELLS_PER_BOARD) if cells >> place & 1]


def shields_at(hidden: State, cell: int) -> list[int]:
    """List the tiles a shrimp on *cell* would shield (RE-18); none on bare rock."""
    slot, here = cell // CELLS_PER_BOARD, 1 << cell % CELLS_PER_BOARD
    colour = colour_at(hidden, slot, here)
    return [] if colour == NO_COLOUR else cells_of(slot, int(protected(int(hidden.reef[slot, colour]), here)))


def turned_by_lock(hidden: State, tile: int) -> int:
    """Give the coral tiles that turn when *tile* is locked: the others that show its alga."""
    return int(shows_large(hidden, large_alga(hidden, tile))) & ~(1 << tile)


def fish_after(hidden: State, seat: int, turned: int) -> int:
    """Give what the seat's own parrotfish is worth once the coral tiles of a set have turned (§6.3)."""
    after: State = hidden.twin()
    after.sides = int(hidden.sides) ^ turned
    return int(points(after, seat))
