"""Tournaments, pure: nobody meets twice while it can be avoided, byes and seats go round, points add up, everybody has a table."""

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tidetable.tournament.field import WIN, Entrant, Meeting, Setting, points_of
from tidetable.tournament.pairing import is_finished, next_round, rounds_of
from tidetable.tournament.standings import standings, still_in
from tidetable.tournament.swiss import Past, pairs

fields = st.integers(2, 17)
seeds = st.integers(0, 2**32)


def entrants(count, chance):
    return [Entrant(f"p{number}", float(chance.randrange(1200, 2000))) for number in range(count)]


def decided(meeting, chance):
    """Let a meeting end somehow, ties included."""
    ranks = tuple(chance.randint(1, len(meeting.players)) for _ in meeting.players)
    ranks = tuple(1 + sum(other < rank for other in ranks) for rank in ranks)
    return meeting if meeting.is_bye else Meeting(meeting.round, meeting.players, ranks)


def played(setting, people, chance, most=30):
    """Play a tournament; give its meetings, round by round."""
    rounds: list[list[Meeting]] = []
    while not is_finished(setting, people, [meeting for made in rounds for meeting in made]) and len(rounds) < most:
        rounds.append([decided(one, chance) for one in next_round(setting, people, [m for made in rounds for m in made])])
    return rounds


def flat(rounds):
    return [meeting for made in rounds for meeting in made]


def met(meetings):
    return Counter(frozenset(pair) for meeting in meetings for pair in combinations(meeting.people, 2))


@given(fields, seeds)
@settings(deadline=None, max_examples=60)
def test_a_round_robin_lets_everybody_meet_everybody_once_in_seats_that_go_round(count, seed):
    chance = random.Random(seed)
    people, setting = entrants(count, chance), Setting("round-robin")
    rounds = played(setting, people, chance)
    assert len(rounds) == rounds_of(setting, count)
    assert met(flat(rounds)) == Counter({frozenset(pair): 1 for pair in combinations([one.player for one in people], 2)})
    for one in people:
        seats = Counter(
            meeting.players.index(one.player) for meeting in flat(rounds) if one.player in meeting.people and not meeting.is_bye
        )
        byes = sum(meeting.is_bye and one.player in meeting.people for meeting in flat(rounds))
        assert abs(seats[0] - seats[1]) <= 1
        assert byes == count % 2


@given(fields, st.integers(2, 4), st.booleans(), st.sampled_from(["swiss", "round-robin", "knock-out"]), seeds)
@settings(deadline=None, max_examples=80)
def test_everybody_who_is_in_has_one_table_a_round_and_points_add_up(count, seats, fill, kind, seed):
    chance = random.Random(seed)
    people = entrants(count, chance)
    setting = Setting(kind, seats, rounds=4, fill=fill and kind == "swiss")
    so_far: list[Meeting] = []
    for made in played(setting, people, chance):
        places = Counter(player for meeting in made for player in meeting.people)
        assert places == Counter(still_in(setting, people, so_far))
        assert all(1 <= len(meeting.players) <= seats for meeting in made)
        assert not setting.fill or all(len(meeting.players) == seats for meeting in made)
        so_far += made
    assert is_finished(setting, people, so_far)
    table = standings(setting, people, so_far)
    assert sum(one.points for one in table) == sum(sum(points_of(meeting).values()) for meeting in so_far)
    if not setting.fill:
        worth = sum(WIN if meeting.is_bye else WIN * len(meeting.players) / 2 for meeting in so_far)
        assert sum(one.points for one in table) == worth
    assert sorted(one.player for one in table) == sorted(one.player for one in people)
    assert table[0].place == 1
    assert [one.place for one in table] == sorted(one.place for one in table)


@given(st.integers(2, 14), st.integers(1, 8), seeds)
@settings(deadline=None, max_examples=80)
def test_nobody_meets_twice_in_swiss_while_it_can_be_avoided_and_byes_go_round(count, rounds, seed):
    """That it could not be avoided is found out by trying every way, where there are few enough."""
    chance = random.Random(seed)
    people, setting = entrants(count, chance), Setting("swiss", rounds=rounds)
    so_far: list[Meeting] = []
    for made in played(setting, people, chance):
        past = Past(so_far)
        faults = sum(
            past.met[frozenset(meeting.people)] if not meeting.is_bye else past.byes[meeting.people[0]] for meeting in made
        )
        if count <= 8:
            assert faults == fewest_faults([one.player for one in people], past)
        elif len({meeting.round for meeting in so_far}) < count // 2:
            assert faults == 0
        so_far += made
    for one in people:
        seats = Counter(
            meeting.players.index(one.player) for meeting in so_far if one.player in meeting.people and not meeting.is_bye
        )
        assert abs(seats[0] - seats[1]) <= 3


def fewest_faults(players, past):
    """Try every way to pair players; count meetings there have been and second byes."""
    if not players:
        return 0
    first, rest = players[0], players[1:]
    ways = [past.met[frozenset((first, other))] + fewest_faults([p for p in rest if p != other], past) for other in rest]
    alone = [past.byes[first] + fewest_faults(rest, past)] if len(players) % 2 else []
    return min(ways + alone)


