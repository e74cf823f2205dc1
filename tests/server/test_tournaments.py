"""Tournaments on the net: each format from its first entry to its last result, whoever comes late, goes, or does not come."""

import asyncio
import io
import json
import zipfile
from concurrent.futures import ThreadPoolExecutor

import pytest
import sqlalchemy as sa

from tests.server.harness import Here, Person, There, bearer, settings_for, wait_for
from tests.server.members import PASSWORD, member
from tests.server.test_finding import Listener
from tidetable.server.settings import Limit, Limits, Settings
from tidetable.server.storage.database import make_engine
from tidetable.server.storage.schema import meetings
from tidetable.server.told.notice import news_for
from tidetable.server.work.arbiter import look_at_tournament
from tidetable.table import coming
from tidetable.table.clocks import Clock
from tidetable.table.plan import Plan, SeatPlan

WISH = {"format": "round-robin", "game": "fish_n_stones", "clock": {"kind": "bank", "seconds": 600}, "pause": 0}


def make(organiser, **wish):
    return organiser.post("/api/tournaments", {"name": "Harbour Cup", **WISH, **wish})["tournament"]["id"]


def page(person, tournament):
    return person.get(f"/api/tournaments/{tournament}")


def enter(person, tournament, **wish):
    return person.post(f"/api/tournaments/{tournament}/enter", {"name": person.name, **wish})


def conduct(organiser, tournament, deed, expect=None):
    return organiser.post(f"/api/tournaments/{tournament}/conduct", {"deed": deed}, expect)


def people(server, *names):
    return [Person(server.url, name) for name in names]


def my_table(person, tournament):
    """Wait for the table at which somebody is to sit down."""

    def table():
        board = page(person, tournament)["you"]["board"]
        return board["table"] if board and board["status"] == "open" else None

    wait_for(table, f"{person.name} is given no table")
    return table()


def play(pair, tournament):
    """Let two who meet sit down, and the second give up."""
    winner, loser = pair
    table = my_table(winner, tournament)
    assert my_table(loser, tournament) == table
    winner.sit(table)
    seat = loser.sit(table)["seat"]
    loser.post(f"/api/tables/{table}/commands", {"type": "resign", "id": f"r{table}", "seat": seat})
    return table


def pairs_in_play(tournament, persons):
    """Give those who are to meet now, by name, each pair once."""
    named = {person.name: person for person in persons}
    boards = [board for board in page(persons[0], tournament)["boards"] if board["status"] == "open"]
    return [[named[player["name"]] for player in board["players"]] for board in boards]


def paired(host, tournament, number, persons, tables=2):
    """Wait until a round is paired and all its tables are set."""
    there = lambda: page(host, tournament)["round"] == number and len(pairs_in_play(tournament, persons)) == tables  # noqa: E731
    wait_for(there, f"round {number} is not paired")


def over(person, tournament):
    wait_for(lambda: page(person, tournament)["tournament"]["state"] == "over", "the tournament does not end")
    return page(person, tournament)


def test_a_round_robin_is_played_from_the_first_entry_to_the_last_result(club):
    host = member(club, "Host")
    tournament = make(host)
    four = people(club, "Ann", "Ben", "Cem", "Dov")
    for person in four:
        enter(person, tournament)
    assert page(host, tournament)["tournament"]["players"] == 4
    conduct(host, tournament, "start")
    tables = []
    for number in (1, 2, 3):
        paired(host, tournament, number, four)
        for pair in pairs_in_play(tournament, four):
            winner, loser = sorted(pair, key=lambda person: person.name)  # Ann beats all, Ben all but Ann ...
            tables.append(play((winner, loser), tournament))
    end = over(host, tournament)
    assert [(row["place"], row["name"], row["points"]) for row in end["standings"]] == [
        (1, "Ann", 3.0), (2, "Ben", 2.0), (3, "Cem", 1.0), (4, "Dov", 0.0),
    ]  # fmt: skip
    assert len(set(tables)) == 6
    archive = zipfile.ZipFile(io.BytesIO(host.get(f"/api/tournaments/{tournament}/records")))
    assert len(archive.namelist()) == 6
    info = four[0].get(f"/api/tables/{tables[0]}")["table"]
    assert (info["tournament"], info["undo"]) == (tournament, "off")


