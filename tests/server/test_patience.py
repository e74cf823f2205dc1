"""How long bots let people look: before a turn, hardly between its steps."""

import pytest

from tests.table.tables import bots_decide, table_of
from tidetable.server.work.pace import BETWEEN_STEPS, patience
from tidetable.table import coming

BOT = 1


@pytest.mark.parametrize(("pace", "first", "later"), [("human", 1.0, BETWEEN_STEPS), ("calm", 1.0, 1.0), ("fast", 0.0, 0.0)])
def test_a_bot_waits_before_its_turn_and_not_before_every_step_of_it(pace: str, first: float, later: float):
    played = table_of(game="reef_encounter", bots=1, pace=pace)
    table, waits, decider = played.table, [], None
    for _ in range(60):
        if BOT in coming.bots_to_move(table):
            waits.append((decider == BOT, patience(table, BOT)))
        decider = table.waiting[0]
        if decider == BOT:
            bots_decide(played)
        else:
            played.play(1)
    assert set(waits) == {(False, first), (True, later)}
