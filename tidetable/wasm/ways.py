"""The same game run in another way: interpreted, or as the module that was built of it. Whoever has a ``Game`` notices nothing."""

from __future__ import annotations

import threading
from dataclasses import replace
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from tidetable.core import contract, play
from tidetable.core.errors import BadSetup
from tidetable.core.rule import interpreted
from tidetable.core.undo import revealing
from tidetable.wasm.exports import ALGORITHMS, RULES, UNDO, signature_of
from tidetable.wasm.module import MODULES, Module

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from tidetable.core.game import Game

INTERPRETED, CPU, WASM = WAYS = ("interpreted", "cpu", "wasm")


def in_way(game: Game, way: str, folder: Path = MODULES) -> Game:
    """Give a game so that its rules run in one of ``WAYS``.

    >>> from tidetable import load
    >>> in_way(load("fish_n_stones"), "wasm").start(2, 7) == load("fish_n_stones").start(2, 7)
    True
    """
    if way == CPU:
        return game
    if way not in WAYS:
        raise BadSetup(f"there is no way {way!r} to run rules; there are {', '.join(WAYS)}")
    if way == INTERPRETED:
        return _with(game, {name: interpreted(function) for name, function in _compiled(game).items()})
    built = Built(game.id, folder)
    other = _with(game, {name: called_by(built, name, signature_by_name(name)) for name in (*ALGORITHMS, *RULES)})
    vars(other)["bound"] = _bound(game, {revealing: called_by(built, UNDO, signature_of(revealing))})
    return other


class Built(threading.local):
    """The module of a game, for each thread its own: a module's memory belongs to one call at a time."""

    def __init__(self, game: str, folder: Path) -> None:
        self.functions = Module(game, folder).functions


def _with(game: Game, functions: dict[str, Callable[..., Any]]) -> Game:
    """Copy a game with other functions in place of those that numba makes."""
    rules: dict[str, Any] = {name: functions[name] for name in RULES}
    other = replace(game, **rules)
    vars(other)["fast"] = algorithms_of(functions)
    return other


def algorithms_of(functions: Mapping[str, Callable[..., Any]]) -> SimpleNamespace:
    """Give algorithms of core by their names, those that a module has; what it sees of several states it sees one by one."""

    def see_steps(states: Any, seen: Any, visible: Any, shown: Any, viewer: int) -> None:
        for i in range(len(states)):
            functions["see"](states[i : i + 1], 0, seen[i : i + 1], 0, visible, viewer)
            functions["to_screen"](seen[i : i + 1], 0, shown, viewer)

    return SimpleNamespace(**{name: functions[name] for name in ALGORITHMS if name in functions}, see_steps=see_steps)


def _bound(game: Game, built: dict[Any, Callable[..., Any]]) -> Callable[..., Any]:
    """Give what a module has besides core's algorithms; whatever else is bound to the game is compiled here."""

    def bound(algorithm: Callable[..., Any], **more: Any) -> Callable[..., Any]:
        return built[algorithm] if algorithm in built and not more else game.bound(algorithm, **more)

    return bound


def _compiled(game: Game) -> dict[str, Callable[..., Any]]:
    algorithms = {name: getattr(game.fast, name) for name in ALGORITHMS}
    return algorithms | {name: game.rules[name] for name in RULES}


def signature_by_name(name: str) -> list[str]:
    """Name the arguments of an algorithm or a rule."""
    return signature_of(getattr(play if name in ALGORITHMS else contract, name))


def called_by(built: Built, name: str, names: list[str]) -> Callable[..., Any]:
    """Call an export as the rule is called: its arguments in order, those too that lie in the module."""

    def call(*arguments: Any) -> Any:
        return built.functions[name](**dict(zip(names, arguments, strict=True)))

    return call
