"""The coach at the table: a hint in steps, thought in the page and asked of nobody; a chance bar; a word before a clear mistake."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import TYPE_CHECKING

import tidetable
from tests.web.test_axe import by_day_and_by_night, violations
from tests.web.screens import DESKTOP, PHONE, SMALL, STANDS, Screens, against, make_table, play_on, wait_for, wait_until

if TYPE_CHECKING:
    from playwright.sync_api import Page


def sit_down(screens: Screens, game: str, **kept: object) -> tuple[Page, list[str]]:
    """Sit down with bots; give the page and what it asks of the server from then on: over HTTP and its line (no pulse)."""
    context = screens.person()
    keep = f"localStorage.setItem('tidetable.settings', JSON.stringify({json.dumps({'confirm': 'never'} | kept)}))"
    context.add_init_script(f"if (location.protocol === 'http:') {keep}")
    page, asked = context.new_page(), list[str]()
    page.on("request", lambda request: asked.append(request.url) if "/api/" in request.url else None)
    page.on("websocket", lambda line: line.on("framesent", lambda text: None if '"ping"' in str(text) else asked.append(str(text))))
    page.goto(f"/t/{make_table(context, screens.address, game, against(2))}")
    wait_for(page, STANDS)  # it has looked up what the bot has done meanwhile, and asks for nothing of its own any more
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
    lies_open_on_a_phone(page)
    assert asked == []  # what the page already has is all the coach needs
    page.get_by_role("button", name="Take it", exact=True).click()
    page.wait_for_function("() => document.querySelector('[data-coach]') === null")
    assert any('"act"' in text for text in asked)


CLEAR_OF_THE_BOARD = """() => {
  const [card, board] = ['[data-coach]', 'svg[data-board]'].map((mark) => document.querySelector(mark)?.getBoundingClientRect());
  return card && board && card.bottom <= board.top + 1;
}"""


def lies_open_on_a_phone(page: Page) -> None:
    """On a phone that stands the card covers nothing of the board it speaks of."""
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    wait_for(page, "nav.foot")
    page.wait_for_function(CLEAR_OF_THE_BOARD)
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    page.wait_for_selector("nav.foot", state="detached")


def test_a_finished_match_is_looked_at_again_and_a_running_one_is_not(screens: Screens):
    page, _asked = sit_down(screens, "fish_n_stones", speed="off")
    table = page.url
    page.goto(f"{table}/analysis")
    wait_for(page, "[data-analysis=refused]")
    assert page.get_by_text("The game is not over yet.").count() > 0
    screens.forgive("status of 409")
    page.goto(table)
    play_on(page)
    page.goto(f"{table}/analysis")
    wait_for(page, "[data-analysis=thinking] progress")
    page.locator("header a").first.click()  # whoever leaves while it thinks hears no more of it
    page.wait_for_url(f"{screens.address}/")
    page.go_back()
    wait_for(page, "[data-analysis=done]")
    assert page.locator("tr[data-player]").count() == 2
    page.locator("summary").click()
    decisions = page.locator("[data-decisions] tbody tr")
    moments = page.locator("[data-graph] .step").count()
    wait_until(lambda: decisions.count() == moments - 1)
    assert violations(page) == []
    page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")  # what is wider scrolls by itself ...
    assert violations(page) == []  # ... with keys too
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    assert page.locator("[data-turns] li").count() > 0
    page.locator("[data-eyes]").select_option("1")
    wait_until(lambda: 0 < decisions.count() < moments - 1)  # what one of them decided
    page.locator("[data-eyes]").select_option("open")
    wait_until(lambda: decisions.first.locator("th, td").count() == 5)  # beside it, what nobody could know
    page.locator("[data-card]").click()
    page.wait_for_selector("[data-share-card] .scene svg, [data-share-card] .scene g")
    assert by_day_and_by_night(page) == []
    page.emulate_media(color_scheme="light")
    with page.expect_download() as card:
        page.locator("[data-card-png]").click()
    assert Path(card.value.path()).read_bytes()[:4] == b"\x89PNG"
    page.keyboard.press("Escape")
    page.locator("[data-eyes]").select_option("each")
    page.locator("[data-walk-graph]").focus()
    for key in ("ArrowRight", "ArrowRight", "PageUp", "ArrowLeft"):
        page.keyboard.press(key)
    told = page.locator("[data-graph-told]")
    assert re.fullmatch(r"After decision 11: Ann \d+ %, \w+ \d+ %", told.inner_text())
    assert page.locator("[data-walk-graph]").get_attribute("aria-valuetext") == told.inner_text()
    assert "at=11" in (told.get_attribute("href") or "")
    page.locator("[data-graph] .step").nth(3).click()
    page.wait_for_url("**/replay?at=3")
    reported(page, table)


def reported(page: Page, table: str) -> None:
    """The way from one's account to one's report, and from an example to the board."""
    page.goto("/me")
    page.locator("[data-report]").click()
    page.wait_for_url("**/me/report")
    page.get_by_role("button", name="Look at my games").click()
    wait_for(page, "[data-report='1'] ~ section [data-by=kind]")
    page.wait_for_function("() => !/spot \\d/.test(document.querySelector('[data-by=kind]').innerText)")  # names, not numbers
    assert by_day_and_by_night(page) == []
    page.goto(f"/board?table={table.rpartition('/')[2]}&at=0&eyes=0&try=cat%20left&line=5")  # as an example opens
    wait_for(page, "svg[data-board]")


SECRET = "0" * 64  # of a deal in which careless play leads to a choice that loses nearly everything ...
BEFORE = 22  # ... after so many decisions


def planted() -> tuple[list[dict[str, object]], int]:
    """Play carelessly up to the choice; give the events of a table of a browser, and the blunder."""
    match = tidetable.start("fish_n_stones", seed=f"{SECRET}::")
    careless = random.Random(0)
    for _ in range(BEFORE):
        match.play(careless.choice(match.legal()))
    assert match.waiting == [0]
    seats = [
        {"kind": "person", "bot": None, "name": "Ann", "here": False},
        {"kind": "bot", "bot": "easy", "name": None, "here": False},
    ]
    plan = {"game": "fish_n_stones", "rules_version": match.game.card.rules_version, "options": match.options, "seats": seats}
    happened = [
        {"kind": "created", "plan": plan | {"undo": "free", "pace": "fast"}, "secret": SECRET, "commitment": ""},
        {"kind": "started"},
        *[{"kind": "decided", "seat": one.seat, "action": one.action, "by": "person"} for one in match.decisions],
    ]
    return [{"at": place, "event": event} for place, event in enumerate(happened)], match.game.number_of(match.state, "lure 0")


def test_a_planted_blunder_is_held_back_until_it_is_meant(screens: Screens):
    """The tutor warns, and lets one choose again without showing anything; nobody is asked. What it explains: coach.test.ts."""
    events, blunder = planted()
    context = screens.person()
    kept = {"tidetable.local.local-planted": events, "tidetable.settings": {"tutor": "gentle", "confirm": "never", "speed": "off"}}
    context.add_init_script(
        f"if (location.protocol === 'http:') for (const [name, value] of Object.entries({json.dumps(kept)}))"
        " if (!localStorage.getItem(name)) localStorage.setItem(name, JSON.stringify(value))"
    )
    page = context.new_page()
    page.goto("/t/local-planted")
    wait_for(page, "[data-actions]")
    asked = list[str]()
    page.on("request", lambda request: asked.append(request.url) if "/api/" in request.url else None)
    panel = page.locator("[data-coach]")
    for meant in (False, True):
        if not page.locator("[data-listed]").count():
            page.keyboard.press("l")
        page.locator(f"[data-listed^='{blunder}.']").first.click()  # onto any spot
        wait_for(page, "[data-coach=doubt]")
        assert re.search(r"gives away about \d\d points", panel.inner_text())
        assert "Best" not in panel.inner_text()
        if not meant:
            page.get_by_role("button", name="Choose again").click()
            page.get_by_text("Nothing has been sent: choose again.").wait_for()
            assert page.locator("[data-coached], .coached").count() == 0  # nothing is shown to who does not want to peek
    page.get_by_role("button", name="Do it anyway").click()
    page.wait_for_function("() => document.querySelector('[data-coach=doubt]') === null")
    assert violations(page) == []
    assert asked == []
