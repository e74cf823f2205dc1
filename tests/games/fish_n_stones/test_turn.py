"""§4 to §6 with the rulings: casting, baiting, fishing, passing, the end."""

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.fish_n_stones.pond import ANN, BEN, CLEO, DOV, GAME, Pond
from tidetable.core.errors import IllegalAction, NotYourTurn
from tidetable.games.fish_n_stones.components import Shore
from tidetable.games.fish_n_stones.state import Phase

PLAIN = "F1 F1 F1 F1 F1 F1 F1 F1 F2"


def test_case_2_only_the_shuffle_takes_chance():
    """§3: same seed and actions, same game; nothing after the deal takes a word."""
    one, two = GAME.start(4, "x"), GAME.start(4, "x")
    assert one == two
    taken = int(one.chance_words)
    pond = Pond(seats=4)
    pond.state.chance_words = taken
    pond.play_out()
    assert pond.state.chance_words == taken


def test_section_10_ids():
    texts = {
        0: "cat left",
        2: "cat right",
        3: "no bait",
        4: "lure 0",
        12: "lure 8",
        13: "onto 0",
        21: "onto 8",
        22: "fish 0",
        30: "fish 8",
    }
    assert {action: GAME.Decision.text(action) for action in texts} == texts
    assert GAME.actions == 31


# CAST


def test_case_7_casting_in_any_order_of_arrival():
    """§4 phase 2: the outcome does not depend on the order; a placement is final (FS-8)."""
    forwards, backwards = Pond(PLAIN, seats=3), Pond(PLAIN, seats=3)
    for seat in (ANN, BEN, CLEO):
        forwards.play(seat, seat)
    for seat in (CLEO, BEN, ANN):
        backwards.play(seat, seat)
    assert forwards.state == backwards.state
    again = Pond(PLAIN, seats=3)
    again.play(BEN, "cat left")
    with pytest.raises(NotYourTurn):
        again.play(BEN, "cat right")
    assert again.waiting == [ANN, CLEO]


def test_fs_6_seat_0_starts_and_everybody_casts():
    pond = Pond(seats=4)
    assert (pond.state.starter, pond.phase, pond.waiting) == (ANN, Phase.CAST, [ANN, BEN, CLEO, DOV])
    assert all(pond.legal(seat) == "cat left, cat middle, cat right" for seat in range(4))


# BAIT


@pytest.mark.parametrize(("column", "sources", "pairs"), [(0, 6, 7), (1, 9, 10), (2, 6, 7)])
@pytest.mark.parametrize("seat", range(4))
def test_case_10_sources_of_a_full_pond(seat, column, sources, pairs):
    """§4 phase 3: an edge column has 6 sources and 7 ways, the middle one 9 and 10."""
    pond = Pond(PLAIN, seats=4).cast(*[column] * 4).skip(*range(seat))
    found = pond.cells(seat, "lure")
    assert len(found) == sources
    ways = 0
    for cell in found:
        tried = Pond(PLAIN, seats=4).cast(*[column] * 4).skip(*range(seat))
        tried.play(seat, f"lure {cell}")
        ways += len(tried.cells(seat, "onto")) or 1
    assert ways == pairs


def test_case_11_empty_or_distant_cells_cannot_be_lured():
    """FS-12, §5.3: not an empty cell, not one two columns away."""
    pond = Pond(PLAIN).cast(0, 0)
    with pytest.raises(IllegalAction, match="FS-10"):
        pond.play(ANN, "lure 8")
    pond.play(ANN, "lure 6")
    pond.skip(BEN)
    pond.play(ANN, "fish 0")
    pond = Pond(PLAIN).cast(0, 2)
    pond.play(ANN, "lure 6")
    with pytest.raises(IllegalAction, match="FS-12"):
        pond.play(BEN, "lure 6")


