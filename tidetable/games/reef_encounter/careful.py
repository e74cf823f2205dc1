"""Players that need no search: the absent one (RE-40) and the careful one (§12.2).

The careful player eats in time, lays tiles where its shrimps guard, makes currency, locks what its parrotfish holds, and drafts
what it can lay. It reads nothing that its seat may not know.
"""

from tidetable.core.kit import NO_ACTION, Ints, fast_below, is_legal, lowest, members, next_legal, rule
from tidetable.games.reef_encounter.components import ALGAE, COLOURS, CUBES_A_TURN, SHRIMPS, TILES
from tidetable.games.reef_encounter.corals import on_board
from tidetable.games.reef_encounter.decisions import Decision
from tidetable.games.reef_encounter.legal import alga_choices, held, shows_large
from tidetable.games.reef_encounter.outlook import (
    LEAST, cube_worth, held_tiles, lock_worth, meal_worth, must_hurry, own_corals, stand_worth, tile_worth, turning_worth,
)  # fmt: skip
from tidetable.games.reef_encounter.state import Phase, State
from tidetable.games.reef_encounter.turn import meal

ALGA_SPACES = ((1 << ALGAE) - 1) << int(Decision.ALGA_SPACE)


@rule
def default(state: State, seat: int, choices: Ints) -> int:
    """Decide for a player who is absent: stop placing, take shrimps home, collect the lowest space, eat nothing more."""
    for action in (Decision.COLLECT, Decision.END_PLACING, Decision.DROP_SCREEN, Decision.DECLINE):
        if is_legal(choices, action):
            return action
    return next_legal(choices, 0)


@rule
def careful(state: State, seat: int, choices: Ints, random: Ints) -> int:
    """Decide by the worth of each step; equal ones by chance."""
    if state.phase == Phase.MAIN:
        return choose_in_main(state, seat, choices, random)
    if state.phase == Phase.DROP:
        return choose_stand(state, seat, choices, random)
    if state.phase == Phase.ALGA:
        return best_alga(state, seat, choices)
    if state.phase == Phase.FINAL_EAT:
        return best_meal(state, seat, choices)
    if state.phase < Phase.MAIN:
        return choose_in_setup(state, seat, choices, random)
    return choose_placing(state, seat, choices, random)


# Setup: the colour with the most tiles, for the fish and for the cubes


@rule
def choose_in_setup(state: State, seat: int, choices: Ints, random: Ints) -> int:
    first = Decision.FISH_TILE + 0 if state.phase == Phase.SETUP_FISH else Decision.LARVA_PICK + 0
    best, most = NO_ACTION, LEAST
    for colour in range(COLOURS):
        worth = 8 * (int(state.behind[seat, colour]) - 3 * int(state.cubes[seat, colour])) + fast_below(random, 8)
        if is_legal(choices, first + colour) and worth > most:
            best, most = first + colour, worth
    return best


# The turn


@rule
def choose_in_main(state: State, seat: int, choices: Ints, random: Ints) -> int:
    """Eat, play cubes, introduce, spend consumed tiles, collect: the first that is worth it."""
    bite = best_meal(state, seat, choices)
    if bite != NO_ACTION and is_ripe(state, seat, bite - Decision.EAT):
        return bite
    cube = best_cube(state, seat, choices)
    if cube != NO_ACTION:
        return cube
    if is_legal(choices, Decision.INTRODUCE):
        return Decision.INTRODUCE
    for choice in (
        best_exchange(state, seat, choices),
        best_payment(state, seat, choices),
        best_space(state, seat, choices, random),
    ):
        if choice != NO_ACTION:
            return choice
    return next_legal(choices, 0)


@rule
def best_meal(state: State, seat: int, choices: Ints) -> int:
    """Give the meal that is worth most; a last bite that gains nothing is declined."""
    best, most = NO_ACTION, LEAST
    if is_legal(choices, Decision.DECLINE):
        best, most = Decision.DECLINE + 0, 0
    for k in range(SHRIMPS):
        if is_legal(choices, Decision.EAT + k):
            worth = meal_worth(state, seat, k)[1]
            if worth > most:
                best, most = Decision.EAT + k, worth
    return best


@rule
def is_ripe(state: State, seat: int, k: int) -> bool:
    """Tell whether to eat now: a large coral, or one that cannot grow this turn, or a first bite; the last bite must pay."""
    if must_hurry(state, seat):
        return True
    kept, colour = meal_worth(state, seat, k)[0], meal(state, seat, k)[1]
    if state.shrimps_eaten[seat] == SHRIMPS - 1:
        return kept >= 3
    can_grow = state.cubes[seat, colour] > 0 and held_tiles(state, seat, colour) >= 2
    if kept >= 4 or (kept >= 2 and not can_grow):
        return True
    return state.shrimps_eaten[seat] == 0 and kept >= 1 and not can_grow


