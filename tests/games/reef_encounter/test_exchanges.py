"""§4.4, §5.7: exchanges between consumed tiles, larva cubes and polyp tiles."""

from typing import Any

from tests.games.reef_encounter.reef import PURPLE, Reef, kinds
from tidetable.games.reef_encounter.state import Phase


def test_case_25_tile_to_cube_and_used_in_the_same_turn():
    reef = Reef(None).give(PURPLE, behind="W", front="W")
    larvae = int(reef.state.larvae[0])
    reef.play("exchange white")
    assert (reef.cubes(PURPLE), reef.front(PURPLE), larvae - int(reef.state.larvae[0])) == ("W", "", 1)
    reef.play("cube white", "place d1")
    assert reef.tile("d1") == "W"


def test_case_25_refused_with_an_empty_supply():
    """§5.7."""
    reef = Reef(None).give(PURPLE, front="W")
    reef.state.larvae[0] = 0
    assert reef.why("exchange white") == "why-no-larva"
    assert not reef.offers("exchange white")


def test_case_26_cube_to_tile_from_the_bag():
    reef = Reef(None).give(PURPLE, cubes="W")
    white = reef.bag[0]
    reef.play("tile white")
    assert (reef.behind(PURPLE), reef.cubes(PURPLE), white - reef.bag[0]) == ("W", "", 1)


def test_case_26_cube_to_tile_from_the_bonus_row():
    """§4.4: only when the bag has none, and the place stays empty (RE-31)."""
    reef = Reef(None).give(PURPLE, cubes="WW")
    reef.state.bag[0] = 0
    assert "bonus-gone" in kinds(reef.play("tile white"))
    assert (reef.behind(PURPLE), reef.state.bonus[0]) == ("W", 0)
    assert not reef.offers("tile white")
    assert reef.why("tile white") == "why-no-tile-left"


def test_case_26_from_the_bag_alone_once_the_row_is_dissolved():
    reef = Reef(None, advanced=True).give(PURPLE, cubes="WY")
    reef.state.bag[0] = 0
    reef.play("introduce", "drop d2")  # any decision: the offer is made anew
    assert not reef.offers("tile white")
    assert reef.offers("tile yellow")


def test_re30_exchanges_without_limit():
    """RE-30: one for one, as long as supplies last."""
    reef = Reef(None).give(PURPLE, front="WWWW", cubes="YYY")
    reef.play("exchange white", "exchange white", "exchange white", "tile white", "tile yellow", "tile yellow")
    assert (reef.cubes(PURPLE), reef.front(PURPLE), reef.behind(PURPLE)) == ("WWY", "W", "WYY")


def immediate(**goods: Any) -> Reef:
    return Reef(None, larva_exchange_immediate=True).give(PURPLE, **goods)


def test_re29_by_default_the_cube_may_be_kept():
    reef = Reef(None).give(PURPLE, front="W")
    reef.play("exchange white")
    assert reef.phase == Phase.MAIN


def test_re29_with_the_option_the_cube_is_played_at_once():
    """RE-29: PLAY_CUBE is then the only action, so it is forced."""
    reef = immediate(front="W", behind="W")
    events = reef.play("exchange white")
    assert [event["kind"] for event in events if event["kind"] in {"forced", "cube-played"}] == ["forced", "cube-played"]
    assert (reef.phase, reef.cubes(PURPLE)) == (Phase.PLACE, "")


def test_re29_needs_one_more_tile_besides_the_one_given_away():
    assert not immediate(front="W").offers("exchange white")
    assert immediate(front="W").why("exchange white") == "why-must-play"
    assert immediate(front="WW").offers("exchange white")


def test_re29_needs_a_cube_left_to_play():
    reef = immediate(front="W", behind="WYO", cubes="YO")
    reef.play("cube yellow", "place d1", "cube orange", "place f1")
    assert not reef.offers("exchange white")


def test_re29_a_cube_owned_before_makes_no_difference():
    reef = immediate(front="W", behind="W", cubes="W")
    reef.play("exchange white")
    assert (reef.phase, reef.cubes(PURPLE)) == (Phase.PLACE, "W")
