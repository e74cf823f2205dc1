"""A club night in browsers: one screen for all, phones as hands, joining by a code. axe finds nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.screens import DESKTOP, PHONE, SMALL, make_table, wait_for, wait_until
from tests.web.test_club import look

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.screens import Screens


def wall_of(screens: Screens, game: str, **more: object) -> tuple[Page, str]:
    """Open the screen of a table whose seats are all free, as its host's laptop does."""
    host = screens.person(DESKTOP)
    table = make_table(host, screens.address, game, [{"kind": "open"}, {"kind": "open"}], **more)
    wall = host.new_page()
    wall.goto(f"/t/{table}/board")
    wait_for(wall, "[data-code]")
    return wall, table


def sit(page: Page, name: str) -> None:
    """Sit down under a name."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def test_a_club_night_one_screen_and_two_phones(screens: Screens):
    wall, table = wall_of(screens, "rivero")
    look(wall, "wall-waiting")
    code = wall.get_attribute("[data-code]", "data-code") or ""
    ann, ben = screens.open("/", PHONE), screens.open(f"/join/{code}", SMALL)
    ann.get_by_role("link", name="Join with a code").click()
    ann.get_by_label("Code").fill("CCC 333")
    screens.forgive("404")
    ann.get_by_role("button", name="Join", exact=True).click()
    ann.get_by_role("alert").get_by_text("This code leads to no table").wait_for()
    look(ann, "join")
    ann.get_by_label("Code").fill(f"{code[:3].lower()} {code[3:].lower()}")
    ann.get_by_label("Code").press("Enter")
    for page, name in ((ann, "Ann"), (ben, "Ben")):
        page.wait_for_url(f"**/t/{table}/hand")
        sit(page, name)
    wait_for(wall, "[data-wall] [data-board]")
    for page in (wall, ann, ben):
        wait_for(page, "[data-board]")
    look(wall, "wall")
    # The wall has no hand and nothing to do; a phone has its own.
    assert wall.locator("[data-actions]").count() == 0
    listed = "section.hand [data-listed]"
    wait_until(lambda: any(page.locator(listed).count() for page in (ann, ben)))
    mover = ann if ann.locator(listed).count() else ben
    look(mover, "hand")
    assert mover.locator(".players li:visible").count() == 1
    before = wall.get_attribute("[data-wall]", "data-n")
    mover.locator(listed).first.click()
    wait_until(lambda: wall.get_attribute("[data-wall]", "data-n") != before)
    mover.get_by_role("button", name="Large board").click()
    assert mover.locator(".players li:visible").count() == 2


@pytest.mark.parametrize("language", ["en", "nl", "de", "hu"])
def test_a_table_screen_fits_a_wall_and_a_phone_in_every_language(screens: Screens, language: str):
    wall, table = wall_of(screens, "fish_n_stones")
    for size in (PHONE, (1920, 1080)):
        page = screens.open(f"/t/{table}/board", size, language=language)
        wait_for(page, "[data-code]")
        wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, (language, size)
    assert wall.get_attribute("[data-code]", "data-code")
