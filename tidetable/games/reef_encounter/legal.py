"""What may be decided in each phase (§4.3 to §4.6, §5.5)."""

from tidetable.core.kit import Ints, allow, allow_all, allow_if, members, rule
from tidetable.games.reef_encounter.components import (
    ALGAE, CELLS_PER_BOARD, COLOURS, CUBES_A_TURN, LARGE, RETURNED, SHOWS, SHRIMP_MOVES, SMALLEST_MEAL, TILES,
    TILES_FOR_LAST_LOCK, TILES_FROM_BEHIND,
)  # fmt: skip
from tidetable.games.reef_encounter.corals import (
    can_introduce, can_place, coral_at, droppable, has_parked, placeable, shrimps_home, shrimps_out, tiles_on,
)  # fmt: skip
from tidetable.games.reef_encounter.decisions import Decision
from tidetable.games.reef_encounter.state import INTRODUCED, Phase, State
from tidetable.games.reef_encounter.supplies import tiles_in

ANY_SPACE = (1 << COLOURS) - 1


@rule
def legal(state: State, seat: int, choices: Ints) -> None:
    if state.phase == Phase.MAIN:
        allow_all(choices, 0, main_choices(state, seat))
    elif state.phase == Phase.PLACE:
        legal_place(state, seat, choices)
    elif state.phase == Phase.PLACE_CELL:
        allow_placing(state, choices)
    elif state.phase == Phase.DROP:
        legal_drop(state, seat, choices)
    elif state.phase == Phase.ALGA:
        allow_all(choices, 0, alga_choices(state, seat))
    elif state.phase == Phase.FINAL_EAT:
        allow_all(choices, Decision.EAT, meals(state, seat))
        allow(choices, Decision.DECLINE)
    else:
        legal_setup(state, seat, choices)


@rule
def legal_setup(state: State, seat: int, choices: Ints) -> None:  # §3, steps 11 and 12
    for colour in range(COLOURS):
        if state.phase == Phase.SETUP_FISH:
            allow_if(choices, Decision.FISH_TILE + colour, state.behind[seat, colour] > 0)
        else:
            allow_if(choices, Decision.LARVA_PICK + colour, state.larvae[colour] > 0)


# MAIN (§4.4)


@rule
def main_choices(state: State, seat: int) -> int:
    """Give what may be decided in MAIN, as a set of actions: none of them is above 62."""
    choices = lifts(state, seat) << Decision.LIFT
    if not state.acted:  # RE-12
        choices |= meals(state, seat) << Decision.EAT
    if not state.introduced and shrimps_home(state, seat) > 0 and can_introduce(state, seat):
        choices |= 1 << Decision.INTRODUCE
    if not has_parked(state, seat):  # RE-14
        choices |= ANY_SPACE << Decision.COLLECT
    pays = int(tiles_in(state.front[seat]) > 0 and alga_choices(state, seat) != 0)
    for colour in range(COLOURS):
        if state.cubes[seat, colour] > 0:
            choices |= int(can_play_cube(state, seat, colour)) << Decision.PLAY_CUBE + colour
            choices |= int(offers_tile(state, seat, colour)) << Decision.CUBE_TO_TILE + colour
        if state.front[seat, colour] > 0:
            choices |= int(can_trade_tile(state, seat, colour)) << Decision.TILE_TO_CUBE + colour
            choices |= pays << Decision.ALGA_PAY + colour
    return choices


@rule
def held(state: State, seat: int, colour: int) -> int:
    """Count a player's tiles of a colour, behind the screen and in front of it."""
    return int(state.behind[seat, colour]) + int(state.front[seat, colour])


@rule
def can_play_cube(state: State, seat: int, colour: int) -> bool:  # RE-7, of a cube at hand
    return state.cubes_played < CUBES_A_TURN and held(state, seat, colour) > 0 and can_place(state, colour)


@rule
def offers_tile(state: State, seat: int, colour: int) -> bool:
    """Tell whether bag or row has a tile of *colour*: with a row, it lacks what the bag lacks; without, the seat has been told."""
    return int(state.told_least[seat, colour] if state.dissolved else state.bonus[colour]) > 0


@rule
def can_trade_tile(state: State, seat: int, colour: int) -> bool:  # TILE_TO_CUBE of a tile in front
    if state.larvae[colour] == 0:
        return False
    if not state.larva_exchange_immediate:
        return True
    is_enough = held(state, seat, colour) > 1  # RE-29: one more besides the one given away
    return state.cubes_played < CUBES_A_TURN and is_enough and can_place(state, colour)


