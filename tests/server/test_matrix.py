"""Who may do what: one table of roles and actions. Nobody sees or does what is another's."""

import re
from typing import Any, NamedTuple, get_args

import httpx
import pytest

from tests.server.harness import Line, Person, bearer
from tests.server.members import member
from tidetable.server.live.wire import FromClient

ROLES = ("nobody", "guest", "member", "bot", "owner")  # the owner last: what they do may end what the others tried


class Row(NamedTuple):
    """An action at something of Ann's, and what each role is answered."""

    method: str
    path: str
    answers: tuple[int, ...]  # in the order of the roles
    body: Any = None


SUBSCRIPTION = {"endpoint": "https://push.example/ann-at-home", "keys": {"p256dh": "B" * 87, "auth": "a" * 22}}
OTHER_BROWSER = {"endpoint": "https://push.example/another", "keys": {"p256dh": "B" * 87, "auth": "a" * 22}}
RATED = {"game": "fish_n_stones", "seats": [{"kind": "me"}, {"kind": "open"}], "rated": True}
CUP = {"name": "Cup", "format": "round-robin", "game": "rivero", "clock": {"kind": "move", "seconds": 60}, "entry": "code"}
MATRIX = [
    Row("PATCH", "/api/me", (401, 200, 200, 200, 200), {"name": "Same"}),
    Row("GET", "/api/games", (200, 200, 200, 200, 200)),
    Row("GET", "/api/games/rivero", (200, 200, 200, 200, 200)),
    Row("GET", "/api/games/rivero/rules", (200, 200, 200, 200, 200)),
    Row("GET", "/api/games/rivero/words/en", (200, 200, 200, 200, 200)),
    Row("GET", "/api/schema", (200, 200, 200, 200, 200)),
    Row("GET", "/api/schema/openapi.json", (200, 200, 200, 200, 200)),
    Row("GET", "/api/openapi.json", (200, 200, 200, 200, 200)),
    Row("GET", "/api/asyncapi.json", (200, 200, 200, 200, 200)),
    Row("GET", "/healthz", (200, 200, 200, 200, 200)),
    Row("GET", "/metrics", (200, 200, 200, 200, 200)),  # the proxies keep it inside
    Row("GET", "/api/leaderboard?game=rivero", (200, 200, 200, 200, 200)),
    Row("GET", "/api/daily/2026-11-18/rivero", (200, 200, 200, 200, 200)),
    Row("POST", "/api/daily/2026-11-18/rivero", (401, 400, 400, 400, 400), {"actions": []}),
    Row("POST", "/api/puzzles/doubts", (401, 404, 404, 404, 404), {"game": "rivero", "puzzle": "none"}),
    Row("POST", "/api/records", (401, 400, 400, 400, 400), {}),
    Row("GET", "/api/me/report", (401, 200, 200, 200, 200)),
    Row("POST", "/api/me/report", (401, 202, 202, 202, 202)),
    Row("POST", "/api/account", (401, 403, 403, 403, 403), {"login": "{login}", "password": "correct horse", "name": "X"}),
    Row("POST", "/api/account/login", (401, 401, 401, 401, 401), {"login": "nobody-{handle}", "password": "not this one"}),
    Row("POST", "/api/account/password", (401, 401, 401, 401, 401), {"old": "not this one", "new": "another horse"}),
    Row("POST", "/api/account/delete", (401, 401, 401, 401, 401), {"password": "not this one"}),
    Row("POST", "/api/account/passkeys/ask", (401, 403, 403, 403, 403)),
    Row("POST", "/api/account/tokens", (401, 201, 201, 403, 201), {"name": "Robot"}),
    Row("POST", "/api/me/told/push", (401, 201, 201, 403, 201), OTHER_BROWSER),
    Row("DELETE", "/api/me/told/email", (401, 403, 200, 403, 200)),
    Row("POST", "/api/told/confirm/{calendar}", (404, 404, 404, 404, 404)),
    Row("GET", "/admin", (404, 404, 404, 404, 404)),
    Row("POST", "/admin", (404, 404, 404, 404, 404)),
    Row("GET", "/admin/people", (404, 404, 404, 404, 404)),
    Row("POST", "/admin/people", (404, 404, 404, 404, 404)),
    Row("GET", "/admin/puzzles", (404, 404, 404, 404, 404)),
    Row("POST", "/admin/puzzles", (404, 404, 404, 404, 404)),
    Row("DELETE", "/api/admin/bans?network=192.0.2.1", (401, 404, 404, 404, 404)),
    Row("GET", "/api/tables", (200, 200, 200, 200, 200)),
    Row("GET", "/api/tables/{table}", (200, 200, 200, 200, 200)),
    Row("GET", "/api/tables/{table}/qr.svg?seat=0", (403, 403, 403, 403, 200)),
    Row("GET", "/api/tables/{table}/why?eyes=0&target=%7B%7D", (403, 403, 403, 403, 200)),
    Row("GET", "/api/tables/{table}/stream?eyes=0", (403, 403, 403, 403, 200)),
    Row("GET", "/api/tables/{table}/record", (409, 409, 409, 409, 409)),  # not before its end
    Row("GET", "/api/tables/{table}/verify", (409, 409, 409, 409, 409)),
    Row("GET", "/api/tables/{table}/analysis", (409, 409, 409, 409, 409)),
    Row("POST", "/api/tables/{table}/analysis", (401, 409, 409, 409, 409)),
    Row("DELETE", "/api/tables/{table}/analysis", (401, 404, 404, 404, 404)),
    Row("POST", "/api/tables/{table}/sit", (401, 409, 409, 409, 200), {}),
    Row("POST", "/api/tables/{table}/rematch", (401, 403, 403, 403, 409)),
    Row("GET", "/api/account/tables", (401, 200, 200, 200, 200)),
    Row("GET", "/api/me/inbox", (401, 200, 200, 200, 200)),
    Row("GET", "/api/me/leaving", (401, 200, 200, 200, 200)),
    Row("GET", "/api/me/follows", (401, 200, 200, 403, 200)),
    Row("PUT", "/api/me/follows/{table}", (401, 200, 200, 403, 200)),  # whoever knows the address may watch
    Row("DELETE", "/api/me/follows/{table}", (401, 204, 204, 403, 204)),
    Row("GET", "/api/account/devices", (401, 200, 200, 403, 200)),
    Row("GET", "/api/account/passkeys", (401, 403, 200, 403, 200)),
    Row("POST", "/api/account/passkeys/new", (401, 403, 403, 403, 403), {"password": "not this"}),  # no site by name here
    Row("POST", "/api/account/passkeys", (401, 403, 403, 403, 403), {"name": "Key", "credential": {}}),
    Row("PATCH", "/api/account/passkeys/{token}", (401, 403, 404, 403, 404), {"name": "Mine"}),
    Row("DELETE", "/api/account/passkeys/{token}", (401, 403, 404, 403, 404)),
    Row("POST", "/api/account/passkeys/login", (401, 403, 403, 403, 403), {"credential": {}}),
    Row("GET", "/api/account/tokens", (401, 200, 200, 200, 200)),
    Row("GET", "/api/me/profile", (401, 403, 200, 403, 200)),
    Row("PATCH", "/api/me/profile", (401, 403, 403, 403, 200), {"handle": "{handle}"}),
    Row("GET", "/api/people/{handle}", (404, 404, 404, 404, 200)),
    Row("POST", "/api/me/child", (401, 403, 403, 403, 403), {"animal": "Killer"}),
    Row("POST", "/api/me/child/end", (401, 200, 200, 403, 200), {"secret": "0000"}),  # nothing to end
    Row("GET", "/api/me/people", (401, 403, 200, 403, 200)),
    Row("POST", "/api/me/friends", (401, 403, 404, 403, 400), {"handle": "{handle}"}),
    Row("POST", "/api/me/friends/{asks}", (401, 403, 404, 403, 200)),
    Row("DELETE", "/api/me/friends/{friend}", (401, 403, 404, 403, 200)),
    Row("POST", "/api/me/blocks", (401, 403, 404, 403, 400), {"handle": "{handle}"}),
    Row("DELETE", "/api/me/blocks/{blocked}", (401, 403, 404, 403, 200)),
    Row("POST", "/api/me/mutes", (401, 403, 404, 403, 400), {"handle": "{handle}"}),
    Row("DELETE", "/api/me/mutes/{muted}", (401, 403, 404, 403, 200)),
    Row("GET", "/api/me/export", (401, 200, 200, 403, 200)),
    Row("POST", "/api/me/import", (401, 403, 400, 403, 400), {}),
    Row("GET", "/api/me/told", (401, 200, 200, 403, 200)),
    Row("PATCH", "/api/me/told", (401, 200, 200, 403, 200), {"language": "en"}),
    Row("PATCH", "/api/me/told", (401, 403, 200, 403, 200), {"webhook": "https://receiver.example/news"}),
    Row("POST", "/api/me/told/email", (401, 403, 403, 403, 403), {"address": "ann@example.org"}),  # switched off here
    Row("POST", "/api/me/told/test", (401, 404, 404, 403, 400), {"way": "push"}),  # the keys of her browser are none
    Row("POST", "/api/me/told/looking", (401, 204, 204, 403, 204), {"table": "{table}", "here": True}),
    Row("GET", "/api/calendar/{calendar}x", (404, 404, 404, 404, 404)),
    Row("POST", "/api/told/stop/{calendar}", (404, 404, 404, 404, 404)),  # an address of one kind is none of another
    Row("DELETE", "/api/me/told/push/{browser}", (401, 404, 404, 403, 200)),
    Row("GET", "/api/admin", (401, 404, 404, 404, 404)),
    Row("GET", "/api/admin/reports", (401, 404, 404, 404, 404)),
    Row("POST", "/api/admin/reports/x", (401, 404, 404, 404, 404), {"deed": "ban"}),
    Row("DELETE", "/api/admin/penalties?player=x&kind=ban", (401, 404, 404, 404, 404)),
    Row("GET", "/api/admin/doubts", (404, 404, 404, 404, 404)),
    Row("DELETE", "/api/admin/doubts?game=rivero&puzzle=x", (404, 404, 404, 404, 404)),
    Row("POST", "/api/reports", (401, 404, 404, 403, 400), {"handle": "{handle}", "why": "other"}),
    Row("POST", "/api/me/warning", (401, 204, 204, 204, 204)),
    Row("POST", "/api/admin/bans", (401, 404, 404, 404, 404), {"network": "192.0.2.1"}),
    Row("POST", "/api/tables", (401, 403, 201, 201, 201), RATED),
    Row("GET", "/api/seeks", (401, 200, 200, 403, 200)),
    Row("POST", "/api/seeks/bot", (401, 404, 404, 403, 404)),
    Row("POST", "/api/seeks", (401, 403, 201, 403, 201), {"game": "rivero", "clock": "day14", "bot_after": None, "rated": True}),
    Row("DELETE", "/api/seeks", (401, 204, 204, 403, 204)),
    Row("GET", "/api/me/holidays", (401, 403, 200, 403, 200)),
    Row("POST", "/api/me/holidays", (401, 403, 201, 403, 201)),
    Row("DELETE", "/api/me/holidays", (401, 403, 200, 403, 200)),
    Row("GET", "/api/tables/{table}/note", (401, 403, 403, 403, 200)),
    Row("PUT", "/api/tables/{table}/note", (401, 403, 403, 403, 200), {"text": "mine"}),
    Row("GET", "/api/tables/{table}/orders?seat=0", (401, 403, 403, 403, 200)),
    Row("PUT", "/api/tables/{table}/orders", (401, 403, 403, 403, 200), {"seat": 0, "n": 1, "steps": []}),
    Row("POST", "/api/tables/{table}/again", (401, 403, 403, 403, 409), {"yes": True}),
    Row("POST", "/api/tables/{table}/code", (200, 200, 200, 200, 200)),  # whoever knows the address may give it on
    Row("GET", "/api/featured", (200, 200, 200, 200, 200)),
    Row("GET", "/api/join/CCCCCC/qr.svg", (200, 200, 200, 200, 200)),  # drawn, not looked up
    Row("POST", "/api/join", (404, 404, 404, 404, 404), {"code": "{handle}"}),
    Row("GET", "/api/tables/{table}/ratings", (200, 200, 200, 200, 200)),  # as seats show them
    Row("GET", "/api/tables/{table}/state?eyes=0", (403, 403, 403, 403, 200)),
    Row("GET", "/api/tables/{table}/replay?at=0&eyes=0", (403, 403, 403, 403, 200)),
    Row("POST", "/api/tables/{table}/decline", (401, 409, 409, 409, 409)),  # no seat is kept for anybody there
    Row("POST", "/api/tables/{table}/start", (401, 403, 403, 403, 409)),
    Row("POST", "/api/tables/{table}/commands", (401, 403, 403, 403, 200), {"type": "resign", "id": "x", "seat": 0}),
    Row("POST", "/api/tables/{table}/leave", (401, 403, 403, 403, 200), {"seat": 0}),
    Row("GET", "/api/tournaments", (200, 200, 200, 200, 200)),
    Row("GET", "/api/tournaments/{tournament}", (200, 200, 200, 200, 200)),  # whoever knows the address may look; the code is hers
    Row("GET", "/api/tournaments/{tournament}/rounds/1", (200, 200, 200, 200, 200)),
    Row("GET", "/api/tournaments/{tournament}/records", (200, 200, 200, 200, 200)),
    Row("GET", "/api/tournaments/{tournament}/qr.svg", (200, 200, 200, 200, 200)),
    Row("POST", "/api/tournaments", (401, 403, 201, 403, 201), CUP),
    Row("POST", "/api/tournaments/{tournament}/conduct", (401, 403, 403, 403, 409), {"deed": "start"}),  # nobody has entered
    Row("POST", "/api/tournaments/{tournament}/kick", (401, 403, 403, 403, 404), {"number": 1}),
    Row("POST", "/api/tournaments/{tournament}/enter", (401, 403, 403, 403, 200), {"name": "Somebody", "code": "CCCCCC"}),
    Row("POST", "/api/tournaments/{tournament}/rest", (401, 403, 403, 403, 409), {"rest": True}),  # in a round robin nobody does
    Row("POST", "/api/tournaments/{tournament}/leave", (401, 403, 403, 403, 200)),
    Row("DELETE", "/api/account/tokens/{token}", (401, 404, 404, 404, 204)),
    Row("DELETE", "/api/account/devices/{device}", (401, 404, 404, 403, 204)),
    Row("POST", "/api/account/logout", (204, 204, 204, 204, 204)),
    Row("GET", "/api/me", (200, 200, 200, 200, 200)),  # at the end: nobody becomes somebody
]  # fmt: skip


