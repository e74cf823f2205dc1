"""§2, §3: what is in the box, and the setup."""

import pytest

from tests.games.reef_encounter.reef import GAME, Reef, names
from tidetable.core.errors import BadSetup
from tidetable.core.journal import new_journal
from tidetable.core.record import SPECTATOR
from tidetable.core.sets import members
from tidetable.games.reef_encounter.components import (
    BOARDS, CELLS_PER_BOARD, GROWTH, LARGE, PAIR, ROCK, SHOWS, START, TOP, UNDER, Alga, Coral,
)  # fmt: skip
from tidetable.games.reef_encounter.corals import coral_of, neighbours
from tidetable.games.reef_encounter.decisions import Decision
from tidetable.games.reef_encounter.state import Phase


@pytest.mark.parametrize("board", range(4))
def test_case_2_every_board(board):
    """§2.3: 33 rock cells, all connected, one start cell per colour, the growth cell d4 among the bare ones."""
    rock = int(ROCK[board])
    assert members(rock) == 33
    assert coral_of(GROWTH, rock) == rock
    starts = [int(START[board, colour]) for colour in Coral]
    assert [members(start) for start in starts] == [1] * 5
    assert len(set(starts)) == 5
    assert not sum(starts) & GROWTH
    assert sum(starts) & ~rock == 0


def test_the_four_maps_are_different():
    assert len({"".join(rows) for rows in BOARDS.values()}) == 4


def test_adjacency_is_never_diagonal_and_never_across_the_edge():
    """§2.3: same slot, one step in exactly one of row and column."""
    for cell in range(CELLS_PER_BOARD):
        row, column = divmod(cell, 7)
        beside = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
        expected = sum(1 << 7 * r + c for r, c in beside if 0 <= r < 6 and 0 <= c < 7)
        assert neighbours(1 << cell) == expected


def test_case_3_re1_all_tiles_start_on_the_same_side():
    """RE-1: one toss for all ten; both sides come up, and either gives every colour the value 3."""
    sides = {int(GAME.start(2, seed).sides) for seed in range(20)}
    assert sides == {0, (1 << 10) - 1}
    for side in sides:
        reef = Reef(None)
        reef.state.sides = side
        assert reef.values == [3] * 5


def test_the_ten_coral_tiles_are_all_pairs():
    """§2.4: on side 0 every colour beats the next two; side 1 is the reverse; each alga is on five tiles."""
    for tile in range(10):
        assert (int(UNDER[tile, 0]) - int(TOP[tile, 0])) % 5 in {1, 2}
        assert (TOP[tile, 1], UNDER[tile, 1]) == (UNDER[tile, 0], TOP[tile, 0])
    assert len({int(PAIR[x, y]) for x in Coral for y in Coral if x != y}) == 10
    assert [sum(alga in LARGE[tile] for tile in range(10)) for alga in Alga] == [5, 5, 5, 5]
    assert [[members(int(SHOWS[alga, side])) for alga in Alga] for side in (0, 1)] == [[3, 3, 2, 2], [2, 2, 3, 3]]


def test_e9_the_two_sides_of_t5():
    """E9: orange over grey with blue large; grey over orange with green large."""
    reef = Reef(None)
    sides = []
    for side in (0, 1):
        reef.state.sides = side << 5
        tile = reef.view()["coral_tiles"][5]
        sides.append((tile["stronger"], tile["weaker"], tile["large"], tile["small"]))
    assert sides == [("orange", "grey", "blue", "green"), ("grey", "orange", "green", "blue")]


def test_e2_start_tiles_of_board_b_and_case_4():
    """E2: G d2, Y c3, W f4, O c5, P e5; start tiles cause no growth, d4 is bare on every board."""
    state = GAME.start(4, 1, {"boards": ["B", "A", "C", "D"]})
    reef = Reef(None, seats=4)
    reef.state = state
    assert [reef.tile(cell) for cell in ("d2", "c3", "f4", "c5", "e5")] == ["G", "Y", "W", "O", "P"]
    assert [reef.tile(f"{slot}:d4") for slot in range(4)] == [""] * 4
    assert [[members(int(tiles)) for tiles in state.reef[slot]] for slot in range(4)] == [[1] * 5] * 4


@pytest.mark.parametrize(("seats", "bag", "larvae"), [(2, 158, 41), (3, 146, 39), (4, 133, 37)])
@pytest.mark.parametrize("advanced", [False, True])
def test_case_1_setup_counts(seats, bag, larvae, advanced):
    """§3 step 10: the bag after the deal, and the larva supply after everybody has picked."""
    state = GAME.start(seats, "counts", {"advanced": advanced})
    assert int(state.bag.sum()) == bag + 5 * advanced
    assert int(state.bonus.sum()) == 5 * (not advanced)
    while state.phase < Phase.MAIN:
        seat = GAME.waiting_seats(state)[0]
        GAME.decide(state, seat, GAME.legal_actions(state, seat)[0])
    assert int(state.larvae.sum()) == larvae
    order = [(int(state.start_seat) + place) % seats for place in range(seats)]
    dealt = {2: [6, 9], 3: [6, 7, 9], 4: [6, 7, 8, 9]}[seats]
    assert [int(state.behind_size[seat]) + 1 for seat in order] == dealt


def test_e1_the_open_sea_at_the_start():
    """E1: three, three, three, two and one tiles, clockwise from the indicator's space."""
    found = set()
    for seed in range(40):
        journal = new_journal()
        state = GAME.start(2, seed, journal=journal)
        first = next(event["colour"] for event in GAME.Event.read(journal, SPECTATOR) if event["kind"] == "indicator")
        sizes = state.sea.sum(axis=1).tolist()
        assert [sizes[(first + place) % 5] for place in range(5)] == [3, 3, 3, 2, 1]
        found.add(first)
    assert found == set(range(5))


def test_re2_every_seat_may_start():
    """RE-2: the start player is a seeded random choice."""
    assert {int(GAME.start(4, seed).start_seat) for seed in range(40)} == {0, 1, 2, 3}


def test_boards_are_drawn_or_picked():
    """§3 step 1: n of four without replacement; the host's choice takes no chance."""
    drawn = {tuple(GAME.start(2, seed).board[:2].tolist()) for seed in range(200)}
    assert len(drawn) == 12
    picked = GAME.start(3, 1, {"boards": ["D", "A", "C"]})
    assert picked.board.tolist() == [3, 0, 2, -1]
    with pytest.raises(BadSetup):
        GAME.start(2, 1, {"boards": ["A", "A"]})
    with pytest.raises(BadSetup):
        GAME.start(2, 1, {"boards": ["A", "B", "C"]})


def test_the_action_numbers_are_those_of_the_document():
    """§10: 399 ids."""
    assert (Decision.COLLECT, Decision.PLACE, Decision.DROP, GAME.actions) == (58, 63, 231, 399)
    wanted = {0: "fish white", 10: "eat 1", 14: "decline", 22: "done", 28: "home", 52: "lock t9", 62: "sea grey", 130: "place 1:e4"}
    assert {number: GAME.Decision.text(number) for number in wanted} == wanted


def test_an_even_hand_is_asked_for_what_it_holds():
    """§4.3: FISH_TILE for every colour held."""
    state = GAME.start(2, 3)
    seat = GAME.waiting_seats(state)[0]
    held = {colour for colour in range(5) if state.behind[seat, colour]}
    assert set(GAME.legal_actions(state, seat)) == held
    assert names(state.behind[seat])