def points(end):
    return {row["name"]: row["points"] for row in end["standings"]}


def test_swiss_lets_people_come_late_sit_out_and_leave(club):
    host = member(club, "Host")
    tournament = make(host, format="swiss", rounds=3)
    ann, ben, cem = people(club, "Ann", "Ben", "Cem")
    for person in (ann, ben, cem):
        enter(person, tournament)
    conduct(host, tournament, "start")
    wait_for(lambda: page(host, tournament)["round"] == 1 and page(host, tournament)["boards"][0]["status"] == "open")
    pair = pairs_in_play(tournament, [ann, ben, cem])[0]
    (free,) = {ann, ben, cem} - set(pair)
    assert page(free, tournament)["you"]["board"] is None  # a bye
    late = Person(club.url, "Dov")
    enter(late, tournament)
    late.post(f"/api/tournaments/{tournament}/rest", {"rest": True})
    late.post(f"/api/tournaments/{tournament}/rest", {"rest": False})
    play(pair, tournament)
    wait_for(lambda: page(host, tournament)["round"] == 2 and len(pairs_in_play(tournament, [ann, ben, cem, late])) == 2)
    loser = pair[1]
    loser.post(f"/api/tournaments/{tournament}/leave")  # in the middle of a round: whoever meets them wins
    for one, other in pairs_in_play(tournament, [ann, ben, cem, late]):
        if loser not in (one, other):
            play((one, other), tournament)
    wait_for(lambda: page(host, tournament)["round"] == 3)
    assert page(loser, tournament)["you"]["out"]
    zoe = {"name": "Zoe"}
    refused = Person(club.url, "Zoe").post(f"/api/tournaments/{tournament}/enter", zoe, expect=409)
    assert refused["why"][0] == "tournament-last-games"  # nobody would meet her any more
    conduct(host, tournament, "finish")
    end = over(host, tournament)
    assert points(end)[loser.name] == 0
    assert sum(points(end).values()) == 4.0 + sum(board["status"] == "bye" for board in end["boards"])
    Person(club.url, "Zoe").post(f"/api/tournaments/{tournament}/enter", zoe, expect=409)


def test_a_knock_out_goes_on_with_those_who_win(club):
    host = member(club, "Host")
    tournament = make(host, format="knock-out")
    five = people(club, "Ann", "Ben", "Cem", "Dov", "Eva")
    for person in five:
        enter(person, tournament)
    conduct(host, tournament, "start")
    wait_for(lambda: page(host, tournament)["tournament"]["state"] == "running", "it does not begin")
    late = Person(club.url, "Zoe")
    assert late.post(f"/api/tournaments/{tournament}/enter", {"name": "Zoe"}, expect=409)["why"][0] == "tournament-refused-late"
    for number, tables in ((1, 1), (2, 2), (3, 1)):
        paired(host, tournament, number, five, tables)
        for pair in pairs_in_play(tournament, five):
            play(sorted(pair, key=lambda person: person.name), tournament)
    end = over(host, tournament)
    assert end["standings"][0]["name"] == "Ann"
    assert [row["alive"] for row in end["standings"]].count(True) == 1


@pytest.fixture(scope="module")
def quick(tmp_path_factory):
    """A server on which a minute takes a second: nobody waits long for those who do not come."""
    with Here(settings_for(tmp_path_factory.mktemp("quick"), speed=60.0)) as server:
        yield server


