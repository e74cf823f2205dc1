"""Rivero on a phone: my hand is in sight whatever is asked, and the board stays where it is."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.web.moments import picture
from tests.web.pictures import HOME, Picture, answer, picture_page, settle, speak, state_of
from tests.web.screens import PHONE, SMALL, spare_paint, wait_until
from tidetable.bots import make_bot
from tidetable.core.match import Match

if TYPE_CHECKING:
    from playwright.sync_api import Browser, WebSocketRoute

# Cards of my hand whose value no finger and no eye finds: off the window, or under something else.
LOST = """() => [...document.querySelectorAll('[data-at^="hand-card-"]')].filter((card) => {
  const box = card.getBoundingClientRect();
  return !card.contains(document.elementFromPoint(box.left + 12, box.top + box.height * 0.4));
}).map((card) => card.dataset.at)"""
CARDS = """() => document.querySelectorAll('[data-at^="hand-card-"]').length"""
# Things of the land that can be chosen and lie beyond its edge, and whether the edge says so.
BEYOND = """() => {
  const room = document.querySelector('.land').getBoundingClientRect();
  const boxes = [...document.querySelectorAll('.land [data-actions]')].map((one) => one.getBoundingClientRect());
  const middles = boxes.map((box) => box.y + box.height / 2);
  return [middles.filter((y) => y < room.top).length > 0, middles.filter((y) => y > room.bottom).length > 0];
}"""
SAID = "() => ['above', 'below'].map((side) => document.querySelector(`.${side} [data-more]`) !== null)"
ROOM = """() => JSON.stringify(document.querySelector('.room').getBoundingClientRect())"""


def prompts(seat: int) -> list[Picture]:
    """Play a whole game with the careful bots and give everything that is asked of a seat."""
    match = Match.start("rivero", seats=2, seed="phone")
    bots = [make_bot("rivero", "careful", seed=other) for other in range(2)]
    asked = []
    while match.waiting:
        other = match.waiting[0]
        if other == seat:
            asked.append(picture(match, seat))
        match.play(bots[other].choose(match.seen(other)), other)
    return asked


@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["phone", "small"])
def test_the_hand_is_in_sight_at_every_prompt_of_a_game(browser: Browser, size: tuple[int, int]):
    asked = prompts(0)
    sockets: list[WebSocketRoute] = []
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce", has_touch=True, locale="en"
    )
    page = spare_paint(context).new_page()
    page.route("**/*", answer)
    page.route_web_socket("**/socket", lambda socket: (sockets.append(socket), speak(socket, asked[0]))[1])
    page.goto(f"{HOME}/t/gallery")
    settle(page)
    room = page.evaluate(ROOM)
    for shown in asked:
        sockets[-1].send(json.dumps(state_of(shown)))
        page.wait_for_function("(n) => document.querySelector('[data-n]').dataset.n == n", arg=str(shown["n"]))
        told = (shown["n"], shown["question"])
        assert page.evaluate(CARDS) == shown["view"]["seats"][0]["hand_size"], told
        wait_until(lambda: page.evaluate(LOST) == [], seconds=5)  # a card that has just come is drawn a moment later
        assert page.evaluate(ROOM) == room, told
    context.close()
    assert len({shown["question"][0] for shown in asked}) > 8


def test_eight_cards_and_nine_lie_alike(browser: Browser):
    """Every turn draws a ninth card and puts it away again: neither the hand nor the land above it jumps for that."""
    asked = prompts(0)
    boxes = {}
    for many in (8, 9):
        shown = next(one for one in asked if one["view"]["seats"][0]["hand_size"] == many)
        with picture_page(browser, shown, PHONE, "light") as page:
            hand, first = page.locator("svg.hand"), page.locator("[data-at^='hand-card-']").first
            boxes[many] = [one.evaluate("(one) => JSON.stringify(one.getBoundingClientRect())") for one in (hand, first)]
    assert boxes[8] == boxes[9]


def test_the_edge_of_the_land_says_where_more_can_be_chosen(browser: Browser):
    """Cards beside my rivers lay below the edge, and nothing told that they could be taken."""
    found = set()
    for shown in prompts(0)[::4]:
        with picture_page(browser, shown, SMALL, "light") as page:
            wait_until(lambda: page.evaluate(BEYOND) == page.evaluate(SAID), seconds=5)
            found.add(tuple(page.evaluate(SAID)))
    assert {(False, False), (True, False)} <= found