def test_the_upper_half_meets_the_lower_half_in_the_first_round():
    order = [f"p{number}" for number in range(8)]
    assert pairs(order, dict.fromkeys(order, 0), Past([])) == [["p0", "p4"], ["p1", "p5"], ["p2", "p6"], ["p3", "p7"]]


def test_those_with_equal_points_meet():
    order = ["a", "b", "c", "d"]
    met_before = [Meeting(1, ("a", "c"), (1, 2)), Meeting(1, ("b", "d"), (1, 2))]
    points = {"a": WIN, "b": WIN, "c": 0, "d": 0}
    assert pairs(order, points, Past(met_before)) == [["a", "b"], ["c", "d"]]


@pytest.mark.parametrize("seats", [3, 4])
def test_larger_tables_mix_people_as_far_as_can_be(seats):
    """Sixteen people at four tables of four can all be strangers five times; laid out in a row they would be the same each time."""
    chance = random.Random(5)
    people = entrants(4 * seats, chance)
    rounds = played(Setting("round-robin", seats), people, chance)
    assert max(met(flat(rounds)).values()) <= 2
    for one in people:
        sat = Counter(meeting.players.index(one.player) for meeting in flat(rounds) if one.player in meeting.people)
        assert max(sat.values()) - min(sat[seat] for seat in range(seats)) <= 2


def test_a_knock_out_gives_byes_to_the_strongest_and_ends_with_one():
    people = [Entrant(name, rating) for name, rating in (("a", 1900), ("b", 1800), ("c", 1700), ("d", 1600), ("e", 1500))]
    setting = Setting("knock-out")
    so_far: list[Meeting] = []
    while not is_finished(setting, people, so_far):
        made = next_round(setting, people, so_far)
        so_far += [
            one if one.is_bye else Meeting(one.round, one.players, tuple(1 + (p != min(one.people)) for p in one.players))
            for one in made
        ]
    assert [sorted(one.people) for one in so_far if one.round == 1] == [["a"], ["b"], ["c"], ["d", "e"]]
    assert [sorted(one.people) for one in so_far if one.round == 3] == [["a", "b"]]
    assert [(one.place, one.player) for one in standings(setting, people, so_far)][:2] == [(1, "a"), (2, "b")]


def test_a_draw_of_a_knock_out_is_for_whoever_was_seeded_higher():
    people = [Entrant("weak", 1400), Entrant("strong", 1600)]
    drawn = [Meeting(1, ("weak", "strong"), (1, 1))]
    assert still_in(Setting("knock-out"), people, drawn) == {"strong"}


def test_who_is_away_or_gone_is_given_no_table_and_the_others_go_on():
    people = [Entrant("a"), Entrant("b", here=False), Entrant("c", out=True), Entrant("d")]
    assert [sorted(one.people) for one in next_round(Setting("swiss", rounds=3), people, [])] == [["a", "d"]]
    robin = [
        made
        for number in range(3)
        for made in next_round(Setting("round-robin"), people, [Meeting(number, ("x",))] if number else [])
    ]
    assert not any("c" in meeting.people and not meeting.is_bye for meeting in robin)


def test_an_arena_pairs_whoever_is_free_and_not_at_once_again():
    people = [Entrant(name) for name in "abcd"]
    setting, first = Setting("arena"), next_round(Setting("arena"), [Entrant(name) for name in "abcd"], [])
    over = [Meeting(one.round, one.players, (1, 2)) for one in first]
    again = next_round(setting, people, over)
    assert not {frozenset(one.people) for one in first} & {frozenset(one.people) for one in again}
    assert next_round(setting, people, first) == []
    assert len(next_round(setting, people[:3], [])) == 1


def test_where_nobody_came_nobody_has_won():
    """Ann lost a game, Ben was not there: neither has won, and Ann is not before Ben for having been waited for in vain as well."""
    met = [Meeting(1, ("ann", "cem"), (2, 1)), Meeting(2, ("ann", "ben"), (1, 1), absent=(0, 1))]
    table = {one.player: one for one in standings(Setting("round-robin"), [Entrant("ann"), Entrant("ben"), Entrant("cem")], met)}
    assert {name: one.wins for name, one in table.items()} == {"ann": 0, "ben": 0, "cem": 1}
    assert table["ann"].place == table["ben"].place == 2


def test_ties_are_broken_in_the_order_that_is_told():
    """Ann and Ben have a win each; Ann's opponent has scored, Ben's has not."""
    people = [Entrant(name) for name in ("ann", "ben", "cem", "dee")]
    meetings = [
        Meeting(1, ("ann", "cem"), (1, 2)), Meeting(1, ("ben", "dee"), (1, 2)),
        Meeting(2, ("ann", "ben"), (1, 1)), Meeting(2, ("cem", "dee"), (1, 2)),
    ]  # fmt: skip
    table = standings(Setting("swiss", rounds=2), people, meetings)
    assert [(one.place, one.player) for one in table] == [(1, "ann"), (2, "ben"), (3, "cem"), (4, "dee")]
    shared = standings(Setting("round-robin"), people[:2], [Meeting(1, ("ann", "ben"), (1, 1))])
    assert [one.place for one in shared] == [1, 1]
