"""``python -m bench.wasm``: the built modules: their bytes, and their speed native, under wasmtime and in Chromium, in one run.

Measured are random play and the strongest level's search at positions from all parts of a game. The ways take turns, and the
best of their turns counts: a busy machine slows them all, but not always at the same moment.
"""

from __future__ import annotations

import base64
import functools
import gzip
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from playwright.sync_api import Page, sync_playwright

from bench.core import machine
from bench.search import POSITIONS, positions
from tests.conftest import FLAGS, find_chromium
from tidetable.bots.levels import level
from tidetable.bots.searcher import Searcher, Style
from tidetable.core.chance import fast_random
from tidetable.core.game import Game
from tidetable.core.journal import NO_JOURNAL
from tidetable.core.legal import no_actions
from tidetable.core.registry import load
from tidetable.core.seen import Seen
from tidetable.games import OURS
from tidetable.wasm.module import MODULES
from tidetable.wasm.search import BuiltSearcher
from tidetable.wasm.ways import WASM, in_way

TURNS = 7
DECISIONS = 300_000  # about as many a turn
PASSES = 4_000  # of a search at each position
PLAY = (Path(__file__).parents[1] / "tests/wasm/play.js").read_text("utf-8").split("\n", 1)[1]


# Searches as a page's worker does: a desk on the heap, what the seat sees, the knobs of the level; gives milliseconds.
THINK = """async ({ wasm, description, root, random, knobs, seat, passes }) => {
  const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const { instance } = await WebAssembly.instantiate(bytes(wasm), {});
  const rules = instance.exports, { desk } = description, at = rules.heap.value;
  const missing = at + desk.size - rules.memory.buffer.byteLength;
  if (missing > 0) rules.memory.grow(Math.ceil(missing / 65536));
  const memory = new Uint8Array(rules.memory.buffer);
  const put = (name, data) => memory.set(bytes(data), at + desk.arrays.find((array) => array.name === name).at);
  put('knobs', knobs);
  let spent = 0;
  for (const counted of [false, true]) {
    put('root', root);
    put('random', random);
    rules.forget(at);
    const began = performance.now();
    rules.think(at, seat, passes);
    if (counted) spent = performance.now() - began;
  }
  return spent;
}"""


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


def think_here(searcher: Searcher | BuiltSearcher, seen: Seen) -> float:
    """Search in this process; give the seconds."""
    searcher.sit(seen, "bench")
    began = time.perf_counter()
    searcher.think(PASSES)
    return time.perf_counter() - began


def think_there(page: Page, style: Style, seen: Seen) -> float:
    """Search in a page; give the seconds."""
    given: dict[str, Any] = {"wasm": text((MODULES / f"{seen.game.id}.wasm").read_bytes()), "seat": seen.viewer, "passes": PASSES}
    given["description"] = json.loads((MODULES / f"{seen.game.id}.json").read_bytes())
    given |= {"root": text(seen.record.to_bytes()), "random": text(fast_random("bench")[0].tobytes())}
    return float(page.evaluate(THINK, {**given, "knobs": text(style.knobs(seen.game).tobytes())})) / 1000


def search_row(page: Page, name: str) -> str:
    """Measure the search of one game: passes a second over all positions, the best turn at each."""
    game, seats = load(name), min(load(name).card.seats)
    style = level(name, "master", seats).style
    native, built = Searcher(game, style), BuiltSearcher(game, style)
    spent = np.zeros(3)
    for seen in positions(name, seats):
        ways: list[Callable[[], float]] = [
            functools.partial(think_here, native, seen),
            functools.partial(think_here, built, seen),
            functools.partial(think_there, page, style, seen),
        ]
        spent += [min(turn) for turn in zip(*([way() for way in ways] for _ in range(TURNS)), strict=True)]
    one, two, three = PASSES * POSITIONS / spent / 1000
    return (
        f"  {'':16} search, thousand passes a second: native {one:.0f}, "
        f"wasmtime {two:.0f} ({two / one:.2f}), Chromium {three:.0f} ({three / one:.2f})"
    )


def row(page: Page, name: str) -> str:
    """Measure the random play of one game."""
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
            page = browser.new_page()
            print(row(page, name), search_row(page, name), sep="\n", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
