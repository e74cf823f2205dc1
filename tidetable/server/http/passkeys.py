"""Passkeys (WebAuthn) beside passwords: made by an account, and logged in with, without a login's name."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.params import FromPath, JSONBody  # noqa: TC002 - read when the routes are made
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from tidetable.server.http.accounts import need_person, own_account, welcome
from tidetable.server.http.common import AnyRequest, Known, address_of, place_of, refusals
from tidetable.server.http.problems import BadRequest, NotFound, NotYou, TooMany
from tidetable.server.http.profiles import need_account
from tidetable.server.live.wire import Farewell, Me, NewName
from tidetable.server.people.identity import Identity, clean_name, plain
from tidetable.server.people.sites import site_of
from tidetable.server.storage.passkeys import Passkey, id_of

WITHIN = 300.0  # seconds in which a challenge is answered
NAME = "Tidetable"


class PasskeyInfo(msgspec.Struct, frozen=True):
    """A passkey of yours."""

    id: str
    name: str
    created: float
    used: float | None


class PasskeyList(msgspec.Struct, frozen=True):
    """Your passkeys."""

    passkeys: list[PasskeyInfo]


class Asked(msgspec.Struct, frozen=True):
    """What the browser is asked, as it takes it: the options of WebAuthn in JSON."""

    options: dict[str, Any]


class Made(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey the browser has made, in the JSON of WebAuthn."""

    name: str
    credential: dict[str, Any]


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the browser has signed with a passkey, in the JSON of WebAuthn."""

    credential: dict[str, Any]


@get("/api/account/passkeys", responses=refusals(401, 403), tags=["account"])
async def list_passkeys(request: AnyRequest, known: Known) -> PasskeyList:
    """List your passkeys."""
    need_account(known)
    found = await place_of(request).store.passkeys.of(known.player)
    return PasskeyList([PasskeyInfo(one.id, one.name, one.created, one.used) for one in found])


@post("/api/account/passkeys/new", responses=refusals(401, 403), status_code=200, tags=["account"])
async def ask_for_new(request: AnyRequest, known: Known, data: JSONBody[Farewell]) -> Asked:
    """Begin a passkey for your account; your password proves that it is you, for whoever has one can log in."""
    place, (host, _) = place_of(request), site_of(place_of(request).settings, str(request.base_url))
    need_account(known)
    await own_account(request, known, data.password)
    has = await place.store.passkeys.of(known.player)
    options = generate_registration_options(
        rp_id=host,
        rp_name=NAME,
        user_id=known.player.encode(),
        user_name=known.account or NAME,
        user_display_name=known.name or known.account or NAME,
        challenge=await challenge_for(request, known, "new"),
        timeout=round(WITHIN * 1000),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=one.credential) for one in has],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
    )
    return Asked(msgspec.json.decode(options_to_json(options)))


@post("/api/account/passkeys", responses=refusals(401, 403), tags=["account"])
async def keep_new(request: AnyRequest, known: Known, data: JSONBody[Made]) -> PasskeyList:
    """Keep a passkey that your browser has made, under a name."""
    place, (host, origin) = place_of(request), site_of(place_of(request).settings, str(request.base_url))
    need_account(known)
    name, now = clean_name(data.name), place.clock.now()
    challenge = await answered(request, known, "new", data.credential)
    try:
        verified = verify_registration_response(
            credential=data.credential,
            expected_challenge=challenge,
            expected_rp_id=host,
            expected_origin=origin,
            require_user_verification=True,
        )
    except Exception as fault:
        raise refused() from fault
    key = verified.credential_id
    new = Passkey(id_of(key), known.player, key, verified.credential_public_key, verified.sign_count, name, now)
    await place.store.passkeys.add(new)
    return await list_passkeys.fn(request, known)  # type: ignore[no-any-return]


@patch("/api/account/passkeys/{passkey:str}", responses=refusals(401, 403, 404), tags=["account"])
async def name_passkey(request: AnyRequest, known: Known, passkey: FromPath[str], data: JSONBody[NewName]) -> PasskeyList:
    """Name a passkey of yours anew."""
    need_account(known)
    if not await place_of(request).store.passkeys.rename(known.player, plain(passkey[:64]), clean_name(data.name)):
        raise NotFound("you have no such passkey")
    return await list_passkeys.fn(request, known)  # type: ignore[no-any-return]


@delete("/api/account/passkeys/{passkey:str}", responses=refusals(401, 403, 404), status_code=200, tags=["account"])
async def remove_passkey(request: AnyRequest, known: Known, passkey: FromPath[str]) -> PasskeyList:
    """Remove a passkey of yours: nobody logs in with it any more."""
    need_account(known)
    if not await place_of(request).store.passkeys.remove(known.player, plain(passkey[:64])):
        raise NotFound("you have no such passkey")
    return await list_passkeys.fn(request, known)  # type: ignore[no-any-return]


@post("/api/account/passkeys/ask", responses=refusals(401, 403), status_code=200, tags=["account"])
async def ask_for_any(request: AnyRequest, known: Known) -> Asked:
    """Begin to log in with a passkey: the browser knows which it has."""
    need_person(known)
    host, _ = site_of(place_of(request).settings, str(request.base_url))
    options = generate_authentication_options(
        rp_id=host,
        challenge=await challenge_for(request, known, "login"),
        timeout=round(WITHIN * 1000),
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    return Asked(msgspec.json.decode(options_to_json(options)))


@post("/api/account/passkeys/login", responses=refusals(401, 403), status_code=200, tags=["account"])
async def log_in_with(request: AnyRequest, known: Known, data: JSONBody[Shown]) -> Response[Me]:
    """Become an account of yours on this device, by a passkey; the games of the guest you were come with you."""
    need_person(known)
    place, (host, origin) = place_of(request), site_of(place_of(request).settings, str(request.base_url))
    challenge = await answered(request, known, "login", data.credential)
    key = bytes_of(data.credential, "rawId")
    guess = (f"passkey {id_of(key)}", address_of(request), None)
    wait = place.gates.guesses.wait(*guess)
    if wait:
        place.metrics.limited.labels("logins").inc()
        raise TooMany(f"too many attempts; wait {wait:.0f} seconds", wait)
    found = await place.store.passkeys.find(key)
    if found is None or bytes_of(data.credential, "response", "userHandle") != found.player.encode():
        place.gates.guesses.wrong(*guess)
        raise refused()
    try:
        verified = verify_authentication_response(
            credential=data.credential,
            expected_challenge=challenge,
            expected_rp_id=host,
            expected_origin=origin,
            credential_public_key=found.public_key,
            credential_current_sign_count=found.sign_count,
            require_user_verification=True,
        )
    except Exception as fault:
        place.gates.guesses.wrong(*guess)
        raise refused() from fault
    person = await place.people.find(found.player)
    if person is None or person.deleted or not await place.store.passkeys.use(found, verified.new_sign_count, place.clock.now()):
        raise refused()
    place.gates.guesses.right(*guess)
    return await welcome(request, known, person)


async def challenge_for(request: AnyRequest, who: Identity, what: str) -> bytes:
    """Make a challenge that this very browser may answer once, soon, and for this alone."""
    place, challenge = place_of(request), secrets.token_bytes(32)
    place.gates.passkeys.pass_(address_of(request), "passkeys")
    now = place.clock.now()
    await place.store.passkeys.put(challenge, session_of(who, what), now, now + WITHIN * place.clock.speed)
    return challenge


async def answered(request: AnyRequest, who: Identity, what: str, credential: dict[str, Any]) -> bytes:
    """Use up the challenge that an answer is to; refuse one that was not given here, is too old, or was used before."""
    place = place_of(request)
    place.gates.passkeys.pass_(address_of(request), "passkeys")
    try:
        challenge: bytes = parse_client_data_json(bytes_of(credential, "response", "clientDataJSON")).challenge
    except Exception as fault:
        raise BadRequest("this is no answer of a passkey") from fault
    if not await place.store.passkeys.take(challenge, session_of(who, what), place.clock.now()):
        raise refused()
    return challenge


def session_of(who: Identity, what: str) -> str:
    """Name the browser that is asked, and for what."""
    return f"{what} {who.player} {who.device}"


def bytes_of(credential: dict[str, Any], *names: str) -> bytes:
    """Give a part of what a browser has sent, as bytes."""
    part: Any = credential
    for name in names:
        part = part.get(name) if isinstance(part, dict) else None
    try:
        return base64url_to_bytes(part)
    except Exception as fault:
        raise BadRequest("this is no answer of a passkey") from fault


def refused() -> NotYou:
    """Say that it was not right, and nothing of what was not."""
    return NotYou("this passkey is not known here, or its answer came too late; try again", ("club-refused-passkey", {}))


HANDLERS: list[Any] = [
    list_passkeys, ask_for_new, keep_new, name_passkey, remove_passkey, ask_for_any, log_in_with,
]  # fmt: skip
