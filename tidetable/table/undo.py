"""Undo by information: what a seat may take back, and whether it needs the others' consent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from tidetable.core.undo import reveals
from tidetable.table.clocks import LEAST

if TYPE_CHECKING:
    from tidetable.table.table import Table

Reach = Literal["step", "turn"]
REACHES: tuple[Reach, ...] = ("step", "turn")


def undo_to(table: Table, seat: int, reach: Reach) -> int | None:
    """Give how many decisions stand after the undo a seat asks for; None if it has nothing to take back."""
    decisions = table.playing.decisions if table.match else []
    last = next((place for place in range(len(decisions) - 1, -1, -1) if decisions[place].seat == seat), None)
    if last is None or table.over or table.plan.undo == "off" or table.seats[seat].resigned:
        return None
    first = last
    while reach == "turn" and first and decisions[first - 1].seat == seat and table.turns[first - 1] == table.turns[last]:
        first -= 1
    return first


def undo_is_free(table: Table, seat: int, to: int, at: float) -> bool:
    """Tell whether going back *to* takes back only decisions of *seat*, nothing that anybody learnt from, and leaves it time."""
    if table.plan.undo != "free" or not leaves_time(table, seat, to, at):
        return False
    taken_back = table.playing.decisions[to:]
    if any(decision.seat != seat for decision in taken_back):
        return False
    return all(is_free(table, place) for place in range(len(table.playing.decisions) - 1, to - 1, -1))


def leaves_time(table: Table, seat: int, to: int, at: float) -> bool:
    """Tell whether a seat has not used, since the decision it would take back, all the time it had for that one."""
    return not table.clocks.on or table.clocks.left_of(seat, table.moments[to], at) >= LEAST


def is_free(table: Table, place: int) -> bool:
    """Tell whether the standing decision at *place* (from 0) revealed nothing; what was found out is remembered."""
    if place not in table.free:
        match, decision = table.playing, table.playing.decisions[place]
        last = place + 1 == len(match.decisions)
        before = table.before if last and table.before is not None else match.state_at(place)
        after = match.state if last else match.state_at(place + 1)
        table.free[place] = not reveals(table.playing.game, before, after, decision.seat, decision.action)
    return table.free[place]


def undo_offer(table: Table, seat: int, at: float) -> dict[str, str | None]:
    """Say what each undo of a seat would be: free, to be asked for, or nothing; a turn of one step is taken back as a step."""
    step, turn = (undo_to(table, seat, reach) if table.status == "running" else None for reach in REACHES)
    places = {"step": step, "turn": turn if turn != step else None}
    return {reach: None if to is None else "free" if undo_is_free(table, seat, to, at) else "ask" for reach, to in places.items()}
