"""The club in a browser: an account made of a guest, its page, devices, tokens, the archive, and the way out. axe finds nothing."""

from __future__ import annotations

import os
import re
import secrets
from pathlib import Path
from typing import TYPE_CHECKING

from tests.server.harness import Here, settings_for
from tests.web.screens import DESKTOP, PHONE, Screens, wait_until
from tests.web.test_axe import LIGHTS, violations
from tidetable.server.people.penalties import Penalty

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SETTLED = (
    "Promise.all(document.getAnimations().filter((one) => one instanceof CSSTransition).map((one) => one.finished.catch(() => 0)))"
)
PASSWORD = "correct horse"  # noqa: S105 - of people who do not exist


def new_login() -> str:
    """Think of a login that nobody has: a server keeps its accounts."""
    return f"ann-{secrets.token_hex(3)}"


def look(page: Page, name: str) -> None:
    """Check a screen by day and by night, and keep pictures where TIDETABLE_SHOTS says."""
    shots = os.environ.get("TIDETABLE_SHOTS")
    for light, run in LIGHTS:
        page.emulate_media(color_scheme=light)
        page.evaluate(SETTLED)
        assert found_at_rest(page, run) == [], (name, light)
        if shots:
            width = (page.viewport_size or {"width": 0})["width"]
            page.screenshot(path=Path(shots) / f"{name}-{width}-{light}.png", full_page=True)
    page.emulate_media(color_scheme="light")


def found_at_rest(page: Page, run: str) -> list[str]:
    """Give what axe finds when nothing changes any more: colours that are still on their way are nobody's contrast."""
    found = violations(page, run)
    for _ in range(4):
        if not found:
            break
        found = violations(page, run)
    return found


def join(page: Page, name: str, login: str) -> None:
    """Make an account of the guest one is, as somebody would who came from the bar."""
    page.get_by_role("link", name=re.compile("Your account")).click()
    page.get_by_role("link", name="New account").click()
    page.get_by_label("Name at the table").fill(name)
    page.get_by_label("Login").fill(login)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    look(page, "join")
    page.get_by_role("button", name="Make the account").click()
    page.get_by_text(f"Logged in as {login}").wait_for()


def unfold(page: Page, title: str) -> None:
    """Open a part of the account, which a phone folds; the keyboard can, as everywhere."""
    part = page.locator("details:not([open]) > summary", has=page.get_by_role("heading", name=title, exact=True))
    part.press("Enter")
    part.wait_for(state="detached")


def unfold_everything(page: Page) -> None:
    """Open what of an account is needed here; folded it is two screens of a phone long (it was ten)."""
    page.get_by_role("heading", name="Where you are logged in").wait_for()
    assert page.evaluate("document.documentElement.scrollHeight") < 2 * PHONE[1]
    for title in ("Your page", "Where you are logged in", "Bots of your own", "Take everything along"):
        unfold(page, title)


def log_in(page: Page, login: str, password: str) -> None:
    """Log in on another device."""
    page.goto("/login")
    page.get_by_label("Login").fill(login)
    page.get_by_label("Password", exact=True).fill(password)
    page.get_by_role("button", name="Log in").click()


