"""Conditional moves: what a seat says beforehand it will do, if others do what it foresees.

Orders are a tree of decisions, from a moment of the match on. They are a seat's own: nothing at the table shows that there are any.
What becomes of them follows from the table's story alone, so nothing need be written as the match goes on: as long as everything
happens as foreseen, the next decision of the seat stands in the tree; whatever else happens, the rest is void for good.

A tree goes no further than its seat can know. Where the next position would show it something (a card that is drawn, a hand it has
not seen), or where it could not even tell that this very decision was taken, the line ends.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from tidetable.core.chance import fast_random
from tidetable.core.errors import BadSetup
from tidetable.core.legal import no_actions
from tidetable.table import events as ev
from tidetable.table.commands import Act, Number, SeatNumber
from tidetable.table.errors import NotNow, Stale
from tidetable.table.rulings import Holder, do

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tidetable.core.game import Game
    from tidetable.core.record import Record
    from tidetable.table.table import Table

MOST_STEPS = 60  # of a tree
WORLDS = 12  # that are possible for the seat, in which a decision must lead to the same view ...
TRIES = 120  # ... out of so many dealt: in the others it could not be taken
FIRST = -1  # the place before the first step

Why = Literal["chance", "unseen", "illegal", "over"]
Void = Literal["other", "undone", "left", "over", "done"]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision in the tree: what a seat does after another step (by its place in the list; -1 after none)."""

    after: Annotated[int, msgspec.Meta(ge=FIRST, lt=MOST_STEPS)]
    seat: SeatNumber
    action: Number


class End(msgspec.Struct, frozen=True):
    """Where a line had to end: at which step, by its place in the tree as it was told, and why."""

    at: int
    why: Why  # after it there would be something new, or the match over; or it could not be told from another, or not be taken


class Orders(msgspec.Struct, frozen=True):
    """What somebody has said beforehand for a seat: the tree, and the moment it begins at."""

    table: str
    seat: int
    player: str
    n: int  # the newest event when it was said ...
    since: int  # ... and how many decisions stood then
    steps: list[Step]


class Understood(msgspec.Struct, frozen=True):
    """What can be made of a tree: the steps that will be carried out or waited for, and where lines had to end."""

    steps: list[Step]
    ends: list[End]


# Saying


def understand(game: Game, known: Record, seat: int, steps: Sequence[Step]) -> Understood:
    """Take from a tree what *seat* can foresee from what it knows now, and nothing that leads to no decision of its own."""
    check_shape(game, int(known.seats), steps)
    views: dict[int, Record | None] = {FIRST: known}
    kept: list[int] = []
    ends: list[End] = []
    for place, step in enumerate(steps):
        before = views[step.after]
        views[place] = None
        if before is None or _is_second(steps, kept, step, seat):
            continue
        after, why = foresee(game, before, seat, step.seat, step.action)
        if why not in {"illegal", "unseen"}:
            views[place] = after
            kept.append(place)
        if why is not None and (place not in kept or any(later.after == place for later in steps)):
            ends.append(End(place, why))
    wanted = _leading(steps, kept, seat)
    numbers = {FIRST: FIRST} | {place: number for number, place in enumerate(wanted)}
    return Understood([msgspec.structs.replace(steps[place], after=numbers[steps[place].after]) for place in wanted], ends)


def check_shape(game: Game, seats: int, steps: Sequence[Step]) -> None:
    """Refuse what is no tree of decisions of this game."""
    if len(steps) > MOST_STEPS:
        raise BadSetup(f"a plan has at most {MOST_STEPS} moves")
    if any(step.after >= place for place, step in enumerate(steps)):
        raise BadSetup("a move of a plan follows an earlier one of its list")
    if any(step.seat >= seats or step.action >= game.actions for step in steps):
        raise BadSetup(f"a move of a plan is a seat from 0 to {seats - 1} and an action from 0 to {game.actions - 1}")


def _is_second(steps: Sequence[Step], kept: list[int], step: Step, seat: int) -> bool:
    """Tell whether a step says again what is said already after the same one: of the seat's own decisions the first holds."""
    beside = [steps[place] for place in kept if steps[place].after == step.after]
    return step in beside or (step.seat == seat and any(other.seat == seat for other in beside))


def _leading(steps: Sequence[Step], kept: list[int], seat: int) -> list[int]:
    """Name the kept steps from which a decision of the seat's own follows, themselves included."""
    leads = {place for place in kept if steps[place].seat == seat}
    for place in reversed(kept):
        if place in leads:
            leads.add(steps[place].after)
    return [place for place in kept if place in leads]


