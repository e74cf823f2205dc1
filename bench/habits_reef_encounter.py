"""Habits of Reef Encounter: letting corals grow, two larva cubes a turn, algae and locks (§12.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bench.habits import Habit, Player, careful, without
from tidetable.core.sets import members
from tidetable.games.reef_encounter.components import COLOURS, SHRIMPS
from tidetable.games.reef_encounter.decisions import Decision
from tidetable.games.reef_encounter.state import Phase
from tidetable.games.reef_encounter.turn import meal

if TYPE_CHECKING:
    from tidetable.core.record import Ints
    from tidetable.core.seen import Seen
    from tidetable.games.reef_encounter.state import State

CUBES = range(int(Decision.PLAY_CUBE), int(Decision.PLAY_CUBE) + COLOURS)
PAYMENTS = range(int(Decision.ALGA_PAY), int(Decision.ALGA_PAY) + COLOURS)
MEALS = range(int(Decision.EAT), int(Decision.EAT) + SHRIMPS)


def size_of(seen: Seen, action: int) -> int:
    """Count the tiles of the coral that a meal would eat."""
    state = cast("State", seen.record)
    return int(members(meal(state, seen.viewer, action - int(Decision.EAT))[2]))


def eats_from(least: int) -> Player:
    """Make the careful player eat as soon as a coral has so many tiles, and never a smaller one in its turn."""

    def choose(seen: Seen, chance: Ints) -> int:
        meals = [action for action in seen.legal if action in MEALS] if seen.record.phase == Phase.MAIN else []
        ripe = [action for action in meals if size_of(seen, action) >= least]
        return max(ripe, key=lambda action: size_of(seen, action)) if ripe else fasting(seen, chance)

    return choose


fasting = without(lambda seen, action: action in MEALS and seen.record.phase == Phase.MAIN)
hungry = eats_from(5)
HABITS = (
    Habit("wait", (2,), careful, hungry),
    *(Habit(f"eat-{least}", (2,), eats_from(least), hungry) for least in (6, 7, 8, 9, 10)),
    Habit("two", (2,), careful, without(lambda seen, action: action in CUBES and int(seen.record.cubes_played) > 0)),
    Habit("locks", (2,), careful, without(lambda _seen, action: action in PAYMENTS)),
)
