"""§7: what leaves for a seat, what it may remember, and the worlds it can imagine."""

import json

import pytest

from tests.games.reef_encounter.reef import GAME, GREEN, PURPLE, Reef
from tests.games.reef_encounter.test_placing import fill_rock
from tidetable.core.chance import fast_random
from tidetable.core.legal import any_of
from tidetable.core.record import SPECTATOR
from tidetable.core.words import Words
from tidetable.games.reef_encounter.components import COLOURS
from tidetable.games.reef_encounter.hidden import whole_strain
from tidetable.games.reef_encounter.state import Phase


def sent_to(state, seat: int) -> str:
    """Everything a client in this seat is made from."""
    seen = GAME.see(state, seat)
    return json.dumps([seen.view, seen.legal, seen.drawing(WORDS), seen.record.digest()])


class Plain(Words):
    """A catalogue that says a message's name and arguments."""

    def word(self, name: str, **arguments: object) -> str:
        return f"{name} {arguments}"


WORDS = Plain("en", "reef_encounter")


def setup_with(larvae: tuple[int, int], fish: int) -> tuple[list[str], str]:
    """Let the first player choose, and give what the second and the spectator get until the second has chosen too."""
    state = GAME.start(2, "secret")
    first = GAME.waiting_seats(state)[0]
    other = 1 - first
    legal = GAME.legal_actions(state, first)
    GAME.decide(state, first, legal[fish])
    GAME.decide(state, other, GAME.legal_actions(state, other)[0])
    sent = []
    for colour in larvae:
        GAME.decide(state, first, 5 + colour)
        sent += [sent_to(state, other), sent_to(state, SPECTATOR)]
    GAME.decide(state, other, 5)
    sent.append(sent_to(state, SPECTATOR))
    GAME.decide(state, other, 5)
    return sent, sent_to(state, SPECTATOR)


def test_case_5_re4_setup_choices_stay_hidden_until_all_are_made():
    """RE-4: whatever was put into the fish and picked, the others get the same bytes; then the picks are shown."""
    worlds = [setup_with((0, 1), 0), setup_with((3, 4), 0), setup_with((2, 2), 1)]
    assert len({json.dumps(sent) for sent, _ in worlds}) == 1
    assert len({shown for _, shown in worlds}) == 3  # the larva supply tells now


def test_case_5_the_log_shows_the_picks_after_the_last_one():
    """§7: the events of picking name no colour to others; larva-shown names all."""
    reef = Reef(None)
    state = GAME.start(2, "log")
    seen = []
    while state.phase < Phase.MAIN:
        reef.state = state
        seen += reef.play(GAME.Decision.text(GAME.legal_actions(state, reef.turn)[0]))
    assert {event["colour"] for event in seen if event["kind"] in {"fish-chosen", "larva-picked"}} == {None}
    assert len([event for event in seen if event["kind"] == "larva-shown"]) == 2


@pytest.mark.parametrize("viewer", [GREEN, SPECTATOR])
@pytest.mark.parametrize("aid", [False, True])
def test_case_37_nobody_gets_colours_behind_a_screen(viewer, aid):
    """Case 37: hands, fish tiles and bag differ; view, drawing and record do not."""
    sent = set()
    for behind, fish in (("WWWYY", 0), ("PPGOO", 1), ("GGGGG", 4)):
        reef = Reef(None, memory_aid=aid).give(PURPLE, behind=behind)
        reef.state.fish_tile[PURPLE] = fish
        reef.settle()
        sent.add(sent_to(reef.state, viewer))
    assert len(sent) == 1


def test_case_37_the_owner_sees_the_own_hand_alone():
    reef = Reef(None).give(PURPLE, behind="WWY").give(GREEN, behind="PP")
    players = reef.view(PURPLE)["players"]
    assert players[PURPLE]["tiles"]["counts"] == [2, 1, 0, 0, 0]
    assert players[GREEN]["tiles"] == {"size": 2, "counts": None, "known": None}
    assert players[GREEN]["setup_tile"] is None
    assert players[GREEN]["points"] is None


def test_re25_counts_are_public():
    """RE-25: how many tiles, cubes and shrimps everybody has."""
    reef = Reef(None).give(GREEN, behind="PP", cubes="WWW", eaten="YY", shrimps=1).stand(GREEN, "d2")
    green = reef.view(PURPLE)["players"][GREEN]
    assert (green["tiles"]["size"], green["cubes"]["size"], green["fish"]["size"]) == (2, 3, 3)
    assert green["shrimps"] == {"behind": 2, "out": 1, "hand": 0, "eaten": 1}
    assert reef.view(PURPLE)["bag"] == sum(reef.bag)


def test_the_end_opens_everything():
    """§7: parrotfish and screens."""
    reef = Reef("").put("W", "d1 e1 f1 d2 e2", shrimp=PURPLE).give(PURPLE, shrimps=3).give(GREEN, behind="PP")
    reef.play("eat d1")
    green = reef.view()["players"][GREEN]
    assert (green["tiles"]["counts"], green["setup_tile"], green["points"]) == ([0, 0, 0, 2, 0], "white", 3)


