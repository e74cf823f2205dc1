"""The kit of a game: all that its files are written with, by one name. What each of it is, stands where it is made.

>>> from tidetable.core.kit import Ints, allow, note, rule

Besides it a game needs of core only ``core.card``, which loads nothing heavy, ``core.seen`` and ``core.words`` for what is drawn in
a terminal, and ``core.game``, which puts it together.
"""

from tidetable.core.chance import (
    WORD, below, draw, fast_below, fast_draw, fast_shuffle, fast_word, forget_chance, new_chance, shuffle, wide,
)  # fmt: skip
from tidetable.core.facts import UNSHOWN, FactSheet, a_list, each, fact, flag, group
from tidetable.core.journal import note
from tidetable.core.legal import NO_ACTION, allow, allow_all, allow_if, count_legal, forbid, is_legal, next_legal
from tidetable.core.means import COUNT, NONE, SEAT, YES, bag_of, count, names, names_of, row_of, set_of, words_of
from tidetable.core.record import ALL_SEEING, NOBODY, OWNER, SPECTATOR, Ints, Record, number, numbers
from tidetable.core.rows import (
    DecisionRow, Decisions, Events, Messages, Planes, Reasons, decision, event, message, plane, reason, say,
)  # fmt: skip
from tidetable.core.rule import rule
from tidetable.core.sets import has_several, list_members, lowest, members, nth
