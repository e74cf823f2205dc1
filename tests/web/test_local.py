"""Playing without a server: the rules in the page, the line cut, the game kept over a reload, its record verified by Python."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from tests.web.screens import Screens, play_on, wait_for, wait_until
from tests.web.test_offline import CUT, LOOKED_AFTER, addresses
from tidetable.core.match import Match
from tidetable.table.record import verify

if TYPE_CHECKING:
    from playwright.sync_api import Page

GAMES = ("das_riff", "fish_n_stones", "reef_encounter", "rivero")
FEW = 6  # clicks before the page is thrown away


def wait_until_everything_is_kept(page: Page) -> None:
    """Wait until the worker keeps every game with its rules, and where bots think."""
    page.wait_for_function(LOOKED_AFTER)
    needed = {f"{game}-": (".js", ".wasm", ".json") for game in GAMES} | {
        "thinker-": (".js",),
        "web-": (".js",),
        "NewTable-": (".js",),
    }
    wait_until(lambda: all(has(addresses(page), name, kind) for name, kinds in needed.items() for kind in kinds))


def has(paths: set[str], name: str, kind: str) -> bool:
    return any(path.startswith(f"/assets/{name}") and path.endswith(kind) for path in paths)


def cut_off(screens: Screens) -> Page:
    """Open the page once, and cut the line."""
    page = screens.open(worker=True)
    page.get_by_role("button", name="Play now: Rivero").wait_for()
    wait_until_everything_is_kept(page)
    page.context.set_offline(True)
    page.reload()
    page.get_by_text("You are offline.").wait_for()
    page.get_by_role("link", name="Play offline").first.click()
    return page


def set_the_table(page: Page, game: str) -> None:
    """Choose a game with its options: bots that do not dawdle."""
    page.get_by_role("link", name=f"Options: {game}").click()
    page.locator("details > summary", has_text="Options").click()
    page.get_by_role("radio", name="At once").check()
    page.get_by_role("button", name="Set the table").click()
    wait_for(page, "[data-actions]")


def saved(page: Page) -> dict[str, object]:
    """Save the record as the check of the deal offers it."""
    page.get_by_role("button", name="Check the deal").click()
    page.get_by_text("The deal was fair", exact=False).wait_for()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    found: dict[str, object] = json.loads(Path(download.value.path()).read_text("utf-8"))
    return found


DECIDED = """() => Math.max(...Object.entries(localStorage).filter(([key]) => key.startsWith('tidetable.local.'))
  .map(([, text]) => JSON.parse(text).filter(({ event }) => event.kind === 'decided').length))"""


def decided(page: Page) -> int:
    """Count the decisions that this browser keeps of its longest table."""
    return int(page.evaluate(DECIDED))


def test_without_a_line_games_are_played_kept_and_verified(screens: Screens):
    """A whole game with the page thrown away in its middle, its record handed over later; a first move in the three others."""
    page = cut_off(screens)
    set_the_table(page, "Fish'n'Stones")
    assert page.get_by_role("log", name="Log").count() == 1
    assert page.get_by_text("Table talk").count() == 0  # nobody would hear it
    play_on(page, clicks=FEW)
    before = decided(page)
    assert before > 0
    page.reload()
    wait_for(page, "[data-actions]")
    assert decided(page) >= before

    play_on(page)

    record = saved(page)
    report = verify(record)
    assert [check.text for check in report.checks if not check.ok] == []
    assert {check.check for check in report.checks} == {"commitment", "seed", "rules_version", "log", "result"}
    assert Match.from_json(record).is_over
    for game in ("Das Riff", "Reef Encounter", "Rivero"):
        page.goto("/offline")
        page.get_by_role("button", name=f"Play now: {game}").click()
        play_on(page, clicks=2)

    page.context.set_offline(False)
    page.goto("/offline")
    page.get_by_role("button", name="Put it on the server").click()
    page.get_by_role("region", name="Replay").wait_for()
    assert "/t/local-" not in page.url
    screens.forgive(CUT)
