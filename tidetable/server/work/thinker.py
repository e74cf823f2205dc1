"""One thinking process: reads a question a line, answers an action a line. It has nothing but what the question holds."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import BinaryIO

import msgspec

from tidetable.bots import make_bot
from tidetable.core.registry import load
from tidetable.core.seen import Seen
from tidetable.server.work.strength import with_share
from tidetable.server.work.thinkers import Question, Thought

NICE = 15


def think(question: Question) -> Thought:
    """Let a bot choose from what its seat may see."""
    try:
        game = load(question.game)
        seen = Seen(game, game.State.from_bytes(question.seen), question.seat)
        name = with_share(game.id, question.bot, int(seen.record.seats), question.share)
        return Thought(int(make_bot(game, name, question.seed).choose(seen)))
    except Exception as fault:  # noqa: BLE001 - the server is told, and takes the default action
        return Thought(fault=repr(fault))


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