@pytest.mark.parametrize(("aid", "different"), [(False, 1), (True, 2)])
def test_eaten_colours_are_sent_to_a_screen_with_the_memory_aid_alone(aid, different):
    """§7: everybody saw them; without the aid they are to be remembered."""
    reefs = [Reef(None, memory_aid=aid).give(GREEN, eaten=tiles) for tiles in ("WWY", "OPP")]
    assert len({reef.seen(PURPLE).record.digest() for reef in reefs}) == 2
    assert len({reef.seen(PURPLE).screen.record.digest() for reef in reefs}) == different
    assert [reef.seen(PURPLE).screen.view["players"][GREEN]["fish"]["size"] for reef in reefs] == [4, 4]


# What follows from public events


def known(reef: Reef, seat: int = PURPLE) -> list[tuple[int, int]]:
    """Give least and most of every colour behind a screen, as everybody knows it."""
    return list(zip(reef.state.behind_least[seat].tolist(), reef.state.behind_most[seat].tolist(), strict=True))


def hands(reef: Reef, viewer: int = GREEN, worlds: int = 60) -> list[list[int]]:
    """Imagine purple's hand."""
    return [reef.seen(viewer).possible(world).behind[PURPLE].tolist() for world in range(worlds)]


def test_collected_tiles_are_remembered():
    """§7: everything gained after the deal is seen."""
    reef = Reef(None).give(PURPLE, behind="PP").sea(W="YYO")
    reef.play("sea white")
    assert all(hand[1] >= 2 and hand[2] >= 1 and sum(hand) == 5 for hand in hands(reef))


def test_the_memory_aid_shows_what_follows_and_nothing_more():
    """§7: with the option the known tiles, cubes and eaten tiles of an opponent; without it numbers only."""
    for aid in (False, True):
        reef = Reef(None, memory_aid=aid).give(PURPLE, behind="PP", cubes="G", eaten="WW").sea(W="YYO")
        reef.play("sea white")
        purple = reef.view(GREEN)["players"][PURPLE]
        shown = (purple["tiles"]["known"], purple["cubes"]["known"], purple["fish"]["known"])
        assert shown == (([0, 2, 1, 0, 0], [1, 0, 0, 0, 1], [2, 0, 0, 0, 0]) if aid else (None, None, None))


def test_playing_a_cube_tells_that_there_is_a_tile():
    reef = Reef(None).give(PURPLE, behind="WWP", cubes="W")
    reef.play("cube white")
    assert known(reef)[0][0] == 1
    assert all(hand[0] >= 1 for hand in hands(reef))


def test_placing_that_ends_by_itself_tells_that_there_is_none_left():
    """§4.5: it ended before the fourth tile, and unasked."""
    reef = Reef(None).give(PURPLE, behind="WPPP", cubes="W")
    reef.play("cube white", "place d1")
    assert reef.phase == Phase.MAIN
    assert known(reef)[0] == (0, 0)
    assert all(hand[0] == 0 for hand in hands(reef))


def test_done_tells_that_there_was_another_tile():
    reef = Reef(None).give(PURPLE, behind="WWPPP", cubes="W")
    reef.play("cube white", "place d1", "done")
    assert known(reef)[0][0] == 1


def test_being_asked_for_the_source_tells_that_both_are_open():
    reef = Reef(None).give(PURPLE, behind="WPP", cubes="W", front="W")
    reef.play("cube white")
    assert known(reef)[0][0] == 0  # a front tile would do as well
    reef.play("front")
    assert known(reef)[0][0] == 1


def one_cell_left(behind: str, *shrimps: str) -> Reef:
    """Leave one cell for white on all boards, and let purple play a white cube with a white tile in front."""
    reef = Reef(None)
    for slot in range(2):
        fill_rock(reef, slot, "P")  # stronger than white
    reef.state.reef[0] &= ~(1 << reef.cell("d1"))
    for name in shrimps:
        reef.stand(PURPLE, name)
    reef.give(PURPLE, behind=behind, cubes="W", front="W")
    reef.play("cube white")
    return reef


def test_being_asked_where_one_cell_is_left_tells_that_both_are_open():
    """§4.3: a tile from the front alone would have been placed by itself."""
    reef = one_cell_left("WPP")
    assert reef.legal == {"behind", "front"}
    assert known(reef)[0][0] == 1


def test_being_asked_because_shrimps_may_be_lifted_tells_nothing_of_the_screen():
    reef = one_cell_left("PPP", "d2", "f4")
    assert reef.legal == {"place 0:d1", "lift 1", "lift 2"}
    assert known(reef)[0] == (0, 40)


def test_not_being_asked_tells_that_there_is_none_behind():
    reef = Reef(None).give(PURPLE, behind="PPP", cubes="W", front="WW")
    reef.play("cube white", "place d1")
    assert known(reef)[0] == (0, 0)


