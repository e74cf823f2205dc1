"""Seats, starting, leaving, resigning, pausing, the next match; and that a table is nothing but its events."""

import msgspec
import pytest

from tests.table.tables import SECRET, bots_decide, table_of
from tidetable.core.errors import IllegalAction, NotYourTurn
from tidetable.core.game import Game
from tidetable.core.registry import game_ids
from tidetable.table import coming
from tidetable.table import commands as co
from tidetable.table.clocks import Clock
from tidetable.table.entering import KEYS_KEPT, replay
from tidetable.table.errors import BrokenLog, NotAllowed, NotNow, NotYourSeat, OtherRules, Stale
from tidetable.table.events import event_from_json, event_to_json
from tidetable.table.fair import commitment_of
from tidetable.table.rulings import Holder, do
from tidetable.table.table import CHECK_DIGITS, LAYOUT_DIGITS
from tidetable.table.undo import undo_offer


@pytest.mark.parametrize("game", game_ids())
def test_a_table_is_its_events(game):
    """Stored as text and replayed, with undo, take-over and resignation in between, the same table comes out."""
    played = table_of(2, game)
    played.play(6)
    who = played.act()
    played.do(co.Undo("u", who, played.table.n))
    if played.table.asking:
        played.do(co.Answer("a", 1 - who, yes=True))
    played.do(co.Takeover("t", 0, "random"))
    played.do(co.Takeback("t", 0))
    played.play(6)
    stored = [msgspec.structs.replace(row, event=event_from_json(event_to_json(row.event))) for row in played.rows]

    again = replay("t1", stored)

    assert again.playing.state == played.table.playing.state
    assert (again.n, again.status, again.asked_at, again.turns) == (
        played.table.n,
        played.table.status,
        played.table.asked_at,
        played.table.turns,
    )
    assert again.seats == played.table.seats


@pytest.mark.parametrize("game", game_ids())
def test_a_whole_match_ends_with_the_games_result(game):
    played = table_of(2, game)
    while not played.table.over:
        played.act()
    outcome = played.table.playing.outcome
    assert outcome is not None
    assert played.result.reason == "game"
    assert (played.result.scores, played.result.ranks) == (outcome.scores, outcome.ranks)
    assert played.table.secret == SECRET


def test_a_log_that_does_not_give_the_stored_state_is_refused():
    played = table_of()
    played.play(3)
    changed = msgspec.structs.replace(played.rows[-1], check=played.rows[-1].check[:LAYOUT_DIGITS].ljust(CHECK_DIGITS, "0"))
    with pytest.raises(BrokenLog):
        replay("t1", [*played.rows[:-1], changed])


def test_a_match_of_other_rules_is_not_replayed_with_these():
    played = table_of()
    plan = msgspec.structs.replace(played.table.plan, rules_version="0.9")
    first = msgspec.structs.replace(played.rows[0], event=msgspec.structs.replace(played.rows[0].event, plan=plan))
    with pytest.raises(OtherRules, match=r"0\.9"):
        replay("t1", [first, *played.rows[1:]])


def test_the_commitment_is_there_before_anybody_sits_and_the_secret_only_after_the_end():
    played = table_of(open_seats=1)
    assert played.table.created.commitment == commitment_of(SECRET)
    assert played.table.secret is None
    coming.sit(played.table, "ben", 1001.0, salt="tea")
    assert played.table.status == "running"
    assert played.table.playing.seed == f"{SECRET}::tea"
    assert played.table.secret is None
    played.do(co.Resign("r", 0))
    assert played.table.secret == SECRET


# Sitting and leaving


def test_a_full_table_starts_by_itself_unless_the_host_wants_to():
    assert table_of().table.status == "running"
    waiting = table_of(autostart=False)
    assert waiting.table.status == "open"
    coming.start(waiting.table, 1001.0)
    assert waiting.table.status == "running"


