"""What can be seen to happen in Reef Encounter, and by whom (§7): everything that moves or turns; and why a game ends."""

from tidetable.core.kit import COUNT, SEAT, Events, Reasons, event, names, names_of, reason, words_of
from tidetable.games.reef_encounter.components import ALGA, BOARD, CELL, CORAL, CORAL_TILE
from tidetable.games.reef_encounter.decisions import Decision
from tidetable.games.reef_encounter.state import NOT_YET, Source


class Reason(Reasons):
    """Why a game ends (§6.1); NOT_YET comes before the first."""

    ALL_LOCKED = reason("§6.1")
    FOUR_SHRIMPS = reason("§6.1")
    NO_PLACEMENT = reason("§6.1")
    SUPPLY_EMPTY = reason("§6.1")
    TURN_CAP = reason("§6.5")

    @classmethod
    def begins(cls) -> int:
        """Leave a number to games that go on."""
        return NOT_YET + 1


END = names("not_yet", *words_of(Reason)).or_none(NOT_YET)
ACTION = names(*(Decision.text(action) for action in range(Decision.size())))
SPACE = CORAL.or_none()


class Event(Events):
    """What happens: setup, then a turn in the order of §4.2, then the end."""

    BOARD_LAID = event(slot=COUNT, board=BOARD)
    START_TILE = event(cell=CELL, colour=CORAL, told=False)
    SIDE_TOSSED = event(side=COUNT)
    INDICATOR = event(colour=CORAL, told=False)
    SEA_TILE = event(space=SPACE, colour=CORAL, told=False)
    STARTER = event(seat=SEAT)
    DEALT_TILE = event(seat=SEAT, colour=CORAL.for_owner(), told=False)
    FISH_CHOSEN = event(seat=SEAT, colour=CORAL.for_owner())
    LARVA_PICKED = event(seat=SEAT, colour=CORAL.for_owner())
    LARVA_SHOWN = event(seat=SEAT, colour=CORAL, colour_2=CORAL)
    TURN_BEGUN = event(seat=SEAT, turn=COUNT, told=False)
    FORCED = event(seat=SEAT, action=ACTION)
    CORAL_EATEN = event(seat=SEAT, cell=CELL, colour=CORAL, size=COUNT, kept=COUNT)
    TILE_EATEN = event(seat=SEAT, cell=CELL, colour=CORAL, kept=COUNT, told=False)
    SHRIMP_SPENT = event(seat=SEAT, cell=CELL, eaten=COUNT, told=False)
    CUBE_PLAYED = event(seat=SEAT, colour=CORAL)
    TILE_CONSUMED = event(seat=SEAT, cell=CELL, colour=CORAL)
    TILE_PLACED = event(seat=SEAT, cell=CELL, colour=CORAL, source=names_of(Source))
    GREW = event(seat=SEAT, cell=CELL, colour=CORAL)
    BONUS_FILLED = event(colour=CORAL, told=False)
    BONUS_GONE = event(colour=CORAL)
    PLACING_ENDED = event(seat=SEAT, told=False)
    SHRIMP_INTRODUCED = event(seat=SEAT)
    SHRIMP_LIFTED = event(seat=SEAT, cell=CELL, told=False)
    SHRIMP_DROPPED = event(seat=SEAT, cell=CELL)
    SHRIMP_HOME = event(seat=SEAT)
    TILE_TRADED = event(seat=SEAT, colour=CORAL)
    ALGA_PAID = event(seat=SEAT, colour=CORAL, told=False)
    ALGA_BACK = event(alga=ALGA, told=False)
    ALGA_PLAYED = event(seat=SEAT, alga=ALGA)
    CORAL_TILE_LOCKED = event(seat=SEAT, tile=CORAL_TILE, alga=ALGA)
    CORAL_TILE_TURNED = event(tile=CORAL_TILE, side=COUNT, colour=CORAL, colour_2=CORAL)  # now the first is the stronger one
    CUBE_TRADED = event(seat=SEAT, colour=CORAL)
    SPACE_COLLECTED = event(seat=SEAT, space=SPACE, tiles=COUNT)
    CUBE_COLLECTED = event(seat=SEAT, colour=CORAL, told=False)
    TILE_COLLECTED = event(seat=SEAT, colour=CORAL, told=False)
    SEA_CUBE = event(space=SPACE, told=False)
    ROW_DISSOLVED = event()
    TURN_ENDED = event(seat=SEAT, space=SPACE, told=False)
    GAME_ENDING = event(seat=SEAT, end=END)
    FINAL_SKIPPED = event(seat=SEAT)
    DECLINED = event(seat=SEAT)
    GAME_ENDED = event(end=END)
