"""A page at a table of the server takes records, and answers by its own rules what it need not ask."""

from __future__ import annotations

import json
import statistics
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.screens import Screens, play_on, wait_until
from tidetable.core.registry import game_ids

if TYPE_CHECKING:
    from playwright.sync_api import Page

MOST = 600  # bytes of the median message to a seat
CLICKS = 8


def listened(page: Page) -> tuple[list[str], list[str]]:
    """Give what comes over the sockets of a page, and what it asks for, from now on."""
    frames: list[str] = []
    asked: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    page.on("request", lambda request: asked.append(request.url))
    return frames, asked


def told(frames: list[str]) -> list[dict[str, Any]]:
    """Give the states and events among what came."""
    return [message for message in map(json.loads, frames) if message["type"] in {"state", "event"}]


@pytest.mark.parametrize("game", sorted(game_ids()))
def test_a_page_plays_by_records_of_a_few_hundred_bytes(screens: Screens, game: str):
    page = screens.table(game)
    frames, asked = listened(page)
    page.reload()
    page.wait_for_selector("[data-actions]", state="attached")

    play_on(page, clicks=CLICKS)

    wait_until(lambda: len(told(frames)) > CLICKS // 2)
    messages = told(frames)
    assert [message["type"] for message in messages].count("state") == 1
    assert not any("view" in message or "legal" in message for message in messages)
    assert statistics.median(len(frame) for frame in frames if '"event"' in frame[:20]) <= MOST
    assert not any("/why" in url or "/state" in url for url in asked)


def test_why_not_is_answered_without_asking_the_server(screens: Screens):
    page = screens.table("das_riff")
    _, asked = listened(page)
    page.wait_for_selector("[data-actions]", state="attached")

    page.locator("svg[data-board] [data-walk]:not([data-actions])").first.click()

    page.locator(".question .answer .section").wait_for()
    assert not any("/why" in url for url in asked)
