"""The games. A game is one folder and one line here; nothing outside its folder knows its rules."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from tidetable.core.errors import BadSetup

if TYPE_CHECKING:
    from tidetable.core.card import Card
    from tidetable.core.game import Game

GAMES = (
    "das_riff",
    "fish_n_stones",
    "reef_encounter",
    "rivero",
)


@cache
def card(game: str) -> Card:
    """Give a game's identity card, without loading its rules."""
    if game not in GAMES:
        raise BadSetup(f"there is no game {game!r}; there are {', '.join(GAMES)}")
    return import_module(f"tidetable.games.{game}.card").CARD  # type: ignore[no-any-return]


@cache
def load(game: str) -> Game:
    """Load a game with its rules."""
    card(game)
    return import_module(f"tidetable.games.{game}.game").GAME  # type: ignore[no-any-return]
