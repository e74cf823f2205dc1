"""Watching behind time, commentary, a live board inside other pages, and the rest of the table. axe finds nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.screens import DESKTOP, PHONE, lit, make_table, wait_for, wait_until
from tests.web.test_club import look

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.screens import Screens

ME = {"kind": "me", "name": "Ann"}
FAST = {"kind": "bot", "bot": "careful"}


def light(colour: str) -> float:
    """Give how light a colour is, by WCAG."""
    colour = colour if len(colour) == 7 else "#" + "".join(2 * digit for digit in colour[1:])
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(page: Page, text: str, ground: str) -> float:
    """Give the contrast of two colours of the page."""
    read = "(names) => names.map((name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim())"
    dark, bright = sorted(light(colour) for colour in page.evaluate(read, [text, ground]))
    return (bright + 0.05) / (dark + 0.05)


def test_a_table_that_is_watched_after_the_end_says_so_and_shows_nothing(screens: Screens):
    """The choice at a new table, what a watcher sees of it before the end, and at the end."""
    ann = screens.open("/new/rivero")
    ann.get_by_text("Options", exact=True).click()
    ann.get_by_label("15 minutes each").check()
    ann.get_by_label("the game is lost").check()
    ann.get_by_label("after the end").check()
    look(ann, "new-watching")
    ann.get_by_role("radio", name="Bot").nth(1).check()
    ann.get_by_role("button", name="Set the table").click()
    ann.wait_for_url("**/t/*")
    wait_for(ann, "[data-actions]")
    table = ann.url.rsplit("/", 1)[1]

    for path in ("", "/board", "/embed"):
        watcher = screens.open(f"/t/{table}{path}", PHONE if not path else DESKTOP)
        wait_for(watcher, "[data-not-yet]")
        assert watcher.locator("[data-board]").count() == 0
        look(watcher, f"not-yet{path.replace('/', '-')}")

    ann.get_by_role("button", name="More", exact=True).click()
    ann.get_by_role("button", name="End without a result").click()
    ann.get_by_text("nobody wins, and it counts for nothing").wait_for()
    look(ann, "abandon")
    ann.get_by_role("button", name="Ask the others").click()
    wait_for(ann, "[data-over]")
    wait_for(watcher, "[data-wall] [data-board]")


def test_who_watches_talks_apart_from_those_who_play(screens: Screens):
    ann = screens.person()
    table = make_table(ann, screens.address, "fish_n_stones", [ME, FAST], watching={"delay": "time", "seconds": 1})
    playing = ann.new_page()
    playing.goto(f"/t/{table}")
    lit(playing).first.click()
    cleo, dora = (screens.open(f"/t/{table}", size) for size in (DESKTOP, PHONE))
    for page in (cleo, dora):
        wait_for(page, "[data-late]")
        page.get_by_role("tab" if page is cleo else "button", name="Table talk").click()
    cleo.get_by_label("Say something").fill("the green one")
    cleo.get_by_role("button", name="Send").click()
    dora.get_by_text("the green one").wait_for()
    look(dora, "commentary")
    cleo.get_by_label("The players").check()
    cleo.get_by_text("You watch behind time").wait_for()
    look(cleo, "watching-late")
    playing.get_by_role("tab", name="Table talk").click()
    assert playing.get_by_text("the green one").count() == 0


def test_a_live_board_stands_in_a_page_of_somebody_else_and_nothing_can_be_done_there(screens: Screens):
    ann = screens.person()
    table = make_table(ann, screens.address, "fish_n_stones", [ME, FAST])
    page = ann.new_page()
    page.goto(f"/t/{table}")
    wait_for(page, "[data-actions]")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_text("Embed in a website").click()
    source = page.locator("[data-embed]").input_value().split('"')[1]
    assert source == f"{screens.address}/t/{table}/embed"
    policies = {path: page.request.get(path).headers["content-security-policy"] for path in (f"/t/{table}/embed", f"/t/{table}")}
    assert ["frame-ancestors *" in policy for policy in policies.values()] == [True, False]
    board = ann.new_page()  # of the very person who sits there
    board.goto(f"/t/{table}/embed")
    wait_for(board, "[data-wall] [data-board]")
    look(board, "embed")
    assert board.locator("[data-actions]").count() == 0
    assert board.get_by_role("link", name="Open the table").get_attribute("target") == "_blank"


def test_before_the_deal_its_fingerprint_is_shown_and_anybody_may_add_to_it(screens: Screens):
    ann = screens.person(PHONE)
    table = make_table(ann, screens.address, "rivero", [ME, {"kind": "open"}])
    page = ann.new_page()
    page.goto(f"/t/{table}")
    page.get_by_text("A fair deal").click()
    shown = page.locator("[data-commitment]").inner_text()
    assert len(shown) == 64
    page.get_by_label("Your part of the deal").fill("mine")
    page.get_by_role("button", name="Add").click()
    page.get_by_text("Your part is in.").wait_for()
    look(page, "fair-deal")
    assert page.request.get(f"/api/tables/{table}").json()["table"]["commitment"] == shown


def test_the_last_seconds_are_counted_where_they_move_nothing(screens: Screens):
    ann = screens.person()
    table = make_table(ann, screens.address, "fish_n_stones", [ME, FAST], clock={"kind": "move", "seconds": 9})
    page = ann.new_page()
    page.goto(f"/t/{table}")
    wait_for(page, "[data-countdown]")
    first = int(page.get_attribute("[data-countdown]", "data-countdown") or 0)
    assert 0 <= first <= 9
    page.locator("[aria-live=polite]", has_text="seconds left").wait_for(state="attached")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["das_riff", "fish_n_stones", "reef_encounter", "rivero"])
def test_boards_and_cards_have_another_dress_and_high_contrast(screens: Screens, game: str, size: tuple[int, int]):
    page = screens.table(game, size=size)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Mist", exact=True).check()
    page.get_by_label("Firm edges").check()
    wait_for(page, ":root[data-palette=mist][data-cards=crisp]")
    page.wait_for_function("() => getComputedStyle(document.documentElement).getPropertyValue('--paper').trim() === '#f6f8f8'")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    look(page, f"mist-{game}")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("High contrast").check()
    for theme in ("Day", "Night"):
        page.get_by_label(theme).check()
        for text in ("--ink", "--ink-soft", "--coral-deep", "--good"):
            for ground in ("--paper", "--paper-2", "--paper-3"):
                assert contrast(page, text, ground) >= 7, (theme, text, ground)  # AAA
    page.get_by_label("As on this device").check()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    look(page, f"contrast-{game}")
    page.reload()
    wait_for(page, ":root[data-contrast=high][data-palette=mist]")
    wait_until(lambda: page.locator("[data-board]").count() > 0)


def test_the_front_page_shows_a_table_that_is_played_now(screens: Screens):
    ann = screens.person()
    table = make_table(ann, screens.address, "fish_n_stones", [ME, FAST], public=True)
    for size in (DESKTOP, PHONE):
        page = screens.open("/", size)
        wait_for(page, "[data-featured] [data-board]")
        shown = page.locator("[data-featured]")
        assert shown.locator("[inert]").count() == 1
        look(page, "featured")
        assert (shown.get_by_role("link", name="Watch").get_attribute("href") or "").startswith("/t/")
    assert table
