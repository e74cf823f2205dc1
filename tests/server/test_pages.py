"""The page of a table: it names the game and what it needs before anything is loaded, and nothing about the match."""

import gzip
import re

import brotli
import httpx
import pytest

from tests.server.harness import Person, wait_for
from tidetable.server.pages.packing import Packing


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
    plain = httpx.get(lone.url + "/me").text
    waiting = Person(lone.url, "Ann").table(others=("open",))["table"]["id"]
    assert "data-game" not in plain
    for table in (waiting, "nosuchtable"):
        assert page_of(lone.url, table).text == plain


def test_a_page_does_not_wake_its_table(lone):
    table = Person(lone.url, "Ann").table(others=("here",))["table"]["id"]
    lone.place.hub.tables.pop(table)
    assert 'data-game="fish_n_stones"' in page_of(lone.url, table).text
    assert table not in lone.place.hub.tables


def raw(url: str, way: str) -> tuple[str, bytes]:
    """Ask for a file packed in one way; tell how it came, and the bytes of the line."""
    with httpx.stream("GET", url, headers={"Accept-Encoding": way}) as answer:
        return answer.headers.get("content-encoding", ""), b"".join(answer.iter_raw())


def test_files_come_packed_and_smaller_from_the_second_time_on(lone, tmp_path):
    lone.app.pages.packing = Packing(tmp_path)
    path, page = max(lone.app.pages.pages.items(), key=lambda one: len(one[1].body) * one[0].startswith("/assets/shell"))
    url = lone.url + path
    way, first = raw(url, "gzip, deflate, br")
    assert way == "br"
    assert brotli.decompress(first) == page.body
    wait_for(lambda: len(raw(url, "br")[1]) < len(first))
    assert brotli.decompress(raw(url, "br")[1]) == page.body
    wait_for(lambda: [file.name for file in tmp_path.iterdir()] == [page.digest])
    assert Packing(tmp_path).pack(b"br", page.body, page.digest) == raw(url, "br")[1], "kept for the next start"


def test_readers_without_brotli_are_served_as_they_can_read(lone):
    path, page = next((path, page) for path, page in lone.app.pages.pages.items() if path.startswith("/assets/") and page.packs)
    assert gzip.decompress(raw(lone.url + path, "gzip")[1]) == page.body
    assert raw(lone.url + path, "identity") == ("", page.body)


@pytest.mark.parametrize(("said", "way"), [
    ("br;q=0", ""), ("br;q=0, gzip;q=0.5", "gzip"), ("brown", ""), ("gzip;q=0.0", ""), ("BR", "br"), ("*", ""),
    ("gzip ; q=1, br", "br"),
])  # fmt: skip
def test_a_page_is_packed_as_its_reader_says(lone, said, way):
    assert raw(f"{lone.url}/", said)[0] == way


def test_a_page_that_is_there_is_not_sent_again_however_that_is_said(lone):
    digest = httpx.get(f"{lone.url}/").headers["etag"]
    for said in (digest, f"W/{digest}", f'"other", {digest}', "*"):
        answer = httpx.get(f"{lone.url}/", headers={"If-None-Match": said})
        assert (answer.status_code, answer.content, answer.headers["etag"]) == (304, b"", digest), said
    for said in ('"other"', digest.strip('"'), ""):
        assert httpx.get(f"{lone.url}/", headers={"If-None-Match": said}).status_code == 200
