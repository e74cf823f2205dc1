"""What a page makes of the records it is sent is the message that the server sends to those who want pictures."""

import json
from typing import Any

import pytest

from tests.table.tables import table_of
from tests.wasm.page import PageCode
from tests.wasm.test_pictures import GAMES
from tidetable.core.record import SPECTATOR
from tidetable.core.registry import load
from tidetable.core.seen import Seen
from tidetable.server.live import screens
from tidetable.server.live.table import encode
from tidetable.table import commands as co
from tidetable.table.pictures import picture
from tidetable.table.why import why_not

NOON = 1_760_000_000.0
STEPS = 24
CLICKED = {"cell": 0}


@pytest.fixture(scope="module")
def page(tmp_path_factory):
    return PageCode(tmp_path_factory.mktemp("records"), "records")


def plain(value):
    """Give a value as it crosses the wire."""
    return json.loads(encode(value))


def known(value):
    """Leave out what is not known: a page fills it in, or not."""
    return {name: inner for name, inner in value.items() if inner is not None}


def comparable(message):
    entries = [known(entry) | {"at": round(entry["at"], 3)} for entry in message["entries"]]
    return {name: value for name, value in message.items() if name not in {"type", "time"}} | {"entries": entries}


def between(table, eyes, since):
    """Give what is shown after each event of what has happened; what the newest decision leads to is the picture itself."""
    told = table.story[since:]
    newest = max((happening.n for happening in told if happening.journal is not None), default=0)
    views: list[Any] = []
    for happening in told:
        shown = None if happening.journal is None else table.steps_of(happening, eyes)
        rows: list[Any] = [] if shown is None else [Seen(table.game, row, eyes).view for row in shown]
        rows = [*rows[:-1], None] if happening.n == newest else rows
        views.append(rows if any(rows) else None)
    return views


@pytest.mark.parametrize("name", GAMES)
def test_the_page_makes_of_records_what_the_server_shows(page, name):
    """From the deal on, through all eyes: decisions, take-backs, what is asked for, a resignation and all that is open then."""
    play = table_of(load(name).card.seats[-1], name)
    table = play.table
    eyes = [*range(len(table.seats)), SPECTATOR]
    last = {one: screens.screen_of(table, one, NOON) for one in eyes}
    sent = {one: [screens.whole(table, last[one], NOON, 0)] for one in eyes}
    shown: dict[int, list[tuple[dict[str, Any], Any, list[Any]]]] = {
        one: [(picture(table, one, NOON, 0), None, [None])] for one in eyes
    }
    for step in range(STEPS):
        before = table.n
        if step == STEPS - 1:
            play.do(co.Resign("gone", table.waiting[0]))
        elif step % 5 == 4:
            play.do(co.Undo(f"u{step}", table.playing.decisions[-1].seat, table.n, "step"))
        else:
            play.act()
            if step % 3 == 0 and not table.over:
                play.act()  # two decisions in one message
        for one in eyes:
            now = screens.screen_of(table, one, NOON)
            sent[one].append(screens.change(table, last[one], now, NOON, before))
            why = why_not(table, one, CLICKED) if one in table.waiting else None
            shown[one].append((picture(table, one, NOON, before), why, between(table, one, before)))
            last[one] = now

    found = page.ask(lines=[plain(sent[one]) for one in eyes], why=CLICKED)

    for one, messages in zip(eyes, found, strict=True):
        for step, (there, (here, why, views)) in enumerate(zip(messages, shown[one], strict=True)):
            assert comparable(there["state"]) == comparable(plain(here)), (one, step)
            if step:
                assert there["why"] == plain(why), (one, step)
                assert there["views"] == plain(views), (one, step)
