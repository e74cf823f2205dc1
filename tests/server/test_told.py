"""Told in time: once, by the ways somebody chose, to real receivers, and nothing that is hidden."""

import json
import re
import secrets
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from zoneinfo import ZoneInfo

import httpx
import pytest
import sqlalchemy as sa

from tests.server.harness import Here, Person, ToldClock, play_to_the_end, settings_for, wait_for
from tests.server.members import member
from tests.server.receivers import Letters, Posts, PushedBrowser
from tidetable.server.storage.schema import jobs, looking, outbox
from tidetable.server.told.choices import Quiet, quiet_until
from tidetable.server.told.notice import News, news_for, notice_of
from tidetable.server.told.teller import GRACE
from tidetable.table import coming
from tidetable.table.clocks import Clock
from tidetable.table.plan import Plan, SeatPlan

DAYS = {"kind": "days", "days": 3}
ALL = {kind: ["push", "email", "webhook"] for kind in ("turn", "invited", "over")}
FOLLOWED = {"followed": ["push", "webhook"]}


class World(Here):
    """A server whose clock is told, with its receivers."""

    def __init__(self, settings, clock, letters, posts):
        super().__init__(settings, clock)
        self.clock, self.letters, self.posts = clock, letters, posts


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def world(request, tmp_path_factory, databases):
    """A server whose clock is told, with a letter box and a place for posts beside it."""
    with Letters() as letters, Posts() as posts:
        settings = settings_for(
            tmp_path_factory.mktemp("told"), smtp=f"smtp://127.0.0.1:{letters.port}", mail_from="table@tidetable.test",
            public_url="http://tidetable.test", outgoing=("127.0.0.0/8",), database=databases(request.param),
        )  # fmt: skip
        with World(settings, ToldClock(), letters, posts) as server:
            yield server


def found(pattern, text):
    """Give what a pattern finds in a text."""
    match = re.search(pattern, text)
    assert match, text
    return match[1]


def rows(server, player):
    """Give what stands in the outbox for somebody."""
    query = sa.select(outbox).where(outbox.c.player == player).order_by(outbox.c.way)
    return server.inside(server.place.database.read(lambda line: list(line.execute(query))))


def pass_time(server, seconds=20.0):
    """Let time pass, and wait until all that was due then is done."""
    server.clock.at += seconds
    server.place.worker.wake()
    wait_for(lambda: looked_until(server) >= server.clock.at - GRACE, "nobody looks round", 20)  # a round of before is none
    wait_for(lambda: not waiting_jobs(server), "something is not sent", 20)


def looked_until(server):
    """Give up to when tables were looked at."""
    return float(server.inside(server.place.store.setting("told-until")) or 0.0)


def waiting_jobs(server):
    """Count what is to be sent now."""
    due = sa.select(sa.func.count()).select_from(jobs).where(jobs.c.kind == "send")
    late = sa.select(sa.func.count()).select_from(outbox).where(outbox.c.state == "waiting", outbox.c.due <= server.clock.at)
    return server.inside(server.place.database.read(lambda line: line.execute(due).scalar() + line.execute(late).scalar()))


def reached(server, name="Ann", **choices):
    """Give somebody with all three ways; what they get carries a mark of their own."""
    server.place.gates.mails.__init__(server.place.settings.limits.mails, server.place.real)
    server.place.gates.accounts.__init__(server.place.settings.limits.accounts, server.place.real)
    person = member(server, name)
    person.mark = secrets.token_hex(4)
    person.browser = PushedBrowser(f"{server.posts.url}/push-{person.mark}")
    person.post("/api/me/told/push", person.browser.subscription)
    person.address = f"{person.mark}@example.org"
    person.post("/api/me/told/email", {"address": person.address})
    seal = found(r"confirm=(\S+)", server.letters.to(person.address)[-1].get_content())
    httpx.post(f"{server.url}/api/told/confirm/{seal}").raise_for_status()
    person.send("PATCH", "/api/me/told", {"by": ALL, "webhook": f"{server.posts.url}/hook-{person.mark}", **choices})
    server.letters.got.clear()
    return person


