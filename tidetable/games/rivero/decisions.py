"""The decisions of Rivero (§10): each is one integer, numbered in the order of these rows."""

import re

from tidetable.core.kit import DecisionRow, Decisions, decision
from tidetable.games.rivero.components import BESIDE_AT, BRIDGED_RUN, CELL_AT, COLUMN, RUN, SLOT, TYPE, VALUE, WHOSE
from tidetable.games.rivero.state import Phase, State


def of_hand(verb: str, asked_in: Phase = Phase.MAIN) -> DecisionRow:
    """Declare what a hand card can do: several things, so a click on it names the verb too."""
    return decision(verb, card=TYPE, asked_in=asked_in, click={"card": "{card}", "verb": verb})


class Decision(Decisions):
    """What a player may decide."""

    OPTION_1 = decision("option 1", asked_in=Phase.TURN_START)
    OPTION_2 = decision("option 2", asked_in=Phase.TURN_START)
    FINISH = decision("finish", asked_in=Phase.MAIN)
    END_TURN = decision("end turn", asked_in=Phase.END_OF_TURN)
    TAKE_GROUNDWATER = decision("take groundwater", asked_in=(Phase.MAIN, Phase.END_OF_TURN))
    EXTRA_DRAW_YES = decision("extra card", asked_in=Phase.EXTRA_DRAW)
    EXTRA_DRAW_NO = decision("no extra card", asked_in=Phase.EXTRA_DRAW)
    CANTEEN_MOVE = decision("move canteen", asked_in=Phase.CANTEEN)
    CANTEEN_LEAVE = decision("leave canteen", asked_in=Phase.CANTEEN)
    SUN_OCEAN = decision("sun on ocean", asked_in=Phase.SUN)
    SUN_GROUNDWATER = decision("sun on groundwater", seat=WHOSE, asked_in=Phase.SUN, click="groundwater")
    TAP_LOW = decision("tap low", asked_in=Phase.TAP_END)
    TAP_HIGH = decision("tap high", asked_in=Phase.TAP_END)
    BRIDGE_STORE = decision("store bridge", asked_in=Phase.BRIDGE)
    TAKE_ACTION_CARD = decision("take card", place=BESIDE_AT, asked_in=Phase.MAIN, click="beside")
    TAKE_COLUMN = decision("take column", column=COLUMN, asked_in=Phase.MAIN)
    BRIDGE_AT = decision("bridge at", value=VALUE, first={"value": 2}, asked_in=Phase.BRIDGE_POSITION)
    RIVER = decision(
        "river", seat=WHOSE, slot=SLOT, asked_in=(Phase.CHOOSE_RIVER, Phase.TAP, Phase.BRIDGE),
        text="river {seat}/{slot}", click={"owner": "{seat}", "slot": "{slot}"},
    )  # fmt: skip
    CELL = decision("cell", cell=CELL_AT, asked_in=(Phase.CHOOSE_CELL, Phase.TAP))
    NEW_RIVER = decision(
        "new river", run=RUN, asked_in=Phase.MAIN, text="new river {river} {low}-{high}", click={"run": "{run*}", "bridge": False}
    )
    NEW_RIVER_BRIDGE = decision(
        "new river bridge", run=BRIDGED_RUN, asked_in=Phase.MAIN,
        text="new river {river} {low}-{high} with bridge", click={"run": "{run*}", "bridge": True},
    )  # fmt: skip
    PLAY = of_hand("play")
    DOUBLE = of_hand("double")
    DISCARD = of_hand("discard")
    SWAP = of_hand("swap")
    TO_GROUNDWATER = of_hand("sink", Phase.END_OF_TURN)


WHERE = re.compile(r"(?P<first>(?:double|discard|swap|play) \S+) (?:on|to|at) (?P<place>\d+[,/]\d+)")


def plain_text(state: State, text: str) -> str:
    """Read "double A5 on 1,2" or "play N7 at 0/1": the first half while it is to come, then the second."""
    found = WHERE.fullmatch(" ".join(text.lower().split()))
    if found is None:
        return text
    if state.phase in {Phase.CHOOSE_CELL, Phase.CHOOSE_RIVER} and found["first"] == Decision.text(int(state.chosen)):
        return f"{'cell' if ',' in found['place'] else 'river'} {found['place']}"
    return found["first"]
