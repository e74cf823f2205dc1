"""Tournaments on the net: each format from its first entry to its last result, whoever comes late, goes, or does not come."""

import io
import zipfile


from tests.server.harness import Person, wait_for
from tests.server.members import member

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


def play(winner, loser, tournament):
    """Let two who meet sit down, and one give up."""
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


def paired(host, tournament, number, persons):
    """Wait until a round is paired and all its tables are set."""
    tables = len(persons) // 2
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
            tables.append(play(winner, loser, tournament))
    end = over(host, tournament)
    assert [(row["place"], row["name"], row["points"]) for row in end["standings"]] == [
        (1, "Ann", 3.0), (2, "Ben", 2.0), (3, "Cem", 1.0), (4, "Dov", 0.0),
    ]  # fmt: skip
    assert len(set(tables)) == 6
    archive = zipfile.ZipFile(io.BytesIO(host.get(f"/api/tournaments/{tournament}/records")))
    assert len(archive.namelist()) == 6
    info = four[0].get(f"/api/tables/{tables[0]}")["table"]
    assert (info["tournament"], info["undo"]) == (tournament, "off")
