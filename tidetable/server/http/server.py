"""Running a server: uvicorn with our limits, a goodbye to everybody before it stops."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket as sockets
from typing import TYPE_CHECKING

import uvicorn

from tidetable.server.app import App
from tidetable.server.http.protocols import http_protocol_for, socket_protocol_for
from tidetable.server.live.wire import HEARTBEAT
from tidetable.server.logs import set_up_logs

if TYPE_CHECKING:
    from collections.abc import Callable

    from tidetable.server.settings import Settings

FAREWELL = 0.3  # seconds for goodbyes to reach everybody
STOP_WITHIN = 8
GARBAGE = (2_000, 10, 10_000)  # small searches often; a full one takes longer than an answer may, and next to nothing needs it


class Server(uvicorn.Server):
    """A server that says goodbye."""

    app: App
    opened: Callable[[str], None] | None = None

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        """Say where the server is reached as soon as it is."""
        await super().startup(sockets)
        if self.started and self.opened is not None:
            self.opened(address_of(self))

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        """Tell all readers before their lines are cut."""
        self.app.place.stopping = True
        if hasattr(self.app.place, "hub"):
            self.app.place.hub.audience.say_goodbye()
            await asyncio.sleep(FAREWELL)
        await super().shutdown(sockets)
        self._captured_signals.clear()  # uvicorn would end the process by the signal: but it has ended as it was asked to


def open_many_files() -> None:
    """Use as many files as the system lets us: each socket is one, and many systems begin with a thousand."""
    import resource  # noqa: PLC0415 - not on every platform

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def make_server(settings: Settings, *, level: str = "info") -> Server:
    """Put a server together, ready to run."""
    set_up_logs(level=level)
    gc.set_threshold(*GARBAGE)
    with contextlib.suppress(ImportError, OSError, ValueError):
        open_many_files()
    app = App(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=http_protocol_for(app.place),
        ws=socket_protocol_for(app.place),
        ws_max_size=settings.limits.frame,
        ws_ping_interval=HEARTBEAT,
        ws_ping_timeout=HEARTBEAT,
        ws_per_message_deflate=False,  # two zlib windows a socket would cost more than they save
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # proxies.py believes those the host has named
        timeout_graceful_shutdown=STOP_WITHIN,
        timeout_keep_alive=30,
        backlog=4096,
        lifespan="on",
    )
    server = Server(config)
    server.app = app
    return server


def address_of(server: Server) -> str:
    """Say where a running server is reached (a port of 0 has become a real one)."""
    listening = server.servers[0].sockets[0].getsockname()
    host = f"[{listening[0]}]" if ":" in listening[0] else listening[0]
    return f"http://{host}:{listening[1]}"
