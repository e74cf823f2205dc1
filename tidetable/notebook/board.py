"""The board as a widget: the client of the table in one file, and the traits it draws from."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import anywidget
import traitlets

from tidetable.core.errors import BadSetup, whole_number
from tidetable.notebook.told import records_of, rules_of, told_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tidetable.core.match import Match

CLIENT = Path(__file__).parents[1] / "server" / "static" / "notebook.js"  # built with the client of the table: web/src/notebook


class Board(anywidget.AnyWidget):
    """A match on its board. ``tidetable.show`` makes one."""

    _esm = CLIENT.read_text("utf-8")
    rules = traitlets.Bytes().tag(sync=True)
    description = traitlets.Unicode().tag(sync=True)
    records = traitlets.Bytes().tag(sync=True)
    told = traitlets.Dict().tag(sync=True)
    at = traitlets.Int(help="the moment that is shown: how many decisions have been taken").tag(sync=True)
    height = traitlets.Int(680, help="of the board, in pixels").tag(sync=True)

    def __init__(self, match: Match, seat: int | None = None, names: Sequence[str] | None = None, **more: Any) -> None:
        """Show *match* as *seat* sees it, or a spectator."""
        self.match, self.names = match, names
        self.seat = None if seat is None else whole_number(seat, "a seat")
        if self.seat is not None and not 0 <= self.seat < match.seats:
            raise BadSetup(f"there is no seat {seat} here; there are 0 to {match.seats - 1}")
        rules, description = rules_of(match)
        super().__init__(rules=rules, description=description, **self._now(), **more)

    def _now(self) -> dict[str, Any]:
        """Give the traits that change with the match."""
        told = told_of(self.match, self.seat, self.names)
        return {"records": records_of(self.match, self.seat), "told": told, "at": len(told["moments"]) - 1}

    def update(self) -> None:
        """Show what has been decided since."""
        with self.hold_sync():
            for name, value in self._now().items():
                setattr(self, name, value)

    @traitlets.validate("at")
    def _see_moment(self, proposal: dict[str, Any]) -> int:
        """Keep to the moments there are."""
        return max(0, min(int(proposal["value"]), len(self.told.get("moments", [])) - 1))
