"""How Rivero shows itself: views, texts that read back, sentences in four languages, refusals that explain."""

import json
from typing import Any

import pytest

from tests.games.rivero.table import ANN, BEN, GAME, Table, card, start
from tidetable.core.chance import fast_random
from tidetable.core.errors import IllegalAction
from tidetable.core.journal import new_journal
from tidetable.core.legal import listed
from tidetable.core.record import OWNER, SPECTATOR
from tidetable.core.registry import words_of
from tidetable.core.words import LANGUAGES, Words
from tidetable.games.rivero.state import Canteen

careful = GAME.rules["careful"]

RIVER_TABLE: dict[str, Any] = {
    "source": {(0, 0): "N6", (2, 0): "D2"},
    "middle": "A8 C10 D10 N10",
    "rivers": (["A5-A6-A7"], ["C1-C2-[N9]-C4"]),
    "canteens": (0, None),
    "main": True,
}


def walk(seed: int):
    """A game of the careful player, position by position, with the next action."""
    random = fast_random(f"walk {seed}")[0]
    state = start(seed)
    while state.waiting:
        seat = int(state.turn)
        choices = GAME.choices(state, seat)
        action = int(careful(state, seat, choices, random)) if seed % 2 else listed(choices)[-1]
        yield state, seat, action
        GAME.carry_out(state, seat, action)


# The view


def test_a_hand_card_says_what_it_could_do_now():
    """The issue's view: extend which river, double where, discard where."""
    table = Table(("A4 C3 C6 D1", ""), **RIVER_TABLE)
    shown = {held["card"]: held for held in table.view(ANN)["seats"][ANN]["hand"]}
    assert shown["A4"]["play"] == [{"owner": ANN, "slot": 0, "how": "extend"}]
    assert shown["C3"]["play"] == [{"owner": BEN, "slot": 0, "how": "exchange"}]
    assert shown["C6"]["double"] == [0]
    assert shown["D1"]["discard"] == [1, 9]
    assert shown["D1"]["play"] == shown["D1"]["swap"] == []


def test_a_stored_bridge_shows_in_what_a_card_can_do():
    table = Table(("A9 D1", ""), rivers=(["A5-A6-A7"], []), lying=("bridge [N3]", ""), main=True)
    assert table.view(ANN)["seats"][ANN]["hand"][1]["play"] == [{"owner": ANN, "slot": 0, "how": "bridge"}]


def test_nothing_can_be_done_with_a_hand_out_of_turn():
    table = Table(("A4 C3", "C6 D1"), **RIVER_TABLE)
    assert all(not held[verb] for held in table.view(BEN)["seats"][BEN]["hand"] for verb in ("play", "double", "discard", "swap"))


def test_a_column_says_what_it_gives_and_what_could_be_used():
    """The issue's view: column contents and use."""
    table = Table(("N7 N8 D1", ""), **(RIVER_TABLE | {"source": {(0, 0): "C6 N6", (2, 0): "D2"}}))
    column = table.view(ANN)["columns"][0]
    assert column == {
        "column": 0,
        "filled": True,
        "legal": True,
        "cards": ["N6", "A8", "D2"],
        "gives": ["C6"],
        "uses": ["N6", "A8"],
    }
    assert table.view(SPECTATOR)["columns"][0]["uses"] == []
    assert table.view(BEN)["columns"][0]["legal"] is False


def test_a_river_says_its_length_and_what_is_missing():
    """The issue's view: river lengths and missing cards."""
    table = Table(("C3 D1", ""), **RIVER_TABLE)
    river = table.view(ANN)["seats"][BEN]["rivers"][0]
    assert (river["river"], river["low"], river["high"], river["length"], river["to_rivero"]) == ("colorado", 1, 4, 3, 5)
    assert river["missing"] == [
        {"card": "C3", "where": "bridge", "unseen": 1},
        {"card": "C5", "where": "high", "unseen": 2},
    ]
    unseen = table.view(ANN)["unseen"]
    assert [unseen[card(text)] for text in ("C3", "C5", "D1", "N9")] == [1, 2, 1, 2], "a bridge's face is seen by nobody"


