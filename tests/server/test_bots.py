"""Bots at a table: nobody foresees what they choose in secret, and one that cannot think does not stop the table."""

from collections import Counter

import pytest

from tests.server.harness import Person
from tidetable.server.storage.jobs import jobs_of
from tidetable.server.work.thinker import think
from tidetable.server.work.thinkers import Question
from tidetable.server.work.worker import question_of
from tidetable.table import events as ev
from tidetable.table.entering import enter
from tidetable.table.fair import bot_seed, commitment_of
from tidetable.table.plan import Plan, SeatPlan, check_plan
from tidetable.table.table import Table

TABLES = 40


def asked(secret, bot="careful"):
    """Put the first, simultaneous question of one and the same deal to a bot, at a table with this secret."""
    seats = (SeatPlan("person", players=("p",)), SeatPlan("bot", bot=bot))
    table = Table("sametable")
    plan = check_plan(Plan("fish_n_stones", "", {}, seats))
    for event in (ev.Created(plan, "p", secret, commitment_of(secret), seed="the same deal"), ev.Started()):
        enter(table, 1_760_000_000.0, event)
    return question_of(table, jobs_of(table)[0])


def plain(seed, bot="careful"):
    """The same question with any chance: what the bot's strategy is."""
    return Question("fish_n_stones", bot, seed, 1, asked("x", bot).seen)


def test_what_a_bot_chooses_in_secret_hangs_on_the_tables_secret_alone():
    """Tables that are the same in everything a player or spectator may know: the bot's choices vary as its strategy does."""
    questions = [asked(f"secret {number}") for number in range(TABLES)]
    assert len({question.seen for question in questions}) == 1
    assert len({question.seed for question in questions}) == TABLES
    chosen = Counter(think(question).action for question in questions)
    strategy = Counter(think(plain(f"chance {number}")).action for number in range(TABLES))
    assert len(strategy) > 1, "this question is not one that is answered at random"
    assert chosen.keys() == strategy.keys()
    for action, times in strategy.items():
        assert abs(chosen[action] - times) < TABLES * 0.4
    assert max(chosen.values()) < TABLES * 0.9


def test_nothing_public_is_the_seed_of_a_bot(lone):
    """What the server asks a thinker holds no seed that could be put together from outside; after the end it can be checked."""
    ann = Person(lone.url, "Ann")
    table = ann.table(others=("careful",), pace="fast")["table"]
    live = lone.place.hub.tables[table["id"]]
    secret = live.table.created.secret
    public = [table["id"], table["commitment"], table["created"], table["started"], ann.me["player"]]
    seeds = {bot_seed(secret, 1, n) for n in range(10)}
    assert len(seeds) == 10
    assert not seeds & {bot_seed(str(fact), 1, n) for fact in public for n in range(10)}
    ann.post(f"/api/tables/{table['id']}/commands", {"type": "resign", "id": "r", "seat": 0})
    shown = ann.get(f"/api/tables/{table['id']}/record")["table"]["secret"]
    assert bot_seed(shown, 1, 3) == bot_seed(secret, 1, 3)


@pytest.mark.parametrize("bot", ["random", "careful"])
def test_a_bot_that_fails_does_not_stop_the_table_and_the_table_is_told(lone, monkeypatch, bot):
    async def fails(_question: Question, _owner: str) -> None:
        return None

    monkeypatch.setattr(lone.place.thinkers, "choose", fails)
    ann = Person(lone.url, "Ann")
    table = ann.table(others=(bot,), pace="fast")["table"]["id"]
    with ann.socket(table).ready() as line:
        line.until_state(lambda state: state["waiting"] == [0])
        told = [entry for message in line.heard for entry in message.get("entries", ()) if entry["kind"] == "decided"]
        assert [(entry["seat"], entry["by"]) for entry in told] == [(1, "fault")]
        assert told[0]["log"][0] == ["table-bot-failed", {"seat": 1}]