def test_a_guest_makes_an_account_and_keeps_it_on_two_devices(screens: Screens, tmp_path: Path):
    login, page = new_login(), screens.open("/", PHONE)
    page.get_by_role("list", name="Games").wait_for()
    join(page, "Ann", login)
    page.get_by_role("link", name="Your account: Ann").wait_for()

    desk = screens.open("/", DESKTOP)
    log_in(desk, login, "wrong password")
    desk.get_by_role("alert").get_by_text("Login or password is wrong.").wait_for()
    screens.forgive("401")
    log_in(desk, login, PASSWORD)
    desk.get_by_text(f"Logged in as {login}").wait_for()

    page.reload()
    unfold_everything(page)
    page.get_by_label("About you").fill("Plays on Tuesdays.")
    page.get_by_role("button", name="Save").nth(1).click()
    page.get_by_role("button", name="Saved").wait_for()
    page.get_by_role("group", name="Who sees whether you are here").get_by_label("Nobody").check()
    page.get_by_label("Name of the bot").fill("Robby")
    page.get_by_role("button", name="Make a token").click()
    page.get_by_text("tt_").wait_for()
    look(page, "me")
    look(desk, "me")
    page.get_by_role("button", name="Revoke the token of Robby").click()
    page.get_by_role("button", name="Revoke the token of Robby").wait_for(state="detached")

    with page.expect_download() as download:
        page.get_by_role("link", name="Download the archive").click()
    archive = tmp_path / "mine.zip"
    download.value.save_as(archive)
    desk.locator("input[type=file]").set_input_files(archive)
    desk.get_by_text("No new games came along.").wait_for()

    page.get_by_role("button", name=re.compile("Log out on")).click()
    page.get_by_role("button", name=re.compile("Log out on")).wait_for(state="detached")
    desk.goto("/me")
    desk.get_by_text("You are here as a guest").wait_for()
    look(desk, "guest")

    page.get_by_role("link", name="See your page").click()
    page.get_by_text("Plays on Tuesdays.").wait_for()
    look(page, "profile")
    desk.goto(page.url)
    desk.get_by_text("Plays on Tuesdays.").wait_for()
    assert desk.get_by_text("here now").count() == 0
    look(desk, "profile")

    page.goto("/me")
    page.get_by_text("Delete the account").click()
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Delete for good").click()
    page.wait_for_url("**/")
    desk.reload()
    desk.get_by_text("There is no such page").wait_for()
    screens.forgive("404")


def ready_made(screens: Screens, size: tuple[int, int], name: str, login: str, language: str = "en") -> Page:
    """Give somebody who has an account already."""
    context = screens.person(size, language=language)
    csrf = context.request.get("/api/me").json()["csrf"]
    proof = {"X-CSRF": csrf, "Origin": screens.address}
    made = context.request.post("/api/account", data={"login": login, "password": PASSWORD, "name": name}, headers=proof)
    assert made.ok, made.text()
    return context.new_page()


def test_a_rated_game_is_set_up_played_and_counted(screens: Screens):
    """Ann plays a bot for her rating and gives up: her seat, her page and the leaderboard say what it did."""
    page = ready_made(screens, PHONE, "Ann", new_login(), "de")
    page.goto("/new/fish_n_stones")
    page.get_by_role("group", name="Platz 2").get_by_label("Ein Bot").check()
    page.get_by_text("Optionen").click()
    page.get_by_label(re.compile("Gewertete Partie")).check()
    page.get_by_role("button", name="Tisch decken").click()
    page.wait_for_url("**/t/*")
    table = page.url.rsplit("/", 1)[1]
    page.locator("[data-actions]").first.wait_for()
    csrf = page.request.get("/api/me").json()
    given_up = page.request.post(
        f"/api/tables/{table}/commands",
        data={"type": "resign", "id": "r", "seat": 0},
        headers={"X-CSRF": csrf["csrf"], "Origin": screens.address},
    )
    assert given_up.ok
    wait_until(lambda: bool(page.request.get(f"/api/people/{csrf['handle']}").json()["ratings"]))
    page.goto(f"/p/{csrf['handle']}")
    page.get_by_role("img", name=re.compile("Wertung im Lauf der Zeit")).wait_for()
    page.get_by_text("Als Tabelle").click()
    look(page, "rated-de")
    assert page.get_by_role("region", name="Letzte Partien").evaluate(IN_A_ROW)
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    page.get_by_role("link", name="Rangliste").click()
    page.get_by_role("cell", name=re.compile(r"\?$")).wait_for()
    look(page, "board-de")