def got(server, person):
    """Give what somebody was told: by push, letters, posts."""
    pushed = [person.browser.read(post) for post in server.posts.at(f"/push-{person.mark}")]
    hooked = [json.loads(post.body) for post in server.posts.at(f"/hook-{person.mark}")]
    return pushed, server.letters.to(person.address), hooked


def awaited(person, other, **choices):
    """Let two people begin a match in which *person* is asked; give the table."""
    table = person.table(clock=DAYS, **choices)["table"]["id"]
    other.sit(table)
    if 0 not in person.get(f"/api/tables/{table}")["table"]["waiting"]:
        move(other, table, 1)
    return table


def move(person, table, seat):
    """Decide anything, once."""
    with person.socket(table).ready() as line:
        assert line.act(line.state["legal"][0]["action"], seat)["type"] == "ack"


def test_whoever_does_not_look_is_told_once_by_every_way(world):
    ann, ben = reached(world), member(world, "Ben")
    table = awaited(ann, ben, name="Friday")
    pass_time(world)
    pushed, letters, hooked = got(world, ann)

    assert pushed == [
        {"title": "Your turn", "body": "Friday: Fish'n'Stones with Ben", "path": f"/t/{table}", "tag": f"{table}-turn"}
    ]
    post = world.posts.at(f"/push-{ann.mark}")[0]
    assert f"k={ann.get('/api/me/told')['key']}" in post.headers["authorization"]
    assert [letter["Subject"] for letter in letters] == ["Your turn: Friday: Fish'n'Stones with Ben"]
    assert f"http://tidetable.test/t/{table}" in letters[0].get_content()
    assert [one["text"] for one in hooked] == ["Friday: Fish'n'Stones with Ben"]
    pass_time(world)
    pass_time(world, 86_000)
    assert [len(one) for one in got(world, ann)] == [1, 1, 1]

    left = " ".join([json.dumps([pushed, hooked]), *(letter.as_string() for letter in letters)])
    state = ann.get(f"/api/tables/{table}/state", eyes=0)
    known = {str(one["text"]) for one in state["legal"] if "text" in one} | {ann.login, ben.login, ben.me["player"]}
    secret = world.inside(world.place.hub.live(table)).table.created.secret
    assert [one for one in (secret, "seat=", *known) if one in left] == []


def test_whoever_looks_or_answers_first_is_not_told(world):
    ann, ben = reached(world), member(world, "Ben")
    table = awaited(ann, ben)
    ann.post("/api/me/told/looking", {"table": table, "here": True})
    world.clock.at += 1
    pass_time(world)
    assert got(world, ann) == ([], [], [])

    ann.post("/api/me/told/looking", {"table": table, "here": False})
    for other in (ben.table(clock=DAYS)["table"]["id"], "nowhere"):  # not hers: nobody fills the house with what is no use
        ann.post("/api/me/told/looking", {"table": other, "here": True})
    looked = sa.select(looking.c.table_id).where(looking.c.player == ann.me["player"])
    assert world.inside(world.place.database.read(lambda line: list(line.execute(looked).scalars()))) == [table]
    pass_time(world, 600)
    assert got(world, ann) == ([], [], []), "what was seen is not told later"


def test_peace_holds_back_and_what_is_still_so_comes_once_afterwards(world):
    zone = "Europe/Budapest"
    hour = datetime.fromtimestamp(world.clock.at, ZoneInfo(zone)).hour
    peace = {"begin": hour * 60, "end": (hour + 2) % 24 * 60}
    ann, cat = reached(world, quiet=peace, zone=zone), reached(world, "Cat", quiet=peace, zone=zone)
    ben = member(world, "Ben")
    stays, passes = awaited(ann, ben), awaited(cat, ben)
    pass_time(world)
    assert (got(world, ann), got(world, cat)) == (([], [], []), ([], [], []))
    move(cat, passes, 0)
    assert stays

    pass_time(world, 2 * 3600)
    assert [len(one) for one in got(world, ann)] == [1, 1, 1]
    assert {row.state for row in rows(world, cat.me["player"]) if row.kind == "turn" and row.mark == rows_mark(world, cat)} == {
        "over"
    }


def rows_mark(server, person):
    """Give the first question somebody was asked."""
    return min(row.mark for row in rows(server, person.me["player"]))