def test_four_from_behind_tell_nothing_of_a_fifth():
    reef = Reef(None).give(PURPLE, behind="WWWWWP", cubes="W")
    reef.play("cube white", "place d1", "place e1", "place f1", "place e2")
    assert reef.phase == Phase.MAIN
    assert known(reef)[0] == (0, 36)
    assert {0, 1} <= {hand[0] for hand in hands(reef)}


def test_a_full_screen_leaves_only_the_rest():
    """Four colours shown to be missing: what is left must be of the fifth."""
    reef = Reef(None, memory_aid=True).give(PURPLE, behind="GGG")
    reef.state.behind_most[PURPLE] = [0, 0, 0, 0, 40]
    assert reef.view(GREEN)["players"][PURPLE]["tiles"]["known"] == [0, 0, 0, 0, 3]
    assert {tuple(hand) for hand in hands(reef)} == {(0, 0, 0, 0, 3)}


def test_a_bonus_place_that_stays_empty_tells_that_the_bag_has_none():
    """RE-31: from then on white is behind the screens, or nowhere."""
    reef = Reef(None).give(PURPLE, behind="P", cubes="W").give(GREEN, behind="W" * 8)
    reef.state.bag[0] = 0
    reef.play("tile white")
    assert (int(reef.state.bag_least[0]), int(reef.state.bag_most[0])) == (0, 0)


def test_what_is_not_offered_is_known_to_the_player_alone():
    """§4.8: without a bonus row, CUBE_TO_TILE tells its owner whether the bag has a tile; nobody else learns it."""
    sent, told = [], []
    for white in (0, 3):
        reef = Reef(None, advanced=True).give(PURPLE, cubes="W", behind="Y").give(GREEN, behind="WWWWWW")
        reef.state.behind[GREEN] = [6 - white, white, 0, 0, 0]
        reef.settle()
        reef.state.bag[1], reef.state.bag[0] = reef.state.bag[1] + reef.state.bag[0] - white, white
        reef.play("introduce", "drop d2")
        sent.append(sent_to(reef.state, SPECTATOR))
        told.append(reef.offers("tile white"))
        assert reef.seen(PURPLE).legal == GAME.legal_actions(reef.state, PURPLE)
    assert told == [False, True]
    assert sent[0] == sent[1]


def worlds_agree(seats: int, games: int, every: int, **options: bool) -> int:
    """Play random games; in every position, every seat's worlds keep all bounds and show the seat the same bytes."""
    looked = 0
    for number in range(games):
        state = GAME.start(seats, f"worlds {number}", options)
        random = fast_random(number)[0]
        decision = 0
        while state.waiting:
            seat = GAME.waiting_seats(state)[0]
            if decision % every == 0:
                looked += sum(agrees(state, viewer, seat, f"{number} {decision}") for viewer in [*range(seats), SPECTATOR])
            GAME.carry_out(state, seat, any_of(GAME.choices(state, seat), random))
            decision += 1
    return looked


def agrees(state, viewer: int, decider: int, seed: str) -> bool:
    seen = GAME.see(state, viewer)
    other = seen.possible(seed)
    assert GAME.see(other, viewer) == seen
    assert whole_strain(other, viewer) == whole_strain(state, viewer) == 0
    assert (other.behind >= 0).all()
    assert (other.bag >= 0).all()
    assert other.bag.sum() == state.bag.sum()
    assert len(GAME.legal_actions(other, decider)) >= 2
    if viewer == decider:
        assert seen.legal == GAME.legal_actions(state, viewer) == GAME.legal_actions(other, viewer)
    return True


@pytest.mark.parametrize("advanced", [False, True])
def test_worlds_agree_with_everything_seen(advanced):
    """Law 5 with the bounds: truth and imagined worlds keep them, for every seat and the spectator."""
    assert worlds_agree(3, 1, 40, advanced=advanced) > 20


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("immediate", [False, True])
def test_worlds_agree_over_many_games(seats, advanced, immediate):
    assert worlds_agree(seats, 40, 5, advanced=advanced, larva_exchange_immediate=immediate) > 1000


WORLDS = 200


def test_imagined_hands_are_spread_like_unseen_tiles():
    """Among worlds that agree, every arrangement of unseen tiles is alike: colours come as often as they are unseen."""
    reef = Reef(None, seed="spread").give(PURPLE, behind="WYOPGW")
    total = [0] * COLOURS
    for world in range(WORLDS):
        hand = reef.seen(GREEN).possible(world).behind[PURPLE].tolist()
        total = [count + more for count, more in zip(total, hand, strict=True)]
    unseen = [reef.bag[c] + int(reef.state.behind[PURPLE, c]) + (c == reef.state.fish_tile[PURPLE]) for c in range(COLOURS)]
    expected = [6 * WORLDS * count / sum(unseen) for count in unseen]
    assert all(abs(found - wanted) < 6 * WORLDS / 20 for found, wanted in zip(total, expected, strict=True))
