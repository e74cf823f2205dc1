"""Why a thing on the table cannot be clicked now: the screen names what was clicked, the rules say why not."""

from __future__ import annotations

import json
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tidetable.core.game import Game
    from tidetable.core.rows import Message
    from tidetable.table.table import Table


def why_not(table: Table, seat: int, target: Mapping[str, Any]) -> Message | None:
    """Give the reason why nothing can be done with *target*, from what the seat may know; None if there is nothing to say.

    Several actions may click the same thing in different phases. The reason of one that is of the kind asked for now tells most.
    """
    if table.match is None or seat not in table.waiting:
        return None
    game, seen = table.game, table.seen(seat)
    legal = set(seen.legal)
    tried = [action for action in actions_at(game, _written(target)) if action not in legal]
    asked_now = {game.Decision.at(action) for action in legal}
    tried.sort(key=lambda action: game.Decision.at(action) not in asked_now)  # stable: the first of the kind asked for
    return seen.why_not(tried[0]) if tried else None


def _written(target: Mapping[str, Any]) -> tuple[tuple[str, str], ...]:
    """Write what is named by JSON: what was clicked comes from a line, and may hold lists."""
    return tuple((name, json.dumps(value)) for name, value in target.items())


@lru_cache(maxsize=4096)
def actions_at(game: Game, target: tuple[tuple[str, str], ...]) -> tuple[int, ...]:
    """List the actions whose target holds everything that was clicked."""
    return tuple(action for action, whole in enumerate(_targets(game)) if whole.issuperset(target))


@cache
def _targets(game: Game) -> list[frozenset[tuple[str, str]]]:
    """Write the targets of all actions, once."""
    return [frozenset(_written(game.Decision.target(action))) for action in range(game.actions)]
