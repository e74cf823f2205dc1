"""Rules versions side by side: a changed rule is shipped, and a match that was begun before goes on under its own rules."""

from dataclasses import replace

import pytest

from tests.server.harness import Here, Person, catch_up, play_to_the_end, settings_for, wait_for
from tidetable.core import registry
from tidetable.core.legal import is_legal
from tidetable.core.match import Match
from tidetable.core.rows import say
from tidetable.core.rule import interpreted
from tidetable.games.fish_n_stones.decisions import Decision
from tidetable.games.fish_n_stones.legal import legal as legal_before
from tidetable.games.fish_n_stones.speech import Say
from tidetable.games.fish_n_stones.speech import why_not as why_not_before
from tidetable.server.live import hub
from tidetable.server.work.thinker import think
from tidetable.server.work.thinkers import Question
from tidetable.server.work.worker import Worker
from tidetable.table.errors import OtherRules
from tidetable.table.rules import rules_of
from tidetable.wasm import versions
from tidetable.wasm.module import MODULES
from tidetable.wasm.ways import in_way

GAME = "fish_n_stones"
RIGHT = int(Decision.CAT) + 2


def legal_now(state, seat, choices):
    """The changed rule: no cat lies down on the right."""
    legal_before(state, seat, choices)
    if is_legal(choices, RIGHT):
        choices[0] &= ~(1 << RIGHT)


def why_not_now(state, seat, action, spoken):
    """What the changed rule says."""
    if action == RIGHT:
        say(spoken, Say.WHY_CAT_ELSEWHERE, 0)
    else:
        why_not_before(state, seat, action, spoken)


@pytest.fixture
def ship(monkeypatch, tmp_path):
    """Give how to install a new edition in which a rule is another, as `tidetable build` leaves it."""
    before = registry.load(GAME)
    folder = tmp_path / "modules"
    folder.mkdir()
    for kind in (".wasm", ".json"):
        (folder / f"{GAME}{kind}").write_bytes((MODULES / f"{GAME}{kind}").read_bytes())
    monkeypatch.setattr(versions, "MODULES", folder)

    def install(*, keep=True):
        changed = replace(before, card=replace(before.card, rules_version="2"), legal=legal_now, why_not=why_not_now)
        today = in_way(changed, "interpreted")
        vars(today)["bound"] = lambda algorithm, **more: interpreted(changed.bound(algorithm, **more))
        monkeypatch.setattr(registry._entries[GAME], "game", today)
        forget()
        assert not keep or versions.keep(GAME) == folder / f"{GAME}-{before.card.rules_version}.wasm"
        return before

    yield install
    monkeypatch.undo()
    forget()


def forget():
    """Let games be loaded anew."""
    registry.load.cache_clear()
    registry.card.cache_clear()


def test_a_match_goes_on_and_ends_under_the_rules_it_was_begun_with(tmp_path, ship, monkeypatch):
    monkeypatch.setattr(hub, "MANY", 8)  # so that it is also opened from a snapshot
    settings = settings_for(tmp_path / "data")
    with Here(settings) as server:
        ann = Person(server.url, "Ann")
        table = ann.table(others=("here",))["table"]["id"]
        with ann.socket(table, eyes=0).ready() as line:
            line.act("cat left")
    before = ship()
    with Here(settings) as server:
        ann.http.base_url = ann.url = server.url
        lines = {seat: ann.socket(table, eyes=seat).ready() for seat in (0, 1)}
        with ann.socket(table, eyes=0, protocol=2, format="record").ready() as page:
            assert page.state["view"]  # the page may not have the rules of then
        n = lines[1].act("cat right")["n"]  # under its own rules that is legal
        for line in lines.values():
            catch_up(line, n)
        assert lines[1].state["undo"]["step"] in {"free", "ask"}
        new = ann.table(others=("here",))["table"]
        assert (new["rules_version"], ann.get(f"/api/tables/{table}")["table"]["rules_version"]) == ("2", "1")
        with ann.socket(new["id"], eyes=0).ready() as other:
            assert [choice["text"] for choice in other.state["legal"]] == ["cat left", "cat middle"]
            assert other.act("cat right")["error"] == "illegal-action"
        play_to_the_end(lines, decisions=12)
        for line in lines.values():
            line.close()
        wait_for(lambda: server.place.hub.tables[table].written)
    with Here(settings) as server:  # and once more, from where it was written down
        ann.http.base_url = ann.url = server.url
        lines = {seat: ann.socket(table, eyes=seat).ready() for seat in (0, 1)}
        play_to_the_end(lines)
        record = ann.get(f"/api/tables/{table}/record")
        assert record["rules_version"] == "1"
        played = Match.from_json(record, before)  # the old rules themselves come to the same end
        assert str(played.outcome) == record["result"]
        assert ann.get(f"/api/tables/{table}/verify")["ok"]
        assert [seat["kind"] for seat in ann.get(f"/api/tables/{new['id']}")["table"]["seats"]] == ["person", "person"]


@pytest.mark.parametrize("bot", ["random", "careful", "gentle", "sharp@50"])
def test_bots_play_on_under_earlier_rules(ship, bot):
    """Their legal actions are those of then; whoever searches does it in the kept module."""
    ship()
    then = rules_of(GAME, "1")
    state = then.start(2, "a seed")
    seen = then.see(state, 1)
    thought = think(Question(GAME, bot, "seed", 1, seen.record.to_bytes(), 0.25, "1"))
    assert thought.fault is None
    assert thought.action in seen.legal


def test_a_worker_that_does_not_know_the_rules_yet_leaves_the_bot_to_one_that_does(tmp_path, monkeypatch):
    """As while an edition is being installed: it was tried again after an hour, and the match stood still."""
    think_of_it, refused = Worker._let_think, []

    async def earlier_edition(self, job):
        self._thinking -= 1
        refused.append(job.id)
        if len(refused) == 2:  # and now it is upgraded
            monkeypatch.setattr(Worker, "_let_think", think_of_it)
        raise OtherRules("here is version 1")

    monkeypatch.setattr(Worker, "_let_think", earlier_edition)
    with Here(settings_for(tmp_path / "data", speed=20.0)) as server:
        ann = Person(server.url, "Ann")
        table = ann.table("rivero", others=("random",), pace="fast")["table"]["id"]
        with ann.socket(table, eyes=0).ready() as line:
            for _ in range(40):  # until the bot is asked, and answers
                if not line.state["legal"]:
                    break
                catch_up(line, line.act(line.state["legal"][0]["action"])["n"])
            line.until_state(lambda state: any(entry.get("by") == "bot" for entry in state["entries"]))
    assert len(refused) == 2


def test_rules_that_are_not_kept_are_refused(ship):
    ship(keep=False)
    assert rules_of(GAME, "2").card.rules_version == "2"
    for version in ("1", "../1", "x" * 400, ""):
        with pytest.raises(OtherRules, match="not kept"):
            rules_of(GAME, version)


def test_what_is_built_of_todays_rules_is_not_kept_twice(monkeypatch, tmp_path):
    monkeypatch.setattr(versions, "MODULES", tmp_path)
    assert versions.keep(GAME) is None  # nothing was built
    for kind in (".wasm", ".json"):
        (tmp_path / f"{GAME}{kind}").write_bytes((MODULES / f"{GAME}{kind}").read_bytes())
    assert versions.keep(GAME) is None
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"{GAME}.json", f"{GAME}.wasm"]
