"""Children's mode: turned on by whoever is here, turned off with the password of the account, or with a guest's PIN."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import post
from litestar.params import JSONBody  # noqa: TC002 - read when the routes are made

from tidetable.server.http.accounts import me, need_person, prove
from tidetable.server.http.common import AnyRequest, Known, address_of, place_of, refusals
from tidetable.server.http.problems import BadRequest
from tidetable.server.live.bus import News
from tidetable.server.live.wire import Me
from tidetable.server.people.children import need_animal, need_grown
from tidetable.server.people.identity import clean_name, hash_password
from tidetable.server.place import Place

LONGEST_PIN = 64


class ChildWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a child is called, and of a guest the PIN that ends it; an account has its password."""

    animal: Annotated[str, msgspec.Meta(max_length=40)]
    pin: Annotated[str, msgspec.Meta(min_length=4, max_length=LONGEST_PIN)] | None = None


class ChildEnd(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Proof that whoever turns it off may: the password of the account, or a guest's PIN."""

    secret: Annotated[str, msgspec.Meta(max_length=200)]


@post("/api/me/child", responses=refusals(401, 403), status_code=200, tags=["you"])
async def turn_on(request: AnyRequest, known: Known, data: JSONBody[ChildWish]) -> Me:
    """Turn children's mode on: nothing that is said is sent to you, you say nothing, and are called after an animal."""
    need_person(known)
    need_grown(known)  # or a child would choose another PIN
    place, name = place_of(request), clean_name(data.animal)
    need_animal(name)
    if known.account is None and data.pin is None:
        raise BadRequest("a guest chooses a PIN with which children's mode is turned off")
    place.gates.names.pass_(address_of(request), "new names")
    pin = None
    if known.account is None and data.pin is not None:
        async with place.hashing:
            pin = await asyncio.to_thread(hash_password, data.pin)
    await place.people.keep(known.player, place.clock.now(), child=True, pin=pin, name=name)
    await place.store.seeks.drop(known.known)  # they wait under another name
    await told_anew(place, known.player)
    return await me(request, msgspec.structs.replace(known, name=name, child=True))


@post("/api/me/child/end", responses=refusals(401, 403), status_code=200, tags=["you"])
async def turn_off(request: AnyRequest, known: Known, data: JSONBody[ChildEnd]) -> Me:
    """Turn children's mode off; wrong guesses wait as those at a log-in do."""
    need_person(known)
    if not known.child:
        return await me(request, known)
    place = place_of(request)
    person = await place.people.find(known.player)
    if known.account is not None:
        await prove(request, person, data.secret, known.account, known.device)
    else:
        proved = person and msgspec.structs.replace(person, password=person.pin)
        await prove(request, proved, data.secret, known.player, known.device, "refused-pin")
    await place.people.keep(known.player, place.clock.now(), child=False, pin=None)
    await told_anew(place, known.player)
    return await me(request, msgspec.structs.replace(known, child=False))


async def told_anew(place: Place, player: str) -> None:
    """Let it hold at once on every line that somebody has, here and in the other processes."""
    await place.hub.hear_anew(player)
    await place.bus.tell(News(place.bus.process, unheard=player))


HANDLERS: list[Any] = [turn_on, turn_off]
