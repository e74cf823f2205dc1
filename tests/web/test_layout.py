"""Nothing jumps and nothing is cut: whatever is asked, the question and the board stay where they are, in every window."""

from __future__ import annotations

import json
from operator import itemgetter
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.pictures import HOME, MOMENTS, answer, picture_page, settle, speak, state_of
from tests.web.screens import spare_paint, wait_for
from tests.web.test_gallery import full_tables
from tidetable.core.registry import game_ids
from tidetable.core.words import LANGUAGES, Words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page, WebSocketRoute

WINDOWS = [(360, 740), (390, 844), (844, 390), (768, 1024), (1024, 768), (1440, 900), (1920, 1080)]
# Where things stand: what is scrolled inside its own room has not moved.
BOXES = """() => Object.fromEntries(['header', '.question', '.room', 'svg[data-board]'].map((mark) => {
  const one = document.querySelector(mark), { x, y, width, height } = one.getBoundingClientRect();
  return [mark, [x + one.parentElement.scrollLeft, y + one.parentElement.scrollTop, width, height].map(Math.round).join(' ')];
}))"""
# The window has its size, the table has heard of it, and for three frames nothing has moved.
STANDS = f"""async ([width, height]) => {{
  const boxes = () => JSON.stringify([innerWidth, innerHeight, !!document.querySelector('nav.foot'), ({BOXES})()]);
  const wanted = JSON.stringify([width, height, width < 900]).slice(0, -1);
  for (let still = 0, last = ''; still < 3; ) {{
    await new Promise(requestAnimationFrame);
    const now = boxes();
    still = now === last && now.startsWith(wanted) ? still + 1 : 0;
    last = now;
  }}
}}"""
MOST = 2  # questions: those with most to say, and the one with least
GROWS = {"rivero"}  # rivers and hands get longer, and on a phone the land with them; the room they lie in stays


