"""§7: nothing that leaves for a seat tells more than it may be shown."""

import json
from itertools import product
from pathlib import Path
from typing import cast

import numpy as np
import pytest

from tests.games.fish_n_stones.pond import ANN, BEN, GAME, Pond
from tidetable.core.golden import read_golden, replay_golden
from tidetable.core.match import Match
from tidetable.core.words import Words
from tidetable.games.fish_n_stones.careful import best_lure, best_pair, best_spot
from tidetable.games.fish_n_stones.judge import EAGER
from tidetable.games.fish_n_stones.state import NO_CARD, State

PLAIN = "F1 F1 F1 F1 F1 F1 F1 F1 F2"


def sent_to(pond: Pond, seat: int) -> str:
    """Everything a client in this seat is made from."""
    seen = GAME.see(pond.state, seat)
    return json.dumps([seen.view, seen.legal, seen.question]) + seen.record.digest()


@pytest.mark.parametrize("viewer", [BEN, -1])
def test_case_8_a_cat_is_secret_until_its_turn_to_fish(viewer):
    """Whatever column seat 0 chose, the others get the same bytes through casting and skipping."""
    views = set()
    for column in range(3):
        pond = Pond(PLAIN)
        events = [pond.play(ANN, column, viewer)]
        seen = [sent_to(pond, viewer)]
        events.append(pond.play(BEN, 0, viewer))
        seen.append(sent_to(pond, viewer))
        events.append(pond.play(ANN, "no bait", viewer))
        seen.append(sent_to(pond, viewer))
        views.add(json.dumps([events, seen]))
    assert len(views) == 1


def test_case_8_what_a_bait_tells_is_remembered():
    """§5.8: under cat_column a bait tells the column, and a re-deal respects it."""
    pond = Pond(PLAIN).cast(2, 0)
    pond.play(ANN, "lure 4")
    seen = GAME.see(pond.state, BEN)
    assert {int(seen.possible(seed)["cat"][ANN]) for seed in range(30)} == {2}


def test_a_redeal_tries_every_cat_that_nothing_told():
    pond = Pond(PLAIN).cast(2, 0)
    seen = GAME.see(pond.state, BEN)
    assert {int(seen.possible(seed)["cat"][ANN]) for seed in range(60)} == {0, 1, 2}


def test_fs_30_a_guess_agrees_with_the_question_before_all_eyes():
    """Ann is asked where to drop: her cat lies where she has a choice, whatever catch would be better elsewhere."""
    pond = Pond("F1 F1 F3 F1 F1 F3 F1 F1 F3").cast(0, 0)
    pond.play(ANN, "lure 3")
    assert len(GAME.legal_actions(pond.state, ANN)) > 1
    chance = np.arange(1, 5, dtype=np.uint32)
    for _ in range(40):
        world = GAME.see(pond.state, BEN).record.twin()
        GAME.rules["guess"](world, BEN, chance)
        assert len(GAME.legal_actions(world, ANN)) > 1


def test_a_hidden_cat_lies_more_likely_where_more_can_be_caught():
    """A guess draws each column by its weight: here one fish, one fish and, with a neighbour lured onto it, six."""
    pond = Pond("F1 F1 F3 F1 F1 F3 W W W").cast(1, 0)
    chance, columns = np.arange(1, 5, dtype=np.uint32), [0, 0, 0]
    weights = np.exp([EAGER * best_pair(pond.state, ANN, column) for column in range(3)])
    for _ in range(3000):
        world = GAME.see(pond.state, BEN).record.twin()
        GAME.rules["guess"](world, BEN, chance)
        columns[int(world.cat[ANN])] += 1
    assert np.allclose(np.array(columns) / 3000, weights / weights.sum(), atol=0.03)


def test_the_best_pair_is_the_best_of_all_lures():
    """A lure worth its while is found without trying what it leaves elsewhere, in every column of ponds with stacks and holes."""
    for seed in range(20):
        match = Match.start("fish_n_stones", seats=2 + seed % 3, seed=seed)
        while not match.is_over:
            state = cast("State", match.state)
            for seat, column in product(range(match.seats), range(3)):
                tried = [best_lure(state, seat, column, cell) for cell in range(9) if state.top[cell] != NO_CARD]
                assert best_pair(state, seat, column) == max([best_spot(state, seat, column, -1, -1), *tried])
            legal = match.legal()
            match.play(legal[(seed + len(match.log)) % len(legal)])


