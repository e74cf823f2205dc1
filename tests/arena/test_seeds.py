"""No bot is handed a seed from which the deal could be dealt again."""

import pytest

from tidetable.arena import calibration, play, study
from tidetable.arena.fixtures import Fixture
from tidetable.bots.advice import advise
from tidetable.cli import terminal
from tidetable.core.registry import load

GAME = "fish_n_stones"
FIXTURE = Fixture(GAME, ("random", "careful"), "arena s 0")


def handed_out(monkeypatch, module, act):
    """Play, and give the seeds that bots were made with."""
    seeds, make_bot = [], module.make_bot

    def watched(game, name, seed=0):
        seeds.append(seed)
        return make_bot(game, name, seed)

    monkeypatch.setattr(module, "make_bot", watched)
    act()
    return [seed for seed in seeds if seed != "warm"]  # a first move on a deal of its own


@pytest.mark.parametrize(
    ("module", "act", "deal"),
    [
        (play, lambda: play.play(FIXTURE), FIXTURE.deal),
        (study, lambda: study.watch(FIXTURE), FIXTURE.deal),
        (calibration, lambda: calibration.probe(Fixture(GAME, ("gentle", "gentle"), "arena s 0")), "arena s 0"),
        (
            terminal,
            lambda: terminal.make_table(game=GAME, seats=2, people=0, bots=("random", "careful"), seed="arena s 0", options={}),
            "arena s 0",
        ),
    ],
)
def test_the_seed_of_a_bot_does_not_tell_the_deal(monkeypatch, module, act, deal):
    game, seeds = load(GAME), handed_out(monkeypatch, module, act)
    truth = game.start(2, deal, {}).digest()
    assert len(set(seeds)) == 2, "each bot has its own"
    for seed in seeds:
        assert deal not in seed
        assert all(game.start(2, seed[:end], {}).digest() != truth for end in range(1, len(seed) + 1))


def test_a_probe_does_not_hand_the_deal_to_the_search(monkeypatch):
    seeds = []

    def watched(*given, seed, **named):
        seeds.append(seed)
        return advise(*given, seed=seed, **named)

    monkeypatch.setattr(calibration, "advise", watched)
    calibration.probe(Fixture(GAME, ("gentle", "gentle"), "arena s 0"))
    assert seeds
    assert not any("arena s 0" in seed for seed in seeds)
