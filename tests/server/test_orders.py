"""Conditional moves: said beforehand for a seat, carried out honestly, and shown to nobody else."""

import json
import random
import re

import msgspec
import pytest
import sqlalchemy as sa

from tests.server.harness import Person, There, bearer, catch_up, wait_for
from tests.server.members import PASSWORD, elsewhere, member
from tests.server.test_letters import all_that, by_letter, luggage
from tidetable.core.registry import load
from tidetable.server.storage.schema import orders
from tidetable.table.commands import Key
from tidetable.table.orders import MOST_STEPS, Step, Understood, foresee, mark_of, understand

GAME = load("fish_n_stones")


def said(person, table, seat=0, expect=200):
    return person.get(f"/api/tables/{table}/orders", expect, seat=seat)


def say(person, table, steps, n, seat=0, expect=200):
    rows = [dict(zip(("after", "seat", "action"), step, strict=True)) for step in steps]
    return person.send("PUT", f"/api/tables/{table}/orders", {"seat": seat, "n": n, "steps": rows}, expect)


def table_of(club, table):
    return club.place.hub.tables[table].table


def foreseen(table, seat):
    """Give pairs of a decision of the other's and an answer of *seat* to it, as far as that seat can know; each at its state."""
    known, other = table.seen(seat).record, 1 - seat
    pairs = []
    for action in table.game.legal_actions(table.playing.state, other) if seat not in table.waiting else []:
        after, _ = foresee(table.game, known, seat, other, action)
        if after is not None and int(after.waiting) == 1 << seat:
            pairs.append((action, table.game.legal_actions(after, seat)))
    return pairs


def step(lines, waiting, n, chance):
    """Let somebody who is asked decide anything."""
    line = lines[chance.choice(waiting)]
    catch_up(line, n)
    assert line.act(chance.choice(line.state["legal"])["action"])["type"] == "ack"


def until_foreseen(club, table, lines, least=1, seed=3):
    """Play until there are so many decisions of the other's whose outcome Ann (seat 0) can foresee."""
    chance = random.Random(seed)
    for _ in range(400):
        live = table_of(club, table)
        pairs = foreseen(live, 0)
        if len(pairs) >= least:
            return pairs
        assert not live.over, "there was nothing to foresee in a whole game"
        step(lines, live.waiting, live.n, chance)
    raise AssertionError("there was nothing to foresee")


@pytest.fixture
def pair(club):
    ann, ben = member(club, "Ann"), member(club, "Ben")
    table, mine, other = by_letter(ann, ben)
    return ann, ben, table, {0: mine, 1: other}


def test_what_was_said_beforehand_is_decided_by_itself_and_marked_for_its_seat_alone(club, pair):
    ann, ben, table, lines = pair
    pairs = until_foreseen(club, table, lines)
    action, answers = pairs[0]
    n = table_of(club, table).n
    told = say(ann, table, [(-1, 1, action), (0, 0, answers[-1])], n)
    assert [step["action"] for step in told["steps"]] == [action, answers[-1]]
    assert (told["void"], told["done"], told["ends"]) == (None, [], [])
    catch_up(lines[1], n)
    assert lines[1].act(action)["type"] == "ack"
    wait_for(lambda: table_of(club, table).n >= n + 2)
    decision = table_of(club, table).playing.decisions[-1]
    assert (decision.seat, decision.action) == (0, answers[-1])
    after = said(ann, table)
    assert (after["steps"], after["void"], after["done"]) == ([], "done", [n + 2])
    catch_up(lines[1], n + 2)
    seen = [entry for entry in lines[1].state["entries"] if entry["n"] == n + 2]
    assert seen
    assert "said" not in json.dumps(seen)
    assert said(ben, table, 1)["done"] == []


