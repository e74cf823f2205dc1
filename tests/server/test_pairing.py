"""Who meets whom: the longest waiting first, the nearest in strength, and less particular with every second."""

import math

from tidetable.server.seeking.pairing import Waiting, Widening, groups, meets_at, next_meeting

SLOWLY = Widening(first=100, per_second=10)


def names(found):
    return [[seek.player for seek in party] for party in found]


def test_the_nearest_in_strength_meet_and_the_longest_waiting_chooses():
    waiting = [Waiting("cleo", 1480, 2.0), Waiting("ann", 1500, 0.0), Waiting("ben", 1590, 1.0)]
    assert names(groups(waiting, 2, 3.0, SLOWLY)) == [["ann", "cleo"]]


def test_two_far_apart_meet_when_both_have_waited_enough():
    waiting = [Waiting("ann", 1500, 0.0), Waiting("ben", 1900, 20.0)]
    assert meets_at(waiting[0], waiting[1], SLOWLY) == 50.0
    assert groups(waiting, 2, 49.9, SLOWLY) == []
    assert next_meeting(waiting, 20.0, SLOWLY) == 50.0
    assert names(groups(waiting, 2, 50.0, SLOWLY)) == [["ann", "ben"]]
    assert next_meeting(waiting, 50.0, SLOWLY) == math.inf


def test_who_takes_anybody_still_waits_until_it_is_right_for_the_other():
    waiting = [Waiting("ann", 1500, 0.0, near=False), Waiting("ben", 1900, 20.0)]
    assert groups(waiting, 2, 49.0, SLOWLY) == []
    assert names(groups([seek.__replace__(near=False) for seek in waiting], 2, 20.0, SLOWLY)) == [["ann", "ben"]]


def test_three_meet_only_if_all_fit_to_each_other():
    waiting = [Waiting("ann", 1500, 0.0), Waiting("ben", 1590, 0.0), Waiting("cleo", 1410, 0.0)]
    assert groups(waiting, 3, 1.0, SLOWLY) == []
    assert names(groups(waiting, 3, 8.0, SLOWLY)) == [["ann", "ben", "cleo"]]


def test_those_who_are_kept_apart_never_meet():
    waiting = [Waiting("ann", 1500, 0.0), Waiting("ben", 1500, 0.0), Waiting("cleo", 1500, 1.0)]
    assert names(groups(waiting, 2, 9e9, SLOWLY, {frozenset({"ann", "ben"})})) == [["ann", "cleo"]]
