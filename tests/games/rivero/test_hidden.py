"""§7 and case 40: nothing that leaves for a seat tells more than it may know, and a re-deal keeps all it has seen."""

import json
from typing import Any, cast

import pytest

from tests.games.rivero.story import Story
from tests.games.rivero.table import ANN, BEN, GAME, Table, card, code, start
from tidetable.core.chance import fast_random
from tidetable.core.legal import listed
from tidetable.core.record import SPECTATOR
from tidetable.core.trial import Setting, play_trial
from tidetable.games.rivero.groundwater import pile_place
from tidetable.games.rivero.hidden import held
from tidetable.games.rivero.hidden import main_choices
from tidetable.games.rivero.state import Phase, State

careful = GAME.rules["careful"]
HAND = "N1 C4 D7 A10"
EVERYBODY = (ANN, BEN, SPECTATOR)
VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"groundwater_take": "any_time"},
    {"forced_discard_at": 8},
    {"exhaustion_end": "immediate"},
)


def worlds(table: Table, viewer: int, count: int = 40) -> list[State]:
    """Worlds that the viewer cannot tell from the true one."""
    seen = GAME.see(table.state, viewer)
    return [cast("State", seen.possible(seed)) for seed in range(count)]


def sent_to(table: Table, viewer: int) -> str:
    """Everything a client of this viewer is made from."""
    seen = GAME.see(table.state, viewer)
    return json.dumps([seen.view, seen.legal]) + seen.record.digest()


# What is masked


def test_case_40_hands_ocean_bridges_and_piles_are_masked():
    """Case 40: the view of the other seat shows counts, not faces."""
    table = Table((HAND, "N2 C5"), rivers=([], ["D5-[C1]-D7"]), groundwater=("A1", ""), lying=("", "bridge [A9]"))
    seat = table.view(BEN)["seats"][ANN]
    assert (seat["hand"], seat["hand_size"], seat["groundwater"]) == (None, 4, [None])
    for viewer in EVERYBODY:
        other = table.view(viewer)["seats"][BEN]
        assert other["rivers"][0]["cells"][1] == {"value": 6, "bridge": True, "card": None}
        assert other["stored_bridge"] is True


def test_case_40_fallen_river_cards_are_known_to_all():
    """Case 40, §7: put there from hand: the owner; fallen card: everybody; fallen bridge: nobody."""
    table = Table((HAND, ""), groundwater=("A1 A2* A3?", ""))
    assert table.view(ANN)["seats"][ANN]["groundwater"] == ["A1", "A2", None]
    assert table.view(BEN)["seats"][ANN]["groundwater"] == [None, "A2", None]
    assert table.view(SPECTATOR)["seats"][ANN]["groundwater"] == [None, "A2", None]


def test_an_ocean_draw_shows_its_face_to_its_owner_only():
    """§7: logged without the face for the others."""
    for viewer, seen in ((ANN, card("D7")), (BEN, None), (SPECTATOR, None)):
        table = Table((HAND, "N2"), ocean="D7")
        events = table.play("option 1", viewer=viewer)
        assert {"kind": "drew", "seat": ANN, "card": seen} in events


def test_what_sinks_is_logged_without_the_face():
    """§7."""
    for viewer, seen in ((ANN, card("N1")), (BEN, None)):
        table = Table((f"{HAND} N2 N4 C6 C8 D1", "N9"), full=True, main=True)
        events = table.play("finish", "sink n1", viewer=viewer)
        assert {"kind": "sunk", "seat": ANN, "card": seen} in events


def test_a_hidden_bridge_card_is_seen_by_the_taker_only():
    """§7."""
    for viewer, seen in ((ANN, card("A1")), (BEN, None), (SPECTATOR, None)):
        table = Table((f"{HAND} N5", ""), rivers=([], ["N4-[A1]-N6"]), main=True)
        event = next(event for event in table.play("play n5", viewer=viewer) if event["kind"] == "exchanged")
        assert event["face"] == seen


