"""Steps: what a decision led to, event by event. What is seen to move on a screen is drawn between these states."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from tidetable.core.journal import ROOM, STATE_AT, TOLD, new_journal
from tidetable.core.legal import no_actions

if TYPE_CHECKING:
    from typing import Any

    from tidetable.core.game import Game
    from tidetable.core.record import Ints, Record

NUMBER = 4  # bytes


class Steps(NamedTuple):
    """What a decision wrote, and the complete state after each of its events: after the last of them all is done."""

    journal: Ints
    states: Any  # records, one an event


def new_tale(game: Game) -> Ints:
    """Make an empty tale for the records of a game."""
    tale = np.empty(STATE_AT + (ROOM + 1) * (game.State.size // NUMBER), np.int32)
    tale[:STATE_AT] = 0  # the room for states is large, and nobody reads what was not told: it is not cleared
    return tale


def in_steps(game: Game, state: Record, seat: int, action: int) -> Steps:
    """Carry out a legal action in a state, and all that follows by itself, and keep the state after every event.

    Nobody is waited for in the midst of a decision where it is not over: there its own seat is. Rules of an earlier version may not
    be able to tell: then there are no states.
    """
    if not hasattr(game.fast, "tell"):
        game.carry_out(state, seat, action, journal := new_journal())
        return Steps(journal, game.State.batch(0))
    tale, size = new_tale(game), game.State.size
    told = tale[STATE_AT:].view(np.uint8)  # bytes, not records: of these numpy copies the fields, and leaves what is between
    told[:size] = bytes_of(state)
    game.fast.tell(np.ndarray(1, game.State.layout, told)[0], seat, action, no_actions(game.actions), tale)
    bytes_of(state)[:] = told[:size]
    count = min(int(tale[0]), ROOM)
    states = np.ndarray(count, game.State.layout, bytearray(told[size : (count + 1) * size]))
    states["waiting"][states["waiting"] == 0] = 1 << seat
    if count:
        bytes_of(states[-1])[:] = told[:size]
    return Steps(tale[:TOLD], states)


def screens_of(game: Game, states: Any, viewer: int) -> Any:
    """Give what the screen of *viewer* shows of each of the states in the midst of a decision."""
    seen = game.State.batch(len(states))
    game.fast.see_steps(states, seen, game.visible, game.shown, viewer)
    return seen


def bytes_of(record: Any) -> Any:
    """Show a record as the bytes it holds, which are the same ones."""
    return np.asarray(record).reshape(-1).view(np.ndarray).view(np.uint8)
