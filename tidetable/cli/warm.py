"""Compiling games beforehand: every rule and loop that play, table and checks use is called once, a process for each game."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from importlib.util import find_spec
from queue import Queue
from typing import TYPE_CHECKING

import numpy as np

from tidetable.bots import make_bot
from tidetable.core.chance import fast_random
from tidetable.core.journal import NO_JOURNAL
from tidetable.core.laws import faults_of
from tidetable.core.legal import no_actions
from tidetable.core.match import Match
from tidetable.core.registry import load
from tidetable.core.trial import play_trial, settings
from tidetable.core.undo import may_undo
from tidetable.research.vector import Vector

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tidetable.core.game import Game
    from tidetable.core.seen import Seen
    from tidetable.core.trial import Trial


def compile_all(games: tuple[str, ...]) -> Iterator[tuple[str, int]]:
    """Compile *games* on all cores; give each part when it is done, and how many there are in all."""
    total = sum(len(jobs(load(game))) for game in games)
    told: Queue[str | None] = Queue()
    with ThreadPoolExecutor(os.cpu_count() or 1) as crew:
        longest_first = sorted(games, key=lambda game: -load(game).actions)
        running = [crew.submit(compile_apart, game, told) for game in longest_first]
        for _ in running:
            while (part := told.get()) is not None:
                yield part, total
        for one in running:
            one.result()


def compile_apart(game: str, told: Queue[str | None]) -> None:
    """Compile a game in a process of its own, passing on what it tells; None when it has ended."""
    try:
        command = [sys.executable, "-m", "tidetable.cli.warm", game]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603 - our own module
            for line in process.stdout or ():
                told.put(line.strip())
    finally:
        told.put(None)
    if process.returncode:
        raise CompileFailed(f"compiling {game} failed; the lines above say where")


class CompileFailed(RuntimeError):
    """A part of a game does not compile."""


def jobs(game: Game) -> list[tuple[str, Callable[[], object]]]:
    """List what is to be compiled, each with its name."""
    states, template = game.State.batch(1), game.State.batch(1)
    template[0] = game.blank(game.card.seats[0])
    choices, random, moves = no_actions(game.actions), fast_random("warm")[0], np.zeros((0, 2), np.int32)
    return [
        ("turns", lambda: Match.start(game, seed="warm")),
        ("what is seen", lambda: ask_everything(game)),
        ("random games", lambda: game.fast.random_games(states, template, choices, random, NO_JOURNAL, 1)),
        ("replay", lambda: game.fast.replay(states, moves, choices, NO_JOURNAL)),
        ("laws", lambda: faults_of(opening(play_trial(game, settings(game)[0], "warm")))),
        ("search", lambda: make_bot(game, "gentle@2").choose(first_seen(game))),
        ("vectors", lambda: Vector(game, 1).step_randomly()),
        *([("table", lambda: ready_for_tables(game))] if find_spec("litestar") else []),
    ]


def opening(trial: Trial) -> Trial:
    """Give the first positions of a trial alone: the laws are to be compiled here, not kept."""
    return replace(trial, moves=trial.moves[:2], states=trial.states[:3])


def first_seen(game: Game) -> Seen:
    """Give what the first seat that decides sees at the start of a game."""
    match = Match.start(game, seed="warm")
    return match.seen(match.waiting[0])


def ask_everything(game: Game) -> None:
    """Ask all that is asked of what a seat sees, and whether its decision could be taken back."""
    match = Match.start(game, seed="warm")
    seen = match.seen(match.waiting[0])
    legal = seen.legal
    for bot in ("random", "careful"):
        make_bot(game, bot).choose(seen)
    game.default(seen.record, seen.viewer, seen.choices.copy())
    asked = (
        seen.view,
        seen.question,
        seen.preview(legal[0]),
        seen.possible("warm"),
        seen.observation(),
        match.game.standing(match.state),
    )
    assert asked
    seen.why_not(next(action for action in range(game.actions) if action not in legal))
    match.play(legal[0], seen.viewer)
    may_undo(match, seen.viewer, 0)


def ready_for_tables(game: Game) -> None:
    """Make ready what the table server uses."""
    from tidetable.server.work.warm import make_ready  # noqa: PLC0415 - only where the server is installed

    make_ready(game.id)


if __name__ == "__main__":
    for one in sys.argv[1:]:
        for part, run in jobs(load(one)):
            run()
            print(f"{one}: {part}", flush=True)  # noqa: T201 - the parent reads it