@pytest.fixture(scope="module")
def cast(club):
    """Ann with everything that is hers, and those who would like to have it."""
    ann, other = member(club, "Ann"), member(club, "Mallory")
    handle = f"ann-{ann.me['player'][:12]}"  # found nowhere by chance
    ann.send("PATCH", "/api/me/profile", {"sees_profile": "nobody", "handle": handle})
    own = {
        "handle": handle,
        "token": ann.post("/api/account/tokens", {"name": "Robby"})["id"],
        "device": ann.get("/api/account/devices")["devices"][0]["id"],
        "calendar": ann.send("PATCH", "/api/me/told", {"calendar": True})["calendar"].rpartition("/")[2],
        "browser": ann.post("/api/me/told/push", SUBSCRIPTION)["browsers"][0]["id"],
        "table": ann.table("rivero", others=("random",))["table"]["id"],
    }
    for name, path in (("friend", "friends"), ("blocked", "blocks"), ("muted", "mutes")):
        people = ann.post(f"/api/me/{path}", {"handle": member(club, "Ben").me["handle"]})
        own[name] = people["asked" if name == "friend" else name][0]["id"]
    asker = member(club, "Cleo")
    ann.send("PATCH", "/api/me/profile", {"sees_profile": "everyone"})
    asker.post("/api/me/friends", {"handle": handle})
    ann.send("PATCH", "/api/me/profile", {"sees_profile": "nobody"})
    own["asks"] = ann.get("/api/me/people")["asking"][0]["id"]
    own["login"] = ann.login  # of the one who is asked for: nobody else may have it
    cup = ann.post("/api/tournaments", CUP)
    own |= {"tournament": cup["tournament"]["id"], "tournament-code": cup["code"]}
    bot = bearer(club.url, other.post("/api/account/tokens", {"name": "Spy"})["token"])
    nobody = httpx.Client(base_url=club.url, timeout=60)
    return own, dict(zip(ROLES, (nobody, Person(club.url).http, other.http, bot, ann.http), strict=True))


