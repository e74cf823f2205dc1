"""Ratings of those who come and go: on the ladder's scale, by whoever was met, and found again where they were planted."""

import math
import random

import pytest

from tidetable.arena.glicko import WIDEST, Standing, match, rested
from tidetable.arena.ratings import SCALE


def test_whoever_beats_a_stronger_one_gains_more_and_both_become_surer():
    weak, strong = Standing(1400, 100), Standing(1700, 100)
    upset = match([weak, strong], [1, 2], [False, False])
    as_expected = match([weak, strong], [2, 1], [False, False])
    assert upset[0].value - weak.value > weak.value - as_expected[0].value > 0
    assert all(now.error < 100 for now in (*upset, *as_expected))


def test_a_bot_that_was_measured_stays_where_it_is():
    assert match([Standing(), Standing(1500, 20)], [1, 2], [False, True])[1] == Standing(1500, 20)


def test_a_match_of_four_is_one_match_and_a_tie_is_half_of_it():
    four = match([Standing(1500, 100)] * 4, [1, 2, 3, 4], [False] * 4)
    two = match([Standing(1500, 100)] * 2, [1, 2], [False] * 2)
    assert four[0].value == pytest.approx(two[0].value, abs=0.5)  # the winner of four has beaten "one" opponent
    assert four[1].value > 1500 > four[2].value
    assert match([Standing(1500, 100)] * 2, [1, 1], [False] * 2)[0].value == pytest.approx(1500)


def test_whoever_rests_is_less_sure_but_no_weaker():
    later = rested(Standing(1600, 60), 365 * 86_400)
    assert later.value == 1600
    assert 60 < later.error < WIDEST
    assert rested(Standing(1600, 60), -5).error == pytest.approx(60)  # a clock that was put back


def test_planted_strengths_are_found_again():
    """Forty people of known strength, two to four at a table, sixty matches each: the order and the distances come out."""
    chance = random.Random(7)
    planted = [1100.0 + 20 * number for number in range(40)]
    found = [Standing()] * 40
    for _ in range(800):
        seats = chance.sample(range(40), chance.choice([2, 3, 4]))
        played = sorted(seats, key=lambda who: planted[who] / SCALE - math.log(-math.log(chance.random())), reverse=True)
        ranks = [played.index(who) + 1 for who in seats]
        for who, now in zip(seats, match([found[who] for who in seats], ranks, [False] * len(seats)), strict=True):
            found[who] = now
    values = [one.value for one in found]
    assert correlation(planted, values) > 0.9
    assert not any(one.provisional for one in found)


def correlation(one: list[float], other: list[float]) -> float:
    """Give how far two lists go together, 1 at most."""
    means = sum(one) / len(one), sum(other) / len(other)
    pairs = [(a - means[0], b - means[1]) for a, b in zip(one, other, strict=True)]
    return sum(a * b for a, b in pairs) / math.sqrt(sum(a * a for a, _ in pairs) * sum(b * b for _, b in pairs))
