"""The measured strength of the levels: what the last ladder found (docs/strength.md is made from the same games)."""

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tidetable.bots.levels import CHARACTERS, level

MEASURED = Path(__file__).parent / "ratings.json"
BELIEVED = Path(__file__).parent / "calibration.json"
OTHERS = (
    ("random", "No one at all", "Every legal action alike."),
    ("careful", "The harbour master", "The game's own rule-based player, which needs no search."),
)


@cache
def measured() -> dict[str, Any]:
    """Read the ratings by game, number of seats and bot."""
    return json.loads(MEASURED.read_text("utf-8")) if MEASURED.exists() else {}


class Belief(NamedTuple):
    """How far the chances of the strongest level can be believed: how they are corrected (``advice.calibrated``)."""

    steepness: float = 1.0
    shift: float = 0.0


@cache
def believed() -> dict[str, Any]:
    """Read the corrections by game and number of seats."""
    return json.loads(BELIEVED.read_text("utf-8")) if BELIEVED.exists() else {}


def belief(game: str, seats: int) -> Belief:
    """Give the correction measured for a game; where none was, chances stay as the search found them."""
    return Belief(**believed().get(game, {}).get(str(seats), {}))


def rating(game: str, seats: int, name: str) -> dict[str, float | None]:
    """Give a bot's rating and its error; None where it was not measured."""
    found = measured().get(game, {}).get(str(seats), {}).get(name, {})
    return {"rating": found.get("rating"), "rating_error": found.get("error")}


def level_list(game: str, seats: int) -> dict[str, list[dict[str, Any]]]:
    """List the levels of a game, the gentlest first, and the players that need no search."""
    levels = [
        {
            "name": who.level,
            "character": who.name,
            "nature": who.nature,
            "passes": level(game, who.level, seats).passes,
            **rating(game, seats, who.level),
        }
        for who in CHARACTERS
    ]
    others = [
        {"name": name, "character": character, "nature": nature, "passes": 0, **rating(game, seats, name)}
        for name, character, nature in OTHERS
    ]
    return {"levels": levels, "others": others}
