"""Setup (§3), in the order of chance (docs/rules/chance.md)."""

from tidetable.core.kit import Ints, below, draw, lowest, note, rule, shuffle
from tidetable.games.reef_encounter.components import (
    ALGAE, CELLS_PER_BOARD, COLOURS, CUBES_PER_COLOUR, CYLINDERS_PER_ALGA, DEALT, EVERY_TILE, FIRST_CUBES, MAX_SEATS, SEA_SIZES,
    START, TILES_PER_COLOUR,
)  # fmt: skip
from tidetable.games.reef_encounter.events import Event
from tidetable.games.reef_encounter.memory import know_nothing
from tidetable.games.reef_encounter.state import NO_ALGA, NO_BOARD, NO_CELL, NO_COLOUR, NO_SEAT, Phase, State
from tidetable.games.reef_encounter.supplies import draw_to_sea


@rule
def setup(state: State, journal: Ints) -> None:
    """Lay the game out, up to the first decision; seats, options and the key of chance are already written."""
    choose_boards(state)
    fill_supplies(state)
    for slot in range(state.seats):
        lay_board(state, slot, journal)
    state.sides = EVERY_TILE * below(state, 2)  # one toss for all ten
    note(journal, Event.SIDE_TOSSED, state.sides & 1)
    fill_sea(state, journal)
    state.start_seat = below(state, int(state.seats))
    note(journal, Event.STARTER, state.start_seat)
    for place in range(state.seats):
        deal_hand(state, (int(state.start_seat) + place) % int(state.seats), place, journal)
    know_nothing(state)
    clear_turn(state)
    state.phase = Phase.SETUP_FISH
    state.waiting = 1 << int(state.start_seat)


@rule
def choose_boards(state: State) -> None:
    for slot in range(MAX_SEATS):
        state.board[slot] = slot
    if state.boards == 0:
        shuffle(state, state.board, MAX_SEATS)
    for slot in range(MAX_SEATS):
        if slot >= state.seats:
            state.board[slot] = NO_BOARD
        elif state.boards != 0:  # the host's choice, three bits a slot
            state.board[slot] = (int(state.boards) >> 3 * slot & 7) - 1


@rule
def fill_supplies(state: State) -> None:
    row = 0 if state.advanced else 1
    state.dissolved = 1 - row
    for colour in range(COLOURS):
        state.bonus[colour] = row
        state.bag[colour] = TILES_PER_COLOUR - row - int(state.seats)
        state.sea_cube[colour] = 1
        state.larvae[colour] = CUBES_PER_COLOUR - 1
    for alga in range(ALGAE):
        state.algae[alga] = CYLINDERS_PER_ALGA
    state.alga_space = NO_ALGA


@rule
def lay_board(state: State, slot: int, journal: Ints) -> None:
    note(journal, Event.BOARD_LAID, slot, state.board[slot])
    for colour in range(COLOURS):
        state.reef[slot, colour] = START[state.board[slot], colour]
        note(journal, Event.START_TILE, CELLS_PER_BOARD * slot + lowest(int(state.reef[slot, colour])), colour)


@rule
def fill_sea(state: State, journal: Ints) -> None:
    first = draw(state, state.bag)  # the indicator, put back
    note(journal, Event.INDICATOR, first)
    for place in range(COLOURS):
        for _ in range(SEA_SIZES[place]):
            draw_to_sea(state, (first + place) % COLOURS, journal)


@rule
def deal_hand(state: State, seat: int, place: int, journal: Ints) -> None:
    for _ in range(DEALT[state.seats - 2, place]):
        colour = draw(state, state.bag)
        state.bag[colour] -= 1
        state.behind[seat, colour] += 1
        state.behind_size[seat] += 1
        note(journal, Event.DEALT_TILE, seat, colour)


@rule
def clear_turn(state: State) -> None:
    for seat in range(MAX_SEATS):
        state.fish_tile[seat] = NO_COLOUR
    state.colour = NO_COLOUR
    state.lifted_from = NO_CELL
    state.ender = NO_SEAT


# The setup choices (steps 11 and 12): clockwise from the start player, first every fish tile, then both cubes of each player


@rule
def put_in_fish(state: State, seat: int, colour: int, journal: Ints) -> None:
    state.behind[seat, colour] -= 1
    state.behind_size[seat] -= 1
    state.fish_tile[seat] = colour
    note(journal, Event.FISH_CHOSEN, seat, colour)
    following = (seat + 1) % int(state.seats)
    state.waiting = 1 << following
    if following == state.start_seat:
        state.phase = Phase.SETUP_LARVA


@rule
def pick_larva(state: State, seat: int, colour: int, journal: Ints) -> None:
    state.larvae[colour] -= 1
    state.cubes[seat, colour] += 1
    state.picks += 1
    note(journal, Event.LARVA_PICKED, seat, colour)
    if state.picks == FIRST_CUBES:
        state.picks = 0
        state.waiting = 1 << (seat + 1) % int(state.seats)


@rule
def show_larvae(state: State, journal: Ints) -> None:
    """Show what everybody has picked, once all have (RE-4)."""
    for seat in range(state.seats):
        first, second = NO_COLOUR, NO_COLOUR
        for colour in range(COLOURS):
            for _ in range(state.cubes[seat, colour]):
                first, second = second, colour
        note(journal, Event.LARVA_SHOWN, seat, first, second)
