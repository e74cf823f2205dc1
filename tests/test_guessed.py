"""What a stranger tries first, and gets wrong: each wrong call is refused with what would be right."""

from dataclasses import replace

import pytest

import tidetable
from tidetable.core.errors import BadSetup, BrokenRecord, UnknownAction
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