def test_only_what_was_foreseen_counts_and_anything_else_drops_the_rest(club, pair):
    ann, _, table, lines = pair
    pairs = until_foreseen(club, table, lines, least=2)
    (action, answers), (other, _) = pairs[:2]
    n = table_of(club, table).n
    say(ann, table, [(-1, 1, action), (0, 0, answers[0])], n)
    catch_up(lines[1], n)
    assert lines[1].act(other)["type"] == "ack"
    assert said(ann, table)["void"] == "other"
    club.inside(club.place.worker._round())
    assert table_of(club, table).n == n + 1
    assert said(ann, table)["steps"] == []


def test_a_plan_is_seen_changed_and_cancelled_on_every_device_of_its_owner(club, pair):
    ann, _, table, lines = pair
    (action, answers) = until_foreseen(club, table, lines)[0]
    n = table_of(club, table).n
    say(ann, table, [(-1, 1, action), (0, 0, answers[0])], n)
    phone = elsewhere(club, ann)
    assert len(said(phone, table)["steps"]) == 2
    assert luggage(ann)["orders"][0]["steps"][1]["action"] == answers[0]
    say(phone, table, [(-1, 1, action), (0, 0, answers[-1])], n)
    assert said(ann, table)["steps"][1]["action"] == answers[-1]
    assert say(ann, table, [], n)["steps"] == []
    catch_up(lines[1], n)
    lines[1].act(action)
    club.inside(club.place.worker._round())
    assert table_of(club, table).n == n + 1
    assert "orders" not in luggage(ann)


def test_nobody_else_is_sent_what_was_said_nor_their_programs(club, pair):
    ann, ben, table, lines = pair
    (action, answers) = until_foreseen(club, table, lines)[0]
    n = table_of(club, table).n
    cleo = Person(club.url, "Cleo")
    watching = cleo.socket(table).ready()
    program = bearer(club.url, ben.post("/api/account/tokens", {"name": "Spy"})["token"])
    for line in (lines[1], watching):
        catch_up(line, n)
    before = {who: len(line.raw) for who, line in ((ben, lines[1]), (cleo, watching))}
    say(ann, table, [(-1, 1, action), (0, 0, answers[-1])], n)
    for line in (lines[1], watching):
        line.say(type="ping", t=1)
        line.until("pong")
    for who, line in ((ben, lines[1]), (cleo, watching)):
        assert [json.loads(text)["type"] for text in line.raw[before[who] :] if "pong" not in text and '"table"' not in text] == []
        everything = all_that(who, line, table) + str(who.get("/api/me/inbox")) + str(luggage(who))
        assert not re.search(r"orders|[\"']after[\"']:|\bsteps\b", everything)
    said(ben, table, 0, 403)
    say(ben, table, [(-1, 1, action)], n, 0, 403)
    said(cleo, table, 0, 403)
    assert program.get(f"/api/tables/{table}/orders?seat=0").status_code == 403
    assert said(ben, table, 1)["steps"] == []


def test_a_question_asked_before_is_not_answered_by_what_is_said_after(club, pair):
    """Whoever is asked now decides with their own hand; the line goes on from there."""
    ann, _, table, lines = pair
    live = table_of(club, table)
    while 0 not in live.waiting or len(live.waiting) > 1:
        step(lines, live.waiting, live.n, random.Random(live.n))
    n, action = live.n, live.game.legal_actions(live.playing.state, 0)[0]
    say(ann, table, [(-1, 0, action)], n)
    club.inside(club.place.worker._round())
    assert live.n == n
    catch_up(lines[0], n)
    assert lines[0].act(action)["type"] == "ack"
    assert said(ann, table)["void"] == "done"