# Of each game in a list: its picture and what it is stand beside each other, how it ended beside that or, where the list is narrow,
# below it; none of it is cut off.
IN_A_ROW = """(list) => [...list.querySelectorAll('li > a')].every((line) => {
  const [water, what, state] = [...line.children].map((part) => part.getBoundingClientRect());
  const isWhole = (part) => part.scrollWidth <= part.clientWidth || getComputedStyle(part).display === 'inline';
  const whole = [...line.querySelectorAll('*')].every(isWhole);
  const beside = what.right <= state.left && what.top < state.bottom;
  const below = Math.abs(what.left - state.left) < 1 && what.bottom <= state.top + 1;
  return whole && water.right <= what.left && water.top < what.bottom && (beside || below);
})"""


def test_a_child_plays_without_talk_until_an_adult_says_the_pin(screens: Screens):
    screens.forgive("401")  # the wrong PIN
    for size in (PHONE, DESKTOP):
        page = screens.open("/me", size)
        page.get_by_text("Turn children's mode on").first.click()
        page.get_by_label("Name", exact=True).select_option("Otter")
        page.get_by_label("PIN to turn it off").fill("2468")
        look(page, "child-off")
        page.get_by_role("button", name="Turn children's mode on").click()
        page.get_by_text("Children's mode is on.").wait_for()
        page.get_by_role("link", name="Your account: Otter").wait_for()
        assert page.get_by_role("heading", name=re.compile("Bots of your own|Come back")).count() == 0
        page.get_by_label("Name", exact=True).select_option("Seal")
        page.get_by_role("button", name="Change the name").click()
        page.get_by_role("link", name="Your account: Seal").wait_for()
        look(page, "child-on")
        page.goto(a_table_of(page))
        page.get_by_role("button", name=re.compile("Log|Menu")).or_(page.get_by_role("tab", name="Log")).first.wait_for()
        assert page.get_by_role("button", name="Table talk").count() + page.get_by_role("tab", name="Table talk").count() == 0
        page.goto("/me")
        page.get_by_text("An adult can turn it off.").click()
        page.get_by_label("PIN to turn it off").fill("0000")
        page.get_by_role("button", name="Turn children's mode off").click()
        page.get_by_role("alert").get_by_text("This PIN is wrong.").wait_for()
        page.get_by_label("PIN to turn it off").fill("2468")
        page.get_by_role("button", name="Turn children's mode off").click()
        page.get_by_label("Name at the table").wait_for()


def test_who_is_shut_out_takes_everything_along_and_leaves(browser: Browser, tmp_path: Path):
    """The page said that this account is shut out, and offered no way to delete it."""
    with Here(settings_for(tmp_path)) as server:
        screens = Screens(browser, server.url)
        page = ready_made(screens, PHONE, "Eve", login := new_login())
        player = page.request.get("/api/me").json()["player"]
        place = server.place
        ban = Penalty(player, "ban", place.clock.now() + 86_400, "Three people have asked for it.")
        server.inside(place.penalties.add(ban, place.clock.now()))
        page.goto("/me")
        page.get_by_text("Three people have asked for it.").wait_for()
        look(page, "shut-out")
        with page.expect_download():
            page.get_by_role("link", name="Download the archive").click()
        unfold(page, "Delete the account")
        page.get_by_label("Password", exact=True).fill(PASSWORD)
        page.get_by_role("button", name="Delete for good").click()
        page.wait_for_url("**/")
        page.goto("/login")
        log_in(page, login, PASSWORD)
        page.get_by_role("alert").get_by_text("Login or password is wrong.").wait_for()
        screens.shut()


def a_table_of(page: Page) -> str:
    """Let whoever is here make a table with a bot, as the page would; give its address."""
    made = """async () => {
      const { csrf } = await (await fetch('/api/me')).json();
      const body = JSON.stringify({ game: 'rivero', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
      const headers = { 'Content-Type': 'application/json', 'X-CSRF': csrf };
      return (await (await fetch('/api/tables', { method: 'POST', headers, body })).json()).table.id;
    }"""
    return f"/t/{page.evaluate(made)}"
