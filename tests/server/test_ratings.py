"""Rated matches: who may play them, by which rules, what they do to a rating, and that all of it follows from the records."""

import time
from typing import Any

import pytest
import sqlalchemy as sa
from click.testing import CliRunner

from tests.server.harness import PATIENCE, Here, Person, bearer, settings_for
from tests.server.members import elsewhere, finished, member

from tidetable.cli.server import recount
from tidetable.server.storage.ratings import RatedMatch, recompute
from tidetable.server.storage.schema import rated, ratings

POOL: dict[str, Any] = {"game": "fish_n_stones", "seats": 2}


def counted(server, table):
    """Wait until a match is counted; give its rows by player."""
    until = time.monotonic() + PATIENCE
    query = sa.select(rated).where(rated.c.table_id == table)
    while time.monotonic() < until:
        rows = server.inside(server.place.database.read(lambda line: line.execute(query).all()))
        if rows and all(row.played for row in rows):
            return {row.player: row for row in rows}
        time.sleep(0.05)
    raise AssertionError(f"{table} was not counted")


def test_a_rated_match_moves_both_and_is_shown_on_seats_pages_and_the_board(club):
    ann, ben = member(club), member(club, "Ben")
    table = finished(ann, ben, rated=True, public=True)
    rows = counted(club, table)
    mine, other = rows[ann.me["player"]], rows[ben.me["player"]]
    assert (mine.before, mine.before_error) == (other.before, other.before_error) == (1500, 350)
    assert mine.after + other.after == pytest.approx(3000)
    winner = ann.get(f"/api/tables/{table}")["table"]["result"]["winners"]
    assert (mine.after > 1500) == (winner == [0])
    (shown,) = Person(club.url).get(f"/api/people/{ann.me['handle']}")["ratings"]
    assert (shown["value"], shown["played"], shown["provisional"]) == (round(mine.after), 1, True)
    assert [point["table"] for point in shown["history"]] == [""]  # a page gives no table away
    club.inside(club.place.hub.standings.load())
    seat = ann.get(f"/api/tables/{table}")["table"]["seats"][0]
    assert seat["rating"] == {"value": round(mine.after), "provisional": True}
    board = Person(club.url).get("/api/leaderboard", **POOL)["standings"]
    values = [one["rating"] for one in board]
    assert values == sorted(values, reverse=True)
    assert {one["bot"] for one in board} >= {"careful", "gentle", "master"}
    assert {ann.me["handle"], ben.me["handle"]} <= {one["handle"] for one in board}
    ann.send("PATCH", "/api/me/profile", {"sees_games": "nobody"})
    assert ann.me["handle"] not in {one["handle"] for one in ben.get("/api/leaderboard", **POOL)["standings"]}
    assert ann.me["handle"] in {one["handle"] for one in ann.get("/api/leaderboard", **POOL)["standings"]}


def test_what_a_match_did_to_a_rating_is_told_when_it_is_counted_and_not_before(club):
    ann, ben = member(club), member(club, "Ben")
    running = ann.table(rated=True)["table"]["id"]
    assert ann.get(f"/api/tables/{running}/ratings") == {"seats": []}
    table = finished(ann, ben, rated=True)
    rows = counted(club, table)
    told = ben.get(f"/api/tables/{table}/ratings")["seats"]
    assert [one["before"] for one in told] == [1500, 1500]
    assert [one["after"] for one in told] == [round(rows[who.me["player"]].after) for who in (ann, ben)]
    assert all(one["provisional"] for one in told)
    against_bot = ann.table(others=("careful",), rated=True)["table"]["id"]
    ann.post(f"/api/tables/{against_bot}/commands", {"type": "resign", "id": "r", "seat": 0})
    counted(club, against_bot)
    assert [one["seat"] for one in ann.get(f"/api/tables/{against_bot}/ratings")["seats"]] == [0]


def test_a_bot_is_as_strong_as_the_ladder_says_and_stays_so(club):
    ann = member(club)
    table = ann.table(others=("careful",), rated=True)["table"]["id"]
    assert ann.get(f"/api/tables/{table}")["table"]["seats"][1]["rating"] == {"value": 1500, "provisional": False}
    ann.post(f"/api/tables/{table}/commands", {"type": "resign", "id": "r", "seat": 0})
    rows = counted(club, table)
    assert rows[ann.me["player"]].after < 1500
    assert (rows["bot careful"].before, rows["bot careful"].after) == (1500, 1500)


