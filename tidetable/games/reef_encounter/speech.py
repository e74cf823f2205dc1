"""What Reef Encounter says to a player: what is asked, what a decision would do, why one cannot be taken (§4, §5)."""

from tidetable.core.kit import COUNT, YES, Ints, Messages, members, message, names_of, rule, say
from tidetable.games.reef_encounter.components import (
    ALGA, CELL, COLOURS, CORAL, CORAL_TILE, CORAL_TILES_SET, CUBES_A_TURN, POLYP_TILES, SHRIMP, SHRIMP_MOVES,
    SHRIMPS, SHRIMPS_PER_BOARD,
)  # fmt: skip
from tidetable.games.reef_encounter.corals import (
    can_place, colour_at, is_stronger, joins_two, neighbours, on_board, protected, rock_of, shields_at, shrimp_cell, shrimps_home,
    shrimps_on,
)  # fmt: skip
from tidetable.games.reef_encounter.decisions import Decision
from tidetable.games.reef_encounter.ending import points_on
from tidetable.games.reef_encounter.legal import (
    both_open, held, large_alga, meals, shows_large, smallest_meal, turned_by_lock,
)  # fmt: skip
from tidetable.games.reef_encounter.memory import GROWS, Growth, will_grow
from tidetable.games.reef_encounter.outlook import meal_worth, meals_before
from tidetable.games.reef_encounter.state import INTRODUCED, NO_CELL, NO_COLOUR, Phase, State
from tidetable.games.reef_encounter.turn import meal

NO_TILE = -1


class Say(Messages):
    """The sentences, with their numbers."""

    ASK_SETUP_FISH = message()
    ASK_SETUP_LARVA = message(number=COUNT)
    ASK_MAIN = message()
    ASK_MAIN_EAT = message(count=COUNT, colour=CORAL)
    ASK_PLACE = message(colour=CORAL, used=COUNT)
    ASK_PLACE_CELL = message(colour=CORAL, used=COUNT)
    ASK_DROP = message()
    ASK_DROP_NEW = message()
    ASK_ALGA = message()
    ASK_FINAL_EAT = message()

    PREVIEW_EAT = message(cell=CELL, colour=CORAL, size=COUNT, kept=COUNT, points=COUNT)
    PREVIEW_LIFT = message(cell=CELL)
    PREVIEW_DROP = message(tiles=COUNT)
    PREVIEW_TURNS = message(tiles=CORAL_TILES_SET, locks=CORAL_TILE.or_none(NO_TILE), before=COUNT, after=COUNT)
    PREVIEW_COLLECT = message(colour=CORAL, tiles=POLYP_TILES)
    PREVIEW_PLACE = message(colour=CORAL.or_none(NO_COLOUR), grows=GROWS)

    WHY_OTHER_PHASE = message(section="§4.3", phase=names_of(Phase))
    # a cell for a tile
    WHY_NO_ROCK = message(section="§5.1", cell=CELL)
    WHY_SOURCE_FIRST = message(section="§4.5")
    WHY_SHRIMP_THERE = message(section="§5.1", cell=CELL)
    WHY_SAME_COLOUR = message(section="§5.1", cell=CELL, colour=CORAL)
    WHY_JOINS_TWO = message(section="RE-17", cell=CELL)
    WHY_WEAKER = message(section="§5.1", cell=CELL, colour=CORAL, colour_2=CORAL)
    WHY_PROTECTED = message(section="RE-18", cell=CELL)
    WHY_SINGLE = message(section="RE-19", cell=CELL, colour=CORAL, colour_2=CORAL)
    WHY_NO_ATTACKER = message(section="RE-19", cell=CELL, colour=CORAL, colour_2=CORAL)
    WHY_ONE_SOURCE_BEHIND = message("why-not-behind", section="§4.5")
    WHY_ONE_SOURCE_FRONT = message("why-not-front", section="§4.5")
    WHY_NOT_DONE = message(section="RE-7")
    # shrimps
    WHY_NO_ROCK_TO_STAND = message("why-no-rock", section="§4.6", cell=CELL)
    WHY_TWO_SHRIMPS = message(section="RE-16", cell=CELL)
    WHY_SHRIMP_STANDS = message("why-shrimp-there", section="§4.6", cell=CELL)
    WHY_CAME_FROM_THERE = message(section="§4.6", cell=CELL)
    WHY_GUARDED = message(section="§4.6", cell=CELL)
    WHY_BARE_NEW = message(section="RE-13", cell=CELL)
    WHY_BARE_CAP = message(section="RE-13", cell=CELL)
    WHY_NEW_STAYS = message(section="§4.6")
    WHY_INTRODUCED = message(section="§4.4")
    WHY_NOWHERE = message(section="§4.6")
    WHY_NONE_HOME = message(section="§4.6")
    WHY_NO_SUCH_SHRIMP = message(section="§4.4", number=SHRIMP)
    WHY_MOVES_USED = message(section="RE-13", most=COUNT)
    WHY_EAT_FIRST = message(section="RE-12")
    WHY_SMALL = message(section="RE-21", size=COUNT, least=COUNT)
    WHY_SMALL_AT_THE_END = message("why-small", section="RE-22", size=COUNT, least=COUNT)
    # tiles, cubes and the open sea
    WHY_NO_FISH_TILE = message("why-no-tile", section="§3", colour=CORAL)
    WHY_NO_LARVA = message(section="§5.7", colour=CORAL)
    WHY_NO_CUBE = message(section="§4.4", colour=CORAL)
    WHY_NO_TILE_LEFT = message(section="§5.7", colour=CORAL)
    WHY_TWO_CUBES = message(section="§4.4", colour=CORAL)
    WHY_NO_CELL = message(section="RE-7", colour=CORAL)
    WHY_NO_TILE = message(section="RE-7", colour=CORAL)
    WHY_NO_FRONT = message(section="§4.4", colour=CORAL)
    WHY_NO_ALGA_PLAY = message(section="§5.5")
    WHY_MUST_PLAY = message(section="RE-29", colour=CORAL, two=YES)
    WHY_NOT_SEA = message(section="RE-14")
    # algae
    WHY_NOTHING_TURNS = message(section="RE-26", alga=ALGA)
    WHY_NO_CYLINDER = message(section="§5.7", alga=ALGA)
    WHY_NO_CYLINDER_TO_LOCK = message("why-no-cylinder", section="RE-27", alga=ALGA)
    WHY_IS_LOCKED = message(section="§5.5", tile=CORAL_TILE)
    WHY_NO_MEAL_YET = message(section="§5.5", tile=CORAL_TILE)
    WHY_ONE_LOCK = message(section="§5.5", tile=CORAL_TILE)
    WHY_LAST_LOCK = message(section="RE-21", tile=CORAL_TILE)


