"""A training in small, on a CPU: it plays, learns, stops by time, goes on from its checkpoint and gives a network of whole numbers.

These need torch, which is an extra (``pip install tidetable[learning]``); where it is not installed they say so.
"""

import json

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="torch is not installed: pip install tidetable[learning]")

from tests.learning.test_examples import noted  # noqa: E402 - torch decides first
from tidetable.bots.network.layers import SAID_ONE  # noqa: E402 - torch decides first
from tidetable.bots.network.player import NetworkBot  # noqa: E402
from tidetable.bots.network.weights import read_network  # noqa: E402
from tidetable.core.chance import fast_random  # noqa: E402
from tidetable.core.match import Match  # noqa: E402
from tidetable.core.record import MAX_SEATS  # noqa: E402
from tidetable.core.registry import load  # noqa: E402
from tidetable.learning.examples import read  # noqa: E402
from tidetable.learning.experience import Player, by_place, by_seat, shares  # noqa: E402
from tidetable.learning.field import Field  # noqa: E402
from tidetable.learning.lesson import look_back  # noqa: E402
from tidetable.learning.net import Learner, as_whole  # noqa: E402
from tidetable.learning.settings import SMALL, settings  # noqa: E402
from tidetable.learning.training import CHECKPOINT, CURVE, EXAMPLES, WEIGHTS, Training, lighten  # noqa: E402

FISH = "fish_n_stones"


@pytest.fixture(autouse=True)
def one_thread():
    torch.set_num_threads(1)


@pytest.fixture(scope="module")
def trained(tmp_path_factory):
    folder = tmp_path_factory.mktemp("learning")
    lines: list[str] = []
    training = Training(settings(FISH, seed=1, **SMALL), folder, "cpu")
    for _ in range(5):
        training._lesson(0.0)
    training._tell(lines.append)
    training._meet_another()
    training.run(0.1, 0.1, lines.append)
    return training, folder, lines


def test_a_training_tells_how_it_goes_and_leaves_what_is_needed(trained):
    training, folder, lines = trained
    assert training.past.lessons > 5
    told = [json.loads(line) for line in (folder / CURVE).read_text().splitlines()]
    assert len(lines) == len(told) > 0
    assert {"seconds", "decisions", "games", "careful", "earlier", "rating"} <= set(told[0])
    assert (folder / CHECKPOINT).exists()
    assert read_network(folder / WEIGHTS, FISH).first.any()


def test_a_training_goes_on_from_its_checkpoint(trained, tmp_path):
    training, folder, _ = trained
    again = Training(training.settings, folder, "cpu")
    assert again.past.decisions == training.past.decisions
    assert all(torch.equal(a, b) for a, b in zip(again.learner.parameters(), training.learner.parameters(), strict=True))
    lighten(folder / CHECKPOINT, tmp_path / CHECKPOINT)
    light = Training(training.settings, tmp_path, "cpu")
    assert light.past.decisions == training.past.decisions
    assert (tmp_path / CHECKPOINT).stat().st_size < (folder / CHECKPOINT).stat().st_size / 3


def test_whole_numbers_lose_next_to_nothing(trained):
    """What the network of whole numbers says is what the one that learned says, but for rounding."""
    training, folder, _ = trained
    bot = NetworkBot(load(FISH), 1, weights=read_network(folder / WEIGHTS, FISH))
    match = Match.start(FISH, seats=3, seed="whole")
    for _ in range(8):
        seen = match.seen(match.waiting[0])
        with torch.no_grad():
            bot._look(seen)
            advice = torch.tensor([advised(bot, seen)])
            said, chances, _ = training.learner(as_whole(torch.from_numpy(bot.planes.copy())[None]), advice)
        legal = seen.legal
        assert np.abs(bot.room.said[legal] / SAID_ONE - said[0, legal].numpy()).max() < 0.06
        heard = np.array(bot.chances(seen))
        wanted = by_seat(shares(chances, torch.tensor([3])), torch.tensor([seen.viewer]), torch.tensor([3]))[0, :3]
        assert np.abs(heard - wanted.numpy()).max() < 0.02
        match.play(legal[0], match.waiting[0])


