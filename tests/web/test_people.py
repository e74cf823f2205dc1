"""Friends in a browser: asked on a page, accepted, challenged; muted and blocked at a table. axe finds nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.web.screens import DESKTOP, PHONE, wait_until
from tests.web.test_club import look, new_login, ready_made

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.screens import Screens


def handle_of(page: Page) -> str:
    return str(page.request.get("/api/me").json()["handle"])


def send(screens: Screens, page: Page, path: str, body: dict[str, object]) -> dict[str, object]:
    """Let somebody do something beside the screen."""
    proof = {"X-CSRF": page.request.get("/api/me").json()["csrf"], "Origin": screens.address}
    answer = page.request.post(path, data=body, headers=proof)
    assert answer.ok, answer.text()
    found: dict[str, object] = answer.json()
    return found


def test_two_become_friends_and_one_challenges_the_other(screens: Screens):
    ann, ben = ready_made(screens, PHONE, "Ann", new_login()), ready_made(screens, DESKTOP, "Ben", new_login())
    ann.goto("/friends")
    ann.get_by_label("The address of their page").fill(f" {screens.address}/p/{handle_of(ben).upper()}/?from=chat ")
    look(ann, "friends-none")
    ann.get_by_role("button", name="Look").click()
    ann.get_by_role("button", name="Ask to be friends: Ben").click()
    ann.get_by_text("Asked to be friends").wait_for()
    look(ann, "towards")
    ben.goto("/")
    ben.get_by_role("link", name="1 person would like to be your friend").click()
    look(ben, "asking")
    ben.get_by_role("button", name="Accept Ann").click()
    ben.get_by_role("button", name="Challenge Ann").click()
    ben.get_by_role("form", name="Challenge Ann to a game").wait_for()
    look(ben, "challenge")
    ann.goto("/friends")
    ann.get_by_role("button", name="Challenge Ben").wait_for()
    look(ann, "friends")
    ben.get_by_role("button", name="Set the table").click()
    ben.wait_for_url("**/t/*")
    ben.get_by_text("The seat is kept for Ann").wait_for()
    look(ben, "kept")
    ann.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # as when she looks at the page again
    ann.get_by_role("link", name="1 game waits for you").click()
    ann.get_by_role("region", name="Invitations").get_by_role("link", name="You are invited").wait_for()
    look(ann, "invited")
    ann.get_by_role("link", name="You are invited").click()
    ann.get_by_text("Ben keeps a seat for you.").wait_for()
    look(ann, "seat-kept")
    ann.get_by_role("button", name="Sit down").first.click()
    ann.locator("[data-actions], [data-board]").first.wait_for()


def test_a_challenge_is_declined_and_the_other_sees_it(screens: Screens):
    ann, ben = ready_made(screens, PHONE, "Ann", new_login()), ready_made(screens, DESKTOP, "Ben", new_login())
    for one, other in ((ann, ben), (ben, ann)):
        people = send(screens, one, "/api/me/friends", {"handle": handle_of(other)})
    seats = [{"kind": "me"}, {"kind": "friend", "friend": people["friends"][0]["id"]}]  # type: ignore[index]
    table = send(screens, ben, "/api/tables", {"game": "rivero", "seats": seats})["table"]["id"]  # type: ignore[index]
    ben.goto(f"/t/{table}")
    ben.get_by_text("The seat is kept for Ann").wait_for()
    ann.goto("/")
    ann.get_by_role("region", name="Your games").get_by_role("link", name="You are invited").click()
    ann.get_by_role("button", name="Decline").click()
    ann.get_by_role("list", name="Games").wait_for()
    assert ann.get_by_role("region", name="Your games").count() == 0
    ben.get_by_text("An invitation was declined.").wait_for()


def test_somebody_at_the_table_is_muted_blocked_and_let_in_again(screens: Screens):
    page, eve = ready_made(screens, DESKTOP, "Ann", new_login(), "de"), ready_made(screens, PHONE, "Eve", new_login(), "hu")
    made = send(screens, page, "/api/tables", {"game": "fish_n_stones", "seats": [{"kind": "me"}, {"kind": "open"}]})
    table = str(made["table"]["id"])  # type: ignore[index]
    send(screens, eve, f"/api/tables/{table}/sit", {})
    page.goto(f"/t/{table}")
    page.get_by_text("Tischgespräch").first.click()
    page.get_by_text("Leute an diesem Tisch").click()
    page.get_by_role("button", name="Eve: Stummschalten").click()
    page.get_by_text("Erledigt.").wait_for()
    page.get_by_role("button", name="Eve: Melden").click()
    page.get_by_label("Was soll der Gastgeber wissen?").fill("Sie schimpft.")
    look(page, "at-table-de")
    page.get_by_role("button", name="An den Gastgeber senden").click()
    page.get_by_text("Der Gastgeber erfährt es").wait_for()
    page.get_by_role("button", name="Eve: Blockieren").click()
    page.goto("/friends")
    page.get_by_role("button", name="Eve: Wieder zulassen").wait_for()
    look(page, "blocked-de")
    page.get_by_role("button", name="Eve: Wieder zulassen").press("Enter")
    page.get_by_role("button", name="Eve: Wieder zulassen").wait_for(state="detached")
    wait_until(lambda: page.request.get("/api/me/people").json()["blocked"] == [])


def test_a_rated_match_says_at_its_end_what_it_did_to_the_ratings(screens: Screens):
    ann, ben = ready_made(screens, PHONE, "Ann", new_login()), ready_made(screens, DESKTOP, "Ben", new_login())
    wish = {"game": "fish_n_stones", "seats": [{"kind": "me"}, {"kind": "open"}], "rated": True}
    table = send(screens, ben, "/api/tables", wish)["table"]["id"]  # type: ignore[index]
    ann.goto(f"/t/{table}")
    ann.get_by_text("Rated game").wait_for()
    ann.get_by_role("button", name="Sit down").click()
    ann.locator("[data-board]").wait_for()
    send(screens, ben, f"/api/tables/{table}/commands", {"type": "resign", "id": "enough", "seat": 0})
    lines = ann.locator("[data-over] [data-ratings]")
    lines.get_by_text("Ann: rating 1500 → 1662? (+162)").wait_for()
    lines.get_by_text("Ben: rating 1500 → 1338?").wait_for()
    look(ann, "rated-over")
