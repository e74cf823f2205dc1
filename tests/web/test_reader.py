"""Games as a screen reader tells them, all four: roles, names and live announcements, nothing that must be seen."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import pytest

from tests.web.pictures import MOMENTS, moment_page
from tests.web.screens import DESKTOP, Screens, against, is_over, make_table
from tests.web.test_axe import AXE
from tests.web.test_keyboard import BEGINNING, CHANGED, GAMES, LONGEST, SIGHT, wait_for_a_question

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

BUTTON = re.compile(r"""^\s*- '?button "((?:[^"\\]|\\.)*)"(.*)$""")
LIST = "All choices as a list"
BOARD_FIRST = 8  # decisions taken from the board before the list is used as well
# A look at a pile; a step of a turn, which leads to its things; what others did, which only tells
LEADING = ("What nobody has seen yet", ": can be done now", "Since your last move:")
NEWS = {"Show it again", "Skip"}
TOOLS = {LIST, "Closer", "Farther away", "Let go", "Restart turn"} | NEWS  # buttons that choose nothing

# Everything a live region says is written down, as a reader would speak it.
LISTEN = """
window.heard = [];
new MutationObserver((changes) => {
  const places = changes.map(({ target }) => (target.nodeType === 1 ? target : target.parentElement));
  const regions = new Set(places.map((place) => place?.closest('[aria-live="polite"]')));
  for (const region of regions) if (region?.textContent.trim()) window.heard.push(region.textContent.trim());
}).observe(document, { childList: true, subtree: true, characterData: true });
"""


def offered(page: Page) -> list[str]:
    """List the names of the buttons that can be pressed in the question and on the board, as the accessibility tree tells them."""
    lines = [line.strip() for line in page.locator("main").aria_snapshot().splitlines()]
    plain = [line.replace("''", "'") if line.startswith("- '") else line for line in lines]  # as YAML quotes
    found = [match.groups() for line in plain if (match := BUTTON.match(line))]
    names = [re.sub(r"\\(.)", r"\1", name) for name, state in found if "[disabled]" not in state]
    return [name for name in names if name not in TOOLS and not any(part in name for part in LEADING)]


def press(page: Page, button: Locator) -> None:
    """Press a button; something must come of it."""
    before = page.evaluate(SIGHT)
    button.press("Enter")
    page.wait_for_function(CHANGED, arg=before)


def choose_from_the_board(page: Page, luck: random.Random) -> None:
    """Choose by the names of things; every name says something."""
    names = offered(page)
    assert names
    assert all(len(name) > 2 for name in names)
    press(page, page.get_by_role("main").get_by_role("button", name=luck.choice(names), exact=True).first)


def choose_from_the_list(page: Page, luck: random.Random) -> None:
    """Choose from the list of all choices, each a sentence."""
    if not page.get_by_role("list", name=LIST).count():
        page.get_by_role("button", name=LIST).press("Enter")
    choices = page.get_by_role("list", name=LIST).get_by_role("button")
    names = choices.all_inner_texts()
    assert all(len(name) > 2 for name in names)
    press(page, choices.nth(luck.randrange(len(names))))


def question_of(page: Page) -> str:
    return page.get_by_role("region", name="What is asked").get_by_role("paragraph").first.inner_text().strip()


def play_by_ear(screens: Screens, game: str, most: int) -> Page:
    """Choose first from the board, then mostly from the list; every question and what the other did are announced."""
    context = screens.person()
    context.add_init_script(LISTEN)
    table, page = make_table(context, screens.address, game, against(2)), context.new_page()
    page.goto(f"/t/{table}")
    luck = random.Random(7)
    asked: list[str] = []
    for made in range(most):
        if not wait_for_a_question(page):
            break
        asked.append(question_of(page))
        (choose_from_the_board if made < BOARD_FIRST or made % 5 == 0 else choose_from_the_list)(page, luck)
    heard = " ".join(page.evaluate("window.heard"))
    assert [one for one in asked[1:] if one not in heard] == [], "the first question stands there when the page is read"
    return page


def test_a_whole_game_by_roles_and_names(screens: Screens):
    page = play_by_ear(screens, "fish_n_stones", LONGEST)
    assert is_over(page)
    assert bot_name(page) in " ".join(page.evaluate("window.heard"))
    end = page.get_by_role("dialog", name="The game is over.")
    assert end.get_by_role("listitem").count() == 2


@pytest.mark.parametrize("game", GAMES[1:])
def test_a_beginning_by_roles_and_names(screens: Screens, game: str):
    play_by_ear(screens, game, BEGINNING)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES[1:])
def test_a_long_game_by_roles_and_names(screens: Screens, game: str):
    assert is_over(play_by_ear(screens, game, LONGEST))


def bot_name(page: Page) -> str:
    """Read the other player's name from the list of players."""
    return page.get_by_role("list", name="Players").get_by_role("listitem").nth(1).locator(".name").inner_text().strip()


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_a_structure_that_can_be_walked(browser: Browser, game: str):
    """The board is a named group of named groups of named things; nothing on it is without a name."""
    with moment_page(browser, next((MOMENTS / game).glob("*-start.json")), DESKTOP, "light") as page:
        tree = page.locator("svg[data-board]").aria_snapshot()
    lines = [line.strip() for line in tree.splitlines()]
    assert sum(line.startswith(('- group "', "- 'group \"")) for line in lines) >= 3
    assert [line for line in lines if re.match(r"- '?(group|button|img)\b(?! \")", line)] == []
    assert [line for line in lines if line.startswith("- text:")] == [], (
        "drawn letters and numbers are told by the names of their things"
    )


@pytest.mark.parametrize("game", GAMES)
def test_what_is_drawn_on_a_button_is_no_other_name(browser: Browser, game: str):
    """Who speaks to the page says the name of a thing: letters and numbers of a drawing are no second, different label."""
    asked = max((MOMENTS / game).glob("*-ask-*.json"))
    with moment_page(browser, asked, DESKTOP, "light") as page:
        page.evaluate(AXE)
        found = page.evaluate("async () => (await axe.run({ runOnly: ['label-content-name-mismatch'] })).violations")
        assert [node["html"][:160] for one in found for node in one["nodes"]] == []
