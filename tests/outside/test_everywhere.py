"""A game from outside is played by every bot, in arena, vectors, other people's interfaces, terminal and at the table."""

import json
import pickle

import numpy as np
import pytest
from msgspec.structs import replace
from click.testing import CliRunner

import tidetable
from tidetable.arena.fixtures import Event
from tidetable.arena.kept import read_results
from tidetable.arena.ratings import duels, rate
from tidetable.arena.run import run
from tidetable.bots import bot_names
from tidetable.bots.apart import BotApart
from tidetable.cli import tidetable as command_line
from tidetable.core.laws import check_laws
from tidetable.core.record import SPECTATOR
from tidetable.core.registry import document_of
from tidetable.core.words import Words
from tidetable.table import coming
from tidetable.table.commands import Act
from tidetable.table.errors import NotNow
from tidetable.table.pictures import picture, story
from tidetable.table.plan import Plan, SeatPlan
from tidetable.table.record import record_of
from tidetable.table.rulings import Holder, do

pytestmark = pytest.mark.usefixtures("divers")
GAME = "pearl_divers"


def command(*words: str, typed: str = "") -> str:
    done = CliRunner().invoke(command_line, words, input=typed)
    assert done.exit_code == 0, (done.output, done.exception)
    return done.output


def test_it_keeps_the_laws(divers):
    assert [str(fault) for _, faults in check_laws(divers, 10) for fault in faults] == []


def test_it_is_among_the_games():
    assert GAME in tidetable.games()
    assert pickle.loads(pickle.dumps(tidetable.load(GAME))) is tidetable.load(GAME)  # noqa: S301 - our own bytes


def test_its_words_and_rules_come_from_its_package(divers):
    """English stands in where it has no other language."""
    assert document_of(GAME) == divers.folder / "rules.md"
    assert [Words(language, GAME).word("action-fold") for language in ("en", "hu")] == ["Fold", "Fold"]


@pytest.mark.parametrize("name", bot_names(GAME))
def test_every_bot_plays_it(name):
    match = tidetable.start(GAME, seed=name)
    bot = tidetable.bot(GAME, name if name in {"random", "careful"} else f"{name}@20")
    while not match.is_over:
        match.play(bot.choose(match.seen(match.waiting[0])))
    assert match.outcome is not None
    assert sum(match.outcome.scores) == 0


def test_a_bot_in_a_process_of_its_own_knows_it():
    match = tidetable.start(GAME, seed=1)
    with BotApart(GAME, "careful") as bot:
        assert bot.choose(match.seen(0)) in match.seen(0).legal


def test_arena_workers_know_it():
    """Two processes, which find the game where the program's processes look."""
    event = Event(GAME, ("careful", "random"), 4, 2, "0", {})
    results = run(event.fixtures(), workers=2)
    assert [sum(result.scores) for result in results] == [0] * len(results)


def test_ratings_count_its_chips(tmp_path):
    """Who wins often and little stands below who wins seldom and much; what is paid is kept with the results."""
    event = Event(GAME, ("careful", "random"), 4, 2, "0", {})
    results = run(event.fixtures(), tmp_path / "kept.jsonl", workers=1)
    for result in results:
        assert result.paid == pytest.approx([(chips + 6) / 12 for chips in result.scores], abs=1e-6)
    assert read_results(tmp_path / "kept.jsonl") == results
    won_little = replace(results[0], lineup=("a", "b"), scores=(1, -1), ranks=(1, 2), paid=(7 / 12, 5 / 12))
    lost_much = replace(results[0], lineup=("a", "b"), scores=(-5, 5), ranks=(2, 1), paid=(1 / 12, 11 / 12))
    ratings = rate(["a", "b"], duels([won_little, won_little, lost_much]))
    assert ratings["a"].value < ratings["b"].value


def test_vectors_pay_its_chips():
    vector = tidetable.vector(GAME, 16)
    paid = [0.0]
    for _ in range(40):
        step = vector.step_randomly()
        paid += np.asarray(step.rewards)[np.asarray(step.done)].ravel().tolist()
    assert max(paid) > 1.0
    assert sum(paid) == 0.0


def test_openspiel_pays_its_chips():
    pyspiel = pytest.importorskip("pyspiel")
    from tidetable.research import openspiel

    game = openspiel.loaded(f"tidetable_{GAME}(deals=6)")
    assert (game.min_utility(), game.max_utility()) == (-6.0, 6.0)
    state, rng = game.new_initial_state(), np.random.default_rng(1)
    while not state.is_terminal():
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert sum(state.returns()) == 0.0
    assert state.current_player() == pyspiel.PlayerId.TERMINAL


def test_pettingzoo_plays_it():
    pettingzoo = pytest.importorskip("tidetable.research.pettingzoo")
    env = pettingzoo.pearl_divers.env()
    env.reset(seed=3)
    rewards = []
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        rewards.append(reward)
        env.step(None if over or cut else int(np.flatnonzero(seen["action_mask"])[0]))
        assert agent in {"seat_0", "seat_1"}
    assert sum(rewards) == 0.0


def test_gymnasium_makes_it():
    gymnasium = pytest.importorskip("gymnasium")
    from tidetable.research.gymnasium import env_id

    env = gymnasium.make(env_id(GAME))
    _, info = env.reset(seed=3)
    over = False
    while not over:
        _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert -6 <= reward <= 6


def test_the_terminal_lists_and_plays_it():
    assert "Pearl Divers" in command("games")
    assert "bring up a pearl" in command("rules", GAME)
    told = command("play", GAME, "--seed", "7", "--people", "2", "--name", "Ann", "--name", "Ben", typed="raise 2\n\nfold\n")
    assert "Ann takes the pot and wins one chip." in told
    assert "shows the pearl" not in told


def test_a_table_keeps_a_folded_hand_hidden_after_the_end():
    """Picture, log and record: what stays hidden leaves in no form."""
    seats = tuple(SeatPlan("person", players=(name,)) for name in ("ann", "ben"))
    table, _ = coming.create("t1", Plan(GAME, "1", {}, seats), host="ann", secret="5e" * 32, at=0.0)
    own = int(table.playing.state.pearl[1])
    for seat, action in enumerate(("raise 3", "fold")):
        do(table, Act(f"x{seat}", seat, table.n, action), 1.0, Holder(frozenset({seat}), host=True), None)
    assert table.over
    for eyes, shown in ((0, None), (SPECTATOR, None), (1, own)):
        seen = picture(table, eyes, 1.0)
        assert seen["view"]["seats"][1]["pearl"] == shown
        dealt = [
            event["pearl"] for entry in story(table, eyes, 0)["entries"] for event in entry.get("events", [])
            if event["kind"] == "dealt" and event["seat"] == 1
        ]  # fmt: skip
        assert dealt == [shown]
    assert table.secret is None
    with pytest.raises(NotNow):
        record_of(table, ["Ann", "Ben"])


def test_its_record_reads_back():
    match = tidetable.start(GAME, seed=5)
    match.play("stay")
    assert tidetable.Match.from_json(json.loads(json.dumps(match.to_json()))).state == match.state
