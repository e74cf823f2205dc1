"""A tournament in browsers: made on a desktop, entered on a phone, played, and shown on a wall. axe finds nothing."""

from __future__ import annotations

import re
import secrets
from typing import TYPE_CHECKING

from tests.web.screens import DESKTOP, PHONE, wait_for
from tests.web.test_club import join, look
from tests.web.test_finding import ASK

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.screens import Screens

RESIGN = f"""async (id) => {{ {ASK}
  const {{ table }} = await (await fetch(`/api/tables/${{id}}`)).json();
  return ask(`/api/tables/${{id}}/commands`, {{ type: 'resign', id: `r${{id}}`, seat: table.you[0] }});
}}"""


def test_a_tournament_is_made_entered_played_and_shown_on_a_wall(screens: Screens):
    host = screens.open("/", DESKTOP)
    join(host, "Ada", f"ada-{secrets.token_hex(4)}")
    host.goto("/tournaments")
    host.get_by_role("link", name="New tournament").click()
    host.get_by_label("What it is called").fill("Harbour Cup")
    for form in ("Swiss", "Knock-out", "Arena", "Everybody meets everybody"):
        host.get_by_label(form, exact=True).check()
    host.get_by_text("More choices").click()
    host.get_by_text("Rules of the table").click()
    host.get_by_role("group", name="Buckets").get_by_label("Closed until the end").check()
    look(host, "tournament-new")
    host.get_by_role("group", name="Between two rounds").get_by_label("at once").check()
    host.get_by_label("Who has the code").check()
    host.get_by_role("button", name="Make the tournament").click()
    host.wait_for_url(re.compile("/tournament/[a-z0-9]+$"))
    address = host.url
    host.get_by_text("Otherwise than usual: Buckets: Closed until the end").wait_for()
    code = host.locator("[data-conduct] .code").inner_text().replace(" ", "")

    ann, ben = screens.open(f"{address}?code={code}", PHONE), screens.open(address, DESKTOP)
    enter(ann, "Ann")
    ben.get_by_label("Code").fill(code.lower())
    enter(ben, "Ben")
    look(ann, "tournament-entered")
    look(ben, "tournament-open")
    wall = screens.open(f"{address}/wall", DESKTOP)
    wall.get_by_text("Ben").wait_for()
    look(wall, "tournament-wall-open")
    assert wall.get_by_role("img").evaluate("(qr) => qr.getBoundingClientRect().width") > 300  # read from across the room
    host.get_by_role("button", name="Begin now").click()

    ann.locator("[data-my-table]").wait_for()
    look(ann, "tournament-called")
    wall.get_by_text(re.compile("^(Ann . Ben|Ben . Ann)$")).wait_for()
    look(wall, "tournament-wall-playing")
    for page in (ann, ben):
        page.locator("[data-my-table]").click()
    for page in (ann, ben):
        wait_for(page, "[data-board]")
    host.get_by_role("link", name="Watch table 1").wait_for()
    table = ben.url.rpartition("/")[2]
    ben.evaluate(RESIGN, table)
    ann.locator("[data-tournament]").click()
    ann.wait_for_url(address)
    ann.get_by_role("row", name=re.compile("^1 Ann 1 1")).wait_for()
    look(ann, "tournament-over")
    look(host, "tournament-over-host")
    wall.get_by_role("timer").get_by_text("Over").wait_for()
    wall.locator("[data-winners]").get_by_text("Ann").wait_for()
    look(wall, "tournament-wall-over")
    host.goto("/tournaments")
    host.get_by_role("link", name=re.compile("Harbour Cup")).wait_for()
    look(host, "tournaments")


def enter(page: Page, name: str) -> None:
    """Play along under a name."""
    page.get_by_label("Name at the table").fill(name)
    page.get_by_role("button", name="Play along").click()
    page.get_by_text("You play along").wait_for()
