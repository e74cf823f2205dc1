"""The decisions of Reef Encounter (§4.3, §10): each is one integer, numbered in the order of these rows."""

from tidetable.core.kit import Decisions, decision
from tidetable.games.reef_encounter.components import ALGA, BOARD_LETTERS, CELL, CORAL, CORAL_TILE, SHRIMP
from tidetable.games.reef_encounter.state import Phase, State


class Decision(Decisions):
    """What a player may decide. Own shrimps are counted by ascending cell; a verb is clicked where two decisions share a thing."""

    FISH_TILE = decision("fish", colour=CORAL, asked_in=Phase.SETUP_FISH, click="behind")
    LARVA_PICK = decision("larva", colour=CORAL, asked_in=Phase.SETUP_LARVA, click="larva")
    EAT = decision("eat", number=SHRIMP, asked_in=(Phase.MAIN, Phase.FINAL_EAT), click={"shrimp": "{number}", "verb": "eat"})
    DECLINE = decision("decline", asked_in=Phase.FINAL_EAT)
    PLAY_CUBE = decision("cube", colour=CORAL, asked_in=Phase.MAIN, click={"cube": "{colour}", "verb": "cube"})
    SRC_BEHIND = decision("behind", asked_in=Phase.PLACE)
    SRC_FRONT = decision("front", asked_in=Phase.PLACE)
    END_PLACING = decision("done", asked_in=Phase.PLACE)
    INTRODUCE = decision("introduce", asked_in=Phase.MAIN)
    LIFT = decision("lift", number=SHRIMP, asked_in=(Phase.MAIN, Phase.PLACE), click={"shrimp": "{number}", "verb": "lift"})
    DROP_SCREEN = decision("home", asked_in=Phase.DROP)
    TILE_TO_CUBE = decision("exchange", colour=CORAL, asked_in=Phase.MAIN, click={"front": "{colour}", "verb": "exchange"})
    ALGA_PAY = decision("pay", colour=CORAL, asked_in=Phase.MAIN, click={"front": "{colour}", "verb": "pay"})
    ALGA_SPACE = decision("alga", alga=ALGA, asked_in=Phase.ALGA)
    ALGA_LOCK = decision("lock", tile=CORAL_TILE, asked_in=Phase.ALGA, click="coral_tile")
    CUBE_TO_TILE = decision("tile", colour=CORAL, asked_in=Phase.MAIN, click={"cube": "{colour}", "verb": "tile"})
    COLLECT = decision("sea", colour=CORAL, asked_in=Phase.MAIN, click="space")
    PLACE = decision("place", cell=CELL, asked_in=(Phase.PLACE, Phase.PLACE_CELL))  # the decisions before it fit into one set
    DROP = decision("drop", cell=CELL, asked_in=Phase.DROP)


def plain_text(state: State, text: str) -> str:
    """Write a cell named after its board ("place B:f4") with the slot this table has given that board ("place 0:f4")."""
    verb, _, cell = text.partition(" ")
    letter, colon, rest = cell.strip().partition(":")
    letters = [BOARD_LETTERS[board] for board in state.board[: state.seats]]
    if colon and letter.upper() in letters:
        return f"{verb} {letters.index(letter.upper())}:{rest}"
    return text
