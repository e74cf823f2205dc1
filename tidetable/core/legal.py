"""What is legal: one set of actions over 64-bit words. A game's ``legal`` fills it; here it is counted, walked and drawn from.

A set comes cleared and belongs to the caller. Action *a* is bit ``a & 63`` of word ``a >> 6``. Words are signed, as everything a
rule works on; only the functions of this file know that the top bit of a word is its sign.
"""

import numpy as np

from tidetable.core.chance import fast_below
from tidetable.core.record import Ints
from tidetable.core.rule import rule
from tidetable.core.sets import lowest, members, nth

WORD_BITS = 64
BELOW_TOP = (1 << 63) - 1
NO_ACTION = -1
SEVERAL = -2  # legal actions: somebody has a choice


def no_actions(actions: int) -> Ints:
    """Make an empty set for a game with so many actions."""
    return np.zeros(-(-actions // WORD_BITS), np.int64)


def listed(legal: Ints) -> list[int]:
    """List the actions of a set, ascending."""
    return np.flatnonzero(np.unpackbits(legal.view(np.uint8), bitorder="little")).tolist()


@rule
def clear(legal: Ints) -> None:
    """Make every action illegal."""
    for word in range(legal.size):
        legal[word] = 0


@rule
def as_word(bits: int) -> int:
    """Keep the 64 lowest bits of a number, the highest of them as its sign: what a compiler does anyway."""
    return -(bits >> 63 & 1) << 63 | bits & BELOW_TOP


@rule
def allow(legal: Ints, action: int) -> None:
    """Make an action legal."""
    legal[action >> 6] |= as_word(1 << (action & 63))


@rule
def allow_if(legal: Ints, action: int, condition: bool) -> None:  # noqa: FBT001 - compiled rules take plain arguments
    """Make an action legal where *condition* holds."""
    legal[action >> 6] |= as_word(int(condition) << (action & 63))


@rule
def allow_all(legal: Ints, first: int, those: int) -> None:
    """Make the actions of a set legal: its member 0 is the action *first*, and it has no member above 62."""
    word, shift = first >> 6, first & 63
    legal[word] |= as_word(those << shift)
    beyond = those >> 1 >> (63 - shift)
    if beyond:
        legal[word + 1] |= beyond


@rule
def forbid(legal: Ints, action: int) -> None:
    """Take an action out of a set."""
    legal[action >> 6] &= ~as_word(1 << (action & 63))


@rule
def is_legal(legal: Ints, action: int) -> bool:
    """Tell whether an action is in a set."""
    return int(legal[action >> 6]) >> (action & 63) & 1 != 0


@rule
def count_legal(legal: Ints) -> int:
    """Count the actions of a set."""
    count = 0
    for word in range(legal.size):
        count += members(int(legal[word]))
    return count


@rule
def nth_legal(legal: Ints, skip: int) -> int:
    """Give the action of a set that comes after *skip* others, ascending."""
    word = 0
    here = members(int(legal[0]))
    while skip >= here:
        skip -= here
        word += 1
        here = members(int(legal[word]))
    return (word << 6) + nth(int(legal[word]), skip)


@rule
def next_legal(legal: Ints, action: int) -> int:
    """Give the first legal action from *action* on, or NO_ACTION: how a set is walked."""
    word, shift = action >> 6, action & 63
    while word < legal.size:
        rest = int(legal[word]) >> shift
        if rest:
            return (word << 6) + shift + lowest(rest)
        word += 1
        shift = 0
    return NO_ACTION


@rule
def only_choice(legal: Ints) -> int:
    """Give the only action of a set, SEVERAL, or NO_ACTION if it is empty."""
    found = NO_ACTION
    for word in range(legal.size):
        those = int(legal[word])
        if those:
            if found != NO_ACTION or those & as_word(those - 1):
                return SEVERAL
            found = (word << 6) + lowest(those)
    return found


@rule
def any_of(legal: Ints, random: Ints) -> int:
    """Choose one of the actions of a set, each equally likely; NO_ACTION if it is empty."""
    count = count_legal(legal)
    return nth_legal(legal, fast_below(random, count)) if count else NO_ACTION


@rule
def mark(legal: Ints, mask: Ints) -> None:
    """Write a set as other people's interfaces take it: one truth value an action."""
    mask[:] = False
    action = next_legal(legal, 0)
    while action != NO_ACTION:
        mask[action] = True
        action = next_legal(legal, action + 1)
