"""``make bench``: the figures of the core and of every game on this machine.

Run one part with ``python -m bench.core random start``.
"""

from __future__ import annotations

import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

from tidetable.cli.check import random_play
from tidetable.core.chance import fast_random
from tidetable.core.journal import NO_JOURNAL
from tidetable.core.legal import no_actions
from tidetable.core.registry import card, game_ids, load
from tidetable.core.trial import Setting, play_trial
from tidetable.research.vector.single import Single

RUNS = 5
COMPILE = "import tidetable; from tidetable.cli.warm import jobs; [run() for _, run in jobs(tidetable.load({game!r}))]"
ONE_GAME = """
from tidetable.core.match import Match
match = Match.start({game!r}, seats={seats}, seed=1)
while match.waiting:
    match.play(match.legal()[0])
"""


def machine() -> str:
    """Name the machine."""
    model = next((line.split(":")[1].strip() for line in _cpuinfo() if line.startswith("model name")), platform.machine())
    return f"{model}, {os.cpu_count()} cores, {platform.system()} {platform.release()}, Python {platform.python_version()}"


def _cpuinfo() -> list[str]:
    path = Path("/proc/cpuinfo")
    return path.read_text("utf-8").splitlines() if path.exists() else []


def seconds_of(code: list[str], environment: dict[str, str] | None = None) -> float:
    """Time a command from its start to its end."""
    started = time.perf_counter()
    subprocess.run(code, check=True, capture_output=True, env=os.environ | (environment or {}))
    return time.perf_counter() - started


def python(code: str) -> list[str]:
    """Give the command that runs *code*."""
    return [sys.executable, "-c", code]


def bench_random() -> None:
    """Random play, compiled, one core, and how much faster that is than interpreted."""
    for game in game_ids():
        for seats in card(game).seats:
            row = random_play(load(game), seats, 1.0)
            slow = interpreted_play(game, seats)
            speed = row["decisions_per_second"]
            print(f"  {game:16} {seats} seats {speed / 1e6:8.2f} million decisions a second, {speed / slow:6.0f} times interpreted")


def interpreted_play(game: str, seats: int) -> float:
    """Measure decisions a second of the same rules run as plain Python."""
    code = f"""
import time
from tidetable.core.trial import Setting, play_trial
from tidetable.core.registry import load
game, decisions, started = load({game!r}), 0, time.perf_counter()
while time.perf_counter() - started < 1:
    decisions += len(play_trial(game, Setting({seats}, {{}}), str(decisions)).moves)
print(decisions / (time.perf_counter() - started))
"""
    run = subprocess.run(python(code), check=True, capture_output=True, text=True, env=os.environ | {"NUMBA_DISABLE_JIT": "1"})
    return float(run.stdout)


def bench_start() -> None:
    """Cold compilation, and warm starts."""
    listing = statistics.median(seconds_of([sys.executable, "-m", "tidetable.cli", "games"]) for _ in range(RUNS))
    print(f"  tidetable games: {listing:.2f} s")
    for game in game_ids():
        with tempfile.TemporaryDirectory() as folder:
            cold = seconds_of(python(COMPILE.format(game=game)), {"TIDETABLE_CACHE": folder})
        warm = statistics.median(seconds_of(python(ONE_GAME.format(game=game, seats=min(card(game).seats)))) for _ in range(RUNS))
        print(f"  {game:16} everything compiled cold in {cold:5.1f} s; a whole game from a warm start in {warm:.2f} s")


def bench_replay() -> None:
    """Replaying a logged game, deal included."""
    for game in game_ids():
        loaded, seats = load(game), max(card(game).seats)
        trial = play_trial(loaded, Setting(seats, {}), "replay")
        moves, choices = np.array(trial.moves, np.int32), no_actions(loaded.actions)
        states = loaded.State.batch(1)

        def once(loaded=loaded, seats=seats, moves=moves, choices=choices, states=states) -> float:  # type: ignore[no-untyped-def]  # noqa: ANN001
            started = time.perf_counter()
            states[0] = loaded.start(seats, "replay")
            loaded.fast.replay(states, moves, choices, NO_JOURNAL)
            return time.perf_counter() - started

        median = statistics.median(once() for _ in range(200))
        print(f"  {game:16} {seats} seats, {len(moves)} decisions: {median * 1e6:6.1f} microseconds")


def bench_memory() -> None:
    """Sizes of a game, and of a million of them."""
    for game in game_ids():
        size = load(game).State.size
        print(f"  {game:16} {size:5} bytes a game, {size / 1.048576:6.0f} MiB a million games")


def bench_steps() -> None:
    """One game stepped from Python: one call a decision, legal actions included."""
    for game in game_ids():
        print(f"  {game:16} {statistics.median(_steps(game) for _ in range(RUNS)) / 1e3:6.0f} thousand decisions a second")


def _steps(game: str) -> float:
    single, rng, decisions, spent = Single(game), np.random.default_rng(1), 0, 0.0
    for seed in range(30):
        single.reset(seed)
        while single.seat >= 0:
            action = int(rng.choice(single.legal))
            started = time.perf_counter()
            single.step(action)
            spent += time.perf_counter() - started
            decisions += 1
    return decisions / spent


PARTS = {"random": bench_random, "start": bench_start, "replay": bench_replay, "memory": bench_memory, "steps": bench_steps}


def main() -> None:
    """Print the parts that were asked for, or all."""
    unknown = [name for name in sys.argv[1:] if name not in PARTS]
    if unknown:
        sys.exit(f"bench: there is no part {unknown[0]!r}; there are {', '.join(PARTS)}")
    fast_random("bench")
    print(machine())
    for name in sys.argv[1:] or PARTS:
        print(f"{PARTS[name].__doc__}")
        PARTS[name]()


if __name__ == "__main__":
    main()
