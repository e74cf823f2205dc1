"""Games by letter, in browsers: notes to oneself, holidays."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from tests.web.screens import DESKTOP, PHONE, SMALL, make_table, wait_for
from tests.web.test_club import look, unfold

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.screens import Screens


def test_a_note_is_there_again_and_the_other_has_none(screens: Screens):
    ann, ben = screens.person(PHONE), screens.person(DESKTOP, "dark")
    table = make_table(ann, screens.address, "fish_n_stones", [{"kind": "me", "name": "Ann"}, {"kind": "open"}])
    host, guest = ann.new_page(), ben.new_page()
    host.goto(f"/t/{table}")
    guest.goto(f"/t/{table}")
    guest.get_by_label("Your name").fill("Ben")
    guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        wait_for(page, "[data-board]")
    host.get_by_role("button", name="More").click()
    host.get_by_role("button", name="Notes to myself").click()
    field = host.get_by_label("What I want to remember")
    field.fill("Ben collects crabs")
    host.locator("[data-kept=true]").wait_for()
    look(host, "notes")
    host.reload()
    wait_for(host, "[data-board]")
    host.get_by_role("button", name="More").click()
    host.get_by_role("button", name="Notes to myself").click()
    field.wait_for()
    assert field.input_value() == "Ben collects crabs"
    guest.get_by_role("button", name="More").click()
    guest.get_by_role("button", name="Notes to myself").click()
    other = guest.get_by_label("What I want to remember")
    other.wait_for()
    assert other.input_value() == ""
    look(guest, "notes-dark")


def join(page: Page, name: str) -> None:
    """Make an account."""
    page.goto("/login?new")
    page.get_by_label("Name at the table").fill(name)
    page.get_by_label("Login").fill(f"letters-{secrets.token_hex(4)}")
    page.get_by_label("Password", exact=True).fill("correct horse")
    page.get_by_role("button", name="Make the account").click()
    page.get_by_role("heading", name="Being told").wait_for()


def by_letter(screens: Screens, host: Page, guest: Page, game: str = "fish_n_stones", **more: object) -> str:
    """Let two people sit down at a game with days for a move."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    table = make_table(host.context, screens.address, game, seats, clock={"kind": "days", "days": 3}, **more)
    guest.goto(f"/t/{table}")
    guest.get_by_label("Your name").fill("Ben")
    guest.get_by_role("button", name="Sit down").click()
    wait_for(guest, "[data-board]")
    return table


def test_a_holiday_is_begun_seen_by_the_other_and_ended(screens: Screens):
    host, guest = screens.person(SMALL).new_page(), screens.person(DESKTOP).new_page()
    join(host, "Ann")
    by_letter(screens, host, guest)
    host.goto("/me")
    host.get_by_role("heading", name="Holidays").wait_for()
    unfold(host, "Holidays")
    host.get_by_role("button", name="Begin a holiday").click()
    host.get_by_role("button", name="I am back").wait_for()
    host.get_by_text("You have been on holiday since").wait_for()
    look(host, "holidays")
    guest.locator("[data-holiday]").wait_for()
    guest.get_by_text("Ann is on holiday: the clock of Ann stands still.").first.wait_for(state="attached")
    look(guest, "on-holiday")
    host.get_by_role("button", name="I am back").click()
    host.get_by_role("button", name="Begin a holiday").wait_for()
    guest.locator("[data-holiday]").wait_for(state="detached")
