"""What a pair of eyes is shown of a table: the state message and the story, all made through the one door (``Table.seen``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tidetable.core.record import ALL_SEEING, SPECTATOR
from tidetable.table import events as ev
from tidetable.table.errors import NotNow
from tidetable.table.rulings import claims
from tidetable.table.undo import undo_offer

if TYPE_CHECKING:
    from tidetable.core.rows import Happening as Told
    from tidetable.core.rows import Message
    from tidetable.core.seen import Seen
    from tidetable.table.clocks import Clocks
    from tidetable.table.table import Happening, Table

STORY_AT_ONCE = 500  # entries a state carries at most
Picture = dict[str, Any]


def picture(table: Table, eyes: int, at: float, since: int = 0) -> Picture:
    """Give the whole picture for *eyes*, with the story after event *since*."""
    shown: Picture = {"n": table.n, "time": at, "eyes": eyes if eyes >= 0 else None, "status": table.status}
    shown |= {"hands": True} if eyes == ALL_SEEING else {}
    return shown | position(table, eyes) | surroundings(table, eyes, at) | story(table, eyes, since)


def position(table: Table, eyes: int) -> Picture:
    """Give what the game shows and asks."""
    if table.match is None:
        return {"view": None, "waiting": [], "question": None, "legal": []}
    seen = table.seen(eyes)
    asked = eyes in table.waiting
    return {
        "view": seen.view,
        "waiting": table.waiting,
        "question": seen.question if asked else None,
        "legal": [choice(seen, action) for action in seen.legal] if asked else [],
    }


def choice(seen: Seen, action: int) -> Picture:
    """Give one thing that may be decided, as a screen offers it."""
    decisions = seen.game.Decision
    return {
        "action": action,
        "text": decisions.text(action),
        "message": decisions.message(action),
        "target": decisions.target(action),
        "preview": seen.preview(action),
    }


def surroundings(table: Table, eyes: int, at: float) -> Picture:
    """Give what is around the game: clocks, undo, requests, claims, the result."""
    asking = table.asking
    return {
        "clocks": _clocks(table, at),
        "undo": undo_offer(table, eyes, at) if eyes >= 0 else {"step": None, "turn": None},
        "asked": {"what": asking.what, "seat": asking.seat, "to": asking.to, "agreed": sorted(table.agreed)} if asking else None,
        "claims": [{"of": of, "what": what} for of, what in claims(table, eyes).items()],
        "result": table.result,
        "look_back": shows_again(table),
        "secrets": has_secrets(table),
    }


def has_secrets(table: Table) -> bool:
    """Tell whether a seat may see what others may not: then people at one screen need a curtain."""
    return table.game.has_hands


def _clocks(table: Table, at: float) -> Picture | None:
    clocks = table.clocks
    if not clocks.on:
        return None
    return {"kind": clocks.clock.kind, "seats": [_clock(clocks, seat.number, at) for seat in table.seats]}


def _clock(clocks: Clocks, seat: int, at: float) -> Picture:
    shown: Picture = {"left": round(clocks.left(seat, at), 3), "running": seat in clocks.running}
    return {**shown, "holiday": True} if seat in clocks.resting else shown


def shows_again(table: Table, action: int | None = None) -> bool:
    """Tell whether the table shows earlier views, or a seat's own earlier *action*, once more."""
    return table.over or table.game.is_shown_again(table.plan.options, action)


# The story


def story(table: Table, eyes: int, since: int) -> Picture:
    """Tell what happened after event *since*, as *eyes* may know it."""
    told = table.story[max(since, 0) :]
    entries = [entry(table, happening, eyes) for happening in told[-STORY_AT_ONCE:]]
    return {"entries": entries, "cut": True} if len(told) > STORY_AT_ONCE else {"entries": entries}


