"""Rules of earlier versions, side by side: a match is replayed, and goes on, under the rules it was begun with.

When the rules version of a game rises, the module that was built of the old rules is kept beside the new one, under the name
``<game>-<version>``; ``tidetable build`` does that by itself. Ours lie in tidetable/wasm/modules, those of a game from another
package in the folder ``modules`` of that package.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from tidetable.core.registry import entry, load
from tidetable.wasm.module import MODULES
from tidetable.wasm.rebuilt import rebuilt

if TYPE_CHECKING:
    from pathlib import Path

    from tidetable.core.game import Game

VERSION = re.compile(r"[A-Za-z0-9.]{1,32}")


class _Version(msgspec.Struct):
    rules_version: str


def folder_of(game: str) -> Path:
    """Name the folder where the modules of a game lie."""
    found = entry(game)
    return MODULES if found.is_ours else found.folder / "modules"


def kept_module(game: str, version: str) -> Path:
    """Name the file of a version that is kept."""
    return folder_of(game) / f"{game}-{version}.wasm"


def keep(game: str) -> Path | None:
    """Keep the module that is built of a game, if the game's rules have another version by now; give where."""
    built = folder_of(game) / f"{game}.wasm"
    if not built.exists():
        return None
    version = msgspec.json.decode(built.with_suffix(".json").read_bytes(), type=_Version).rules_version
    if version == load(game).card.rules_version:
        return None
    kept = kept_module(game, version)
    for kind in (".wasm", ".json"):
        kept.with_suffix(kind).write_bytes(built.with_suffix(kind).read_bytes())
    return kept


def earlier(game: str, version: str) -> Game | None:
    """Give a game with the rules of an earlier version, if they are kept."""
    if not VERSION.fullmatch(version):  # anybody may write anything into a record
        return None
    path = kept_module(game, version)
    return _rebuilt(game, path) if path.exists() else None


@cache
def _rebuilt(game: str, path: Path) -> Game:
    return rebuilt(load(game), path)
