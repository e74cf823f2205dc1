"""The table server: HTTP and websockets around tidetable.table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidetable.table.rules import look_for_earlier

if TYPE_CHECKING:
    from tidetable.core.game import Game


def _earlier(game: str, version: str) -> Game | None:
    from tidetable.wasm.versions import earlier  # noqa: PLC0415 - only a match that needs them loads them

    return earlier(game, version)


look_for_earlier(_earlier)
