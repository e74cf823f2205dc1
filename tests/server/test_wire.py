"""The wire carries records: what a page with rules of its own is sent says the same as the picture, in a few hundred bytes."""

import random
import statistics
from base64 import b64decode
from types import SimpleNamespace

import pytest

from tests.server.harness import Here, Line, Person, catch_up, settings_for
from tests.table.tables import table_of
from tidetable.core.record import ALL_SEEING, SPECTATOR
from tidetable.core.registry import load
from tidetable.core.seen import Seen
from tidetable.games import OURS
from tidetable.server.live import screens
from tidetable.server.live import sight
from tidetable.server.live.table import encode
from tidetable.server.live.patches import patch, patched
from tidetable.table import commands as co
from tidetable.table.pictures import choice, picture

GAMES = [package.rpartition(".")[2] for package in OURS]
MOST = 600  # bytes of the median message to a seat
NOON = 1_760_000_000.0
AROUND = ("status", "waiting", "clocks", "undo", "asked", "claims", "result", "look_back", "secrets")
RECORDS = {"protocol": 2, "format": "record"}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Here(settings_for(tmp_path_factory.mktemp("wire"))) as here:
        yield here


# Patches


@pytest.mark.parametrize("changes", [0, 1, 7, 90, 400])
def test_a_patch_makes_the_new_record_of_the_old_one(changes):
    lot = random.Random(changes)
    old = lot.randbytes(400)
    new = bytearray(old)
    for at in lot.sample(range(400), changes):
        new[at] ^= lot.randrange(1, 256)
    assert patched(old, patch(old, bytes(new))) == new
    assert patched(bytes(400), patch(b"", bytes(new))) == new


def test_what_has_not_changed_takes_no_room():
    assert patch(b"same", b"same") == b""
    assert len(patch(bytes(1000), bytes(998) + b"\1\2")) == len([0x80, 0x80, 2, 1, 2])


# What is told


class Heard:
    """What a page makes of the messages it was sent."""

    def __init__(self, game):
        self.game, self.record, self.around, self.eyes = load(game), b"", {}, None

    def hear(self, message):
        if message["type"] == "state":
            self.record, self.around, self.eyes = bytes(self.game.State.size), {}, message["eyes"]
        if message.get("record"):
            self.record = patched(self.record or bytes(self.game.State.size), b64decode(message["record"]))
        self.around |= {name: message[name] for name in AROUND if name in message}
        return self

    @property
    def shown(self):
        """The picture of it."""
        opened = self.around["status"] == "over" and self.game.is_open_at_the_end
        record = self.game.State.from_bytes(self.record)
        viewer = ALL_SEEING if opened and record.waiting else SPECTATOR if self.eyes is None else self.eyes
        seen = Seen(self.game, record, viewer)
        asked = self.eyes in self.around["waiting"]
        return self.around | {
            "view": seen.view,
            "question": seen.question if asked else None,
            "legal": [choice(seen, action) for action in seen.legal] if asked else [],
        }


def expected(table, eyes):
    told = picture(table, eyes, NOON, table.n)
    return {name: told[name] for name in (*AROUND, "view", "question", "legal")}


@pytest.mark.parametrize("game", GAMES)
def test_records_say_what_pictures_say_in_few_bytes(game):
    """Whole games with clocks, through all eyes, take-backs and a resignation among them."""
    seats = load(game).card.seats[-1]
    play = table_of(seats, game)
    table, sizes = play.table, []
    heard, last = {}, {}
    for eyes in (*range(seats), SPECTATOR):
        last[eyes] = screens.screen_of(table, eyes, NOON)
        heard[eyes] = Heard(game).hear(screens.whole(table, last[eyes], NOON, 0))
    for step in range(60):
        known = table.n
        if step == 59:
            play.do(co.Resign("r", table.waiting[0]))
        elif table.over:
            break
        elif step % 7 == 3 and table.decisions:
            play.do(co.Undo(f"u{step}", table.playing.decisions[-1].seat, table.n, "step"))
        else:
            play.act()
        for eyes in (*range(seats), SPECTATOR):
            screen = screens.screen_of(table, eyes, NOON)
            message = screens.change(table, last[eyes], screen, NOON, known)
            last[eyes] = screen
            sizes += [len(encode(message))] if eyes >= 0 else []
            assert heard[eyes].hear(message).shown == expected(table, eyes), (step, eyes)
    assert statistics.median(sizes) <= MOST


def lines_of(server, game, **options):
    ann, ben = Person(server.url, "Ann"), Person(server.url, "Ben")
    table = ann.table(game, options=options)["table"]["id"]
    ben.sit(table)
    return table, ann, {0: ann.socket(table, **RECORDS).ready(), 1: ben.socket(table, **RECORDS).ready()}


def test_a_page_plays_by_records_and_no_picture_is_made(server, monkeypatch):
    """The server's work for an action: check, apply, hide, store, send."""
    table, _, lines = lines_of(server, "fish_n_stones")
    live = server.place.hub.tables[table]

    def refuse(*_):
        raise AssertionError("a picture was made")

    monkeypatch.setattr(sight, "picture", refuse)
    for _ in range(12):
        seat = live.table.waiting[0]
        n = lines[seat].do("act", seat, n=live.table.n, action=live.table.seen(seat).legal[0])["n"]
        for line in lines.values():
            catch_up(line, n)
    for seat, line in lines.items():
        heard = Heard("fish_n_stones")
        for message in line.heard:
            if message["type"] in {"state", "event"}:
                heard.hear(message)
        assert heard.shown["view"] == live.table.seen(seat).view
        line.close()


def test_other_eyes_are_shown_the_whole(server):
    ann = Person(server.url, "Ann")
    table = ann.table(others=("here",))["table"]["id"]
    with ann.socket(table, eyes=0, **RECORDS).ready() as line:
        line.say(type="eyes", seat=1)
        state = line.until("state", eyes=1)
        live = server.place.hub.tables[table]
        assert Heard("fish_n_stones").hear(state).shown["view"] == live.table.seen(1).view


def test_whoever_does_not_ask_for_records_gets_pictures(server):
    table, ann, lines = lines_of(server, "rivero")
    with ann.socket(table).ready() as one, ann.socket(table, protocol=2).ready() as two:
        assert one.state["view"] == two.state["view"] == server.place.hub.tables[table].table.seen(0).view
    assert lines[0].state["rules"] == "rivero"
    for line in lines.values():
        line.close()


def test_a_table_is_told_by_what_has_changed(server):
    _, _, lines = lines_of(server, "das_riff")
    lines[0].drain()
    lines[1].close()
    news = lines[0].until("table")
    assert [(seat["seat"], seat["online"]) for seat in news["table"]["seats"]] == [(1, False)]
    assert "options" not in news["table"]
    lines[0].close()


def test_a_version_that_is_not_spoken_any_more_is_told_to_load_the_page_anew(server):
    table = Person(server.url, "Ann").table(others=("here",))["table"]["id"]
    with Line(server.url, table, protocol=0) as line:
        bye = line.until("bye")
    assert bye["error"] == "old-version"
    assert "reload" in bye["text"]


def test_a_game_from_elsewhere_is_sent_as_pictures(server, monkeypatch):
    """The page has no module of it."""
    monkeypatch.setattr(screens, "entry", lambda _game: SimpleNamespace(is_ours=False))
    ann = Person(server.url, "Ann")
    table = ann.table(others=("here",))["table"]["id"]
    with ann.socket(table, eyes=0, **RECORDS).ready() as line:
        assert line.state["view"]["phase"] == "cast"
