"""Players that need no search: the absent one (RE-40) and the careful one (§12.2).

The careful player eats in time, lays tiles where its shrimps guard, makes currency, locks what its parrotfish holds, and drafts
what it can lay. It reads nothing that its seat may not know.
"""

from __future__ import annotations

from tidetable.core.chance import fast_below
from tidetable.core.record import Ints
from tidetable.core.rule import rule
from tidetable.games.reef_encounter.components import ALGAE, CELLS_PER_BOARD, COLOURS, CUBES_A_TURN, SHRIMPS, TILES
from tidetable.core.sets import members
from tidetable.games.reef_encounter.corals import colour_at, coral_at, shrimp_cell
from tidetable.games.reef_encounter.ending import value
from tidetable.games.reef_encounter.judgement import (
    LEAST, cube_worth, held_tiles, lock_worth, must_hurry, own_corals, stand_worth, tile_worth, turning_worth,
)  # fmt: skip
from tidetable.games.reef_encounter.legal import final_return, shows_large
from tidetable.games.reef_encounter.state import (
    ALGA_LOCK, ALGA_PAY, ALGA_SPACE, COLLECT, DECLINE, DROP, DROP_SCREEN, EAT, END_PLACING, FISH_TILE, INTRODUCE, LARVA_PICK,
    NO_ACTION, PLACE, PLAY_CUBE, SRC_BEHIND, SRC_FRONT, TILE_TO_CUBE, Phase, State,
)  # fmt: skip
from tidetable.games.reef_encounter.turn import meal_returns


@rule
def default_action(state: State, seat: int, mask: Ints) -> int:
    """Decide for a player who is absent: stop placing, take shrimps home, collect the lowest space, eat nothing more."""
    for action in (COLLECT, END_PLACING, DROP_SCREEN, DECLINE):
        if mask[action]:
            return action
    return lowest_legal(mask)


@rule
def lowest_legal(mask: Ints) -> int:
    for action in range(mask.size):
        if mask[action]:
            return action
    return NO_ACTION


@rule
def careful(state: State, seat: int, mask: Ints, random: Ints) -> int:
    """Decide by the worth of each step; equal ones by chance."""
    if state.phase == Phase.MAIN:
        return choose_in_main(state, seat, mask, random)
    if Phase.PLACE <= state.phase <= Phase.PLACE_CELL:
        return choose_placing(state, seat, mask, random)
    if state.phase == Phase.DROP:
        return choose_stand(state, seat, mask, random)
    if state.phase == Phase.ALGA:
        return best_alga(state, seat, mask)[0]
    if state.phase == Phase.FINAL_EAT:
        return best_meal(state, seat, mask, final_return(state))[0]
    return choose_in_setup(state, seat, mask, random)


# Setup: the colour with the most tiles, for the fish and for the cubes


@rule
def choose_in_setup(state: State, seat: int, mask: Ints, random: Ints) -> int:
    first = FISH_TILE if state.phase == Phase.SETUP_FISH else LARVA_PICK
    best, most = NO_ACTION, LEAST
    for colour in range(COLOURS):
        worth = 8 * (int(state.behind[seat, colour]) - 3 * int(state.cubes[seat, colour])) + fast_below(random, 8)
        if mask[first + colour] and worth > most:
            best, most = first + colour, worth
    return best


# The turn


@rule
def choose_in_main(state: State, seat: int, mask: Ints, random: Ints) -> int:
    """Eat, play cubes, introduce, spend consumed tiles, collect: the first that is worth it."""
    meal, kept = best_meal(state, seat, mask, meal_returns(state))
    if meal != NO_ACTION and is_ripe(state, seat, meal - EAT, kept):
        return meal
    cube = best_cube(state, seat, mask, random)
    if cube != NO_ACTION:
        return cube
    if mask[INTRODUCE]:
        return INTRODUCE
    for choice in (best_exchange(state, seat, mask), best_payment(state, seat, mask), best_space(state, seat, mask, random)):
        if choice != NO_ACTION:
            return choice
    return lowest_legal(mask)


@rule
def best_meal(state: State, seat: int, mask: Ints, returned: int) -> tuple[int, int]:
    """Give the meal that is worth most and the tiles it keeps; what is not legal is no meal."""
    best, most, tiles = NO_ACTION, LEAST, 0
    if mask[DECLINE]:
        best, most = DECLINE, 0
    for k in range(SHRIMPS):
        if mask[EAT + k]:
            cell = shrimp_cell(state, seat, k)
            slot, here = cell // CELLS_PER_BOARD, 1 << cell % CELLS_PER_BOARD
            kept = members(coral_at(state, slot, here)) - returned
            worth = kept * value(state, colour_at(state, slot, here))
            if worth > most:
                best, most, tiles = EAT + k, worth, kept
    return best, tiles


