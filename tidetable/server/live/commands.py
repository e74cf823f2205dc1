"""What a person's messages do: commands to the table, and talk around it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tidetable.core.errors import TidetableError
from tidetable.core.record import SPECTATOR
from tidetable.server.http.problems import BadRequest, NotYou, problem_of
from tidetable.server.live.table import encode
from tidetable.server.live.wire import Ack, Eyes, Mute, Say, WantState
from tidetable.server.people.identity import clean_text
from tidetable.table.commands import SeatCommand
from tidetable.table.errors import NotAllowed, NotYourSeat
from tidetable.table.past import is_behind
from tidetable.table.rulings import Holder, do

if TYPE_CHECKING:
    from tidetable.server.live.table import Live, Reader
    from tidetable.server.people.identity import Identity
    from tidetable.server.place import Place
    from tidetable.table.commands import Command
    from tidetable.table.events import Stored
    from tidetable.table.table import Table

LONGEST_LINE = 500
MOST_MUTED = 100  # a socket should cost no more than others


async def command(place: Place, live: Live, who: Identity | None, wanted: Command, address: str, *, lag: float = 0.0) -> Ack:
    """Carry out a command in turn with other addresses'; one that was carried out before is only acknowledged again."""
    key = f"{wanted.id} {getattr(wanted, 'seat', 'host')}"
    done: list[int] = []

    def change(table: Table, at: float) -> list[Stored]:
        holder = Holder(live.held_by(who), who is not None and table.created.host in who.known)
        done[:] = [table.keys.get(key, 0) if may(holder, wanted) else 0]
        return [] if done[0] else do(table, wanted, at, holder, key, lag=lag)  # type: ignore[arg-type]

    kind = str(wanted.__struct_config__.tag)
    try:
        async with place.turns.of(address):
            rows = await place.hub.change(live.table.id, change)
    except TidetableError as fault:
        place.metrics.commands.labels(kind, problem_of(fault).error).inc()
        raise
    place.metrics.commands.labels(kind, "done" if rows else "again").inc()
    if is_behind(live.table) and not live.held_by(who):  # a host who does not sit here: how far the table is tells something
        return Ack(wanted.id, 0)
    return Ack(wanted.id, rows[-1].n if rows else done[0] or live.table.n)


def may(holder: Holder, wanted: Command) -> bool:
    """Tell whether somebody may send a command at all: only they learn that it was carried out before."""
    return wanted.seat in holder.seats if isinstance(wanted, SeatCommand) else holder.host


async def converse(place: Place, live: Live, reader: Reader, message: Any) -> None:
    """Do what is no command: look through other eyes, ask for a state, chat, mute."""
    if isinstance(message, Eyes):
        await look_through(place, live, reader, message.seat)
    elif isinstance(message, WantState):
        await place.gates.looks.pace(reader.address, "looks")
        async with place.turn_to_look(), live.lock:
            live.show(reader, message.since, place.clock.now())
    elif isinstance(message, Say):
        await say(place, live, reader, message)
    elif isinstance(message, Mute):
        on = message.on and len(reader.muted) < MOST_MUTED
        reader.muted = reader.muted | {message.who} if on else reader.muted - {message.who}
    else:
        raise BadRequest("you have said hello already")


async def look_through(place: Place, live: Live, reader: Reader, seat: int | None) -> None:
    """Show the table through another seat of the same person (pass and play), or as a spectator sees it."""
    await place.gates.looks.pace(reader.address, "looks")
    async with place.turn_to_look(), live.lock:
        if seat is not None and (seat not in reader.seats or reader.watches):
            raise NotYourSeat(f"you do not hold seat {seat}")
        reader.eyes = SPECTATOR if seat is None else seat
        live.show(reader, 0, place.clock.now())


async def say(place: Place, live: Live, reader: Reader, message: Say) -> None:
    """Store a line of chat and send it to everybody."""
    who = reader.who
    if who is None:
        raise NotYou("to chat you need an identity: ask for /api/me first")
    sits = bool(live.held_by(who))
    if message.aside and sits and not live.table.over:
        raise NotAllowed("the commentary belongs to those who watch", ("refused-commentary", {}))
    if not message.aside and not sits and is_behind(live.table):
        raise NotAllowed("who watches behind time talks in the commentary", ("refused-behind", {}))
    if not live.table.chat or not place.settings.chat:
        raise NotAllowed("the chat of this table is off", ("refused-chat-off", {}))
    if who.child:
        raise NotAllowed("in children's mode nobody talks", ("refused-child", {}))
    place.penalties.check_silence(who.known, place.clock.now())
    key = f"{live.table.id} {who.player} {message.id}"
    if key not in place.said:
        place.gates.chat.pass_(who.player, "lines of chat")
        place.gates.chats.pass_(reader.address, "lines of chat")
        text = clean_text(message.text, LONGEST_LINE, "a line of chat")
        seat = min(reader.seats, default=None)
        name = live.name_of(seat) if seat is not None else reader.watcher or live.watcher_name(reader, who.name)
        line = await place.hub.store.say(live.table.id, place.clock.now(), who.player, seat, name, text, aside=message.aside)
        place.remember_said(key)
        await place.hub.audience.tell_chat(live, line)
    reader.offer(encode(Ack(message.id, reader.n)), place.clock.now())