def test_taking_back_leaving_and_the_end_make_it_void(club, pair):
    ann, _, table, lines = pair
    for how in ("undone", "left"):
        (action, answers) = until_foreseen(club, table, lines)[0]
        live = table_of(club, table)
        say(ann, table, [(-1, 1, action), (0, 0, answers[0])], live.n)
        if how == "undone":
            catch_up(lines[0], live.n)
            assert lines[0].do("undo", 0, n=live.n)["type"] == "ack"
            if live.asking is not None:
                lines[1].do("answer", 1, yes=True)
            else:
                catch_up(lines[1], live.n)
        else:
            lines[0].do("takeover", 0, bot="random")
        assert said(ann, table)["void"] == how
    lines[0].do("takeback", 0)
    lines[1].do("resign", 1)
    wait_for(lambda: table_of(club, table).over)
    assert said(ann, table)["void"] == "over"
    live = table_of(club, table)
    say(ann, table, [(-1, 1, 0)], live.n, expect=409)


def test_what_was_said_goes_with_the_account(club, pair):
    ann, _, table, lines = pair
    (action, answers) = until_foreseen(club, table, lines)[0]
    say(ann, table, [(-1, 1, action), (0, 0, answers[0])], table_of(club, table).n)
    ann.post("/api/account/delete", {"password": PASSWORD})
    left = sa.select(sa.func.count()).select_from(orders).where(orders.c.table_id == table)
    assert club.inside(club.place.database.read(lambda line: line.execute(left).scalar())) == 0


def test_whoever_takes_the_seat_after_is_not_shown_what_was_said_for_it(club):
    ann, ben, cleo = member(club, "Ann"), Person(club.url, "Ben"), Person(club.url, "Cleo")
    table, mine, other = by_letter(ann, ben)
    (action, answers) = until_foreseen(club, table, {0: mine, 1: other})[0]
    say(ann, table, [(-1, 1, action), (0, 0, answers[0])], table_of(club, table).n)
    ann.post(f"/api/tables/{table}/leave", {"seat": 0})
    cleo.sit(table, seat=0)
    assert said(cleo, table) == {**said(cleo, table), "steps": [], "void": None, "done": []}


def test_bad_trees_are_refused_in_a_sentence(club, pair):
    ann, ben, table, _ = pair
    n = table_of(club, table).n
    many = [(-1, 1, 0)] * (MOST_STEPS + 1)
    assert "Expected" in say(ann, table, many, n, expect=400)["text"]
    for steps in ([(0, 1, 0)], [(-1, 1, 10_000_000)], [(-1, 3, 0)]):
        assert "plan" in say(ann, table, steps, n, expect=400)["text"]
    assert say(ann, table, [(-1, 1, 0)], n + 5, expect=409)["error"] == "stale"
    quick = ann.table(others=("open",))["table"]["id"]
    ben.sit(quick)
    refused = say(ann, quick, [(-1, 1, 0)], table_of(club, quick).n, expect=409)
    assert refused["why"] == ["letters-refused-orders-clock", {}]


def test_large_trees_are_paced_and_understood_one_at_a_time(club, pair, monkeypatch):
    """Each step is tried in many worlds: with trees as fast as requests go, somebody kept all cores busy."""
    ann, _, table, _ = pair
    place, at_once, looks = club.place, [], []
    nothing = Understood([], [])
    monkeypatch.setattr("tidetable.server.http.orders.understand", lambda *_: at_once.append(place.heavy.locked()) or nothing)
    paced = place.gates.looks.pace

    async def pace(key, what):
        looks.append(what)
        await paced(key, what)

    monkeypatch.setattr(place.gates.looks, "pace", pace)
    say(ann, table, [(-1, 1, 0)] * MOST_STEPS, table_of(club, table).n)
    assert (at_once, len(looks)) == ([True], 10)


