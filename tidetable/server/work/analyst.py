"""One analysing process: reads a record, tells how far it is line by line, and ends with the analysis. It has nothing else.

``python -m tidetable.server.work.analyst NICE`` is started by a worker for one match, at a low priority.
"""

from __future__ import annotations

import contextlib
import os
import sys
import time
from typing import Any, BinaryIO

import msgspec

from tidetable.bots.coach import analyse
from tidetable.core.errors import TidetableError
from tidetable.core.match import Match

TELLS = 1.0  # seconds between two lines


class Asked(msgspec.Struct, frozen=True):
    """What is to be analysed, and how thoroughly."""

    record: dict[str, Any]
    passes: int


class Line(msgspec.Struct, frozen=True):
    """A line of an answer: how far it is, the analysis, or why there is none."""

    done: int = 0
    found: dict[str, Any] | None = None
    fault: str | None = None


def main(questions: BinaryIO, answers: BinaryIO, nice: int = 0) -> None:
    """Analyse one match, and let others go first."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(nice)
    told = 0.0

    def tell(line: Line) -> None:
        answers.write(msgspec.json.encode(line) + b"\n")
        answers.flush()

    def progress(done: int, _of: int) -> None:
        nonlocal told
        if time.monotonic() - told >= TELLS:
            told = time.monotonic()
            tell(Line(done))

    try:
        asked = msgspec.json.decode(questions.readline(), type=Asked)
        found = analyse(Match.from_json(asked.record), asked.passes, progress=progress)
        tell(Line(len(found.decisions), found.to_json()))
    except TidetableError as refusal:
        tell(Line(fault=str(refusal)))
    except Exception as fault:  # noqa: BLE001 - the worker is told
        tell(Line(fault=f"the coach has a fault here: {type(fault).__name__}"))


if __name__ == "__main__":
    lines = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever a library prints must not look like an answer
    main(sys.stdin.buffer, lines, int(sys.argv[1]))
