"""Firefox and WebKit, where they are installed: the bytes that the compiled rules give here, and a first match by clicks."""

import base64
import random
import time
from pathlib import Path

import pytest

from tests.server.harness import Here, settings_for
from tests.tables import some_tables
from tests.wasm.drivers import found
from tests.wasm.test_browser import GAMES, bytes_of, run, template_of, text
from tests.web.screens import OFFERED, POINT
from tidetable.core.golden import read_golden
from tidetable.core.registry import load
from tidetable.core.trial import Setting, Trial, play_trial

pytestmark = pytest.mark.long
GOLDEN = Path(__file__).parents[1] / "data/golden"
TABLES, RECORDED = 12, 12  # of each game
AT_ONCE = 6  # games that are sent to the browser together
LONGEST = 600.0  # seconds for a whole match by clicks
PLAY_NOW = """() => {
  document.querySelector('button[aria-label^="Play now: Fish"]')?.click();
  return location.pathname.startsWith('/t/');
}"""


@pytest.fixture(scope="module", params=["firefox", "webkit"])
def other(request):
    """One browser that is not Chromium."""
    begin = found(request.param)
    if not begin:
        pytest.skip(f"left out: {request.param} is not installed here (firefox-esr; webkit2gtk-driver and xvfb)")
    with begin() as driven:
        yield driven


def recorded(game):
    """Give some games that an independent implementation has recorded."""
    games = list(read_golden(GOLDEN / f"{game.id}.jsonl"))
    for data in games[:: max(1, len(games) // RECORDED)][:RECORDED]:
        yield Trial(game, Setting(data.seats, data.options), str(data.seed), data.moves)


@pytest.mark.parametrize("name", GAMES)
def test_every_byte_is_the_same_in_other_browsers(other, name):
    game = load(name)
    trials = [play_trial(game, setting, f"others {number}") for number, setting in some_tables(game, TABLES)]
    trials += recorded(game)

    for first in range(0, len(trials), AT_ONCE):
        some = trials[first : first + AT_ONCE]
        asked = [{"template": text(template_of(one).to_bytes()), "moves": one.moves, "seats": one.setting.seats} for one in some]
        for trial, told in zip(some, run(other, name, asked), strict=True):
            assert base64.b64decode(told) == bytes_of(trial), f"{trial.setting}, seed {trial.seed}"


def until(other, script, seconds=60.0):
    """Ask the page until it gives something."""
    end = time.monotonic() + seconds
    while not (value := other.evaluate(script)):
        assert time.monotonic() < end, f"waited in vain for {script}"
        time.sleep(0.05)
    return value


def test_a_first_match_is_played_to_its_end(other, tmp_path):
    """From the front page, by clicks at what is lit."""
    lot, end = random.Random(7), time.monotonic() + LONGEST
    with Here(settings_for(tmp_path)) as server:
        other.goto(f"{server.url}/?lang=en")
        until(other, PLAY_NOW)  # the button is there before the page hears it
        clicks = 0
        while (offered := until(other, OFFERED)) > 0:
            assert time.monotonic() < end, f"the match has not ended after {clicks} clicks"
            point = other.evaluate(POINT, lot.randrange(offered))
            if point is not None:
                other.click(*point)
                clicks += 1
                time.sleep(0.02)
        assert clicks > 0
        assert other.evaluate("() => document.querySelector('[data-over] h2').textContent")
