"""What a screen wants to know of Reef Encounter: colours that only memory tells need the memory aid (§7).

Cells are numbers (cell = 42 * slot + 7 * row + column), counts by colour lists of five: white, yellow, orange, pink, grey.
"""

from typing import Any

from tidetable.core.kit import (
    ALL_SEEING, COUNT, SEAT, UNSHOWN, FactSheet, a_list, each, fact, flag, group, list_members, lowest, members, names_of, rule,
)  # fmt: skip
from tidetable.games.reef_encounter.components import (
    ALGA, ALGAE, BOARD, CELL, CELLS, CELLS_PER_BOARD, COLOURS, CORAL, CORAL_TILE, CORAL_TILES_SET, FIELDS, FILES, GROWTH_CELL,
    LARGE, MAX_SEATS, PLAYER_COLOURS, PRINTED, SHRIMPS, TILES, TOP, UNDER,
)  # fmt: skip
from tidetable.games.reef_encounter.corals import (
    colour_at, coral_at, droppable, is_stronger, placeable, protected, rock_of, seat_at, shields_at, shrimp_number, shrimps_on,
    shrimps_out,
)  # fmt: skip
from tidetable.games.reef_encounter.ending import points, value
from tidetable.games.reef_encounter.events import END
from tidetable.games.reef_encounter.hidden import bag_size, has_fish_tile, picked_cubes
from tidetable.games.reef_encounter.legal import meals, shows_large, turned_by_lock
from tidetable.games.reef_encounter.memory import GROWS, known_behind, will_grow
from tidetable.games.reef_encounter.outlook import meal_worth, meals_before
from tidetable.games.reef_encounter.state import INTRODUCED, NO_CELL, NO_COLOUR, NO_SEAT, Phase, Source, State
from tidetable.games.reef_encounter.supplies import tiles_in
from tidetable.games.reef_encounter.turn import meal

SEAT_OR_NONE = SEAT.or_none(NO_SEAT)
CORAL_OR_NONE = CORAL.or_none(NO_COLOUR)
CELL_NUMBER = COUNT.or_none(NO_CELL)
BY_COLOUR = fact(COUNT, COLOURS)
SHIELDED = 5  # tiles at most: a shrimp's own and those beside it
# Behind a screen: how many, all their colours (to the owner, and at the end), those known from public events (the memory aid)
COVERED = group(size=fact(), counts=BY_COLOUR, known=BY_COLOUR)


