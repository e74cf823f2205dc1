"""The decisions of Das Riff (§10): each is one integer, numbered in the order of these rows."""

from tidetable.core.kit import Decisions, decision
from tidetable.games.das_riff.components import CELL, COLOUR, FIRST_DOWN, MIDDLE_CELL, SLOT, UNIT
from tidetable.games.das_riff.state import Phase


class Decision(Decisions):
    """What a player may decide. A shark's prey is clicked after the shark."""

    PICK_WORM = decision("pick", unit=COLOUR, click={"unit": "{unit!}"}, asked_in=(Phase.PICK_ACTIVE, Phase.PICK_OPPONENT))
    TAKE = decision("take", cell=CELL, asked_in=Phase.ACTION)
    FLIP = decision("flip", cell=MIDDLE_CELL, first={"cell": FIRST_DOWN}, asked_in=Phase.ACTION)
    BUY_BOAT = decision("boat", asked_in=Phase.ACTION)
    PAY = decision("pay", unit=UNIT, click={"unit": "{unit!}"}, asked_in=Phase.PAY)
    PLACE = decision("place", slot=SLOT, asked_in=Phase.PLACE)
    SHARK_CELL = decision("shark", cell=CELL, click={"with": "shark", "prey": "{cell}"}, asked_in=Phase.ACTION)
    SHARK_OWN = decision("shark own", slot=SLOT, click={"with": "shark", "prey_slot": "{slot}"}, asked_in=Phase.ACTION)
    END_TURN = decision("end turn", asked_in=Phase.ACTION)
