"""Requests to addresses that people give: never into the host's own network, never on, and soon over."""

import socket
import threading
import time
from ipaddress import ip_address

import pytest

from tests.server.receivers import Posts
from tidetable.server.http.problems import BadRequest
from tidetable.server.told import outgoing

INSIDE = (
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.1", "224.0.0.1",
    "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "ff02::1",
    "fec0::1", "192.0.0.8",
)  # fmt: skip


@pytest.mark.parametrize("address", INSIDE)
def test_no_address_inside_is_asked(address):
    assert not outgoing.is_open(ip_address(address))


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1::1"])
def test_the_open_internet_is(address):
    assert outgoing.is_open(ip_address(address))


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "0x7f000001", "2130706433", "[::1]"])
def test_a_name_that_leads_inside_is_refused_however_it_is_written(host):
    with Posts() as posts:
        port = posts.url.rpartition(":")[2]
        with pytest.raises((outgoing.Refused, outgoing.Unreachable)):
            outgoing.send(f"http://{host}:{port}/", b"x", {})
        assert posts.got == []


def test_a_name_with_one_address_inside_is_refused(monkeypatch):
    """A name that means a stranger's machine and ours is not asked at all: nobody chooses which one it will be."""
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, 443)) for one in ("93.184.216.34", "10.0.0.1")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    with pytest.raises(outgoing.Refused):
        outgoing.resolve("both.example", 443)


@pytest.mark.parametrize(
    "url", ["http://a.example", "ftp://a.example", "https://", "https://user@a.example", "https://a.example/ x", "https://a:b"]
)
def test_what_is_no_address_is_refused(url):
    with pytest.raises(BadRequest):
        outgoing.check_address(url)


def test_an_answer_that_never_ends_is_not_waited_for(monkeypatch):
    """Somebody who sends a letter now and then would hold a hand for ever."""
    monkeypatch.setattr(outgoing, "WHOLE", 0.4)
    with socket.create_server(("127.0.0.1", 0)) as server:
        threading.Thread(target=drip, args=(server,), daemon=True).start()
        begun = time.monotonic()
        with pytest.raises(outgoing.Unreachable):
            outgoing.send(f"http://127.0.0.1:{server.getsockname()[1]}/", b"x", {}, ["127.0.0.0/8"])
        assert time.monotonic() - begun < 4


def drip(server):
    """Answer a letter at a time."""
    line, _ = server.accept()
    with line:
        try:
            line.sendall(b"HTTP/1.1 200 ")
            while True:
                line.sendall(b"x")
                time.sleep(0.1)
        except OSError:
            return