def test_a_stand_in_plays_until_somebody_comes_late():
    played = table_of(3, open_seats=2, autostart=False)
    coming.start(played.table, 1001.0)
    assert [seat.kind for seat in played.table.seats] == ["person", "bot", "bot"]
    seat, _ = coming.sit(played.table, "dora", 1002.0)
    assert seat == 1
    assert played.table.seats[1].is_person
    assert not played.table.seats[1].open


def test_whoever_leaves_before_the_start_frees_the_seat_and_later_is_away():
    waiting = table_of(autostart=False)
    coming.leave(waiting.table, 1, 1001.0)
    assert waiting.table.seats[1].kind == "open"
    running = table_of()
    coming.leave(running.table, 1, 1001.0)
    assert running.table.seats[1].away
    coming.set_back(running.table, 1, 1002.0)
    assert not running.table.seats[1].away


def test_a_taken_seat_needs_its_link():
    played = table_of(autostart=False)
    with pytest.raises(NotNow):
        coming.sit(played.table, "mallory", 1001.0, seat=0)
    seat, _ = coming.sit(played.table, "anns-phone", 1001.0, seat=0, proved=True)
    assert played.table.seats[seat].players == ["ann", "anns-phone"]


def test_sitting_down_twice_changes_nothing_and_moving_frees_the_old_seat():
    played = table_of(3, open_seats=2, autostart=False)
    first, rows = coming.sit(played.table, "ben", 1001.0)
    again, none = coming.sit(played.table, "ben", 1002.0)
    assert (first, again, none) == (1, 1, [])
    assert rows
    moved, _ = coming.sit(played.table, "ben", 1003.0, seat=2)
    assert moved == 2
    assert played.table.seats[1].kind == "open"


# Deciding


def test_a_decision_is_for_the_seat_that_holds_it_and_for_its_time():
    played = table_of()
    with pytest.raises(NotYourSeat):
        do(played.table, co.Act("x", 1, played.table.n, 0), 1001.0, Holder(frozenset({0})))
    before = played.table.n
    played.act(0)
    with pytest.raises(NotYourTurn):
        played.do(co.Act("x", 0, played.table.n, 0))
    played.act(1)  # the acts of others in a simultaneous phase make nothing stale: this one answered the same event
    with pytest.raises(Stale):
        played.do(co.Act("x", played.table.waiting[0], before, 3))
    with pytest.raises(IllegalAction):
        played.do(co.Act("x", played.table.waiting[0], played.table.n, 0))


def test_in_a_simultaneous_phase_all_may_act_in_any_order_on_the_same_event():
    played = table_of(4)
    before = played.table.n
    for seat in (2, 0, 3, 1):
        played.do(co.Act("x", seat, before, 1))
    assert played.table.decisions == 4


def test_a_command_that_comes_twice_is_remembered():
    played = table_of()
    played.do(co.Act("once", 0, played.table.n, 0), "once 0")
    assert played.table.keys["once 0"] == played.table.n
    assert replay("t1", played.rows).keys == played.table.keys


def test_live_and_reloaded_tables_remember_the_same_commands():
    played = table_of(autostart=False)
    for number in range(KEYS_KEPT + 20):
        played.do(co.ChangeSettings("s", chat=bool(number % 2)), f"s{number} host")
    assert len(played.table.keys) == KEYS_KEPT
    assert replay("t1", played.rows).keys == played.table.keys


def test_a_match_is_dealt_once(monkeypatch):
    deals, start = [], Game.start

    def counted(game, *what):
        deals.append(game.id)
        return start(game, *what)

    monkeypatch.setattr(Game, "start", counted)
    played = table_of()
    assert deals == ["fish_n_stones"]
    assert played.table.playing.state == played.table.playing.state_at(0)


