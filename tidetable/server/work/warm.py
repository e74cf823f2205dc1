"""Nobody waits for a compiler: a game plays on its built module until its rules are compiled, in a process of its own, and loaded.

Compiling takes seconds to minutes the very first time; the event loop must not stand still for it. A game that has no module of
its sources (somebody else's, or one that is being changed) waits for the compiler as before.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from tidetable.bots import make_bot
from tidetable.bots.levels import LEVELS
from tidetable.core.match import Match
from tidetable.core.record import SPECTATOR
from tidetable.core.registry import entry, game_ids, load
from tidetable.core.rule import cache_root, sources_digest
from tidetable.core.undo import reveals
from tidetable.server.logs import log
from tidetable.wasm.loan import Loan, lend

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tidetable.core.game import Game
    from tidetable.core.seen import Seen

MOVES = 40


def play_through(game: Game) -> None:
    """Use every rule that a table uses, once."""
    match = Match.start(game, seed="warm")
    for _ in range(MOVES):
        if match.is_over:
            break
        asked = match.seen(match.waiting[0])
        before, action = match.state.twin(), int(game.default(asked.record, asked.viewer, asked.choices.copy()))
        match.play(action, asked.viewer)
        reveals(game, before, match.state, asked.viewer, action)
        for eyes in range(SPECTATOR, match.seats):
            look_at(match.seen(eyes))
    match.state_at(1)
    game.standing(match.state)


def look_at(seen: Seen) -> None:
    """Ask for everything that a pair of eyes is given."""
    legal, _, _ = seen.legal, seen.view, seen.question
    for action in legal:
        seen.preview(action)
    refused = next((action for action in range(seen.game.actions) if seen.is_asked and action not in legal), None)
    if refused is not None:
        seen.why_not(refused)


def think_once(game: Game) -> None:
    """Let every kind of bot decide once: the search takes as long to compile as the rules, and no bot is to wait for it."""
    match = Match.start(game, seed="warm")
    for name in ("random", "careful", LEVELS[0], f"{LEVELS[-1]}@2"):
        make_bot(game, name).choose(match.seen(match.waiting[0]))


def warm_mark(game: str) -> Path:
    """Name the file that says: everything a table and its bots need of this game, as its sources are now, has been compiled."""
    return cache_root() / f"served-{game}-{sources_digest(entry(game).folder)}"


def make_ready(game: str) -> None:
    """Compile everything a table and its bots need of a game, and leave the mark that says so."""
    loaded = load(game)
    play_through(loaded)
    think_once(loaded)
    mark = warm_mark(game)
    mark.parent.mkdir(parents=True, exist_ok=True)
    mark.touch()


class Warmth:
    """Which games can be played, and which of them are compiled."""

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._loans: dict[str, Loan] = {}
        self._processes: set[asyncio.subprocess.Process] = set()
        self._stopped = False

    async def ready(self, game: str) -> None:
        """Wait until a game can be played: at once on its built module, where its rules have not been compiled here yet."""
        if game not in game_ids():
            return  # the card will say so
        if game not in self._tasks:
            self._tasks[game] = asyncio.create_task(self._open(game))
        await asyncio.shield(self._tasks[game])

    async def all(self, games: Iterable[str]) -> None:
        """Make all games ready, then compile the rules of those that play on a module, one after the other."""
        known = list(games)
        for game in known:
            if not self._stopped:
                await self.ready(game)
        for game in known:
            if game in self._loans and not self._stopped:
                await self._change_over(game)

    async def _open(self, game: str) -> None:
        loan = None if warm_mark(game).exists() else await asyncio.to_thread(lend, game)
        if loan is None:
            await self._warm(game, lambda: load(game))
        else:
            self._loans[game] = loan
            log.info("plays on its built rules until they are compiled", game=game)

    async def _change_over(self, game: str) -> None:
        """Compile the rules beside the table, and change over between two decisions; nobody notices."""
        loan = self._loans[game]
        await self._warm(game, lambda: loan.twin)
        if not self._stopped:
            del self._loans[game]
            loan.end()

    async def _warm(self, game: str, loaded: Callable[[], Game]) -> None:
        begun = time.monotonic()
        if not warm_mark(game).exists():
            await self._compile(game)
        if not self._stopped:
            await asyncio.to_thread(lambda: play_through(loaded()))
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
        """End what is being compiled; games that play on a module get their own rules back."""
        self._stopped = True
        for loan in self._loans.values():
            loan.end()
        for process in self._processes:
            with contextlib.suppress(ProcessLookupError):
                process.kill()


if __name__ == "__main__":
    with contextlib.suppress(OSError, AttributeError):
        os.nice(10)
    make_ready(sys.argv[1])