def advised(bot, seen):
    """What the bot was advised when it looked."""
    bot.record[0] = seen.record
    random = fast_random(f"network {bot.seed} {seen.record.digest()}")[0]
    return int(bot.counsel(bot.record[0], seen.viewer, seen.choices, random, bot.planes[-MAX_SEATS:]))


def test_who_is_first_for_one_seat_is_found_again_for_all():
    values, turn, seats = torch.tensor([[1.0, 2.0, 3.0, 0.0]]), torch.tensor([2]), torch.tensor([3])
    assert by_seat(values, turn, seats)[0, :3].tolist() == [2.0, 3.0, 1.0]
    assert by_place(by_seat(values, turn, seats), turn, seats)[0, :3].tolist() == [1.0, 2.0, 3.0]


def test_what_is_won_and_lost_adds_up():
    """Whatever one seat gained against what was expected, the others lost: shares of a win are one together."""
    field = Field(settings(FISH, seed=2, **SMALL | {"steps": 40}), "cpu")
    learner = Learner(load(FISH))
    kept = Player(field, learner, learner).play(imitate=False)
    assert kept.done.any()
    assert torch.allclose(kept.won[kept.done].sum(-1), torch.ones(int(kept.done.sum())))
    better, _ = look_back(kept, 0.9)
    assert better.sum(-1).abs().max() < 1e-4


def test_the_learner_decides_for_its_own_seat_alone_where_it_meets_others():
    field = Field(settings(FISH, seed=3, **SMALL | {"league": 0.25, "fixed": 0.25}), "cpu")
    learner = Learner(load(FISH))
    kept = Player(field, learner, learner).play(imitate=False)
    assert kept.own[:, : field.league].all()
    others = slice(field.league, None)
    assert torch.equal(kept.own[:, others], kept.turn[:-1, others] == field.hero[others])
    assert not kept.own[:, others].all()


def test_imitation_learns_what_the_careful_player_does(tmp_path):
    training = Training(settings(FISH, seed=4, **SMALL | {"imitation": 10_000, "games": 128}), tmp_path, "cpu")
    surprise = []
    for _ in range(12):
        training._lesson(0.0)
        surprise.append(float(training.teacher.told[3] / training.teacher.told[4]))
        training.teacher.told.zero_()
    assert sum(surprise[-3:]) < sum(surprise[:3])


def test_a_stray_is_no_lesson_and_says_nothing_of_what_was_decided_before():
    field = Field(settings(FISH, seed=5, **SMALL | {"wander": 0.3}), "cpu")
    learner = Learner(load(FISH))
    kept = Player(field, learner, learner).play(imitate=False)
    assert 0.2 < kept.strays[:, : field.league].float().mean() < 0.4
    assert not kept.strays[:, field.league :].any()
    assert not (kept.own & kept.strays).any()
    better, further = look_back(kept, 0.9)
    assert not better[kept.strays].any()
    assert not further[kept.strays].any()
    step, game = next((step, game) for step, game in kept.strays[1:].nonzero().tolist() if not kept.strays[step, game])
    at_once = kept.won[step, game] - kept.chances[step, game]
    if not kept.done[step, game]:
        at_once = at_once + kept.chances[step + 1, game]
    assert torch.allclose(better[step, game], at_once)


def test_a_search_is_learned_from(tmp_path):
    """The examples beside a checkpoint are found while it learns, and it comes nearer to them."""
    training = Training(
        settings(FISH, seed=6, **SMALL | {"examples": 1.0, "example_batch": 64, "example_room": 40}), tmp_path, "cpu"
    )
    assert training.library
    training._lesson(0.0)
    assert not training.teacher.seen.any()  # nothing to learn from yet
    (tmp_path / EXAMPLES).mkdir()
    for name in ("a", "b"):
        book, _, _ = noted(3)
        book.write(tmp_path / EXAMPLES / f"{name}.npz")
    training.library.look_for_more()
    training.library.look_for_more()
    assert training.library.added == 2 * len(read(tmp_path / EXAMPLES / "a.npz")["seats"])
    unlike = []
    for _ in range(12):
        training._lesson(0.0)
        unlike.append(float(training.teacher.seen[0] / training.teacher.seen[1]))
        training.teacher.seen.zero_()
    assert unlike[-1] < unlike[0]
