"""A fresh machine plays at once: on the built rules, until they are compiled; then the game changes over and nobody notices."""

from __future__ import annotations

import subprocess
import sys

from tests.server.harness import Person, There, run_apart
from tidetable.core.game import Fast
from tidetable.core.match import Match
from tidetable.core.registry import load
from tidetable.server.work import warm
from tidetable.wasm.loan import lend

GAME = "fish_n_stones"


def decided_by(line, seat):
    """Say who has decided for a seat so far, as this line was told."""
    entries = [entry for message in line.heard for entry in message.get("entries", [])]
    return [entry["by"] for entry in entries if entry["kind"] == "decided" and entry["seat"] == seat]


def test_with_nothing_compiled_a_bot_that_searches_answers(tmp_path, monkeypatch):
    cache = tmp_path / "cache"
    monkeypatch.setenv("TIDETABLE_CACHE", str(cache))
    with There(tmp_path / "data") as server:
        ann = Person(server.url, "Ann")
        table = ann.table(GAME, others=("strong",), pace="fast")["table"]["id"]
        with ann.socket(table) as line:
            line.ready().act(0)
            line.until_state(lambda _: decided_by(line, 1))

        assert decided_by(line, 1)[0] == "bot"
        assert list(cache.glob("served-*")) == []  # the compiler has not done its work yet


def test_a_match_goes_on_over_the_change():
    loan = lend(GAME)
    assert loan is not None
    match = Match.start(loan.game, seats=3, seed="over the change")
    for _ in range(5):
        match.play(match.legal()[0])
    was_lent = not isinstance(loan.game.fast, Fast)

    loan.end()
    while not match.is_over:
        match.play(match.legal()[0])

    assert was_lent
    assert isinstance(match.game.fast, Fast)
    assert Match.from_json(match.to_json()).state == match.state


def test_a_game_changes_over_once_its_rules_are_compiled(tmp_path, monkeypatch):
    """The compiler's work is done elsewhere (here it is done already); what is played meanwhile is played on."""
    mark = tmp_path / "served"
    monkeypatch.setattr(warm, "warm_mark", lambda _: mark)
    monkeypatch.setattr(warm.Warmth, "_compile", lambda *_: _touched(mark))
    game, warmth = load(GAME), warm.Warmth()

    async def evening() -> tuple[bool, Match]:
        await warmth.ready(GAME)
        is_lent, match = not isinstance(game.fast, Fast), Match.start(game, seed="evening")
        match.play(match.legal()[0])
        await warmth.all([GAME])
        while not match.is_over:
            match.play(match.legal()[0])
        return is_lent, match

    is_lent, match = run_apart(evening())
    assert is_lent
    assert isinstance(game.fast, Fast)
    assert Match.from_json(match.to_json()).state == match.state


READY = """
from tidetable.bots.search.kernel import search
from tidetable.core.registry import load
from tidetable.server.work.warm import make_ready
make_ready({game!r})
print(len(load({game!r}).bound(search).overloads))
"""


def test_a_game_is_compiled_when_its_bots_can_think_too():
    """A bot that searched on the module at once would otherwise wait for the compiler after the change."""
    run = subprocess.run([sys.executable, "-c", READY.format(game=GAME)], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert int(run.stdout) > 0


async def _touched(mark):
    mark.touch()
