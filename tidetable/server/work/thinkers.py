"""Bots think in processes of their own, at low priority, and are given nothing but the bytes their seat may see.

A thinker is ``python -m tidetable.server.work.thinker``: a line in, a line out. It ends when its line to the server is cut, so
that a server that was killed leaves none behind.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from typing import TYPE_CHECKING

import msgspec

from tidetable.server.live.fairness import Turns
from tidetable.server.logs import log

if TYPE_CHECKING:
    from tidetable.server.metrics import Metrics

PATIENCE = 120.0  # seconds a bot may take, the queue not counted; the first thought of a cold process compiles


class Question(msgspec.Struct, frozen=True):
    """What a thinker is asked."""

    game: str
    bot: str
    seed: str
    seat: int
    seen: bytes
    share: float = 1.0  # of its playouts
    version: str = ""  # of the rules; today's if none is named


class Thought(msgspec.Struct, frozen=True):
    """What a thinker answers: an action, or what went wrong."""

    action: int | None = None
    fault: str | None = None


class Thinkers:
    """A few processes, and before them the owners of the tables take turns: nobody's thousand masters keep others' bots waiting."""

    def __init__(self, count: int, metrics: Metrics) -> None:
        self.count, self.metrics = count, metrics
        self.turns = Turns(count)
        self._idle: list[asyncio.subprocess.Process] = []
        self._all: set[asyncio.subprocess.Process] = set()
        self._dying: set[asyncio.subprocess.Process] = set()
        self._stopped = False

    async def choose(self, question: Question, owner: str = "") -> int | None:
        """Let a bot of somebody's table choose; None if it failed or took too long."""
        with self.metrics.thinking.track_inprogress(), self.metrics.thought.time():
            async with self.turns.of(owner):
                thought = await self._ask(question)
        if thought.action is None and not self._stopped:
            self.metrics.bot_faults.inc()
            log.error("bot failed", game=question.game, bot=question.bot, fault=thought.fault)
        return thought.action

    async def _ask(self, question: Question) -> Thought:
        """Ask a process; one that died while nobody needed it is replaced and the question put again."""
        while self._idle:
            thought = await self._put(self._idle.pop(), question)
            if thought is not None:
                return thought
        return await self._put(await self._start(), question) or Thought(fault="the thinking process died")

    async def _put(self, process: asyncio.subprocess.Process, question: Question) -> Thought | None:
        """Put a question to a process; None if it is dead."""
        assert process.stdin is not None and process.stdout is not None, "a thinker has both lines"  # noqa: PT018
        try:
            process.stdin.write(msgspec.json.encode(question) + b"\n")
            line = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
            thought = msgspec.json.decode(line, type=Thought)
        except (OSError, msgspec.DecodeError):
            self._end(process)
            return None
        except TimeoutError:
            self._end(process)  # it hangs; the next thought starts a fresh one
            return Thought(fault="the bot took too long")
        except asyncio.CancelledError:
            self._end(process)
            raise
        self._idle.append(process)
        return thought

    async def _start(self) -> asyncio.subprocess.Process:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tidetable.server.work.thinker", env=environment, stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE, start_new_session=True,
        )  # fmt: skip
        self._all.add(process)
        return process

    def _end(self, process: asyncio.subprocess.Process) -> None:
        self._all.discard(process)
        self._dying = {other for other in self._dying if other.returncode is None} | {process}
        with contextlib.suppress(ProcessLookupError):
            process.kill()

    async def stop(self) -> None:
        """End the processes at once."""
        self._stopped = True
        for process in list(self._all):
            self._end(process)
        for process in self._dying:
            await process.wait()