def test_the_view_says_whose_turn_and_step_it_is():
    table = Table(("C2 D1 D3", "N1"), source={(0, 0): "N2"}, main=True)
    table.play("double c2", "no extra card")
    view = table.view(SPECTATOR)
    assert (view["turn"], view["step"], view["phase"]) == (ANN, 2, "main")


def test_a_finished_game_is_open():
    """Once it is over everybody sees hands and bridges."""
    table = Table(("N9", "D1"), rivers=(["N1-N2-N3-N4-N5-N6-N7-N8"], ["D5-[C1]-D7"]), main=True)
    table.play("play n9")
    seats = table.view(SPECTATOR)["seats"]
    assert [held["card"] for held in seats[BEN]["hand"]] == ["D1"]
    assert seats[BEN]["rivers"][0]["cells"][1]["card"] == "C1"


def test_views_are_plain_json():
    for number, (state, _seat, _action) in enumerate(walk(1)):
        for viewer in (ANN, BEN, SPECTATOR) if number % 5 == 0 else ():
            shown = GAME.see(state, viewer).view
            assert json.loads(json.dumps(shown)) == shown


# Texts


def test_every_action_reads_back():
    """§10: 329 texts, all different."""
    texts = [GAME.Decision.text(action) for action in range(GAME.actions)]
    assert [GAME.parse_action(text) for text in texts] == list(range(GAME.actions))
    assert all(text == text.lower() for text in texts)


def test_the_texts_of_the_issue():
    table = Table(("D1 D2 D3 A5 C5", ""), middle="C9 N10 D5 A9", main=True)
    assert GAME.parse_action("New River danube 1-3") == 65 + 16
    table.play("new river danube 1-3", "double A5 on 1,2")
    assert table.cell(1, 2) == "D5 A5"


def test_a_place_may_be_named_with_the_card():
    """ "discard N1 to 2,0" is the first half, then the second; "play N7 at 0/1" likewise."""
    table = Table(("N1 N3 N7", ""), rivers=(["N4-N5-N6", "N8-N9-N10"], []), main=True)
    table.play("play N7 at 0/1", "play N7 at 0/1", "discard N1 to 2,0", "discard N1 to 2,0")
    assert table.river(ANN, 1) == "N7-N8-N9-N10"
    assert table.cell(2, 0) == "N1"


def test_targets_of_one_moment_differ():
    for seed in (1, 2):
        for state, seat, _action in walk(seed):
            targets = [json.dumps(GAME.Decision.target(action)) for action in GAME.legal_actions(state, seat)]
            assert len(set(targets)) == len(targets)


