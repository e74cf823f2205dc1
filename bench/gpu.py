"""``make bench-gpu``: whole random games on the GPU, ours and Pgx's with as many games at once, and whether ours are the CPU's.

Writes docs/performance.md, and the bare results to the file given as an argument, to carry them from a machine with a GPU
(``python -m bench.performance FILE`` then writes the page). Every game is compiled in a process of its own, all at once; what is
timed has the GPU for itself.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

from bench.peers_worker import pgx_steps, row
from bench.performance import keep, machine, today
from tidetable.core.registry import card, game_ids
from tidetable.research import gpu
from tidetable.research.equal import compare_playouts, compare_vectors

if TYPE_CHECKING:
    from collections.abc import Iterator

BATCHES = (1 << 18, 1 << 20)
VECTOR = 1 << 16
COMPARED, STEPS, WHOLE = 2000, 300, 2  # games side by side, steps, and whole games each that are compared with the CPU
SECONDS, RUNS = 3.0, 3
PGX = ("backgammon", "gardner_chess", "sparrow_mahjong")
LOCK = "BENCH_GPU_LOCK"


@contextmanager
def the_gpu(*, shared: bool = False) -> Iterator[None]:
    """Wait until no other process uses the GPU; or, to compile and compare, share it with those that time nothing."""
    if LOCK not in os.environ:
        yield
        return
    import fcntl  # noqa: PLC0415 - where there is a GPU to share there is Linux

    with Path(os.environ[LOCK]).open("w") as file:
        fcntl.flock(file, fcntl.LOCK_SH if shared else fcntl.LOCK_EX)
        yield


def playout_rate(game: str, seats: int, n: int) -> float:
    """Measure decisions a second of whole games, deals included: the median of some runs."""
    playouts = gpu.Playouts(game, n, seats=seats, seed="bench").play(1)
    gpu.cuda.synchronize()
    games = max(1, round(SECONDS / RUNS / run_of(playouts, 1)[0]))
    runs = [run_of(playouts, games) for _ in range(RUNS)]
    return median(decisions / seconds for seconds, decisions in runs)


def run_of(playouts: gpu.Playouts, games: int) -> tuple[float, float]:
    """Play so many games one after the other; give the seconds it took and the decisions made."""
    started = time.perf_counter()
    playouts.play(games)
    gpu.cuda.synchronize()
    seconds = time.perf_counter() - started
    return seconds, float(playouts.decisions.copy_to_host().sum())


def vector_rate(game: str, seats: int, n: int) -> float:
    """Measure steps a second of a vector with masks and observations, actions chosen on the GPU."""
    vector = gpu.GpuVector(game, n, seats=seats, seed="bench")
    for _ in range(3):
        vector.step(vector.random_actions(), check=False)
    gpu.cuda.synchronize()
    started, steps = time.perf_counter(), 0
    while time.perf_counter() - started < SECONDS:
        for _ in range(20):
            vector.step(vector.random_actions(), check=False)
        gpu.cuda.synchronize()
        steps += 20
    return n * steps / (time.perf_counter() - started)


def rows_of(game: str) -> Iterator[dict[str, Any]]:
    """Compare one game with the CPU, then measure it."""
    with the_gpu(shared=True):
        for seats in card(game).seats:
            compare_vectors(game, seats, COMPARED, STEPS)
            compare_playouts(game, seats, COMPARED, WHOLE)
    with the_gpu():
        for seats in card(game).seats:
            for n in BATCHES:
                yield row(
                    f"Tidetable, {n:,} games at once, equal to the CPU", f"{game}, {seats} seats", playout_rate(game, seats, n)
                )
        rate = vector_rate(game, min(card(game).seats), VECTOR)
        yield row(f"Tidetable, vector of {VECTOR:,} with tensors and masks", f"{game}, {min(card(game).seats)} seats", rate)


def pgx_rows() -> Iterator[dict[str, Any]]:
    """Measure Pgx's games with as many games at once."""
    with the_gpu(shared=True):
        plays = {(name, n): pgx_steps(name, n, 20) for name in PGX for n in BATCHES}
        plays = {(name, n): play for (name, n), play in plays.items() if fits(play, f"{name}, {n:,} games at once")}
    with the_gpu():
        for (name, n), play in plays.items():
            yield row(f"Pgx, {n:,} games at once", name, pgx_rate(play))


def fits(play: Any, what: str) -> bool:
    """Compile a function of Pgx by calling it once; tell whether its games have room in the GPU's memory."""
    try:
        play()
    except RuntimeError as fault:
        if "RESOURCE_EXHAUSTED" not in str(fault):
            raise
        print(f"Pgx, {what}: more than the GPU's memory holds", file=sys.stderr, flush=True)
        return False
    return True


def pgx_rate(play: Any) -> float:
    """Time a compiled function of Pgx."""
    started, decisions = time.perf_counter(), 0
    while time.perf_counter() - started < SECONDS:
        decisions += play()
    return decisions / (time.perf_counter() - started)


def measure_part(part: str) -> None:
    """Measure a game, or Pgx's, and print the rows."""
    for found in pgx_rows() if part == "pgx" else rows_of(part):
        print(json.dumps(found), flush=True)


def measured() -> dict[str, Any]:
    """Measure everything there is, each part in a process of its own."""
    parts = [*game_ids(), *(["pgx"] if find_spec("pgx") else [])]
    with tempfile.NamedTemporaryFile() as lock:
        environment = os.environ | {LOCK: lock.name, "XLA_PYTHON_CLIENT_PREALLOCATE": "false"}
        command = [sys.executable, "-W", "ignore", "-m", "bench.gpu", "--part"]
        runs = [subprocess.Popen([*command, part], stdout=subprocess.PIPE, text=True, env=environment) for part in parts]
        rows = []
        for part, run in zip(parts, runs, strict=True):
            rows += [json.loads(line) for line in run.communicate()[0].splitlines() if line.startswith("{")]
            print(f"{part}: {'measured' if run.returncode == 0 else 'FAILED, see above'}", flush=True)
    for found in rows:
        print(f"  {found['kind']:52} {found['name']:28} {found['rate'] / 1e6:10,.1f} million a second", flush=True)
    assert all(run.returncode == 0 for run in runs), "not everything could be measured"
    return {"machine": f"{_device()}; {machine()}", "date": today(), "versions": _versions(), "rows": rows}


def _device() -> str:
    name = gpu.cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def _versions() -> dict[str, str]:
    packages = ("numba", "numba-cuda", "numpy", "pgx", "jax", "torch")
    return {name: version(name) for name in packages if find_spec(name.replace("-", "_"))}


def main() -> None:
    """Measure and write, or say why not."""
    reason = gpu.why_not()
    if reason:
        sys.exit(reason)
    if sys.argv[1:2] == ["--part"]:
        measure_part(sys.argv[2])
        return
    found = measured()
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(json.dumps({"gpu": found}), "utf-8")
    keep("gpu", found)


if __name__ == "__main__":
    main()