def test_groundwater_drawn_into_the_hand_is_seen_by_its_owner_unless_it_fell_openly():
    """§7."""
    for pile, kind, seen in (("D5", "groundwater-taken", None), ("D5*", "groundwater-taken-open", card("D5"))):
        table = Table((HAND, ""), groundwater=(pile, ""), main=True)
        event = next(event for event in table.play("finish", "take groundwater", viewer=BEN) if event["kind"] == kind)
        assert event["card"] == seen


def test_a_half_decision_is_nobody_elses_business():
    """§4: until the second half nothing has moved, so the others get the same bytes as before the first half."""
    for first in ("discard n1", "discard c4"):
        table = Table((f"{HAND} N2 N4 C6 C8 D1", "N9"), main=True)
        before = [sent_to(table, viewer) for viewer in (BEN, SPECTATOR)]
        assert table.play(first, viewer=BEN) == []
        assert [sent_to(table, viewer) for viewer in (BEN, SPECTATOR)] == before
        assert table.view(ANN)["chosen"] == {"verb": "discard", "card": first.split()[1].upper()}


def test_the_same_bytes_whatever_the_other_hand_holds():
    """Law 5 with hands exchanged by hand: what Ben gets does not depend on Ann's cards, nor on the ocean."""
    sent = set()
    for hand, ocean in ((HAND, "D9"), ("N1 C4 D9 A10", "D7"), ("N2 N3 N5 N6", "A1")):
        table = Table((hand, "C1 C2"), middle="A3 A5 C8 C10", ocean=ocean, groundwater=("A6", ""))
        sent.add(sent_to(table, BEN))
    assert len(sent) == 1


# What is remembered


def test_a_card_taken_openly_is_known_to_be_in_the_hand():
    """§7: cards taken from action cards are public when they move."""
    table = Table((HAND, "N2"), lying=("sun D9", ""), main=True)
    table.play("take card 1")
    assert table.view(BEN)["seats"][ANN]["in_hand"] == ["D9"]
    assert all(held(world, ANN, card("D9")) for world in worlds(table, BEN))
    assert all(held(world, ANN, card("D9")) for world in worlds(table, SPECTATOR))


def test_bottom_cards_are_known_in_the_hand_that_got_them():
    """§7, RV-6."""
    table = Table(
        ("C1 C3", "N2"), source={(0, 0): "C6 N6", (2, 0): "D2"}, middle="A8 C10 D10 N10", rivers=(["A5-A6-A7"], []),
        canteens=(0, None), main=True,
    )  # fmt: skip
    table.play("take column 0")
    assert table.view(ANN)["seats"][BEN]["in_hand"] == ["C6"]
    assert table.view(BEN)["seats"][ANN]["in_hand"] == ["N6", "D2"]


def test_a_played_card_is_known_no_more():
    """§7: until they are played."""
    table = Table((f"{HAND} N2", "C9"), lying=("sun D9", ""), main=True)
    table.play("take card 1", "discard d9", "cell 0,0")
    assert table.view(BEN)["seats"][ANN]["in_hand"] == []


def test_a_known_card_may_have_sunk():
    """§7: after an unseen card sank, the known one is in the hand or in the groundwater, and nowhere else."""
    table = Table((f"{HAND} N2 N4 C6 C8", "C9"), lying=("sun D9", ""), full=True, main=True)
    table.play("take card 1")
    table.finish()
    table.play("sink c6")
    seat = table.view(BEN)["seats"][ANN]
    assert (seat["in_hand"], seat["in_hand_or_sunk"]) == ([], ["D9"])
    places = {int(world.groundwater[pile_place(ANN, 0)]) == card("D9") for world in worlds(table, BEN, 120)}
    assert places == {True, False}
    assert all(
        held(world, ANN, card("D9")) + (world.groundwater[pile_place(ANN, 0)] == card("D9")) >= 1
        for world in worlds(table, BEN, 120)
    )