def test_whoever_does_not_come_loses_and_sits_out(quick):
    host = member(quick, "Host")
    tournament = make(host, format="swiss", rounds=2, show_up=120, pause=30)
    ann, ben = people(quick, "Ann", "Ben")
    for person in (ann, ben):
        enter(person, tournament)
    conduct(host, tournament, "start")
    table = my_table(ann, tournament)
    ann.sit(table)
    wait_for(lambda: ann.get(f"/api/tables/{table}")["table"]["status"] == "over", "nobody is called late")
    assert ann.get(f"/api/tables/{table}")["table"]["result"]["reason"] == "forfeit"
    end = over(host, tournament)  # Ben sits out, so Ann has a bye in the second round
    assert points(end) == {"Ann": 2.0, "Ben": 0.0}
    (first,) = ann.get(f"/api/tournaments/{tournament}/rounds/1")["boards"]
    assert [player["name"] for player in first["players"] if player["absent"]] == ["Ben"]
    assert not page(ben, tournament)["you"]["here"]


def test_where_one_of_three_does_not_come_the_others_play(quick):
    host = member(quick, "Host")
    tournament = make(host, seats=3, show_up=600)
    ann, ben, cem = people(quick, "Ann", "Ben", "Cem")
    for person in (ann, ben, cem):
        enter(person, tournament)
    conduct(host, tournament, "start")
    table = my_table(ann, tournament)
    ann.sit(table)
    ben.sit(table)
    wait_for(lambda: (page(ann, tournament)["you"]["board"] or {"table": table})["table"] != table, "no table for those who came")
    smaller = my_table(ann, tournament)
    assert len(ann.get(f"/api/tables/{smaller}")["table"]["seats"]) == 2
    play((ann, ben), tournament)
    assert points(over(host, tournament)) == {"Ann": 1.0, "Ben": 0.5, "Cem": 0.0}


def test_an_arena_pairs_whoever_is_free_until_its_time_is_up(quick):
    host = member(quick, "Host")
    tournament = make(host, format="arena", minutes=20, show_up=600)
    three = people(quick, "Ann", "Ben", "Cem")
    for person in three:
        enter(person, tournament)
    conduct(host, tournament, "start")
    wait_for(lambda: page(host, tournament)["round"] == 1, "nobody is paired")
    played = set()
    while page(host, tournament)["tournament"]["state"] == "running":
        for pair in pairs_in_play(tournament, three):
            played.add(play(pair, tournament))
    end = page(host, tournament)
    assert end["tournament"]["state"] == "over"
    assert len(played) >= 2
    assert sum(points(end).values()) == len(played)


def test_a_league_has_its_tables_set_with_days_for_a_move(club):
    host = member(club, "Host")
    tournament = make(host, clock={"kind": "days", "days": 3})
    ann, ben = people(club, "Ann", "Ben")
    for person in (ann, ben):
        enter(person, tournament)
    conduct(host, tournament, "start")
    wait_for(lambda: (page(ann, tournament)["you"]["board"] or {}).get("status") == "running", "nobody need sit down")


def test_it_begins_at_its_time_and_not_with_one(quick):
    host = member(quick, "Host")
    now = page(host, make(host))["time"]
    full, empty = make(host, begins=now + 60), make(host, begins=now + 60)
    for person in people(quick, "Ann", "Ben"):
        enter(person, full)
    wait_for(lambda: page(host, full)["tournament"]["state"] == "running", "it does not begin")
    wait_for(lambda: page(host, empty)["tournament"]["state"] == "cancelled", "it begins with nobody")
    conduct(host, full, "finish")


