"""The words of the screen: what it says exists, and what exists is said. (That all languages have it is tests/test_words.py.)"""

from __future__ import annotations

import re

from tests.test_words import messages
from tests.web.conftest import ROOT
from tidetable.core.registry import game_ids
from tidetable.core.words import FOLDER
from tidetable.lessons import courses

SOURCES = sorted(
    path
    for path in (ROOT / "web" / "src").rglob("*")
    if path.suffix in {".svelte", ".ts"}
    and "gallery" not in path.parts
    and not path.name.endswith(".test.ts")  # tests make words up
)
SAID = re.compile(r"""\b(?:word|has)\(\s*(['"`])([\w-]+)(\$\{)?""")  # word('log'), word(`undo-${…}`)
MESSAGE = re.compile(r"""\[\s*(['"`])([a-z][\w-]+)(\$\{)?[^\]]{0,40}?,\s*\{""")  # ['why-over', {…}]
LITERAL = re.compile(r"""['"`]([a-z][\w-]*)['"`]""")
SHARED = (
    "common",
    "table",
    "web",
    "guide",
    "coach",
    "puzzles",
    "reasons",
    "whatif",
    "rulebook",
    "learn",
    "club",
    "finding",
    "told",
    "watching",
    "people",
    "letters",
    "tournaments",
    "children",
)


def text() -> str:
    """Read all sources of the screen."""
    return "\n".join(path.read_text("utf-8") for path in SOURCES)


def said() -> tuple[set[str], set[str]]:
    """Collect the names that are said: whole ones, and the beginnings of those that are put together."""
    found = [*SAID.findall(text()), *MESSAGE.findall(text())]
    return {name for _, name, more in found if not more}, {name for _, name, more in found if more}


def known(*parts: str) -> set[str]:
    """Collect the names of messages in the English catalogue."""
    return {name for part in parts for name in messages(FOLDER / "en" / f"{part}.ftl")}


def test_everything_the_screen_says_is_in_the_catalogue():
    whole, _ = said()
    assert len(whole) > 100
    assert sorted(whole - known(*SHARED, *game_ids())) == []


def test_every_sentence_of_the_screen_is_used():
    """Names that are chosen first and said later (``busy ? 'setting-up' : 'play-now'``) count wherever they stand in quotes."""
    _, beginnings = said()
    settings = {f"{name}-" for name in ("theme", "speed", "confirm", "tutor")}  # put together in Settings.svelte from their values
    unused = known("web") - set(LITERAL.findall(text()))
    assert sorted(name for name in unused if not any(name.startswith(one) for one in beginnings | settings)) == []


def test_what_is_put_together_finds_its_sentences():
    """A beginning like ``undo-${…}`` has sentences behind it."""
    _, beginnings = said()
    everything = known(*SHARED, *game_ids(), *(f"lessons_{game}" for game in courses()))
    assert [one for one in sorted(beginnings) if not any(name.startswith(one) for name in everything)] == []


def test_every_step_of_the_short_rules_is_told_and_every_sentence_is_a_step():
    text = (ROOT / "web/src/table/guide.ts").read_text("utf-8")
    listed = re.findall(r"(\w+): \[\s*((?:\[[^\]]+\],?\s*)+)\]", text)
    steps = {f"guide-{game}-{step}" for game, rest in listed for step in re.findall(r"\['(\w+)'", rest)}
    assert {game for game, _ in listed} == set(game_ids())
    assert steps == known("guide")