@rule
def lifts(state: State, seat: int) -> int:
    """Give the own shrimps that may be lifted; past the cap of moves only parked ones (RE-13)."""
    if state.shrimp_moves < SHRIMP_MOVES:
        return (1 << shrimps_out(state, seat)) - 1
    parked, k = 0, 0
    for slot in range(state.seats):
        shrimps = int(state.shrimp[slot, seat])
        while shrimps:
            parked |= int(shrimps & -shrimps & tiles_on(state, slot) == 0) << k
            k += 1
            shrimps &= shrimps - 1
    return parked


# PLACE (§4.5)


@rule
def legal_place(state: State, seat: int, choices: Ints) -> None:
    allow_all(choices, Decision.LIFT, lifts(state, seat))  # RE-11
    is_open = can_place(state, int(state.colour))
    if is_open and both_open(state, seat):
        allow(choices, Decision.SRC_BEHIND)
        allow(choices, Decision.SRC_FRONT)
    elif is_open:
        allow_placing(state, choices)
    allow_if(choices, Decision.END_PLACING, state.placed >= 1 or not is_open)


@rule
def allow_placing(state: State, choices: Ints) -> None:
    for slot in range(state.seats):
        allow_all(choices, Decision.PLACE + CELLS_PER_BOARD * slot, placeable(state, slot, int(state.colour)))


@rule
def behind_open(state: State, seat: int) -> bool:
    return state.behind_used < TILES_FROM_BEHIND and state.behind[seat, state.colour] > 0


@rule
def front_open(state: State, seat: int) -> bool:
    return int(state.front[seat, state.colour]) > 0


@rule
def both_open(state: State, seat: int) -> bool:
    return front_open(state, seat) and behind_open(state, seat)


# DROP (§4.6)


@rule
def legal_drop(state: State, seat: int, choices: Ints) -> None:
    allow_if(choices, Decision.DROP_SCREEN, state.lifted_from != INTRODUCED)
    for slot in range(state.seats):
        allow_all(choices, Decision.DROP + CELLS_PER_BOARD * slot, droppable(state, slot, seat, int(state.lifted_from)))


# ALGA (§5.5)


@rule
def shows_large(state: State, alga: int) -> int:
    """Give the unlocked coral tiles that show this alga large, as a set."""
    sides = int(state.sides)
    return (int(SHOWS[alga, 0]) & ~sides | int(SHOWS[alga, 1]) & sides) & ~int(state.locks)


@rule
def alga_choices(state: State, seat: int) -> int:
    """Give how an alga may be played, as a set of actions: to the alga space, or locking a coral tile."""
    choices, locks = 0, may_lock(state, seat)
    for alga in range(ALGAE):
        supply, shown = state.algae[alga] > 0, shows_large(state, alga)
        if (supply or state.alga_space == alga) and shown:  # RE-26, RE-27
            choices |= 1 << Decision.ALGA_SPACE + alga
        if supply and locks:
            choices |= shown << Decision.ALGA_LOCK
    return choices


@rule
def may_lock(state: State, seat: int) -> bool:
    if state.locked_this_turn or state.shrimps_eaten[seat] == 0:
        return False
    if members(int(state.locks)) < TILES - 1:
        return True
    return tiles_in(state.eaten[seat]) + 1 >= TILES_FOR_LAST_LOCK  # the setup tile counts too (RE-21)


@rule
def large_alga(state: State, tile: int) -> int:
    return int(LARGE[tile, int(state.sides) >> tile & 1])


@rule
def turned_by_lock(state: State, tile: int) -> int:
    """Give the coral tiles that turn when *tile* is locked: every other one that shows its alga large."""
    return shows_large(state, large_alga(state, tile)) & ~(1 << tile)


# Meals (§5.4, §6.2)


@rule
def meal_returns(state: State) -> int:
    """Count the tiles of a coral eaten in a turn that go back to the bag."""
    return RETURNED + int(state.advanced)


@rule
def returned_now(state: State) -> int:
    """Count the tiles that a meal returns now: in a final turn one more."""
    return meal_returns(state) + int(state.phase == Phase.FINAL_EAT)


@rule
def smallest_meal(state: State) -> int:
    """Give the least size of a coral that may be eaten now: in a final turn, one tile more than goes back (RE-21, RE-22)."""
    return returned_now(state) + 1 if state.phase == Phase.FINAL_EAT else SMALLEST_MEAL


@rule
def meals(state: State, seat: int) -> int:
    """Give the own shrimps whose coral is large enough to be eaten, as a set of their numbers."""
    eatable, k, least = 0, 0, smallest_meal(state)
    for slot in range(state.seats):
        shrimps = int(state.shrimp[slot, seat])
        while shrimps:
            eatable |= int(members(coral_at(state, slot, shrimps & -shrimps)) >= least) << k
            k += 1
            shrimps &= shrimps - 1
    return eatable