# Questions


@rule
def question(state: State, seat: int, spoken: Ints) -> None:
    if state.phase == Phase.SETUP_FISH:
        say(spoken, Say.ASK_SETUP_FISH)
    elif state.phase == Phase.SETUP_LARVA:
        say(spoken, Say.ASK_SETUP_LARVA, int(state.picks) + 1)
    elif state.phase == Phase.MAIN:
        ask_in_main(state, seat, spoken)
    elif state.phase == Phase.PLACE:
        say(spoken, Say.ASK_PLACE, state.colour, state.behind_used)
    elif state.phase == Phase.PLACE_CELL:
        say(spoken, Say.ASK_PLACE_CELL, state.colour, state.behind_used)
    elif state.phase == Phase.DROP:
        say(spoken, Say.ASK_DROP_NEW if state.lifted_from == INTRODUCED else Say.ASK_DROP)
    else:
        say(spoken, Say.ASK_ALGA if state.phase == Phase.ALGA else Say.ASK_FINAL_EAT)


@rule
def ask_in_main(state: State, seat: int, spoken: Ints) -> None:
    """Name the coral that gives most points, while one may be eaten: nothing else may come before it (RE-12)."""
    eatable = 0 if state.acted else meals(state, seat)
    say(spoken, Say.ASK_MAIN)
    for k in range(SHRIMPS):
        if eatable >> k & 1 and meals_before(state, seat, eatable, k) == 0:
            say(spoken, Say.ASK_MAIN_EAT, members(eatable), meal(state, seat, k)[1])


# Previews


@rule
def preview(state: State, seat: int, action: int, spoken: Ints) -> None:
    """Say what a legal action would do; nothing where its name says all."""
    if action >= Decision.DROP:
        slot, here = on_board(action - Decision.DROP)
        say(spoken, Say.PREVIEW_DROP, members(shields_at(state, slot, here)))
    elif action >= Decision.PLACE:
        preview_tile(state, seat, action - Decision.PLACE, spoken)
    elif action >= Decision.COLLECT:
        preview_space(state, action - Decision.COLLECT, spoken)
    elif Decision.ALGA_LOCK <= action < Decision.CUBE_TO_TILE:
        tile = action - Decision.ALGA_LOCK
        preview_turning(state, seat, turned_by_lock(state, tile), tile, spoken)
    elif Decision.ALGA_SPACE <= action < Decision.ALGA_LOCK:
        preview_turning(state, seat, shows_large(state, action - Decision.ALGA_SPACE), NO_TILE, spoken)
    elif Decision.LIFT <= action < Decision.DROP_SCREEN:
        say(spoken, Say.PREVIEW_LIFT, shrimp_cell(state, seat, action - Decision.LIFT))
    elif Decision.EAT <= action < Decision.DECLINE:
        cell, colour, coral = meal(state, seat, action - Decision.EAT)
        kept, worth = meal_worth(state, seat, action - Decision.EAT)
        say(spoken, Say.PREVIEW_EAT, cell, colour, members(coral), kept, worth)


