"""The address people use, tried as a browser would: pages, sockets, what the proxy passes on."""

from __future__ import annotations

import base64
import http.client
import os
from typing import TYPE_CHECKING
from urllib.parse import SplitResult, urlsplit

from tidetable.server.doctor.finding import Finding

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tidetable.server.settings import Settings

WITHIN = 10.0  # seconds
SWITCHED = 101


def check_address(settings: Settings) -> Iterator[Finding]:
    """Look at the address people use, and at the proxies that are trusted."""
    if settings.public_url is None:
        yield Finding(
            "note", "address", "no --public-url: links hold whatever address a browser used, and cookies are not marked secure"
        )
        return
    url = urlsplit(settings.public_url)
    if url.scheme != "https" or not url.hostname:
        yield Finding("note", "address", f"{settings.public_url} is not https: passwords and seat links travel in the open")
    if not settings.trust_proxy:
        yield Finding(
            "note", "proxies", "none is trusted: if there is one, all its clients share one address and its limits; --trust-proxy"
        )
    try:
        yield from _try(url)
    except (OSError, http.client.HTTPException) as fault:
        yield Finding(
            "wrong", "address", f"{settings.public_url} does not answer ({fault}); does the proxy run, and reach the server?"
        )


def _try(url: SplitResult) -> Iterator[Finding]:
    status, _ = _ask(url, "/healthz", {})
    if status == 200:
        yield Finding("well", "address", f"{url.geturl()} answers")
    else:
        yield Finding(
            "wrong", "address", f"{url.geturl()}/healthz answers {status}, not 200: something else is there, or no server behind it"
        )
        return
    key = base64.b64encode(os.urandom(16)).decode()
    upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key}
    status, _ = _ask(url, "/api/tables/doctor/socket", upgrade)
    if status == SWITCHED:
        yield Finding("well", "sockets", "they are passed on")
    else:
        yield Finding(
            "wrong", "sockets", f"a websocket is answered {status}, not 101; let the proxy pass Upgrade and Connection on"
        )
    status, body = _ask(url, "/metrics", {})
    if status == 200 and b"tidetable_" in body:
        yield Finding("note", "metrics", "/metrics can be read from outside; it names nobody, but keep it inside")


def _ask(url: SplitResult, path: str, headers: dict[str, str]) -> tuple[int, bytes]:
    kind = http.client.HTTPSConnection if url.scheme == "https" else http.client.HTTPConnection
    line = kind(str(url.hostname), url.port, timeout=WITHIN)
    try:
        line.request("GET", path, headers=headers)
        answer = line.getresponse()
        return answer.status, b"" if answer.status == SWITCHED else answer.read(100_000)
    finally:
        line.close()