@pytest.mark.parametrize("row", MATRIX, ids=lambda row: f"{row.method} {row.path}")
def test_everybody_gets_what_is_theirs_and_nothing_else(cast, row):
    own, roles = cast
    path = row.path.format(**own)
    body = row.body and {name: value.format(**own) if isinstance(value, str) else value for name, value in row.body.items()}
    for role, expected in zip(ROLES, row.answers, strict=True):
        with roles[role].stream(row.method, path, json=body) as answer:
            if "ndjson" not in answer.headers.get("content-type", ""):  # that one never ends
                answer.read()
        assert answer.status_code == expected, (role, answer.status_code, answer.is_stream_consumed and answer.text[:200])
        if role != "owner" and answer.is_stream_consumed:
            asked = path.split("/")
            told = [name for name, value in own.items() if value in answer.text and value not in asked and value not in str(body)]
            assert told == [], (role, told)


def test_no_route_of_the_application_is_left_out(lone):
    """Asked of the application itself, so that whatever comes is written down here, or this fails."""
    rows = {(row.method, re.sub(r"\{[^}]+\}", "x", row.path.partition("?")[0])) for row in MATRIX}
    for route in lone.app.api.routes:
        pattern = re.compile(re.sub(r"\{[^}]+\}", "[^/]+", route.path_format))
        methods = {method for handler in route.route_handlers for method in handler.http_methods} - {"HEAD", "OPTIONS"}
        for method in methods:
            assert any(method == known and pattern.fullmatch(path) for known, path in rows), (method, route.path_format)


