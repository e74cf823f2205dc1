"""The what-if board: any position, moved on by hand, in lines that a link holds; made in the page and asked of nobody."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote, urlsplit

import tidetable
from tests.web.screens import PHONE, Screens, play_on, wait_for
from tests.web.test_axe import violations
from tidetable.bots import bot
from tidetable.core.match import Match

if TYPE_CHECKING:
    from playwright.sync_api import Page

ROW = "[role=treeitem]"


def asked_by(page: Page) -> list[str]:
    """Listen to what a page asks of the server from now on: over HTTP, but for the files of the build, and over a line."""
    asked = list[str]()
    page.on("request", lambda request: asked.append(request.url) if not urlsplit(request.url).path.startswith("/assets/") else None)
    page.on("websocket", lambda line: asked.append(line.url))
    return asked


def position(game: str, decisions: int, seats: int = 2) -> str:
    """Play a few decisions, and write the position as Python does."""
    match = tidetable.start(game, seed=11, seats=seats)
    careful = bot(match.game, "careful")
    for _ in range(decisions):
        match.play(careful.choose(match.seen(match.waiting[0])))
    return match.game.position_text(match.state)


def decide(page: Page, which: int) -> None:
    """Take one of the moves that are listed, and wait until the board shows it."""
    before = page.locator("[data-board-page] [data-n]").get_attribute("data-n")
    page.locator("[data-candidate]").nth(which).click()
    page.wait_for_function("(n) => document.querySelector('[data-n]').dataset.n !== n", arg=before)


def tab(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name).click()


def told(page: Page) -> list[tuple[str, str]]:
    """Read the tree: how deep each row is, and what it says."""
    return page.evaluate("() => [...document.querySelectorAll('[role=treeitem]')].map((row) => [row.ariaLevel, row.innerText])")


def test_a_typed_position_is_played_on_in_lines_that_a_link_holds(screens: Screens):
    page = screens.open("/board")
    page.get_by_label("Paste a position").fill("rivero 1 seats=2 nonsense=4")
    page.get_by_role("button", name="Open it").click()
    page.get_by_text("This cannot be read: nonsense").wait_for()
    line = position("rivero", 7)
    page.get_by_label("Paste a position").fill(line)
    page.get_by_role("button", name="Open it").click()
    wait_for(page, "[data-board]")
    asked = asked_by(page)
    page.get_by_role("button", name="Share").click()
    assert page.locator("[data-position]").input_value() == line  # written here as Python writes it
    page.keyboard.press("Escape")

    tab(page, "Moves")
    page.locator("[data-ask-coach]").click()
    wait_for(page, "[data-chance-told]")
    first, second = page.locator(".worth").all_inner_texts()
    assert first.split()[0] == second.split()[0]  # two ways that come to the same ...
    assert "It is close" in page.locator("[data-chance-told]").inner_text()  # ... and that is said
    decide(page, 0)
    decide(page, 0)
    page.locator("[data-board-page] h1").click()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    decide(page, 1)
    page.get_by_role("tab", name="Moves").focus()
    page.keyboard.press("h")  # the arrows are the tabs' there, letters the board's
    wait_for(page, "[data-chance-told]")
    tab(page, "Lines")
    assert [level for level, _ in told(page)] == ["1", "1", "2", "1"]
    page.locator("[data-name-line]").click()
    page.get_by_label("Name of the line").fill("The bold one")
    page.keyboard.press("Enter")
    page.locator(ROW + "[aria-selected=true]").focus()
    page.keyboard.press("ArrowUp")  # rows are walked by arrows, as a screen reader expects
    assert page.locator(f"{ROW}:focus").get_attribute("data-moment") == "1"
    assert page.locator(f"{ROW}:focus").get_attribute("aria-level") == "1"
    page.keyboard.press("ArrowDown")
    assert violations(page) == []
    page.wait_for_function("() => location.hash.startsWith('#record=')")
    page.get_by_role("button", name="Share").click()
    saved_ways(page, line)
    link = page.locator("[data-share] input").first.input_value()
    embedded = page.locator("[data-embed]").input_value().split('"')[1]
    assert asked == []  # nothing of all that is told to a server

    other = screens.open(link, PHONE, theme="dark")
    wait_for(other, "[data-board]")
    other.locator(".foot button").first.click()
    assert told(other) == told(page)
    framed(screens, embedded)


def saved_ways(page: Page, line: str) -> None:
    """Save a board as a record, which Python reads, and as pictures."""
    with page.expect_download() as saved:
        page.locator("[data-record]").click()
    with page.expect_download() as drawn:
        page.locator("[data-svg]").click()
    with page.expect_download() as painted:
        page.locator("[data-png]").click()
    assert Path(drawn.value.path()).read_text("utf-8").startswith("<svg")
    assert Path(painted.value.path()).read_bytes()[:4] == b"\x89PNG"
    record = json.loads(Path(saved.value.path()).read_text("utf-8"))
    match = Match.from_json(record)  # the main line is a match that Python reads
    assert match.game.position_text(match.state_at(0)) == line
    assert [(one["at"], one["name"]) for one in record["board"]["variations"]] == [(0, "The bold one")]


def framed(screens: Screens, address: str) -> None:
    """Read a board in a page of somebody else's: that page may be framed, no other may, and nothing can be done in it."""
    page = screens.open("/")
    policies = {path: page.request.get(path).headers["content-security-policy"] for path in ("/board/embed", "/board", "/")}
    assert {path: "frame-ancestors *" in policy for path, policy in policies.items()} == {
        "/board/embed": True,
        "/board": False,
        "/": False,
    }
    page.goto(address)
    wait_for(page, "[data-board]")
    assert page.locator("[data-actions], [data-candidate], [data-bot-on], a[href^='/']:not([target])").count() == 0
    page.get_by_role("button", name="One move back").click()
    assert page.locator(f"{ROW}[aria-selected=true]").get_attribute("data-moment") == "0"


