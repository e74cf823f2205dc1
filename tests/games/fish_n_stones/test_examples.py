"""§9: the worked examples WE-1 to WE-10 and the golden table."""

import numpy as np
import pytest

from tests.games.fish_n_stones.pond import ANN, BEN, CLEO, DOV, GAME, Pond
from tidetable.core.errors import IllegalAction
from tidetable.games.fish_n_stones.components import CARDS
from tidetable.games.fish_n_stones.rules import lay, put_on_top
from tidetable.games.fish_n_stones.state import BUCKET, NO_CARD, Phase

FIRST_POND = "F2 S1 F1 S2 F3 W F1 S1 F2"
SAME_LINE = "F3 F1 S1 F2 W S2 F1 F1 F2"


def pond_of_four() -> Pond:
    return Pond(FIRST_POND, seats=4).cast(1, 0, 2, 1)


def pond_after_we_1() -> Pond:
    pond = pond_of_four()
    pond.play(ANN, "lure 4")
    pond.play(ANN, "onto 7")
    return pond


def pond_after_we_2() -> Pond:
    pond = pond_after_we_1().skip(BEN)
    pond.play(CLEO, "lure 7")
    pond.play(DOV, "lure 8")
    return pond


def test_we_1_baiting_player_a():
    """Seat 0 lures the middle stack of his own column and is asked where it goes."""
    pond = pond_of_four()
    assert pond.legal(ANN).startswith("no bait")
    assert pond.cells(ANN, "lure") == list(range(9))
    pond.play(ANN, "lure 4")
    assert (pond.phase, pond.cells(ANN, "onto"), pond.stack(4)) == (Phase.DROP, [1, 7], "F3")
    pond.play(ANN, "onto 7")
    assert (pond.stack(4), pond.stack(7), pond.waiting) == ("", "S1 F3", [BEN])


def test_we_2_baiting_player_b():
    """The same fish moves twice in a round; single drops happen by themselves."""
    pond = pond_after_we_1()
    assert pond.cells(BEN, "lure") == [0, 1, 2, 3, 5]
    pond.skip(BEN)
    assert pond.cells(CLEO, "lure") == [0, 1, 3, 6, 7]
    pond.play(CLEO, "lure 7")
    assert (pond.stack(6), pond.stack(7)) == ("F1 S1 F3", "")
    assert pond.cells(DOV, "lure") == [0, 1, 2, 3, 5, 6, 8]
    pond.play(DOV, "lure 8")
    assert (pond.stack(5), pond.stack(8)) == ("W F2", "")


def test_we_3_fishing_player_a():
    """The only stack left in his column is caught without a decision, stone or not."""
    pond = pond_after_we_2()
    assert (pond.bucket(ANN), pond.score(ANN), pond.waiting) == ("S1", -1, [BEN])


def test_we_4_fishing_player_b():
    """The others choose in turn; what is left is covered by the next filling."""
    pond = pond_after_we_2()
    assert pond.legal(BEN) == "fish 0, fish 2"
    pond.play(BEN, "fish 0")
    assert pond.legal(CLEO) == "fish 3, fish 6"
    pond.play(CLEO, "fish 6")
    assert pond.catch(CLEO) == (4, 1)
    assert pond.legal(DOV) == "fish 3, fish 5"
    pond.play(DOV, "fish 5")
    assert [pond.score(seat) for seat in range(4)] == [-1, 2, 3, 2]
    assert (pond.state.starter, pond.state.round_number, pond.waiting, pond.phase) == (BEN, 2, [0, 1, 2, 3], Phase.CAST)
    assert pond.heights == [1, 1, 2, 2, 1, 1, 1, 1, 1]
    assert pond.stack(2).startswith("F1 ")
    assert pond.stack(3).startswith("S2 ")
    assert pond.state.deck_left == 18


