"""The shapes of the view: what a client of Reef Encounter is sent (§7, §12.2).

Colours are words ("white"), seats and cells numbers (cell = 42 * slot + 7 * row + column), counts by colour lists of five in the
order white, yellow, orange, pink, grey.
"""

from __future__ import annotations

from typing import TypedDict


class CellView(TypedDict):
    """A rock cell."""

    cell: int
    name: str  # "0:d4"
    row: int  # from 0, the top
    column: int  # from 0, the left
    start: str | None  # the colour printed on a start cell
    growth: bool  # the extra-growth cell
    tile: str | None
    size: int  # of the coral this tile belongs to
    coral: int | None  # the lowest cell of that coral: equal for its tiles, different for others
    guard: int | None  # the seat whose shrimp guards that coral
    protected: bool
    shrimp: int | None  # the seat whose shrimp stands here
    number: int | None  # which of this player's shrimps it is, from 0: eat and lift name it so
    parked: bool
    new: bool  # changed in this turn
    recent: bool  # changed in the turn before


class BoardView(TypedDict):
    """A coral reef board."""

    slot: int
    letter: str
    cells: list[CellView]


class ColourView(TypedDict):
    """What a coral colour is worth, and what it beats."""

    name: str
    value: int
    beats: list[str]
    locked_wins: int  # of these, how many are locked
    larvae: int  # cubes in the supply
    bonus: bool  # its tile lies in the bonus row


class CoralTileView(TypedDict):
    """A strength tile."""

    tile: int
    name: str  # "T3"
    stronger: str
    weaker: str
    large: str
    small: str
    locked: bool
    field: list[int]  # row and column on the open-sea board, from 1
    turns: list[int]  # the other coral tiles that turn when this one is locked
    new: bool  # turned or locked in this turn
    recent: bool


class AlgaView(TypedDict):
    """An alga colour: cylinders left, and the coral tiles it would turn."""

    name: str
    supply: int
    on_space: bool
    turns: list[int]


class SpaceView(TypedDict):
    """A large space of the open sea."""

    name: str
    cube: bool
    tiles: list[int]
    size: int
    recent: bool  # collected in the turn before


class ScreenView(TypedDict):
    """Polyp tiles or larva cubes behind a screen: their number, and as much of their colours as is shown."""

    size: int
    counts: list[int] | None  # all of them: the owner's view, and everybody's at the end
    known: list[int] | None  # with the memory aid: those that follow from public events


class PlayerView(TypedDict):
    """What is seen of a player."""

    seat: int
    colour: str
    tiles: ScreenView
    cubes: ScreenView
    front: list[int]
    fish: ScreenView  # polyp tiles in the parrotfish
    setup_tile: str | None
    points: int | None
    shrimps: dict[str, int]  # behind, out, hand, eaten
    may_lock: bool  # a shrimp of this player lies on the open-sea board
    turns: int


class PlaceableView(TypedDict):
    """A cell where the tile in hand may go."""

    cell: int
    overgrows: str | None
    grows: bool | None  # whether the extra-growth cell grows; None: if the bag has such a tile


class PlacingView(TypedDict):
    """The larva cube in play."""

    colour: str
    from_behind: int  # tiles taken from behind so far, at most four
    placed: int
    source: str | None  # once chosen: behind or front
    cells: list[PlaceableView]


class MealView(TypedDict):
    """A coral that may be eaten now, and no longer once anything else is decided."""

    shrimp: int  # which of the player's shrimps it is, from 0
    cell: int  # where that shrimp stands
    colour: str
    cells: list[int]  # of the coral
    size: int
    kept: int  # tiles that go into the parrotfish
    points: int  # what these are worth now
    last: bool  # the last bite of the game


class DropView(TypedDict):
    """A cell where the shrimp in hand may go."""

    cell: int
    shields: list[int]  # the tiles it would protect there


class ShrimpView(TypedDict):
    """The shrimp in hand."""

    origin: int | None  # the cell it was lifted from; None: introduced
    cells: list[DropView]


class TurnView(TypedDict):
    """What the current turn has used up."""

    acted: bool
    cubes_played: int
    introduced: bool
    locked: bool
    shrimp_moves: int
    done: dict[str, int]


class LastTurnView(TypedDict):
    """The turn before, summed up."""

    seat: int
    space: str | None
    done: dict[str, int]


class TableView(TypedDict):
    """The whole table."""

    phase: str
    current: int | None
    start_seat: int
    advanced: bool
    larva_exchange_immediate: bool
    memory_aid: bool
    boards: list[BoardView]
    colours: list[ColourView]
    coral_tiles: list[CoralTileView]
    algae: list[AlgaView]
    sea: list[SpaceView]
    bag: int
    dissolved: bool
    players: list[PlayerView]
    meals: list[MealView]  # of the player whose turn it is
    placing: PlacingView | None
    shrimp: ShrimpView | None
    turn: TurnView
    last_turn: LastTurnView | None
    end: str | None
    ender: int | None