def foresee(game: Game, known: Record, viewer: int, seat: int, action: int) -> tuple[Record | None, Why | None]:
    """Give what *viewer* will see once *seat* has taken *action*, if that follows from what it sees now; otherwise why not.

    Only what the viewer knows is asked: worlds that are possible for it are dealt, and the decision is taken in each. So the
    answer tells it nothing.
    """
    random = fast_random(f"orders {known.digest()} {viewer} {seat} {action}")[0]
    view: bytes | None = None
    found = 0
    for _ in range(TRIES):
        world = known.twin()
        game.fast.possible(world, viewer, random)
        if not game.fast.may(world, seat, action, no_actions(game.actions)):
            continue
        if found == 0 and seat != viewer and _could_be_another(game, world, viewer, seat, action):
            return None, "unseen"
        words = int(world.chance_words)
        game.carry_out(world, seat, action)
        if not world.waiting:
            return None, "over"
        seen = game.see(world, viewer).record
        if int(world.chance_words) != words:
            return None, "chance"
        if view is not None and seen.to_bytes() != view:
            return None, "chance"
        view, found = seen.to_bytes(), found + 1
        if found == WORLDS:
            break
    return (seen, None) if found else (None, "illegal")


def _could_be_another(game: Game, world: Record, viewer: int, seat: int, action: int) -> bool:
    """Tell whether another decision of that seat would look the same to the viewer: then it cannot know that it was this one."""
    views = []
    for choice in (action, *(other for other in game.legal_actions(world, seat) if other != action)):
        there = world.twin()
        game.carry_out(there, seat, choice)
        views.append(game.see(there, viewer).record.to_bytes())
    return len(views) > 1 and views[0] in views[1:]


def say_beforehand(table: Table, seat: int, n: int) -> Record:
    """Check that something can be said beforehand for a seat now, by somebody who knew event *n*; give what the seat knows."""
    if table.status != "running":
        raise NotNow("the match is not running", ("refused-not-begun" if table.status == "open" else "refused-over", {}))
    if table.plan.clock.kind != "days":
        raise NotNow("moves are said beforehand where a clock gives days for each", ("letters-refused-orders-clock", {}))
    if not table.seats[seat].is_person:
        raise NotNow(f"a bot plays for seat {seat}", ("refused-bot-plays", {"seat": seat}))
    if not table.moved_at <= n <= table.n:
        raise Stale(f"the table has moved on since event {n}; look again and decide anew", ("refused-stale", {}))
    return table.seen(seat).record


# Carrying out


def reached(orders: Orders, table: Table) -> int | Void:
    """Give the place in the tree that the match has reached, -1 before its first step; or why the orders are void."""
    if table.over or table.match is None:
        return "over"
    seat = table.seats[orders.seat]
    if orders.player not in seat.players or seat.open or seat.resigned:
        return "left"
    for told in table.story[orders.n :]:
        if isinstance(told.event, ev.Undone):
            return "undone"
        if isinstance(told.event, ev.Left | ev.TakenOver | ev.Resigned) and told.event.seat == orders.seat:
            return "left"
    place = FIRST
    for decision in table.playing.decisions[orders.since :]:
        found = _step_of(orders.steps, place, decision.seat, decision.action)
        if found is None:
            return "other" if any(step.after == place for step in orders.steps) else "done"
        place = found
    return place if any(step.after == place for step in orders.steps) else "done"


def _step_of(steps: Sequence[Step], place: int, seat: int, action: int) -> int | None:
    wanted = Step(place, seat, action)
    return next((number for number, step in enumerate(steps) if step == wanted), None)


def remaining(orders: Orders, place: int) -> list[Step]:
    """Give the part of the tree that lies ahead of a place that was reached, as a tree of its own."""
    numbers = {place: FIRST}
    made: list[Step] = []
    for number, step in enumerate(orders.steps):
        if number > place and step.after in numbers:
            numbers[number] = len(made)
            made.append(msgspec.structs.replace(step, after=numbers[step.after]))
    return made


def next_action(orders: Orders, table: Table) -> int | None:
    """Give what the seat has said it would do now; None if it said nothing of this, or only after it had been asked already."""
    place = reached(orders, table)
    asked = orders.seat in table.waiting and table.seats[orders.seat].is_person and table.status == "running"
    if not isinstance(place, int) or not asked or table.asked_at[orders.seat] <= orders.n:
        return None
    return next((step.action for step in orders.steps if step.after == place and step.seat == orders.seat), None)


def mark_of(seat: int, player: str) -> str:
    """Begin the names of all commands that carry out what somebody has said for a seat: with a letter that no client's may have."""
    return f"\x1fsaid {seat} {player} "


def carry_out(orders: Orders, table: Table, at: float) -> list[ev.Stored]:
    """Let the seat decide as it has said, if everything is as foreseen and its decision is legal; otherwise nothing happens."""
    action, seat = next_action(orders, table), orders.seat
    if action is None or not table.game.fast.may(table.playing.state, seat, action, no_actions(table.game.actions)):
        return []
    key = f"{mark_of(seat, orders.player)}{table.asked_at[seat]}"  # each question is answered once
    return do(table, Act(key, seat, table.n, action), at, Holder(frozenset({seat})), key)
