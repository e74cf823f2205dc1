"""Matches: the log is the truth; errors say who, what, why and what would do."""

import json
import pickle
import re

import pytest

from tidetable.bots import make_bot
from tidetable.bots.advice import advise
from tidetable.core.errors import BadSetup, BrokenRecord, GameIsOver, IllegalAction, NotYourTurn, UnknownAction
from tidetable.core.match import Decision, Match, Undo, start
from tidetable.core.outcome import Outcome, Reason
from tidetable.core.record import ALL_SEEING
from tidetable.core.registry import load
from tidetable.core.undo import may_undo, undo_point
from tidetable.core.words import Words


def match_of(seats: int = 2, seed: str = "7", **options) -> Match:
    return Match.start("fish_n_stones", seats=seats, seed=seed, options=options)


def finished() -> Match:
    match = match_of(3)
    while not match.is_over:
        match.play(match.legal()[0])
    return match


def test_play_by_number_or_by_words():
    one, two = match_of(), match_of()
    one.play(0, 0)
    two.play("  CAT   left ", 0)
    assert one.state == two.state
    assert one.log == [Decision(0, 0)]


def test_unknown_actions_show_what_actions_look_like():
    with pytest.raises(UnknownAction, match='no action "dance"; actions look like "cat left", "no bait", "lure 0"'):
        match_of().play("dance", 0)
    with pytest.raises(UnknownAction, match="0 to 30"):
        match_of().play(31, 0)


def test_illegal_actions_say_why_and_what_is_legal():
    match = match_of()
    with pytest.raises(IllegalAction) as error:
        match.play("fish 3", 0)
    assert str(error.value) == ('seat 0 cannot "fish 3" now (§4): Now is the time to cast; legal: cat left, cat middle, cat right')
    assert match.log == []


def test_not_your_turn_says_who_must_decide():
    match = match_of()
    match.play("cat left", 0)
    with pytest.raises(NotYourTurn, match="seat 1 must decide"):
        match.play("cat right", 0)


def test_a_finished_game_takes_nothing_more():
    with pytest.raises(GameIsOver, match="the game is over"):
        finished().play("cat left", 0)


def test_undo_is_an_event_of_the_log():
    match = match_of()
    match.play("cat left", 0)
    before = match.state.twin()
    match.play("cat right", 1)
    match.undo(1)
    assert match.state == before
    assert match.log[-1] == Undo(1)
    assert len(match.log) == 3
    match.play("cat middle", 1)
    assert Match.from_json(match.to_json()).state == match.state
    with pytest.raises(BrokenRecord, match="0 to 2"):
        match.undo(9)


def test_records_read_back_and_say_the_result():
    match = finished()
    data = json.loads(json.dumps(match.to_json()))
    again = Match.from_json(data)
    assert again.state == match.state
    assert again.log == match.log
    assert data["result"] == str(match.outcome)
    assert data["log"][0] == {"n": 1, "seat": 0, "action": 0, "text": "cat left"}


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"format": "chess"}, "no match record"),
        ({"version": 99}, "no match record"),
        ({"game": 5}, r"Expected `str`, got `int` - at `\$.game`"),
        ({"seats": "two"}, r"Expected `int`, got `str` - at `\$.seats`"),
        ({"seats": 7}, "2, 3 or 4 seats"),
        ({"options": {"tide": 1}}, "no option 'tide'"),
        ({"options": {"bait_rule": "x"}}, "it can be cat_column, anywhere"),
        ({"rules_version": "0"}, "rules version 0"),
        ({"log": [{"seat": 0}]}, "entry 1 of the log is neither"),
        ({"log": [{"seat": 0, "action": 30}]}, "entry 1 of the log: seat 0 cannot"),
        ({"log": [{"undo": 5}]}, "entry 1 of the log"),
        ({"log": [{"seat": True, "action": True}]}, "entry 1 of the log is neither"),
        ({"log": [{"undo": False}]}, "entry 1 of the log is neither"),
    ],
)
def test_a_broken_record_says_its_first_fault(change, says):
    data = match_of().to_json() | change
    with pytest.raises((BrokenRecord, BadSetup), match=says):
        Match.from_json(data)


def test_the_state_at_any_decision():
    match = finished()
    assert match.state_at(len(match.decisions)) == match.state
    assert match.state_at(0) == match_of(3).state


def test_the_log_in_words_for_a_viewer():
    match = match_of(2, bucket_view="closed")
    words = Words("en", "fish_n_stones", ["Ann", "Ben"])
    for seat, action in ((0, "cat left"), (1, "cat left"), (0, "no bait"), (1, "no bait"), (0, "fish 0")):
        match.play(action, seat)
    assert match.log_in_words(words, 1)[0] == "Round 1 begins; Ann is the starting player."
    assert "Ann catches spot 0 with one card." in match.log_in_words(words, 1)
    assert "Ann catches spot 0 with one card." not in match.log_in_words(words, 0)
    assert match.eyes(1) == 1
    assert finished().eyes(1) == ALL_SEEING