def test_what_cannot_be_sent_is_tried_again_and_given_up(world):
    ann, ben = reached(world), member(world, "Ben")
    world.posts.answers[f"/hook-{ann.mark}"] = 503
    world.posts.answers[f"/push-{ann.mark}"] = 410
    awaited(ann, ben)
    pass_time(world)
    assert {row.way: row.state for row in rows(world, ann.me["player"])} == {
        "push": "refused",
        "email": "sent",
        "webhook": "waiting",
    }
    assert ann.get("/api/me/told")["browsers"] == [], "a browser that is gone is forgotten"
    for wait in (60, 300, 1800, 7200, 20_000):
        pass_time(world, wait)
    assert {row.way: row.tries for row in rows(world, ann.me["player"])} == {"push": 1, "email": 1, "webhook": 5}
    assert [row.state for row in rows(world, ann.me["player"]) if row.way == "webhook"] == ["given-up"]
    assert len(world.posts.at(f"/hook-{ann.mark}")) == 5


def test_an_end_and_a_kept_seat_are_told(world):
    ann, ben = reached(world), member(world, "Ben")
    table = awaited(ann, ben)
    lines = {0: ann.socket(table).ready(), 1: ben.socket(table).ready()}
    play_to_the_end(lines)
    for line in lines.values():
        line.close()
    pass_time(world)
    again = ben.post(f"/api/tables/{table}/rematch")["table"]["id"]
    pass_time(world)
    pushed, _, _ = got(world, ann)
    assert [(one["title"], one["path"]) for one in pushed] == [
        ("The game is over", f"/t/{table}"),
        ("A seat is kept for you", f"/t/{again}"),
    ]


def follow(person, table):
    person.send("PUT", f"/api/me/follows/{table}", expect=200)


def titles(server, person):
    """Give what somebody was told by push, and where it leads."""
    return [(one["title"], one["path"]) for one in got(server, person)[0]]


def test_a_followed_table_is_told_of_when_it_begins_and_when_it_has_ended_each_once(world):
    ann, ben = Person(world.url, "Ann"), Person(world.url, "Ben")
    cleo, dan, eve = reached(world, "Cleo"), reached(world, "Dan"), reached(world, "Eve")
    for one in (cleo, eve):
        one.send("PATCH", "/api/me/told", {"by": FOLLOWED})
    assert dan.get("/api/me/told")["by"]["followed"] == [], "off until it is chosen"
    table = ann.table(clock=DAYS, watching={"delay": "end"}, name="Sunday")["table"]["id"]
    for one in (cleo, dan, eve):
        follow(one, table)
    world.clock.at += 1
    ben.sit(table)
    pass_time(world)
    pass_time(world, 60)
    assert titles(world, cleo) == titles(world, eve) == [("A table you follow has begun", f"/t/{table}")]
    assert got(world, cleo)[0][0]["body"] == "Sunday: Fish'n'Stones with Ann, Ben"
    eve.send("DELETE", f"/api/me/follows/{table}", expect=204)
    lines = {0: ann.socket(table).ready(), 1: ben.socket(table).ready()}
    play_to_the_end(lines)
    for line in lines.values():
        line.close()
    pass_time(world)
    pass_time(world, 60)
    assert titles(world, cleo)[1:] == [("A game you follow has ended", f"/t/{table}")]
    assert [len(got(world, one)[0]) for one in (dan, eve)] == [0, 1]
    assert len(got(world, cleo)[2]) == 2


def test_what_was_seen_is_told_to_no_follower_and_nobody_hears_of_a_table_of_theirs_twice(world):
    ann, ben, cleo = Person(world.url, "Ann"), reached(world, "Ben"), reached(world, "Cleo")
    for one in (ben, cleo):
        one.send("PATCH", "/api/me/told", {"by": FOLLOWED})
    table, other = (ann.table(clock=DAYS)["table"]["id"] for _ in range(2))
    for one in (ben, cleo):
        follow(one, table)
        follow(one, other)
    world.clock.at += 1
    ben.sit(table)
    ben.sit(other)
    world.clock.at += 1
    follow(cleo, table)  # has looked since
    cleo.post("/api/me/told/looking", {"table": other, "here": True})  # looks just now
    pass_time(world)
    pass_time(world, 600)
    assert [one for one in titles(world, cleo) + titles(world, ben) if "follow" in one[0]] == []
    late = ann.table(others=("here",))["table"]["id"]
    follow(cleo, late)  # it has begun already
    pass_time(world)
    assert titles(world, cleo) == []