def test_case_9_only_the_active_player_has_legal_actions():
    pond = Pond(PLAIN).cast(2, 0)
    assert GAME.legal_actions(pond.state, BEN) == GAME.see(pond.state, BEN).legal == []


def test_case_30_the_owner_is_not_shown_a_hidden_cat():
    """FS-9: the view of the owner is the same whatever he chose."""
    views = {json.dumps(Pond(PLAIN, own_cat="hidden").cast(column, 0).view(ANN)) for column in range(3)}
    assert len(views) == 1


def test_case_32_top_only_and_full():
    """FS-24: tops and heights, or every face with its sum."""
    covered = Pond(PLAIN).view(ANN)["cells"][0]
    assert shown(covered) == {"top", "height"}
    full = Pond(PLAIN, stack_view="full").view(ANN)["cells"][8]
    assert full == {"top": "fish2", "height": 1, "cards": ["fish2"], "fish": 2, "stones": 0}


def test_case_32_the_log_names_no_covered_card():
    """Laying is told without faces, so that no re-reading of the log reveals what got covered."""
    match = Match.start("fish_n_stones", seats=2, seed=1)
    laid = [event for event in match.journal_at(0) if event["kind"] == "laid"]
    assert laid == [{"kind": "laid", "cell": cell} for cell in range(9)]


def test_case_33_closed_buckets():
    """FS-25: the others see the number of cards, the owner his catch, all of them everything at the end."""
    pond = Pond(PLAIN, bucket_view="closed").cast(0, 0).skip(ANN, BEN)
    events = {viewer: pond_catch(viewer) for viewer in (ANN, BEN, -1)}
    assert events[ANN]["fish"] == 1
    assert events[BEN]["fish"] is None is events[-1]["stones"]
    pond.play(ANN, "fish 0")
    assert shown(pond.view(BEN)["seats"][ANN]["bucket"]) == {"height"}
    assert pond.view(ANN)["seats"][ANN]["bucket"]["fish"] == 1
    pond.play_out()
    assert "score" in shown(pond.view(BEN)["seats"][ANN]["bucket"])


def shown(facts: dict) -> set:
    """Name the facts that are not kept from the viewer."""
    return {name for name, value in facts.items() if value is not None}


def pond_catch(viewer: int) -> dict:
    pond = Pond(PLAIN, bucket_view="closed").cast(0, 0).skip(ANN, BEN)
    return next(event for event in pond.play(ANN, "fish 0", viewer) if event["kind"] == "caught-closed")


def test_a_player_with_perfect_memory_keeps_what_was_open():
    """§7, note: covered cards and catches stay in the hidden record, whatever the screen shows."""
    pond = Pond(PLAIN, bucket_view="closed").cast(0, 0)
    hidden = GAME.see(pond.state, BEN).record
    assert (hidden["below"] == pond.state.below).all()
    assert not hidden["deck"].any()
    assert hidden["cat"][ANN] == 0
    assert hidden.chance_words == 0


@pytest.mark.parametrize("language", ["en", "nl", "de", "hu"])
def test_every_sentence_of_a_game_can_be_said(language):
    """Log, questions, previews and reasons exist in every language, for every option."""
    for seats, options in ((2, {}), (3, {"three_player_shores": "walking", "bucket_view": "closed"}), (4, {"stack_view": "full"})):
        match = Match.start("fish_n_stones", seats=seats, seed="words", options=options)
        words = Words(language, "fish_n_stones", ["Ann", "Ben", "Cleo", "Dov"])
        while match.waiting:
            seat = match.waiting[0]
            seen = match.seen(seat)
            said = [seen.question, *(GAME.Decision.message(action) for action in seen.legal)]
            said += [seen.why_not(action) for action in range(31) if action not in seen.legal]
            said += [preview for action in seen.legal if (preview := seen.preview(action))]
            assert all(message and words.say(message) for message in said)
            assert seen.drawing(words)
            match.play(seen.legal[len(match.log) % len(seen.legal)], seat)
        assert match.log_in_words(words, 0)


def test_golden_games():
    """Games of an independent implementation replay exactly: legal actions, results and words of chance."""
    path = Path(__file__).parents[2] / "data/golden/fish_n_stones.jsonl"
    games = list(read_golden(path))
    assert len(games) == 60
    assert [str(found) for number, data in enumerate(games, 1) if (found := replay_golden(GAME, number, data))] == []
