"""The games there are: ours, those of other packages (entry point group ``tidetable.games``), those a program registers.

``TIDETABLE_GAMES`` names more of them, with commas between: packages (``pearl_divers``), or folders of packages
(``/home/ann/games/pearl_divers``). What a program registers is written there too, so that the processes it starts know it.

A game is a package with a ``card.py`` (CARD, which loads nothing heavy) and a ``game.py`` (GAME); its sentences lie in
``words/en.ftl`` and so on, its document in ``rules.md``, both in the package's folder. Ours have theirs in tidetable/words and
docs/rules.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tidetable.core.errors import BadSetup

if TYPE_CHECKING:
    from collections.abc import Callable

    from tidetable.core.card import Card
    from tidetable.core.game import Game

GROUP = "tidetable.games"
NAMED = "TIDETABLE_GAMES"
OURS = Path(__file__).parent.parent


@dataclass
class Entry:
    """A game that can be loaded: the package it lives in, or the game itself."""

    package: str
    game: Game | None = None

    @property
    def folder(self) -> Path:
        """Where its package lies."""
        if self.game is not None:
            return self.game.folder
        return Path(str(import_module(self.package).__file__)).parent

    @property
    def is_ours(self) -> bool:
        """Whether it came with Tidetable."""
        return self.package.startswith(f"{GROUP}.")


_entries: dict[str, Entry] = {}
_followers: list[Callable[[str], None]] = []


def for_each_game(follow: Callable[[str], None]) -> None:
    """Tell *follow* the name of every game there is, and of every one that is registered later."""
    for game in game_ids():
        follow(game)
    _followers.append(follow)


def register(game: Game | str) -> None:
    """Make a game known by its name to everything that takes one: give it itself, or the name of its package.

    >>> register("tidetable.games.rivero")  # a package with card.py and game.py; its last name is the game's
    >>> card("rivero").name
    'Rivero'

    The processes that this one starts know it too. docs/your-own-game.md writes a game to register.
    """
    if isinstance(game, str):
        _see_package(game)
        _entries[game.rpartition(".")[2]] = Entry(game)
    elif not hasattr(game, "folder"):
        raise BadSetup(f"a game is registered itself, or by the name of its package; {game!r} is neither")
    else:
        _entries[game.id] = Entry(game.folder.name, game)
        if (game.folder / "game.py").exists():
            _tell_processes(_package_of(game), game.folder)
    load.cache_clear()
    card.cache_clear()
    for follow in _followers:
        follow(game.rpartition(".")[2] if isinstance(game, str) else game.id)


def _see_package(name: str) -> None:
    try:
        found = _has_a_game(name)
    except (ImportError, ValueError):
        found = False
    if not found:
        raise BadSetup(f"there is no package {name!r}: give the name of one that can be imported, with card.py and game.py in it")


def _package_of(game: Game) -> str:
    return str(game.apply.__module__).rpartition(".")[0]


def _tell_processes(package: str, folder: Path) -> None:
    """Name a package where the processes that this one starts look for games, with the folder it is imported from."""
    if not package:
        return
    root = folder.parents[package.count(".")]
    known = os.environ.get(NAMED, "").split(",")
    if str(root / package) not in known and not package.startswith(f"{GROUP}."):
        os.environ[NAMED] = ",".join([*filter(None, known), str(root / package)])


def _find_named() -> None:
    """Find the games that ``TIDETABLE_GAMES`` names."""
    for name in filter(None, os.environ.get(NAMED, "").split(",")):
        place = Path(name.strip())
        if place.parent != Path() and str(place.parent.resolve()) not in sys.path:
            sys.path.append(str(place.parent.resolve()))
        _entries.setdefault(place.name.rpartition(".")[2], Entry(place.name))


@cache
def _find_installed() -> None:
    _find_named()
    for point in entry_points(group=GROUP):
        _entries.setdefault(point.name, Entry(point.value.partition(":")[0]))


def game_ids() -> tuple[str, ...]:
    """Name the games there are."""
    _find_installed()
    return tuple(_entries)


def entry(game: str) -> Entry:
    """Find a game."""
    if not isinstance(game, str):
        raise BadSetup(f"a game is called by its name, like {next(iter(_entries), 'rivero')!r}, not {game!r}")
    if game not in _entries:
        _find_installed()
    if game not in _entries and game.isidentifier() and _has_a_game(game):
        _entries[game] = Entry(game)
        _tell_processes(game, _entries[game].folder)
    if game not in _entries:
        raise BadSetup(f"there is no game {game!r}; there are {', '.join(_entries)}")
    return _entries[game]


def _has_a_game(package: str) -> bool:
    """Tell whether a package of this name, with a card and a game in it, can be imported."""
    found = find_spec(package)
    places = found.submodule_search_locations if found else None
    return any((Path(place) / "card.py").exists() and (Path(place) / "game.py").exists() for place in places or ())


def _card(found: Entry, game: str) -> Card:
    """Open the card of a package; under another name than its own its words and records would not be found."""
    card: Card = _part(found, "card").CARD
    if card.id != game:
        raise BadSetup(f"card.py of {found.package} says id={card.id!r}; the game is looked for as {game!r}: one name for both")
    if not card.seats or min(card.seats) < 1:
        raise BadSetup(f"card.py of {found.package} does not say with how many seats it is played: seats=(2, 3), say")
    return card


def _part(found: Entry, part: str) -> Any:
    try:
        return import_module(f"{found.package}.{part}")
    except ModuleNotFoundError as fault:
        if fault.name not in {found.package, f"{found.package}.{part}"}:
            raise
        raise BadSetup(
            f"there is no {fault.name}: a game is a package that can be imported, with card.py and game.py in it"
        ) from None


@cache
def card(game: str) -> Card:
    """Give a game's identity card, without loading its rules: its names, seats, options, minutes and age.

    >>> card("fish_n_stones").seats
    (2, 3, 4)
    >>> [option.name for option in card("rivero").options]
    ['forced_discard_at', 'exhaustion_end', 'groundwater_take', 'rivero_discards']
    """
    found = entry(game)
    return found.game.card if found.game is not None else _card(found, game)


@cache
def load(game: str) -> Game:
    """Load a game with its rules: what can be done with it is the same for every game (``tidetable.core.game.Game``).

    >>> rivero = load("rivero")
    >>> rivero
    <the game Rivero>
    >>> rivero.start(2, seed=7) == rivero.start(2, seed=7)
    True
    """
    found = entry(game)
    if found.game is not None:
        return found.game
    _card(found, game)
    return _part(found, "game").GAME  # type: ignore[no-any-return]


def words_of(game: str, language: str) -> Path:
    """Give the file with a game's sentences in a language; it need not exist."""
    known = _entries.get(game)
    if known is None or known.is_ours:
        return OURS / "words" / language / f"{game}.ftl"
    return known.folder / "words" / f"{language}.ftl"


def document_of(game: str) -> Path:
    """Give the file with a game's rules."""
    found = entry(game)
    return OURS / "documents" / f"{game}.md" if found.is_ours else found.folder / "rules.md"
