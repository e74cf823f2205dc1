"""Sets as numbers, one bit a member: kinds of cards, cells of a board, legal actions."""

from tidetable.core.record import Ints
from tidetable.core.rule import rule

PAIRS = 0x5555555555555555
FOURS = 0x3333333333333333
EIGHTS = 0x0F0F0F0F0F0F0F0F
EVERY_BYTE = 0x0101010101010101


@rule
def members(those: int) -> int:
    """Count the members of a set of at most 63: in just these words a compiler knows it for one instruction."""
    those -= (those >> 1) & PAIRS
    those = (those & FOURS) + ((those >> 2) & FOURS)
    those = (those + (those >> 4)) & EIGHTS
    return (those * EVERY_BYTE >> 56) & 127


@rule
def lowest(those: int) -> int:
    """Give the lowest member of a set that is not empty."""
    return members((those & -those) - 1)


@rule
def nth(those: int, skip: int) -> int:
    """Give the member of a set that comes after *skip* others, ascending."""
    for _ in range(skip):
        those &= those - 1
    return lowest(those)


@rule
def has_several(those: int) -> bool:
    """Tell whether a set has more than one member."""
    return those & (those - 1) != 0


@rule
def list_members(those: int, first: int, places: Ints) -> None:
    """List the members of a set, ascending: its member 0 is the number *first*."""
    place = 0
    while those:
        places[place] = first + lowest(those)
        those &= those - 1
        place += 1