def test_a_bot_decides_only_where_a_bot_is_asked():
    played = table_of(2, bots=1)
    action = played.table.seen(0).legal[0]
    with pytest.raises(NotNow, match="no bot"):
        coming.decide_for_bot(played.table, 0, action, played.at)
    coming.decide_for_bot(played.table, 1, action, played.at)
    with pytest.raises(NotNow, match="no bot"):
        coming.decide_for_bot(played.table, 1, action, played.at)
    over = table_of(2, bots=1)
    over.do(co.Resign("r", 0))
    events = over.table.n
    with pytest.raises(NotNow, match="no bot"):
        coming.decide_for_bot(over.table, 1, action, over.at)
    assert over.table.n == events


# Ending


def test_resigning_at_two_ends_the_match_and_at_three_a_bot_plays_on():
    two = table_of()
    two.do(co.Resign("r", 0))
    assert two.result.winners == (1,)
    three = table_of(3)
    three.do(co.Resign("r", 0))
    assert three.table.status == "running"
    assert three.table.seats[0].kind == "bot"
    three.do(co.Resign("r", 1))
    assert three.result.winners == (2,)
    assert three.result.ranks == (2, 2, 1)


def test_whoever_gave_up_comes_last_in_a_match_played_to_its_end():
    played = table_of(3)
    played.do(co.Resign("r", 1))
    while not played.table.over:
        if coming.bots_to_move(played.table):
            bots_decide(played)
        else:
            played.act()
    assert played.result.ranks[1] == 3
    assert 1 not in played.result.winners


def test_the_last_person_leaves_the_win_to_the_bots():
    played = table_of(3, bots=2)
    played.do(co.Resign("r", 0))
    assert played.result.ranks == (3, 1, 1)


def test_a_seat_that_is_away_can_be_claimed():
    played = table_of()
    with pytest.raises(NotNow):
        played.do(co.Claim("c", 0, 1, "win"))
    coming.set_away(played.table, 1, 1001.0)
    played.do(co.Claim("c", 0, 1, "bot"))
    assert played.table.seats[1].kind == "bot"
    played.do(co.Takeback("b", 1))
    coming.set_away(played.table, 1, 1002.0)
    played.do(co.Claim("c", 0, 1, "win"))
    assert played.result.reason == "claimed"
    assert played.result.winners == (0,)


def test_a_pause_needs_everybody_and_stops_the_game():
    played = table_of(3)
    played.do(co.Ask("p", 0, "pause"))
    played.do(co.Answer("y", 1, yes=True))
    assert played.table.status == "running"
    with pytest.raises(NotAllowed):
        played.do(co.Answer("y", 0, yes=True))
    played.do(co.Answer("y", 2, yes=True))
    assert played.table.status == "paused"
    with pytest.raises(NotNow):
        played.act(0)
    played.do(co.Resume("g", 2))
    played.act(0)


def test_one_refusal_ends_a_request():
    played = table_of(3)
    played.do(co.Ask("p", 0, "abandon"))
    played.do(co.Answer("n", 1, yes=False))
    assert played.table.asking is None
    played.do(co.Ask("p", 0, "abandon"))
    played.do(co.Answer("n", 0, yes=False))  # withdrawn
    assert played.table.asking is None


def test_all_together_can_end_without_a_result():
    played = table_of()
    played.do(co.Ask("p", 0, "abandon"))
    played.do(co.Answer("y", 1, yes=True))
    assert (played.result.reason, played.result.winners) == ("abandoned", ())


def test_the_next_match_rotates_the_seats():
    played = table_of(3, bots=1)
    played.do(co.Resign("r", 0))
    played.do(co.Resign("r", 1))
    plan = coming.rotated(played.table)
    assert [seat.players for seat in plan.seats] == [(), ("ann",), ("ben",)]
    assert plan.seats[0].bot == "careful"
    coming.rematch(played.table, "t2", 1001.0)
    assert played.table.rematch == "t2"


# A voice


def test_whoever_lets_a_bot_play_still_has_a_voice():
    played = table_of()
    played.do(co.Takeover("t", 1, "random"))
    played.do(co.Ask("p", 0, "abandon"))
    assert not played.table.over
    played.do(co.Answer("n", 1, yes=False))
    played.do(co.Ask("p", 0, "abandon"))
    played.do(co.Answer("y", 1, yes=True))
    assert played.result.reason == "abandoned"


