"""Typed access for the screen, from the descriptions alone: ``web/src/rules/<game>.ts`` and what all games share.

A record or a sheet is read where it lies in the module's memory: a getter for each number, a method with an index for each axis of
an array. Tables become constants by the names of their rows. Nothing of it is written by hand.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tidetable.core.registry import load
from tidetable.wasm.view_types import unshown_in, view_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

GETTERS = {"i1": "getInt8", "u1": "getUint8", "i2": "getInt16", "u2": "getUint16", "i4": "getInt32", "u4": "getUint32"}
GETTERS |= {"i8": "getBigInt64", "u8": "getBigUint64", "f4": "getFloat32", "f8": "getFloat64"}
SHARED = "module"
NOTE = "// Made by `tidetable build --types` from the declarations of the rules (tidetable/wasm/typescript.py); not by hand.\n"


def write_types(descriptions: Iterable[Mapping[str, Any]], folder: Path) -> list[Path]:
    """Write the typed access of games into a folder, with what they share; give the files."""
    folder.mkdir(parents=True, exist_ok=True)
    known = list(descriptions)
    texts = {SHARED: shared_text(known[0])} | {str(description["game"]): game_text(description) for description in known}
    paths = [folder / f"{name}.ts" for name in texts]
    for path, text in zip(paths, texts.values(), strict=True):
        path.write_text(text, "utf-8")
    return paths


def shared_text(description: Mapping[str, Any]) -> str:
    """Write what every module is alike in: its exports, its memory, the base of all readers."""
    exports = "\n".join(f"  {_export(export)};" for export in description["exports"])
    memory = "\n".join(f"  {name}: {json.dumps(value)}," for name, value in description["memory"].items())
    return f"""{NOTE}
/** What every module exports. A `…At` is an address in its memory; docs/wasm.md says what must lie there. */
export interface Rules {{
  readonly memory: WebAssembly.Memory;
  readonly heap: WebAssembly.Global;
{exports}
}}

/** What is the same for every game: sizes, and numbers that stand for somebody or something special. */
export const MEMORY = {{
{memory}
}} as const;

/** Numbers by name that lie in memory from an address on. */
export abstract class Block {{
  constructor(
    readonly view: DataView,
    readonly at: number,
  ) {{}}
}}
"""


def _export(export: Mapping[str, Any]) -> str:
    arguments = ", ".join(f"{_argument(argument)}: number" for argument in export["arguments"])
    return f"{export['name']}({arguments}): {'number' if export['returns'] else 'void'}"


def _argument(argument: Mapping[str, Any]) -> str:
    return f"{argument['name']}At" if argument["kind"] == "address" else str(argument["name"])


def game_text(description: Mapping[str, Any]) -> str:
    """Write the access to one game."""
    parts = [
        f"{NOTE}\nimport {{ Block }} from './{SHARED}';\n",
        f"export const GAME = {json.dumps(description['game'])};",
        f"export const RULES_VERSION = {json.dumps(description['rules_version'])};",
        f"export const ACTIONS = {description['actions']};",
        f"export const PHASES = {json.dumps(description['phases'])} as const;\n",
        _table("Decision", "The first action of each kind.", description["decisions"]),
        _table("Event", "The kinds of events in a journal.", description["events"]),
        _table("Say", "What questions, previews and refusals say.", description["messages"]),
        _table("Reason", "Why a game ends.", description["reasons"]),
        _reader("State", "The record of a game, or what a seat sees of it.", description["record"]),
        _reader("Facts", "What a screen wants to know of a seen record.", description["facts"]),
        view_text(description, unshown_in(load(str(description["game"])).folder)),
    ]
    return "\n".join(parts)


def _table(name: str, meaning: str, rows: Iterable[Mapping[str, Any]]) -> str:
    lines = "".join(f"  {row['id'].replace('-', '_').upper()}: {row['number']},\n" for row in rows)
    return f"/** {meaning} */\nexport const {name} = {{\n{lines}}} as const;\n"


def _reader(name: str, meaning: str, layout: Mapping[str, Any]) -> str:
    fields = "\n".join(_field(field) for field in layout["fields"])
    return f"/** {meaning} */\nexport class {name} extends Block {{\n  static readonly SIZE = {layout['size']};\n\n{fields}\n}}\n"


def _field(field: Mapping[str, Any]) -> str:
    """Write the access to one field: a number, or an array with an index for each axis."""
    get, width = GETTERS[field["width"]], int(field["width"][1:])
    little, kind = ", true" if width > 1 else "", "bigint" if "Big" in get else "number"
    if not field["shape"]:
        return f"  get {field['name']}(): {kind} {{ return this.view.{get}(this.at + {field['at']}{little}); }}"
    letters = "ijkl"[: len(field["shape"])]
    index = letters[0]
    for letter, length in zip(letters[1:], field["shape"][1:], strict=True):
        index = f"({index}) * {length} + {letter}" if len(index) > 1 else f"{index} * {length} + {letter}"
    place = f"({index})" if len(index) > 1 else index
    place = f"{place} * {width}" if width > 1 else index
    given = ", ".join(f"{letter}: number" for letter in letters)
    size = " x ".join(map(str, field["shape"]))
    return f"  {field['name']}({given}): {kind} {{ return this.view.{get}(this.at + {field['at']} + {place}{little}); }} // {size}"
