"""``python -m bench.wasm``: the built modules: their bytes, and random play native, under wasmtime and in Chromium, in one run.

The three take turns, and the best of their turns counts: a busy machine slows them all, but not always at the same moment.
"""

from __future__ import annotations

import base64
import gzip
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from bench.core import machine
from tests.conftest import FLAGS, find_chromium
from tidetable.core.chance import fast_random
from tidetable.core.game import Game
from tidetable.core.journal import NO_JOURNAL
from tidetable.core.legal import no_actions
from tidetable.core.registry import load
from tidetable.games import OURS
from tidetable.wasm.module import MODULES
from tidetable.wasm.ways import WASM, in_way

TURNS = 7
DECISIONS = 300_000  # about as many a turn
PLAY = (Path(__file__).parents[1] / "tests/wasm/play.js").read_text("utf-8").split("\n", 1)[1]


def text(data: bytes) -> str:
    """Write bytes as a page reads them."""
    return base64.b64encode(data).decode()


def here(game: Game, games: int) -> float:
    """Play in this process; give decisions a second."""
    states, template = game.State.batch(1), game.State.batch(1)
    template[0] = game.blank(min(game.card.seats))
    choices, random = no_actions(game.actions), fast_random("bench")[0]
    started = time.perf_counter()
    decisions = game.fast.random_games(states, template, choices, random, NO_JOURNAL, games)
    return float(decisions) / (time.perf_counter() - started)


def there(page: Page, game: Game, games: int) -> float:
    """Play in a page; give decisions a second."""
    trial = {"template": text(game.blank(min(game.card.seats)).to_bytes()), "random": text(fast_random("bench")[0].tobytes())}
    given: dict[str, Any] = {"wasm": text((MODULES / f"{game.id}.wasm").read_bytes())}
    given["description"] = json.loads((MODULES / f"{game.id}.json").read_bytes())
    warm, found = page.evaluate(PLAY, {**given, "trials": [{**trial, "games": games}, {**trial, "games": games}]})
    assert warm["state"] == found["state"]
    return 1000 * float(found["decisions"]) / float(found["spent"])


def games_for(game: Game) -> int:
    """Find how many games are about as many decisions as a turn takes."""
    states, template = game.State.batch(1), game.State.batch(1)
    template[0] = game.blank(min(game.card.seats))
    decisions = game.fast.random_games(states, template, no_actions(game.actions), fast_random("count")[0], NO_JOURNAL, 20)
    return max(1, round(20 * DECISIONS / int(decisions)))


def row(page: Page, name: str) -> str:
    """Measure one game."""
    game, data = load(name), (MODULES / f"{name}.wasm").read_bytes()
    built, games = in_way(game, WASM), games_for(game)
    ways: list[Callable[[], float]] = [lambda: here(game, games), lambda: here(built, games), lambda: there(page, game, games)]
    speeds = [max(turn) / 1e6 for turn in zip(*([way() for way in ways] for _ in range(TURNS)), strict=True)]
    native, wasmtime, chromium = speeds
    sizes = f"{len(data) / 1000:5.0f} kB, {len(gzip.compress(data, 9)) / 1000:4.0f} kB gzip"
    return (
        f"  {name:16} {sizes}; million decisions a second: native {native:5.2f}, "
        f"wasmtime {wasmtime:5.2f} ({wasmtime / native:.2f}), Chromium {chromium:5.2f} ({chromium / native:.2f})"
    )


def main() -> None:
    """Print a line a game."""
    print(machine())
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        print(f"Chromium {browser.version}")
        for name in sys.argv[1:] or [package.rpartition(".")[2] for package in OURS]:
            print(row(browser.new_page(), name), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
