"""What can be seen to happen in Rivero, card by card, and why a game ends."""

from tidetable.core.kit import COUNT, SEAT, Events, Reasons, event, reason
from tidetable.games.rivero.components import ACTION, CELL_AT, COLUMN, NAME, SLOT, TYPE, VALUE


class Event(Events):
    """What happens."""

    BASE_LAID = event(cell=CELL_AT, card=TYPE, told=False)
    DREW = event(seat=SEAT, card=TYPE.for_owner())  # from the ocean into the hand
    CANTEENS_DEALT = event(seat=SEAT)  # the first player
    TURN_STARTED = event(seat=SEAT, turn=COUNT)
    ACTION_SHUFFLED = event(cards=COUNT)
    ACTION_DRAWN = event(seat=SEAT, action=ACTION)
    ACTION_CARD_TAKEN = event(seat=SEAT, card=TYPE)
    GROUNDWATER_TAKEN = event(seat=SEAT, card=TYPE.for_owner())
    GROUNDWATER_TAKEN_OPEN = event(seat=SEAT, card=TYPE)  # a card that everyone saw falling
    EXTENDED = event(seat=SEAT, slot=SLOT, card=TYPE)
    BRIDGED = event(seat=SEAT, slot=SLOT, value=VALUE, face=TYPE.for_nobody())  # the stored bridge goes into an own river
    EXCHANGED = event(seat=SEAT, other=SEAT, slot=SLOT, card=TYPE, face=TYPE.for_owner())
    RIVER_BEGUN = event(seat=SEAT, slot=SLOT, river=NAME, low=VALUE, high=VALUE)
    LAID = event(seat=SEAT, slot=SLOT, card=TYPE, told=False)
    CANTEEN_LAID = event(seat=SEAT, slot=SLOT)
    CANTEEN_FREED = event(seat=SEAT, slot=SLOT)
    COLUMN_TAKEN = event(seat=SEAT, column=COLUMN)
    SOURCE_TAKEN = event(seat=SEAT, cell=CELL_AT, card=TYPE)
    BOTTOM_GIVEN = event(seat=SEAT, cell=CELL_AT, card=TYPE)  # the seat that receives it
    REFILLED = event(cell=CELL_AT, card=TYPE)  # from the ocean
    REFILLED_FROM_GROUNDWATER = event(seat=SEAT, cell=CELL_AT, card=TYPE)
    DOUBLED = event(seat=SEAT, cell=CELL_AT, card=TYPE, below=TYPE)
    EXTRA_DECLINED = event(seat=SEAT)
    DISCARDED = event(seat=SEAT, cell=CELL_AT, card=TYPE)
    SWAPPED = event(seat=SEAT, cell=CELL_AT, card=TYPE, got=TYPE)
    FINISHED = event(seat=SEAT)
    SUNK = event(seat=SEAT, card=TYPE.for_owner())
    SUN_SHONE = event(seat=SEAT, card=TYPE)  # from the ocean beside the sun
    SUN_DRAINED = event(seat=SEAT, other=SEAT, card=TYPE)  # from the other's (or the own) groundwater beside the sun
    TAPPED_SOURCE = event(seat=SEAT, cell=CELL_AT, card=TYPE)
    TAPPED_RIVER = event(seat=SEAT, other=SEAT, slot=SLOT, card=TYPE)
    CARD_FELL = event(seat=SEAT, slot=SLOT, card=TYPE)  # into the groundwater of the river's owner
    BRIDGE_FELL = event(seat=SEAT, slot=SLOT, value=VALUE, face=TYPE.for_nobody())
    RIVER_GONE = event(seat=SEAT, slot=SLOT)
    STORED = event(seat=SEAT, face=TYPE.for_nobody())
    REPLACED = event(seat=SEAT, other=SEAT, slot=SLOT, card=TYPE, face=TYPE.for_nobody())
    RELEASED = event(seat=SEAT, action=ACTION)
    RIVERO_MADE = event(seat=SEAT, slot=SLOT)
    TURN_ENDED = event(seat=SEAT)
    WON = event(seat=SEAT)
    EXHAUSTED = event()


class Reason(Reasons):
    """Why a game ends."""

    RIVERO = reason("§6")
    EXHAUSTION = reason("§6")
