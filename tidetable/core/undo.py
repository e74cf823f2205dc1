"""Undo by information: a decision may be taken back freely while it has told its seat nothing new."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tidetable.core.journal import NO_JOURNAL

if TYPE_CHECKING:
    from tidetable.core.match import Match

WORLDS = 12  # possible worlds in which a decision must look the same to have revealed nothing


def may_undo(match: Match, seat: int, to: int) -> bool:
    """Tell whether *seat* may go back to decision *to* without having learnt anything in between.

    Nobody else may have decided since, no chance may have been drawn, and what the seat now knows must have followed from what
    it knew: the same decisions, taken in other worlds that were possible for it, lead to the same hidden record.
    """
    since = match.decisions[to:]
    if not since or any(decision.seat != seat for decision in since):
        return False
    before = match.state_at(to)
    if before.chance_words != match.state.chance_words:
        return False
    known, now = match.game.hidden(before, seat), match.hidden(seat)
    for world in range(WORLDS):
        state = match.game.possible(known, seat, f"undo {world}")
        for decision in since:
            if not match.game.mask(state, seat)[decision.action]:
                return False  # even what could be done depended on the unknown
            match.game.apply(state, seat, decision.action, NO_JOURNAL)
        if match.game.hidden(state, seat) != now:
            return False
    return True


def undo_point(match: Match, seat: int) -> int | None:
    """Give the decision before the seat's latest one, if it may be taken back; None otherwise."""
    to = len(match.decisions) - 1
    return to if to >= 0 and may_undo(match, seat, to) else None