def test_whoever_lets_a_bot_play_is_asked_about_an_undo():
    played = table_of()
    played.act(0)
    played.act(1)
    played.do(co.Takeover("t", 1, "random"))
    played.do(co.Undo("u", 0, played.table.n))
    assert played.table.decisions == 2
    played.do(co.Answer("y", 1, yes=True))
    assert played.table.decisions == 0


def test_whoever_is_away_has_no_voice_though_a_bot_plays_for_them():
    played = table_of()
    played.do(co.Takeover("t", 1, "random"))
    coming.set_away(played.table, 1, 1001.0)
    played.do(co.Ask("p", 0, "abandon"))
    assert played.result.reason == "abandoned"


def test_nobody_gets_out_of_a_rated_match_while_the_other_is_away():
    """Where the result counts, whoever is away is asked as well: they can still be claimed to have lost."""
    played = table_of(rated=True)
    coming.set_away(played.table, 1, 1001.0)
    for what in ("pause", "abandon"):
        played.do(co.Ask("p", 0, what))
        assert played.table.status == "running"
        played.do(co.Answer("n", 0, yes=False))
    coming.leave(played.table, 1, 1002.0)
    played.do(co.Ask("p", 0, "abandon"))
    assert not played.table.over
    played.do(co.Claim("c", 0, 1, "win"))
    assert played.result.winners == (0,)


@pytest.mark.parametrize("choices", [{"rated": True}, {"tournament": "cup"}], ids=str)
@pytest.mark.parametrize("seats", [2, 3])
def test_a_bot_agrees_to_nothing_where_the_result_counts(seats, choices):
    played = table_of(seats, bots=1, clock=Clock("bank", seconds=60), **choices)
    for what in ("pause", "abandon"):
        with pytest.raises(NotNow):
            played.do(co.Ask("p", 0, what))
    assert played.table.status == "running"


def test_a_rated_match_without_a_clock_is_lost_by_staying_away_for_a_week():
    played = table_of(bots=1, rated=True)
    assert table_of(bots=1).table.plan.clock.kind == "none"
    played.pass_time(6 * 86_400)
    assert not played.table.over
    played.pass_time(2 * 86_400)
    assert (played.result.reason, played.result.ranks) == ("time", (2, 1))


def test_whoever_gave_up_has_nothing_more_to_ask_for():
    played = table_of(3)
    played.act(0)
    played.do(co.Ask("p", 0, "abandon"))
    played.do(co.Resign("r", 0))
    assert played.table.asking is None
    with pytest.raises(NotNow, match="given up"):
        played.do(co.Undo("u", 0, played.table.n))
    with pytest.raises(NotNow, match="given up"):
        played.do(co.Ask("p", 0, "abandon"))
    with pytest.raises(NotNow, match="given up"):
        played.do(co.Ask("p", 0, "pause"))
    assert undo_offer(played.table, 0, played.at) == {"step": None, "turn": None}


def test_whoever_gave_up_does_not_come_back_by_leaving_and_sitting_down():
    played = table_of(3)
    played.do(co.Resign("r", 0))
    assert coming.leave(played.table, 0, 1001.0) == []
    with pytest.raises(NotNow):
        coming.sit(played.table, "mallory", 1002.0, seat=0)
    coming.sit(played.table, "anns-phone", 1003.0, seat=0, proved=True)  # to look on
    assert played.table.seats[0].bot is not None


def test_whoever_gave_up_does_not_end_the_pause_of_the_others():
    played = table_of(3)
    played.do(co.Resign("r", 0))
    played.do(co.Ask("p", 1, "pause"))
    played.do(co.Answer("y", 2, yes=True))
    with pytest.raises(NotNow, match="given up"):
        played.do(co.Resume("g", 0))
