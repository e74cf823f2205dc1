"""A match in a notebook: its real board, drawn by the client of the table, to be stepped through and replayed (docs/notebook.md).

It is the extra ``[notebook]``. Without it a match is shown as its line of text, as in a terminal.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from tidetable.core.errors import BadSetup
from tidetable.core.registry import entry

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tidetable.core.match import Match
    from tidetable.notebook.board import Board


def show(match: Match, seat: int | None = None, *, names: Sequence[str] | None = None) -> Board:
    """Show a match in a notebook, as *seat* sees it, or a spectator; once it is over, with everything open.

    >>> import tidetable
    >>> board = tidetable.show(tidetable.start("fish_n_stones", seed="a fine day"), names=["Ann", "Ben"])
    >>> board.at
    0

    The board stands at the last decision. ``board.at`` is where it stands: set it to step, or use the bar below the board.
    After more decisions ``board.update()`` shows them. Without anywidget, or for a game of another package, of which the client
    has no drawings, there is none: ``BadSetup``.
    """
    if not entry(match.game.id).is_ours:
        raise BadSetup(f"a notebook has no drawings of {match.game.card.name}; print(match.seen().drawing()) draws it in letters")
    if not _has_widgets():
        raise BadSetup("a board in a notebook needs anywidget: pip install tidetable[notebook]")
    from tidetable.notebook.board import Board  # noqa: PLC0415 - an extra

    return Board(match, seat, names)


def bundle(match: Match) -> Any:
    """Give what a notebook shows of a match that ends a cell: its board where there can be one, and its line of text everywhere."""
    text = {"text/plain": repr(match)}
    if not _has_widgets() or not entry(match.game.id).is_ours:
        return text
    shown, about = show(match)._repr_mimebundle_() or ({}, {})
    return {**shown, **text}, about


def _has_widgets() -> bool:
    return find_spec("anywidget") is not None
