"""The games that can be played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.params import FromPath  # noqa: TC002 - read when the routes are made

from tidetable.bots import bot_names
from tidetable.bots.levels import strengths
from tidetable.core.card import Card, CountsOption, LettersOption, Option, WholeOption
from tidetable.core.errors import BadSetup
from tidetable.core.registry import card, document_of, game_ids, load
from tidetable.core.words import LANGUAGES, catalogue_of
from tidetable.server.http.common import refusals
from tidetable.server.http.problems import NotFound
from tidetable.server.live.wire import CountInfo, GameInfo, Games, OptionInfo


def option_info(option: Option) -> OptionInfo:
    """Describe a table option."""
    if isinstance(option, WholeOption):
        return OptionInfo(option.name, "whole", option.default, least=option.least, most=option.most)
    if isinstance(option, LettersOption):
        return OptionInfo(option.name, "letters", option.default, letters=option.letters)
    if isinstance(option, CountsOption):
        ranges = [CountInfo(kind, least, most) for kind, least, most in zip(option.kinds, option.least, option.most, strict=True)]
        return OptionInfo(option.name, "counts", option.default, counts=ranges, rest=option.rest)
    return OptionInfo(option.name, "choice", option.default, values=list(option.values))


def game_info(game: str) -> GameInfo:
    """Describe a game from its card."""
    known = card(game)
    return GameInfo(
        known.id, dict(known.names), list(known.seats), known.minutes, known.age, known.weight, known.rules_version,
        load(game).actions, bot_names(game), strengths(game), [option_info(option) for option in known.options],
    )  # fmt: skip


@get("/api/games", responses=refusals(), sync_to_thread=False, tags=["games"])
def list_games() -> Games:
    """List the games with their seats, options and bots."""
    return Games([game_info(game) for game in game_ids()])


@get("/api/games/{game:str}", responses=refusals(404), sync_to_thread=False, tags=["games"])
def show_game(game: FromPath[str]) -> GameInfo:
    """Describe one game."""
    return game_info(_found(game).id)


@get("/api/games/{game:str}/words/{language:str}", responses=refusals(404), sync_to_thread=False, tags=["games"])
def game_words(game: FromPath[str], language: FromPath[str]) -> Response[str]:
    """Give a game's sentences in a language (a Fluent file); in English, where it has none of its own."""
    if language not in LANGUAGES:
        raise NotFound(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    return _text(_found(game), catalogue_of(game, language), "text/plain")


@get("/api/games/{game:str}/rules", responses=refusals(404), sync_to_thread=False, tags=["games"])
def game_rules(game: FromPath[str]) -> Response[str]:
    """Give a game's rules (a Markdown document)."""
    return _text(_found(game), document_of(game), "text/markdown")


def _found(game: str) -> Card:
    try:
        return card(game)
    except BadSetup as fault:
        raise NotFound(str(fault)) from None


def _text(known: Card, path: Path, kind: str) -> Response[str]:
    if not path.exists():
        raise NotFound(f"{known.name} brings no {path.name}")
    return Response(path.read_text("utf-8"), media_type=f"{kind}; charset=utf-8")


HANDLERS: list[Any] = [list_games, show_game, game_words, game_rules]
