"""Nothing jumps: whatever is asked, the question and the board stay where they are, in every window."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.pictures import HOME, MOMENTS, answer, settle, speak, state_of
from tests.web.test_gallery import full_tables
from tidetable.core.registry import game_ids

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page, WebSocketRoute

WINDOWS = [(360, 740), (390, 844), (844, 390), (768, 1024), (1024, 768), (1440, 900), (1920, 1080)]
BOXES = """() => Object.fromEntries(['header', '.question', '.room', 'svg[data-board]'].map((mark) => {
  const { x, y, width, height } = document.querySelector(mark).getBoundingClientRect();
  return [mark, [x, y, width, height].map(Math.round).join(' ')];
}))"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
GROWS = {"rivero"}  # rivers and hands get longer, and on a phone the land with them; the room they lie in stays


class Asked:
    """One page that is told one picture after another, as a table tells it."""

    def __init__(self, page: Page, pictures: list[dict[str, Any]]) -> None:
        self.page, self.pictures, self.n = page, pictures, 100_000
        self.sockets: list[WebSocketRoute] = []
        page.route("**/*", answer)
        page.route_web_socket("**/socket", self._speak)
        page.goto(f"{HOME}/t/gallery")
        settle(page)

    def _speak(self, socket: WebSocketRoute) -> None:
        self.sockets.append(socket)
        speak(socket, self.pictures[0])

    def ask(self, picture: dict[str, Any]) -> None:
        """Show the next question, and wait until it stands there."""
        self.n += 1
        self.sockets[-1].send(json.dumps(state_of({**picture, "n": self.n})))
        self.page.wait_for_selector(f"[data-n='{self.n}']")

    def boxes(self, size: tuple[int, int]) -> dict[str, str]:
        """Measure in a window of a size."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(DRAWN)
        return dict(self.page.evaluate(BOXES))


@pytest.fixture
def asked(browser: Browser, game: str) -> Iterator[Asked]:
    moments = [path for path in full_tables(MOMENTS / game) if "ask" in path.name or "start" in path.name]
    pictures = [json.loads(path.read_text("utf-8"))["picture"] for path in moments]
    context = browser.new_context(reduced_motion="reduce", locale="en", service_workers="block")
    try:
        yield Asked(context.new_page(), pictures)
    finally:
        context.close()


@pytest.mark.parametrize("game", sorted(game_ids()))
def test_the_board_does_not_move_when_the_question_changes(asked: Asked, game: str):
    seen: dict[tuple[int, int], dict[str, set[str]]] = {}
    for picture in asked.pictures:
        asked.ask(picture)
        for size in WINDOWS:
            for mark, box in asked.boxes(size).items():
                seen.setdefault(size, {}).setdefault(mark, set()).add(box)
    moving = {(size, mark): boxes for size, marks in seen.items() for mark, boxes in marks.items() if len(boxes) > 1}
    if game in GROWS:
        moving = {where: boxes for where, boxes in moving.items() if where[1] != "svg[data-board]"}
    assert moving == {}