def test_a_hand_that_was_all_known_leaves_one_place_for_each_card():
    """All nine cards were seen; one sank: whatever a re-deal puts there is one of the nine, also after a new draw."""
    table = Table(("N1 N3 C1 C3 D5 D7 A5 A7", "C9"), lying=("sun D9", ""), full=True, main=True, ocean="N10 C10 N8")
    nine = [card(text) for text in ("N1", "N3", "C1", "C3", "D5", "D7", "A5", "A7")]
    for known in nine:
        table.state.known[ANN, known, 0] = 0
    table.state.unknown[ANN] = 0
    table.play("take card 1")
    table.finish()
    table.play("sink d9", "option 1")
    table.finish()
    assert table.turn == ANN
    assert {int(world.groundwater[pile_place(ANN, 0)]) for world in worlds(table, BEN, 200)} == {*nine, card("D9")}


def test_a_fallen_card_taken_up_is_known_in_the_hand():
    """§7: it was public on its way in."""
    table = Table((HAND, "C9"), groundwater=("D5*", ""), main=True)
    table.play("finish", "take groundwater")
    assert table.view(BEN)["seats"][ANN]["in_hand"] == ["D5"]


def test_what_sank_and_was_revealed_is_forgotten():
    """A sun that drains the pile shows the card; the hand is no longer known to hold it."""
    table = Table((f"{HAND} N2 N4 C6 C8", ""), lying=("sun D9", ""), full=True, main=True, draw="sun", ocean="N10 C10")
    table.play("take card 1")
    table.finish()
    table.play("sink d9", "option 2", "sun on groundwater 0")
    seat = table.view(BEN)["seats"][ANN]
    assert seat["in_hand"] == seat["in_hand_or_sunk"] == []
    assert table.beside(BEN) == "D9"


# Re-dealing


def test_a_redeal_gives_the_seat_to_move_a_choice():
    """Everybody sees that a seat must decide: with a full source it has more than FINISH to choose from."""
    table = Table((HAND, "N2"), full=True, middle="C1 D4 N8 C10", main=True)
    assert len(table.legal()) > 1
    for viewer in (BEN, SPECTATOR):
        assert all(len(GAME.legal_actions(world, ANN)) > 1 for world in worlds(table, viewer))


def test_a_redeal_after_a_column_leaves_a_choice_of_uses():
    """§5.3: A8 has a use before all eyes; that Ann is asked at all, two hidden cards must give a second one."""
    table = Table(
        ("N7 N8 C3", "D1"), source={(0, 0): "N6", (2, 0): "D2"}, middle="A8 C10 D10 N10", rivers=(["A5-A6-A7"], []),
        canteens=(0, None), main=True,
    )  # fmt: skip
    table.play("take column 0")
    assert table.legal() == ["new river nile 6-8", "play a8"]
    for viewer in (BEN, SPECTATOR):
        assert all(len(GAME.legal_actions(world, ANN)) > 1 for world in worlds(table, viewer, 15))


def test_a_redeal_knows_that_the_only_card_to_use_may_have_two_rivers():
    """§5.3, §4: only A4 can be used, so it is chosen already and Ann is asked where it goes; the others see MAIN."""
    table = Table(
        ("C3 C8", "D1"), source={(0, 0): "N6", (2, 0): "D2"}, middle="A4 C10 D10 N10", rivers=(["A1-A2-A3", "A5-A6-A7"], []),
        canteens=(0, None), main=True,
    )  # fmt: skip
    table.play("take column 0")
    assert table.legal() == ["river 0/0", "river 0/1"]
    for viewer in (BEN, SPECTATOR):
        assert table.view(viewer)["phase"] == "main"
        found = worlds(table, viewer, 15)
        assert all(len(GAME.legal_actions(world, ANN)) > 1 for world in found)
        assert Phase.CHOOSE_RIVER in {Phase(world.phase) for world in found}


