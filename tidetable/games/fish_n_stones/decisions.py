"""The decisions of Fish'n'Stones (§10): each is one integer, numbered in the order of these rows."""

from tidetable.core.kit import Decisions, decision
from tidetable.games.fish_n_stones.components import CELL_NUMBER, COLUMN
from tidetable.games.fish_n_stones.state import Phase


class Decision(Decisions):
    """What a player may decide."""

    CAT = decision("cat", column=COLUMN, asked_in=Phase.CAST)  # before which own column does the cat lie?
    NO_BAIT = decision("no bait", asked_in=Phase.BAIT)
    LURE = decision("lure", cell=CELL_NUMBER, asked_in=Phase.BAIT)  # the stack of this cell ...
    ONTO = decision("onto", cell=CELL_NUMBER, asked_in=Phase.DROP)  # ... onto this one
    FISH = decision("fish", cell=CELL_NUMBER, asked_in=Phase.FISH)  # catch the stack of this cell
