"""The nginx of deploy/, before servers that only note what they are asked: nothing a client writes passes for the proxy's word."""

import contextlib
import os
import shutil
import socket as sockets
import subprocess
import threading
import time
from pathlib import Path

import pytest

from tests.server.harness import PATIENCE, free_port, wait_for
from tests.server.services import missing

TEMPLATE = Path(__file__).parents[2] / "deploy" / "nginx.conf.template"
ANSWER = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"


class Upstream(threading.Thread):
    """A server that answers everything alike, and keeps the heads it was sent."""

    def __init__(self):
        super().__init__(daemon=True)
        self.socket = sockets.create_server(("127.0.0.1", 0))
        self.port = self.socket.getsockname()[1]
        self.heads: list[str] = []

    def run(self):
        with contextlib.suppress(OSError):
            while True:
                threading.Thread(target=self.answer, args=(self.socket.accept()[0],), daemon=True).start()

    def answer(self, line):
        read = b""
        with contextlib.suppress(OSError), line:
            while data := line.recv(65_536):
                read += data
                while b"\r\n\r\n" in read:
                    head, _, read = read.partition(b"\r\n\r\n")
                    self.heads.append(head.decode().lower())
                    line.sendall(ANSWER)


@pytest.fixture(scope="module")
def proxied(tmp_path_factory):
    """The port of an nginx, and the two servers behind it."""
    program = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
    if program is None:
        missing("nginx")
    assert program is not None
    folder, port, servers = tmp_path_factory.mktemp("nginx"), free_port(), [Upstream(), Upstream()]
    for server in servers:
        server.start()
    named = " ".join(f"server 127.0.0.1:{server.port};" for server in servers)
    site = (
        TEMPLATE.read_text().replace("${TIDETABLE_SERVERS}", named).replace("listen ${TIDETABLE_PORT}", f"listen 127.0.0.1:{port}")
    )
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    (folder / "nginx.conf").write_text(
        f"daemon off;\npid {folder}/pid;\nerror_log {folder}/log;\nevents {{}}\nhttp {{\naccess_log off;\n{temporary}{site}\n}}\n"
    )
    running = subprocess.Popen([str(program), "-c", str(folder / "nginx.conf"), "-p", str(folder)])
    try:
        wait_for(lambda: sockets.socket().connect_ex(("127.0.0.1", port)) == 0, "nginx does not start")
        yield port, servers
    finally:
        running.terminate()
        running.wait(PATIENCE)
        for server in servers:
            server.socket.close()


def asked(proxied, head):
    """Ask through the proxy; give its answer, and the heads that came through."""
    port, servers = proxied
    for server in servers:
        server.heads.clear()
    with sockets.create_connection(("127.0.0.1", port), timeout=10) as line:
        line.sendall(head.replace("\n", "\r\n").encode())
        answer = line.recv(4096).decode()
    time.sleep(0.05)
    return answer, [head for server in servers for head in server.heads]


def said(head, name):
    """Give what a head says under a name."""
    return [line.partition(":")[2].strip() for line in head.split("\r\n") if line.startswith(f"{name}:")]


def test_sockets_are_asked_for_and_nothing_else(proxied):
    for upgrade, passed in (
        ("websocket", ["websocket"]),
        ("WebSocket", ["websocket"]),
        ("h2c", []),
        ("x", []),
        ("websocket, x", []),
    ):
        _, [head] = asked(proxied, f"GET /api/me HTTP/1.1\nHost: x\nConnection: Upgrade\nUpgrade: {upgrade}\n\n")
        assert said(head, "upgrade") == passed
        assert said(head, "connection") == (["upgrade"] if passed else [])


def test_where_somebody_comes_from_is_said_by_the_proxy(proxied):
    _, [head] = asked(proxied, "GET / HTTP/1.1\nHost: x.example\nX-Forwarded-For: 192.0.2.7\nX-Forwarded-Proto: https\n\n")
    assert said(head, "x-forwarded-for") == ["192.0.2.7, 127.0.0.1"]  # the right end is the proxy's
    assert said(head, "x-forwarded-proto") == ["http"]
    assert said(head, "host") == ["x.example"]


@pytest.mark.parametrize(
    "path", ["/metrics", "/metrics/", "/metrics?x", "//metrics", "/x/../metrics", "/%6detrics", "/./metrics/x"]
)
def test_the_counters_stay_inside(proxied, path):
    answer, heads = asked(proxied, f"GET {path} HTTP/1.1\nHost: x\n\n")
    assert answer.startswith("HTTP/1.1 404 ")
    assert heads == []


def test_all_who_are_at_a_table_come_to_one_server(proxied):
    _, servers = proxied
    used = set()
    for number in range(16):
        at = set()
        for path in (
            f"/t/table{number}",
            f"/api/tables/table{number}",
            f"/api/tables/table{number}/socket",
            f"/api/tables/table{number}/state?eyes=0",
        ):
            asked(proxied, f"GET {path} HTTP/1.1\nHost: x\n\n")
            at |= {place for place, server in enumerate(servers) if server.heads}
        assert len(at) == 1
        used |= at
    assert used == {0, 1}