def test_codes_members_kicks_and_room_are_kept(club):
    host, ann, mallory = member(club, "Host"), member(club, "Ann"), Person(club.url, "Mallory")
    closed = make(host, entry="code", most=2)
    code = page(host, closed)["code"]
    assert page(ann, closed)["code"] is None
    assert mallory.post("/api/join", {"code": code.lower()})["tournament"] == closed  # typed where any code is typed
    assert closed not in str(mallory.get("/api/tournaments"))
    mallory.post(f"/api/tournaments/{closed}/enter", {"name": "M", "code": "CCCCCC"}, expect=403)
    mallory.post(f"/api/tournaments/{closed}/kick", {"number": 1}, expect=403)
    number = enter(mallory, closed, code=code)["you"]["number"]
    enter(ann, closed, code=code.lower())
    refused = Person(club.url, "Zoe").post(f"/api/tournaments/{closed}/enter", {"name": "Z", "code": code}, expect=409)
    assert refused["why"][0] == "tournament-refused-full"
    host.post(f"/api/tournaments/{closed}/kick", {"number": number})
    assert mallory.post(f"/api/tournaments/{closed}/enter", {"name": "M", "code": code}, expect=403)["why"][0].endswith("kicked")
    assert "Mallory" not in str(page(ann, closed)["standings"])
    members = make(host, entry="members")
    mallory.post(f"/api/tournaments/{members}/enter", {"name": "M"}, expect=403)
    twin = enter(Person(club.url, "Ann"), make(host))
    assert twin["standings"][0]["name"] == "Ann"


def test_a_table_of_a_tournament_belongs_to_those_who_meet_and_to_nobody_else(club):
    host = member(club, "Host")
    tournament = make(host)
    ann, ben, mallory = people(club, "Ann", "Ben", "Mallory")
    for person in (ann, ben):
        enter(person, tournament)
    conduct(host, tournament, "start")
    table = my_table(ann, tournament)
    for stranger in (mallory, host):
        stranger.post(f"/api/tables/{table}/sit", {}, expect=409)
        stranger.post(f"/api/tables/{table}/start", expect=403)
        assert stranger.get(f"/api/tables/{table}")["links"]["seats"] == {}
    seat = ann.sit(table)["seat"]
    ask = {"type": "ask", "id": "a", "seat": seat, "what": "abandon"}
    assert ann.post(f"/api/tables/{table}/commands", ask, expect=409)  # nobody calls a match off before it has begun
    ann.post(f"/api/tables/{table}/leave", {}, expect=409)
    ben.sit(table)
    for command in ({"type": "takeover", "bot": "careful"}, {"type": "ask", "what": "pause"}):
        ann.post(f"/api/tables/{table}/commands", {"id": command["type"], "seat": seat, **command}, expect=409)


@pytest.mark.parametrize(
    "wish",
    [{"clock": {"kind": "none"}}, {"format": "swiss"}, {"format": "arena"}, {"seats": 5}, {"game": "chess"}, {"format": "ladder"},
     {"format": "arena", "minutes": 5, "clock": {"kind": "days", "days": 1}}, {"begins": 5.0}],
)  # fmt: skip
def test_what_nobody_could_play_is_refused(club, wish):
    assert "error" in member(club, "Host").post("/api/tournaments", {"name": "Cup", **WISH, **wish}, expect=400)


def test_a_host_can_keep_tournaments_to_themselves(tmp_path):
    with Here(settings_for(tmp_path, tournaments="hosts")) as server:
        ann = member(server, "Ann")
        assert "tournaments" not in ann.get("/api/me")["offers"]
        assert ann.post("/api/tournaments", {"name": "Cup", **WISH}, expect=403)["why"][0] == "tournament-refused-hosts"
        Person(server.url).post("/api/tournaments", {"name": "Cup", **WISH}, expect=403)


# Kills


def account(person):
    person.post("/api/account", {"login": f"k-{person.me['player'][:12]}", "password": PASSWORD, "name": person.name})
    return person


