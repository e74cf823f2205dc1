"""The page of a table: it names the game and what it needs before anything is loaded, and nothing about the match."""

import re

import httpx

from tests.server.harness import Person


def page_of(url: str, table: str, language: str = "en") -> httpx.Response:
    """Ask for the page of a table as a browser of this language does."""
    return httpx.get(f"{url}/t/{table}", headers={"Accept-Language": language})


def test_the_page_of_a_running_table_names_its_game_and_its_files(lone):
    table = Person(lone.url, "Ann").table(others=("here",))["table"]["id"]
    page = page_of(lone.url, table)
    assert '<div id="opening" data-game="fish_n_stones"' in page.text
    assert ">Fish&#x27;n&#x27;Stones</p>" in page.text
    assert "--from: #" in page.text
    files = re.findall(
        r'<link rel="(?:modulepreload|preload" as="style)" crossorigin fetchpriority="low" href="([^"]+)"', page.text
    )
    for part in ("table-", "fish_n_stones-", "web-"):
        assert any(file.startswith(f"/assets/{part}") for file in files), part
    assert [file for file in files if httpx.get(lone.url + file).status_code != 200] == []


def test_the_page_of_a_table_speaks_the_readers_language(lone):
    table = Person(lone.url, "Ann").table(others=("here",))["table"]["id"]
    german = page_of(lone.url, table, "fr-FR,de-AT;q=0.8,en;q=0.5")
    assert '<html lang="de"' in german.text
    assert "Fische und Steine" in german.text
    english = page_of(lone.url, table, "fr")
    assert '<html lang="en"' in english.text
    assert german.headers["etag"] != english.headers["etag"]
    assert "accept-language" in german.headers["vary"]


def test_tables_that_wait_or_do_not_exist_have_the_plain_page(lone):
    front = httpx.get(lone.url).text
    waiting = Person(lone.url, "Ann").table(others=("open",))["table"]["id"]
    assert "data-game" not in front
    for table in (waiting, "nosuchtable"):
        assert page_of(lone.url, table).text == front


def test_a_page_does_not_wake_its_table(lone):
    table = Person(lone.url, "Ann").table(others=("here",))["table"]["id"]
    lone.place.hub.tables.pop(table)
    assert 'data-game="fish_n_stones"' in page_of(lone.url, table).text
    assert table not in lone.place.hub.tables
