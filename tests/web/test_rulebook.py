"""The rulebook on the screen: opened where the table cites it, searched, drawn, tried out, changed by options, printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.web.screens import PATIENCE, PHONE, Screens, lit
from tests.web.test_axe import by_day_and_by_night
from tidetable.core.registry import game_ids
from tidetable.core.words import LANGUAGES
from tidetable.rulebook import has_rulebook, read

if TYPE_CHECKING:
    from playwright.sync_api import Page

DRAWN = "() => [...document.querySelectorAll('[data-figure]')].every((one) => one.dataset.drawn === 'true')"
MISSING = "() => [...document.querySelectorAll('[data-missing]')].map((one) => one.dataset.missing)"
# Rings that do not lie round the thing they are meant for: its middle is not theirs.
ASTRAY = """() => [...document.querySelectorAll('[data-ring]')].filter((ring) => {
  const thing = ring.closest('[data-figure]').querySelector(`[data-at~="${ring.dataset.ring}"]`).getBoundingClientRect();
  const box = ring.getBoundingClientRect();
  const off = [box.left + box.width / 2 - thing.left - thing.width / 2, box.top + box.height / 2 - thing.top - thing.height / 2];
  return Math.hypot(...off) > 4 || box.width < thing.width || box.height < thing.height;
}).map((ring) => ring.dataset.ring)"""
COVERED = """() => {
  const boxes = (mark) => [...document.querySelectorAll('#passage-example-eat ' + mark)].map((one) => one.getBoundingClientRect());
  return Math.max(...boxes('[data-meal]').map((one) => one.bottom)) - Math.min(...boxes('[data-at^=cell-]').map((one) => one.top));
}"""
# Cells of the first rock that cannot be seen where the example stands in the window.
UNSEEN = """() => {
  const example = document.querySelector('#passage-example-eat [data-figure]');
  example.querySelector('.board').scrollIntoView({ block: 'end' });
  return [...example.querySelectorAll('[data-at^=cell-]')].slice(0, 33).filter((cell) => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    return !document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[data-board]');
  }).map((cell) => cell.dataset.at);
}"""
WIDER = "() => document.documentElement.scrollWidth - innerWidth"


def printed(page: Page) -> None:
    """Press "print", which draws everything first; the browser's own window is left out."""
    page.evaluate("() => { window.print = () => { document.documentElement.dataset.printed = 'yes' } }")
    page.locator("[data-print]").click()
    page.wait_for_function("() => document.documentElement.dataset.printed", timeout=4 * PATIENCE)


FIRST = "reef_encounter"  # has drawings of every kind: parts, rings, previews, examples
OTHERS = [pytest.param(game, marks=pytest.mark.long) for game in game_ids() if has_rulebook(game) and game != FIRST]


@pytest.mark.parametrize("game", [FIRST, *OTHERS])
def test_every_drawing_is_made_and_has_what_it_points_at(screens: Screens, game: str):
    page = screens.open(f"/rules/{game}", size=PHONE)
    printed(page)
    page.wait_for_function(DRAWN)
    shown = page.locator("[data-figure] svg[data-board]").count()
    at_this_table = {passage.id for passage in read(game).passages({})}
    texts = "".join(text for name, text in read(game).texts.items() if name in at_this_table)
    assert shown == sum(f"]({name})" in texts for name in read(game).figures)
    assert page.evaluate(MISSING) == []
    assert page.evaluate(ASTRAY) == []
    assert page.evaluate(WIDER) == 0


def test_the_rulebook_is_read(screens: Screens):
    page = screens.open("/rules/fish_n_stones#must")
    page.locator("#passage-must.found").wait_for()
    assert page.locator("#passage-must").bounding_box()["y"] < 400  # type: ignore[index]

    page.get_by_role("searchbox").fill("shares the")
    page.get_by_text("Nothing found in the rulebook.").wait_for()
    page.get_by_role("searchbox").fill("share the victory")
    page.locator("#passage-ties").wait_for()
    assert page.locator("[data-passage]").count() == 1
    page.get_by_role("searchbox").fill("")

    index = page.locator("#passage-index")
    index.get_by_role("link", name="A tie").click()
    page.locator("#passage-ties.found").wait_for()
    assert page.url.endswith("#ties")

    assert page.locator("#passage-lure-anywhere").count() == 0
    page.get_by_text("Rules of your table").click()
    page.get_by_label("Anywhere (bluffing)").check()
    page.locator("#passage-lure-anywhere").get_by_text("At this table: Baiting: Anywhere (bluffing)").wait_for()
    assert page.locator("#passage-lure-column").count() == 0

    page.locator("#passage-ties").get_by_role("button", name="FS-28").click()
    page.locator("#rule-FS-28.found").wait_for()
    assert by_day_and_by_night(page) == []


