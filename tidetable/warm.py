"""Compiling games beforehand: every rule and loop that play, table and checks use is called once, a process for each game."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from queue import Queue
from typing import TYPE_CHECKING

import numpy as np

from tidetable.bots import make_bot
from tidetable.core.chance import fast_random
from tidetable.core.journal import NO_JOURNAL
from tidetable.core.record import MAX_SEATS
from tidetable.games import load
from tidetable.server.warm import make_ready

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tidetable.core.game import Game


def compile_all(games: tuple[str, ...]) -> Iterator[tuple[str, int]]:
    """Compile *games* on all cores; give each part when it is done, and how many there are in all."""
    total = sum(len(jobs(load(game))) for game in games)
    told: Queue[str | None] = Queue()
    with ThreadPoolExecutor(os.cpu_count() or 1) as crew:
        longest_first = sorted(games, key=lambda game: -load(game).card.actions)
        running = [crew.submit(compile_apart, game, told) for game in longest_first]
        for _ in running:
            while (part := told.get()) is not None:
                yield part, total
        for one in running:
            one.result()


def compile_apart(game: str, told: Queue[str | None]) -> None:
    """Compile a game in a process of its own, passing on what it tells; None when it has ended."""
    try:
        command = [sys.executable, "-m", "tidetable.warm", game]
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
    seats = game.card.seats[0]
    state = game.blank(seats)
    states, template = game.State.batch(1), game.State.batch(1)
    template[0] = state
    mask, masks = np.zeros(game.card.actions, np.bool_), np.zeros((1, game.card.actions), np.bool_)
    random, scores = fast_random("warm"), np.zeros(MAX_SEATS, np.int32)
    pieces, moves, actions = np.zeros(len(game.pieces), np.int32), np.zeros((0, 2), np.int32), np.zeros(1, np.int64)
    fast = game.fast
    return [
        ("setup", lambda: game.setup(state, NO_JOURNAL)),
        ("legal actions", lambda: game.legal_actions(state, 0, mask)),
        (
            "apply",
            lambda: game.apply(state, game.waiting_seats(state)[0], game.legal(state, game.waiting_seats(state)[0])[0], NO_JOURNAL),
        ),
        ("score", lambda: game.score(state, scores, scores.copy())),
        ("hide", lambda: game.hide(state.twin(), 0)),
        ("redeal", lambda: game.redeal(game.hidden(state, 0), 0, random[0])),
        (
            "default action",
            lambda: game.default_action(state, game.waiting_seats(state)[0], game.mask(state, game.waiting_seats(state)[0])),
        ),
        ("careful player", lambda: make_careful_choice(game)),
        ("count of pieces", lambda: game.count_pieces(state, pieces)),
        ("random games", lambda: fast.random_games(states, template, mask, random[0], NO_JOURNAL, 1)),
        ("deals", lambda: fast.deal_many(states, template, random, NO_JOURNAL, 0, 1)),
        ("masks", lambda: fast.masks_of(states, masks, 0, 1)),
        ("steps", lambda: fast.step_many(states, actions, masks, NO_JOURNAL, 0, 1)),
        ("playouts", lambda: fast.finish_randomly(states, 0, 1, mask, random, NO_JOURNAL, 1)),
        ("replay", lambda: fast.replay(states, moves, mask, NO_JOURNAL)),
        ("single steps", lambda: step_once(game)),
        ("search", lambda: think_once(game)),
        ("table", lambda: make_ready(game.id)),
    ]


def make_careful_choice(game: Game) -> int:
    """Let the careful player decide once."""
    state = game.start(game.card.seats[0], "warm")
    seat = game.waiting_seats(state)[0]
    return int(game.careful(game.hidden(state, seat), seat, game.mask(state, seat), fast_random("warm")[0]))


def think_once(game: Game) -> int:
    """Let a thinking player decide once."""
    state = game.start(game.card.seats[0], "warm")
    seat = game.waiting_seats(state)[0]
    return make_bot(game, "gentle@2").choose(game.hidden(state, seat), seat)


def step_once(game: Game) -> int:
    """Take one step the quick way."""
    states = game.State.batch(1)
    states[0] = game.start(game.card.seats[0], "warm")
    seat = game.waiting_seats(states[0])[0]
    mask = game.mask(states[0], seat)
    return int(game.fast.act(states, 0, seat, int(np.flatnonzero(mask)[0]), mask, NO_JOURNAL))


if __name__ == "__main__":
    for one in sys.argv[1:]:
        for part, run in jobs(load(one)):
            run()
            print(f"{one}: {part}", flush=True)  # noqa: T201 - the parent reads it
