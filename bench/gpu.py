"""``make bench-gpu``: whole random games on the GPU, ours and Pgx's with as many games at once, and whether ours are the CPU's.

Writes docs/performance.md, and the bare results to the file given as an argument, to carry them from a machine with a GPU
(``python -m bench.performance FILE`` then writes the page).
"""

from __future__ import annotations

import json
import sys
import time
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from bench.peers_worker import pgx_steps, row
from bench.performance import keep, machine, today
from tidetable.games import GAMES, card
from tidetable.research import gpu

BATCHES = (1 << 18, 1 << 20)
SECONDS = 1.0
PGX = ("backgammon", "gardner_chess", "sparrow_mahjong")


def playout_rate(game: str, seats: int, n: int) -> float:
    """Measure decisions a second of whole games, deals included."""
    playouts = gpu.Playouts(game, n, seats=seats, seed="bench").play(1)
    gpu.cuda.synchronize()
    started = time.perf_counter()
    playouts.play(1)
    gpu.cuda.synchronize()
    games = max(1, round(SECONDS / (time.perf_counter() - started)))
    started = time.perf_counter()
    playouts.play(games)
    gpu.cuda.synchronize()
    return float(playouts.decisions.copy_to_host().sum()) / (time.perf_counter() - started)


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


def equal_games(game: str, seats: int, n: int = 2000, games: int = 2) -> int:
    """Play the same games on the CPU and compare every byte of their ends; give the number of games compared."""
    playouts = gpu.Playouts(game, n, seats=seats, seed="equal").play(games)
    states, decisions = playouts.states.copy_to_host(), playouts.decisions.copy_to_host()
    for i in range(n):
        end, count = playouts.on_cpu(i, games)
        assert (end, count) == (states[i : i + 1].tobytes(), decisions[i]), f"{game}, {seats} seats, thread {i}: not equal"
    return n * games


def rows_of(game: str) -> list[dict[str, Any]]:
    """Measure one game."""
    rows = []
    for seats in card(game).seats:
        compared = equal_games(game, seats)
        best = max((playout_rate(game, seats, n), n) for n in BATCHES)
        text = f"{game}, {seats} seats ({compared:,} games equal)"
        rows.append(row(f"Tidetable, {best[1]:,} games at once", text, best[0]))
    rows.append(row("Tidetable, vector of 65,536 with tensors and masks", game, vector_rate(game, min(card(game).seats), 1 << 16)))
    return rows


def pgx_rate(name: str) -> float:
    """Measure one of Pgx's games with as many games at once."""
    best = 0.0
    for n in BATCHES:
        play = pgx_steps(name, n, 20)
        play()
        started = time.perf_counter()
        decisions = sum(play() for _ in range(3))
        best = max(best, decisions / (time.perf_counter() - started))
    return best


def measured() -> dict[str, Any]:
    """Measure everything there is."""
    rows = []
    for game in GAMES:
        for found in rows_of(game):
            rows.append(found)
            print(f"  {found['kind']:52} {found['name']:48} {found['rate'] / 1e6:10,.1f} million a second", flush=True)
    for name in PGX if find_spec("pgx") else ():
        rows.append(row("Pgx, as many games at once", name, pgx_rate(name)))
        print(f"  Pgx {name:48} {rows[-1]['rate'] / 1e6:10,.1f} million a second", flush=True)
    packages = [name for name in ("numba", "numba-cuda", "numpy", "pgx", "jax", "torch") if find_spec(name.replace("-", "_"))]
    device = gpu.cuda.get_current_device().name
    device = device.decode() if isinstance(device, bytes) else str(device)
    versions = {name: version(name) for name in packages}
    return {"machine": f"{device}; {machine()}", "date": today(), "versions": versions, "rows": rows}


def main() -> None:
    """Measure and write, or say why not."""
    reason = gpu.why_not()
    if reason:
        sys.exit(reason)
    found = measured()
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(json.dumps({"gpu": found}), "utf-8")
    keep("gpu", found)


if __name__ == "__main__":
    main()