class Facts(FactSheet):
    """The table as a viewer is shown it."""

    phase = fact(names_of(Phase))
    current = fact(SEAT_OR_NONE)
    start_seat = fact(SEAT)
    advanced = flag()
    larva_exchange_immediate = flag()
    memory_aid = flag()
    boards = each(
        MAX_SEATS,
        some=True,
        of=[{"slot": slot} for slot in range(MAX_SEATS)],
        letter=fact(BOARD),
        cells=each(  # of rock
            CELLS_PER_BOARD,
            some=True,
            of=[{"row": at // FILES, "column": at % FILES, "growth": at == GROWTH_CELL} for at in range(CELLS_PER_BOARD)],
            cell=fact(),
            name=fact(CELL),
            start=fact(CORAL_OR_NONE),  # the colour printed on a start cell
            tile=fact(CORAL_OR_NONE),
            size=fact(),  # of the coral this tile belongs to
            coral=fact(CELL_NUMBER),  # its lowest cell: equal for its tiles, different for others
            guard=fact(SEAT_OR_NONE),  # whose shrimp stands on that coral
            protected=flag(),
            shrimp=fact(SEAT_OR_NONE),
            number=fact(SEAT_OR_NONE),  # which of this player's shrimps it is, from 0
            parked=flag(),
        ),
    )
    colours = each(
        COLOURS,
        of=[{"name": name} for name in CORAL.words],
        value=fact(),
        beats=a_list(COLOURS, CORAL_OR_NONE),
        locked_wins=fact(),  # of these, how many are locked
        larvae=fact(),
        bonus=flag(),
    )
    coral_tiles = each(
        TILES,
        of=[{"tile": tile, "name": CORAL_TILE.words[tile], "field": list(FIELDS[tile])} for tile in range(TILES)],
        stronger=fact(CORAL),
        weaker=fact(CORAL),
        large=fact(ALGA),
        small=fact(ALGA),
        locked=flag(),
        turns=fact(CORAL_TILES_SET),  # those that turn when this one is locked
    )
    algae = each(ALGAE, of=[{"name": name} for name in ALGA.words], supply=fact(), on_space=flag(), turns=fact(CORAL_TILES_SET))
    sea = each(COLOURS, of=[{"name": name} for name in CORAL.words], cube=flag(), tiles=BY_COLOUR, size=fact())
    bag = fact()
    dissolved = flag()
    players = each(
        MAX_SEATS,
        some=True,
        of=[{"seat": seat, "colour": colour} for seat, colour in enumerate(PLAYER_COLOURS)],
        tiles=COVERED,
        cubes=COVERED,
        fish=COVERED,
        front=BY_COLOUR,
        setup_tile=fact(CORAL_OR_NONE),
        points=fact(),
        shrimps=group(behind=fact(), out=fact(), hand=fact(), eaten=fact()),
        may_lock=flag(),  # a shrimp of this player lies on the open-sea board
        turns=fact(),
    )
    meals = each(  # that may be eaten now and not after any other decision, what gives most points first (RE-12, RE-22)
        SHRIMPS,
        some=True,
        shrimp=fact(),
        cell=fact(),
        colour=fact(CORAL),
        cells=a_list(CELLS_PER_BOARD, CELL_NUMBER),
        size=fact(),
        kept=fact(),
        points=fact(),
        last=flag(),  # the last bite of the game
    )
    placing = group(  # the larva cube in play
        maybe=True,
        colour=fact(CORAL),
        from_behind=fact(),
        placed=fact(),
        source=fact(names_of(Source).or_none()),
        cells=each(
            CELLS, some=True, of=[{"cell": cell} for cell in range(CELLS)], overgrows=fact(CORAL_OR_NONE), grows=fact(GROWS)
        ),
    )
    shrimp = group(  # in hand
        maybe=True,
        origin=fact(CELL_NUMBER),
        cells=each(CELLS, some=True, of=[{"cell": cell} for cell in range(CELLS)], shields=a_list(SHIELDED, CELL_NUMBER)),
    )
    turn = group(acted=flag(), cubes_played=fact(), introduced=flag(), locked=flag(), shrimp_moves=fact())
    end = fact(END)
    ender = fact(SEAT_OR_NONE)


@rule
def facts(state: State, viewer: int, sheet: Any) -> None:
    sheet.phase = state.phase
    sheet.start_seat = state.start_seat
    sheet.advanced = state.advanced
    sheet.larva_exchange_immediate = state.larva_exchange_immediate
    sheet.memory_aid = state.memory_aid
    sheet.end = state.end_event
    sheet.ender = state.ender
    for seat in range(state.seats):
        show_board(state, seat, sheet)  # there are as many boards as players
        show_player(state, seat, viewer, sheet)
    show_sea(state, sheet)
    show_turn(state, sheet)
    if state.waiting:
        sheet.current = lowest(int(state.waiting))
        show_meals(state, int(sheet.current), sheet)
        show_placing(state, viewer, sheet)
        show_shrimp_in_hand(state, int(sheet.current), sheet)


# The boards


@rule
def show_board(state: State, slot: int, sheet: Any) -> None:
    sheet.boards_is[slot] = 1
    sheet.boards_letter[slot] = state.board[slot]
    rock = rock_of(state, slot)
    while rock:
        show_cell(state, slot, lowest(rock), sheet)
        rock &= rock - 1


@rule
def show_cell(state: State, slot: int, at: int, sheet: Any) -> None:
    here, first = 1 << at, CELLS_PER_BOARD * slot
    colour, coral, shrimp = colour_at(state, slot, here), coral_at(state, slot, here), seat_at(state, slot, here)
    sheet.boards_cells_is[slot, at] = 1
    sheet.boards_cells_cell[slot, at] = first + at
    sheet.boards_cells_name[slot, at] = first + at
    sheet.boards_cells_start[slot, at] = PRINTED[state.board[slot], at]
    if colour != NO_COLOUR:
        sheet.boards_cells_tile[slot, at] = colour
        sheet.boards_cells_size[slot, at] = members(coral)
        sheet.boards_cells_coral[slot, at] = first + lowest(coral)
        sheet.boards_cells_guard[slot, at] = seat_at(state, slot, coral)
        shielded = protected(int(state.reef[slot, colour]), shrimps_on(state, slot))
        sheet.boards_cells_protected[slot, at] = shielded & here != 0
    if shrimp != NO_SEAT:
        sheet.boards_cells_shrimp[slot, at] = shrimp
        sheet.boards_cells_number[slot, at] = shrimp_number(state, shrimp, slot, here)
        sheet.boards_cells_parked[slot, at] = colour == NO_COLOUR


# The open sea


@rule
def show_sea(state: State, sheet: Any) -> None:
    for colour in range(COLOURS):
        show_colour(state, colour, sheet)
    for tile in range(TILES):
        show_coral_tile(state, tile, sheet)
    for alga in range(ALGAE):
        sheet.algae_supply[alga] = state.algae[alga]
        sheet.algae_on_space[alga] = state.alga_space == alga
        sheet.algae_turns[alga] = shows_large(state, alga)
    sheet.bag = bag_size(state)
    sheet.dissolved = state.dissolved and not state.advanced


@rule
def show_colour(state: State, colour: int, sheet: Any) -> None:
    """Show what a colour is worth and what it beats, its larva cubes, and its space of the open sea."""
    beaten = 0
    for other in range(COLOURS):
        sheet.sea_tiles[colour, other] = state.sea[colour, other]
        if other != colour and is_stronger(state, colour, other):
            sheet.colours_beats[colour, beaten] = other
            beaten += 1
    for tile in range(TILES):
        if TOP[tile, int(state.sides) >> tile & 1] == colour:
            sheet.colours_locked_wins[colour] += int(state.locks) >> tile & 1
    sheet.colours_value[colour] = value(state, colour)
    sheet.colours_larvae[colour] = state.larvae[colour]
    sheet.colours_bonus[colour] = state.bonus[colour]
    sheet.sea_cube[colour] = state.sea_cube[colour]
    sheet.sea_size[colour] = tiles_in(state.sea[colour])


@rule
def show_coral_tile(state: State, tile: int, sheet: Any) -> None:
    side = int(state.sides) >> tile & 1
    sheet.coral_tiles_stronger[tile] = TOP[tile, side]
    sheet.coral_tiles_weaker[tile] = UNDER[tile, side]
    sheet.coral_tiles_large[tile] = LARGE[tile, side]
    sheet.coral_tiles_small[tile] = LARGE[tile, 1 - side]
    sheet.coral_tiles_locked[tile] = int(state.locks) >> tile & 1
    sheet.coral_tiles_turns[tile] = turned_by_lock(state, tile)


# The players


@rule
def show_player(state: State, seat: int, viewer: int, sheet: Any) -> None:
    is_open = viewer == seat or viewer == ALL_SEEING or state.waiting == 0  # noqa: PLR1714 - rules know no tuples of choices
    sheet.players_is[seat] = 1
    sheet.players_may_lock[seat] = state.shrimps_eaten[seat] > 0
    sheet.players_turns[seat] = state.turns_taken[seat]
    sheet.players_points[seat] = UNSHOWN
    if is_open and has_fish_tile(state, seat):
        sheet.players_setup_tile[seat] = state.fish_tile[seat]
        sheet.players_points[seat] = points(state, seat)
    show_shrimps(state, seat, sheet)
    show_sizes(state, seat, sheet)
    show_goods(state, seat, is_open, sheet)


@rule
def show_shrimps(state: State, seat: int, sheet: Any) -> None:
    hand = int(state.lifted_from != NO_CELL and int(state.waiting) >> seat & 1 == 1)
    sheet.players_shrimps_out[seat] = shrimps_out(state, seat)
    sheet.players_shrimps_hand[seat] = hand
    sheet.players_shrimps_eaten[seat] = state.shrimps_eaten[seat]
    sheet.players_shrimps_behind[seat] = SHRIMPS - shrimps_out(state, seat) - int(state.shrimps_eaten[seat]) - hand


@rule
def show_sizes(state: State, seat: int, sheet: Any) -> None:
    is_picking = state.phase == Phase.SETUP_LARVA
    sheet.players_tiles_size[seat] = state.behind_size[seat]
    sheet.players_cubes_size[seat] = picked_cubes(state, seat) if is_picking else tiles_in(state.cubes[seat])
    sheet.players_fish_size[seat] = tiles_in(state.eaten[seat]) + int(has_fish_tile(state, seat))


@rule
def show_goods(state: State, seat: int, is_open: bool, sheet: Any) -> None:  # noqa: FBT001
    sheet.players_tiles_counts[seat, 0] = UNSHOWN
    sheet.players_cubes_counts[seat, 0] = UNSHOWN
    sheet.players_fish_counts[seat, 0] = UNSHOWN
    sheet.players_tiles_known[seat, 0] = UNSHOWN
    sheet.players_cubes_known[seat, 0] = UNSHOWN
    sheet.players_fish_known[seat, 0] = UNSHOWN
    for colour in range(COLOURS):
        sheet.players_front[seat, colour] = state.front[seat, colour]
        if is_open:
            fish_tile = int(has_fish_tile(state, seat) and state.fish_tile[seat] == colour)
            sheet.players_tiles_counts[seat, colour] = state.behind[seat, colour]
            sheet.players_cubes_counts[seat, colour] = state.cubes[seat, colour]
            sheet.players_fish_counts[seat, colour] = int(state.eaten[seat, colour]) + fish_tile
        elif state.memory_aid:
            sheet.players_tiles_known[seat, colour] = known_behind(state, seat, colour)
            sheet.players_fish_known[seat, colour] = state.eaten[seat, colour]
            if state.phase != Phase.SETUP_LARVA:
                sheet.players_cubes_known[seat, colour] = state.cubes[seat, colour]


# The turn


@rule
def show_turn(state: State, sheet: Any) -> None:
    sheet.turn_acted = state.acted
    sheet.turn_cubes_played = state.cubes_played
    sheet.turn_introduced = state.introduced
    sheet.turn_locked = state.locked_this_turn
    sheet.turn_shrimp_moves = state.shrimp_moves


@rule
def show_meals(state: State, seat: int, sheet: Any) -> None:
    if state.phase != Phase.FINAL_EAT and (state.phase != Phase.MAIN or state.acted):
        return
    eatable = meals(state, seat)
    for k in range(SHRIMPS):
        if eatable >> k & 1:
            show_meal(state, seat, k, meals_before(state, seat, eatable, k), sheet)


@rule
def show_meal(state: State, seat: int, k: int, at: int, sheet: Any) -> None:
    cell, colour, coral = meal(state, seat, k)
    kept, worth = meal_worth(state, seat, k)
    sheet.meals_is[at] = 1
    sheet.meals_shrimp[at] = k
    sheet.meals_cell[at] = cell
    sheet.meals_colour[at] = colour
    sheet.meals_size[at] = members(coral)
    sheet.meals_kept[at] = kept
    sheet.meals_points[at] = worth
    sheet.meals_last[at] = state.phase == Phase.FINAL_EAT
    list_members(coral, CELLS_PER_BOARD * (cell // CELLS_PER_BOARD), sheet.meals_cells[at])


@rule
def show_placing(state: State, viewer: int, sheet: Any) -> None:
    if state.colour == NO_COLOUR:
        return
    sheet.placing_is = 1
    sheet.placing_colour = state.colour
    sheet.placing_from_behind = state.behind_used
    sheet.placing_placed = state.placed
    if state.phase == Phase.PLACE_CELL:
        sheet.placing_source = state.source
    if state.phase != Phase.DROP:
        for slot in range(state.seats):
            show_placeable(state, slot, viewer, sheet)


@rule
def show_placeable(state: State, slot: int, viewer: int, sheet: Any) -> None:
    colour = int(state.colour)
    cells = placeable(state, slot, colour)
    while cells:
        cell = CELLS_PER_BOARD * slot + lowest(cells)
        sheet.placing_cells_is[cell] = 1
        sheet.placing_cells_overgrows[cell] = colour_at(state, slot, cells & -cells)
        sheet.placing_cells_grows[cell] = will_grow(state, viewer, slot, colour, cells & -cells)
        cells &= cells - 1


@rule
def show_shrimp_in_hand(state: State, seat: int, sheet: Any) -> None:
    if state.phase != Phase.DROP:
        return
    sheet.shrimp_is = 1
    if state.lifted_from != INTRODUCED:
        sheet.shrimp_origin = state.lifted_from
    for slot in range(state.seats):
        cells = droppable(state, slot, seat, int(state.lifted_from))
        while cells:
            cell = CELLS_PER_BOARD * slot + lowest(cells)
            sheet.shrimp_cells_is[cell] = 1
            list_members(shields_at(state, slot, cells & -cells), CELLS_PER_BOARD * slot, sheet.shrimp_cells_shields[cell])
            cells &= cells - 1
