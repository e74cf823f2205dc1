"""The coach at the table: a hint in steps, thought in the page and asked of nobody; a chance bar; a word before a clear mistake."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from tests.web.test_axe import violations
from tests.web.screens import Screens, against, make_table, play_on, wait_for

if TYPE_CHECKING:
    from playwright.sync_api import Page


def sit_down(screens: Screens, game: str, **kept: object) -> tuple[Page, list[str]]:
    """Sit down with bots; give the page and what it asks of the server from then on: over HTTP, and over its line."""
    context = screens.person()
    keep = f"localStorage.setItem('tidetable.settings', JSON.stringify({json.dumps({'confirm': 'never'} | kept)}))"
    context.add_init_script(f"if (location.protocol === 'http:') {keep}")
    page, asked = context.new_page(), list[str]()
    page.on("request", lambda request: asked.append(request.url) if "/api/" in request.url else None)
    page.on("websocket", lambda line: line.on("framesent", lambda text: asked.append(str(text))))
    page.goto(f"/t/{make_table(context, screens.address, game, against(2))}")
    wait_for(page, "[data-actions]")
    asked.clear()
    return page, asked


def test_a_hint_comes_in_steps_and_asks_nobody(screens: Screens):
    page, asked = sit_down(screens, "das_riff", chances=True)
    wait_for(page, "[data-chance]")
    panel = page.locator("[data-coach]")
    page.keyboard.press("h")
    wait_for(page, "[data-coach=where]")
    assert page.locator("[data-coached], .coached").count() > 0
    assert "Best:" not in panel.inner_text()
    page.keyboard.press("h")
    wait_for(page, "[data-coach=move]")
    assert "Best:" in panel.inner_text()
    page.keyboard.press("h")
    wait_for(page, "[data-coach=why]")
    assert re.search(r"your chance to win is about \d+ %, give or take \d+", panel.inner_text())
    assert violations(page) == []
    assert asked == []  # what the page already has is all the coach needs
    page.get_by_role("button", name="Take it").click()
    page.wait_for_function("() => document.querySelector('[data-coach]') === null")
    assert any('"act"' in text for text in asked)


def test_a_finished_match_is_looked_at_again_and_a_running_one_is_not(screens: Screens):
    page, _asked = sit_down(screens, "fish_n_stones", speed="off")
    table = page.url
    page.goto(f"{table}/analysis")
    wait_for(page, "[data-analysis=refused]")
    assert page.get_by_text("The game is not over yet.").count() > 0
    screens.forgive("status of 409")
    page.goto(table)
    play_on(page)
    page.get_by_role("link", name="Analysis").click()
    wait_for(page, "[data-analysis=done]")
    assert page.locator("tr[data-player]").count() == 2
    page.locator("summary").click()
    decisions = page.locator("[data-decisions] tbody tr")
    moments = page.locator("[data-graph] .step").count()
    assert decisions.count() == moments - 1
    assert violations(page) == []
    page.locator("[data-graph] .step").nth(3).click()
    page.wait_for_url("**/replay?at=3")