@rule
def preview_tile(state: State, seat: int, cell: int, spoken: Ints) -> None:
    slot, here = on_board(cell)
    under, growth = colour_at(state, slot, here), will_grow(state, seat, slot, int(state.colour), here)
    if under != NO_COLOUR or growth != Growth.NO:
        say(spoken, Say.PREVIEW_PLACE, under, growth)


@rule
def preview_space(state: State, space: int, spoken: Ints) -> None:
    tiles = 0
    for colour in range(COLOURS):
        tiles |= int(state.sea[space, colour]) << 4 * colour
    say(spoken, Say.PREVIEW_COLLECT, space, tiles)


@rule
def preview_turning(state: State, seat: int, turned: int, locked: int, spoken: Ints) -> None:
    """Say which coral tiles turn, and what the own parrotfish is worth before and after."""
    sides = int(state.sides)
    say(spoken, Say.PREVIEW_TURNS, turned, locked, points_on(state, seat, sides), points_on(state, seat, sides ^ turned))


# Refusals


@rule
def why_not(state: State, seat: int, action: int, spoken: Ints) -> None:
    if action >= Decision.DROP:
        why_not_drop(state, seat, action - Decision.DROP, spoken)
    elif action >= Decision.PLACE:
        why_not_place(state, seat, action - Decision.PLACE, spoken)
    elif action >= Decision.COLLECT:
        say(spoken, Say.WHY_NOT_SEA)
    elif action >= Decision.CUBE_TO_TILE:
        why_no_tile(state, seat, action - Decision.CUBE_TO_TILE, spoken)
    elif action >= Decision.ALGA_LOCK:
        why_no_lock(state, seat, action - Decision.ALGA_LOCK, spoken)
    elif action >= Decision.ALGA_SPACE:
        alga = action - Decision.ALGA_SPACE
        say(spoken, Say.WHY_NO_CYLINDER if shows_large(state, alga) else Say.WHY_NOTHING_TURNS, alga)
    elif action >= Decision.TILE_TO_CUBE:
        why_no_trade(state, seat, action, spoken)
    elif action >= Decision.INTRODUCE:
        why_no_shrimp(state, seat, action, spoken)
    elif action >= Decision.SRC_BEHIND:
        say(spoken, Say.WHY_ONE_SOURCE_BEHIND + action - Decision.SRC_BEHIND)  # in the order of the decisions
    elif action >= Decision.PLAY_CUBE:
        why_no_cube(state, seat, action - Decision.PLAY_CUBE, spoken)
    elif action >= Decision.EAT:
        why_no_meal(state, seat, action - Decision.EAT, spoken)
    elif action >= Decision.LARVA_PICK:
        say(spoken, Say.WHY_NO_LARVA, action - Decision.LARVA_PICK)
    else:
        say(spoken, Say.WHY_NO_FISH_TILE, action - Decision.FISH_TILE)


@rule
def why_not_place(state: State, seat: int, cell: int, spoken: Ints) -> None:
    slot, here = on_board(cell)
    if slot >= state.seats or not rock_of(state, slot) & here:
        say(spoken, Say.WHY_NO_ROCK, cell)
    elif state.phase == Phase.PLACE and both_open(state, seat):
        say(spoken, Say.WHY_SOURCE_FIRST)
    elif shrimps_on(state, slot) & here:
        say(spoken, Say.WHY_SHRIMP_THERE, cell)
    else:
        why_not_grow(state, slot, here, cell, spoken)


@rule
def why_not_grow(state: State, slot: int, here: int, cell: int, spoken: Ints) -> None:
    """Say why a tile of the colour in play cannot join or overgrow what lies on a cell without a shrimp (§5.1)."""
    colour, under, shrimps = int(state.colour), colour_at(state, slot, here), shrimps_on(state, slot)
    own = int(state.reef[slot, colour])
    if under == colour:
        say(spoken, Say.WHY_SAME_COLOUR, cell, colour)
    elif joins_two(own, own & shrimps) & here:
        say(spoken, Say.WHY_JOINS_TWO, cell)
    elif not is_stronger(state, colour, under):
        say(spoken, Say.WHY_WEAKER, cell, colour, under)
    elif protected(int(state.reef[slot, under]), shrimps) & here:
        say(spoken, Say.WHY_PROTECTED, cell)
    else:
        say(spoken, Say.WHY_SINGLE if neighbours(here) & own else Say.WHY_NO_ATTACKER, cell, colour, under)


