"""§4, §6: whole turns, what happens by itself, and the end (checklist 30, 31, 33, 34 and 36, E3)."""

from typing import Any

import pytest

from tests.games.das_riff.lagoon import ANNA, BEN, GAME, Lagoon, Player, told
from tidetable.core.errors import GameIsOver, IllegalAction, NotYourTurn, UnknownAction
from tidetable.core.journal import ROOM, new_journal
from tidetable.games.das_riff.state import Phase

E3_ROWS = (
    "~ ~ Vm # ~ Yf * ~",
    "[~] [Gf] [#] [~] [Vm] [~] [*] [^]",
    "[^] [~] [Bm] [~] [#] [~] [Rm] [~]",
    "# ~ Bm ~ Ym ~ Vf *",
)


def annas_turn() -> Lagoon:
    return Lagoon(
        *E3_ROWS,
        anna={"worms": "2/2/1/1/1/1", "pearls": 2, "sharks": 1, "boats": 2, "corals": "Rf ."},
        ben={"worms": "1/1/1/0/1/2", "boats": 2, "corals": "Pf"},
        open_cards="R-B Y-P V-V B-G",
        next_breeding="G-G",
        discard="~ ~",
        first_seat=0,
    )


def test_e3_the_position():
    """E3: supply 5/5/6/7/6/5, boats 11, a draw pile of 18 with the cards named; 17 legal actions."""
    table = annas_turn()
    assert (table.supply, int(table.state.boat_supply), int(table.state.draw_left), table.cards) == ("5/5/6/7/6/5", 11, 18, 60)
    assert table.state.pool[0].tolist() == [2, 0, 0, 1, 1, 1, 1, 2, 1, 0, 1, 1, 5, 4, 5, 9]
    assert table.legal("flip") == ["1,0", "1,1", "2,0", "2,1"]
    assert table.legal("take") == ["3,0"]
    assert table.legal("shark") == ["0,2", "0,3", "0,5", "0,6", "3,0", "3,2", "3,4", "3,6", "3,7", "own 0"]
    assert {"end turn", "boat"} < set(table.legal())
    assert len(table.legal()) == 17


def test_e3_annas_turn():
    """E3, step by step."""
    table = annas_turn()
    table.play("boat", "pay red", "pay red", "pay yellow")
    assert (table.worms(ANNA), table.state.boats.tolist(), int(table.state.boat_supply)) == ("0/1/1/1/1/1", [3, 2], 10)
    table.play("take 3,2")
    assert table.legal() == ["pay blue", "pay pearl"]
    events = table.play("pay blue")
    assert [event["unit"] for event in told(events, "paid")] == [2, 6, 6]
    assert table.legal() == ["place 0", "place 1"]
    table.play("place 0")
    assert (table.discard, table.corals(ANNA), table.open_cards) == ("~ ~ * * Rf Bm", "=R-B .", "G-G Y-P V-V B-G")
    table.play("flip 1,1", "pay purple")
    assert (table.row(1).split()[1], table.worms(ANNA)) == ("Gf", "0/1/0/1/0/1")
    table.play("take 1,1")
    assert (table.corals(ANNA), table.worms(ANNA)) == ("=R-B Gf", "0/1/0/0/0/1")
    table.play("shark 3,4")
    assert int(table.state.discard_left) == 8
    assert sorted(table.legal()) == ["end turn", "flip 1,0", "flip 1,2", "flip 2,0", "flip 2,1", "flip 2,2"]


def test_e3_flow_and_refill():
    """E3, step 6: the rows after FLOW, the mixed pile of 28, the order of filling, seat 1 next."""
    table = annas_turn()
    table.play("boat", "pay red", "pay red", "pay yellow", "take 3,2", "pay blue", "place 0")
    table.play("flip 1,1", "pay purple", "take 1,1", "shark 3,4")
    events = table.play("end turn")
    assert told(events, "reshuffled") == [{"cards": 28}]
    assert [event["cell"] for event in events if event["kind"].startswith("dealt")] == [6, 30, 7, 15, 31]
    assert [event["kind"] for event in events if event["kind"].startswith("dealt")] == ["dealt-up"] * 3 + ["dealt-down", "dealt-up"]
    assert table.row(0).startswith("Vm # ~ Yf * ~ ")
    assert table.row(1).startswith("[~] [#] [~] [Vm] [~] [*] [^] [")
    assert table.row(2) == "[^] [~] [Bm] [~] [#] [~] [Rm] [~]"
    assert table.row(3).startswith("# ~ ~ ~ Vf * ")
    assert (int(table.state.draw_left), int(table.state.discard_left), int(table.state.active)) == (23, 0, BEN)
    assert told(events, "turn-started") == [{"seat": BEN, "turn": 2}]


def test_dr_24_either_way_annas_payments_work_out():
    """DR-24: eight worms and two pearls apart; with six worms and two pearls the same payments are possible."""
    table = annas_turn()
    assert sum(map(int, table.worms(ANNA).split("/"))) == 8
    table.state.worms[ANNA, 4] = table.state.worms[ANNA, 5] = 0
    table.play("boat", "pay red", "pay red", "pay yellow", "take 3,2", "pay blue", "place 0", "flip 1,1", "pay yellow", "take 1,1")
    assert table.corals(ANNA) == "=R-B Gf"


