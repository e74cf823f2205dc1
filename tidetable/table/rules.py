"""The rules a match is played by: those it was begun with, today's or an earlier version's.

Where earlier rules are kept is not the table's business: whoever runs tables says so with ``look_for_earlier``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidetable.core.registry import load
from tidetable.table.errors import OtherRules

if TYPE_CHECKING:
    from collections.abc import Callable

    from tidetable.core.game import Game

    Find = Callable[[str, str], Game | None]

_finders: list[Find] = []


def look_for_earlier(find: Find) -> None:
    """Let *find* be asked for the rules of a game under an earlier version; it gives None where it has none."""
    _finders.append(find)


def rules_of(game: str, version: str) -> Game:
    """Give a game with the rules of a version."""
    today = load(game)
    if version == today.card.rules_version:
        return today
    for find in _finders:
        found = find(game, version)
        if found is not None:
            return found
    here = today.card.rules_version
    raise OtherRules(f"this match of {game} plays under rules version {version}; here is version {here}, and that one is not kept")
