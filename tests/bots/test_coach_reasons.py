"""Why the coach advises a move: from rows that Python and the page read alike, in sentences of all languages."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.bots.test_coach import FEW, GAMES, played
from tests.test_words import messages
from tidetable.bots.coach import hint
from tidetable.bots.coach.features import Feature, Sheet, features_of, reasons
from tidetable.core.facts import Fact, Group
from tidetable.core.registry import load
from tidetable.core.words import FOLDER, LANGUAGES, Words

CASES = json.loads((Path(__file__).parent.parent / "data" / "coach_reasons.json").read_text("utf-8"))
TELLING = 8  # features that a game has at least


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_the_rows_are_read_as_the_page_reads_them(case):
    """web/src/coach/features.test.ts reads the same cases."""
    sheet = Sheet((), [Feature(**row) for row in case["feature"]])
    found = reasons("pond", sheet, case["viewer"], case["seats"], case["before"], (case["after"], case["instead"]))
    assert [list(one) for one in found] == case["said"]


@pytest.mark.parametrize("game", GAMES)
def test_every_way_leads_through_the_facts_the_game_declares(game):
    loaded, sheet = load(game), features_of(load(game))
    assert len(sheet.features) >= TELLING
    for feature in sheet.features:
        follow(loaded.Facts.declared, feature.of)
    phases = set(loaded.Facts.declared["phase"].means.words)
    assert set(sheet.rests) | {phase for feature in sheet.features for phase in feature.asked} <= phases


def follow(declared, way):
    """Walk a way through declarations instead of numbers: a name that nothing has stops it."""
    here: Any = {name.rstrip("_"): spec for name, spec in declared.items()}
    for step in way:
        if isinstance(step, list):
            follow(declared, step)
        elif isinstance(step, dict):
            named = {name for row in here.of for name in row} if isinstance(here, Group) else set()
            assert set(step) <= set(here.parts) | named, way
            for wanted in step.values():
                if isinstance(wanted, list):
                    follow(declared, wanted)
        elif step not in ("*", "@"):
            parts = here.parts if isinstance(here, Group) else here
            assert step in parts, way
            here = parts[step]
    assert isinstance(here, Fact | Group)


def test_every_change_that_is_said_has_its_sentence_and_every_sentence_a_change():
    said = {
        f"why-{game}-{feature.id}-{how}" for game in GAMES for feature in features_of(load(game)).features for how in feature.says
    }
    assert said == messages(FOLDER / "en" / "reasons.ftl").keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_sentences_are_told_with_what_their_rows_give_them(game, language):
    words = Words(language, game, ["Ann", "Ben"])
    for feature in features_of(load(game)).features:
        given = (
            {"n": 2, "now": 3} | ({"seat": 1} if feature.who == "rival" else {}) | ({feature.names: "N7"} if feature.names else {})
        )
        for how in feature.says:
            assert "{" not in words.say((f"why-{game}-{feature.id}-{how}", given))


@pytest.mark.parametrize("game", GAMES)
def test_reasons_hold_whatever_the_seat_cannot_know(game):
    """Deal again what the seat cannot know: it is told the same, byte for byte."""
    match = played(game, until=14)
    seat = match.waiting[0]
    seen = match.seen(seat)
    words = Words("en", game, ["Ann", "Ben"])
    told = [words.say(one) for one in hint(seen, FEW).messages(words)]
    for world in range(2):
        other = match.game.see(seen.possible(f"world {world}"), seat)
        assert [words.say(one) for one in hint(other, FEW).messages(words)] == told
