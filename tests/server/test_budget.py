"""What a decision may cost the server, counted in calls and bytes: a time hangs on the machine, a count on the code alone.

The work is check, apply, hide, store, send. Whoever makes it do more finds here by how much; a count that has become smaller
for good is lowered, and one that must grow is raised, with the reason.
"""

import asyncio
import statistics
import sys
from collections import Counter
from dataclasses import asdict, dataclass
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.server.harness import Here, Person, catch_up, settings_for
from tidetable.core.registry import load
from tidetable.core.undo import revealing
from tidetable.games import OURS
from tidetable.server.live import commands, hub, socket
from tidetable.server.live import table as live_table

GAMES = [package.rpartition(".")[2] for package in OURS]
OURS_AT = str(Path(live_table.__file__).parents[2])
RECORDS = {"protocol": 2, "format": "record"}
DECISIONS = 30
FOR_PEOPLE = ("question", "preview", "drawing")  # what a page asks its own rules, besides those below


@dataclass
class Cost:
    """One decision at a table of two, from the message of the one page to the messages to both."""

    statements: int  # sent to the database ...
    commits: int  # ... and each of these waits for the disk
    checked: int  # is it legal? It was found out when the seat was asked
    applied: int
    listed: int  # what may be decided next, for who is asked
    hidden: int  # the record as somebody may know it: each pair of eyes, and the seat whose undo is tried
    screens: int  # ... without what it must remember
    undone: int  # does it reveal anything?
    told: int  # facts, sentences, previews: a page has them from its own rules
    encoded: int  # messages written as text: one for each pair of eyes, and the answer
    sent: int  # messages: one for each page, and the answer
    bytes: int  # of all of them
    calls: int  # of functions of ours in the server's loop


BUDGET = Cost(
    statements=2, commits=1, checked=0, applied=1, listed=1, hidden=3, screens=2, undone=1, told=0, encoded=3, sent=3, bytes=600,
    calls=600,
)  # fmt: skip
PER_RULE = {
    "may": "checked", "carry_out": "applied", "tell": "applied", "choices_of": "listed", "see": "hidden", "to_screen": "screens",
    "sheet_of": "told", "refuse": "told",
}  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Here(settings_for(tmp_path_factory.mktemp("budget"))) as here:
        yield here


class Counted:
    """Functions that count how often they are called."""

    def __init__(self, count, functions):
        self.count, self.functions = count, functions

    def __getattr__(self, name):
        return counted(self.count, PER_RULE.get(name, name), getattr(self.functions, name))


def counted(count, what, function):
    def call(*arguments, **options):
        count[what] += 1
        return function(*arguments, **options)

    return call


@pytest.fixture
def count(server, monkeypatch):
    """Count what the server does from now on."""
    count: Counter[str] = Counter()
    database = server.place.store.database

    def statement(text):
        """Hear what the database is told, be it by its driver alone."""
        count["commits"] += text == "COMMIT"
        count["statements"] += text not in {"BEGIN", "COMMIT"}

    def listen(line, *_):
        line.set_trace_callback(statement)

    def watch(frame, kind, _argument):
        count["calls"] += kind == "call" and frame.f_code.co_filename.startswith(OURS_AT)

    async def say(line, data):
        count["sent"] += 1
        count["bytes"] += len(data)
        await really(line, data)

    async def profile(watcher):
        sys.setprofile(watcher)

    really = socket.Socket._say
    monkeypatch.setattr(socket.Socket, "_say", say)
    for module in (commands, hub, socket, live_table):
        monkeypatch.setattr(module, "encode", counted(count, "encoded", live_table.encode))
    sa.event.listen(database.engine, "checkout", listen)
    server.inside(database.write(lambda connection: listen(connection.connection.driver_connection)))  # the writer keeps its own
    server.inside(profile(watch))
    yield count
    server.inside(profile(None))
    sa.event.remove(database.engine, "checkout", listen)
    server.inside(database.write(lambda connection: connection.connection.driver_connection.set_trace_callback(None)))


def count_rules(game, count, monkeypatch):
    """Let the rules of a game count how often they are asked."""
    bound = game.bound
    assert game.rules, "bound before they are counted"
    monkeypatch.setitem(vars(game), "fast", Counted(count, game.fast))
    tried = {revealing: counted(count, "undone", bound(revealing))}
    monkeypatch.setitem(vars(game), "bound", lambda algorithm, **more: tried.get(algorithm) or bound(algorithm, **more))
    for name in FOR_PEOPLE:
        monkeypatch.setitem(vars(game), name, counted(count, "told", getattr(game, name)))


async def rest():
    """Let whatever is under way in the server come to its end."""
    for _ in range(20):
        await asyncio.sleep(0)


@pytest.mark.parametrize("name", GAMES)
def test_a_decision_costs_no_more_than_it_must(server, name, count, monkeypatch):
    game = load(name)
    count_rules(game, count, monkeypatch)
    ann, ben = Person(server.url, "Ann"), Person(server.url, "Ben")
    table = ann.table(name)["table"]["id"]
    ben.sit(table)
    lines = {0: ann.socket(table, **RECORDS).ready(), 1: ben.socket(table, **RECORDS).ready()}
    live = server.place.hub.tables[table]
    costs: list[Counter[str]] = []
    for line in lines.values():
        line.drain()
    while len(costs) < DECISIONS and not live.table.over:
        seat = live.table.waiting[0]
        action = game.legal_actions(live.table.playing.state, seat)[0]
        server.inside(rest())
        count.clear()
        n = lines[seat].do("act", seat, n=live.table.n, action=action)["n"]
        for line in lines.values():
            catch_up(line, n)
        server.inside(rest())
        costs.append(count.copy())
    for line in lines.values():
        line.close()
    seen = {what: statistics.median(cost[what] for cost in costs) for what in asdict(BUDGET)}
    assert seen["statements"] >= seen["commits"] > 0, "nothing is heard of the database"
    too_much = {what: f"{seen[what]:g}, not {most}" for what, most in asdict(BUDGET).items() if seen[what] > most}
    assert not too_much, f"a decision of {name} costs the server more than its budget: {too_much}"
