"""The people's side: view, texts that read back, sentences in four languages, clicks and drawing."""

import json

import pytest

from tests.games.reef_encounter.reef import GAME, GREEN, PURPLE, Reef
from tests.games.reef_encounter.test_placing import E4, placing
from tidetable.core.chance import fast_legal, fast_random
from tidetable.core.match import Match
from tidetable.core.words import LANGUAGES, Words
from tidetable.games.reef_encounter.components import BOARDS

NAMES = ["Ann", "Ben", "Cleo", "Dov"]


def say_everything(language: str, seats: int, options: dict, decisions: int) -> None:
    """Play on and say everything that can be said on the way."""
    match = Match.start("reef_encounter", seats=seats, seed=f"words {seats}", options=options)
    words, random = Words(language, "reef_encounter", NAMES), fast_random("words")[0]
    while match.waiting and len(match.log) < decisions:
        seat = match.waiting[0]
        hidden, legal = match.hidden(seat), match.legal(seat)
        said = [GAME.question(hidden, seat), *(GAME.action_message(action) for action in legal)]
        said += [preview for action in legal if (preview := GAME.preview(hidden, seat, action))]
        said += [GAME.why_not(hidden, seat, action) for action in range(len(match.log) % 3, 399, 3) if action not in legal]
        assert all(words.say(message) for message in said)
        chosen = int(GAME.careful(hidden, seat, GAME.mask(hidden, seat), random))
        events = match.play(seat, chosen if len(match.log) % 4 else int(fast_legal(random, GAME.mask(hidden, seat))), viewer=seat)
        assert all(words.say(message) for event in events if (message := GAME.event_message(event)))
    assert GAME.drawing(match.hidden(PURPLE), PURPLE, words)


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
    wanted = ["name", "tagline", *(f"reason-{reason.id}" for reason in GAME.reasons)]
    for option in GAME.card.options:
        wanted.append(f"option-{option.name}")
        wanted += [f"option-{option.name}-{str(value).lower()}" for value in option.values]
    assert [name for name in wanted if not words.has(name)] == []


def test_texts_read_back():
    """The issue's forms: cube white, place B:f4 (by board letter), lock T3."""
    assert {GAME.parse_action(GAME.action_text(action)) for action in range(399)} == set(range(399))
    reef = Reef(None, boards="DB")
    assert GAME.parse_action("lock T3") == 46
    assert GAME.check(placing("white", reef, "W").state, PURPLE, "place B:f5") == 63 + 42 + 28 + 5


def test_targets_of_one_moment_are_distinct():
    """What to click: no two legal actions share a target."""
    random = fast_random("targets")[0]
    state = GAME.start(3, "targets")
    for _ in range(250):
        seat = GAME.waiting_seats(state)[0]
        targets = [json.dumps(GAME.target(action)) for action in GAME.legal(state, seat)]
        assert len(set(targets)) == len(targets)
        GAME.decide(state, seat, int(fast_legal(random, GAME.mask(state, seat))))


def test_the_view_shows_where_a_tile_may_go_and_what_it_overgrows():
    reef = placing("white", Reef(E4, seats=4), "W")
    cells = {GAME.action_text(63 + cell["cell"])[8:]: cell for cell in reef.view(PURPLE)["placing"]["cells"] if cell["cell"] < 42}
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


def test_the_view_shows_the_last_turn():
    """What changed, and the turn in numbers; the log says it in one sentence."""
    reef = Reef(None).give(PURPLE, behind="WW", cubes="W").sea(W="YPP")
    reef.play("cube white", "place d1", "place e1")
    events = reef.play("sea white")
    view = reef.view(GREEN)
    assert {cell["name"] for cell in view["boards"][0]["cells"] if cell["recent"]} == {"0:d1", "0:e1"}
    assert (view["last_turn"]["seat"], view["last_turn"]["space"], view["last_turn"]["done"]["placed"]) == (PURPLE, "white", 2)
    summary = GAME.event_message(next(event for event in events if event["kind"] == "turn-ended"))
    assert Words("en", "reef_encounter", NAMES).say(summary) == "In short: Ann placed 2 tiles, took the white space."


def test_the_drawing_is_the_map_of_the_document():
    """§2.3: rock, sand and letters of Board B, with the start tiles; at most 100 columns for four boards."""
    drawing = GAME.drawing(GAME.hidden(Reef(None, seats=4).state, PURPLE), PURPLE, Words("en", "reef_encounter", NAMES))
    rows = [line[2:22].split() for line in drawing.splitlines()[2:8]]
    assert ["".join(row).replace("_", "#") for row in rows] == list(BOARDS["B"])
    assert max(len(line) for line in drawing.splitlines()[:8]) <= 100


def test_the_forced_fish_tile_is_not_told():
    """§4.3, §7: that a hand has one colour only is nobody's business; every other forced decision is logged."""
    reef = Reef(None)
    reef.state = GAME.start(2, "one colour")
    other = 1 - reef.turn
    reef.state.behind[other] = [int(reef.state.behind_size[other]), 0, 0, 0, 0]
    events = reef.play(GAME.action_text(GAME.legal(reef.state, reef.turn)[0]))
    assert [event["kind"] for event in events] == ["fish-chosen", "fish-chosen"]
    assert {event["colour"] for event in events} == {None}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_pieces_bear_the_same_letters(language):
    """Pink and purple, grey and green: every coral and alga can be told by its letters, in every language."""
    words = Words(language, "reef_encounter")
    pieces = ["white", "yellow", "orange", "pink", "grey", "alga-blue", "alga-green", "alga-purple", "alga-red"]
    letters = [words.say(("see-letter", {"piece": piece})) for piece in pieces]
    assert len(set(letters)) == len(pieces)
