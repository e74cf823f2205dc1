"""A game from outside at the server: listed, dealt, played by its bots' own processes; its words and rules are sent along."""

import pytest

from tests.server.harness import Person, There, catch_up
from tidetable.core.registry import document_of, words_of

pytestmark = pytest.mark.usefixtures("divers")
GAME = "pearl_divers"


@pytest.fixture(scope="module")
def there(divers, tmp_path_factory):
    """A server in a process of its own, which inherits the games that this one has registered."""
    with There(tmp_path_factory.mktemp("server") / "data", "--bots", "1") as server:
        yield server


def test_it_is_listed_with_its_options_and_bots(there):
    cards = {card["id"]: card for card in Person(there.url).get("/api/games")["games"]}
    assert cards[GAME]["names"] == {"en": "Pearl Divers"}
    assert [option["name"] for option in cards[GAME]["options"]] == ["after_fold"]
    assert "master" in cards[GAME]["bots"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_its_words_are_sent_in_the_language_they_are_in(there, language):
    text = Person(there.url).get(f"/api/games/{GAME}/words/{language}").decode()
    assert text == words_of(GAME, "en").read_text("utf-8")


def test_its_rules_are_sent(there):
    assert Person(there.url).get(f"/api/games/{GAME}/rules").decode() == document_of(GAME).read_text("utf-8")


@pytest.mark.parametrize("path", ["nothing/rules", "nothing/words/en", f"{GAME}/words/xx", f"{GAME}/words/..%2f..%2fgame"])
def test_what_is_not_there_is_not_found(there, path):
    assert Person(there.url).get(f"/api/games/{path}", expect=404)


def test_a_bot_of_the_server_plays_it(there):
    """The bot thinks in a process of its own; a fault would be told as table-bot-failed."""
    ann = Person(there.url, "Ann")
    table = ann.table(GAME, others=("easy",), pace="fast")["table"]["id"]
    with ann.socket(table).ready() as line:
        while line.state["status"] != "over":
            line.until_state(lambda state: state["status"] == "over" or 0 in state["waiting"])
            if line.state["status"] != "over":
                catch_up(line, line.act("stay")["n"])
        told = [message for entry in line.heard for told in entry.get("entries", []) for message in told["log"]]
    assert "table-bot-failed" not in [name for name, _ in told]
    assert {name for name, _ in told} >= {"event-stayed", "event-won"}
