"""Finding a game in a browser: two who look for the same meet, a series goes on, a bot steps in. axe finds nothing."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from tests.web.screens import DESKTOP, PHONE, sit_down, wait_for, wait_until
from tests.web.test_club import look

if TYPE_CHECKING:
    from tests.web.screens import Screens


def test_two_who_look_for_the_same_meet_and_a_list_changes_by_itself(screens: Screens):
    ann, ben = screens.open("/", PHONE), screens.open("/play", DESKTOP)
    ann.get_by_role("link", name="Play somebody").click()
    ann.get_by_role("heading", name="Play somebody").wait_for()
    host = screens.person(DESKTOP).request
    csrf = {"X-CSRF": host.get("/api/me").json()["csrf"], "Origin": screens.address}
    seats = [{"kind": "me", "name": "Cleo"}, {"kind": "open"}]
    name = f"Cleo waits {secrets.token_hex(3)}"  # the table of an earlier try may stand there still
    table = {"game": "rivero", "seats": seats, "public": True, "name": name, "best_of": 3}
    assert host.post("/api/tables", data=table, headers=csrf).ok
    ben.get_by_text(name).wait_for()
    ben.get_by_role("group", name="Players", exact=True).get_by_label("3").check()
    ben.get_by_text("No such table at the moment").wait_for()
    look(ben, "play")
    look(ann, "play")
    ann.get_by_role("group", name="Clock").first.get_by_label("15 minutes each").check()
    ann.get_by_role("button", name="Find somebody").click()
    ann.get_by_text("Looking for somebody").wait_for()
    look(ann, "looking")
    ben.get_by_text("One person waits: Fish'n'Stones, 2 players, 15 minutes each").wait_for()
    ben.get_by_role("button", name="Play along").click()
    for page in (ann, ben):
        page.wait_for_url("**/t/*")
        wait_for(page, "[data-board]")
    assert ann.url == ben.url


def test_a_series_goes_on_when_both_have_pressed_and_a_bot_says_that_it_steps_in(screens: Screens):
    page = screens.open("/play", PHONE)
    page.get_by_role("button", name="Find somebody").click()
    page.get_by_role("button", name="Play with a bot now").click()
    page.wait_for_url("**/t/*")
    page.get_by_text("Nobody was looking for a game just now").wait_for()
    look(page, "bot-steps-in")

    ann, ben = screens.open("/", PHONE), screens.open("/", DESKTOP)
    made = ann.evaluate(MAKE)
    ann.goto(f"/t/{made['id']}")
    ben.goto(made["link"])
    sit_down(ben)
    for one in (ann, ben):
        wait_for(one, "[data-board]")
        one.get_by_role("heading", name="0 : 0").wait_for()
    ben.evaluate(RESIGN, made["id"])
    for one in (ann, ben):
        one.get_by_text("Best of 3, game 1: 1 : 0").wait_for()
    ann.get_by_role("button", name="Next game of the series").click()
    ann.get_by_text("You would like another game").wait_for()
    ben.get_by_text("another game?").wait_for()
    look(ben, "another")
    look(ann, "another")
    ben.get_by_role("button", name="Next game of the series").click()
    for one in (ann, ben):
        one.wait_for_url(lambda url: made["id"] not in url)
        one.get_by_role("heading", name="0 : 1").wait_for()
    assert ann.url == ben.url


ASK = """const ask = async (path, body) => {
  const { csrf } = await (await fetch('/api/me')).json();
  const headers = { 'Content-Type': 'application/json', 'X-CSRF': csrf };
  return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
};"""
MAKE = f"""async () => {{ {ASK}
  const plan = {{ game: 'fish_n_stones', best_of: 3, seats: [{{ kind: 'me', name: 'Ann' }}, {{ kind: 'open' }}] }};
  const {{ table, links }} = await ask('/api/tables', plan);
  return {{ id: table.id, link: links.seats['1'] }};
}}"""
RESIGN = f"async (id) => {{ {ASK} await ask(`/api/tables/${{id}}/commands`, {{ type: 'resign', id: 'r', seat: 1 }}); }}"


def test_games_that_wait_are_counted_listed_and_one_key_away(screens: Screens):
    page = screens.open("/inbox", PHONE)
    page.get_by_text("Nobody waits for you.").wait_for()
    first, second = (page.evaluate(ALONE, days) for days in (14, 1))
    page.reload()
    page.get_by_role("link", name="2 games wait for you").wait_for()
    wait_until(lambda: page.get_by_role("list").get_by_role("link").count() == 2)
    look(page, "inbox")
    page.keyboard.press("n")
    page.wait_for_url(f"**/t/{first}")
    wait_for(page, "[data-board]")
    page.keyboard.press("Shift+N")
    page.wait_for_url(f"**/t/{second}")


ALONE = f"""async (days) => {{ {ASK}
  const seats = [{{ kind: 'me', name: 'Ann' }}, {{ kind: 'here' }}];
  const plan = {{ game: 'fish_n_stones', clock: {{ kind: 'days', days }}, seats }};
  return (await ask('/api/tables', plan)).table.id;
}}"""
