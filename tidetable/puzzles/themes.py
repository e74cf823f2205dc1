"""What a puzzle is about, read from the position and the decision; named in words/<language>/puzzles.ftl."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tidetable.bots.coach.looking import Worth
    from tidetable.core.seen import Seen

OPENING, ENDING = 0.25, 0.75  # of the decisions of its match
BEHIND, AHEAD = 0.4, 0.6  # times the fair share of two: the chance with the best move
ONLY = 0.15  # every other move loses so much: a blunder
WORLDS = 12  # deals that could be true, in which it is looked what an action does at once
DEEP = 0.5  # of the tries of strong players that fail

# Every theme there is, in the order in which they are offered; a puzzle has one of the first three, and any of the others.
THEMES = (
    "opening", "middle", "ending",
    "only", "trap", "deep", "quiet", "gain", "attack", "behind", "ahead",
)  # fmt: skip

# The kinds of move by game, and the verbs that belong to each.
KINDS: dict[str, dict[str, tuple[str, ...]]] = {
    "das_riff": {
        "worms": ("pick",),
        "cards": ("take", "place"),
        "turning": ("flip",),
        "boats": ("boat",),
        "paying": ("pay",),
        "sharks": ("shark", "shark-own"),
        "stopping": ("end-turn",),
    },
    "fish_n_stones": {"cat": ("cat",), "bait": ("lure", "no-bait"), "dropping": ("onto",), "fishing": ("fish",)},
    "reef_encounter": {
        "start": ("fish", "larva"),
        "eating": ("eat", "decline"),
        "corals": ("cube", "behind", "front", "done", "place"),
        "shrimps": ("introduce", "lift", "home", "drop"),
        "exchange": ("exchange", "tile"),
        "algae": ("pay", "alga", "lock"),
        "collecting": ("sea",),
    },
    "rivero": {
        "rivers": ("new-river", "new-river-bridge"),
        "lengthening": ("play", "river"),
        "doubling": ("double", "cell"),
        "swapping": ("swap", "discard"),
        "drawing": ("take-groundwater", "extra-card", "no-extra-card", "take-card", "take-column"),
        "bridges": ("store-bridge", "bridge-at"),
        "effects": ("move-canteen", "leave-canteen", "sun-on-ocean", "sun-on-groundwater", "tap-low", "tap-high"),
        "stopping": ("option-1", "option-2", "finish", "end-turn", "sink"),
    },
}


def themes_of(
    seen: Seen, chances: Sequence[tuple[int, Worth, int]], points: Sequence[int], trap: int | None,
    solved: Mapping[str, tuple[int, int]], progress: float,
) -> tuple[str, ...]:  # fmt: skip
    """Name the themes of a puzzle, and last the kind of move that solves it."""
    strong, tries = solved.get("strong", (1, 1))
    careful, _ = solved.get("careful", (1, 1))
    stage = "opening" if progress < OPENING else "ending" if progress >= ENDING else "middle"
    holds = {
        "trap": careful == 0 and trap is not None,
        "deep": strong <= DEEP * tries,
        "quiet": points[seen.viewer] < 0 or (not any(points) and _scores_elsewhere(seen, chances)),
        "gain": points[seen.viewer] > 0,
        "attack": any(change < 0 for seat, change in enumerate(points) if seat != seen.viewer),
        **by_chances(chances[0][1].chance, chances[1][1].chance, int(seen.record.seats)),
    }
    return (stage, *(name for name, held in holds.items() if held), kind_of(seen, chances[0][0]))


def by_chances(best: float, second: float, seats: int) -> dict[str, bool]:
    """Tell which of the themes hold that the chances alone decide."""
    fair = 2 / seats
    return {"only": best - second >= ONLY, "behind": best < BEHIND * fair, "ahead": best > AHEAD * fair}


def _scores_elsewhere(seen: Seen, chances: Sequence[tuple[int, Worth, int]]) -> bool:
    """Tell whether another move would have brought points at once."""
    return any(points_at_once(seen, action)[seen.viewer] > 0 for action, _, _ in chances[1:])


def points_at_once(seen: Seen, action: int) -> tuple[int, ...]:
    """Say what an action itself changes in every seat's score, as far as it does so whatever the viewer cannot know."""
    found = set()
    for world in range(WORLDS):
        state = seen.possible(f"hint {world}")
        before = seen.game.see(state, seen.viewer).standing()
        seen.game.carry_out(state, seen.viewer, action)
        after = seen.game.see(state, seen.viewer).standing()
        found.add(tuple(after[seat] - before[seat] for seat in before))
    return found.pop() if len(found) == 1 else (0,) * int(seen.record.seats)


def kind_of(seen: Seen, action: int) -> str:
    """Name the kind of move: what it is done with, where a game says so, else its verb."""
    verb = seen.game.Decision.at(action).row.verb.replace(" ", "-")
    return next((kind for kind, verbs in KINDS.get(seen.game.id, {}).items() if verb in verbs), verb)