def test_a_redeal_tries_every_place():
    """The unseen cards go round: hand, ocean, bridges and piles all change between worlds."""
    table = Table((HAND, "N2 C5 C8"), rivers=([], ["D5-[C1]-D7"]), groundwater=("A1", "A5 C9"))
    found = worlds(table, ANN, 60)
    assert len({int(world.hand[BEN]) for world in found}) > 40
    assert len({int(world.bridge_face[BEN, 0, 2]) for world in found}) > 10
    assert len({int(world.groundwater[pile_place(BEN, 0)]) for world in found}) > 10
    assert len({tuple(world.action_pile.tolist()) for world in found}) > 40
    assert {int(world.groundwater[pile_place(ANN, 0)]) for world in found} == {card("A1")}


def follow(seed: str, options: dict, player: str, check_every: int) -> int:
    """Play a game, tell every viewer the story as he sees it, and hold re-deals against the stories."""
    random = fast_random(f"story {seed}")[0]
    table = Table()
    table.state = start(seed, options)
    stories = [Story(viewer) for viewer in EVERYBODY]
    for story in stories:
        story.begin(table.state)
    worlds_held = 0
    for number in range(1000):
        if not table.state.waiting:
            break
        seat = table.turn
        choices = GAME.choices(table.state, seat)
        legal = listed(choices)
        action = int(careful(table.state, seat, choices, random)) if player == "careful" else legal[number * 7919 % len(legal)]
        for story in stories:
            story.tell(table.state, seat, action)
        table.play(GAME.Decision.text(action))
        if table.state.waiting and number % check_every == 0:
            for story in stories:
                world = GAME.see(table.state, story.viewer).possible(f"{seed} {number}")
                fault = story.contradiction(cast("State", world))
                assert fault is None, f"decision {number}, viewer {story.viewer}: {fault}"
                worlds_held += 1
    return worlds_held


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("player", ["careful", "any"])
def test_a_redeal_never_contradicts_what_was_seen(player, options):
    """The property of §7, against an independent memory of the story that each viewer was told."""
    assert follow("a", options, player, check_every=5) > 30


@pytest.mark.long
@pytest.mark.parametrize("player", ["careful", "any"])
def test_many_redeals_never_contradict_what_was_seen(player):
    for number in range(60):
        assert follow(f"many {number}", VARIANTS[number % 4], player, check_every=2) > 50


def test_the_known_and_the_unknown_make_up_hand_and_pile():
    """memory.py: the counter agrees with what it counts, in every position of a game."""
    random = fast_random("memory")[0]
    for seed in range(4):
        state = start(seed)
        while state.waiting:
            seat = int(state.turn)
            GAME.carry_out(state, seat, int(careful(state, seat, GAME.choices(state, seat), random)))
            for owner in (ANN, BEN):
                from_hand = sum(state.way_in[pile_place(owner, i)] >= 0 for i in range(state.groundwater_size[owner]))
                known = int((state.known[owner] >= 0).sum())
                assert int(state.hand_size[owner]) + from_hand == known + int(state.unknown[owner])


def test_the_own_hand_is_whole_in_the_own_record():
    table = Table((HAND, "N2"))
    shown = [held_card["card"] for held_card in table.view(ANN)["seats"][ANN]["hand"]]
    assert shown == HAND.split() == [code(card(text)) for text in HAND.split()]


def test_what_main_allows_is_counted_as_it_is_listed():
    """A re-deal counts the choices of a seat, having no set to fill: the rule that fills one gives their number."""
    looked_at = 0
    for seed in range(3):
        for state in play_trial(GAME, Setting(2, {"rivero_discards": "several"}), f"counted {seed}").states:
            if state.waiting and state.phase == Phase.MAIN:
                seat = GAME.waiting_seats(state)[0]
                assert main_choices(cast("State", state), seat) == len(GAME.legal_actions(state, seat))
                looked_at += 1
    assert looked_at > 100
