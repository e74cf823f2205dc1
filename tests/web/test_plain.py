"""A game that nobody has drawn: its facts as lists and tables, its choices as buttons, its words and rules from the server."""

import re

import pytest

from tests.server.harness import There
from tests.web.screens import spare_paint
from tests.web.test_axe import violations
from tidetable.core.registry import NAMED, OURS

GAME = "pearl_divers"


@pytest.fixture(scope="module")
def divers_server(tmp_path_factory):
    """A server that knows the template game."""
    with pytest.MonkeyPatch.context() as world:
        world.setenv(NAMED, str(OURS / "template" / GAME))
        with There(tmp_path_factory.mktemp("plain") / "data", "--bots", "1") as server:
            yield server


@pytest.fixture(params=[(1440, 900), (390, 844)], ids=["wide", "phone"])
def page(browser, divers_server, request):
    """A page that has heard no complaint when the test is over."""
    width, height = request.param
    context = browser.new_context(viewport={"width": width, "height": height}, base_url=divers_server.url, locale="en")
    opened, complaints = spare_paint(context).new_page(), []
    opened.on("console", lambda said: complaints.extend([said.text] if said.type == "error" else []))
    opened.on("pageerror", lambda fault: complaints.append(str(fault)))
    yield opened
    context.close()
    assert complaints == []


def test_a_game_is_played_by_its_buttons_alone(page):
    """From the front page to the result; a table that is asked shows every choice with what it costs."""
    page.goto("/")
    page.locator(f"article[data-game={GAME}]").get_by_role("button", name="Play now").click()
    board = page.locator("[data-board]")
    choice = board.get_by_role("button", name=re.compile("^Raise by 2 chips"))
    choice.wait_for()
    assert "puts 2 chips into the pot" in choice.inner_text()
    assert board.get_by_role("columnheader").all_inner_texts() == ["Pearl", "In the pot", "Chips left", "Folded"]
    assert "Chips in the pot" in board.inner_text()
    stay, ended = board.get_by_role("button", name=re.compile("^Stay")), page.get_by_role("heading", name=re.compile("wins?$"))
    for _ in range(2):  # the bot may raise once before it must answer
        stay.or_(ended).first.wait_for()
        if ended.count() == 0:
            stay.click()
            stay.wait_for(state="detached")
    ended.wait_for()
    assert "the game is over" in board.inner_text()


def test_the_board_never_makes_the_page_wider(page):
    page.goto("/")
    page.locator(f"article[data-game={GAME}]").get_by_role("button", name="Play now").click()
    page.locator("[data-board] [data-actions]").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_rules_are_those_of_the_package(page):
    page.goto(f"/rules/{GAME}?at=3.2")
    page.get_by_role("heading", name="The turn").wait_for()
    assert "Nobody can put in more than six chips" in page.locator("main").inner_text()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_a_plain_table(page, theme):
    page.emulate_media(color_scheme=theme)
    page.goto("/")
    page.locator(f"article[data-game={GAME}]").get_by_role("button", name="Play now").click()
    page.locator("[data-board] [data-actions]").first.wait_for()
    assert violations(page) == []
