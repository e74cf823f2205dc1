"""The people's side: view, texts that read back, sentences in four languages, clicks and drawing."""

import json

import pytest

from tests.games.reef_encounter.reef import GAME, GREEN, PURPLE, Reef
from tests.games.reef_encounter.test_placing import E4, placing
from tidetable.core.chance import fast_random
from tidetable.core.legal import any_of
from tidetable.core.match import Match
from tidetable.core.words import LANGUAGES, Words
from tidetable.games.reef_encounter.components import BOARDS, Coral
from tidetable.games.reef_encounter.state import Phase

NAMES = ["Ann", "Ben", "Cleo", "Dov"]


def say_everything(language: str, seats: int, options: dict, decisions: int) -> None:
    """Play on and say everything that can be said on the way."""
    match = Match.start("reef_encounter", seats=seats, seed=f"words {seats}", options=options)
    words, random = Words(language, "reef_encounter", NAMES), fast_random("words")[0]
    while match.waiting and len(match.log) < decisions:
        seen = match.seen(match.waiting[0])
        said = [seen.question, *(GAME.Decision.message(action) for action in seen.legal)]
        said += [preview for action in seen.legal if (preview := seen.preview(action))]
        said += [seen.why_not(action) for action in range(len(match.log) % 3, 399, 3) if action not in seen.legal]
        assert all(words.say(message) for message in said)
        wild = len(match.log) % 4 == 0
        action = any_of(seen.choices, random) if wild else GAME.careful(seen.record, seen.viewer, seen.choices, random)
        events = match.play(int(action), seen.viewer, viewer=seen.viewer)
        assert all(words.say(message) for event in events if (message := GAME.Event.message(event)))
    assert match.seen(PURPLE).drawing(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language):
    say_everything(language, 2, {"memory_aid": True}, 70)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"advanced": True}), (4, {"larva_exchange_immediate": True})])
def test_every_sentence_of_whole_games_can_be_said(language, seats, options):
    say_everything(language, seats, options, 10_000)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_is_complete(language):
    """Names, options and reasons exist in every language, and the same messages as in English."""
    words = Words(language, "reef_encounter")
    wanted = ["name", "tagline", *(f"reason-{reason.name.lower()}" for reason in GAME.Reason)]
    for option in GAME.card.options:
        wanted.append(f"option-{option.name}")
        wanted += [f"option-{option.name}-{str(value).lower()}" for value in option.values]
    assert [name for name in wanted if not words.has(name)] == []


def test_texts_read_back():
    """The issue's forms: cube white, place B:f4 (by board letter), lock T3."""
    assert {GAME.parse_action(GAME.Decision.text(action)) for action in range(399)} == set(range(399))
    reef = Reef(None, boards="DB")
    assert GAME.parse_action("lock T3") == 46
    assert GAME.check(placing("white", reef, "W").state, PURPLE, "place B:f5") == 63 + 42 + 28 + 5


def test_targets_of_one_moment_are_distinct():
    """What to click: no two legal actions share a target."""
    random = fast_random("targets")[0]
    state = GAME.start(3, "targets")
    for _ in range(250):
        seat = GAME.waiting_seats(state)[0]
        targets = [json.dumps(GAME.Decision.target(action)) for action in GAME.legal_actions(state, seat)]
        assert len(set(targets)) == len(targets)
        GAME.decide(state, seat, any_of(GAME.choices(state, seat), random))


def test_the_view_shows_where_a_tile_may_go_and_what_it_overgrows():
    reef = placing("white", Reef(E4, seats=4), "W")
    cells = {GAME.Decision.text(63 + cell["cell"])[8:]: cell for cell in reef.view(PURPLE)["placing"]["cells"] if cell["cell"] < 42}
    assert set(cells) == reef.cells("place")
    assert (cells["f5"]["overgrows"], cells["f5"]["grows"]) == ("yellow", False)
    assert (cells["d3"]["overgrows"], cells["d3"]["grows"]) == (None, True)


def test_the_view_describes_every_cell():
    """Tile, size, guard, protection, shrimp and its number."""
    reef = Reef(E4, seats=4)
    cells = {cell["name"]: cell for cell in reef.view(PURPLE)["boards"][0]["cells"]}
    assert len(cells) == 33
    wanted = {"tile": "pink", "size": 2, "guard": PURPLE, "shrimp": PURPLE, "number": 0, "protected": True, "parked": False}
    assert wanted.items() <= cells["0:c3"].items()
    assert (cells["0:f5"]["guard"], cells["0:f5"]["protected"]) == (GREEN, False)
    assert cells["0:b3"]["coral"] == cells["0:c3"]["coral"] != cells["0:g3"]["coral"]


def test_the_same_table_is_the_same_record_whatever_led_to_it():
    """What a screen marks as new follows from the events: a shrimp moved there and back leaves only the count of its moves."""
    there_and_back, stayed = (Reef(None).stand(PURPLE, "d2") for _ in range(2))
    there_and_back.play("lift d2", "drop d1", "lift d1", "drop d2")
    stayed.state.acted, stayed.state.shrimp_moves, stayed.state.back_to = 1, 2, Phase.MAIN
    assert there_and_back.state == stayed.state


def test_a_turn_is_told_event_by_event():
    """What a screen counts and marks: the tiles that were placed, the space that was collected, the end of the turn."""
    reef = Reef(None).give(PURPLE, behind="WW", cubes="W").sea(W="YPP")
    events = reef.play("cube white") + reef.play("place d1") + reef.play("place e1") + reef.play("sea white")
    assert [event["cell"] for event in events if event["kind"] == "tile-placed"] == [reef.cell("d1"), reef.cell("e1")]
    assert [event["space"] for event in events if event["kind"] == "turn-ended"] == [Coral.WHITE]


def test_the_drawing_is_the_map_of_the_document():
    """§2.3: rock, sand and letters of Board B, with the start tiles; at most 100 columns for four boards."""
    drawing = Reef(None, seats=4).seen(PURPLE).drawing(Words("en", "reef_encounter", NAMES))
    rows = [line[2:22].split() for line in drawing.splitlines()[2:8]]
    assert ["".join(row).replace("_", "#") for row in rows] == list(BOARDS["B"])
    assert max(len(line) for line in drawing.splitlines()[:8]) <= 100


def test_the_forced_fish_tile_is_not_told():
    """§4.3, §7: that a hand has one colour only is nobody's business; every other forced decision is logged."""
    reef = Reef(None)
    reef.state = GAME.start(2, "one colour")
    other = 1 - reef.turn
    reef.state.behind[other] = [int(reef.state.behind_size[other]), 0, 0, 0, 0]
    events = reef.play(GAME.Decision.text(GAME.legal_actions(reef.state, reef.turn)[0]))
    assert [event["kind"] for event in events] == ["fish-chosen", "fish-chosen"]
    assert {event["colour"] for event in events} == {None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_pieces_bear_the_same_letters(language):
    """Pink and purple, grey and green: every coral and alga can be told by its letters, in every language."""
    words = Words(language, "reef_encounter")
    pieces = ["white", "yellow", "orange", "pink", "grey", "alga-blue", "alga-green", "alga-purple", "alga-red"]
    letters = [words.say(("see-letter", {"piece": piece})) for piece in pieces]
    assert len(set(letters)) == len(pieces)
