"""Everything there is to know about a game. Each field says who may see it: that is how secrets are kept."""

from enum import IntEnum

from tidetable.core.kit import NOBODY, OWNER, Ints, Record, number, numbers

from pearl_divers.card import CARD
from pearl_divers.components import PEARLS, SEATS

NOBODY_FOLDED = -1


class Phase(IntEnum):
    """What is being decided."""

    BETTING = 0
    END = 1


class State(Record, options=CARD.options):
    """One game, complete: nothing about it is kept anywhere else.

    Every record also has ``seats``, ``waiting`` (the seats that must decide now, one bit each; 0 ends the game), ``phase`` and
    ``turns``; the options of the card are fields too.
    """

    pearl: Ints = numbers(SEATS, seen_by=OWNER)  # by seat; OWNER: the first axis is the seat that may see it
    chest: Ints = numbers(PEARLS, seen_by=NOBODY)  # the pearls nobody has, the next one last
    paid: Ints = numbers(SEATS)  # chips that each has put into the pot
    has_begun: int = number()  # 1 once somebody has had a turn
    folded: int = number()  # the seat that gave up, or NOBODY_FOLDED