def test_undo_by_information():
    """Free while nothing was told: a cast nobody has answered, a pick before its drop; not after others decided."""
    match = match_of()
    assert undo_point(match, 0) is None
    match.play("cat left", 0)
    assert undo_point(match, 0) == 0
    assert undo_point(match, 1) is None
    match.play("cat left", 1)
    assert undo_point(match, 0) is None
    assert undo_point(match, 1) is not None
    match.play("no bait", 0)
    assert may_undo(match, 0, 2)
    match.play("no bait", 1)  # turns up Ann's cat: nothing Ben could have known
    assert not may_undo(match, 1, 3)


def test_outcomes_read_back():
    outcome = Outcome((-1, 3, 3), (3, 1, 1), Reason("four_rounds", "§6"))
    assert str(outcome) == "seats 1 and 2 share the win: -1 (3rd), 3 (1st), 3 (1st); four_rounds, §6"
    assert Outcome.parse(str(outcome)) == outcome
    with pytest.raises(BrokenRecord, match="no result"):
        Outcome.parse("somebody won")


def test_positions_read_back_and_broken_ones_are_refused():
    match = finished()
    text = match.game.position_text(match.state)
    assert match.game.parse_position(text) == match.state
    for broken, says in (
        ("", "one looks like"), ("fish_n_stones 1", "how many seats"), (text.replace(" 1 ", " 0 ", 1), "version 1"),
        ("chess 1 seats=2", "one looks like"), (text + " top=400", "cannot be read"), (text + " sails=3", "no field 'sails'"),
        (text.replace("phase=end", "phase=dance"), "no phase 'dance'"), (text + " chance=zz", "64 hexadecimal digits"),
    ):  # fmt: skip
        with pytest.raises(BrokenRecord, match=says):
            match.game.parse_position(broken)


def test_a_match_begins_at_a_position_that_a_person_can_read():
    match = finished()
    text = match.game.position_text(match.state_at(7))
    assert text.startswith("fish_n_stones 1 ")
    assert "phase=" in text
    again = start("fish_n_stones", position=text)
    assert again.state == match.state_at(7)
    for decision in match.decisions[7:]:
        again.play(decision.action, decision.seat)
    assert again.state == match.state
    assert Match.from_json(json.loads(json.dumps(again.to_json()))).state == match.state


def test_what_a_stranger_would_type():
    match = start("fish_n_stones")
    assert match.legal() == ["cat left", "cat middle", "cat right"]
    assert start("fish_n_stones").seed != match.seed
    match.play("cat left")
    match.play("cat right")
    assert match.waiting == [0]
    other = match.copy()
    match.undo()
    assert (len(match.decisions), len(other.decisions)) == (1, 2)
    assert not match.is_over
    assert pickle.loads(pickle.dumps(other)).state == other.state  # noqa: S301 - own bytes
    careful, easy, advised = make_bot(match.game, "careful"), make_bot(match.game, "easy"), advise(match, 20)
    for shown in (match, other, finished(), match.seen(0), match.game, careful, easy, advised):
        assert " object at " not in repr(shown)
        assert len(repr(shown).splitlines()) == 1
        assert len(repr(shown)) < 130
    assert finished().legal() == []
    with pytest.raises(BrokenRecord, match="nothing to take back"):
        start("fish_n_stones").undo()


@pytest.mark.parametrize("seat", [7, 2, -3, None, "0", 0.5])
def test_nobody_looks_through_a_seat_that_is_not_there(seat):
    with pytest.raises(BadSetup, match="seat"):
        match_of().seen(seat)


@pytest.mark.parametrize("action", [None, 1.5, [], {}, -1, 31, 10**40, "", "cat", "\ud800", "NaN"])
def test_what_is_no_action_is_refused_by_its_name(action):
    match = match_of()
    with pytest.raises(UnknownAction):
        match.play(action, 0)
    assert match.decisions == []


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("das_riff", {"dice": r"\w+,\w+", "card": r"(-1|[a-z_]+)(\*\d+)?,.*"}),
        ("fish_n_stones", {"shore": "south,north"}),
        ("reef_encounter", {"board": "[ABCD],[ABCD],-1,-1", "reef": r"([a-g][1-6]\.?)+,.*"}),
        ("rivero", {"hand": r"([NCDA]\d+\.?)+,([NCDA]\d+\.?)+", "action_pile": "(sun|tap|bridge),.*"}),
    ],
)
def test_a_position_says_in_words_what_its_numbers_mean(game, words):
    match = start(game, seed="words")
    said = dict(word.partition("=")[::2] for word in match.game.position_text(match.state).split())
    assert {name: said[name] for name, form in words.items() if not re.fullmatch(form, said[name])} == {}


def test_a_position_is_typed_in_words_or_numbers():
    rivero = load("rivero")
    typed = rivero.parse_position("rivero 1 seats=2 hand=n1.N3.a10,c2 top=-1*4,D4,7")
    assert typed == rivero.parse_position(f"rivero 1 seats=2 hand={1 | 1 << 2 | 1 << 39},{1 << 11} top=-1*4,23,7")
    with pytest.raises(BrokenRecord, match=r"top=N1\.N2 cannot be read.*words are N1, N2"):
        rivero.parse_position("rivero 1 seats=2 top=N1.N2")
    with pytest.raises(BrokenRecord, match="hand=E5 cannot be read"):
        rivero.parse_position("rivero 1 seats=2 hand=E5")