class Asked:
    """One page that is told one picture after another, as a table tells it."""

    def __init__(self, page: Page, pictures: list[dict[str, Any]]) -> None:
        self.page, self.pictures, self.n, self.size = page, pictures, 100_000, WINDOWS[0]
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
        wait_for(self.page, f"[data-n='{self.n}']")

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window a size, and wait until everything stands."""
        self.size = size
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.evaluate(STANDS, size)

    def boxes(self) -> dict[str, str]:
        """Measure where things stand now."""
        self.page.evaluate(STANDS, self.size)
        return dict(self.page.evaluate(BOXES))

    def places(self) -> dict[str, set[str]]:
        """Ask one question after another, and collect where things stood."""
        found: dict[str, set[str]] = {}
        for picture in self.pictures:
            self.ask(picture)
            for mark, box in self.boxes().items():
                found.setdefault(mark, set()).add(box)
        return found


def letters(picture: dict[str, Any]) -> int:
    """Count how much a question has to say: itself, and its buttons."""
    return len(json.dumps([picture["question"], [one["message"] for one in picture["choices"] if "button" in one["target"]]]))


@pytest.fixture
def asked(browser: Browser, game: str) -> Iterator[Asked]:
    moments = [path for path in full_tables(MOMENTS / game) if "ask" in path.name or "start" in path.name]
    pictures = [json.loads(path.read_text("utf-8"))["picture"] for path in moments]
    pictures.sort(key=letters)
    context = browser.new_context(reduced_motion="reduce", locale="en", service_workers="block")
    try:
        yield Asked(spare_paint(context).new_page(), [*pictures[:1], *pictures[-MOST:]])
    finally:
        context.close()


@pytest.mark.parametrize("game", sorted(game_ids()))
def test_the_board_does_not_move_when_the_question_changes(asked: Asked, game: str):
    moving = {}
    for size in WINDOWS:
        asked.resize(size)
        for mark, places in asked.places().items():
            if len(places) > 1 and not (game in GROWS and mark == "svg[data-board]"):
                moving[size, mark] = places
    assert moving == {}


# Words of a question that its line does not show.
CUT = """() => [...document.querySelectorAll('.question .line p:not(.unseen)')]
  .filter((said) => said.getBoundingClientRect().height > said.parentElement.clientHeight + 1).map((said) => said.textContent)"""


def longest(game: str) -> list[tuple[int, str, dict[str, Any]]]:
    """Find the longest question of a game in each language; of these the two longest."""
    pictures = [json.loads(path.read_text("utf-8"))["picture"] for path in (MOMENTS / game).glob("*ask*.json")]
    found = []
    for language in LANGUAGES:
        words = Words(language, game, ["Ann", "Ben", "Cleo", "Dora"])
        found.append(max(((len(words.say(picture["question"])), language, picture) for picture in pictures), key=itemgetter(0)))
    return sorted(found, key=itemgetter(0))[-2:]


@pytest.mark.parametrize("game", sorted(game_ids()))
def test_the_longest_question_is_shown_whole(browser: Browser, game: str):
    for _letters, language, picture in longest(game):
        with picture_page(browser, picture, (360, 740), "light", language) as page:
            for width, height in ((360, 740), (740, 360), (1024, 768)):
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate(STANDS, (width, height))
                assert page.evaluate(CUT) == [], (language, width, height)


def fullest(game: str) -> list[tuple[int, str, dict[str, Any]]]:
    """Find the question with the most on buttons beside it in each language; of these the two fullest."""
    pictures = [json.loads(path.read_text("utf-8"))["picture"] for path in (MOMENTS / game).glob("*ask*.json")]
    found = []
    for language in LANGUAGES:
        words = Words(language, game, ["Ann", "Ben", "Cleo", "Dora"])
        for picture in pictures:
            said = [one["message"] for one in picture["choices"] if "button" in one["target"]]
            found.append((sum(len(words.say(message)) for message in said), language, picture))
    return sorted(found, key=itemgetter(0))[-2:]


@pytest.mark.parametrize("game", sorted(game_ids()))
def test_a_question_is_shown_whole_beside_its_buttons(browser: Browser, game: str):
    for _letters, language, picture in fullest(game):
        with picture_page(browser, picture, (1024, 768), "light", language) as page:
            for width, height in ((1024, 768), (900, 700), (1200, 800)):
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate(STANDS, (width, height))
                assert page.evaluate(CUT) == [], (language, width, height)


LOW = (740, 360)  # a small phone on its side
# What sticks out of its card, a name that is cut, a card out of sight.
STICKS_OUT = """() => [...document.querySelectorAll('.players.compact > li')].flatMap((card) => {
  const box = card.getBoundingClientRect(), strip = card.parentElement.getBoundingClientRect();
  const out = [...card.querySelectorAll('.name, svg, strong, .count')].filter((one) => {
    const { left, right, bottom } = one.getBoundingClientRect();
    const cut = one.matches('.name') && one.scrollWidth > one.clientWidth;
    return cut || left < box.left || right > box.right + .5 || bottom > box.bottom + .5;
  });
  return [...out.map((one) => one.textContent || one.tagName), ...(box.right > strip.right + .5 ? ['a card'] : [])];
})"""


@pytest.mark.parametrize("game", ["fish_n_stones", "reef_encounter"])
def test_four_players_fit_beside_the_board_of_a_low_phone(browser: Browser, game: str):
    """With a score below zero among them; and what is asked needs no scrolling."""
    moment = {"fish_n_stones": "4-ask-bait", "reef_encounter": "4-ask-main-eat"}[game]
    picture = json.loads((MOMENTS / game / f"{moment}.json").read_text("utf-8"))["picture"]
    with picture_page(browser, picture, LOW, "light") as page:
        assert page.locator(".players.compact > li").count() == 4
        assert page.evaluate(STICKS_OUT) == []
        assert page.evaluate("() => document.querySelector('.question').getBoundingClientRect().bottom <= innerHeight")


def test_what_can_be_eaten_leaves_the_screen_of_a_low_phone_in_sight(browser: Browser):
    """It lay over the tiles in front of which one decides."""
    with picture_page(browser, json.loads(meal())["picture"], LOW, "light") as page:
        button, room = (page.locator(mark).first.bounding_box() for mark in ("[data-meal]", ".room.tall"))
        assert button is not None
        assert room is not None
        assert button["x"] >= room["x"]
        assert button["y"] > room["y"] + room["height"] / 2


def meal() -> str:
    """Give a moment of Reef Encounter for four in which a coral can be eaten."""
    return (MOMENTS / "reef_encounter" / "4-ask-main-eat.json").read_text("utf-8")


# Where a finger meets the thing that an action is taken with.
THERE = """(action) => {
  const spot = document.querySelector(`svg[data-board] [data-actions='${action}']`);
  spot?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = spot?.querySelector('.pane').getBoundingClientRect();
  return box && [box.x + box.width / 2, box.y + box.height / 2];
}"""
HINT = """async () => {
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  const armed = document.querySelector('[data-do]') !== null;
  const cut = [...document.querySelectorAll('.question .hint')].filter((one) => one.scrollHeight > one.clientHeight + 1);
  return [armed, cut.map((one) => `${one.clientHeight} of ${one.scrollHeight}: ${one.textContent}`)];
}"""


def deeds(game: str, language: str) -> list[tuple[int, int, dict[str, Any]]]:
    """Find what takes the most words to say before it is done, for each kind of question; the three longest."""
    words = Words(language, game, ["Ann", "Ben", "Cleo", "Dora"])
    found: dict[str, tuple[int, int, dict[str, Any]]] = {}
    for path in (MOMENTS / game).glob("*ask*.json"):
        picture, kind = json.loads(path.read_text("utf-8"))["picture"], path.stem.split("-ask-")[1]
        for choice in picture["choices"]:
            said = [one for one in (choice["message"], choice.get("preview"), (choice.get("then") or {}).get("message")) if one]
            if len(choice["target"]) == 1 and "button" not in choice["target"]:  # one tap is all of it
                found[kind] = max(
                    found.get(kind, (0, 0, {})),
                    (sum(len(words.say(one)) for one in said), choice["action"], picture),
                    key=itemgetter(0),
                )
    return sorted(found.values(), key=itemgetter(0))[-3:]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(game_ids()))
def test_what_would_be_done_is_said_whole_on_a_phone(browser: Browser, game: str, language: str):
    """The last line of a long sentence was cut through its letters, beside the button that does it."""
    armed = 0
    for _letters, action, picture in deeds(game, language):
        with picture_page(browser, picture, (360, 740), "light", language) as page:
            for width, height in ((360, 740), (740, 360)):
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate(STANDS, (width, height))
                before = page.evaluate(BOXES)
                if there := page.evaluate(THERE, action):
                    page.touchscreen.tap(*there)
                is_armed, cut = page.evaluate(HINT)
                armed += is_armed
                assert cut == [], (width, height)
                assert page.evaluate(BOXES) == before, (width, height)
                page.keyboard.press("Escape")
    assert armed > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_beside_a_button_there_is_room_to_tell(browser: Browser, language: str):
    """In Dutch what the others did stood in a column of three letters."""
    for game, moment in (("reef_encounter", "2-ask-main"), ("fish_n_stones", "2-ask-bait"), ("das_riff", "2-ask-action")):
        picture = json.loads((MOMENTS / game / f"{moment}.json").read_text("utf-8"))["picture"]
        with picture_page(browser, picture, (390, 844), "light", language) as page:
            assert page.evaluate("() => document.querySelector('.question .hint').clientWidth") > 140, game


OVERLAPS = """([seat]) => {
  const box = (name) => document.querySelector(`[data-at='${name}-${seat}'][role='img']`).getBoundingClientRect(); // on the shelf
  const [beside, hand, canteen] = [document.querySelectorAll(`[data-at^='beside-${seat}-']`), box('hand'), box('canteen')];
  const last = [...beside].at(-1)?.getBoundingClientRect();
  return [hand.right > canteen.left + 1, last !== undefined && hand.left < last.right - 1];
}"""


@pytest.mark.parametrize("beside", [0, 1, 2])
def test_the_hand_of_the_other_covers_nothing_of_its_shelf(browser: Browser, beside: int):
    """It lay over the canteen as soon as a card lay beside the action card."""
    picture = json.loads((MOMENTS / "rivero" / "2-ask-main.json").read_text("utf-8"))["picture"]
    me = picture["seat"]
    mine, other = picture["view"]["seats"][me], picture["view"]["seats"][1 - me]
    other.update(beside=[held["card"] for held in mine["hand"][:beside]], canteen=None, hand_size=8)
    with picture_page(browser, picture, (1440, 900), "light") as page:
        assert page.evaluate(OVERLAPS, [1 - me]) == [False, False]


BEYOND = """() => [...document.querySelectorAll('.bar ol > li, nav.sheet button')].filter((one) => {
  const { left, right } = one.getBoundingClientRect(), pill = one.closest('ol, nav').getBoundingClientRect();
  return left < Math.max(pill.left, 0) - .5 || right > Math.min(pill.right, innerWidth) + .5;
}).map((one) => one.textContent)"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_steps_of_a_turn_and_the_ways_to_the_rocks_fit_on_a_small_phone(browser: Browser, language: str):
    """The way to start again was half outside."""
    picture = json.loads((MOMENTS / "reef_encounter" / "4-ask-main.json").read_text("utf-8"))["picture"]
    for player in picture["view"]["players"]:
        player["tiles"]["size"], player["front"] = 12, [1, 0, 1, 0, 0]
    with picture_page(browser, picture, (360, 740), "light", language) as page:
        assert [count for count in page.evaluate(STICKS_OUT) if count.isdigit()] == []  # a name may end in dots
        assert page.locator(".bar ol > li").count() >= 5
        assert page.evaluate(BEYOND) == []
