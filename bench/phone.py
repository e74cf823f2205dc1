"""``python -m bench.phone``: a table on a phone slowed four times: from a click to the drawn result, and what is loaded before it.

A click counts whose result is another board; until then are the page's own work and, where the seat cannot know what follows, the
server's answer. Where nothing moves (reduced motion) the result is drawn at once.
"""

from __future__ import annotations

import json
import os
import random
import sys
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from bench.lighthouse import serving
from bench.load.measures import at
from tests.conftest import FLAGS, find_chromium
from tests.web.screens import OFFERED, against, click_one, make_table, paint
from tidetable.core.registry import game_ids

SLOWED, CLICKS = 4, 40
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "reduced_motion": "reduce",
}
# From each click to the frame in which the board is another one: a message of one's own comes after that frame.
WATCH = """() => {
  const found = (window.drawn = []);
  let clicked = null;
  addEventListener('click', (event) => (clicked = event.timeStamp), true);
  new MutationObserver(() => {
    if (clicked === null) return;
    const since = clicked;
    clicked = null;
    requestAnimationFrame(() => {
      const line = new MessageChannel();
      line.port1.onmessage = () => found.push(performance.now() - since);
      line.port2.postMessage(null);
    });
  }).observe(document.querySelector('svg[data-board]'), { subtree: true, childList: true, attributes: true });
}"""


def measure(browser: Browser, address: str, game: str) -> dict[str, Any]:
    """Play some clicks at a table of a game."""
    context = browser.new_context(base_url=address, **PHONE)
    table, page = make_table(context, address, game, against(2)), context.new_page()
    line, loaded = context.new_cdp_session(page), [0]
    line.send("Network.enable")
    line.on("Network.loadingFinished", lambda told: loaded.append(int(told["encodedDataLength"])))
    page.goto(f"/t/{table}")
    page.wait_for_selector("[data-actions]")
    before = sum(loaded)
    paint(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.evaluate(WATCH)
    chance = random.Random(game)  # noqa: S311
    for _ in range(CLICKS):
        offered = int(page.wait_for_function(OFFERED).json_value())
        if offered < 0:
            break
        click_one(page, chance.randrange(offered), tap=True)
        page.wait_for_timeout(60)
    drawn = [one / 1000 for one in page.evaluate("() => window.drawn")]
    context.close()
    return {
        "game": game,
        "results": len(drawn),
        "p50_ms": at(drawn, 0.5),
        "p95_ms": at(drawn, 0.95),
        "kB_before_the_first_move": before // 1000,
    }


def main() -> None:
    """Measure every game."""
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for game in sys.argv[1:] or game_ids():
            print(json.dumps({**measure(browser, address, game), "load": round(os.getloadavg()[0], 1)}), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