def test_case_12_the_own_middle_asks_for_a_drop():
    """§4: depths 0 and 2; the own near or far cell drops by itself on the middle (FS-11)."""
    pond = Pond(PLAIN).cast(0, 0)
    pond.play(ANN, "lure 3")
    assert pond.cells(ANN, "onto") == [0, 6]
    for end in (0, 6):
        pond = Pond(PLAIN).cast(0, 0)
        pond.play(ANN, f"lure {end}")
        assert (pond.stack(3), pond.waiting) == ("F1 F1", [BEN])


def test_a_pick_cannot_become_a_skip():
    """§4: a pick cannot be taken back, and the stack stays where it is until dropped."""
    pond = Pond(PLAIN).cast(0, 0)
    pond.play(ANN, "lure 3")
    assert pond.stack(3) == "F1"
    with pytest.raises(IllegalAction):
        pond.play(ANN, "no bait")


def test_case_13_a_horizontal_lure_drops_by_itself():
    pond = Pond(PLAIN).cast(0, 0)
    pond.play(ANN, "lure 4")
    assert (pond.stack(3), pond.stack(4)) == ("F1 F1", "")


def test_case_14_and_15_empty_targets_and_kept_order():
    """FS-13, FS-14, §5.2: the whole stack goes, its order kept, onto an empty spot too."""
    pond = Pond("F1 F2 F3 W S1 S2 F1 F2 W").cast(0, 2)
    pond.play(ANN, "lure 0")
    assert pond.stack(3) == "W F1"
    pond.play(BEN, "lure 3")
    pond.play(BEN, "onto 0")
    assert (pond.stack(0), pond.stack(3)) == ("W F1", "")


@pytest.mark.parametrize("kind", ["S1", "S2", "W"])
def test_case_16_stones_and_water_may_be_lured(kind):
    """FS-15, §5.3."""
    pond = Pond(f"{kind} F1 F1 F1 F1 F1 F1 F1 F2").cast(0, 0)
    pond.play(ANN, "lure 0")
    assert pond.stack(3) == f"F1 {kind}"


def test_case_17_skips_leave_the_pond_as_filled():
    pond = Pond(PLAIN, seats=3).cast(0, 0, 0)
    before = pond.heights
    pond.skip(ANN, BEN)
    assert pond.heights == before == [1] * 9


def test_case_18_the_fourth_baiter_still_has_sources():
    """§5.4: at most three empty cells, so at least three sources."""
    pond = Pond(PLAIN, seats=4).cast(0, 0, 2, 2)
    for seat, cell in ((ANN, 6), (BEN, 2), (CLEO, 0)):
        pond.play(seat, f"lure {cell}")
    assert pond.heights.count(0) == 3
    assert len(pond.cells(DOV, "lure")) >= 3


def test_fs_16_one_bait_a_round():
    pond = Pond(PLAIN).cast(0, 0)
    pond.play(ANN, "lure 4")
    with pytest.raises(NotYourTurn):
        pond.play(ANN, "lure 1")


def test_fs_18_a_bait_does_not_turn_up_the_cat():
    pond = Pond(PLAIN).cast(0, 0)
    assert [event["kind"] for event in pond.play(ANN, "lure 4")] == ["baited"]
    assert pond.view(BEN)["seats"][ANN]["cat"] is None


# FISH


def test_case_19_a_bait_is_no_promise():
    """FS-17, §5.7: who baited may fish another spot of his column."""
    pond = Pond(PLAIN).cast(0, 0)
    pond.play(ANN, "lure 4")
    pond.skip(BEN)
    pond.play(ANN, "fish 6")
    assert pond.bucket(ANN) == "F1"


def test_case_20_a_single_spot_is_caught_stones_too():
    """FS-20, FS-30, §5.6: only the stone is left in Ann's column, so it is caught at once."""
    pond = Pond("S1 F1 F1 F1 F1 F1 F1 F1 F2", two_player_shores="corner").cast(0, 1)
    pond.play(ANN, "lure 6")
    pond.play(BEN, "lure 3")
    assert (pond.bucket(ANN), pond.waiting, pond.phase) == ("S1", [BEN], Phase.FISH)


