"""The shipped modules: made from these sources, small, needing nothing, described as they are (test_bytes.py builds them anew)."""

import gzip
import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest

from tidetable.core.registry import load
from tidetable.games import OURS
from tidetable.wasm.description import sources_digest
from tidetable.wasm.linker import Reader, leb, sleb
from tidetable.wasm.module import MODULES, Module
from tidetable.wasm.typescript import write_types

ROOT = Path(__file__).parents[2]
GAMES = [package.rpartition(".")[2] for package in OURS]
LARGEST = 64_000  # bytes, compressed: a page loads one of them


def description(name):
    return json.loads((MODULES / f"{name}.json").read_bytes())


@pytest.mark.parametrize("name", GAMES)
def test_a_shipped_module_was_made_from_these_sources(name):
    told = description(name)
    assert told["sources"] == sources_digest(load(name)), f"the sources have changed: tidetable build {name} --types web/src/rules"
    assert told["sha256"] == hashlib.sha256((MODULES / f"{name}.wasm").read_bytes()).hexdigest()


@pytest.mark.parametrize("name", GAMES)
def test_a_module_is_small_and_holds_nothing_of_the_machine_it_was_made_on(name):
    data = (MODULES / f"{name}.wasm").read_bytes()
    assert len(gzip.compress(data, 9)) < LARGEST
    assert not re.search(rb"\.py|numba|pickle|/home|/work|/tmp", data)


@pytest.mark.parametrize("name", GAMES)
def test_a_module_needs_nothing_and_exports_what_its_description_says(name):
    import wasmtime

    module = wasmtime.Module(wasmtime.Engine(), (MODULES / f"{name}.wasm").read_bytes())
    assert list(module.imports) == []
    exported: dict[str, Any] = {export.name: export.type for export in module.exports}
    told = {export["name"]: export for export in description(name)["exports"]}
    assert set(exported) == {"memory", "heap", *told}
    for export, made in told.items():
        assert [str(kind) for kind in exported[export].params] == ["i32"] * len(made["arguments"])
        assert [str(kind) for kind in exported[export].results] == [made["returns"]] * bool(made["returns"])


@pytest.mark.parametrize("name", GAMES)
def test_the_description_follows_from_the_declarations(name):
    game, told = load(name), description(name)
    laid: Any = game.State.layout.fields
    assert told["actions"] == sum(row["room"] for row in told["decisions"]) == game.actions
    assert told["record"]["size"] == game.State.size
    assert {field["name"]: field["at"] for field in told["record"]["fields"]} == {
        field: laid[field][1] for field in game.State.fields
    }
    assert [row["number"] for row in told["events"]] == [int(kind) for kind in game.Event]
    assert [option["name"] for option in told["options"]] == [option.name for option in game.card.options]


def test_the_typed_access_of_the_screen_is_what_the_descriptions_give(tmp_path):
    made = write_types([description(name) for name in GAMES], tmp_path)
    for path in made:
        assert path.read_text("utf-8") == (ROOT / "web/src/rules" / path.name).read_text("utf-8"), path.name


@pytest.mark.parametrize("number", [0, 1, 63, 64, 127, 128, 300, 65536, 2**31 - 1])
def test_numbers_of_the_binary_format_read_back(number):
    assert Reader(leb(number)).number() == number
    assert Reader(sleb(number)).signed() == number
    assert Reader(sleb(-number)).signed() == -number


def test_memory_grows_where_something_large_is_laid():
    module = Module("fish_n_stones")
    places = module.lay([100, 300_000])
    module.write(places[1], b"x" * 300_000)
    assert module.read(places[1] + 299_999, 1) == b"x"
    assert places[0] % 16 == places[1] % 16 == 0
