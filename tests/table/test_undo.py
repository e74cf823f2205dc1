"""Undo by information: free while nobody learnt anything, by consent otherwise, never in rated matches; always in the log."""

import pytest

from tests.table.tables import Played, table_of
from tidetable.cli.terminal import PERSON, Terminal
from tidetable.cli.terminal import Table as Sitting
from tidetable.core.record import SPECTATOR
from tidetable.core.registry import game_ids, load
from tidetable.core.undo import reveals
from tidetable.table import commands as co
from tidetable.table import events as ev
from tidetable.table.errors import NotNow, Stale
from tidetable.games.das_riff.state import Phase
from tidetable.table.undo import undo_offer


def cast(played: Played) -> None:
    """Both place their cats; seat 0 starts to bait."""
    played.act(0, "cat left")
    played.act(1, "cat middle")


def test_my_own_placed_cat_can_be_taken_back():
    played = table_of()
    played.act(0, "cat left")
    assert undo_offer(played.table, 0, played.at) == {"step": "free", "turn": None}
    rows = played.do(co.Undo("u", 0, played.table.n))
    assert [type(row.event) for row in rows] == [ev.Undone]
    assert played.table.decisions == 0
    played.act(0, "cat right")


def test_step_by_step_or_to_the_start_of_my_turn():
    """Das Riff: choosing to buy a boat and paying a worm for it are two steps of one turn."""
    played = table_of(2, "das_riff")
    played.act(0, starting_with(played, "pick"))
    who, begun = played.table.waiting[0], played.table.playing.state.digest()
    played.act(who, "boat")
    chosen = played.table.playing.state.digest()
    played.act(who, starting_with(played, "pay"))
    assert undo_offer(played.table, who, played.at) == {"step": "free", "turn": "free"}
    played.do(co.Undo("u", who, played.table.n, "step"))
    assert (played.table.decisions, played.table.playing.state.digest()) == (2, chosen)
    played.act(who, starting_with(played, "pay"))
    played.do(co.Undo("u", who, played.table.n, "turn"))
    assert (played.table.decisions, played.table.playing.state.digest()) == (1, begun)


def test_a_turn_of_one_step_is_taken_back_as_a_step_whatever_i_did_in_the_turn_before():
    """Das Riff: the worm I take in the turn of another is all I have done in it."""
    played = table_of(2, "das_riff")
    while played.table.playing.state.phase != Phase.PICK_OPPONENT:
        played.act(played.table.waiting[0], played.table.playing.legal()[0])
    who = played.table.waiting[0]
    played.act(who, played.table.playing.legal()[0])
    offer = undo_offer(played.table, who, played.at)
    assert offer["step"] is not None
    assert offer["turn"] is None


def starting_with(played: Played, word: str) -> str:
    """Give the first legal action of the waiting seat that is written with this word."""
    return next(text for text in played.table.playing.legal() if text.startswith(word))


def test_once_somebody_else_has_acted_it_needs_consent():
    played = table_of()
    cast(played)
    assert undo_offer(played.table, 0, played.at)["step"] == "ask"
    played.do(co.Undo("u", 0, played.table.n))
    assert played.table.asking is not None
    assert played.table.asking.what == "undo"
    assert played.table.decisions == 2
    played.do(co.Answer("y", 1, yes=True))
    assert played.table.decisions == 0
    undone = next(row.event for row in played.rows if isinstance(row.event, ev.Undone))
    assert undone.agreed == (1,)


def test_bots_agree_to_everything():
    played = table_of(bots=1)
    played.act(0)
    played.do(co.Undo("u", 0, played.table.n))
    assert played.table.decisions == 0


def test_a_decision_closes_a_request_for_undo():
    played = table_of()
    cast(played)
    played.do(co.Undo("u", 0, played.table.n))
    assert played.table.asking is not None
    played.act()
    assert played.table.asking is None


def test_an_undo_answers_what_the_person_saw():
    played = table_of()
    before = played.table.n
    played.act(0)
    with pytest.raises(Stale):
        played.do(co.Undo("u", 0, before))


def test_rated_matches_and_strict_tables_take_nothing_back():
    for played in (table_of(rated=True), table_of(undo="off")):
        played.act(0)
        assert undo_offer(played.table, 0, played.at) == {"step": None, "turn": None}
        with pytest.raises(NotNow):
            played.do(co.Undo("u", 0, played.table.n))


def test_a_table_can_want_consent_always():
    played = table_of(undo="ask")
    played.act(0)
    played.do(co.Undo("u", 0, played.table.n))
    assert played.table.asking is not None


def test_turning_up_cats_or_cards_reveals():
    """§4: the catch of the one who fishes turns up the next cat: nobody may take it back for nothing."""
    game = load("fish_n_stones")
    revealing = []
    for seed in range(12):
        state = game.start(2, seed)
        while state.waiting:
            seat = game.waiting_seats(state)[0]
            action = game.legal_actions(state, seat)[0]
            before = state.twin()
            game.decide(state, seat, action)
            shown = any(before["cat_shown"][other] != state["cat_shown"][other] for other in range(2) if other != seat)
            laid = before["deck_left"] != state["deck_left"]
            if shown or laid or not state.waiting:
                revealing.append(reveals(game, before, state, seat, action))
    assert revealing
    assert all(revealing)


@pytest.mark.parametrize("name", game_ids())
def test_what_is_free_to_take_back_taught_its_seat_nothing(name):
    """For every decision called free: in whatever the seat thinks possible, it would know the same afterwards."""
    game = load(name)
    free = 0
    for seed in range(6):
        state = game.start(game.card.seats[0], f"undo {seed}")
        for step in range(60):
            if not state.waiting:
                break
            seat = game.waiting_seats(state)[0]
            actions = game.legal_actions(state, seat)
            action = actions[(seed * 31 + step * 17) % len(actions)]
            before = state.twin()
            game.decide(state, seat, action)
            if reveals(game, before, state, seat, action):
                continue
            free += 1
            for sample in range(3):
                possible = game.see(before, seat).possible(f"other {sample}")
                game.carry_out(possible, seat, action)
                assert game.see(possible, seat) == game.see(state, seat)
                assert game.see(possible, SPECTATOR).view == game.see(state, SPECTATOR).view
    assert free


@pytest.mark.parametrize("name", game_ids())
def test_the_terminal_takes_back_what_is_free_at_the_table(name):
    """Whoever asks after whichever decision: both take the last one back, or neither does."""
    answers = set()
    played = table_of(game=name)
    for _ in range(15):
        who = played.act()
        for seat in (who, 1 - who):
            taken_back = in_the_terminal(played, seat)
            assert taken_back == (undo_offer(played.table, seat, played.at)["step"] == "free")
            answers.add(taken_back)
    assert answers == {True, False}


def in_the_terminal(played: Played, seat: int) -> bool:
    """Ask for undo in a terminal where the same match is played; tell whether the last decision went."""
    match = played.table.playing.copy()
    Terminal(Sitting(match, [PERSON, PERSON]), "en", ["Ann", "Ben"], None)._undo(seat)
    return len(match.decisions) < played.table.decisions