def test_what_was_said_survives_a_kill_and_is_done_once(tmp_path):
    with There(tmp_path / "data") as server:
        ann, ben = Person(server.url, "Ann"), Person(server.url, "Ben")
        table, mine, other = by_letter(ann, ben)
        action, n = None, 0
        chance = random.Random(5)
        while action is None:  # of all answers to what Ben may do, those are kept that Ann can foresee
            state = mine.state
            if state["waiting"] == [1]:
                catch_up(other, state["n"])
                for choice in other.state["legal"]:
                    tried = [(-1, 1, choice["action"]), *((0, 0, mine_too) for mine_too in range(GAME.actions))][:MOST_STEPS]
                    kept = say(ann, table, tried, state["n"])["steps"]
                    if kept:
                        action, n = choice["action"], state["n"]
                        break
            if action is None:
                step({0: mine, 1: other}, state["waiting"], state["n"], chance)
                catch_up(mine, state["n"] + 1)
        assert other.act(action)["type"] == "ack"
        server.kill()
        server.start()
        wait_for(lambda: said(ann, table)["done"])
        told = ann.get(f"/api/tables/{table}/state", eyes=0)
        assert [entry["n"] for entry in told["entries"] if entry["kind"] == "decided"][-2:] == [n + 1, *said(ann, table)["done"]]
        assert (said(ann, table)["steps"], said(ann, table)["void"]) == ([], "done")


# What can be known


def test_a_line_ends_where_something_would_be_shown_and_says_so():
    """Random games: each decision is taken as foreseen, or is said to show something new."""
    for game_id in ("das_riff", "fish_n_stones", "reef_encounter", "rivero"):
        game, chance = load(game_id), random.Random(game_id)
        state = game.start(2, "orders")
        met = set()
        for _ in range(120):
            waiting = game.waiting_seats(state)
            if not waiting:
                break
            seat = chance.choice(waiting)
            action, viewer = chance.choice(game.legal_actions(state, seat)), 1 - seat
            after, why = foresee(game, game.see(state, viewer).record, viewer, seat, action)
            game.carry_out(state, seat, action)
            met.add(why)
            if why is None:
                assert after == game.see(state, viewer).record
            elif why == "over":
                assert not state.waiting
        assert {None, "chance"} <= met, game_id


def test_what_is_said_hangs_on_nothing_hidden():
    """Two worlds that look the same to a seat are planned in alike: an answer tells nothing about the true one."""
    for game_id in ("das_riff", "fish_n_stones", "rivero"):
        game, chance = load(game_id), random.Random(1)
        state = game.start(2, "alike")
        for _ in range(30):
            seat = game.waiting_seats(state)[0]
            known = game.see(state, 1 - seat).record
            steps = [Step(-1, seat, action) for action in game.legal_actions(state, seat)[:4]]
            steps += [Step(place, 1 - seat, 0) for place in range(len(steps))]
            told = understand(game, known, 1 - seat, steps)
            there = game.see(state, 1 - seat).possible("another world")
            assert understand(game, game.see(there, 1 - seat).record, 1 - seat, steps) == told
            game.carry_out(state, seat, chance.choice(game.legal_actions(state, seat)))
            if not state.waiting:
                break


def test_a_choice_that_nobody_sees_cannot_be_waited_for():
    """Where another decision would look the same to a seat, the line ends: or carrying it out would show which it was."""
    met = 0
    for seed in range(6):
        state = GAME.start(2, f"unseen {seed}")
        chance = random.Random(seed)
        while state.waiting:
            seat = GAME.waiting_seats(state)[0]
            viewer, legal = 1 - seat, GAME.legal_actions(state, seat)
            known = GAME.see(state, viewer).record
            views: dict[bytes, list[int]] = {}
            for action in legal:
                there = state.twin()
                GAME.carry_out(there, seat, action)
                views.setdefault(GAME.see(there, viewer).record.to_bytes(), []).append(action)
            for alike in views.values():
                if len(alike) > 1:
                    met += 1
                    assert all(foresee(GAME, known, viewer, seat, action)[0] is None for action in alike)
            GAME.carry_out(state, seat, chance.choice(legal))
    assert met


def test_nobody_can_name_a_command_as_if_it_had_been_said_beforehand():
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(f"{mark_of(0, 'ann')}17", Key)