def test_case_31_the_turn_ends_by_itself_when_nothing_else_is_legal():
    """Checklist 31, §4.4."""
    table = Lagoon("* #", "[#]", anna={"worms": "1/0/0/0/0/0"})
    events = table.play("take 0,0")
    assert told(events, "turn-ended") == []  # the new pearl can still pay for a flip
    table = Lagoon("# #", anna={"worms": "1/0/0/0/0/0"}, ben={"worms": "3/0/0/0/0/0"})
    events = table.play("take 0,0")
    assert told(events, "turn-ended")[0] == {"seat": ANNA, "by_itself": 1}
    assert int(table.state.turns) > 1


def test_case_31_payment_and_place_by_themselves():
    """Checklist 31: one sort of unit, one slot."""
    table = Lagoon("Rm #", anna={"worms": "2/0/0/0/0/0", "corals": ".", "boats": 2})
    events = table.play("take 0,0")
    assert [event["kind"] for event in events] == ["take-chosen", "paid", "card-taken", "fish-placed"]


def finished(**players: Any) -> tuple[tuple[int, ...], tuple[int, ...], str]:
    table = Lagoon("#", "[#]", turn=400, **players)
    table.play("end turn")
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    return outcome.scores, outcome.ranks, outcome.reason.id


@pytest.mark.parametrize(
    ("anna", "ben", "scores", "ranks"),
    [
        ("=R-R =Y-Y", "=B-B . . . .", (2, 1), (1, 2)),
        ("=R-R", "=B-B .", (1, 1), (2, 1)),
        ("=R-R .", "=B-B Rm", (1, 1), (1, 1)),
    ],
)
def test_case_33_the_turn_limit(anna, ben, scores, ranks):
    """Checklist 33, DR-22: more breedings, then more corals, then a draw."""
    worms = {"worms": "1/0/0/0/0/0"}
    assert finished(anna=worms | {"corals": anna}, ben=worms | {"corals": ben}) == (scores, ranks, "turn_limit")


def test_dr_22_refill_happens_but_no_roll():
    """DR-22: after REFILL of the last turn, with its shuffle if one is due, before any further roll."""
    table = Lagoon("~ #", anna={"worms": "1/0/0/0/0/0"}, turn=400, discard="~ ~ ~ ~ ~ ~ ~")
    events = table.play("end turn")
    assert [event["kind"] for event in events if event["kind"] in ("reshuffled", "rolled", "limit-reached")] == [
        "reshuffled",
        "limit-reached",
    ]
    assert table.phase == Phase.END
    assert "." not in table.row(0)


def test_turns_alternate_and_count():
    """§4.8."""
    table = Lagoon("# # # #", "[#] [#]", anna={"worms": "1/0/0/0/0/0"}, ben={"worms": "1/0/0/0/0/0"})
    table.play("end turn")
    assert (int(table.state.active), int(table.state.turns)) == (BEN, 2)


def frozen(limit: int) -> Lagoon:
    """Nobody can do anything for the rest of the game: all worms are held, no card can be used, no tide comes."""
    full: Player = {"worms": "4/4/4/4/4/4", "corals": "Rm Rm Bm Bm Vm", "boats": 7}
    table = Lagoon(anna=full | {"boats": 8}, ben=full, turn_limit=limit, spring_tide=False, open_cards="P-P G-G Y-Y Y-G")
    for cell in range(32):
        table.state.card[cell], table.state.lot[cell] = 12, -1  # face-up corals, which nobody may take any more
    return table


def test_a_frozen_game_runs_to_its_limit_and_the_journal_holds_it():
    """§6, §8: without spring tide a frozen game runs on by itself; what a journal cannot hold is told as turns passed."""
    table = frozen(1000)
    journal = new_journal()
    GAME.carry_out(table.state, ANNA, GAME.parse_action("end turn"), journal)
    assert int(journal[0]) <= ROOM
    events = GAME.Event.read(journal, ANNA)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (int(table.state.turns), outcome.reason.id) == (1000, "turn_limit")
    assert len(told(events, "turn-ended")) + told(events, "turns-passed")[0]["turns"] == 1000
    assert events[-1]["kind"] == "limit-reached"


def test_case_34_same_seed_and_same_actions_same_states():
    """Checklist 34: every byte, for a whole game."""
    digests = []
    for _ in range(2):
        state = GAME.start(2, "twice")
        while state.waiting:
            seat = GAME.waiting_seats(state)[0]
            legal = GAME.legal_actions(state, seat)
            GAME.carry_out(state, seat, legal[int(state.turns) % len(legal)], new_journal())
        digests.append(state.digest())
    assert digests[0] == digests[1]


def test_case_36_what_is_not_legal_is_refused_and_changes_nothing():
    """Checklist 36."""
    table = annas_turn()
    before = table.state.to_bytes()
    for seat, action, error in [(ANNA, "take 3,2", IllegalAction), (BEN, "end turn", NotYourTurn), (ANNA, 105, UnknownAction),
                                (ANNA, "pay red", IllegalAction), (ANNA, "swim", UnknownAction)]:  # fmt: skip
        with pytest.raises(error):
            GAME.decide(table.state, seat, action)
    assert table.state.to_bytes() == before
    over = Lagoon("Vf", anna={"worms": "0/0/0/0/1/0", "corals": "=R-R =Y-Y =B-B =G-G Vm"})
    over.play("take 0,0")
    with pytest.raises(GameIsOver):
        GAME.decide(over.state, BEN, "end turn")
