"""The board in a notebook: the widget's one file through anywidget's contract, on a page that has nothing else, and no network."""

from __future__ import annotations

import base64
import json
from typing import TYPE_CHECKING, Any

import pytest

import tidetable
from tests.web.screens import wait_until

if TYPE_CHECKING:
    from playwright.sync_api import FrameLocator, Page, Route

    from tidetable.notebook.board import Board

ADDRESS = "http://notebook.invalid"
PAGE = """<!doctype html><meta charset="utf-8"><body><p>In [1]:</p><div id="cell"></div><script type="module">
import widget from '/widget.js';
const traits = await (await fetch('/traits.json')).json();
const bytes = (text) => new DataView(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer);
for (const name of ['rules', 'records']) traits[name] = bytes(traits[name]);
const ears = new EventTarget();
window.model = {
  saved: 0,
  get: (name) => traits[name],
  set(name, value) { if (traits[name] !== value) { traits[name] = value; ears.dispatchEvent(new Event('change:' + name)); } },
  save_changes() { this.saved++; },
  on: (name, heard) => ears.addEventListener(name, heard),
  off: (name, heard) => ears.removeEventListener(name, heard),
};
window.shut = widget.render({ model: window.model, el: document.getElementById('cell') });
</script>"""


def traits_of(board: Board) -> dict[str, Any]:
    """Give what a notebook sends of a board: bytes as text, for the way through a file."""
    texts = {name: base64.b64encode(getattr(board, name)).decode() for name in ("rules", "records")}
    return {name: getattr(board, name) for name in ("told", "description", "at", "height")} | texts


class Notebook:
    """A page with a board in it; whatever else it asks for is noted, and not given."""

    def __init__(self, page: Page, board: Board) -> None:
        self.page = page
        self.strays: list[str] = []
        self.faults: list[str] = []
        self.files = {
            "/": (PAGE, "text/html"),
            "/widget.js": (board._esm, "text/javascript"),
            "/traits.json": (json.dumps(traits_of(board)), "application/json"),
        }
        page.route("**/*", self.answer)
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.goto(f"{ADDRESS}/")
        self.frame.get_by_role("region", name="Replay").wait_for()

    def answer(self, route: Route) -> None:
        body, kind = self.files.get(route.request.url.removeprefix(ADDRESS), (None, None))
        if body is None:
            self.strays.append(route.request.url)
            route.abort()
        else:
            route.fulfill(body=body, content_type=kind)

    @property
    def frame(self) -> FrameLocator:
        return self.page.frame_locator("iframe")

    @property
    def moment(self) -> str:
        return self.frame.locator("output").inner_text()

    @property
    def at(self) -> int:
        """The moment that Python is told of."""
        return int(self.page.evaluate("model.saved && model.get('at')"))

    def press(self, name: str) -> None:
        self.frame.get_by_role("button", name=name, exact=True).click()


@pytest.fixture
def open_board(browser):
    """Open boards, and see at the end that they asked for nothing and failed at nothing."""
    context, opened = browser.new_context(reduced_motion="reduce"), []

    def open_one(board: Board) -> Notebook:
        opened.append(Notebook(context.new_page(), board))
        return opened[-1]

    try:
        yield open_one
        assert [(one.strays, one.faults) for one in opened] == [([], []) for _ in opened]
    finally:
        context.close()


def match_of(game: str, decisions: int) -> tidetable.Match:
    match = tidetable.start(game, seed="in a notebook")
    while len(match.decisions) < decisions and not match.is_over:
        match.play(match.legal()[0])
    return match


def test_a_match_is_stepped_through_from_the_board_and_from_python(open_board):
    shown = open_board(tidetable.show(match_of("das_riff", 12), seat=0))
    assert shown.moment == "12 / 12"
    assert shown.frame.get_by_role("heading", name="Das Riff").is_visible()

    shown.press("One move back")
    wait_until(lambda: shown.moment == "11 / 12" and shown.at == 11)
    shown.page.evaluate("model.set('at', 3)")
    wait_until(lambda: shown.moment == "3 / 12")

    shown.page.evaluate("shut()")
    assert shown.page.locator("iframe").count() == 0


def test_a_finished_match_is_played_again_and_seen_through_any_eyes(open_board):
    match = match_of("fish_n_stones", 1000)
    last = len(match.decisions)
    shown = open_board(tidetable.show(match, names=["Ann", "Ben"]))
    assert shown.moment == f"{last} / {last}"

    shown.press("To the beginning")
    wait_until(lambda: shown.moment == f"0 / {last}")
    shown.press("Play")
    wait_until(lambda: shown.moment == f"2 / {last}")
    shown.press("Pause")
    shown.frame.get_by_role("combobox").select_option(label="Through the eyes of Ann")
    wait_until(lambda: "Ann" in shown.frame.get_by_role("combobox").inner_text())


@pytest.mark.parametrize("game", ["reef_encounter", "rivero"])
def test_every_game_has_its_board(open_board, game):
    shown = open_board(tidetable.show(match_of(game, 6)))
    shown.frame.locator("[data-board], svg").first.wait_for()
    assert shown.frame.get_by_role("combobox").count() == 0  # a spectator sees what spectators see