def test_hidden_cards_lie_as_they_were_or_are_dealt_again(screens: Screens):
    """From a finished match, a moment of it is tried with the cards as they were; from a running one only with others."""
    page = screens.open("/offline/fish_n_stones", speed="off")
    page.locator("details > summary", has_text="Options").click()
    page.get_by_role("radio", name="At once").check()
    page.get_by_role("button", name="Set the table").click()
    wait_for(page, "[data-actions]")
    table = page.url
    page.get_by_role("button", name="More").click()
    asked = asked_by(page)
    page.locator("[data-what-if]").click()
    wait_for(page, "[data-board-page] [data-board]")
    tab(page, "Hidden")
    assert page.get_by_role("radio", name="As they were").count() == 0
    assert page.get_by_role("radio", name="Dealt again").is_checked()
    page.locator("[data-bot-once]").click()
    page.wait_for_function("() => document.querySelector('output').textContent === '1'")
    page.locator("[data-deal]").click()  # other cards; what was tried is tried with them
    tab(page, "Lines")
    assert len(told(page)) == 2
    assert asked == []

    page.goto(table)
    play_on(page)
    page.get_by_role("link", name="Replay").click()
    wait_for(page, "[data-try]")
    page.goto(f"{table}/replay?at=4&eyes=0")
    page.locator("[data-try]").click()
    wait_for(page, "[data-board-page] [data-board]")
    tab(page, "Hidden")
    assert page.get_by_role("radio", name="As they were").is_checked()
    tab(page, "Lines")
    assert page.locator(f"{ROW}[aria-selected=true]").get_attribute("data-moment") == "4"
    tab(page, "Hidden")
    page.get_by_role("radio", name="As known").check(force=True)
    tab(page, "Lines")
    assert [level for level, _ in told(page)] == ["1"]  # what came later belongs to other cards
    tab(page, "Hidden")
    page.get_by_role("radio", name="As they were").check(force=True)
    tab(page, "Lines")
    assert page.locator(f"{ROW}[aria-selected=true]").get_attribute("data-moment") == "4"
    assert len(told(page)) > 10
    page.goto(f"/board#position={quote('fish_n_stones 1 seats=2 waiting=1')}")
    page.get_by_text("This position cannot be").wait_for()