def test_we_5_a_column_emptied():
    """Both fish the same line; the second finds nothing."""
    pond = Pond(SAME_LINE).cast(0, 2)
    assert pond.cells(ANN, "lure") == [0, 1, 3, 4, 6, 7]
    pond.play(ANN, "lure 6")
    assert (pond.stack(3), pond.stack(6)) == ("F2 F1", "")
    assert pond.cells(BEN, "lure") == [0, 1, 3, 4, 7]
    pond.play(BEN, "lure 3")
    assert pond.cells(BEN, "onto") == [0, 6]
    events = pond.play(BEN, "onto 0")
    assert pond.catch(ANN) == (6, 0)
    assert {"kind": "no-catch", "seat": BEN} in events
    assert (pond.state.starter, pond.state.round_number) == (BEN, 2)


def test_we_6_luring_onto_an_empty_spot():
    pond = Pond(SAME_LINE).cast(0, 2)
    pond.play(ANN, "lure 6")
    pond.play(BEN, "lure 7")
    assert (pond.stack(6), pond.stack(7)) == ("F1", "")
    assert sorted(pond.cells(ANN, "fish")) == [0, 3, 6]
    pond.play(ANN, "fish 3")
    assert pond.catch(ANN) == (3, 0)
    assert pond.cells(BEN, "fish") == [0, 6]
    pond.play(BEN, "fish 0")
    assert pond.catch(BEN) == (3, 0)


def test_we_7_a_mistake_stands():
    """own_cat = hidden, hence anywhere: a bait outside the own column is legal and is not undone."""
    pond = Pond(SAME_LINE, own_cat="hidden").cast(0, 2)
    pond.play(ANN, "lure 8")
    pond.play(ANN, "onto 7")
    pond.skip(BEN)
    assert pond.stack(7) == "F1 F2"
    assert sorted(pond.cells(ANN, "fish")) == [0, 3, 6]
    with pytest.raises(IllegalAction):
        Pond(SAME_LINE).cast(0, 2).play(ANN, "lure 8")


def test_we_8_covered_cards():
    """Under top_only a stack shows its top and its height; a catch counts everything."""
    pond = Pond("S1 S1 S1 S2 W S1 S1 S1 S1", seats=2)
    pond.state.deck[CARDS - int(pond.state.deck_left)] = 0  # an F1 comes next ...
    lay(pond.state, 3, np.zeros(0, np.int32))
    assert shown(pond, 3) == {"top": "fish1", "height": 2}
    put_on_top(pond.state, 3, 4)
    assert pond.stack(4) == "W S2 F1"
    assert shown(pond, 4) == {"top": "fish1", "height": 3}
    put_on_top(pond.state, 4, BUCKET + ANN)
    assert (pond.catch(ANN), pond.score(ANN)) == ((1, 2), -1)


def shown(pond: Pond, cell: int) -> dict:
    """Give what Ann is shown of a stack."""
    return {name: value for name, value in pond.view(ANN)["cells"][cell].items() if value is not None}


def results(*buckets: tuple[int, int]) -> list[int]:
    """Rank players by fish and stones in their buckets."""
    pond = Pond(seats=len(buckets))
    fish_cards, stone_cards = list(range(8)) + list(range(8, 16)), list(range(24, 32)) + list(range(32, 36))
    weights = {**dict.fromkeys(range(8), 1), **dict.fromkeys(range(8, 16), 2), **dict.fromkeys(range(24, 32), 1)}
    for cell in range(9):
        pond.state.top[cell] = pond.state.bottom[cell] = NO_CARD
    for seat, (fish, stones) in enumerate(buckets):
        for wanted, cards in ((fish, fish_cards), (stones, stone_cards)):
            left = wanted
            for card in sorted(cards, key=lambda card: -weights.get(card, 2)):
                if weights.get(card, 2) <= left:
                    cards.remove(card)
                    left -= weights.get(card, 2)
                    pond.state.below[card] = pond.state.top[BUCKET + seat]
                    pond.state.top[BUCKET + seat] = card
            assert left == 0, "the box has not enough cards for this example"
    return list(GAME.standing(pond.state).ranks)


