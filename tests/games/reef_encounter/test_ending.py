"""§5.6, §6: collecting, the end events, scores and ties."""

import pytest

from tests.games.reef_encounter.reef import GAME, GREEN, PURPLE, RED, YELLOW, Reef, counts, kinds
from tests.games.reef_encounter.test_placing import fill_rock
from tidetable.core.chance import fast_random
from tidetable.games.reef_encounter.components import Coral
from tidetable.games.reef_encounter.decisions import Decision
from tidetable.games.reef_encounter.state import Phase


def sizes(reef: Reef) -> list[int]:
    return list(reef.state.sea.sum(axis=1).tolist())


FULL = {"W": "YYY", "Y": "OOO", "O": "PPP", "P": "GG", "G": "W"}


@pytest.mark.parametrize(
    ("space", "after"),
    [("white", [1, 3, 3, 3, 2]), ("pink", [3, 3, 3, 1, 2]), ("grey", [3, 3, 3, 3, 1])],
)
def test_case_31_re5_refill_after_a_space_of_three_two_and_one(space, after):
    """RE-5: one tile onto every space with fewer than three; the emptied one has one again."""
    reef = Reef(None).sea(**FULL)
    reef.play(f"sea {space}")
    assert sizes(reef) == after


def test_case_31_the_refill_goes_in_the_order_white_to_grey():
    reef = Reef(None).sea(**FULL)
    events = reef.play("sea white")
    assert [event["space"] for event in events if event["kind"] == "sea-tile"] == [0, 3, 4]


def test_collecting_takes_cube_and_tiles_and_passes_the_turn():
    """§5.6, RE-6: only COLLECT ends a turn."""
    reef = Reef(None).sea(**FULL)
    reef.play("sea white")
    assert (reef.cubes(PURPLE), reef.behind(PURPLE), reef.turn) == ("W", "YYY", GREEN)
    assert (reef.state.turns_taken[PURPLE], reef.state.sea_cube[0]) == (1, 1)


def test_re6_collecting_is_obligatory():
    """RE-6: whatever else is done, the same player is asked until a space is collected."""
    reef = Reef(None).give(PURPLE, behind="WW", cubes="WW", front="O")
    for action in ("introduce", "drop d2", "cube white", "place d1", "done", "tile white", "exchange orange"):
        assert reef.turn == PURPLE
        reef.play(action)
    assert (reef.turn, reef.offers("sea white")) == (PURPLE, True)


def test_case_32_event_4_by_larva_cube_and_re33():
    """Event 4, RE-33: the space stays empty, nothing is drawn, and what was collected counts."""
    reef = Reef(None).sea(**FULL)
    reef.state.larvae[0] = 0
    words = int(reef.state.chance_words)
    reef.play("sea white")
    assert (reef.reason, reef.cubes(PURPLE), reef.behind(PURPLE)) == ("supply_empty", "W", "YYY")
    assert (reef.state.sea_cube[0], int(reef.state.chance_words)) == (0, words)


def test_case_32_the_row_is_dissolved_before_event_4():
    """§5.6 step 4: a bag of two and a need of three; the row goes into the bag and the game goes on."""
    reef = Reef(None).sea(**FULL)
    reef.state.bag[:] = counts("WY")
    assert "row-dissolved" in kinds(reef.play("sea white"))
    assert (reef.state.dissolved, sum(reef.bag), reef.phase) == (1, 4, Phase.MAIN)


def test_case_32_event_4_by_bag():
    """§5.6 step 4: too small even with the row, which stays dissolved; nothing is drawn."""
    reef = Reef(None).sea(**FULL)
    reef.state.bag[:] = 0
    reef.state.bonus[:] = counts("WY")
    reef.play("sea white")
    assert (reef.reason, sum(reef.bag), sizes(reef)[0]) == ("supply_empty", 2, 0)


def test_re32_a_bag_of_exactly_what_is_needed_is_enough():
    """RE-32: the bag is compared with the number really needed."""
    reef = Reef(None, advanced=True).sea(**FULL)
    reef.state.bag[:] = counts("WYO")
    reef.play("sea white")
    assert (reef.phase, sum(reef.bag)) == (Phase.MAIN, 0)
    reef = Reef(None, advanced=True).sea(**FULL)
    reef.state.bag[:] = counts("WY")
    reef.play("sea white")
    assert reef.reason == "supply_empty"


def full_boards(**marks: str) -> Reef:
    """Two boards covered with single-coloured coral: nothing is bare."""
    reef = Reef("")
    for letter, cells in marks.items():
        reef.put(letter, cells)
    fill_rock(reef, 0, "G")
    fill_rock(reef, 1, "G")
    reef.state.bag[:] = 10
    return reef


def test_case_33_event_3_on_full_boards():
    """Event 3, RE-24: no bare rock, and no colour can attack."""
    reef = full_boards()
    reef.play("sea white")
    assert reef.reason == "no_placement"


def test_case_33_not_while_one_attack_is_left():
    """Event 3: orange is stronger than grey, and a coral of two orange tiles can overgrow."""
    reef = full_boards(O="d1 e1")
    reef.play("sea white")
    assert reef.phase == Phase.MAIN


def test_case_33_a_single_tile_cannot_attack():
    reef = full_boards(O="d1")
    reef.play("sea white")
    assert reef.reason == "no_placement"


