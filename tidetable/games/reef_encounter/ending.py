"""The end of a turn and of the game: collecting, the five end events, final turns, scores and ranks (§5.6, §6)."""

from tidetable.core.kit import Ints, lowest, members, note, rule
from tidetable.games.reef_encounter.components import COLOURS, FULL_SPACE, TILES, TOP, TURN_CAP
from tidetable.games.reef_encounter.corals import can_place, guarded_tiles, rock_of, tiles_on
from tidetable.games.reef_encounter.events import Event, Reason
from tidetable.games.reef_encounter.legal import meals
from tidetable.games.reef_encounter.memory import gain_tile
from tidetable.games.reef_encounter.state import NOT_YET, NO_SPACE, Phase, State
from tidetable.games.reef_encounter.supplies import dissolve_row, draw_to_sea, tiles_in

# A turn begins and ends (§4.3, §5.6)


@rule
def begin_turn(state: State, seat: int, journal: Ints) -> None:
    state.acted, state.cubes_played, state.introduced, state.locked_this_turn, state.shrimp_moves = 0, 0, 0, 0, 0
    state.phase = Phase.MAIN
    state.waiting = 1 << seat
    state.turns += 1
    note(journal, Event.TURN_BEGUN, seat, int(state.turns_taken[seat]) + 1)


@rule
def collect(state: State, seat: int, space: int, journal: Ints) -> None:
    take_space(state, seat, space, journal)
    note(journal, Event.TURN_ENDED, seat, space)
    state.turns_taken[seat] += 1
    following = (seat + 1) % int(state.seats)
    if not refill(state, space, journal):
        finish(state, Reason.SUPPLY_EMPTY, journal)
    elif not anything_placeable(state):
        finish(state, Reason.NO_PLACEMENT, journal)
    elif following == state.start_seat and has_reached_cap(state):
        finish(state, Reason.TURN_CAP, journal)
    else:
        begin_turn(state, following, journal)


@rule
def take_space(state: State, seat: int, space: int, journal: Ints) -> None:
    taken, count = 0, tiles_in(state.sea[space])
    state.sea_cube[space] = 0
    state.cubes[seat, space] += 1
    for colour in range(COLOURS):
        tiles = int(state.sea[space, colour])
        if tiles > 0:
            gain_tile(state, seat, colour, tiles)
            state.sea[space, colour] = 0
            taken |= tiles << 8 * colour
    note(journal, Event.SPACE_COLLECTED, seat, space, count)
    note(journal, Event.CUBE_COLLECTED, seat, space)
    for colour in range(COLOURS):
        for _ in range(taken >> 8 * colour & 255):
            note(journal, Event.TILE_COLLECTED, seat, colour)


@rule
def refill(state: State, space: int, journal: Ints) -> bool:
    """Replace the cube and add a tile to every space with fewer than three; False if supply or bag cannot (event 4)."""
    if state.larvae[space] == 0:
        return False
    state.larvae[space] -= 1
    state.sea_cube[space] = 1
    note(journal, Event.SEA_CUBE, space)
    spaces = 0  # a set
    for other in range(COLOURS):
        spaces |= int(tiles_in(state.sea[other]) < FULL_SPACE) << other
    if tiles_in(state.bag) < members(spaces):  # RE-32
        dissolve_row(state, journal)
        if tiles_in(state.bag) < members(spaces):
            return False
    while spaces:
        draw_to_sea(state, lowest(spaces), journal)
        spaces &= spaces - 1
    return True


@rule
def anything_placeable(state: State) -> bool:
    """Tell whether a tile of some colour could be placed somewhere, whoever holds one (RE-24)."""
    for slot in range(state.seats):
        if rock_of(state, slot) & ~tiles_on(state, slot):
            return True
    for colour in range(COLOURS):  # noqa: SIM110 - rules know no generators
        if can_place(state, colour):
            return True
    return False


@rule
def has_reached_cap(state: State) -> bool:
    fewest = TURN_CAP
    for seat in range(state.seats):
        fewest = min(fewest, int(state.turns_taken[seat]))
    return fewest >= TURN_CAP


# The end (§6.1, §6.2)


@rule
def finish(state: State, end: int, journal: Ints) -> None:
    state.end_event = end
    state.phase = Phase.OVER
    state.waiting = 0
    note(journal, Event.GAME_ENDED, end)


@rule
def bring_final_turns(state: State, seat: int, end: int, journal: Ints) -> None:
    """End the game by event 1 or 2: the rest of the turn is not played, every other player may eat once more (RE-23)."""
    note(journal, Event.TURN_ENDED, seat, NO_SPACE)
    state.end_event = end
    state.ender = seat
    note(journal, Event.GAME_ENDING, seat, end)
    next_final_turn(state, seat, journal)


@rule
def next_final_turn(state: State, seat: int, journal: Ints) -> None:
    """Ask the next player after *seat* who has a coral larger than what goes back (RE-22); at the ender all is over."""
    state.phase = Phase.FINAL_EAT
    following = (seat + 1) % int(state.seats)
    while following != state.ender:
        if meals(state, following):
            state.waiting = 1 << following
            return
        note(journal, Event.FINAL_SKIPPED, following)
        following = (following + 1) % int(state.seats)
    finish(state, int(state.end_event), journal)


# Scores and ranks (§6.3, §6.4)


@rule
def value(state: State, colour: int) -> int:
    """Give what a tile of this colour is worth."""
    return value_on(int(state.sides), colour)


@rule
def value_on(sides: int, colour: int) -> int:
    """Give what a tile is worth: one, and one for each coral tile that, lying on these sides, shows its colour on top."""
    worth = 1
    for tile in range(TILES):
        worth += int(TOP[tile, sides >> tile & 1] == colour)
    return worth


@rule
def points(state: State, seat: int) -> int:
    return points_on(state, seat, int(state.sides))


@rule
def points_on(state: State, seat: int, sides: int) -> int:
    """Give what a parrotfish is worth while the coral tiles lie on these sides."""
    total = 0
    for colour in range(COLOURS):
        kept = int(state.eaten[seat, colour]) + int(state.fish_tile[seat] == colour)
        total += kept * value_on(sides, colour)
    return total


@rule
def tie_break(state: State, seat: int, step: int) -> int:
    """Give what is compared at each step of §6.4, the score first."""
    if step == 0:
        return points(state, seat)
    if step == 1:
        return tiles_in(state.front[seat])
    if step == 2:
        return tiles_in(state.cubes[seat])
    if step == 3:
        return int(state.behind_size[seat])
    return guarded_tiles(state, seat)  # RE-34


COMPARISONS = 5


@rule
def is_ahead(state: State, one: int, other: int) -> bool:
    for step in range(COMPARISONS):
        mine, theirs = tie_break(state, one, step), tie_break(state, other, step)
        if mine != theirs:
            return mine > theirs
    return False


@rule
def score(state: State, scores: Ints, ranks: Ints) -> int:
    for seat in range(state.seats):
        scores[seat] = points(state, seat)
        ranks[seat] = 1
        for other in range(state.seats):
            if is_ahead(state, other, seat):
                ranks[seat] += 1
    return max(int(state.end_event), NOT_YET + 1)
