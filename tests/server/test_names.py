"""Names at a table: nobody carries the name of somebody who sits there, and every line of chat says who speaks."""

import pytest

from tests.server.harness import Person
from tidetable.server.http.problems import BadRequest
from tidetable.server.people.identity import LONGEST_NAME, clean_name
from tidetable.server.people.names import distinct, distinct_from, likeness


@pytest.mark.parametrize(
    "other", ["ann", " Ann ", "A n n", "\uff21\uff2e\uff2e", "\u0410nn", "Ann.", "Ann\u200d", "\u0391nn", "A\u200cnn", "-Ann-"]
)
def test_names_that_look_the_same_are_the_same(other):
    assert likeness(other) == likeness("Ann")


@pytest.mark.parametrize(
    ("one", "two"), [("Bill", "BiIl"), ("Olaf", "0laf"), ("Marno", "Mamo"), ("Lili", "L1l1"), ("Petra", "\u0420\u0435tra")]
)
def test_letters_that_are_drawn_alike_are_alike(one, two):
    assert likeness(one) == likeness(two)


UNSEEN = "\u034f\u115f\u1160\u17b4\u180b\u2800\u3164\ufe00\uffa0\U000e0101"


@pytest.mark.parametrize("unseen", UNSEEN, ids=lambda char: f"U+{ord(char):04X}")
def test_what_is_drawn_as_nothing_is_no_part_of_a_name(unseen):
    """Neither does it make another name of somebody else's, nor is it one by itself."""
    assert clean_name(f"A{unseen}nn{unseen}") == "Ann"
    with pytest.raises(BadRequest):
        clean_name(unseen * 3)


@pytest.mark.parametrize("other", ["Ann\u0332", "A\u0338nn", "Ann\ufe0f", "\u1d00\u0274\u0274", "A\u03b7n", "An\u043f"])
def test_lines_through_letters_and_other_drawings_of_them_make_no_other_name(other):
    assert likeness(clean_name(other)) == likeness("Ann")


def test_names_that_differ_stay_as_they_are():
    assert (
        len(
            {
                likeness(name)
                for name in (
                    "Ann",
                    "Anna",
                    "Anne",
                    "Ben",
                    "\u00c1gi",
                    "Agi",
                    "\u041e\u043b\u044c\u0433\u0430",
                    "\U0001f41f",
                    "\U0001f420",
                    "...",
                )
            }
        )
        == 10
    )
    assert distinct_from("Anna", ["Ann", "Ben"]) == "Anna"


def test_a_name_that_is_taken_is_numbered():
    assert distinct_from("Ann", ["ANN"]) == "Ann (2)"
    assert distinct_from("Ann", ["Ann", "Ann (2)", "ann 3"]) == "Ann (4)"
    long = "x" * LONGEST_NAME
    numbered = distinct_from(long, [long])
    assert numbered.endswith(" (2)")
    assert len(numbered) == LONGEST_NAME
    assert distinct("Ann", lambda _alike: False) == "Ann"


def seats(person, table):
    return [seat["name"] for seat in person.get(f"/api/tables/{table}")["table"]["seats"]]


def test_whoever_sits_down_with_a_seated_name_is_numbered(lone):
    ann, other = Person(lone.url, "Ann"), Person(lone.url, "\u0410nn ")
    table = ann.table(others=("open", "open"), autostart=False)["table"]["id"]
    other.sit(table)
    assert seats(ann, table) == ["Ann", "\u0410nn (2)", None]
    other.sit(table, name="Ben")  # another name, as often as they like
    ann.sit(table)  # one's own name is one's own
    assert seats(ann, table) == ["Ann", "Ben", None]
    other.sit(table, name="ANN")
    assert seats(ann, table) == ["Ann", "ANN (2)", None]
    assert other.get("/api/me")["name"] != "ANN (2)"  # the number belongs to the table


def test_people_at_one_device_are_told_apart(lone):
    ann = Person(lone.url, "Ann")
    wish = {"game": "fish_n_stones", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "here", "name": "ann"}]}
    assert [seat["name"] for seat in ann.post("/api/tables", wish)["table"]["seats"]] == ["Ann", "ann (2)"]


def said(line, text):
    """Say something, and give the line of chat that everybody gets."""
    line.say(type="chat", id=text, text=text)
    while (told := line.until("chat")["lines"][-1])["text"] != text:
        pass
    return told


def test_a_spectator_cannot_speak_as_somebody_who_sits(lone):
    ann, eve = Person(lone.url, "Ann"), Person(lone.url)
    table = ann.table(others=("here",))["table"]["id"]
    with ann.socket(table, eyes=0).ready() as line, eve.socket(table, name="\u0410NN").ready() as watching:
        told = said(watching, "I give up")
        assert (told["name"], told["seat"], told["who"]) == ("\u0410NN (2)", None, eve.me["player"])
        told = said(line, "do you")
        assert (told["name"], told["seat"]) == ("Ann", 0)
        assert ann.get(f"/api/tables/{table}")["table"]["watchers"]["names"] == ["\u0410NN (2)"]
    eve.send("PATCH", "/api/me", {"name": "ann"})
    with eve.socket(table).ready() as watching:  # without a name for the table, under the one they have
        assert said(watching, "again")["name"] == "ann (2)"


def test_two_spectators_are_told_apart_and_one_person_twice_is_one(lone):
    ann, one, two = Person(lone.url, "Ann"), Person(lone.url), Person(lone.url)
    table = ann.table(others=("here",))["table"]["id"]
    with one.socket(table, name="Cleo").ready() as first, two.socket(table, name="cleo").ready() as second:
        with one.socket(table, name="Cleo").ready() as again:
            assert said(again, "1")["name"] == "Cleo"
        assert said(first, "2")["name"] == "Cleo"
        assert said(second, "3")["name"] == "cleo (2)"


def test_a_spectator_yields_to_whoever_sits_down_with_their_name(lone):
    ann, ben, eve = Person(lone.url, "Ann"), Person(lone.url, "Ben"), Person(lone.url)
    table = ann.table(autostart=False)["table"]["id"]
    with eve.socket(table, name="Ben").ready() as watching:
        assert said(watching, "hello")["name"] == "Ben"
        ben.sit(table)
        assert seats(ann, table) == ["Ann", "Ben"]
        assert said(watching, "hello again")["name"] == "Ben (2)"
