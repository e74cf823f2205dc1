"""§9: the worked examples, played as they are told."""

from tests.games.rivero.table import ANN, BEN, Table


def first_river() -> Table:
    return Table(
        ("A2 A5 N1 N6 C2 C3 D1 D4", "N3 N10 C7 C9 D8 D10 A7 A10"),
        source={(0, 0): "N8"},
        middle="D2 C4 A9 N7",
        ocean="D3 N2 C1 A1 D9 C10 D6 A3 N9",
        draw="tap",
    )


def test_e1_a_first_river_by_tap():
    """E1: discard, tap the missing card out of the source, lay the river next turn and get the canteen."""
    table = first_river()
    table.play("option 1")
    assert table.size(ANN) == 9
    assert table.legal("new river") == []
    assert "finish" not in table.legal()
    table.play("discard d4")
    assert table.legal("cell") == ["0,1", "2,0"]
    table.play("cell 2,0")
    assert [table.cell(row, 0) for row in range(3)] == ["N8", "D2", "D4"]
    assert table.size(ANN) == 8
    table.play("option 1", "discard n3", "cell 0,1")

    table.play("option 2", "cell 1,1")
    assert table.beside(ANN) == "C4"
    assert table.cell(1, 1) == "C1"
    assert table.turn == BEN
    table.play("option 1", "discard n10", "cell 0,2")

    assert table.hand(ANN).split().count("D9") == 1, "seat 0 could only take option 1, so the engine has"
    table.play("take card 1", "new river colorado 2-4")
    assert table.river(ANN, 0) == "C2-C3-C4"
    assert table.state.canteen[ANN] == 0
    assert table.lying(ANN) is None
    assert table.size(ANN) == 7
    assert table.legal("take column") == []


def test_e2_a_second_river_by_column():
    """E2: the column with N8, D2 and D4 gives the Danube, and no canteen in the turn that spent it."""
    table = first_river()
    table.play("option 1", "discard d4", "cell 2,0", "option 1", "discard n3", "cell 0,1", "option 2", "cell 1,1")
    table.play("option 1", "discard n10", "cell 0,2", "take card 1", "new river colorado 2-4", "finish")
    table.play("option 1", "discard c7", "cell 0,3")
    table.play("option 1", "take column 0")
    assert table.size(ANN) == 11
    assert table.state.canteen[ANN] == -1
    assert table.legal() == ["new river danube 1-3", "new river danube 2-4"]
    table.play("new river danube 1-3")
    assert table.state.canteen[ANN] == -1
    assert [table.cell(row, 0) for row in range(3)] == ["", "A3", ""]
    table.play("play d4")
    assert table.river(ANN, 1) == "D1-D2-D3-D4"
    assert table.hand(ANN) == "N1 N6 N8 D6 D9 A2 A5"


def with_the_sun(ocean: str) -> Table:
    table = Table(
        ("N4 N5 N10 C1 C5 D3 D7 A1", "N1 N7 C2 C8 D1 D9 A2 A10"),
        middle="C9 D5 N8 C3",
        ocean=ocean,
        draw="sun",
        rivers=(["A5-A6-A7"], []),
    )
    table.play("option 2")
    assert table.turn == BEN, "both groundwaters are empty: the sun shines on the ocean by itself"
    table.play("option 1", "discard c10", "cell 2,0")
    table.play("take card 1")
    assert table.lying(ANN) == "sun"
    table.play("take card 1")
    assert table.lying(ANN) == "sun"
    return table


def test_e3_a_lucky_sun():
    """E3: both cards can be laid; the first extension releases the sun."""
    table = with_the_sun("N6 A4 C10 D10")
    table.play("play a4")
    assert table.river(ANN) == "A4-A5-A6-A7"
    assert table.lying(ANN) is None
    assert table.state.action_discarded == 1
    assert "nile 4-6" in table.legal("new river")
    table.play("new river nile 4-6")
    assert table.state.canteen[ANN] == 1
    assert table.size(ANN) == 7


def test_e4_an_unlucky_sun():
    """E4: nothing fits, eleven cards in hand, two sink, and the sun bars option 2."""
    table = with_the_sun("N2 A9 C10 D10")
    assert table.size(ANN) == 11
    assert table.legal("play") == table.legal("new river") == []
    assert "finish" not in table.legal()
    table.play("discard c1", "cell 0,0", "sink d3", "sink d7")
    assert table.groundwater(ANN) == "D3 D7"
    assert table.lying(ANN) == "sun"
    table.play("option 1", "discard n1", "cell 0,1")
    assert table.turn == ANN
    assert table.phase.name == "MAIN", "option 2 is not legal, so option 1 was taken"


