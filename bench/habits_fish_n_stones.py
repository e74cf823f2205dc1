"""Habits of Fish'n'Stones: baiting, remembering, looking ahead, and counting what the others get (§12.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bench.habits import Habit, careful, rest_in_the_head
from tidetable.games.fish_n_stones.components import CELLS
from tidetable.games.fish_n_stones.decisions import Decision
from tidetable.games.fish_n_stones.rules import symbols
from tidetable.games.fish_n_stones.state import BUCKET, NO_CARD, Phase

if TYPE_CHECKING:
    from tidetable.core.record import Ints
    from tidetable.core.seen import Seen


def without_baits(seen: Seen, chance: Ints) -> int:
    """Never bait."""
    return int(Decision.NO_BAIT) if seen.record.phase == Phase.BAIT else careful(seen, chance)


def tops_only(seen: Seen, chance: Ints) -> int:
    """Forget what is covered."""
    game = seen.game
    known: Any = game.State.from_bytes(seen.record.to_bytes())
    for cell in range(CELLS):
        top = int(known.top[cell])
        if top != NO_CARD:
            known.below[top], known.bottom[cell] = NO_CARD, top
    return int(game.rules["careful"](known, seen.viewer, seen.choices.copy(), chance))


def points(state: Any, seat: int) -> int:
    """Count what is in a bucket."""
    fish, stones = symbols(state, BUCKET + seat)
    return int(fish) - int(stones)


def lead(state: Any, seat: int) -> float:
    """Count what is in a bucket, less what the others have on average."""
    others = [points(state, other) for other in range(int(state.seats)) if other != seat]
    return points(state, seat) - sum(others) / len(others)


def same_round(before: Any, now: Any) -> bool:
    """Tell whether the round is still the same."""
    return bool(before.round_number == now.round_number)


def thinks(worth: Any) -> Any:
    """Look ahead once the cats lie there."""
    ahead = rest_in_the_head(worth, same_round)
    return lambda seen, chance: careful(seen, chance) if seen.record.phase == Phase.CAST else ahead(seen, chance)


foresee, deny = thinks(points), thinks(lead)
HABITS = (
    Habit("bait", (2, 4), careful, without_baits),
    Habit("memory", (2, 4), careful, tops_only),
    Habit("foresee", (2,), foresee, careful),
    Habit("deny", (2,), deny, careful),
    Habit("deny-foresee", (2,), deny, foresee),
)