@rule
def is_ripe(state: State, seat: int, k: int, kept: int) -> bool:
    """Tell whether to eat now: a large coral, or one that cannot grow this turn, or a first bite; the last bite must pay."""
    if must_hurry(state, seat):
        return True
    last = state.shrimps_eaten[seat] == SHRIMPS - 1
    if last:
        return kept >= 3
    cell = shrimp_cell(state, seat, k)
    colour = colour_at(state, cell // CELLS_PER_BOARD, 1 << cell % CELLS_PER_BOARD)
    can_grow = state.cubes[seat, colour] > 0 and held_tiles(state, seat, colour) >= 2
    if kept >= 4 or (kept >= 2 and not can_grow):
        return True
    return state.shrimps_eaten[seat] == 0 and kept >= 1 and not can_grow


@rule
def best_cube(state: State, seat: int, mask: Ints, random: Ints) -> int:
    best, most = NO_ACTION, 14
    for colour in range(COLOURS):
        if mask[PLAY_CUBE + colour]:
            worth = cube_worth(state, seat, colour)
            if worth > most:
                best, most = PLAY_CUBE + colour, worth
    return best


@rule
def best_exchange(state: State, seat: int, mask: Ints) -> int:
    """Exchange a consumed tile for a cube where tiles wait for one."""
    if state.cubes_played >= CUBES_A_TURN:
        return NO_ACTION
    for colour in range(COLOURS):
        waiting = int(state.behind[seat, colour]) >= 3 and state.cubes[seat, colour] == 0
        if mask[TILE_TO_CUBE + colour] and waiting and cube_worth(state, seat, colour) > 20:
            return TILE_TO_CUBE + colour
    return NO_ACTION


@rule
def best_payment(state: State, seat: int, mask: Ints) -> int:
    """Pay for an alga if a lock or a turn is worth it, with the colour least needed."""
    paid, fewest = NO_ACTION, 1000
    for colour in range(COLOURS):
        if mask[ALGA_PAY + colour]:
            need = 2 * int(state.behind[seat, colour]) + 3 * int(state.cubes[seat, colour]) - int(state.front[seat, colour])
            if need < fewest:
                paid, fewest = ALGA_PAY + colour, need
    if paid == NO_ACTION or best_alga_worth(state, seat) < 10:
        return NO_ACTION
    return paid


@rule
def best_alga_worth(state: State, seat: int) -> int:
    best = LEAST
    may = state.shrimps_eaten[seat] > 0 and not state.locked_this_turn and members(int(state.locks)) < TILES - 1
    for alga in range(ALGAE):
        shown = shows_large(state, alga)
        if shown and (state.algae[alga] > 0 or state.alga_space == alga):
            best = max(best, turning_worth(state, seat, shown) // 2)
        if may and state.algae[alga] > 0:
            for tile in range(TILES):
                if shown >> tile & 1:
                    best = max(best, lock_worth(state, seat, tile))
    return best


@rule
def best_alga(state: State, seat: int, mask: Ints) -> tuple[int, int]:
    best, most = NO_ACTION, 100 * LEAST
    for alga in range(ALGAE):
        if mask[ALGA_SPACE + alga]:
            worth = turning_worth(state, seat, shows_large(state, alga)) // 2
            if worth > most:
                best, most = ALGA_SPACE + alga, worth
    for tile in range(TILES):
        if mask[ALGA_LOCK + tile]:
            worth = lock_worth(state, seat, tile)
            if worth > most:
                best, most = ALGA_LOCK + tile, worth
    return best, most


@rule
def best_space(state: State, seat: int, mask: Ints, random: Ints) -> int:
    best, most = NO_ACTION, LEAST
    for space in range(COLOURS):
        if mask[COLLECT + space]:
            worth = 4 * space_worth(state, seat, space) + fast_below(random, 4)
            if worth > most:
                best, most = COLLECT + space, worth
    return best


@rule
def space_worth(state: State, seat: int, space: int) -> int:
    """Value a space: tiles for corals and cubes at hand, and a cube for tiles at hand."""
    worth = 0
    for colour in range(COLOURS):
        tiles = int(state.sea[space, colour])
        if tiles > 0:
            cubes = int(state.cubes[seat, colour]) + (1 if colour == space else 0)
            worth += tiles * (2 + (2 if has_coral(state, seat, colour) else 0) + (2 if cubes > 0 else 0))
    if state.cubes[seat, space] == 0:
        waiting = min(int(state.behind[seat, space]) + int(state.front[seat, space]), 4)
        worth += 2 + 3 * waiting
    return worth


@rule
def has_coral(state: State, seat: int, colour: int) -> bool:
    corals = 0
    for slot in range(state.seats):
        corals |= own_corals(state, slot, seat, colour)
    return corals != 0


# Tiles and shrimps


@rule
def choose_placing(state: State, seat: int, mask: Ints, random: Ints) -> int:
    if mask[SRC_BEHIND]:  # consumed tiles are money; but four from behind is the limit
        return SRC_BEHIND if state.behind_used < 3 else SRC_FRONT
    best, most = NO_ACTION, LEAST
    for slot in range(state.seats):
        for place in range(CELLS_PER_BOARD):
            action = PLACE + CELLS_PER_BOARD * slot + place
            if mask[action]:
                worth = 4 * tile_worth(state, slot, seat, 1 << place) + fast_below(random, 4)
                if worth > most:
                    best, most = action, worth
    if mask[END_PLACING] and most < 40:
        return END_PLACING
    return best if best != NO_ACTION else lowest_legal(mask)


@rule
def choose_stand(state: State, seat: int, mask: Ints, random: Ints) -> int:
    best, most = DROP_SCREEN, LEAST
    for slot in range(state.seats):
        for place in range(CELLS_PER_BOARD):
            action = DROP + CELLS_PER_BOARD * slot + place
            if mask[action]:
                worth = 4 * stand_worth(state, slot, seat, 1 << place) + fast_below(random, 4)
                if worth > most:
                    best, most = action, worth
    return best