def test_t1_a_tapped_end_lets_the_bridge_fall():
    """T1: A8 comes off, the loose bridge sinks unseen, the rest stays."""
    table = Table(rivers=([], ["A4-A5-A6-[C1]-A8"]), draw="tap")
    table.play("option 2", "river 1/0", "tap high")
    assert table.beside(ANN) == "A8"
    assert table.groundwater(BEN) == "C1"
    assert table.river(BEN) == "A4-A5-A6"
    assert table.view(ANN)["seats"][BEN]["groundwater"] == [None]
    assert table.view(BEN)["seats"][BEN]["groundwater"] == [None]


def test_t2_a_tapped_river_of_three_runs_dry():
    """T2: D5 comes off; first the bridge falls, then D7 on top of it."""
    table = Table(rivers=([], ["D5-[C1]-D7"]), draw="tap")
    table.play("option 2", "river 1/0", "tap low")
    assert table.beside(ANN) == "D5"
    assert table.groundwater(BEN) == "C1 D7"
    assert table.river(BEN) == ""
    assert table.view(ANN)["seats"][BEN]["groundwater"] == [None, "D7"]


def test_b1_a_bridge_takes_a_card_out_of_a_river():
    """B1: only the inner values can be replaced; the top ocean card lies there face down."""
    table = Table(rivers=([], ["D4-D5-D6-D7"]), draw="bridge", ocean="N1")
    table.play("option 2", "river 1/0")
    assert table.legal("bridge at") == ["5", "6"]
    table.play("bridge at 6")
    assert table.beside(ANN) == "D6"
    assert table.river(BEN) == "D4-D5-[N1]-D7"
    assert table.length(BEN) == 3


def test_b2_a_stored_bridge_carries_an_extension():
    """B2: N8 lies beyond the bridge that stands for N7; using it releases the bridge card."""
    table = Table(("N8 C1 C5", "D1 D3"), rivers=(["N4-N5-N6"], []), lying=("bridge [A9]", ""), main=True)
    table.play("play n8")
    assert table.river(ANN) == "N4-N5-N6-[A9]-N8"
    assert table.length(ANN) == 4
    assert table.lying(ANN) is None


def test_b3_whoever_holds_the_card_may_exchange_the_bridge():
    """B3 after B1 and B2: the owner or the opponent plays the missing card and takes the hidden one in hand."""
    for actor in (ANN, BEN):
        hands = ("D6 C1 C5", "D6 C1 C5")
        table = Table(hands, rivers=([], ["D4-D5-[N1]-D7"]), turn=actor, main=True)
        table.play("play d6")
        assert table.river(BEN) == "D4-D5-D6-D7"
        assert table.length(BEN) == 4
        assert "N1" in table.hand(actor)
    table = Table(("", "N7 C1 C5"), rivers=(["N4-N5-N6-[A9]-N8"], []), turn=BEN, main=True)
    table.play("play n7")
    assert table.river(ANN) == "N4-N5-N6-N7-N8"
    assert "A9" in table.hand(BEN)


def test_j1_rivers_are_never_joined():
    """J1: N8 extends the first river up to the second; both remain."""
    table = Table(("N8 C1 C5", ""), rivers=(["N4-N5-N6-N7", "N8-N9-N10"], []), main=True)
    assert table.legal("play") == ["n8"]
    table.play("play n8")
    assert table.river(ANN, 0) == "N4-N5-N6-N7-N8"
    assert table.river(ANN, 1) == "N8-N9-N10"
    assert (table.length(ANN, 0), table.length(ANN, 1)) == (5, 3)


def test_d1_doubling_hides_nothing_and_feeds_the_other():
    """D1: A5 lies on D5; C5 finds no cell any more; a column later gives A5 to the taker and D5 to the other."""
    table = Table(
        ("A5 C5 A1", "N1 N2 N6"),
        middle="N10 C9 D5 N9",
        source={(0, 2): "A6", (2, 2): "C10"},
        rivers=([], ["A7-A8-A9"]),
        canteens=(None, 0),
        main=True,
    )
    table.play("double a5")
    assert table.cell(1, 2) == "D5 A5"
    assert table.phase.name == "EXTRA_DRAW"
    assert "c5" not in table.legal("double")
    table.play("no extra card", "finish")
    table.play("option 1", "take column 2")
    assert "A5" in table.hand(BEN)
    assert "D5" in table.hand(ANN)


def test_r1_a_canteen_stops_the_tap_and_not_the_bridge():
    """R1: the new river gets the canteen; the opponent's tap may not choose it, his bridge may, at 4."""
    for action in ("tap", "bridge"):
        table = Table(("N3 N4 N5 C1", "D1 D3"), draw=action, main=True)
        table.play("new river nile 3-5")
        assert table.state.canteen[ANN] == 0
        table.play("finish", "option 2")
        assert table.legal("river") == ([] if action == "tap" else ["0/0"])
        if action == "bridge":
            table.play("river 0/0")
            assert table.river(ANN).startswith("N3-[")