def test_an_address_is_confirmed_first_and_a_letter_ends_all_letters(world):
    ann, ben = reached(world), member(world, "Ben")
    ann.post("/api/me/told/email", {"address": f"new-{ann.address}"})
    assert (ann.get("/api/me/told")["email"], ann.get("/api/me/told")["pending"]) == (ann.address, f"new-{ann.address}")
    for bad in ("ann", "ann@b\n", "a@b..c", "Ann <ann@b.c>", "ann@b.c,ben@b.c"):
        assert (
            ann.post("/api/me/told/email", {"address": bad.rstrip() + " x" if "\n" in bad else bad}, 400)["error"] == "bad-request"
        )
    seal = found(r"confirm=(\S+)", world.letters.to(f"new-{ann.address}")[-1].get_content())
    assert httpx.post(f"{world.url}/api/told/confirm/{seal}x").status_code == 404
    world.clock.at += 3 * 86_400
    assert httpx.post(f"{world.url}/api/told/confirm/{seal}").status_code == 404, "two days are over"

    awaited(ann, ben)
    pass_time(world)
    letter = world.letters.to(ann.address)[-1]
    stop = letter["List-Unsubscribe"].strip("<>").removeprefix("http://tidetable.test")
    assert httpx.post(f"{world.url}{stop}", data={"List-Unsubscribe": "One-Click"}).status_code == 204
    assert ann.get("/api/me/told")["email"] is None


def test_a_trial_comes_at_once_and_says_what_is_wrong(world):
    ann = reached(world)
    for way in ("push", "email", "webhook"):
        ann.post("/api/me/told/test", {"way": way}, 204)
    assert [len(one) for one in got(world, ann)] == [1, 1, 1]
    ann.send("PATCH", "/api/me/told", {"format": "discord"})
    ann.post("/api/me/told/test", {"way": "webhook"}, 204)
    assert json.loads(world.posts.got[-1].body)["allowed_mentions"] == {"parse": []}
    ann.send("PATCH", "/api/me/told", {"format": "ntfy", "language": "hu"})
    ann.post("/api/me/told/test", {"way": "webhook"}, 204)
    assert (world.posts.got[-1].headers["title"], world.posts.got[-1].body.decode()) == (
        "=?utf-8?q?Egy_pr=C3=B3ba?=",
        "Így szól neked a Tidetable.",
    )
    world.posts.answers[f"/hook-{ann.mark}"] = 302
    refused = ann.post("/api/me/told/test", {"way": "webhook"}, 400)
    assert refused["why"] == ["told-refused-sending", {"why": "answered 302"}]
    assert world.posts.at("/elsewhere") == [], "nobody is sent on"


def test_the_calendar_holds_the_deadline_until_it_gets_a_new_address(world):
    ann, ben = member(world, "Ann, the first"), member(world, "Ben")
    table = awaited(ann, ben, name="Friday; night")
    old = ann.send("PATCH", "/api/me/told", {"calendar": True})["calendar"]
    text = httpx.get(f"{world.url}{old}").text
    assert f"UID:{table}@tidetable.test\r\n" in text
    assert "SUMMARY:Your turn: Friday\\; night: Fish'n'Stones with Ben\r\n" in text
    due = found(r"DTEND:(\w+)", text)
    assert 0 < datetime.strptime(due + "+0000", "%Y%m%dT%H%M%SZ%z").timestamp() - world.clock.at <= 3 * 86_400
    new = ann.send("PATCH", "/api/me/told", {"calendar": True})["calendar"]
    assert [httpx.get(f"{world.url}{address}").status_code for address in (old, new)] == [404, 200]
    move(ann, table, 0)
    if 0 not in ann.get(f"/api/tables/{table}")["table"]["waiting"]:
        assert "VEVENT" not in httpx.get(f"{world.url}{new}").text


