"""The games that can be played."""

from __future__ import annotations

from typing import Any

from litestar import get
from litestar.params import FromPath  # noqa: TC002 - read when the routes are made

from tidetable.bots import bot_names
from tidetable.bots.levels import strengths
from tidetable.core.card import LettersOption, Option, WholeOption
from tidetable.core.errors import BadSetup
from tidetable.games import GAMES, card
from tidetable.server.api.common import refusals
from tidetable.server.problems import NotFound
from tidetable.server.wire import GameInfo, Games, OptionInfo


def option_info(option: Option) -> OptionInfo:
    """Describe a table option."""
    if isinstance(option, WholeOption):
        return OptionInfo(option.name, "whole", option.default, least=option.least, most=option.most)
    if isinstance(option, LettersOption):
        return OptionInfo(option.name, "letters", option.default, letters=option.letters)
    return OptionInfo(option.name, "choice", option.default, values=list(option.values))


def game_info(game: str) -> GameInfo:
    """Describe a game from its card."""
    known = card(game)
    return GameInfo(
        known.id, dict(known.names), list(known.seats), known.minutes, known.age, known.weight, known.rules_version, known.actions,
        bot_names(game), strengths(game), [option_info(option) for option in known.options],
    )  # fmt: skip


@get("/api/games", responses=refusals(), sync_to_thread=False, tags=["games"])
def list_games() -> Games:
    """List the games with their seats, options and bots."""
    return Games([game_info(game) for game in GAMES])


@get("/api/games/{game:str}", responses=refusals(404), sync_to_thread=False, tags=["games"])
def show_game(game: FromPath[str]) -> GameInfo:
    """Describe one game."""
    try:
        return game_info(game)
    except BadSetup as fault:
        raise NotFound(str(fault)) from None


HANDLERS: list[Any] = [list_games, show_game]
