"""§5.5: algae on the alga space and on coral tiles."""

from typing import Any

import pytest

from tests.games.reef_encounter.reef import ALL_SIDE_1, GREEN, PURPLE, Reef, kinds
from tidetable.games.reef_encounter.components import Alga
from tidetable.games.reef_encounter.state import Phase

BLUE, GREEN_ALGA, PURPLE_ALGA, RED_ALGA = Alga


def rich(front: str = "OOOO", eaten: str = "WW", shrimps: int = 1, **options: Any) -> Reef:
    """Purple may lock and pay."""
    return Reef(None, **options).give(PURPLE, front=front, eaten=eaten, shrimps=shrimps)


def test_e8_case_27_28_algae():
    """E8: blue to the space turns T2, T5 and T9; red locked on T2 turns T1, T8 and T9, but not T2 itself."""
    reef = rich()
    reef.play("pay orange", "alga blue")
    assert reef.sides == [0, 0, 1, 0, 0, 1, 0, 0, 0, 1]
    events = reef.play("pay orange", "lock t2")
    assert [event["tile"] for event in events if event["kind"] == "coral-tile-turned"] == [1, 8, 9]
    assert (reef.sides, reef.locked) == ([0, 1, 1, 0, 0, 1, 0, 0, 1, 0], [2])
    assert (reef.alga_space, reef.algae, reef.front(PURPLE)) == (BLUE, [4, 5, 5, 4], "OO")


def test_re28_the_paid_tile_goes_into_the_bag():
    reef = rich()
    orange = reef.bag[2]
    reef.play("pay orange")
    assert (reef.bag[2] - orange, reef.phase) == (1, Phase.ALGA)


def test_case_27_skips_locked_tiles():
    """§5.5: T2 is locked and blue; only T5 and T9 turn."""
    reef = rich()
    reef.state.locks = 1 << 2
    reef.state.algae[BLUE] = 4
    reef.play("pay orange", "alga blue")
    assert reef.sides == [0, 0, 0, 0, 0, 1, 0, 0, 0, 1]


def test_case_27_returns_the_old_cylinder():
    reef = rich()
    reef.play("pay orange", "alga blue", "pay orange")
    events = reef.play("alga green")
    assert "alga-back" in kinds(events)
    assert (reef.alga_space, reef.algae) == (GREEN_ALGA, [5, 4, 5, 5])


def test_case_27_re26_refused_when_nothing_would_turn():
    """RE-26: all blue tiles are locked."""
    reef = rich()
    reef.state.locks = 1 << 2 | 1 << 5 | 1 << 9
    reef.state.algae[BLUE] = 2
    reef.play("pay orange")
    assert not reef.offers("alga blue")
    assert reef.why("alga blue") == "why-nothing-turns"


def test_case_27_re27_the_same_colour_again():
    """RE-27: only tiles that show it large now turn; those that turned away stay."""
    reef = rich()
    reef.play("pay orange", "alga blue", "pay orange")
    assert not reef.offers("alga blue")  # T2, T5, T9 show red, green, red now
    reef.play("alga red")
    assert reef.sides == [0, 1, 0, 0, 0, 1, 0, 0, 1, 0]
    reef.play("pay orange", "alga blue")
    assert reef.sides == [0, 1, 1, 0, 0, 1, 0, 0, 1, 1]  # T5 shows green and stays


def test_case_28_no_lock_before_the_first_meal():
    reef = rich(shrimps=0)
    reef.play("pay orange")
    assert not any(text.startswith("lock") for text in reef.legal)
    assert reef.why("lock t2") == "why-no-meal-yet"


def test_case_28_one_lock_a_turn():
    reef = rich()
    reef.play("pay orange", "lock t2", "pay orange")
    assert reef.why("lock t0") == "why-one-lock"


def test_case_28_no_lock_on_a_locked_tile():
    reef = rich()
    reef.state.locks = 1 << 2
    reef.play("pay orange")
    assert not reef.offers("lock t2")
    assert reef.why("lock t2") == "why-is-locked"