# Sentences


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said(language):
    """Actions, questions, previews, refusals, events, boards: whatever comes up in whole games has its words."""
    words = Words(language, "rivero", ["Ann", "Ben"])
    for action in range(GAME.actions):
        assert words.say(GAME.Decision.message(action))
    for seed in (1, 2):
        for state, seat, action in walk(seed):
            seen = GAME.see(state, seat)
            assert seen.question is not None
            assert words.say(seen.question)
            for legal in seen.legal:
                told = seen.preview(legal)
                assert told is None or words.say(told)
            journal = new_journal()
            GAME.carry_out(state.twin(), seat, action, journal)
            for viewer in (ANN, SPECTATOR):
                messages = [GAME.Event.message(event) for event in GAME.Event.read(journal, viewer)]
                assert all(words.say(message) for message in messages if message is not None)
        assert all(len(line) <= 132 for line in GAME.see(state, ANN).drawing(words).splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_name_has_its_words(language):
    words = Words(language, "rivero")
    told = [kind for kind in GAME.Event if kind.row.told]
    half_seen = [kind for kind in told if any(number.seen_by == OWNER for number in kind.row.numbers.values())]
    names = [f"event-{kind.id}" for kind in told] + [f"event-{kind.id}-unseen" for kind in half_seen]
    names += [f"reason-{reason.id}" for reason in GAME.Reason] + ["name", "tagline"]
    names += [sentence.row.id or sentence.id for sentence in GAME.Say]
    for option in GAME.card.options:
        names += [f"option-{option.name}", *(f"option-{option.name}-{value}" for value in option.values)]
    assert [name for name in names if not words.has(name)] == []


def test_all_languages_have_the_same_messages():
    def ids(language: str) -> set[str]:
        lines = words_of("rivero", language).read_text("utf-8").splitlines()
        return {line.split(" =")[0] for line in lines if " =" in line and line[0].isalpha()}

    assert ids("nl") == ids("de") == ids("hu") == ids("en")


def test_every_refusal_explains_itself():
    """Every action in many positions: what is not legal has a reason with its section, in every language."""
    for seed in (1, 2):
        for number, (state, seat, _action) in enumerate(walk(seed)):
            if number % 6:
                continue
            seen = GAME.see(state, seat)
            for action in set(range(GAME.actions)) - set(seen.legal):
                why = seen.why_not(action)
                assert why[1]["section"].startswith(("§", "RV-"))
                for language in LANGUAGES:
                    assert Words(language, "rivero", ["Ann", "Ben"]).say(why)


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("play d9", "why-not-in-hand"), ("play d1", "why-no-target"), ("double d1", "why-no-partner"),
        ("swap d1", "why-source-open"), ("new river nile 1-3", "why-no-run"),
        ("new river nile 1-3 with bridge", "why-no-bridge"), ("take column 1", "why-column-gap"),
        ("take card 1", "why-nothing-beside"), ("take groundwater", "why-pile-empty"), ("option 2", "why-other-phase"),
        ("sink d1", "why-other-phase"), ("cell 0,0", "why-other-phase"),
    ],
)  # fmt: skip
def test_refusals_name_the_reason(action, reason):
    table = Table(("A4 C3 D1", ""), **RIVER_TABLE)
    with pytest.raises(IllegalAction) as refused:
        table.play(action)
    assert refused.value.why[0] == reason


def test_more_refusals_name_the_reason():
    def why(table: Table, action: str) -> str:
        return GAME.see(table.state, table.turn).why_not(GAME.parse_action(action))[0]

    settled = Table(("A4 C3 D1", ""), **RIVER_TABLE)
    assert why(Table(("A4 C3", ""), **(RIVER_TABLE | {"canteens": (None, None)})), "take column 0") == "why-canteen-free"
    assert why(Table(("A4 C3", ""), **(RIVER_TABLE | {"rivers": (["A1-A2-A3"], [])})), "take column 0") == "why-no-use"
    settled.play("play a4")
    settled.state.canteen_used = Canteen.PLACED
    assert why(settled, "take column 0") == "why-canteen-placed"
    nine = Table(("N1 N3 C1 C3 D5 D7 A5 A7 A9", ""), main=True)
    assert why(nine, "finish") == "why-must-discard"
    assert why(Table(("N1 C4", ""), lying=("sun C9", "")), "option 2") == "why-action-card-lies"
    used = Table(("N7 N8 C3", ""), **RIVER_TABLE)
    used.play("take column 0")
    assert why(used, "finish") == "why-must-use"
    full = Table(("N1 C4", ""), full=True, main=True)
    assert why(full, "discard n1") == "why-source-full"
    tapped = Table(("N1", ""), rivers=([], ["D1-D2-D3"]), canteens=(None, 0), draw="tap")
    tapped.play("option 2")
    assert why(tapped, "river 1/0") == "why-canteen-protects"
    assert why(tapped, "river 1/5") == "why-no-river"


def test_a_refusal_changes_nothing_and_shows_no_secret():
    """Style: what would be legal is listed from the seat's own knowledge."""
    table = Table(("A4 C3 D1", "N9 C9"), **RIVER_TABLE)
    before = table.state.to_bytes()
    with pytest.raises(IllegalAction) as refused:
        table.play("play a9")
    assert "n9" not in str(refused.value)
    assert table.state.to_bytes() == before


def test_the_board_in_the_terminal():
    table = Table(("A4 C3 D1", "N9 C9"), **RIVER_TABLE)
    drawn = GAME.see(table.state, ANN).drawing(Words("en", "rivero", ["Ann", "Ben"]))
    assert "hand: C3 D1 A4" in drawn
    assert "A5-A6-A7 (3) with canteen" in drawn
    assert "C1-C2-[?]-C4 (3)" in drawn
    assert "N9 C9" not in drawn
    assert card("N9") == 8
