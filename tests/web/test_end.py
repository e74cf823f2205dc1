"""The end: every account is built up piece by piece, a tap shows it whole, and what is offered can be done."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.pictures import HOME, MOMENTS, answer, picture_page, settle, speak
from tests.web.screens import DESKTOP, PHONE, wait_until
from tidetable.core.registry import game_ids

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

NUMBERS = (
    """() => [...document.querySelectorAll('[data-over] li strong')].map((one) => one.textContent.trim().replace('\u2212', '-'))"""
)


def end_of(game: str) -> dict[str, Any]:
    """Give the end of a game for two."""
    picture: dict[str, Any] = json.loads((MOMENTS / game / "2-end.json").read_text("utf-8"))["picture"]
    return picture


def in_order(picture: dict[str, Any]) -> list[str]:
    """Write the scores from the first place to the last."""
    result = picture["result"]
    places = sorted(range(len(result["scores"])), key=lambda seat: result["ranks"][seat])
    return [str(result["scores"][seat]) for seat in places]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("game", sorted(game_ids()))
def test_where_nothing_moves_the_account_is_there_at_once(browser: Browser, game: str, size: tuple[int, int]):
    picture = end_of(game)
    with picture_page(browser, picture, size, "light") as page:
        page.get_by_role("button", name="Show the result").click()
        page.locator("[data-over] h2").wait_for()
        assert page.evaluate(NUMBERS) == in_order(picture)
        assert page.locator("[data-over] li > .account").count() == 2
        assert page.get_by_role("button", name="Check the deal").count() == 0  # this table has told no secret


def open_moving(page: Page, picture: dict[str, Any]) -> None:
    """Open the end where things move, in a moment in which time stands still."""
    page.clock.install()
    page.route("**/*", answer)
    page.route_web_socket("**/socket", lambda socket: speak(socket, picture))
    page.goto(f"{HOME}/t/gallery")
    settle(page)
    page.clock.pause_at(page.evaluate("Date.now() + 60000"))
    page.get_by_role("button", name="Show the result").dispatch_event("click")


def test_the_numbers_are_counted_and_a_tap_shows_them_whole(browser: Browser):
    picture = end_of("reef_encounter")
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="no-preference", locale="en")
    try:
        page = context.new_page()
        open_moving(page, picture)
        wait_until(lambda: page.evaluate(NUMBERS) != [])
        assert page.evaluate(NUMBERS) == ["0", "0"]
        page.locator("[data-over] h2").dispatch_event("click")
        wait_until(lambda: page.evaluate(NUMBERS) == in_order(picture))
    finally:
        context.close()


def test_where_everything_is_open_both_hands_of_rivero_lie_face_up(browser: Browser):
    picture = end_of("rivero")
    far = picture["view"]["seats"][1 if picture["seat"] != 1 else 0]
    assert far["hand"]
    with picture_page(browser, picture, DESKTOP, "light") as page:
        held = page.locator("[data-at^='hand-'][role=group] > [role=img]")
        assert held.count() == far["hand_size"]
