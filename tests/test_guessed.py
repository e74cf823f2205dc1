"""What a stranger tries first, and gets wrong: each wrong call is refused with what would be right."""

from dataclasses import replace
from typing import Any

import pytest

import tidetable
from tidetable.core.errors import BadSetup, BrokenRecord, TidetableError, UnknownAction
from tidetable.core.means import SEAT
from tidetable.core.rows import Decisions, decision


def test_the_package_lists_all_it_has():
    assert set(dir(tidetable)) >= {"start", "bot", "advise", "vector", "Match", "games", "load", "register"}


@pytest.mark.parametrize("seats", [2.0, "2", None, True])
def test_seats_are_a_whole_number(seats):
    game = tidetable.load("fish_n_stones")
    with pytest.raises(BadSetup, match="seats"):
        game.blank(seats)


def test_a_position_knows_its_own_seats_and_options():
    game = tidetable.load("fish_n_stones")
    line = game.position_text(tidetable.start("fish_n_stones", seed=1).state)
    with pytest.raises(BadSetup, match="2 seats, not 3"):
        tidetable.start("fish_n_stones", position=line, seats=3)
    with pytest.raises(BadSetup, match="other options"):
        tidetable.start("fish_n_stones", position=line, options={"bait_rule": "anywhere"})
    assert tidetable.start("fish_n_stones", position=line, seats=2).state == game.parse_position(line)


@pytest.mark.parametrize(("word", "says"), [("waiting=8", "seats that are not there"), ("seats=2 seats=2", "once")])
def test_a_typed_position_that_cannot_be_is_refused(word, says):
    with pytest.raises(BrokenRecord, match=says):
        tidetable.load("fish_n_stones").parse_position(f"fish_n_stones 1 {word if 'seats' in word else f'seats=2 {word}'}")


def test_why_not_takes_what_play_takes():
    seen = tidetable.start("fish_n_stones", seed=1).seen(0)
    assert seen.why_not("lure 2")[0].startswith("why-")
    with pytest.raises(BadSetup, match='may "cat left" now'):
        seen.why_not("cat left")
    with pytest.raises(UnknownAction, match="no action 99"):
        seen.why_not(99)


def test_only_what_can_be_imported_is_registered():
    with pytest.raises(BadSetup, match="there is no package 'no_such_game'"):
        tidetable.register("no_such_game")
    assert "no_such_game" not in tidetable.games()


def test_a_decision_that_does_not_say_how_many_it_is():
    class Endless(Decisions):
        GIVE = decision("give", to=SEAT)

    with pytest.raises(BadSetup, match=r'decision "give" does not say how many to can be: give to=count\(4\), say'):
        replace(tidetable.load("fish_n_stones"), Decision=Endless).actions  # noqa: B018 - asking for it looks at it


def test_a_bot_that_is_shown_another_game():
    for name in ("random", "careful", "gentle"):
        with pytest.raises(BadSetup, match="this bot plays Rivero; it was shown a game of Fish'n'Stones"):
            tidetable.bot("rivero", name).choose(tidetable.start("fish_n_stones").seen(0))


POND = "fish_n_stones"
library: Any = tidetable  # called as nobody should


