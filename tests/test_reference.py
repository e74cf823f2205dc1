"""``make docs``: the site has every page and every public name, its links lead somewhere, and it asks nobody for anything."""

import doctest
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

import tidetable

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
FIRST_PAGES = ("index", "tutorial", "for-researchers", "for-bot-authors", "your-own-game")
PARTS = ("core", "bots", "arena", "table", "research")
NAMES = {  # what a stranger looks for, and where
    "tidetable": [name for name in tidetable.__all__ if name != "vector"],
    "tidetable/core/match": ["Match", "Match.play", "Match.undo", "Match.to_json", "Match.from_json", "start"],
    "tidetable/core/seen": ["Seen", "Seen.legal", "Seen.why_not", "Seen.possible", "Seen.view"],
    "tidetable/core/game": ["Game", "Game.position_text", "Game.see", "Game.carry_out"],
    "tidetable/core/record": ["Record", "number", "numbers", "SeenBy"],
    "tidetable/core/rows": ["Decisions", "decision", "Events", "event", "Planes"],
    "tidetable/core/card": ["Card", "Option", "Choice"],
    "tidetable/core/contract": ["setup", "legal", "apply", "score", "redeal"],
    "tidetable/bots": ["Bot", "bot", "advise", "bot_names"],
    "tidetable/arena/fixtures": ["Event", "Fixture"],
    "tidetable/arena/run": ["run"],
    "tidetable/table/table": ["Table"],
    "tidetable/research/vector": ["Vector", "Vector.step"],
    "tidetable/research/vector/single": ["Single"],
    "tidetable/research/gpu": ["GpuVector", "Playouts", "why_not"],
    "tidetable/research/gymnasium": ["GameEnv"],
    "tidetable/research/pettingzoo": ["env", "parallel_env"],
    "tidetable/research/openspiel": ["Game", "State", "resampler"],
}


@pytest.fixture(scope="module")
def site(tmp_path_factory) -> Path:
    folder: Path = tmp_path_factory.mktemp("docs") / "site"
    world = {**os.environ, "PYTHONPATH": str(ROOT), "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-W", "error::UserWarning", "-m", "docs.site", str(folder)]
    made = subprocess.run(command, cwd=ROOT, env=world, capture_output=True, text=True, check=False)
    assert (made.returncode, made.stdout, made.stderr) == (0, "", "")
    return folder


def pages_of(site: Path) -> list[Path]:
    return sorted(site.rglob("*.html"))


@cache
def text_of(page: Path) -> str:
    return page.read_text("utf-8")


def test_every_page_of_docs_is_there(site):
    written = {path.relative_to(DOCS).with_suffix("").as_posix() for path in DOCS.rglob("*.md")} - {"README"} | {"index"}
    assert written | {"tidetable"} | {f"tidetable/{part}" for part in PARTS} <= {
        page.relative_to(site).with_suffix("").as_posix() for page in pages_of(site)
    }


def test_every_page_leads_to_the_first_pages_and_the_reference(site):
    for page in pages_of(site):
        up = "../" * (len(page.relative_to(site).parts) - 1)
        wanted = [f'href="{up}{name}.html"' for name in (*FIRST_PAGES, "tidetable", *(f"tidetable/{part}" for part in PARTS))]
        assert [link for link in wanted if link not in text_of(page)] == [], page


def test_the_start_page_names_every_page_of_docs():
    linked = set(re.findall(r"\]\(([\w/-]+\.md)\)", (DOCS / "README.md").read_text("utf-8")))
    assert linked == {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")} - {"README.md"}


@pytest.mark.parametrize("page", NAMES)
def test_what_a_stranger_may_call_is_in_the_reference(site, page):
    text = text_of(site / f"{page}.html")
    assert [name for name in NAMES[page] if f'id="{name}"' not in text] == []


def test_what_is_private_and_the_insides_of_the_server_stay_out(site):
    names = {name for page in pages_of(site) for name in re.findall(r'<(?:section|div) id="([\w.]+)"', text_of(page))}
    private = [
        name for name in names for part in name.split(".") if part.startswith("_") and part not in {"__init__", "__version__"}
    ]
    assert (private, list(site.rglob("server*")), len(names) > 500) == ([], [], True)


def test_nothing_is_asked_of_another_host(site):
    """Scripts, styles, pictures and letters lie in the site; only sources that the rules cite are linked elsewhere."""
    for page in (*pages_of(site), *site.rglob("*.css"), *site.rglob("*.svg")):
        text = text_of(page)
        tags = re.findall(r"<(?!a\b)[^>]*\b(?:src|href|srcset|action|data)\s*=\s*[\"']\s*(?:https?:)?//[^>]*>", text)
        styles = re.findall(r"(?:url\(\s*[\"']?\s*|@import\s+[\"']?)(?:https?:)?//[^)\"']*", text)
        assert (tags, styles) == ([], []), page
        cited = re.findall(r"<a\b[^>]*href=[\"'](?:https?:)?//[^>]*>", text)
        assert not cited or page.parent.name == "rules", (page, cited)


def test_the_search_loads_its_index_from_the_site(site):
    sources = {source for page in pages_of(site) for source in re.findall(r'script\.src = "([^"]*)"', text_of(page))}
    assert sources == {"../" * depth + "search.js" for depth in range(4)}
    assert '"tutorial"' in text_of(site / "search.js")


def test_every_link_leads_somewhere(site):
    dead = []
    for page in pages_of(site):
        text = re.sub(r"<script>.*?</script>", "", text_of(page), flags=re.DOTALL)  # writes the links of what it finds
        for link in re.findall(r'\b(?:href|src)="([^"]*)"', text):
            split = urlsplit(link.replace("&amp;", "&"))
            target = page.parent / unquote(split.path) if split.path else page
            found = split.scheme or (target.is_file() and has_anchor(target.resolve(), unquote(split.fragment)))
            dead += [] if found else [f"{page.relative_to(site)}: {link}"]
    assert dead == [], "\n".join(dead)


def has_anchor(page: Path, name: str) -> bool:
    return not name or f'id="{name}"' in text_of(page)


def test_no_page_tells_of_the_machine_that_made_it(site):
    told = (f"{ROOT}/tidetable", f"{ROOT}/docs", str(site), "site-packages", " object at 0x")
    for page in (*pages_of(site), site / "search.js"):
        assert [word for word in told if word in text_of(page)] == [], page


@pytest.mark.parametrize("name", [name for name in tidetable.__all__ if not name.startswith("_")])
def test_every_name_of_the_package_shows_how_it_is_called(name):
    """tests/test_docstrings.py runs them."""
    assert doctest.DocTestParser().get_examples(getattr(tidetable, name).__doc__)


def test_a_comment_beside_a_field_is_told(site):
    """Where this project says what a field means."""
    source = (ROOT / "tidetable" / "bots" / "advice.py").read_text("utf-8")
    assert "chance: float  # to win, as this seat sees it" in source
    assert "to win, as this seat sees it" in text_of(site / "tidetable" / "bots" / "advice.html")
