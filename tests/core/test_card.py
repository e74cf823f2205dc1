"""Identity cards: seats and options are checked at the door, whatever comes through it."""

import pytest

from tidetable.core.card import CountsOption, LettersOption, Option, WholeOption
from tidetable.core.errors import BadSetup
from tidetable.core.registry import card, game_ids

BOARDS = LettersOption("boards", (None,), letters="ABCD")
LIMIT = WholeOption("turn_limit", (400,))
TIDE = Option("tide", (True, False))
BOX = CountsOption("box", ((2, 1, 3),), kinds=("red", "blue", "water"), least=(1, 1, 0), most=(2, 2, 4), rest="water")


@pytest.mark.parametrize("value", [[["A"], ["B"]], ["A"], ["A", "A"], ["A", "E"], "AE", 5, {"A": 1}, ["A", None], ["", "A"]])
def test_letters_that_do_not_fit_are_refused(value):
    with pytest.raises(BadSetup, match="option boards"):
        BOARDS.code(value, 2)


@pytest.mark.parametrize("value", [0, -1, 2**31, "7", None, True, 1.5, [1]])
def test_numbers_out_of_range_are_refused(value):
    with pytest.raises(BadSetup, match="turn_limit"):
        LIMIT.code(value, 2)


@pytest.mark.parametrize("value", [1, 0, "true", None, [], {}])
def test_values_that_only_look_alike_are_refused(value):
    with pytest.raises(BadSetup, match="option tide"):
        TIDE.code(value, 2)


@pytest.mark.parametrize("value", [[2, 1], [2, 1, 4], [3, 1, 2], [1, 0, 5], [2, True, 3], [2, 1.0, 3], "2/1/3", None, {"red": 2}])
def test_boxes_that_cannot_be_are_refused(value):
    with pytest.raises(BadSetup, match="option box"):
        BOX.code(value, 2)


def test_the_usual_box_is_nothing_in_the_record():
    """So old lines of text, and records of tables without the option, speak of the usual box."""
    assert BOX.code([2, 1, 3], 2) == 0
    assert sorted(BOX.code(box, 2) for box in ([1, 1, 4], [1, 2, 3], [2, 2, 2])) == [1, 2, 3]
    assert BOX.parse(BOX.text([1, 2, 3])) == [1, 2, 3]
    with pytest.raises(BadSetup, match="3 counts that make 6"):
        BOX.parse("1/two/3")


def test_the_numbers_of_real_boxes_are_those_of_the_page():
    """The same numbers stand in web/src/rules/options.test.ts."""
    assert card("fish_n_stones").option("pond_cards").code([6, 6, 6, 8, 5, 5], 2) == 575938
    assert card("das_riff").option("reef_cards").code([*[1] * 11, 2, 12, 9, 5, 21], 2) == 7414169


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_codes_read_back(seats):
    for option in (BOARDS, LIMIT, TIDE, BOX):
        for value in option.samples(seats):
            assert option.value(option.code(value, seats)) == value


@pytest.mark.parametrize("game", game_ids())
def test_every_card_completes_its_options(game):
    known = card(game)
    for seats in known.seats:
        complete = known.complete({}, seats)
        assert complete == {option.name: option.default for option in known.options}
    with pytest.raises(BadSetup, match="seats"):
        known.check_seats(7)
    with pytest.raises(BadSetup, match="no option"):
        known.complete({"nothing": 1}, known.seats[0])


def test_options_from_a_command_line():
    known = card("reef_encounter")
    assert known.parse_options(("boards=B,A", "advanced=true")) == {"boards": ["B", "A"], "advanced": True}
    assert card("das_riff").parse_options(("turn_limit=40", "first_seat=1")) == {"turn_limit": 40, "first_seat": 1}