def test_guests_links_and_several_at_one_device_play_no_rated_matches(club):
    ann, guest = member(club), Person(club.url, "Guest")
    assert guest.table(rated=True, expect=403)["why"] == ["club-refused-rated", {}]
    made = ann.table(rated=True)
    table = made["table"]["id"]
    guest.send("POST", f"/api/tables/{table}/sit", {}, expect=403)
    token = made["links"]["seats"]["1"].split("seat=")[1]
    guest.send("POST", f"/api/tables/{table}/sit", {"token": token}, expect=403)
    ann.table(others=("here",), rated=True, expect=400)
    ann.post(f"/api/tables/{table}/start", expect=409)  # nobody stands in for a person who is not there
    ann.post(f"/api/tables/{table}/sit", {"seat": 1})  # moving to another seat opens the first
    assert [seat["kind"] for seat in ann.get(f"/api/tables/{table}")["table"]["seats"]] == ["open", "person"]


def test_nobody_takes_over_a_seat_of_a_rated_match_and_leaving_takes_nothing_back(club):
    ann, ben, cleo = member(club), member(club, "Ben"), member(club, "Cleo")
    table = ann.table(rated=True)["table"]["id"]
    ben.sit(table)
    ann.post(f"/api/tables/{table}/leave")
    refused = cleo.post(f"/api/tables/{table}/sit", {"seat": 0}, expect=409)
    assert refused["why"] == ["refused-rated-seat", {}]
    assert elsewhere(club, ann).sit(table)["seat"] == 0  # whoever left may come back
    assert ann.post(f"/api/tables/{table}/commands", {"type": "takeover", "id": "t", "seat": 0, "bot": "careful"}, expect=409)
    ben.post(f"/api/tables/{table}/commands", {"type": "resign", "id": "r", "seat": 1})
    assert counted(club, table)[ann.me["player"]].after > 1500


def test_nobody_plays_rated_against_a_bot_of_their_own(club):
    """Whoever has tokens has bots that lose when they are told to."""
    ann, ben = member(club), member(club, "Ben")
    own = [bearer(club.url, ann.post("/api/account/tokens", {"name": name})["token"]) for name in ("Robby", "Tik-Tok")]
    sits = lambda robot, table, status: robot.post(f"/api/tables/{table}/sit", json={}).status_code == status  # noqa: E731
    table = ann.table(rated=True)["table"]["id"]
    assert own[0].post(f"/api/tables/{table}/sit", json={}).json()["why"] == ["refused-own-bot", {}]
    other = ben.table(others=("open", "open"), rated=True)["table"]["id"]
    assert sits(own[0], other, 200)
    assert sits(own[1], other, 403)  # nor do two of them help each other
    ann.post(f"/api/tables/{other}/sit", {}, expect=403)
    assert sits(own[0], other, 200)  # whoever sits there stays
    assert sits(own[1], ann.table()["table"]["id"], 200)  # for fun they play


def test_ratings_follow_from_the_records_in_whatever_order_they_were_counted(club):
    """A match that is counted late is put in its place; counting all of them anew changes no row."""
    ann, ben, cleo = member(club), member(club, "Ben"), member(club, "Cleo")
    for guest, seed in ((ben, 1), (cleo, 2), (ben, 3)):
        counted(club, finished(ann, guest, seed=seed, rated=True))
    for _ in range(2):  # the same bot twice: what it has played says nothing of it
        table = ann.table(others=("careful",), rated=True)["table"]["id"]
        ann.post(f"/api/tables/{table}/commands", {"type": "resign", "id": "r", "seat": 0})
        counted(club, table)
    whole = lambda line: [tuple(row) for row in line.execute(sa.select(rated).order_by(rated.c.table_id, rated.c.seat))]  # noqa: E731
    before = club.inside(club.place.database.read(whole))
    matches, changed = club.inside(club.place.database.write(recompute))
    assert (changed, club.inside(club.place.database.read(whole))) == (0, before)
    assert matches == len({row[0] for row in before})
    rows = {row[0]: [one for one in before if one[0] == row[0]] for row in before}
    late = [
        RatedMatch(table, found[0][2], found[0][3], found[0][4], tuple((row[1], row[5], row[6]) for row in found))
        for table, found in rows.items()
    ]

    settings = club.place.settings
    where = ["--data", str(settings.data), *(["--database", settings.database] if settings.database else [])]
    told = CliRunner().invoke(recount, where)
    assert told.output == f"{matches} rated matches counted; no rows changed\n"

    def forget(line):
        line.execute(sa.delete(rated))
        line.execute(sa.delete(ratings))

    club.inside(club.place.database.write(forget))
    for one in reversed(late):
        club.inside(club.place.store.ratings.enter(one))
        club.inside(club.place.store.ratings.enter(one))  # twice is once
    assert club.inside(club.place.database.read(whole)) == before


def test_a_host_may_rate_nothing(tmp_path):
    with Here(settings_for(tmp_path, ratings=False)) as server:
        ann = member(server)
        assert "ratings" not in ann.get("/api/me")["offers"]
        assert ann.table(rated=True, expect=403)["why"] == ["club-refused-ratings", {}]
        ann.get("/api/leaderboard", expect=404, **POOL)