def odd_calls():
    """What is called oddly, how, and what its refusal says."""
    return [
        ("start", lambda: library.start(None), "a game is called by its name, like 'das_riff', not None"),
        ("load", lambda: library.load(7), "called by its name"),
        ("a seed", lambda: library.start(POND, seed=1.5), "a seed is a text or a whole number, not 1.5"),
        ("options", lambda: library.start(POND, options="anywhere"), "options are given by name"),
        ("options of a vector", lambda: library.vector(POND, 4, options=5), "options are given by name"),
        ("a position", lambda: library.start(POND, position=5), "a line of text, or one of its records"),
        ("a match as a position", lambda: library.start(POND, position=library.start(POND)), r"\(match.state\)"),
        ("another game's record", lambda: library.start(POND, position=library.start("rivero").state), "one of its records"),
        ("register", lambda: library.register(None), "registered itself, or by the name of its package"),
        ("a package without a game", lambda: library.register("os"), "card.py and game.py in it"),
        ("a relative name", lambda: library.register(".x"), "there is no package '.x'"),
        ("a seat", lambda: library.start(POND).seen(0.0), "a seat is a whole number, not 0.0"),
        ("whose choices", lambda: library.start(POND).legal("0"), "a seat is a whole number, not '0'"),
        ("who plays", lambda: library.start(POND).play("cat left", "0"), "a seat is a whole number, not '0'"),
        ("how far back", lambda: library.start(POND).undo("x"), "the decision to go back to is a whole number"),
        ("a later state", lambda: library.start(POND).state_at(1), "there is no decision 1; this match has 0 to 0"),
        ("an earlier state", lambda: library.start(POND).state_at(-1), "there is no decision -1"),
        ("a preview", lambda: library.start(POND).seen(0).preview(99), "no action 99"),
        ("a text", lambda: library.load(POND).parse_action(5), 'looks like "cat left", not 5'),
        ("no line", lambda: library.load(POND).parse_position(None), "read from a line of text"),
        ("a language", lambda: library.start(POND).seen(0).drawing("fr"), "there is no language 'fr'"),
        ("how many games", lambda: library.vector(POND, "4"), "the number of games is a whole number, not '4'"),
        ("a record of another", lambda: library.Match.from_json(library.start(POND).to_json(), "rivero"), "not of rivero"),
        ("a bot", lambda: library.bot(POND, None), "called by its name, like 'master', not None"),
        ("a bot's game", lambda: library.bot(None, "master"), "a game is called by its name"),
        ("what a bot sees", lambda: library.bot(POND, "easy").choose(library.start(POND)), r"match\.seen\(seat\)"),
        ("advice", lambda: library.advise(None), r"match\.seen\(seat\), not from None"),
        ("a budget", lambda: library.advise(library.start(POND), 10**30), "a budget is a whole number of passes"),
        ("a hint", lambda: library.hint(None), r"match\.seen\(seat\), not from None"),
        ("an analysis", lambda: library.analyse("x"), "a match is analysed"),
    ]  # fmt: skip


@pytest.mark.parametrize(("call", "says"), [odd[1:] for odd in odd_calls()], ids=[odd[0] for odd in odd_calls()])
def test_an_odd_argument_is_refused_in_a_sentence(call, says):
    with pytest.raises(TidetableError, match=says) as refused:
        call()
    assert "\n" not in str(refused.value)


def test_texts_and_languages_will_do():
    """Wherever a number or a catalogue is taken, so is its name."""
    seen = tidetable.start(POND, seed=1).seen(0)
    assert seen.preview("cat left") == seen.preview(0)
    assert seen.drawing() == seen.drawing("en") != seen.drawing("de")


def position(**changed):
    """A fresh deal as its line, some fields written otherwise."""
    words = tidetable.load(POND).position_text(tidetable.start(POND, seed=1).state).split()
    return " ".join(word for word in words if word.partition("=")[0] not in changed) + "".join(
        f" {k}={v}" for k, v in changed.items()
    )


def test_a_position_that_would_lead_beside_a_field_is_refused():
    """Compiled rules trust their numbers: what does not fit is noticed before they are asked."""
    assert tidetable.start(POND, position=position()).waiting == [0, 1]
    for broken in ({"deck": "0*10"}, {"deck_left": 120}, {"shore": "0,99"}, {"below": "5*36"}):
        with pytest.raises(BrokenRecord, match="this position of Fish'n'Stones cannot be"):
            tidetable.start(POND, position=position(**broken))


def test_a_position_in_which_the_asked_seat_has_nothing_to_choose_is_refused():
    """Nobody holds a stack at the deal, so nobody can drop one."""
    with pytest.raises(BrokenRecord, match="is waited for and has nothing to choose"):
        tidetable.start(POND, position=position(phase="drop"))


def test_everything_shows_itself_in_a_line():
    match = tidetable.start(POND, seed=1)
    match.play("cat left", seat=1)
    seen = match.seen(0)
    looked = (tidetable.advise(match, 30), tidetable.hint(match, 30), tidetable.analyse(match, 30), tidetable.bot(POND, "easy"))
    for thing in (match, match.state, seen, seen.facts, match.game, tidetable.vector(POND, 3), *looked):
        assert len(repr(thing)) < 130
        assert "\n" not in repr(thing)


def test_who_is_asked_in_a_match_is_found():
    """A match is taken where advice is asked for; a bot is shown what its seat sees, and no more."""
    match = tidetable.start(POND, seed=1)
    assert tidetable.hint(match, 30).seen == match.seen(0)
    assert tidetable.advise(match, 30).seat == 0


def test_a_bot_without_a_name_is_the_strongest_and_a_name_alone_is_no_game():
    assert tidetable.bot("rivero").name == "master"
    with pytest.raises(BadSetup, match="no game 'strong'"):
        tidetable.bot("strong")