@rule
def why_not_drop(state: State, seat: int, cell: int, spoken: Ints) -> None:
    slot, here = on_board(cell)
    if slot >= state.seats or not rock_of(state, slot) & here:
        say(spoken, Say.WHY_NO_ROCK_TO_STAND, cell)
    elif members(int(state.shrimp[slot, seat])) >= SHRIMPS_PER_BOARD:
        say(spoken, Say.WHY_TWO_SHRIMPS, cell)
    elif shrimps_on(state, slot) & here:
        say(spoken, Say.WHY_SHRIMP_STANDS, cell)
    elif cell == state.lifted_from:
        say(spoken, Say.WHY_CAME_FROM_THERE, cell)
    elif colour_at(state, slot, here) != NO_COLOUR:
        say(spoken, Say.WHY_GUARDED, cell)
    else:
        say(spoken, Say.WHY_BARE_NEW if state.lifted_from == INTRODUCED else Say.WHY_BARE_CAP, cell)


@rule
def why_no_shrimp(state: State, seat: int, action: int, spoken: Ints) -> None:
    if action == Decision.DROP_SCREEN:
        say(spoken, Say.WHY_NEW_STAYS)
    elif action == Decision.INTRODUCE:
        if state.introduced:
            say(spoken, Say.WHY_INTRODUCED)
        else:
            say(spoken, Say.WHY_NOWHERE if shrimps_home(state, seat) else Say.WHY_NONE_HOME)
    elif shrimp_cell(state, seat, action - Decision.LIFT) == NO_CELL:
        say(spoken, Say.WHY_NO_SUCH_SHRIMP, action - Decision.LIFT)
    else:
        say(spoken, Say.WHY_MOVES_USED, SHRIMP_MOVES)


@rule
def why_no_meal(state: State, seat: int, k: int, spoken: Ints) -> None:
    if shrimp_cell(state, seat, k) == NO_CELL:
        say(spoken, Say.WHY_NO_SUCH_SHRIMP, k)
    elif state.phase == Phase.MAIN and state.acted:
        say(spoken, Say.WHY_EAT_FIRST)
    else:
        size = members(meal(state, seat, k)[2])
        say(spoken, Say.WHY_SMALL if state.phase == Phase.MAIN else Say.WHY_SMALL_AT_THE_END, size, smallest_meal(state))


@rule
def why_no_cube(state: State, seat: int, colour: int, spoken: Ints) -> None:
    if state.cubes[seat, colour] == 0:
        say(spoken, Say.WHY_NO_CUBE, colour)
    elif state.cubes_played >= CUBES_A_TURN:
        say(spoken, Say.WHY_TWO_CUBES, colour)
    else:
        say(spoken, Say.WHY_NO_CELL if held(state, seat, colour) else Say.WHY_NO_TILE, colour)


@rule
def why_no_tile(state: State, seat: int, colour: int, spoken: Ints) -> None:
    say(spoken, Say.WHY_NO_CUBE if state.cubes[seat, colour] == 0 else Say.WHY_NO_TILE_LEFT, colour)


@rule
def why_no_trade(state: State, seat: int, action: int, spoken: Ints) -> None:
    colour = (action - Decision.TILE_TO_CUBE) % COLOURS
    if state.front[seat, colour] == 0:
        say(spoken, Say.WHY_NO_FRONT, colour)
    elif action >= Decision.ALGA_PAY:
        say(spoken, Say.WHY_NO_ALGA_PLAY)
    elif state.larvae[colour] == 0:
        say(spoken, Say.WHY_NO_LARVA, colour)
    else:
        is_usable = state.cubes_played < CUBES_A_TURN and can_place(state, colour)
        say(spoken, Say.WHY_MUST_PLAY, colour, int(not is_usable))


@rule
def why_no_lock(state: State, seat: int, tile: int, spoken: Ints) -> None:
    alga = large_alga(state, tile)
    if int(state.locks) >> tile & 1:
        say(spoken, Say.WHY_IS_LOCKED, tile)
    elif state.shrimps_eaten[seat] == 0:
        say(spoken, Say.WHY_NO_MEAL_YET, tile)
    elif state.locked_this_turn:
        say(spoken, Say.WHY_ONE_LOCK, tile)
    elif state.algae[alga] == 0:
        say(spoken, Say.WHY_NO_CYLINDER_TO_LOCK, alga)
    else:
        say(spoken, Say.WHY_LAST_LOCK, tile)
