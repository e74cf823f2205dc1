"""Finished matches are analysed one after another, each in a process of its own that is ended when nobody wants it any more."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from typing import TYPE_CHECKING, Any

import msgspec

from tidetable.server.work.analyst import Asked, Line

if TYPE_CHECKING:
    from tidetable.server.storage.analyses import Analyses

NICE = 19  # bots and people come first
PATIENCE = 1_800.0  # seconds an analysis may take, ...
STARTS = 600.0  # ... it may take to begin: rules may have to be compiled ...
STUCK = 120.0  # ... and may pass without a decision looked at: a search that hangs is ended
ROOM = 16 * 1024 * 1024  # bytes of a line
SLOW = "it took too long"
HANGS = "the coach got stuck at decision {n}, and was ended"
DIED = "the process that thought about it was ended"


async def analyse_match(analyses: Analyses, table: str, record: dict[str, Any], passes: int) -> None:
    """Have a match analysed and keep what was found; stop as soon as it is not wanted any more."""
    process = await _start()
    try:
        async with asyncio.timeout(PATIENCE):
            await _listen(process, analyses, table, Asked(record, passes))
    except TimeoutError:
        await analyses.fail(table, SLOW)
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _listen(process: asyncio.subprocess.Process, analyses: Analyses, table: str, asked: Asked) -> None:
    assert process.stdin is not None and process.stdout is not None, "an analyst has both lines"  # noqa: PT018
    process.stdin.write(msgspec.json.encode(asked) + b"\n")
    done, patience = 0, STARTS
    while True:
        try:
            async with asyncio.timeout(patience):
                text = await process.stdout.readline()
        except TimeoutError:
            return await analyses.fail(table, HANGS.format(n=done + 1))
        if not text:
            return await analyses.fail(table, DIED)
        line, patience = msgspec.json.decode(text, type=Line), STUCK
        done = line.done
        if line.found is not None:
            return await analyses.keep(table, line.found)
        if line.fault is not None:
            return await analyses.fail(table, line.fault)
        if not await analyses.progress(table, line.done):
            return None


async def _start() -> asyncio.subprocess.Process:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tidetable.server.work.analyst", str(NICE), env=environment, stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE, start_new_session=True, limit=ROOM,
    )  # fmt: skip
