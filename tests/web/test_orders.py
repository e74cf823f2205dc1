"""Conditional moves, in browsers: tried on the board by one, on a phone, and played against the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.web.screens import DESKTOP, PHONE, wait_for
from tests.web.test_club import look
from tests.web.test_letters import by_letter, join
from tidetable.core.registry import load
from tidetable.table.orders import MOST_STEPS

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.screens import Screens

GAME = load("fish_n_stones")


class Player:
    """A person of a page, who plays over HTTP as well."""

    def __init__(self, page: Page, table: str, seat: int) -> None:
        self.page, self.seat, self.path = page, seat, f"/api/tables/{table}"
        me = page.request.get("/api/me").json()
        self.headers = {"X-CSRF": me["csrf"], "Origin": page.evaluate("location.origin")}

    def state(self) -> dict[str, Any]:
        """Look at the table."""
        found: dict[str, Any] = self.page.request.get(f"{self.path}/state?eyes={self.seat}").json()
        return found

    def act(self, action: int) -> None:
        """Decide."""
        n = self.state()["n"]
        command = {"type": "act", "id": f"{self.seat}-{n}", "seat": self.seat, "n": n, "action": action}
        answer = self.page.request.post(f"{self.path}/commands", data=command, headers=self.headers)
        assert answer.ok, answer.text()

    def say(self, n: int, steps: list[tuple[int, int, int]]) -> list[dict[str, int]]:
        """Say something beforehand, and give what was understood."""
        rows = [dict(zip(("after", "seat", "action"), step, strict=True)) for step in steps]
        answer = self.page.request.put(f"{self.path}/orders", data={"seat": self.seat, "n": n, "steps": rows}, headers=self.headers)
        assert answer.ok, answer.text()
        kept: list[dict[str, int]] = answer.json()["steps"]
        return kept


def foreseen(ann: Player, ben: Player) -> tuple[int, int]:
    """Play until Ann could say beforehand what she does after something that Ben may do; give both decisions."""
    for turn in range(200):
        state = ann.state()
        if state["waiting"] == [1]:
            for choice in ben.state()["legal"]:
                answers = [(0, 0, action) for action in range(min(GAME.actions, MOST_STEPS - 1))]
                kept = ann.say(state["n"], [(-1, 1, choice["action"]), *answers])
                if kept:
                    ann.say(state["n"], [])
                    return kept[0]["action"], kept[1]["action"]
        who = ann if 0 in state["waiting"] else ben
        legal = who.state()["legal"]
        who.act(legal[turn % len(legal)]["action"])
    raise AssertionError("nothing could be foreseen")


def drawer(page: Page, name: str) -> None:
    """Open one of the drawers of a phone."""
    page.get_by_role("button", name=name, exact=True).click()


def test_an_answer_is_tried_on_the_board_said_beforehand_and_played(screens: Screens):
    host, guest = screens.person(PHONE).new_page(), screens.person(DESKTOP).new_page()
    join(host, "Ann")
    table = by_letter(screens, host, guest)
    ann, ben = Player(host, table, 0), Player(guest, table, 1)
    action, answer = foreseen(ann, ben)
    host.goto(f"/t/{table}")
    wait_for(host, "[data-board]")
    host.get_by_role("button", name="More").click()
    host.get_by_role("button", name="Moves beforehand").click()
    wait_for(host, "[data-board-page] [data-board]")
    for candidate in (action, answer):
        drawer(host, "Moves")
        host.locator(f"[data-candidate='{candidate}']:visible").click()
    drawer(host, "Moves beforehand")
    look(host, "orders-unsaid")
    host.locator("[data-say]").click()
    host.locator("[data-said-rows] li.mine").wait_for()
    assert host.locator("[data-said-rows] li").count() == 2
    look(host, "orders")
    assert "orders=" in host.url
    host.get_by_role("link", name="To the table").click()
    wait_for(host, "[data-board]")
    ben.act(action)
    guest.wait_for_function("(n) => Number(document.querySelector('[data-n]')?.dataset.n) >= n", arg=ann.state()["n"] + 1)
    drawer(host, "Log")
    host.locator("[data-said]").first.wait_for()
    look(host, "orders-log")
    guest.goto(f"/t/{table}")
    wait_for(guest, "[data-board]")
    assert guest.locator("[data-said]").count() == 0


def test_the_names_of_what_lies_beside_the_board_are_all_seen(screens: Screens):
    """In German there are four, and long ones; the last was cut off at the edge of the screen."""
    page, guest = screens.person(DESKTOP, language="de").new_page(), screens.person(PHONE).new_page()
    page.goto("/")
    page.goto(f"/t/{by_letter(screens, page, guest)}")
    page.get_by_role("button", name="Mehr").click()
    page.get_by_role("button", name="Züge im Voraus").click()
    page.get_by_role("tab", name="Züge im Voraus").wait_for()
    cut = "(tabs) => tabs.filter((tab) => tab.getBoundingClientRect().right > tab.closest('section').getBoundingClientRect().right)"
    assert page.get_by_role("tab").evaluate_all(f"(tabs) => ({cut})(tabs).map((tab) => tab.textContent)") == []
    assert (
        page.get_by_role("tab").evaluate_all("(tabs) => tabs.filter((tab) => tab.getBoundingClientRect().height > 60).length") == 0
    )