def test_case_21_an_empty_column_catches_nothing_and_shows_its_cat():
    """FS-22, §5.5."""
    pond = Pond(PLAIN).cast(0, 2)
    pond.play(ANN, "lure 6")
    pond.play(BEN, "lure 3")
    events = pond.play(BEN, "onto 0")
    kinds = [(event["kind"], event.get("seat")) for event in events]
    assert ("cat-revealed", BEN) in kinds
    assert ("no-catch", BEN) in kinds


def test_case_22_only_the_cats_column_is_offered():
    """FS-19: one spot of it, not the whole column."""
    pond = Pond(PLAIN).cast(1, 0).skip(ANN, BEN)
    assert sorted(pond.cells(ANN, "fish")) == [1, 4, 7]
    pond.play(ANN, "fish 4")
    assert pond.heights[1] == pond.heights[7] == 1
    assert pond.bucket(ANN) == "F1"


def test_case_23_the_second_on_the_same_line_gets_what_is_left():
    pond = Pond(PLAIN).cast(0, 2).skip(ANN, BEN)
    pond.play(ANN, "fish 3")
    assert pond.cells(BEN, "fish") == [0, 6]


def test_case_24_a_catch_takes_covered_cards_and_counts_symbols():
    """FS-21: F3 = 3 fish, S2 = 2 stones, W = 0."""
    pond = Pond("F3 F1 F1 S2 F1 F1 W F1 F1").cast(0, 0)
    pond.play(ANN, "lure 0")
    pond.skip(BEN)
    pond.play(ANN, "fish 3")
    assert (pond.catch(ANN), pond.bucket(ANN)) == ((3, 2), "S2 F3")


# FILL and PASS


def test_case_25_filling_covers_and_refills():
    """FS-7, FS-23, §5.1, §5.9: deck 27, 18, 9, 0; every cell gets a card."""
    pond = Pond(seats=2)
    left = []
    while pond.waiting:
        if pond.phase == Phase.CAST and pond.waiting == [ANN, BEN]:
            left.append(int(pond.state.deck_left))
            assert all(height >= 1 for height in pond.heights)
        pond.play(pond.waiting[0], min(GAME.legal_actions(pond.state, pond.waiting[0])))
    assert left == [27, 18, 9, 0]


@pytest.mark.parametrize(("seats", "starters"), [(2, [0, 1, 0, 1]), (3, [0, 1, 2, 0]), (4, [0, 1, 2, 3])])
def test_case_26_starters_and_order(seats, starters):
    """§4 phase 5, FS-27: clockwise; bait and fish begin at the starter."""
    pond = Pond(seats=seats)
    found = []
    while pond.waiting:
        if pond.phase == Phase.CAST and len(pond.waiting) == seats:
            found.append(int(pond.state.starter))
        if pond.phase == Phase.BAIT and pond.state.turn_index == 0:
            assert pond.waiting == [int(pond.state.starter)]
        pond.play(pond.waiting[0], max(GAME.legal_actions(pond.state, pond.waiting[0])))
    assert found == starters


def test_fs_5_walking_cats():
    """R1 S,N,E; R2 W,N,S; R3 N,E,S; R4 N,S,W: everyone but the new starter moves one shore clockwise."""
    pond = Pond(seats=3, three_player_shores="walking")
    rounds = []
    while pond.waiting:
        if pond.phase == Phase.CAST and len(pond.waiting) == 3:
            rounds.append("".join(Shore(shore).name[0] for shore in pond.state.shore[:3]))
        pond.play(pond.waiting[0], min(GAME.legal_actions(pond.state, pond.waiting[0])))
    assert rounds == ["SNE", "WNS", "NES", "NSW"]


# The end


