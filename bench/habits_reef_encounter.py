"""Habits of Reef Encounter: letting corals grow, two larva cubes a turn, algae and locks (§12.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bench.habits import Habit, Player, careful
from tidetable.core.legal import allow, no_actions
from tidetable.games.reef_encounter.components import COLOURS, SHRIMPS
from tidetable.games.reef_encounter.decisions import Decision
from tidetable.games.reef_encounter.state import Phase

if TYPE_CHECKING:
    from collections.abc import Callable

    from tidetable.core.record import Ints
    from tidetable.core.seen import Seen

CUBES = range(int(Decision.PLAY_CUBE), int(Decision.PLAY_CUBE) + COLOURS)
PAYMENTS = range(int(Decision.ALGA_PAY), int(Decision.ALGA_PAY) + COLOURS)
MEALS = range(int(Decision.EAT), int(Decision.EAT) + SHRIMPS)


def without(unwanted: Callable[[Seen, int], bool]) -> Player:
    """Make the careful player overlook some of its choices."""

    def choose(seen: Seen, chance: Ints) -> int:
        wanted = [action for action in seen.legal if not unwanted(seen, action)]
        choices = no_actions(seen.game.actions)
        for action in wanted or seen.legal:
            allow(choices, action)
        return int(seen.game.rules["careful"](seen.record, seen.viewer, choices, chance))

    return choose


def hungry(seen: Seen, chance: Ints) -> int:
    """Eat whatever can be eaten, as soon as it can."""
    meals = [action for action in seen.legal if action in MEALS] if seen.record.phase == Phase.MAIN else []
    return meals[0] if meals else careful(seen, chance)


HABITS = (
    Habit("wait", (2,), careful, hungry),
    Habit("two", (2,), careful, without(lambda seen, action: action in CUBES and int(seen.record.cubes_played) > 0)),
    Habit("locks", (2,), careful, without(lambda _seen, action: action in PAYMENTS)),
)
