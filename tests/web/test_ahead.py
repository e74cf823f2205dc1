"""A click shows at once what follows from what the seat knows, however long the line; the server confirms it, or it goes back."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tests.web.screens import Screens, against, make_table, wait_for, wait_until

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

LIT = "[data-actions]:visible"


class Line:
    """The line between a page and its table, held where a test wants it."""

    def __init__(self) -> None:
        self.held: list[str] | None = None  # what the server has said meanwhile
        self.refusing = False
        self.acts: list[dict[str, Any]] = []
        self.dialled = 0

    def join(self, page_side: WebSocketRoute) -> None:
        self.dialled += 1
        self.page_side, self.server_side = page_side, page_side.connect_to_server()
        page_side.on_message(self.from_page)
        self.server_side.on_message(self.from_server)

    def from_page(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "act":
            self.acts.append(message)
            if self.refusing:
                return
        self.server_side.send(text)

    def from_server(self, text: str | bytes) -> None:
        if self.held is None:
            self.page_side.send(text)
        else:
            self.held.append(str(text))

    def hold(self) -> None:
        self.held = []

    def let_go(self) -> None:
        held, self.held = self.held or [], None
        for text in held:
            self.page_side.send(text)

    def refuse(self) -> None:
        """Answer the last click as a server does at which the table has moved on."""
        why = ["refused-stale", {}]
        said = {"type": "refused", "id": self.acts[-1]["id"], "error": "stale", "text": "", "why": why, "n": self.acts[-1]["n"]}
        self.page_side.send(json.dumps(said))


def sit_far(screens: Screens) -> tuple[Page, Line]:
    """Sit down at Reef Encounter, at the end of a line that can be held."""
    line, context = Line(), screens.person()
    context.route_web_socket("**/socket", line.join)
    table = make_table(context, screens.address, "reef_encounter", against(2))
    page = context.new_page()
    page.goto(f"/t/{table}")
    wait_for(page, "svg[data-board] [data-actions]")
    return page, line


def decided(page: Page) -> int:
    """Ask the server how many decisions stand."""
    return int(page.request.get(page.url.replace("/t/", "/api/tables/")).json()["table"]["decisions"])


def asked(page: Page) -> str:
    return page.locator(".question").inner_text()


def shown(page: Page) -> str:
    """Take a tile for the parrotfish, and wait until what follows is shown."""
    before = asked(page)
    page.locator(LIT).first.click()
    wait_until(lambda: asked(page) != before)
    return before


def test_a_click_is_shown_before_the_server_has_answered(screens: Screens):
    page, line = sit_far(screens)
    line.hold()

    before = shown(page)

    line.let_go()
    page.locator(LIT).first.wait_for()
    assert asked(page) != before
    assert len(line.acts) == 1


def test_steps_of_a_turn_follow_one_another_without_waiting(screens: Screens):
    """Two larva cubes: the second answers a question that the server has not put yet, and is sent when it has."""
    page, line = sit_far(screens)
    shown(page)
    page.locator(LIT).first.wait_for()
    line.hold()

    shown(page)
    shown(page)

    assert len(line.acts) == 2  # the tile and the first cube
    line.let_go()
    wait_until(lambda: page.evaluate("true") and len(line.acts) == 3)
    assert line.acts[2]["n"] > line.acts[1]["n"]


def test_what_is_refused_is_taken_back_and_says_why(screens: Screens):
    page, line = sit_far(screens)
    line.refusing = True
    before = shown(page)

    line.refuse()

    page.locator(".question .answer").wait_for()
    page.locator(LIT).first.wait_for()
    assert asked(page).splitlines()[0] == before.splitlines()[0]


def test_a_line_that_breaks_loses_nothing_of_what_was_shown(screens: Screens):
    page, line = sit_far(screens)
    line.refusing = True  # the click goes nowhere
    before = shown(page)
    line.refusing = False

    line.page_side.close(code=1001)

    wait_until(lambda: page.evaluate("true") and line.dialled > 1)
    assert asked(page) != before
    wait_until(lambda: decided(page) >= 1)
    page.locator(LIT).first.wait_for()
    assert asked(page) != before