@rule
def best_cube(state: State, seat: int, choices: Ints) -> int:
    best, most = NO_ACTION, 14
    for colour in range(COLOURS):
        if is_legal(choices, Decision.PLAY_CUBE + colour):
            worth = cube_worth(state, seat, colour)
            if worth > most:
                best, most = Decision.PLAY_CUBE + colour, worth
    return best


@rule
def best_exchange(state: State, seat: int, choices: Ints) -> int:
    """Exchange a consumed tile for a cube where tiles wait for one."""
    if state.cubes_played >= CUBES_A_TURN:
        return NO_ACTION
    for colour in range(COLOURS):
        waiting = int(state.behind[seat, colour]) >= 3 and state.cubes[seat, colour] == 0
        if is_legal(choices, Decision.TILE_TO_CUBE + colour) and waiting and cube_worth(state, seat, colour) > 20:
            return Decision.TILE_TO_CUBE + colour
    return NO_ACTION


@rule
def best_payment(state: State, seat: int, choices: Ints) -> int:
    """Pay for an alga if a lock or a turn is worth it, with the colour least needed."""
    paid, fewest = NO_ACTION, 1000
    for colour in range(COLOURS):
        if is_legal(choices, Decision.ALGA_PAY + colour):
            need = 2 * int(state.behind[seat, colour]) + 3 * int(state.cubes[seat, colour]) - int(state.front[seat, colour])
            if need < fewest:
                paid, fewest = Decision.ALGA_PAY + colour, need
    if paid == NO_ACTION or best_alga_worth(state, seat) < 10:
        return NO_ACTION
    return paid


@rule
def best_alga_worth(state: State, seat: int) -> int:
    """Give what the best alga would be worth; the last lock ends the game, and nothing is paid for that."""
    best, playable = LEAST, alga_choices(state, seat)
    if members(int(state.locks)) == TILES - 1:
        playable &= ALGA_SPACES
    while playable:
        best = max(best, alga_worth(state, seat, lowest(playable)))
        playable &= playable - 1
    return best


@rule
def alga_worth(state: State, seat: int, action: int) -> int:
    if action < Decision.ALGA_LOCK:
        return turning_worth(state, seat, shows_large(state, action - Decision.ALGA_SPACE)) // 2
    return lock_worth(state, seat, action - Decision.ALGA_LOCK)


@rule
def best_alga(state: State, seat: int, choices: Ints) -> int:
    best, most = NO_ACTION, 100 * LEAST
    action = next_legal(choices, 0)
    while action != NO_ACTION:
        worth = alga_worth(state, seat, action)
        if worth > most:
            best, most = action, worth
        action = next_legal(choices, action + 1)
    return best


@rule
def best_space(state: State, seat: int, choices: Ints, random: Ints) -> int:
    best, most = NO_ACTION, LEAST
    for space in range(COLOURS):
        if is_legal(choices, Decision.COLLECT + space):
            worth = 4 * space_worth(state, seat, space) + fast_below(random, 4)
            if worth > most:
                best, most = Decision.COLLECT + space, worth
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
        worth += 2 + 3 * min(held(state, seat, space), 4)
    return worth


@rule
def has_coral(state: State, seat: int, colour: int) -> bool:
    corals = 0
    for slot in range(state.seats):
        corals |= own_corals(state, slot, seat, colour)
    return corals != 0


# Tiles and shrimps


@rule
def choose_placing(state: State, seat: int, choices: Ints, random: Ints) -> int:
    if is_legal(choices, Decision.SRC_BEHIND):  # consumed tiles are money; but four from behind is the limit
        return Decision.SRC_BEHIND if state.behind_used < 3 else Decision.SRC_FRONT
    best, most = best_cell(state, seat, choices, random)
    if is_legal(choices, Decision.END_PLACING) and most < 40:
        return Decision.END_PLACING
    return best if best != NO_ACTION else next_legal(choices, 0)


@rule
def choose_stand(state: State, seat: int, choices: Ints, random: Ints) -> int:
    best, _ = best_cell(state, seat, choices, random)
    return best if best != NO_ACTION else Decision.DROP_SCREEN + 0


@rule
def best_cell(state: State, seat: int, choices: Ints, random: Ints) -> tuple[int, int]:
    """Give the best cell for the tile or the shrimp in hand, and four times its worth."""
    best, most = NO_ACTION, LEAST
    action = next_legal(choices, Decision.PLACE)
    while action != NO_ACTION:
        worth = 4 * cell_worth(state, seat, action) + fast_below(random, 4)
        if worth > most:
            best, most = action, worth
        action = next_legal(choices, action + 1)
    return best, most


@rule
def cell_worth(state: State, seat: int, action: int) -> int:
    if action >= Decision.DROP:
        slot, here = on_board(action - Decision.DROP)
        return stand_worth(state, slot, seat, here)
    slot, here = on_board(action - Decision.PLACE)
    return tile_worth(state, slot, seat, here)