def entry(table: Table, happening: Happening, eyes: int) -> Picture:
    """Tell one event, in words."""
    told = known_of(table, happening, eyes)
    if "action" in told:
        told["text"] = None if told["action"] is None else table.game.Decision.text(told["action"])
    if happening.journal is not None:
        told["events"] = table.game.Event.read(happening.journal, ALL_SEEING if table.is_open else eyes)
    told["log"] = _log(table, told, happening.event)
    return told


def known_of(table: Table, happening: Happening, eyes: int) -> Picture:
    """Tell what *eyes* may know of one event, without what the rules wrote."""
    event = happening.event
    told: Picture = {"n": happening.n, "at": happening.at, "kind": event.__struct_config__.tag}
    told |= _PUBLIC[type(event)](event)
    if isinstance(event, ev.Decided):
        known = table.is_open or (eyes == event.seat and shows_again(table, event.action))
        told |= {"action": event.action if known else None, "decision": happening.decision}
    if isinstance(event, ev.Ended):
        told["secret"] = table.secret
    return told


def _log(table: Table, told: Picture, event: ev.AnyEvent) -> list[Message]:
    messages = tell(table, told.get("events", []))
    if isinstance(event, ev.Decided):
        return [("table-bot-failed", {"seat": event.seat}), *messages] if event.by == "fault" else messages
    arguments = {name: value for name, value in _PUBLIC[type(event)](event).items() if value is not None}
    return [(f"table-{told['kind']}", arguments), *messages]


def tell(table: Table, events: list[Told]) -> list[Message]:
    """Put the game's events into messages of the catalogue."""
    messages = (table.game.Event.message(event) for event in events)
    return [message for message in messages if message is not None]


def _public(*names: str) -> Any:
    """Choose the fields of an event that everybody may know."""
    return lambda event: {name: getattr(event, name) for name in names}


_PUBLIC: dict[type, Any] = {
    ev.Created: _public(), ev.Sat: _public("seat"), ev.Left: _public("seat"), ev.Salted: _public("seat"), ev.Started: _public(),
    ev.Decided: _public("seat", "by"), ev.Undone: _public("seat", "to"), ev.Asked: _public("seat", "what"),
    ev.Answered: _public("seat", "yes"), ev.Paused: _public("seat"), ev.Resumed: _public("seat"),
    ev.TimedOut: _public("seat", "what"), ev.TakenOver: _public("seat", "bot"), ev.TakenBack: _public("seat"),
    ev.Away: _public("seat"), ev.Back: _public("seat"), ev.Claimed: lambda e: {**_public("seat", "of", "what")(e), "other": e.of},
    ev.Resigned: _public("seat"), ev.Settings: _public("chat"), ev.Woke: _public(), ev.Ended: _public("reason"),
    ev.Again: _public("seat", "yes"), ev.Rematch: _public("table"),
    ev.HolidayBegun: _public("seat"), ev.HolidayEnded: _public("seat"), ev.Declined: _public(),
}  # fmt: skip


# Looking back


def replayed(table: Table, at: int, eyes: int) -> Picture:
    """Show the table after its first *at* standing decisions as *eyes* saw it then (``ALL_SEEING``: everything, after the end)."""
    if not shows_again(table) and at < table.decisions:
        raise NotNow("at this table what was seen is to be remembered; look back after the end", ("refused-remember", {}))
    match, game = table.playing, table.game
    state = match.state_at(at)
    seen = game.see(state, eyes)
    events = match.journal_at(at, eyes, then=True)
    decision = match.decisions[at - 1] if at else None
    known = decision is not None and eyes in {decision.seat, ALL_SEEING} and shows_again(table, decision.action)
    return {
        "at": at,
        "of": len(match.decisions),
        "eyes": {ALL_SEEING: "all", SPECTATOR: None}.get(eyes, eyes),
        "seat": decision.seat if decision else None,
        "action": decision.action if decision and known else None,
        "text": game.Decision.text(decision.action) if decision and known else None,
        "view": seen.view,
        "waiting": game.waiting_seats(state),
        "question": seen.question,
        "events": events,
        "log": tell(table, events),
    }