def test_choices_made_at_the_same_moment_all_hold(world):
    """Each was read, changed and written as a whole: of two that were under way at once the later took the earlier back."""
    ann = member(world, "Ann")
    hook = f"{world.posts.url}/hook"
    for n in range(6):
        wishes = [
            {"format": "ntfy"},
            {"webhook": f"{hook}-{n}"},
            {"language": "hu"},
            {"zone": "Europe/Berlin"},
            {"by": {"over": []}},
        ]
        ann.send(
            "PATCH", "/api/me/told", {"format": "json", "webhook": None, "language": "en", "zone": "UTC", "by": {"over": ["push"]}}
        )
        with ThreadPoolExecutor(len(wishes)) as hands:
            list(hands.map(lambda wish: ann.send("PATCH", "/api/me/told", wish), wishes))
        told = ann.get("/api/me/told")
        assert (told["format"], told["webhook"]) == ("ntfy", f"{hook}-{n}")
        assert (told["language"], told["zone"], told["by"]["over"]) == ("hu", "Europe/Berlin", [])


def test_whoever_logs_out_or_goes_leaves_nothing(world):
    ann = reached(world)
    ann.post("/api/account/delete", {"password": "correct horse"}, 204)
    told = world.inside(world.place.store.told.of(ann.me["player"]))
    assert (told.email, told.webhook, world.inside(world.place.store.told.browsers(ann.me["player"]))) == (None, None, [])
    ben = reached(world, "Ben")
    ben.post("/api/account/logout", expect=204)
    assert world.inside(world.place.store.told.browsers(ben.me["player"])) == []


def test_a_host_switches_every_way_off(tmp_path):
    with Here(settings_for(tmp_path / "off", push=False, webhooks=False, calendar=False)) as server:
        ann = member(server, "Ann")
        assert ann.get("/api/me/told")["offers"] == []
        ann.post("/api/me/told/push", PushedBrowser("https://push.example/x").subscription, 403)
        for wish in ({"webhook": "https://receiver.example"}, {"calendar": True}):
            ann.send("PATCH", "/api/me/told", wish, 403)
        guest = Person(server.url)
        assert guest.post("/api/me/told/test", {"way": "push"}, 403)["why"][0] == "told-refused-off"


# Without a server


def begun(secret):
    """Begin a match of two people whose hands follow from a secret."""
    seats = (SeatPlan("person", ("pa",)), SeatPlan("person", ("pb",)))
    plan = Plan("rivero", "", {}, seats, name="Friday", clock=Clock("days", days=1))
    return coming.create("t" * 16, plan, host="pa", secret=secret, at=0.0)[0]


def test_what_is_said_is_the_same_whatever_is_hidden():
    """Two deals that differ in every hidden thing give the same words, byte for byte."""
    names: dict[tuple[int, str], str | None] = {(0, "pa"): "Ann", (1, "pb"): "Ben"}
    worlds = [begun(secret * 64) for secret in "12"]
    assert worlds[0].playing.state != worlds[1].playing.state
    for seat in (0, 1):
        said = {notice_of(table, names, News("turn", table.id, seat, 1), "en") for table in worlds}
        assert len({(one.title, one.text, one.path, one.tag) for one in said}) == 1


def test_where_nobody_else_waits_nobody_is_called():
    table = begun("1" * 64)
    asked = table.waiting[0]
    assert [news.kind for news in news_for(table, {"pa" if asked == 0 else "pb"})] == ["turn"]
    assert news_for(table, {"pa", "pb"}) == [], "one person at both seats sits there"
    assert news_for(table, {"pc"}) == []


@pytest.mark.parametrize(
    ("now", "hours"),
    [
        ("2026-03-29 00:30", 5.5),
        ("2026-10-25 00:30", 7.5),
        ("2026-06-01 22:00", 9.0),
        ("2026-06-01 21:59", None),
        ("2026-06-01 07:00", None),
    ],
)
def test_peace_follows_the_clock_on_the_wall(now, hours):
    """On the night on which clocks are put forward an hour is missing, on the other there is one more."""
    at = datetime.fromisoformat(now).replace(tzinfo=ZoneInfo("Europe/Berlin")).timestamp()
    until = quiet_until(Quiet(22 * 60, 7 * 60), "Europe/Berlin", at)
    assert (until and (until - at) / 3600) == hours