# The sockets: whoever is given the words of a command, and holds no seat, does nothing with it

SAID: dict[str, dict[str, Any]] = {
    "act": {"n": 1, "action": 0}, "undo": {"n": 1}, "ask": {"what": "abandon"}, "answer": {"yes": True}, "resume": {},
    "resign": {}, "takeover": {"bot": "careful"}, "takeback": {}, "claim": {"of": 1, "what": "win"}, "salt": {"salt": "s"},
    "settings": {"chat": False}, "chat": {"text": "hello"}, "eyes": {"seat": 0}, "mute": {"who": "x"}, "state": {}, "ping": {},
    "echo": {}, "hello": {"protocol": 1},
}  # fmt: skip
FREE = {"chat", "mute", "state", "ping", "echo"}  # of everybody who may watch; hello comes first, and once


def test_no_message_of_the_socket_is_left_out():
    assert {kind.__struct_config__.tag for kind in get_args(FromClient)} == set(SAID)


def test_nothing_said_over_a_socket_moves_what_is_anothers(lone):
    ann = Person(lone.url, "Ann")
    table = ann.table("rivero", others=("open",), clock={"kind": "days", "days": 3})["table"]["id"]
    ben = Person(lone.url, "Ben")
    ben.sit(table)
    with ann.socket(table).ready() as mine:
        before = mine.state["n"]
        for who in (Person(lone.url, "Mallory"), None):
            for kind in set(SAID) - FREE:
                with Line(lone.url, table, who.cookie if who else None).ready() as line:  # some are answered by hanging up
                    answer = said(line, kind)
                    assert answer["type"] in {"refused", "bye"}, (kind, answer)
                    assert all(seen.get("eyes") in {None, -1} for seen in line.heard), kind
        assert ann.get(f"/api/tables/{table}/state")["n"] == before
        assert mine.do("resign")["type"] == "ack"  # and whoever holds the seat does


def said(line: Line, kind: str) -> dict[str, Any]:
    """Say something of a kind for the first seat; give what is answered."""
    seat = {"seat": 0} if kind not in {"settings", "chat", "hello"} else {}
    line.say(type=kind, **({} if kind in {"hello", "eyes"} else {"id": "m"}), **{**seat, **SAID[kind]})
    return line.until("refused", "bye", "ack")