def killed(server):
    """Kill a server without warning, and start it again on the same data."""
    server.kill()
    server.start()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_kills_in_the_middle_of_a_round_lose_nothing_and_do_nothing_twice(tmp_path, databases, kind):
    database = databases(kind)
    with There(tmp_path / "data", *(["--database", database] if database else [])) as server:
        host = account(Person(server.url, "Host"))
        tournament = make(host)
        four = people(server, "Ann", "Ben", "Cem", "Dov")
        for person in four:
            enter(person, tournament)
        conduct(host, tournament, "start")
        killed(server)  # it was told to begin, and perhaps has set some tables
        tables = []
        for number in (1, 2, 3):
            paired(host, tournament, number, four)
            first, second = pairs_in_play(tournament, four)
            tables.append(play(first, tournament))
            if number == 1:
                killed(server)  # one result was told, the other match has not begun
            tables.append(play(second, tournament))
            if number == 2:
                killed(server)  # the next round was to be paired
        end = over(host, tournament)
    rows = stored_meetings(Settings(data=tmp_path / "data", database=database))
    assert sorted(row.table_id for row in rows) == sorted(tables)
    pairs = {frozenset(json.loads(row.players)) for row in rows}
    assert len(rows) == len(pairs) == 6
    assert sum(points(end).values()) == 6.0


def stored_meetings(kept):
    engine = make_engine(kept)
    with engine.connect() as line:
        rows = line.execute(sa.select(meetings)).all()
    engine.dispose()
    return rows


def test_two_workers_that_look_at_once_pair_a_round_once_and_set_each_table_once(club):
    host = member(club, "Host")
    tournament = make(host)
    four = people(club, "Ann", "Ben", "Cem", "Dov")
    for person in four:
        enter(person, tournament)

    async def several():
        await asyncio.gather(*(look_at_tournament(club.place.hub, tournament) for _ in range(4)))

    conduct(host, tournament, "start")
    club.inside(several())
    paired(host, tournament, 1, four)
    shown = club.inside(club.place.store.tournaments.whole(tournament))
    assert [(board.round, board.board, board.made) for board in shown.boards] == [(1, 1, True), (1, 2, True)]
    conduct(host, tournament, "finish")


def test_the_address_of_a_tournament_that_is_not_listed_is_told_to_nobody(club):
    host, ann = member(club, "Host"), Person(club.url, "Ann")
    closed, listed = make(host, entry="code"), make(host)
    with Listener(Person(club.url, "Mallory")) as listener:
        enter(ann, closed, code=page(host, closed)["code"])
        assert listener.until("tournament")["id"] is None  # that something has changed is all
        enter(ann, listed)
        assert listener.until("tournament", lambda told: told["id"] is not None)["id"] == listed


def test_who_enters_several_times_at_once_plays_along_once(club):
    host, ann = member(club, "Host"), Person(club.url, "Ann")
    tournament = make(host)
    with ThreadPoolExecutor(8) as pool:
        told = list(pool.map(lambda _: enter(ann, tournament)["you"]["number"], range(8)))
    assert set(told) == {1}
    assert page(host, tournament)["tournament"]["players"] == 1


def test_whoever_comes_back_needs_room_and_whoever_never_played_leaves_nothing(club):
    host = member(club, "Host")
    tournament = make(host, format="swiss", rounds=3, most=2, pause=600)
    ann, ben, cem, dov = people(club, "Ann", "Ben", "Cem", "Dov")
    enter(ann, tournament)
    enter(ben, tournament)
    conduct(host, tournament, "start")
    paired(host, tournament, 1, [ann, ben], tables=1)
    ann.post(f"/api/tournaments/{tournament}/leave")
    enter(cem, tournament)
    assert ann.post(f"/api/tournaments/{tournament}/enter", {}, expect=409)["why"][0] == "tournament-refused-full"
    cem.post(f"/api/tournaments/{tournament}/leave")
    enter(dov, tournament)
    assert {row["name"] for row in page(host, tournament)["standings"]} == {"Ann", "Ben", "Dov"}


