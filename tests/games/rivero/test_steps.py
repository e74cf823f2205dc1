"""Between the events of a decision: what is told has been done, and every card lies in one place."""

from typing import Any

import pytest

from tests.games.rivero.table import GAME, Table
from tidetable.core.record import ALL_SEEING
from tidetable.core.steps import in_steps
from tidetable.core.trial import pieces_fault

BRIDGE: dict[str, Any] = {"lying": ("bridge [A9]", ""), "main": True}
TAPPED: dict[str, Any] = {"rivers": ([], ["D5-D6-[N9]-D8"]), "draw": "tap"}


@pytest.mark.parametrize(
    ("told", "table", "actions"),
    [
        ("laid", Table(("N4 N5 N6 C1", ""), main=True), ["new river nile 4-6"]),
        ("bridged", Table(("N4 N6 C1", ""), **BRIDGE), ["new river nile 4-6 with bridge"]),
        ("bridged", Table(("N8 C1 C5", ""), rivers=(["N4-N5-N6"], []), **BRIDGE), ["play n8"]),
        ("bridged", Table(("N2 C1 C5", ""), rivers=(["N4-N5-N6"], []), **BRIDGE), ["play n2"]),
        ("card-fell", Table(("N1 C4 D7 A10", ""), **TAPPED), ["option 2", "river 1/0", "tap high"]),
        ("card-fell", Table(("N1 C4 D7 A7", ""), rivers=([], ["A8-A9-A10"]), draw="tap"), ["option 2", "river 1/0", "tap low"]),
    ],
)
def test_every_card_lies_in_one_place_after_every_event(told, table, actions):
    """§5.1, §5.2, RV-22."""
    *before, last = actions
    for action in before:
        table.play(action)
    steps = in_steps(GAME, table.state, table.turn, GAME.number_of(table.state, last))
    events = GAME.Event.read(steps.journal, ALL_SEEING)
    assert told in {event["kind"] for event in events}
    faults = [pieces_fault(GAME, state) for state in steps.states]
    assert not any(faults), dict(zip([event["kind"] for event in events], faults, strict=True))


def test_a_new_river_grows_card_by_card():
    """§5.2: it is begun, then each of its cards is laid."""
    table = Table(("N4 N5 N6 C1", ""), main=True)
    steps = in_steps(GAME, table.state, table.turn, GAME.number_of(table.state, "new river nile 4-6"))
    told = [event["kind"] for event in GAME.Event.read(steps.journal, ALL_SEEING)]
    lengths = [int(state.river_high[0, 0]) - int(state.river_low[0, 0]) + 1 for state in steps.states]
    assert list(zip(told, lengths, strict=True))[:4] == [("river-begun", 0), ("laid", 1), ("laid", 2), ("laid", 3)]