def test_an_example_is_played(screens: Screens):
    """Three cards or two stones: the reader catches, is told what that brought, and may try again."""
    page = screens.open("/rules/fish_n_stones#example-catch", size=PHONE)
    example = page.locator("#passage-example-catch")
    spots = example.locator("[data-board] [data-actions]")
    spots.first.wait_for()
    assert spots.count() == 2
    example.locator("[data-at=cell-2] [role=button]").dispatch_event("click")  # not in the column of the cat
    example.get_by_role("button", name="The rule").click()
    page.locator("#passage-catch.found").wait_for()
    example.locator("[data-at=cell-6] [role=button]").dispatch_event("click")
    example.get_by_text("You catch").wait_for()
    assert "4 fish, one stone" in example.locator(".told").inner_text()
    example.get_by_role("button", name="Once more").click()
    spots.first.wait_for()
    assert example.locator(".told p").count() == 0


def test_what_can_be_eaten_covers_no_rock(screens: Screens):
    page = screens.open("/rules/reef_encounter#example-eat", language="hu")  # which says it in most letters
    page.locator("#passage-example-eat [data-figure][data-drawn=true] [data-meal]").first.wait_for()
    assert page.locator("[data-meal]").count() == 2
    assert page.evaluate(COVERED) <= 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_eaten_leaves_the_corals_in_sight_on_a_phone(screens: Screens, language: str):
    """There it lies above the steps: at a table it floats over the reef, which can be scrolled, but examples begin at its head."""
    page = screens.open("/rules/reef_encounter#example-eat", size=PHONE, language=language)
    page.locator("#passage-example-eat [data-figure][data-drawn=true] [data-meal]").first.wait_for()
    assert page.locator("[data-meal]").count() == 2
    assert page.evaluate(UNSEEN) == []


def test_a_refusal_opens_its_passage(screens: Screens):
    page = screens.table("fish_n_stones", rules={"bucket_view": "closed"}, size=PHONE)
    page.locator('[data-at="cell-4"]').dispatch_event("click")
    page.get_by_role("button", name="The rule").click()
    rules = page.get_by_role("dialog", name="Rules")
    rules.locator("#passage-cast.found").wait_for()
    rules.locator("#passage-cast [data-figure][data-drawn=true]").wait_for()
    assert rules.locator("#passage-buckets-open").count() == 0
    rules.locator("#passage-buckets-closed").get_by_text("At this table: Buckets: Closed until the end").wait_for()
    rules.get_by_role("button", name="Close").click()
    assert lit(page).count() > 0


def test_paper_is_white_and_holds_the_drawings(screens: Screens):
    page = screens.open("/rules/fish_n_stones", theme="dark", language="de")
    page.wait_for_selector(".undrawn", state="attached")
    page.emulate_media(media="print")  # by the browser's own menu: what is not drawn leaves no empty box
    assert page.locator(".undrawn figcaption:visible").count() > 0
    assert page.locator(".undrawn .board:visible").count() == 0
    page.emulate_media(media="screen")
    printed(page)
    page.wait_for_function(DRAWN)
    page.emulate_media(media="print")
    page.wait_for_function("() => getComputedStyle(document.body).backgroundColor === 'rgb(255, 255, 255)'")
    page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
    hidden = ("[data-print]", ".contents", "#rules-exact", ".page > header")
    assert {mark: page.locator(mark).first.is_visible() for mark in hidden} == dict.fromkeys(hidden, False)
    assert page.evaluate("() => document.documentElement.dataset.theme") == "light"
    assert page.locator("[data-figure] svg[data-board]").first.is_visible()
    page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    assert page.pdf(format="A4")[:4] == b"%PDF"  # says for itself that it prints
    assert page.evaluate("() => document.documentElement.dataset.theme") == "dark"


# Scroll until what an example asks would lie where the title stays, and say whether the title is still what is seen there.
UNDER_THE_TITLE = """() => {
  const [asks, title] = ['#passage-example-eat .asks', 'h1'].map((mark) => document.querySelector(mark));
  const middle = (one) => (({ top, height }) => top + height / 2)(one.getBoundingClientRect());
  for (let turn = 0; turn < 3; turn++) scrollBy({ top: middle(asks) - middle(title), behavior: 'instant' });
  const seen = document.elementFromPoint(asks.getBoundingClientRect().x + 40, middle(title));
  return [Math.abs(middle(asks) - middle(title)) < 5, seen.closest('.asks') === null];
}"""


def test_what_an_example_asks_passes_under_the_title_that_stays(screens: Screens):
    page = screens.open(f"/rules/{FIRST}#example-eat")
    page.locator("#passage-example-eat [data-figure][data-drawn=true] .asks").wait_for()
    assert page.evaluate(UNDER_THE_TITLE) == [True, True]
