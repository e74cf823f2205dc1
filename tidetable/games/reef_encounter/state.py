"""Everything there is to know about a game of Reef Encounter, and its decisions (§5.8, §10)."""

from __future__ import annotations

from enum import IntEnum

from tidetable.core.record import NOBODY, OWNER, Ints, Record, number, numbers
from tidetable.games.reef_encounter.components import ALGAE, CELLS, COLOURS, MAX_SEATS, SHRIMPS, TILES

# Decisions (§10): each is one integer. c is a coral colour, k an own shrimp by ascending cell, a an alga, t a coral tile.
FISH_TILE = 0  # + c
LARVA_PICK = FISH_TILE + COLOURS  # + c
EAT = LARVA_PICK + COLOURS  # + k
DECLINE = EAT + SHRIMPS
PLAY_CUBE = DECLINE + 1  # + c
SRC_BEHIND = PLAY_CUBE + COLOURS
SRC_FRONT = SRC_BEHIND + 1
END_PLACING = SRC_FRONT + 1
INTRODUCE = END_PLACING + 1
LIFT = INTRODUCE + 1  # + k
DROP_SCREEN = LIFT + SHRIMPS
TILE_TO_CUBE = DROP_SCREEN + 1  # + c
ALGA_PAY = TILE_TO_CUBE + COLOURS  # + c
ALGA_SPACE = ALGA_PAY + COLOURS  # + a
ALGA_LOCK = ALGA_SPACE + ALGAE  # + t
CUBE_TO_TILE = ALGA_LOCK + TILES  # + c
COLLECT = CUBE_TO_TILE + COLOURS  # + space
PLACE = COLLECT + COLOURS  # + cell
DROP = PLACE + CELLS  # + cell
ACTIONS = DROP + CELLS

NO_ACTION = -1
NO_BOARD = -1
NO_COLOUR = -1
NO_ALGA = -1
NO_CELL = -1
NO_SEAT = -1
NO_SPACE = -1
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

    BEHIND = 0
    FRONT = 1


class End(IntEnum):
    """Why the game ended (§6.1)."""

    NOT_YET = 0
    ALL_LOCKED = 1
    FOUR_SHRIMPS = 2
    NO_PLACEMENT = 3
    SUPPLY_EMPTY = 4
    TURN_CAP = 5


class Tally(IntEnum):
    """What a turn is summarised by."""

    ATE = 0  # tiles eaten
    PLACED = 1
    CONSUMED = 2
    GREW = 3
    MOVED = 4  # shrimps introduced, moved or removed
    TRADED = 5  # exchanges of tiles and cubes
    TURNED = 6  # coral tiles
    LOCKED = 7


TALLIES = len(Tally)
NOW, BEFORE = 0, 1  # this turn, and the turn before it


class State(Record):
    """One game of Reef Encounter, complete: nothing about it is kept anywhere else.

    Everything gained or spent after the deal happens in the open, so a player with a perfect memory knows all cubes and all
    tiles but those dealt (§7): cubes are public here, and for tiles behind the screens the record keeps the bounds that follow
    from what everybody saw. What the table *shows* of it is the view's business.
    """

    advanced: int = number("u1")  # the table options (§8)
    larva_exchange_immediate: int = number("u1")
    memory_aid: int = number("u1")
    boards: int = number("u2")  # 0: by chance; else board + 1 for each slot, three bits each

    # The boards: sets of cells, one bit a cell (components.py)
    board: Ints = numbers(MAX_SEATS)  # by slot: 0 to 3 for A to D, NO_BOARD if unused
    reef: Ints = numbers(MAX_SEATS, COLOURS, width="i8")  # [slot, colour]: the cells that hold a tile of this colour
    shrimp: Ints = numbers(MAX_SEATS, MAX_SEATS, width="i8")  # [slot, seat]: the cells where this player's shrimps stand

    # The open sea (§2.5)
    sea: Ints = numbers(COLOURS, COLOURS)  # [space, colour]: polyp tiles
    sea_cube: Ints = numbers(COLOURS)  # 1 while the space has its larva cube
    sides: int = number("i2")  # the coral tiles that lie on side 1, one bit each
    locks: int = number("i2")  # the locked ones
    alga_space: int = number()
    algae: Ints = numbers(ALGAE)  # cylinders in the supply
    larvae: Ints = numbers(COLOURS)  # cubes in the supply; before all have picked, hide() shows it without the others' picks
    bonus: Ints = numbers(COLOURS)  # the row of bonus tiles (§5.3)
    dissolved: int = number()  # 1 once the row has gone into the bag; in the advanced game there never is one
    bag: Ints = numbers(COLOURS, seen_by=NOBODY)

    # The players
    behind: Ints = numbers(MAX_SEATS, COLOURS, seen_by=OWNER)  # polyp tiles behind the screen ...
    behind_size: Ints = numbers(MAX_SEATS, width="u1")  # ... how many ...
    behind_least: Ints = numbers(MAX_SEATS, COLOURS)  # ... and how many of a colour everybody knows there must be ...
    behind_most: Ints = numbers(MAX_SEATS, COLOURS)  # ... and can be (known.py)
    front: Ints = numbers(MAX_SEATS, COLOURS)  # consumed tiles
    cubes: Ints = numbers(MAX_SEATS, COLOURS)  # larva cubes behind the screen; hide() covers the first ones until all have picked
    fish_tile: Ints = numbers(MAX_SEATS, seen_by=OWNER)  # the setup tile in the parrotfish
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
    colour: int = number()  # of the cube in play
    behind_used: int = number()
    placed: int = number()
    source: int = number()  # a Source, in PLACE_CELL
    lifted_from: int = number("i2")  # where the shrimp in hand stood, or INTRODUCED
    back_to: int = number()  # the phase to return to when it stands again
    end_event: int = number()  # an End
    ender: int = number()  # who ended the game by event 1 or 2

    # What the screen shows of the turn before
    touched: Ints = numbers(2, MAX_SEATS, width="i8")  # [NOW or BEFORE, slot]: cells where a tile or a shrimp changed
    turned: Ints = numbers(2, width="i2")  # the coral tiles that turned or were locked
    tally: Ints = numbers(2, TALLIES, width="u1")
    last_seat: int = number()  # whose turn that was, NO_SEAT before the first ...
    last_space: int = number()  # ... and the space collected in it