def test_case_28_no_lock_with_an_empty_supply():
    reef = rich()
    reef.state.algae[BLUE] = 0
    reef.play("pay orange")
    assert reef.why("lock t2") == "why-no-cylinder"


def test_case_29_re27_the_last_cylinder_lies_on_the_space():
    """RE-27: it may be replayed to the space, not used for a lock."""
    reef = rich()
    reef.state.algae[BLUE] = 0
    reef.state.alga_space = BLUE
    reef.play("pay orange")
    assert not reef.offers("lock t2")
    reef.play("alga blue")
    assert (reef.alga_space, reef.algae[BLUE]) == (BLUE, 0)


def last_unlocked(eaten: str, **options: Any) -> Reef:
    """Nine tiles are locked; T0 is left, with green large."""
    reef = rich(eaten=eaten, **options)
    reef.state.locks = ALL_SIDE_1 & ~1
    reef.state.algae[:] = [2, 3, 3, 3]
    return reef


def test_e17_case_30_the_last_lock_needs_two_tiles():
    """E17, RE-21: with one tile in the parrotfish only the space is left, and that is forced."""
    reef = last_unlocked("", advanced=True)
    events = reef.play("pay orange")
    assert "forced" in kinds(events)
    assert (reef.alga_space, reef.locked, reef.sides[0]) == (GREEN_ALGA, list(range(1, 10)), 1)


def test_e17_the_refusal_says_why():
    reef = last_unlocked("", advanced=True)
    reef.state.phase = Phase.ALGA
    assert reef.why("lock t0") == "why-last-lock"


def test_e17_case_30_with_two_tiles_it_ends_the_game():
    """E17, event 1: the others get final turns, the ender does not, and COLLECT is not played (RE-23)."""
    reef = last_unlocked("W", advanced=True).put("Y", "1:b1 1:c1 1:d1 1:e1 1:f1 1:b2 1:c2", shrimp=GREEN)
    reef.play("pay orange", "lock t0")
    assert (reef.phase, reef.turn) == (Phase.FINAL_EAT, GREEN)
    reef.play("decline")
    assert (reef.reason, reef.state.turns_taken.tolist()) == ("all_locked", [0, 0, 0, 0])


def test_re14_locking_the_last_tile_with_a_shrimp_parked():
    """RE-14: event 1 leaves the shrimp on its bare cell, where it counts for nothing."""
    reef = last_unlocked("WW").stand(PURPLE, "d2")
    reef.play("lift d2", "drop d1", "pay orange", "lock t0")
    assert reef.reason == "all_locked"
    assert reef.shrimp("d1") == PURPLE


def test_re30_algae_to_the_space_without_limit():
    """RE-30, §5.5: any number of times a turn."""
    reef = rich("OOOOOO")
    for alga in ("blue", "red", "green", "purple"):
        reef.play("pay orange", f"alga {alga}")
    assert reef.front(PURPLE) == "OO"


@pytest.mark.parametrize("alga", Alga)
def test_an_alga_turns_exactly_the_tiles_that_show_it_large(alga):
    """§2.4, §5.5: what the view promises is what happens."""
    reef = rich()
    promised = reef.view()["algae"][alga]["turns"]
    events = reef.play("pay orange", f"alga {alga.name.lower()}")
    assert [event["tile"] for event in events if event["kind"] == "coral-tile-turned"] == promised


def test_re35_unlocked_tiles_score_as_they_lie():
    reef = rich()
    before = reef.values
    reef.play("pay orange", "alga blue")
    assert before == [3, 3, 3, 3, 3]
    assert (reef.values, sum(reef.values)) == ([3, 3, 3, 3, 3], 15)  # T2 to orange, T5 to grey, T9 to yellow
    reef.play("pay orange", "alga green")
    assert sum(reef.values) == 15
