"""Passkeys in a browser with a virtual authenticator: made, logged in with, named, removed; and what attackers try."""

from __future__ import annotations

import copy
import json
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from tests.web.screens import DESKTOP, PHONE
from tests.web.test_club import look, new_login, unfold

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession, Page

    from tests.web.screens import Screens

PASSWORD = "correct horse"  # noqa: S105 - of people who do not exist
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
SIGN = """async (options) => {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return (await navigator.credentials.get({ publicKey })).toJSON();
}"""


def by_name(screens: Screens) -> str:
    """Give the address of this server by a name: passkeys are made for no number."""
    return f"http://localhost:{urlsplit(screens.address).port}"


def device(screens: Screens, page: Page) -> tuple[CDPSession, str]:
    """Give a page a device that makes passkeys."""
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    return line, line.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})["authenticatorId"]


def account(screens: Screens, size: tuple[int, int]) -> tuple[Page, CDPSession, str, str]:
    """Give somebody with an account, at /me, with a device that makes passkeys."""
    screens.address = by_name(screens)
    page, login = screens.person(size).new_page(), new_login()
    page.goto(f"{screens.address}/login?new")
    page.get_by_label("Name at the table").fill("Ann")
    page.get_by_label("Login").fill(login)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Make the account").click()
    page.get_by_role("heading", name="Passkeys").wait_for()
    if size == PHONE:
        unfold(page, "Passkeys")
    return page, *device(screens, page), login


def make(page: Page, name: str) -> None:
    """Make a passkey."""
    form = page.locator("form[name=passkey]")
    form.get_by_label("What this passkey is called").fill(name)
    form.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Make a passkey").click()
    page.locator("[data-passkeys]").get_by_text(name, exact=True).wait_for()


def post(page: Page, path: str, body: Any, status: int = 200, **more: str) -> Any:
    """Ask the server as somebody who can write anything would."""
    me = page.request.get(f"{by_name_of(page)}/api/me").json()
    headers = {"X-CSRF": me["csrf"], "Origin": by_name_of(page), "Content-Type": "application/json", **more}
    answer = page.request.post(f"{by_name_of(page)}/api/account/passkeys{path}", data=json.dumps(body), headers=headers)
    assert answer.status == status, answer.text()
    return answer.json()


def by_name_of(page: Page) -> str:
    return str(page.evaluate("location.origin"))


def test_a_passkey_is_made_used_without_a_name_renamed_and_removed(screens: Screens):
    page, line, authenticator, login = account(screens, PHONE)
    make(page, "My phone")
    look(page, "passkeys")
    page.get_by_role("button", name="Log out", exact=True).click()
    page.wait_for_url("**/")
    page.goto(f"{screens.address}/login")
    page.locator("[data-passkey]").wait_for()
    look(page, "passkey-login")
    page.locator("[data-passkey]").click()
    page.get_by_text(f"Logged in as {login}").wait_for()
    unfold(page, "Passkeys")
    page.get_by_text("last used:").first.wait_for()
    page.get_by_role("button", name="Rename the passkey My phone").click()
    page.locator("[data-passkeys] ul").get_by_label("What this passkey is called").fill("Blue phone")
    page.get_by_role("button", name="Save").last.click()
    page.get_by_role("button", name="Remove the passkey Blue phone").click()
    page.locator("[data-passkeys] li").wait_for(state="detached")
    page.get_by_role("button", name="Log out", exact=True).click()
    page.wait_for_url("**/")
    page.goto(f"{screens.address}/login")
    screens.forgive("401")
    page.locator("[data-passkey]").click()
    page.get_by_text("This passkey is not known here").wait_for()  # its device has it still; here it is gone
    credentials = line.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})["credentials"]
    assert [one["isResidentCredential"] for one in credentials] == [True]


def test_what_attackers_try_with_passkeys_is_refused(screens: Screens):
    page, line, authenticator, login = account(screens, DESKTOP)
    make(page, "Key")
    post(page, "/new", {"password": "not the password"}, 401)  # a page left open is not enough
    page.get_by_role("button", name="Log out", exact=True).click()
    page.wait_for_url("**/")

    def signed() -> dict[str, Any]:
        answer: dict[str, Any] = page.evaluate(SIGN, post(page, "/ask", {})["options"])
        return answer

    stolen = signed()
    other = screens.person(DESKTOP).new_page()
    other.goto(f"{screens.address}/login")
    post(other, "/login", {"credential": stolen}, 401)  # signed for another browser's question
    own = post(other, "/ask", {})["options"]
    moved = copy.deepcopy(stolen)
    post(other, "/login", {"credential": moved}, 401)
    assert own["challenge"] not in json.dumps(stolen)
    assert "allowCredentials" not in own or own["allowCredentials"] == []  # nobody is told which there are

    for spoil in ("signature", "userHandle", "authenticatorData"):
        answer = signed()
        text = answer["response"][spoil]
        answer["response"][spoil] = text[:-6] + ("AAAAAA" if not text.endswith("AAAAAA") else "BBBBBB")
        post(page, "/login", {"credential": answer}, 401)
    for nonsense in ({}, {"rawId": 7, "response": []}, {"response": {"clientDataJSON": "e30"}}):
        post(page, "/login", {"credential": nonsense}, 400)

    answer = signed()
    post(page, "/login", {"credential": answer}, 403, Origin="https://tidetable.example")  # from another site
    unverified = {"authenticatorId": authenticator, "isUserVerified": False}
    line.send("WebAuthn.setUserVerified", unverified)
    options = post(page, "/ask", {})["options"] | {"userVerification": "discouraged"}
    post(page, "/login", {"credential": page.evaluate(SIGN, options)}, 401)
    line.send("WebAuthn.setUserVerified", {**unverified, "isUserVerified": True})

    page.goto(f"{screens.address}/login")
    right = signed()
    assert post(page, "/login", {"credential": right})["account"] == login
    post(page, "/login", {"credential": right}, 401)  # a second time

    theft = screens.person(DESKTOP).new_page()
    theft.goto(f"{screens.address}/login")
    device(screens, theft)
    elsewhere = post(theft, "/ask", {})["options"] | {"rpId": "localhost"}
    assert elsewhere["rpId"] == "localhost"
    assert page.request.get(f"{screens.address}/api/account/passkeys").json()["passkeys"][0]["used"] is not None
