"""Following a table in a browser: the star, the list of one's own, the mark of what is new. axe finds nothing."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from tests.web.screens import DESKTOP, PHONE, wait_for, wait_until
from tests.web.test_club import look

if TYPE_CHECKING:
    from playwright.sync_api import APIRequestContext

    from tests.web.screens import Screens


class Player:
    """Somebody who plays, without a page."""

    def __init__(self, request: APIRequestContext, address: str) -> None:
        self.request = request
        self.headers = {"X-CSRF": request.get("/api/me").json()["csrf"], "Origin": address}

    def post(self, path: str, body: Any) -> Any:
        answer = self.request.post(path, data=body, headers=self.headers)
        assert answer.ok, answer.text()
        return answer.json()


def test_a_starred_table_is_in_a_list_of_ones_own_and_says_what_is_new(screens: Screens):
    ann = Player(screens.person(DESKTOP).request, screens.address)
    ben = Player(screens.person(DESKTOP).request, screens.address)
    name = f"Regatta {secrets.token_hex(3)}"  # the table of an earlier try may stand there still
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    table = ann.post("/api/tables", {"game": "fish_n_stones", "seats": seats, "public": True, "name": name})["table"]["id"]

    page = screens.open("/inbox", PHONE)
    page.set_default_timeout(20_000)
    page.get_by_text("You follow no table.").wait_for()
    page.goto("/play")
    star = page.locator(f"[data-follow='{table}']")
    star.wait_for()
    assert name in (star.get_attribute("aria-label") or "")
    star.click()
    wait_until(lambda: (star.get_attribute("aria-label") or "").startswith("Follow this table no more"))
    look(page, "follows-play")
    page.goto("/inbox")
    followed = page.locator("[data-following]")
    followed.get_by_text(name).wait_for()
    assert followed.get_by_text("new", exact=True).count() == 0

    ben.post(f"/api/tables/{table}/sit", {"name": "Ben"})  # it begins
    page.reload()
    followed.get_by_text("new", exact=True).wait_for()
    look(page, "follows")
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    look(page, "follows")
    followed.get_by_role("link", name=name).click()
    wait_for(page, "[data-board]")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Follow this table no more").wait_for()
    look(page, "follows-menu")
    page.keyboard.press("Escape")
    wait_until(lambda: not page.request.get("/api/me/follows").json()["tables"][0]["changed"])

    page.goto("/inbox")
    page.get_by_role("button", name=f"Follow this table no more: {name}").click()
    page.get_by_role("button", name=f"Follow this table: {name}").wait_for()
    page.reload()
    page.get_by_text("You follow no table.").wait_for()