def test_we_9_tie_break():
    """§6, FS-28: scores 7, 7, 7, 6: fewer stones first; equal pairs share a place."""
    assert results((9, 2), (8, 1), (7, 0)) == [3, 2, 1]
    assert results((3, 1), (3, 1), (2, 0), (4, 4)) == [2, 2, 1, 4]


def test_we_10_starters():
    """3 players: rounds start with seats 0, 1, 2, 0; in round 2 the order is 1, 2, 0."""
    pond = Pond(seats=3)
    starters = []
    for _ in range(4):
        starters.append(int(pond.state.starter))
        order = pond.view(ANN)["order"]
        number = int(pond.state.round_number)
        pond.cast(0, 0, 0)
        baiters = []
        while pond.waiting and pond.phase == Phase.BAIT:
            baiters.append(pond.waiting[0])
            pond.skip(pond.waiting[0])
        assert baiters == order
        if number == 2:
            assert order == [1, 2, 0]
        while pond.waiting and pond.phase == Phase.FISH:
            pond.play(pond.waiting[0], min(GAME.legal_actions(pond.state, pond.waiting[0])))
    assert starters == [0, 1, 2, 0]


GOLDEN_DECK = [(7 * i + 3) % CARDS for i in range(CARDS)]
GOLDEN = """
2 -               LOW  24 3/1 5/3         4,4     0   0 4 0 4 4 4 4 4 4
2 -               HIGH 24 6/3 10/4        8,8     1   4 4 4 4 4 0 0 0 0
3 -               LOW  35 5/1 6/2 5/3     5,5,4   0   0 0 0 2 4 4 4 4 4
3 -               HIGH 35 9/1 1/4 12/3    6,5,9   2   4 4 2 0 4 2 0 0 0
4 -               LOW  46 5/1 6/2 5/3 6/1 5,5,4,4 3   0 0 0 2 4 4 0 4 4
4 -               HIGH 44 4/2 4/3 8/3 8/4 5,5,6,9 2   4 4 0 0 2 1 0 0 0
3 walking         LOW  34 4/3 8/1 5/2     5,5,5   1   0 0 0 4 4 4 1 4 4
3 walking         HIGH 32 7/5 10/4 10/4   9,8,9   1,2 4 1 1 0 4 0 0 0 0
2 corner          LOW  24 4/3 5/2         6,5     1   0 1 4 0 4 4 4 4 4
2 corner          HIGH 24 7/3 6/4         8,7     0   4 4 4 4 4 0 1 0 0
4 anywhere        HIGH 60 5/6 8/0 4/4 5/3 8,4,6,4 1   4 4 0 0 4 2 0 0 0
"""
OPTION = {"-": {}, "walking": {"three_player_shores": "walking"}, "corner": {"two_player_shores": "corner"},
          "anywhere": {"bait_rule": "anywhere"}}  # fmt: skip


@pytest.mark.parametrize("line", GOLDEN.strip().splitlines())
def test_golden_table(line):
    """§9, checklist 35: every decision the smallest, or the largest, legal action."""
    words = line.split()
    seats = int(words[0])
    catches, (cards, winners), heights = words[4 : 4 + seats], words[4 + seats : 6 + seats], words[6 + seats :]
    pond = Pond(seats=seats, deck=GOLDEN_DECK, **OPTION[words[1]])
    assert pond.play_out(min if words[2] == "LOW" else max) == int(words[3])
    assert ["{}/{}".format(*pond.catch(seat)) for seat in range(seats)] == catches
    assert [len(pond.bucket(seat).split()) for seat in range(seats)] == [int(count) for count in cards.split(",")]
    assert GAME.standing(pond.state).winners == [int(seat) for seat in winners.split(",")]
    assert pond.heights == [int(height) for height in heights]


def test_golden_two_players_high_buckets():
    """§9: the order of catching, bottom to top."""
    pond = Pond(seats=2, deck=GOLDEN_DECK)
    pond.play_out(max)
    assert pond.bucket(ANN) == "F1 W S1 F2 W F1 F2 S2"
    assert pond.bucket(BEN) == "F2 F3 F1 F1 S1 S2 F3 S1"