def test_the_name_of_a_deleted_account_is_shown_no_more_where_it_was_looked_at_before(club):
    host, ann = member(club, "Host"), member(club, "Anneliese")
    tournament = make(host)
    enter(ann, tournament)
    assert page(host, tournament)["standings"][0]["name"] == "Anneliese"
    ann.post("/api/account/delete", {"password": PASSWORD})
    assert "Anneliese" not in str(page(host, tournament))


def test_no_organiser_decides_a_rated_match_by_sending_somebody_away(club):
    host, ben = member(club, "Host"), member(club, "Ben")
    tournament = make(host, rated=True)
    enter(host, tournament)
    number = enter(ben, tournament)["you"]["number"]
    conduct(host, tournament, "start")
    table = my_table(ben, tournament)
    seat = ben.sit(table)["seat"]
    host.sit(table)
    host.post(f"/api/tournaments/{tournament}/kick", {"number": number})
    club.inside(look_at_tournament(club.place.hub, tournament))
    assert host.get(f"/api/tables/{table}")["table"]["status"] == "running"
    ben.post(f"/api/tables/{table}/commands", {"type": "resign", "id": "r", "seat": seat})
    over(host, tournament)


@pytest.mark.parametrize("address", ["x%00", "%00", "abc%00def", "x" * 300, "%E2%80%AE", "..%2f.."])
def test_odd_addresses_of_tournaments_are_of_none(club, address):
    host = member(club, "Host")
    host.get(f"/api/tournaments/{address}", 404)
    host.post(f"/api/tournaments/{address}/enter", {"name": "H"}, expect=404)
    host.post(f"/api/tournaments/{address}/kick", {"number": 1}, expect=404)


def test_many_accounts_of_an_address_do_not_fill_the_list_and_ones_own_come_first(tmp_path):
    limits = Limits(accounts=Limit(100, 100), tournaments_of_address=Limit(3, 1e-6))
    with Here(settings_for(tmp_path, limits=limits)) as server:
        host, mallory = member(server, "Host"), member(server, "Mallory")
        mine, other = make(host), make(mallory)
        assert [one["id"] for one in host.get("/api/tournaments")["tournaments"]] == [mine, other]
        make(mallory)
        member(server, "Mallet").post("/api/tournaments", {"name": "Cup", **WISH}, expect=429)


def test_whoever_did_not_come_is_told_that_it_is_over():
    seats = tuple(SeatPlan("open", players=(player,)) for player in ("ann", "ben"))
    plan = Plan("rivero", "", {}, seats, tournament="cup", clock=Clock("move", seconds=60))
    table, _ = coming.create("t", plan, host="tournament cup", secret="s", at=0.0)  # noqa: S106 - of a test
    assert [news.kind for news in news_for(table, ["ben"])] == ["invited"]
    coming.sit(table, "ann", 1.0)
    coming.forfeit(table, 2.0)
    assert table.result is not None
    assert table.result.ranks == (1, 2)
    assert [[(news.kind, news.seat) for news in news_for(table, [one])] for one in ("ann", "ben", "cem")] == [
        [("over", 0)], [("over", 1)], [],
    ]  # fmt: skip


def test_nobody_enters_a_rated_tournament_beside_a_bot_of_their_own(club):
    """The second to sit down would be refused, and lose: points for whoever comes first."""
    host, ann = member(club, "Host"), member(club, "Ann")
    robby = bearer(club.url, ann.post("/api/account/tokens", {"name": "Robby"})["token"])
    for first, second in ((robby, ann.http), (ann.http, robby)):
        cup = f"/api/tournaments/{make(host, rated=True)}"
        assert first.post(f"{cup}/enter", json={"name": "First"}).status_code == 200
        answer = second.post(f"{cup}/enter", json={"name": "Second"})
        assert (answer.status_code, answer.json()["why"][0]) == (403, "refused-own-bot")
        assert first.post(f"{cup}/leave").status_code == 200
        assert second.post(f"{cup}/enter", json={"name": "Second"}).status_code == 200
