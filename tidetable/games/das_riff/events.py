"""What can be seen to happen in Das Riff, and why a game ends."""

from tidetable.core.kit import COUNT, SEAT, YES, Events, Reasons, event, reason
from tidetable.games.das_riff.components import BREEDING_CARD, CELL, COLOUR, REEF_CARD, SLOT, UNIT, WORM


class Event(Events):
    """What happens, in the order of a turn."""

    GAME_STARTED = event(starter=SEAT)
    TURN_STARTED = event(seat=SEAT, turn=COUNT)
    ROLLED = event(seat=SEAT, die_a=COLOUR, die_b=COLOUR)
    WORM_ROLLED = event(seat=SEAT, colour=WORM, told=False)
    WORM_PICKED = event(seat=SEAT, colour=WORM)
    NO_WORM = event(seat=SEAT)
    TAKE_CHOSEN = event(seat=SEAT, cell=CELL, card=REEF_CARD, price=COUNT, told=False)
    FLIP_CHOSEN = event(seat=SEAT, cell=CELL, told=False)
    BOAT_CHOSEN = event(seat=SEAT, told=False)
    PAID = event(seat=SEAT, unit=UNIT)
    CARD_TAKEN = event(seat=SEAT, cell=CELL, card=REEF_CARD)
    CARD_FLIPPED = event(seat=SEAT, cell=CELL, card=REEF_CARD)
    BOAT_BOUGHT = event(seat=SEAT, column=COUNT)
    CORAL_PLACED = event(seat=SEAT, slot=SLOT, told=False)
    FISH_PLACED = event(seat=SEAT, slot=SLOT, card=REEF_CARD)
    BRED = event(seat=SEAT, slot=SLOT, breeding=BREEDING_CARD, place=COUNT, breedings=COUNT)
    PARENT_LEFT = event(seat=SEAT, slot=SLOT, card=REEF_CARD, told=False)
    BREEDING_OPENED = event(place=COUNT, breeding=BREEDING_CARD)
    CARD_CHASED = event(seat=SEAT, cell=CELL, card=REEF_CARD)
    FISH_CHASED = event(seat=SEAT, slot=SLOT, card=REEF_CARD)
    SHARK_SPENT = event(seat=SEAT, told=False)
    TURN_ENDED = event(seat=SEAT, by_itself=YES)
    DRIFTED = event(source=CELL, target=CELL, told=False)  # never a face
    DRAINED = event(cell=CELL)
    SPRING_TIDE = event()
    SWEPT = event(cell=CELL, card=REEF_CARD)  # a face-down card is shown when the tide takes it
    RESHUFFLED = event(cards=COUNT)
    DEALT_UP = event(cell=CELL, card=REEF_CARD, told=False)
    DEALT_DOWN = event(cell=CELL, told=False)
    NO_CARD_LEFT = event(cells=COUNT)
    GAME_WON = event(seat=SEAT)
    LIMIT_REACHED = event(turns=COUNT)


class Reason(Reasons):
    """Why a game ends."""

    FIVE_BREEDINGS = reason("§6")
    TURN_LIMIT = reason("DR-22")
