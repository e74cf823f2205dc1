"""The socket of the lobby: nothing is asked over it, and everything that changes is told."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from tidetable.core.errors import TidetableError
from tidetable.server.http.problems import AWAY, problem_of
from tidetable.server.live.socket import Gone, Socket, cookie_value
from tidetable.server.live.table import Reader, encode
from tidetable.server.live.wire import Ping, Pong
from tidetable.server.logs import log

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from typing import Any

    from tidetable.server.place import Place


class LobbySocket(Socket):
    """One connection to the lobby."""

    def __init__(
        self, place: Place, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]],
        cut: Callable[[], object], address: str,
    ) -> None:  # fmt: skip
        super().__init__(place, "", receive, send, cut, address)

    async def serve(self, cookie: str | None) -> None:
        """Serve the connection until one side ends it."""
        await self._receive()  # websocket.connect
        await self._send({"type": "websocket.accept"})
        try:
            who = await self.place.door.by_cookie(cookie_value(cookie))
        except TidetableError as fault:
            await self._part(problem_of(fault).error, str(fault))
            return
        reader = Reader(who, self.place.settings.limits.outbox)
        reader.cut, reader.address = self._cut, self.address
        lobby = self.place.hub.lobby
        try:
            self.place.admission.check_reader(plays=False)
            await self.place.gates.looks.pace(self.address, "looks")  # the whole list is made for each who comes
            await lobby.join(reader)
            await self._tell(reader)
        except TidetableError as fault:
            await self._part(problem_of(fault).error, str(fault))
        except SQLAlchemyError as fault:
            log.error("storage", fault=repr(fault))
            await self._part("unavailable", AWAY)
        except Gone:
            pass
        finally:
            if reader in lobby.readers:
                lobby.leave(reader)

    async def _tell(self, reader: Reader) -> None:
        listening = asyncio.create_task(self._hear(reader))
        listening.add_done_callback(lambda _task: reader.ready.set())
        try:
            while not listening.done():
                await reader.ready.wait()
                reader.ready.clear()
                while reader.outbox:
                    await self._say(reader.outbox.pop(0)[0])
                if reader.closing is not None:
                    await self._part(*reader.closing)
                    return
                if reader.behind:
                    self.place.metrics.resynced.inc()
                    await self.place.hub.lobby.show(reader)
        finally:
            listening.cancel()
            with contextlib.suppress(asyncio.CancelledError, Gone):
                await listening  # what ended it is said by whoever called
            del listening

    async def _hear(self, reader: Reader) -> None:
        while True:
            message = await self._next()
            if isinstance(message, Ping):
                now = self.place.clock.now()
                reader.offer(encode(Pong(message.t, now)), now)