def test_case_27_after_round_4_nothing_more_happens():
    """§6, FS-26, FS-27: no pass, no decision; the pond counts for nobody."""
    pond = Pond(seats=2)
    pond.play_out()
    assert (pond.phase, pond.state.round_number, pond.state.starter, pond.waiting) == (Phase.END, 4, BEN, [])
    assert [player["shown"] for player in pond.view(ANN)["seats"]] == [True, True]
    outcome = GAME.standing(pond.state)
    assert outcome.scores == (pond.score(ANN), pond.score(BEN))
    assert (outcome.reason.id, outcome.reason.section) == ("four_rounds", "§6")


def test_case_28_negative_scores_rank_last():
    """§5.11: golden game 4 seats, anywhere, HIGH ends with -1."""
    pond = Pond(seats=4, deck=[(7 * i + 3) % 36 for i in range(36)], bait_rule="anywhere")
    pond.play_out(max)
    outcome = GAME.standing(pond.state)
    assert (outcome.scores[0], outcome.ranks[0]) == (-1, 4)


def test_case_30_a_hidden_own_cat_forces_anywhere():
    """FS-9, §2.4: whatever bait_rule says."""
    pond = Pond(PLAIN, own_cat="hidden", bait_rule="cat_column").cast(0, 0)
    assert pond.cells(ANN, "lure") == list(range(9))
    assert pond.view(ANN)["seats"][ANN]["cat"] is None


@pytest.mark.parametrize(("cell", "drops"), [(0, 2), (1, 3), (4, 4)])
def test_case_31_anywhere_always_asks_for_the_drop(cell, drops):
    pond = Pond(PLAIN, bait_rule="anywhere").cast(0, 0)
    pond.play(ANN, f"lure {cell}")
    assert len(pond.cells(ANN, "onto")) == drops


def test_case_34_the_absent_player():
    """§4: middle column, no bait, the nearest drop, the best visible top."""

    def default(pond: Pond, seat: int) -> str:
        return GAME.Decision.text(GAME.default(pond.state, seat, GAME.choices(pond.state, seat)))

    pond = Pond("F1 F2 F1 F1 S1 F1 F1 F3 F2", bait_rule="anywhere")
    assert default(pond, ANN) == "cat middle"
    pond.cast(1, 1)
    assert default(pond, ANN) == "no bait"
    pond.play(ANN, "lure 4")
    assert default(pond, ANN) == "onto 7"
    pond.play(ANN, "onto 3")
    pond.skip(BEN)
    assert default(pond, ANN) == "fish 7"


@given(seed=st.integers(0, 10**6), seats=st.sampled_from([2, 3, 4]), anywhere=st.booleans())
@settings(max_examples=60, deadline=None)
def test_invariants(seed, seats, anywhere):
    """§11: sizes, pending seats, numbers of legal actions and of decisions, all along a random game."""
    pond = Pond(seats=seats, deck=[int(card) for card in np.random.default_rng(seed).permutation(36)],
                bait_rule="anywhere" if anywhere else "cat_column")  # fmt: skip
    choose = random.Random(seed)
    decisions, least = 0, {Phase.CAST: 3, Phase.BAIT: 4, Phase.DROP: 2, Phase.FISH: 2}
    while pond.waiting:
        assert pond.state.deck_left == 36 - 9 * int(pond.state.round_number)
        seat = choose.choice(pond.waiting)
        legal = GAME.legal_actions(pond.state, seat)
        assert len(legal) >= least[pond.phase]
        assert len(pond.waiting) == 1 or pond.phase == Phase.CAST
        pond.play(seat, choose.choice(legal))
        decisions += 1
    fish, stones = (sum(pond.catch(seat)[which] for seat in range(seats)) for which in (0, 1))
    assert (0 <= fish <= 36, 0 <= stones <= 16, 8 * seats <= decisions <= 16 * seats) == (True, True, True)
