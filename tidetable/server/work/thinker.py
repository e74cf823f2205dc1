"""One thinking process: reads a question a line, answers an action a line. It has nothing but what the question holds."""

from __future__ import annotations

import contextlib
import os
import sys
from functools import cache, partial
from typing import TYPE_CHECKING, BinaryIO

import msgspec

from tidetable.bots import Bot, make_bot
from tidetable.core.registry import load
from tidetable.core.seen import Seen
from tidetable.server.work.strength import with_share
from tidetable.server.work.thinkers import Question, Thought
from tidetable.server.work.warm import warm_mark
from tidetable.table.rules import rules_of
from tidetable.wasm.loan import is_built
from tidetable.wasm.search import built_bot
from tidetable.wasm.versions import kept_module
from tidetable.wasm.ways import WASM, in_way

if TYPE_CHECKING:
    from collections.abc import Callable

    from tidetable.core.game import Game

NICE = 15


def think(question: Question) -> Thought:
    """Let a bot choose from what its seat may see."""
    try:
        game, make = player_of(question.game, question.version)
        seen = Seen(game, game.State.from_bytes(question.seen), question.seat)
        name = with_share(game.id, question.bot, int(seen.record.seats), question.share)
        return Thought(int(make(game, name, question.seed).choose(seen)))
    except Exception as fault:  # noqa: BLE001 - the server is told, and takes the default action
        return Thought(fault=repr(fault))


def player_of(name: str, version: str = "") -> tuple[Game, Callable[..., Bot]]:
    """Give a game and who makes its bots: on its built module as long as its rules have not been compiled on this machine.

    A match under rules of an earlier *version* is played on the module that was kept of them.
    """
    game = load(name)
    if version and version != game.card.rules_version:
        return rules_of(name, version), partial(built_bot, module=kept_module(name, version))
    if warm_mark(name).exists() or not is_built(game):
        return game, make_bot
    return built_game(name), built_bot


@cache
def built_game(name: str) -> Game:
    """Give a game that runs on its module."""
    return in_way(load(name), WASM)


def main(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer questions until the line is cut."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)
    for line in questions:
        answers.write(msgspec.json.encode(think(msgspec.json.decode(line, type=Question))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    lines = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever a library prints must not look like an answer
    main(sys.stdin.buffer, lines)
