"""The picture of the table that a client draws, made from a hidden record (§7). A client computes no rule from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from tidetable.core.journal import ALL_SEEING
from tidetable.games.reef_encounter.components import (
    ALGAE, BOARD_LETTERS, CELLS_PER_BOARD, COLOURS, FIELDS, FILES, GROWTH_CELL, LARGE, MAX_SEATS, PLAYER_COLOURS, ROCK, SHRIMPS,
    START, TILES, TILES_PER_COLOUR, TOP, UNDER, Alga, Coral,
)  # fmt: skip
from tidetable.core.sets import lowest, members
from tidetable.games.reef_encounter.consequences import cells_of, meals, shields_at, turned_by_lock
from tidetable.games.reef_encounter.corals import coral_at, colour_at, is_stronger, placeable, protected, shrimps_on, shrimps_out
from tidetable.games.reef_encounter.ending import points, value
from tidetable.games.reef_encounter.hidden import has_fish_tile, seen_tiles
from tidetable.games.reef_encounter.legal import legal_cells, shows_large
from tidetable.games.reef_encounter.state import (
    BEFORE, INTRODUCED, NO_CELL, NO_COLOUR, NO_SEAT, NO_SPACE, NOW, End, Phase, Source, State, Tally,
)  # fmt: skip
from tidetable.games.reef_encounter.turn import has_room_to_grow

if TYPE_CHECKING:
    from tidetable.games.reef_encounter.shapes import (
        AlgaView, BoardView, CellView, ColourView, CoralTileView, DropView, LastTurnView, PlaceableView, PlacingView, PlayerView,
        ScreenView, ShrimpView, SpaceView, TableView, TurnView,
    )  # fmt: skip

CORAL_NAMES = tuple(colour.name.lower() for colour in Coral)
ALGA_NAMES = tuple(alga.name.lower() for alga in Alga)
PHASE_NAMES = tuple(phase.name.lower() for phase in Phase)
END_NAMES = tuple(end.name.lower() for end in End)
SOURCE_NAMES = tuple(source.name.lower() for source in Source)


def view(hidden: State, seat: int) -> dict[str, Any]:
    """Give the picture of the table as *seat* is shown it; colours that only memory tells need the memory aid."""
    current = int(lowest(int(hidden.waiting))) if hidden.waiting else None
    shown: TableView = {
        "phase": PHASE_NAMES[hidden.phase],
        "current": current,
        "start_seat": int(hidden.start_seat),
        "advanced": bool(hidden.advanced),
        "larva_exchange_immediate": bool(hidden.larva_exchange_immediate),
        "memory_aid": bool(hidden.memory_aid),
        "boards": [_board(hidden, slot) for slot in range(hidden.seats)],
        "colours": [_colour(hidden, colour) for colour in range(COLOURS)],
        "coral_tiles": [_coral_tile(hidden, tile) for tile in range(TILES)],
        "algae": [_alga(hidden, alga) for alga in range(ALGAE)],
        "sea": [_space(hidden, space) for space in range(COLOURS)],
        "bag": bag_size(hidden),
        "dissolved": bool(hidden.dissolved) and not hidden.advanced,
        "players": [_player(hidden, other, seat) for other in range(hidden.seats)],
        "meals": meals(hidden),
        "placing": _placing(hidden, seat),
        "shrimp": _shrimp_in_hand(hidden),
        "turn": _turn(hidden),
        "last_turn": _last_turn(hidden),
        "end": END_NAMES[hidden.end_event] if hidden.end_event else None,
        "ender": int(hidden.ender) if hidden.ender != NO_SEAT else None,
    }
    return cast("dict[str, Any]", shown)


# The boards


def cell_name(cell: int) -> str:
    """Write a cell as the document does: slot, file and row ("1:e4")."""
    slot, place = divmod(cell, CELLS_PER_BOARD)
    return f"{slot}:{'abcdefg'[place % FILES]}{place // FILES + 1}"


def _board(hidden: State, slot: int) -> BoardView:
    board = int(hidden.board[slot])
    cells = [place for place in range(CELLS_PER_BOARD) if int(ROCK[board]) >> place & 1]
    return {"slot": slot, "letter": BOARD_LETTERS[board], "cells": [_cell(hidden, slot, place) for place in cells]}


def _cell(hidden: State, slot: int, place: int) -> CellView:
    here = 1 << place
    colour, coral, shrimp = colour_at(hidden, slot, here), coral_at(hidden, slot, here), _seat_at(hidden, slot, here)
    first = CELLS_PER_BOARD * slot
    return {
        "cell": first + place,
        "name": cell_name(first + place),
        "row": place // FILES,
        "column": place % FILES,
        "start": _printed(int(hidden.board[slot]), here),
        "growth": place == GROWTH_CELL,
        "tile": _coral_name(colour),
        "size": members(coral),
        "coral": first + lowest(coral) if coral else None,
        "guard": _seat_at(hidden, slot, coral),
        "protected": colour >= 0 and bool(protected(int(hidden.reef[slot, colour]), shrimps_on(hidden, slot)) & here),
        "shrimp": shrimp,
        "number": None if shrimp is None else _number(hidden, shrimp, slot, place),
        "parked": shrimp is not None and colour < 0,
        "new": bool(int(hidden.touched[NOW, slot]) & here),
        "recent": bool(int(hidden.touched[BEFORE, slot]) & here),
    }


def _printed(board: int, here: int) -> str | None:
    return next((CORAL_NAMES[colour] for colour in range(COLOURS) if int(START[board, colour]) == here), None)


def _seat_at(hidden: State, slot: int, cells: int) -> int | None:
    return next((seat for seat in range(MAX_SEATS) if int(hidden.shrimp[slot, seat]) & cells), None)


def _number(hidden: State, seat: int, slot: int, place: int) -> int:
    before = sum(members(int(hidden.shrimp[other, seat])) for other in range(slot))
    return before + members(int(hidden.shrimp[slot, seat]) & ((1 << place) - 1))


def _coral_name(colour: int) -> str | None:
    return CORAL_NAMES[colour] if colour != NO_COLOUR else None


# The open sea


def _colour(hidden: State, colour: int) -> ColourView:
    beats = [other for other in range(COLOURS) if other != colour and is_stronger(hidden, colour, other)]
    wins = [tile for tile in range(TILES) if TOP[tile, _side(hidden, tile)] == colour]
    return {
        "name": CORAL_NAMES[colour],
        "value": value(hidden, colour),
        "beats": [CORAL_NAMES[other] for other in beats],
        "locked_wins": sum(int(hidden.locks) >> tile & 1 for tile in wins),
        "larvae": int(hidden.larvae[colour]),
        "bonus": bool(hidden.bonus[colour]),
    }


def _side(hidden: State, tile: int) -> int:
    return int(hidden.sides) >> tile & 1


def _coral_tile(hidden: State, tile: int) -> CoralTileView:
    side = _side(hidden, tile)
    return {
        "tile": tile,
        "name": f"T{tile}",
        "stronger": CORAL_NAMES[TOP[tile, side]],
        "weaker": CORAL_NAMES[UNDER[tile, side]],
        "large": ALGA_NAMES[LARGE[tile, side]],
        "small": ALGA_NAMES[LARGE[tile, 1 - side]],
        "locked": bool(int(hidden.locks) >> tile & 1),
        "field": list(FIELDS[tile]),
        "turns": tiles_of(turned_by_lock(hidden, tile)),
        "new": bool(int(hidden.turned[NOW]) >> tile & 1),
        "recent": bool(int(hidden.turned[BEFORE]) >> tile & 1),
    }


def tiles_of(tiles: int) -> list[int]:
    """List the coral tiles of a set."""
    return [tile for tile in range(TILES) if tiles >> tile & 1]


def _alga(hidden: State, alga: int) -> AlgaView:
    return {
        "name": ALGA_NAMES[alga],
        "supply": int(hidden.algae[alga]),
        "on_space": bool(hidden.alga_space == alga),
        "turns": tiles_of(shows_large(hidden, alga)),
    }


def _space(hidden: State, space: int) -> SpaceView:
    tiles = hidden.sea[space].tolist()
    return {
        "name": CORAL_NAMES[space],
        "cube": bool(hidden.sea_cube[space]),
        "tiles": tiles,
        "size": sum(tiles),
        "recent": bool(hidden.last_space == space),
    }


def bag_size(hidden: State) -> int:
    """Count the tiles in the bag: all that are nowhere else."""
    players = range(hidden.seats)
    screens = sum(int(hidden.behind_size[seat]) + bool(has_fish_tile(hidden, seat)) for seat in players)
    return COLOURS * TILES_PER_COLOUR - screens - sum(seen_tiles(hidden, -1, colour) for colour in range(COLOURS))


# The players


def _player(hidden: State, other: int, viewer: int) -> PlayerView:
    open_to_viewer = viewer in (other, ALL_SEEING) or not hidden.waiting
    chosen = open_to_viewer and has_fish_tile(hidden, other)
    return {
        "seat": other,
        "colour": PLAYER_COLOURS[other],
        "tiles": _tiles_behind(hidden, other, open_to_viewer),
        "cubes": _cubes_behind(hidden, other, open_to_viewer),
        "front": hidden.front[other].tolist(),
        "fish": _fish(hidden, other, open_to_viewer),
        "setup_tile": _coral_name(int(hidden.fish_tile[other])) if chosen else None,
        "points": int(points(hidden, other)) if chosen else None,
        "shrimps": _shrimps(hidden, other),
        "may_lock": bool(hidden.shrimps_eaten[other]),
        "turns": int(hidden.turns_taken[other]),
    }


def _tiles_behind(hidden: State, other: int, shown: bool) -> ScreenView:  # noqa: FBT001
    aid = hidden.memory_aid and not shown
    return {
        "size": int(hidden.behind_size[other]),
        "counts": hidden.behind[other].tolist() if shown else None,
        "known": known_tiles(hidden, other) if aid else None,
    }


def known_tiles(hidden: State, other: int) -> list[int]:
    """Count, by colour, the tiles behind a screen that follow from public events."""
    size = int(hidden.behind_size[other])
    least = [int(count) for count in hidden.behind_least[other]]
    most = [min(int(count), size) for count in hidden.behind_most[other]]
    rest = size - sum(most)  # what the other colours cannot hold must be of this one
    return [max(least[colour], rest + most[colour]) for colour in range(COLOURS)]


def _cubes_behind(hidden: State, other: int, shown: bool) -> ScreenView:  # noqa: FBT001
    counts = hidden.cubes[other].tolist()
    picking = hidden.phase == Phase.SETUP_LARVA
    return {
        "size": _picked(hidden, other) if picking else sum(counts),
        "counts": counts if shown else None,
        "known": counts if hidden.memory_aid and not shown and not picking else None,
    }


def _picked(hidden: State, other: int) -> int:
    """Count the cubes a player has picked so far in SETUP_LARVA; that they were picked is public, which is not."""
    current, start, seats = lowest(int(hidden.waiting)), int(hidden.start_seat), int(hidden.seats)
    if other == current:
        return int(hidden.picks)
    return 2 if (other - start) % seats < (current - start) % seats else 0


def _fish(hidden: State, other: int, shown: bool) -> ScreenView:  # noqa: FBT001
    eaten = hidden.eaten[other].tolist()
    has_tile = has_fish_tile(hidden, other)
    counts = list(eaten)
    if shown and has_tile:
        counts[hidden.fish_tile[other]] += 1
    return {
        "size": sum(eaten) + bool(has_tile),
        "counts": counts if shown else None,
        "known": eaten if hidden.memory_aid and not shown else None,
    }


def _shrimps(hidden: State, other: int) -> dict[str, int]:
    out, eaten = shrimps_out(hidden, other), int(hidden.shrimps_eaten[other])
    hand = int(hidden.lifted_from != NO_CELL and bool(hidden.waiting >> other & 1))
    return {"behind": SHRIMPS - out - eaten - hand, "out": out, "hand": hand, "eaten": eaten}


# The turn


def _placing(hidden: State, seat: int) -> PlacingView | None:
    if hidden.colour == NO_COLOUR:
        return None
    cells = [] if hidden.phase == Phase.DROP else _placeable_cells(hidden, seat)
    return {
        "colour": CORAL_NAMES[hidden.colour],
        "from_behind": int(hidden.behind_used),
        "placed": int(hidden.placed),
        "source": SOURCE_NAMES[hidden.source] if hidden.phase == Phase.PLACE_CELL else None,
        "cells": cells,
    }


def _placeable_cells(hidden: State, seat: int) -> list[PlaceableView]:
    cells = [
        (slot, place)
        for slot in range(hidden.seats)
        for place in range(CELLS_PER_BOARD)
        if placeable(hidden, slot, int(hidden.colour)) >> place & 1
    ]
    return [placing_at(hidden, seat, int(hidden.colour), CELLS_PER_BOARD * slot + place) for slot, place in cells]


def placing_at(hidden: State, seat: int, colour: int, cell: int) -> PlaceableView:
    """Say what a tile of *colour* on *cell* would overgrow, and whether the extra-growth cell would grow."""
    slot, here = cell // CELLS_PER_BOARD, 1 << cell % CELLS_PER_BOARD
    grows = None
    if hidden.advanced or not has_room_to_grow(hidden, slot, colour, here):
        grows = False
    elif not hidden.dissolved:
        grows = bool(hidden.bonus[colour])
    elif seat >= 0 and hidden.told_least[seat, colour] > 0:
        grows = True
    elif seat >= 0 and hidden.told_most[seat, colour] == 0:
        grows = False
    return {"cell": cell, "overgrows": _coral_name(colour_at(hidden, slot, here)), "grows": grows}


def _shrimp_in_hand(hidden: State) -> ShrimpView | None:
    if hidden.phase != Phase.DROP:
        return None
    current = lowest(int(hidden.waiting))
    sets = [int(legal_cells(hidden, current, slot)) for slot in range(hidden.seats)]
    drops = [_drop(hidden, cell) for slot, cells in enumerate(sets) for cell in cells_of(slot, cells)]
    return {"origin": int(hidden.lifted_from) if hidden.lifted_from != INTRODUCED else None, "cells": drops}


def _drop(hidden: State, cell: int) -> DropView:
    return {"cell": cell, "shields": shields_at(hidden, cell)}


def _turn(hidden: State) -> TurnView:
    return {
        "acted": bool(hidden.acted),
        "cubes_played": int(hidden.cubes_played),
        "introduced": bool(hidden.introduced),
        "locked": bool(hidden.locked_this_turn),
        "shrimp_moves": int(hidden.shrimp_moves),
        "done": _done(hidden, NOW),
    }


def _last_turn(hidden: State) -> LastTurnView | None:
    if hidden.last_seat == NO_SEAT:
        return None
    space = CORAL_NAMES[hidden.last_space] if hidden.last_space != NO_SPACE else None
    return {"seat": int(hidden.last_seat), "space": space, "done": _done(hidden, BEFORE)}


def _done(hidden: State, which: int) -> dict[str, int]:
    return {what.name.lower(): int(hidden.tally[which, what]) for what in Tally}
