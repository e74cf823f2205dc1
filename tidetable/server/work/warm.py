"""Rules are compiled before anybody waits for them: first in a process of its own (which fills the cache), then loaded here.

Compiling takes seconds to minutes the very first time; the event loop must not stand still for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from tidetable.core.registry import entry, game_ids, load
from tidetable.core.rule import cache_root, sources_digest
from tidetable.server.logs import log
from tidetable.table import coming
from tidetable.table.pictures import picture
from tidetable.table.plan import Plan, SeatPlan, stand_in

if TYPE_CHECKING:
    from collections.abc import Iterable

MOVES = 40


def play_through(game: str) -> None:
    """Use every rule that a table uses, once."""
    card = load(game).card
    seats = (SeatPlan("bot", bot=stand_in(game)),) * card.seats[0]
    table, _ = coming.create("warm", Plan(game, card.rules_version, {}, seats), host="p0", secret="0" * 64, at=0.0)
    for _ in range(MOVES):
        if table.over:
            break
        seat = table.waiting[0]
        coming.decide_for_bot(table, seat, coming.default_action(table, seat), 1.0)
        for eyes in range(-1, card.seats[0]):
            picture(table, eyes, 1.0)
            asked = table.seen(eyes)
            refused = next((action for action in range(table.game.actions) if asked.is_asked and action not in asked.legal), None)
            if refused is not None:
                asked.why_not(refused)
    table.playing.state_at(1)
    table.game.standing(table.playing.state)


def warm_mark(game: str) -> Path:
    """Name the file that says: everything a table needs of this game, as its sources are now, has been compiled."""
    return cache_root() / f"served-{game}-{sources_digest(entry(game).folder)}"


def make_ready(game: str) -> None:
    """Compile everything a table needs of a game, and leave the mark that says so."""
    play_through(game)
    mark = warm_mark(game)
    mark.parent.mkdir(parents=True, exist_ok=True)
    mark.touch()


class Warmth:
    """Which games are ready."""

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._processes: set[asyncio.subprocess.Process] = set()
        self._stopped = False

    async def ready(self, game: str) -> None:
        """Wait until a game's rules can be used without delay; a game that nobody has asked for yet comes first now."""
        if game not in game_ids():
            return  # the card will say so
        if game not in self._tasks:
            self._tasks[game] = asyncio.create_task(self._warm(game))
        await asyncio.shield(self._tasks[game])

    async def all(self, games: Iterable[str]) -> None:
        """Make all games ready, one after the other."""
        for game in games:
            if not self._stopped:
                await self.ready(game)

    async def _warm(self, game: str) -> None:
        begun = time.monotonic()
        mark = warm_mark(game)
        if not mark.exists():
            await self._compile(game)
        if not self._stopped:
            await asyncio.to_thread(play_through, game)
            log.info("ready", game=game, seconds=round(time.monotonic() - begun, 2))

    async def _compile(self, game: str) -> None:
        """Fill the cache in a process of its own."""
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        quiet = asyncio.subprocess.DEVNULL
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tidetable.server.work.warm", game, env=environment, stdin=quiet, stdout=quiet, stderr=quiet,
            start_new_session=True,
        )  # fmt: skip
        self._processes.add(process)
        status = await process.wait()
        self._processes.discard(process)
        if status and not self._stopped:
            log.error("rules could not be compiled beforehand", game=game, status=status)

    def stop(self) -> None:
        """End what is being compiled."""
        self._stopped = True
        for process in self._processes:
            with contextlib.suppress(ProcessLookupError):
                process.kill()


if __name__ == "__main__":
    with contextlib.suppress(OSError, AttributeError):
        os.nice(10)
    make_ready(sys.argv[1])
