"""Everything there is to know about a game of Reef Encounter (§5.8)."""

from enum import IntEnum

from tidetable.core.kit import NOBODY, OWNER, Ints, Record, number, numbers
from tidetable.games.reef_encounter.card import CARD
from tidetable.games.reef_encounter.components import ALGA, ALGAE, BOARD, CELLS_SET, COLOURS, CORAL, CORAL_TILES_SET, MAX_SEATS

NO_BOARD = -1
NO_COLOUR = -1
NO_ALGA = -1
NO_CELL = -1
NO_SEAT = -1
NO_SPACE = -1
NOT_YET = 0  # what ends the game, before anything does
INTRODUCED = -2  # where a shrimp in hand comes from, if not from a cell


class Phase(IntEnum):
    """What is being decided (§4.3)."""

    SETUP_FISH = 0
    SETUP_LARVA = 1
    MAIN = 2
    PLACE = 3
    PLACE_CELL = 4  # the source is chosen, the cell not yet
    DROP = 5  # a shrimp is in hand
    ALGA = 6  # a tile is paid, the cylinder not yet played
    FINAL_EAT = 7
    OVER = 8


class Source(IntEnum):
    """Where a placed tile comes from (§4.5)."""

    BEHIND, FRONT = range(2)


class State(Record, options=CARD.options):
    """One game of Reef Encounter, complete: nothing about it is kept anywhere else.

    Everything gained or spent after the deal happens in the open, so a player with a perfect memory knows all cubes and all
    tiles but those dealt (§7): cubes are public here, and for tiles behind the screens the record keeps the bounds that follow
    from what everybody saw. What the table *shows* of it is told in facts.py.
    """

    # The boards: sets of cells, one bit a cell (components.py)
    board: Ints = numbers(MAX_SEATS, means=BOARD)  # by slot: 0 to 3 for A to D, NO_BOARD if unused
    reef: Ints = numbers(MAX_SEATS, COLOURS, width="i8", means=CELLS_SET)  # [slot, colour]: the cells with a tile of it
    shrimp: Ints = numbers(MAX_SEATS, MAX_SEATS, width="i8", means=CELLS_SET)  # [slot, seat]: where his shrimps stand

    # The open sea (§2.5)
    sea: Ints = numbers(COLOURS, COLOURS)  # [space, colour]: polyp tiles
    sea_cube: Ints = numbers(COLOURS)  # 1 while the space has its larva cube
    sides: int = number("i2", means=CORAL_TILES_SET)  # the coral tiles that lie on side 1, one bit each
    locks: int = number("i2", means=CORAL_TILES_SET)  # the locked ones
    alga_space: int = number(means=ALGA)
    algae: Ints = numbers(ALGAE)  # cylinders in the supply
    larvae: Ints = numbers(COLOURS)  # cubes in the supply; before all have picked, hide() shows it without the others' picks
    bonus: Ints = numbers(COLOURS)  # the row of bonus tiles (§5.3)
    dissolved: int = number()  # 1 once the row has gone into the bag; in the advanced game there never is one
    bag: Ints = numbers(COLOURS, seen_by=NOBODY)

    # The players
    behind: Ints = numbers(MAX_SEATS, COLOURS, seen_by=OWNER)  # polyp tiles behind the screen ...
    behind_size: Ints = numbers(MAX_SEATS, width="u1")  # ... how many ...
    behind_least: Ints = numbers(MAX_SEATS, COLOURS)  # ... and how many of a colour everybody knows there must be ...
    behind_most: Ints = numbers(MAX_SEATS, COLOURS)  # ... and can be (memory.py)
    front: Ints = numbers(MAX_SEATS, COLOURS)  # consumed tiles
    cubes: Ints = numbers(MAX_SEATS, COLOURS)  # larva cubes behind the screen; hide() covers the first ones until all have picked
    fish_tile: Ints = numbers(MAX_SEATS, seen_by=OWNER, means=CORAL)  # the setup tile in the parrotfish
    eaten: Ints = numbers(MAX_SEATS, COLOURS)  # the other tiles in it
    shrimps_eaten: Ints = numbers(MAX_SEATS)
    turns_taken: Ints = numbers(MAX_SEATS)
    bag_least: Ints = numbers(COLOURS)  # what everybody knows of the bag ...
    bag_most: Ints = numbers(COLOURS)
    told_least: Ints = numbers(MAX_SEATS, COLOURS, seen_by=OWNER)  # ... and what this seat knows, who was offered tiles from it
    told_most: Ints = numbers(MAX_SEATS, COLOURS, seen_by=OWNER)

    # The turn (§4.3)
    start_seat: int = number()
    picks: int = number()  # larva cubes the deciding player has picked in SETUP_LARVA
    acted: int = number()
    cubes_played: int = number()
    introduced: int = number()
    locked_this_turn: int = number()
    shrimp_moves: int = number()
    colour: int = number(means=CORAL)  # of the cube in play
    behind_used: int = number()
    placed: int = number()
    source: int = number()  # a Source, in PLACE_CELL
    lifted_from: int = number("i2")  # where the shrimp in hand stood, or INTRODUCED
    back_to: int = number()  # the phase to return to when it stands again
    end_event: int = number()  # a Reason, or NOT_YET
    ender: int = number()  # who ended the game by event 1 or 2
