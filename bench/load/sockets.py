"""What an open socket costs: memory of a server process, a socket (``python -m bench.load.sockets``).

A server with spectators at some tables, who say hello, read what they are sent, and stay. Memory is the resident size after
everything has settled, with many more sockets than at first.
"""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
import tempfile
import time

import httpx

from bench.load.measures import cpu_seconds, memory

PORT = 23_421
TABLES = 50
FIRST, THEN = 400, 2_400  # sockets
HELLO = b'{"type":"hello","protocol":1}'
PING, PONG = 0x89, 0x8A
QUIET = 20  # seconds in which they only are there


async def open_line(table: str) -> asyncio.Task[None]:
    """Open a socket, say hello, and read on for ever."""
    reader, writer = await asyncio.open_connection("127.0.0.1", PORT)
    writer.write(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{PORT}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    answer = await reader.readuntil(b"\r\n\r\n")
    assert b" 101 " in answer, answer
    writer.write(frame(0x81, HELLO))
    while b'"state"' not in answer:
        answer += await asyncio.wait_for(reader.read(1 << 16), 60)
    return asyncio.create_task(stay(reader, writer))


def frame(kind: int, data: bytes) -> bytes:
    """Make a short frame as clients send it, masked with nothing."""
    return bytes([kind, 0x80 | len(data), 0, 0, 0, 0]) + data


async def stay(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answer the heartbeat."""
    while data := await reader.read(1 << 16):
        if data[0] == PING:
            writer.write(frame(PONG, data[2 : 2 + data[1]]))


async def fill(tables: list[str], lines: list[asyncio.Task[None]], count: int) -> None:
    """Open sockets until there are so many."""
    while len(lines) < count:
        lines.append(await open_line(tables[len(lines) % len(tables)]))


def some_tables() -> list[str]:
    """Make tables to look at."""
    with httpx.Client(base_url=f"http://127.0.0.1:{PORT}", timeout=60) as host:
        host.headers["X-CSRF"] = host.get("/api/me").json()["csrf"]
        wanted = {"game": "fish_n_stones", "seats": [{"kind": "me"}, {"kind": "here"}]}
        return [host.post("/api/tables", json=wanted).json()["table"]["id"] for _ in range(TABLES)]


async def measure(pid: int, tables: list[str]) -> None:
    """Open some sockets, then many, and print what they cost."""
    lines: list[asyncio.Task[None]] = []
    await fill(tables, lines, FIRST)
    await asyncio.sleep(5)
    before = memory(pid)
    await fill(tables, lines, THEN)
    await asyncio.sleep(5)
    print(f"{(memory(pid) - before) / (THEN - FIRST) / 1000:.1f} kB a socket ({FIRST} to {THEN} of them)")
    begun = cpu_seconds(pid)
    await asyncio.sleep(QUIET)
    print(f"{100 * (cpu_seconds(pid) - begun) / QUIET:.1f} % of a core for {THEN} sockets at quiet tables")


def main() -> None:
    """Run a server and measure."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "tidetable.cli", "serve", "--port", str(PORT), "--data", folder, "--log-level", "error"]
        process = subprocess.Popen(command)
        try:
            for _ in range(600):
                with contextlib.suppress(httpx.HTTPError):
                    if httpx.get(f"http://127.0.0.1:{PORT}/healthz").status_code == 200:
                        break
                time.sleep(0.1)
            time.sleep(30)  # all games are ready
            asyncio.run(measure(process.pid, some_tables()))
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
