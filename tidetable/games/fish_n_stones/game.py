"""Fish'n'Stones put together for the contract (core/game.py)."""

from collections.abc import Mapping
from typing import Any

from tidetable.core.game import Game
from tidetable.games.fish_n_stones import (
    card, careful, decisions, drawing, events, facts, hidden, judge, legal, observe, rules, speech, state,
)  # fmt: skip
from tidetable.games.fish_n_stones.components import CARDS
from tidetable.games.fish_n_stones.decisions import Decision


def must_remember(options: Mapping[str, Any], action: int | None) -> bool:
    """Say whether it is part of the game to remember an own action or, with None, what the table showed before (§7)."""
    if action is None:
        return bool(options["stack_view"] != "full" or options["bucket_view"] == "closed")  # FS-24, FS-25
    return bool(action < Decision.NO_BAIT and options["own_cat"] == "hidden")  # FS-9


GAME = Game.of(
    card, state, decisions, events, rules, legal, hidden, careful, judge, observe, facts, speech, drawing,
    pieces=(1,) * CARDS,
    longest=lambda seats, _options: 16 * seats,  # §4
    must_remember=must_remember,
)  # fmt: skip