def test_re24_a_bare_cell_keeps_the_game_going():
    reef = full_boards()
    reef.state.reef[1, Coral.GREY] &= ~(1 << 1)
    reef.play("sea white")
    assert reef.phase == Phase.MAIN


def test_re24_event_3_is_tested_at_the_end_of_turns_only():
    reef = full_boards(O="d1").give(PURPLE, front="O")
    reef.play("introduce", "drop d1", "exchange orange")
    assert (reef.phase, reef.state.end_event) == (Phase.MAIN, 0)


@pytest.mark.parametrize(("taken", "over"), [((99, 100), True), ((98, 100), False), ((99, 99), False)])
def test_case_36_turn_cap(taken, over):
    """Event 5: a round is complete and everybody has had a hundred turns."""
    reef = Reef(None, turn=PURPLE).sea(**FULL)
    reef.state.start_seat = GREEN
    reef.state.turns_taken[:2] = taken
    reef.play("sea white")
    assert bool(reef.state.waiting) is not over
    if over:
        assert reef.reason == "turn_cap"


def finished(*players: dict) -> list[int]:
    """Give the ranks of players who hold these goods at the end."""
    reef = Reef("", seats=len(players))
    for seat, goods in enumerate(players):
        reef.give(seat, **{name: value for name, value in goods.items() if name != "coral"})
        for cell in goods.get("coral", "").split():
            reef.put("G", f"{seat}:{cell}")
        if goods.get("coral"):
            reef.stand(seat, f"{seat}:{goods['coral'].split()[0]}")
    reef.state.waiting = 0
    outcome = GAME.outcome(reef.state)
    assert outcome is not None
    return list(outcome.ranks)


def test_e10_scoring():
    """E10: W3 Y5 O2 P3 G2; purple 18, green 23, red 20, yellow 20."""
    reef = Reef("", seats=4)
    reef.state.sides = 1 << 0 | 1 << 5 | 1 << 8 | 1 << 9
    assert reef.values == [3, 5, 2, 3, 2]
    fish = {PURPLE: "GGWWW", GREEN: "YYYY", RED: "OOOWWWW", YELLOW: "GGPPPY"}
    setup = {PURPLE: "Y", GREEN: "P", RED: "O", YELLOW: "G"}
    for seat, eaten in fish.items():
        reef.give(seat, eaten=eaten)
        reef.state.fish_tile[seat] = "WYOPG".index(setup[seat])
    standing = GAME.standing(reef.state)
    assert (standing.scores, standing.ranks) == ((18, 23, 20, 20), (4, 1, 2, 2))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"eaten": "W"}, {"front": "WWWW"}),
        ({"front": "WW"}, {"front": "W", "cubes": "WWW"}),
        ({"cubes": "WW"}, {"cubes": "W", "behind": "WWWW"}),
        ({"behind": "WW"}, {"behind": "W", "coral": "d1 e1 f1"}),
        ({"coral": "d1 e1 f1"}, {"coral": "d1 e1"}),
    ],
)
def test_case_35_each_tie_break_in_turn(better, worse):
    """§6.4: score, front tiles, cubes, tiles behind, tiles of guarded corals."""
    assert finished(worse, better) == [2, 1]


def test_case_35_a_complete_tie_is_shared():
    assert finished({}, {}, {"front": "W"}) == [2, 2, 1]
    assert finished({"front": "W"}, {"front": "W"}) == [1, 1]


def test_re34_all_own_corals_are_added_up():
    """RE-34: two corals of two beat one of three."""
    reef = Reef("").put("G", "d1 e1", shrimp=PURPLE).put("Y", "a2 b2", shrimp=PURPLE).put("P", "1:b1 1:c1 1:d1", shrimp=GREEN)
    assert GAME.standing(reef.state).ranks == (1, 2)


def test_re40_an_absent_player_only_collects_the_lowest_space():
    """RE-40: and never leaves a choice open."""
    reef = Reef(None).give(PURPLE, behind="WW", cubes="W").stand(PURPLE, "d2")
    assert GAME.default(reef.state, PURPLE, GAME.choices(reef.state, PURPLE)) == Decision.COLLECT
    reef.play("lift d2")
    assert GAME.Decision.text(GAME.default(reef.state, PURPLE, GAME.choices(reef.state, PURPLE))) == "home"


def test_a_game_of_absent_players_ends():
    state = GAME.start(2, "absent")
    while state.waiting:
        seat = GAME.waiting_seats(state)[0]
        GAME.decide(state, seat, int(GAME.default(state, seat, GAME.choices(state, seat))))
    assert GAME.outcome(state).reason.id == "supply_empty"


def test_the_careful_player_is_always_legal():
    """§12.2: whole games of careful players, at every number of seats, in both games."""
    random = fast_random("careful")[0]
    for seats in (2, 3, 4):
        for advanced in (False, True):
            state = GAME.start(seats, "careful", {"advanced": advanced})
            while state.waiting:
                seat = GAME.waiting_seats(state)[0]
                seen = GAME.see(state, seat)
                GAME.decide(state, seat, int(GAME.careful(seen.record, seat, seen.choices, random)))
            assert GAME.outcome(state).reason.id in {"four_shrimps", "supply_empty", "all_locked"}
